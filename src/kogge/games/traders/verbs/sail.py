"""Sail: move the ship over one to three hexes."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.traders.decisions import Frame, Verb
from kogge.games.traders.state import State
from kogge.games.traders.words import CLAIM_GOAL, SAIL, SAILED


@final
class Sail(Verb):
    """Ships never block, and cities can be sailed through; staying in place is not sailing."""

    def first(self) -> int:
        return SAIL

    def count(self) -> int:
        return CLAIM_GOAL - SAIL

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if not s.may(SAILED):
            return
        board = s.board
        here = s.ships[f.seat]
        for i in range(board.reach_first[here], board.reach_first[here + 1]):
            row.add(SAIL + board.reach[i])

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.taken |= SAILED
        s.ships[f.seat] = action - SAIL
