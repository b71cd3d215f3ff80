"""Sail: the ship moves along one route, in the direction of its arrow."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.board import MAX_CITIES
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.words import PRICE, SAIL


@final
class Sail(Verb):
    """As often as it is paid for; in the next city there is an action again."""

    def first(self) -> int:
        return SAIL

    def count(self) -> int:
        return MAX_CITIES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.talers[f.seat] < PRICE or must_refill(s, f):
            return
        for route in range(s.board.routes_first[s.ship], s.board.routes_first[s.ship + 1]):
            row.add(SAIL + s.board.routes_to[route])

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.talers[f.seat] -= PRICE
        s.ship = action - SAIL
        s.acted = 0
