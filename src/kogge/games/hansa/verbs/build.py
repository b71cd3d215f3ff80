"""Build: an unsold marker becomes as many booths in the ship's city as it shows barrels."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.words import BUILD, CLASSES, MAX_SEATS, barrels


@final
class Build(Verb):
    """With too few booths in hand those are put; with none it is not possible.  The marker leaves the game."""

    def first(self) -> int:
        return BUILD

    def count(self) -> int:
        return CLASSES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.acted != 0 or s.in_hand[f.seat] == 0 or must_refill(s, f):
            return
        at = f.seat * CLASSES
        for good in range(CLASSES):
            if s.goods[at + good] > 0:
                row.add(BUILD + good)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        good = action - BUILD
        number = min(barrels(good), s.in_hand[f.seat])
        s.goods[f.seat * CLASSES + good] -= 1
        s.in_hand[f.seat] -= number
        s.booths[s.ship * MAX_SEATS + f.seat] += number
        s.acted = 1
