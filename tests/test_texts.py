"""Every message of the rules has its sentence in the catalogue, and every sentence its use."""

import re
from pathlib import Path

import kogge
from kogge.texts import bundle

SOURCE = Path(kogge.__file__).parent
CATALOGUE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "texts" / "en").glob("*.ftl")))
KEYS = set(re.findall(r"^([a-z][\w-]*) =", CATALOGUE, re.M))


def used_keys() -> set[str]:
    """Keys named literally in the source."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        found |= set(
            re.findall(
                r"""["'\s(]((?:reason|prompt|record|position|undo|match)-[a-z-]+)["']""",
                file.read_text(encoding="utf-8"),
            )
        )
        found |= set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", file.read_text(encoding="utf-8")))
    return {key for key in found if not key.endswith("-")}


def test_no_sentence_is_missing() -> None:
    assert used_keys() - KEYS == set()


def test_the_catalogue_is_well_formed() -> None:
    found = bundle("en")
    assert len(KEYS) > 100
    assert [key for key in KEYS if not found.has_message(key)] == []


def test_every_verb_event_and_decision_has_its_sentence() -> None:
    verbs = ["end", "done", "pay", "develop", "use", "income", "place", "displace", "put", "lift", "remove", "create"]
    verbs += ["swap", "lay"]
    events = ["paid", "returns", "returns-to-stock", "takes-marker", "points", "develops", "completes", "looks"]
    events += ["leaves-game", "turn", "over"]
    decisions = ["turn", "fee", "reply", "move", "move-others", "remove", "replace"]
    needed = {f"event-{name}" for name in verbs + events} | {f"prompt-{name}" for name in decisions}
    needed |= {f"reason-unasked-{verb}" for verb in ("done", "pay", "put", "remove", "lay")}
    assert needed - KEYS == set()
