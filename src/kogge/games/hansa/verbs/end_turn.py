"""End the turn: talers and markers above three are lost to taxes and tolls, and the next player is in turn."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.words import CLASSES, END, KEPT_GOODS, KEPT_TALERS, TAX, TAXES


@final
class EndTurn(Verb):
    """Possible at any time in one's turn, but not instead of replenishing where that has to be done."""

    def first(self) -> int:
        return END

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if not must_refill(s, f):
            row.add(END)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.talers[f.seat] = min(s.talers[f.seat], KEPT_TALERS)
        if s.count_goods(f.seat) > KEPT_GOODS:
            s.ask(Frame(TAXES, f.seat))
        else:
            s.next_turn()


@final
class GiveUp(Verb):
    """One unsold marker of choice leaves the game."""

    def first(self) -> int:
        return TAX

    def count(self) -> int:
        return CLASSES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        at = f.seat * CLASSES
        for good in range(CLASSES):
            if s.goods[at + good] > 0:
                row.add(TAX + good)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.goods[f.seat * CLASSES + action - TAX] -= 1
        if s.count_goods(f.seat) <= KEPT_GOODS:
            s.answered()
            s.next_turn()
