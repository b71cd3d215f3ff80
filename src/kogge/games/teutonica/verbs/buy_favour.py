"""Buy a favour: the first thing in a turn, for two unused markers and all actions of the turn."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import (
    BOUGHT,
    BUY,
    FAVOUR_FEE,
    FAVOURS,
    GIVE,
    MARKERS,
    ON_DISPLAY,
    TILES,
    USED,
)

PRICE: i64 = 2  # markers


@final
class Buy(Verb):
    """A tile of the display comes to the player; the rest of the turn has no actions."""

    def first(self) -> int:
        return BUY

    def count(self) -> int:
        return FAVOURS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if unused_markers(s, f.seat) >= PRICE:
            for tile in range(FAVOURS):
                if s.aside[TILES + tile] == ON_DISPLAY:
                    row.add(BUY + tile)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.aside[TILES + action - BUY] = f.seat
        s.actions = 0
        s.answer_with(Frame(BOUGHT, f.seat))
        s.ask(Frame(FAVOUR_FEE, f.seat, left=PRICE))


@final
class Give(Verb):
    """One of the markers paid: it is turned face down like a used one, and still counts at the end."""

    def first(self) -> int:
        return GIVE

    def count(self) -> int:
        return MARKERS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        unused = unused_markers(s, f.seat)
        if not 0 < f.left <= unused:
            return
        for kind in range(USED):
            if s.markers[f.seat * MARKERS + kind] > 0:
                row.add(GIVE + kind)
                if unused == f.left:
                    return  # all of them are given, so their order is no question

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.use_marker(f.seat, action - GIVE)
        if f.left == 1:
            s.answered()
        else:
            s.answer_with(Frame(FAVOUR_FEE, f.seat, left=f.left - 1))


@final
class WithoutActions(Verb):
    """A marker used in a turn whose actions were given up: actions gained by it are lost."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def first(self) -> int:
        return self.verb.first()

    def count(self) -> int:
        return self.verb.count()

    def legal(self, s: State, f: Frame, row: Row) -> None:
        self.verb.legal(s, f, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        self.verb.apply(s, f, action)
        s.actions = 0


def unused_markers(s: State, seat: i64) -> i64:
    unused: i64 = 0
    for kind in range(USED):
        unused += s.markers[seat * MARKERS + kind]
    return unused
