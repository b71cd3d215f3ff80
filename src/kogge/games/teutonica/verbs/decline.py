"""Done: what is offered need not be taken, or not all of it."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import DONE, FREE


class Decline(Verb):
    """Possible as soon as no displaced or lifted piece has to be put."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.piece == FREE and f.lifted == FREE:
            row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()


@final
class DeclineMove(Decline):
    """Possible as long as nothing is in hand."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if len(f.hand) == 0:
            row.add(DONE)


@final
class StockTheRest(Decline):
    """What is still in hand goes to the stock."""

    def apply(self, s: State, f: Frame, action: i64) -> None:
        for piece in f.hand:
            s.stock[piece] += 1
        s.answered()
