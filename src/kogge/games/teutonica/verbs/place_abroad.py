"""The permanent marker for Wales and Scotland: up to two own pieces go to free points there, without permission."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_POINTS
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.reply import source_kinds, take_from_source
from kogge.games.teutonica.words import (
    BOAT_BIT,
    FREE,
    FREE_BIT,
    FREE_BOAT,
    LIFT,
    MERCHANT,
    PLACE_ABROAD,
    PUT,
    TRADER,
)


@final
class PutAbroad(Verb):
    """From the stock, while that is empty from the supply, while that is empty too the piece lifted from a route."""

    def first(self) -> int:
        return PUT

    def count(self) -> int:
        return LIFT - PUT

    def legal(self, s: State, f: Frame, row: Row) -> None:
        kinds: i64 = 1 << (f.lifted % 2) if f.lifted != FREE else source_kinds(s, f.seat)
        for lane in range(len(s.present)):
            if s.board.country[s.board.lane_route[lane]] == 0:
                continue
            if kinds & 1 != 0 and s.present[lane] & FREE_BIT != 0:
                row.add(PUT + s.first_of(lane, FREE) * 2 + TRADER)
            if kinds & 2 != 0 and s.present[lane] & FREE_BIT != 0:
                row.add(PUT + s.first_of(lane, FREE) * 2 + MERCHANT)
            if kinds & 2 != 0 and s.present[lane] & BOAT_BIT != 0:
                row.add(PUT + s.first_of(lane, FREE_BOAT) * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        piece = f.seat * 2 + (action - PUT) % 2
        if f.lifted == FREE:
            take_from_source(s, piece)
        s.set_point((action - PUT) // 2, piece)
        if f.left == 1:
            s.answered()
        else:
            s.answer_with(Frame(PLACE_ABROAD, f.seat, left=f.left - 1))


@final
class LiftForAbroad(Verb):
    """An own piece from any route, in whatever country, once stock and supply are empty."""

    def first(self) -> int:
        return LIFT

    def count(self) -> int:
        return MAX_POINTS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.lifted != FREE or source_kinds(s, f.seat) != 0:
            return
        for lane in range(len(s.present)):
            for kind in range(2):
                piece = f.seat * 2 + kind
                if s.present[lane] & (1 << (piece + 1)) != 0 and has_room_abroad(s, kind):
                    row.add(LIFT + s.first_of(lane, piece))

    def apply(self, s: State, f: Frame, action: i64) -> None:
        piece = s.points[action - LIFT]
        s.clear_point(action - LIFT)
        s.answer_with(Frame(PLACE_ABROAD, f.seat, left=f.left, lifted=piece))


def has_room_abroad(s: State, kind: i64) -> bool:
    """Whether a point in Wales or Scotland takes a piece of this kind."""
    bits = FREE_BIT | BOAT_BIT if kind == MERCHANT else FREE_BIT
    for lane in range(len(s.present)):
        if s.present[lane] & bits != 0 and s.board.country[s.board.lane_route[lane]] != 0:
            return True
    return False
