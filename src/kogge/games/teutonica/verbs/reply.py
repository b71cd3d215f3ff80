"""Reply: the owner of a displaced piece puts it back at once, nearby, and may add pieces.

Two pieces of one kind are alike, so a piece of the displaced kind is the displaced one until that stands again.
"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_POINTS
from kogge.games.teutonica.decisions import Frame, Replies, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import (
    FREE,
    FREE_BIT,
    LIFT,
    MERCHANT,
    PUT,
    REPLY,
    TRADER,
)


@final
class OwnersReply(Replies):
    """The displaced piece and up to one more (two for a merchant); with no free point at all it goes to the stock."""

    def ask(self, s: State, route: i64, displaced: i64) -> None:
        if room(s, route) == 0:
            s.stock[displaced] += 1
            return
        added: i64 = 2 if displaced % 2 == MERCHANT else 1
        s.ask(Frame(REPLY, displaced // 2, route, displaced, added))


class PutReply(Verb):
    """One piece goes to a free point of the nearest routes that have any: displaced, lifted or added."""

    def first(self) -> int:
        return PUT

    def count(self) -> int:
        return LIFT - PUT

    def legal(self, s: State, f: Frame, row: Row) -> None:
        kinds = kinds_to_put(s, f)
        if kinds == 0:
            return
        board = s.board
        others = board.n_routes - 1
        ring: i64 = 0  # the nearest one with a free point, once found
        for i in range(f.route * others, f.route * others + others):
            if ring != 0 and board.ring[i] != ring:
                return
            route = board.ring_route[i]
            if s.present[route] & FREE_BIT != 0:
                ring = board.ring[i]
                point = s.first_of(route, FREE)
                if kinds & 1 != 0:
                    row.add(PUT + point * 2 + TRADER)
                if kinds & 2 != 0:
                    row.add(PUT + point * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        point = (action - PUT) // 2
        kind = (action - PUT) % 2
        piece = f.seat * 2 + kind
        displaced, lifted, left = f.piece, f.lifted, f.left
        if displaced == piece:
            displaced = FREE
        elif lifted == piece:
            lifted = FREE
        else:
            left -= 1
            take_from_source(s, piece)
        s.set_point(point, piece)
        if displaced == FREE and lifted == FREE and left == 0:
            s.answered()
        else:
            put = append(f.hand[:], s.board.point_lane[point] * 2 + kind)
            s.answer_with(Frame(REPLY, f.seat, f.route, displaced, left, lifted, put))


class LiftReply(Verb):
    """With stock and supply empty, an added piece may be one's own from any route, but none put in this reply."""

    def first(self) -> int:
        return LIFT

    def count(self) -> int:
        return MAX_POINTS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.left == 0 or f.lifted != FREE or source_kinds(s, f.seat) != 0:
            return
        free = room(s, f.route)
        in_hand: i64 = 1 if f.piece != FREE else 0
        for lane in range(len(s.present)):
            for kind in range(2):
                freed: i64 = 1 if lane != f.route else 0
                if may_lift(s, f, lane, kind) and free + freed > in_hand:
                    row.add(LIFT + s.first_of(lane, f.seat * 2 + kind))

    def apply(self, s: State, f: Frame, action: i64) -> None:
        point = action - LIFT
        piece = s.points[point]
        s.clear_point(point)
        s.answer_with(Frame(REPLY, f.seat, f.route, f.piece, f.left - 1, piece, f.hand))


def kinds_to_put(s: State, f: Frame) -> i64:
    """What may be put next: bit 0 a trader, bit 1 a merchant."""
    kinds: i64 = 0
    if f.piece != FREE:
        kinds |= 1 << (f.piece % 2)
    if f.lifted != FREE:
        kinds |= 1 << (f.lifted % 2)
    elif f.left > 0 and room(s, f.route) > (1 if f.piece != FREE else 0):
        kinds |= source_kinds(s, f.seat)
    return kinds


def room(s: State, route: i64) -> i64:
    """How many free points lie on other routes; 3 stands for three or more."""
    free: i64 = 0
    for other in range(s.board.n_routes):
        if other != route and s.present[other] & FREE_BIT != 0:
            free += s.count_on(other, FREE)
            if free >= 3:
                return 3
    return free


def may_lift(s: State, f: Frame, lane: i64, kind: i64) -> bool:
    """Whether an own piece of this kind stands there that was not put in this reply."""
    piece = f.seat * 2 + kind
    if s.present[lane] & (1 << (piece + 1)) == 0:
        return False
    put_there: i64 = 0
    for put in f.hand:
        if put == lane * 2 + kind:
            put_there += 1
    return s.count_on(lane, piece) > put_there


def source_kinds(s: State, seat: i64) -> i64:
    """The kinds that stock or, while that is empty, supply can add: bit 0 traders, bit 1 merchants."""
    trader = seat * 2 + TRADER
    merchant = seat * 2 + MERCHANT
    kinds: i64 = (1 if s.stock[trader] > 0 else 0) + (2 if s.stock[merchant] > 0 else 0)
    if kinds == 0:
        kinds = (1 if s.supply[trader] > 0 else 0) + (2 if s.supply[merchant] > 0 else 0)
    return kinds


def take_from_source(s: State, piece: i64) -> None:
    seat = piece // 2
    if s.stock[seat * 2 + TRADER] + s.stock[seat * 2 + MERCHANT] > 0:
        s.stock[piece] -= 1
    else:
        s.supply[piece] -= 1
