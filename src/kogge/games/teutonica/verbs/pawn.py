"""The pawn of two players: where it is put and moved, and the actions that need it beside the route.  (argentum)"""

from typing import Final, final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import Provinces
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import BENEFITS, CREATE, DISPLACE, MOVE_PAWN, NUM_ACTIONS, PAWN_AT, PLACE

FREE_BORDERS: Final[i64] = 2  # so many may be crossed without an action
NO_FREE_MOVE: Final[i64] = -1


@final
class PutPawn(Verb):
    """Before the first turn the pawn is put into any province; the other player begins."""

    __slots__ = ("provinces",)

    def __init__(self, provinces: Provinces) -> None:
        self.provinces = provinces

    def first(self) -> int:
        return MOVE_PAWN

    def count(self) -> int:
        return NUM_ACTIONS - MOVE_PAWN

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for province in range(self.provinces.number):
            row.add(MOVE_PAWN + province * 2)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.aside[PAWN_AT] = (action - MOVE_PAWN) // 2
        s.next_turn()


@final
class MovePawn(Verb):
    """Over one or two borders free, where that is still open in the turn; to any other province for an action."""

    __slots__ = ("leads_to", "provinces")

    def __init__(self, provinces: Provinces, leads_to: i64) -> None:
        self.provinces = provinces
        self.leads_to = leads_to  # the question after a free move, or NO_FREE_MOVE

    def first(self) -> int:
        return MOVE_PAWN

    def count(self) -> int:
        return NUM_ACTIONS - MOVE_PAWN

    def legal(self, s: State, f: Frame, row: Row) -> None:
        at = s.aside[PAWN_AT]
        if self.leads_to != NO_FREE_MOVE:
            for province in range(self.provinces.number):
                if province != at and self.provinces.between(at, province) <= FREE_BORDERS:
                    row.add(MOVE_PAWN + province * 2)
        if s.actions > 0:
            for province in range(self.provinces.number):
                if province != at:
                    row.add(MOVE_PAWN + province * 2 + 1)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.aside[PAWN_AT] = (action - MOVE_PAWN) // 2
        if (action - MOVE_PAWN) % 2 == 1:
            s.actions -= 1
        else:
            s.answer_with(Frame(self.leads_to, f.seat))


@final
class BesidePawn(Verb):
    """An action of the base game that needs the pawn in a province along the route, on either side."""

    __slots__ = ("provinces", "verb")

    def __init__(self, verb: Verb, provinces: Provinces) -> None:
        self.verb = verb
        self.provinces = provinces

    def first(self) -> int:
        return self.verb.first()

    def count(self) -> int:
        return self.verb.count()

    def legal(self, s: State, f: Frame, row: Row) -> None:
        start = row.n
        self.verb.legal(s, f, row)
        kept = start
        for i in range(start, row.n):
            if self.provinces.touches(s.aside[PAWN_AT], route_of(s, row.ids[i])):
                row.ids[kept] = row.ids[i]
                kept += 1
        row.n = kept

    def apply(self, s: State, f: Frame, action: i64) -> None:
        self.verb.apply(s, f, action)


def route_of(s: State, action: i64) -> i64:
    """The route on which a piece is placed or displaced, or which is created."""
    if action >= CREATE:
        return (action - CREATE) // BENEFITS
    return s.board.point_route[(action - (DISPLACE if action >= DISPLACE else PLACE)) // 2]
