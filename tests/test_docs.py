"""The documentation is true: generated pages are current, examples replay, links lead somewhere."""

import re
from pathlib import Path

import pytest

import kogge
from kogge.cli.drawing.teutonica import draw
from kogge.texts.rules import document, topic, topics

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(DOCS.parent.glob("*.md"))]


def test_the_rules_page_is_what_the_program_prints() -> None:
    assert (DOCS / "rules" / "teutonica.md").read_text(encoding="utf-8") == document("teutonica")


@pytest.mark.parametrize("board", ["base23", "base45", "east", "britannia3", "britannia45"])
def test_the_pictures_of_the_boards_are_current(board: str) -> None:
    picture = (DOCS / "pictures" / f"{board}.svg").read_text(encoding="utf-8")
    assert picture == draw(kogge.game("teutonica").board(board))


def test_every_verb_has_one_topic_and_every_link_leads_to_one() -> None:
    known = topics("teutonica")
    explained = [verb for one in known for verb in one.verbs]
    assert sorted(explained) == sorted(kogge.game("teutonica").verbs)
    names = {one.name for one in known}
    for one in known:
        assert one.summary.endswith(".")
        assert set(re.findall(r"\]\(#([\w-]+)\)", one.text)) <= names, one.name
        assert topic("teutonica", one.name) == one
        assert topic("teutonica", one.title) == one


def test_the_first_game_is_the_record() -> None:
    """What the guide says you type is, line by line, what blue decides in the record."""
    guide = (DOCS / "first-game.md").read_text(encoding="utf-8")
    blocks = [block for block in re.findall(r"```\n(.*?)```", guide, re.S) if "kogge" not in block]
    record = kogge.read_record(DOCS / "examples" / "first-game.txt")
    blue = [text for seat, _, text in record.decisions() if seat == 0]
    assert "".join(blocks).splitlines() == blue
    assert record.seats == ["you", "greedy", "greedy"]


def test_every_link_of_every_page_leads_somewhere() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#][^)]*)\)", text):
            if not link.startswith("http"):
                assert (page.parent / link.partition("#")[0]).exists(), f"{page.name}: {link}"
