"""Refill: pay once and fill all empty warehouses in the order of their numbers, pile after pile."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.words import BEGIN, EMPTY, PRICE, REFILL


@final
class Refill(Verb):
    """The first thing in a turn or not at all; with all warehouses empty it has to be done."""

    def first(self) -> int:
        return REFILL

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.talers[f.seat] >= PRICE:
            row.add(REFILL)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.talers[f.seat] -= PRICE
        left = len(s.piles)
        for warehouse in s.board.fill_order:
            if left > 0 and s.warehouses[warehouse] == EMPTY:
                left -= 1
                s.warehouses[warehouse] = s.piles[left]
        s.piles = s.piles[:left]
        s.reveal()


def must_refill(s: State, f: Frame) -> bool:
    """All warehouses are empty, and replenishing is still possible."""
    return f.decision == BEGIN and s.count_empty() == s.board.n_warehouses
