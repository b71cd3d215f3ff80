"""Counts of sequences of decisions from the start; like points of a route count once.

The first number can be checked by hand: per route two kinds of piece, the incomes, and the end of the turn;
with two players of the second edition two kinds more for each of the eight routes with a neutral trader.
"""

import pytest

import kogge
from kogge.cli.perft import count

COUNTS = {
    ("argentum", 3): [66, 3396, 13063],
    ("argentum", 4): [70, 3812, 14695],
    ("argentum", 5): [70, 3812, 14695],
    ("second", 2): [82, 4235, 17187],
    ("second", 3): [66, 3396, 13063],
    ("second", 4): [70, 3812, 14695],
    ("second", 5): [70, 3812, 14695],
    ("bigbox", 3): [68, 3664, 13860],
    ("bigbox", 4): [72, 4096, 15540],
    ("bigbox", 5): [72, 4096, 15540],
}


@pytest.mark.parametrize(("edition", "players"), COUNTS)
def test_perft(edition: str, players: int) -> None:
    state = kogge.start(kogge.ruleset("teutonica", edition=edition, players=players), seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == COUNTS[edition, players]
