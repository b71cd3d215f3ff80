"""Every message has its sentence in the catalogue, every sentence its use, and no sentence stands in the code."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import kogge
from kogge.cli.terminal.commands import COMMANDS
from kogge.games.hansa.names import SOURCE_NAMES
from kogge.games.teutonica.names import FAVOUR_NAMES
from kogge.texts import bundle

SOURCE = Path(kogge.__file__).parent
CATALOGUE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "texts" / "en").glob("*.ftl")))
KEYS = set(re.findall(r"^([a-z][\w-]*) =", CATALOGUE, re.M))
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py")))
NAMED = set(re.findall(r"""(?:\bsay|(?<!\.)\btext)\(\s*["']([a-z][\w-]*)["']""", CODE))
NAMED |= {f"help-{name}" for name in re.findall(r"""option\(["']([\w-]+)["']\)""", CODE)}
# Keys that are put together: what stands before and after the part that varies.
PARTLY = re.findall(r"""(?:say|text|key =)\(?\s*f["']([^"']*(?:\{[^}]*\}[^"']*)+)["']""", CODE)


def patterns() -> list[re.Pattern[str]]:
    return [re.compile(re.sub(r"\\\{[^}]*\\\}", r"[\\w-]+", re.escape(part))) for part in PARTLY]


def test_no_sentence_is_missing() -> None:
    assert sorted(NAMED - KEYS) == []
    assert len(NAMED) > 150


def test_no_sentence_is_without_use() -> None:
    within = set(re.findall(r"\{ ([a-z][\w-]*) \}", CATALOGUE))
    quoted = {key for key in KEYS if f'"{key}"' in CODE}
    unused = KEYS - NAMED - within - quoted
    assert sorted(key for key in unused if not any(pattern.fullmatch(key) for pattern in patterns())) == []


def test_the_catalogue_is_well_formed() -> None:
    found = bundle("en")
    assert [key for key in KEYS if not found.has_message(key)] == []


@pytest.mark.parametrize("game", kogge.GAMES)
def test_every_kind_of_action_and_every_option_has_its_sentence(game: str) -> None:
    verbs = kogge.game(game).verbs
    needed = {f"{game}-{part}-{verb}" for verb in verbs for part in ("kind", "cost", "event")}
    needed |= {option.about for option in kogge.game(game).options}
    needed |= {f"{game}-edition-{edition}" for edition in kogge.game(game).editions}
    needed |= {f"{game}-{part}" for part in ("name", "in-short", "help-example", "help-legend", "prompt-turn")}
    assert needed - KEYS == set()


def test_every_event_and_decision_of_hansa_teutonica_has_its_sentence() -> None:
    events = ["returns", "returns-to-stock", "takes-marker", "points", "develops", "completes", "looks"]
    events += ["leaves-game", "turn", "over", "declines", "declines-permanent", "shows-mission"]
    decisions = ["turn", "fee", "reply", "move", "move-others", "remove", "replace", "pawn-start", "leaving"]
    decisions += ["anywhere", "favour-fee", "echo"]
    needed = {f"teutonica-event-{name}" for name in events}
    needed |= {f"teutonica-prompt-{name}" for name in decisions}
    needed |= {f"teutonica-reason-unasked-{verb}" for verb in ("done", "pay", "put", "remove", "lay", "buy", "give")}
    needed |= {f"teutonica-favour-{name}" for name in FAVOUR_NAMES}
    assert needed - KEYS == set()


def test_every_event_decision_and_reason_of_hansa_has_its_sentence() -> None:
    needed = {f"hansa-event-{name}" for name in ("taxes", "last-round", "turn", "over")}
    needed |= {f"hansa-prompt-{name}" for name in ("over", "turn", "set-up", "selling", "loss", "taxes")}
    needed |= {f"hansa-reason-unasked-{verb}" for verb in ("refill", "place", "add", "done", "lose", "give")}
    needed |= {f"hansa-source-{name}" for name in (*SOURCE_NAMES, "total")}
    assert needed - KEYS == set()


def test_every_event_and_decision_of_traders_has_its_sentence() -> None:
    needed = {f"traders-event-{name}" for name in ("empties", "triggers-end", "turn", "over")}
    needed |= {f"traders-prompt-{name}" for name in ("turn", "claim", "over")}
    needed |= {f"traders-reason-unasked-{verb}" for verb in ("done", "claim")}
    needed |= {f"traders-reason-again-{verb}" for verb in ("load", "unload", "sail")}
    needed |= {f"traders-source-{source}" for source in ("contracts", "achievements", "cities", "total")}
    assert needed - KEYS == set()


@pytest.mark.parametrize("game", kogge.GAMES)
def test_nothing_that_can_be_typed_during_a_game_has_two_meanings(game: str) -> None:
    looks = import_module(f"kogge.cli.terminal.{game}").Picture.looks
    words = [*COMMANDS, *looks, *kogge.game(game).verbs]
    assert len(set(words)) == len(words)


def sentences(file: Path) -> list[str]:
    """Strings of three words or more that are no docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    return [string for string in strings if re.search(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}", string)]


def test_no_sentence_stands_in_the_commands() -> None:
    found = {file.name: sentences(file) for file in (SOURCE / "cli").rglob("*.py")}
    assert {name: strings for name, strings in found.items() if strings} == {}
