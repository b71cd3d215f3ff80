"""Whole games by clicking, from the empty board to the score sheet."""

from typing import Any

import pytest
from conftest import new_table, sit_down
from playwright.sync_api import Page, expect
from running import Server

GAMES = {
    "base": {"board": "base45", "players": 4},
    "east": {"board": "east", "players": 4},
    "britannia": {"board": "britannia45", "players": 4},
    "neutral": {"edition": "second", "board": "base23", "players": 2},
}


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_whole_game_by_clicking(server: Server, page: Page, rules: dict[str, Any]) -> None:
    player = sit_down(page, server, new_table(server, rules=rules))
    clicks = player.play()
    assert clicks > 20
    expect(page.locator("dialog.sheet h2")).to_contain_text("win")
    totals = [int(cell.inner_text()) for cell in page.locator("[data-total]").all()]
    assert len(totals) == rules["players"]
    assert totals == sorted(totals, reverse=True)
