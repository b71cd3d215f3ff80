"""The documentation is true: generated pages are current, examples replay, links lead somewhere."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import kogge
from kogge.cli.board import game_of
from kogge.texts.rules import document, topic, topics

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(DOCS.parent.glob("*.md"))]


@pytest.mark.parametrize("game", kogge.GAMES)
def test_the_rules_page_is_what_the_program_prints(game: str) -> None:
    assert (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8") == document(game)


@pytest.mark.parametrize("board", ["base23", "base45", "east", "britannia3", "britannia45", "hansa", "traders"])
def test_the_pictures_of_the_boards_are_current(board: str) -> None:
    game = game_of(board)
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


def test_every_link_of_every_page_leads_somewhere() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#][^)]*)\)", text):
            if not link.startswith("http"):
                assert (page.parent / link.partition("#")[0]).exists(), f"{page.name}: {link}"
