"""Buy: take one marker from a warehouse of the ship's city, and pay whoever has most booths there."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.words import BUY, CLASSES, EMPTY, PRICE


@final
class Buy(Verb):
    """One taler to the majority, or to the bank where nobody has it; free for the majority itself."""

    def first(self) -> int:
        return BUY

    def count(self) -> int:
        return CLASSES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.acted != 0:
            return
        if s.talers[f.seat] < PRICE and s.majority(s.ship) != f.seat:
            return
        first = s.board.city_first[s.ship]
        before: i64 = EMPTY
        for warehouse in range(first, first + s.board.city_size[s.ship]):
            good = s.warehouses[warehouse]
            if good != EMPTY and good != before:
                row.add(BUY + good)
            before = good

    def apply(self, s: State, f: Frame, action: i64) -> None:
        good = action - BUY
        warehouse = s.board.city_first[s.ship]
        while s.warehouses[warehouse] != good:
            warehouse += 1
        s.warehouses[warehouse] = EMPTY
        s.goods[f.seat * CLASSES + good] += 1
        owner = s.majority(s.ship)
        if owner != f.seat:
            s.talers[f.seat] -= PRICE
            if owner >= 0:
                s.talers[owner] += PRICE
        s.acted = 1
