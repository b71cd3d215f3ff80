"""Drop: throw a cube overboard to make room."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.traders.board import COLOURS
from kogge.games.traders.decisions import Frame, Verb
from kogge.games.traders.state import State
from kogge.games.traders.words import DROP, LOAD


@final
class Drop(Verb):
    """At any time of the own turn; it is no action."""

    def first(self) -> int:
        return DROP

    def count(self) -> int:
        return LOAD - DROP

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for colour in range(COLOURS):
            if s.cargo[f.seat * COLOURS + colour] > 0:
                row.add(DROP + colour)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.cargo[f.seat * COLOURS + action - DROP] -= 1
