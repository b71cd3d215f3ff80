"""The documentation is true: generated pages are current, examples replay, links lead somewhere."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import kogge
from kogge.cli import ladder_page
from kogge.texts.rules import document, topic, topics

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(DOCS.parent.glob("*.md"))]


@pytest.mark.parametrize("game", kogge.GAMES)
def test_the_rules_page_is_what_the_program_prints(game: str) -> None:
    assert (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8") == document(game)


def shipped_boards() -> list[tuple[str, str]]:
    games = [kogge.game(name) for name in kogge.GAMES]
    kinds = [
        (game, edition, players) for game in games for edition in game.editions for players in game.players(edition)
    ]
    return sorted({(game.name, board) for game, edition, players in kinds for board in game.boards(edition, players)})


@pytest.mark.parametrize(("game", "board"), shipped_boards())
def test_the_pictures_of_the_boards_are_current(game: str, board: str) -> None:
    picture = (DOCS / "pictures" / f"{board}.svg").read_text(encoding="utf-8")
    assert picture == import_module(f"kogge.cli.drawing.{game}").draw(kogge.game(game).board(board))


@pytest.mark.parametrize("game", kogge.GAMES)
def test_every_verb_has_one_topic_and_every_link_leads_to_one(game: str) -> None:
    known = topics(game)
    explained = [verb for one in known for verb in one.verbs]
    assert sorted(explained) == sorted(kogge.game(game).verbs)
    names = {one.name for one in known}
    for one in known:
        assert one.summary.endswith(".")
        assert set(re.findall(r"\]\(#([\w-]+)\)", one.text)) <= names, one.name
        assert topic(game, one.name) == one
        assert topic(game, one.title) == one


def test_the_first_game_is_the_record() -> None:
    """What the guide says you type is, line by line, what blue decides in the record."""
    guide = (DOCS / "first-game.md").read_text(encoding="utf-8")
    blocks = [block for block in re.findall(r"```\n(.*?)```", guide, re.S) if "kogge" not in block]
    record = kogge.read_record(DOCS / "examples" / "first-game.txt")
    blue = [text for seat, _, text in record.decisions() if seat == 0]
    assert "".join(blocks).splitlines() == blue
    assert record.seats == ["you", "greedy", "greedy"]


def test_the_page_of_the_ladder_is_made_from_the_results() -> None:
    results = sorted((DOCS / "results").glob("*.jsonl"))
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == ladder_page.page(results)


def test_every_link_of_every_page_leads_somewhere() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#][^)]*)\)", text):
            if not link.startswith("http"):
                assert (page.parent / link.partition("#")[0]).exists(), f"{page.name}: {link}"
