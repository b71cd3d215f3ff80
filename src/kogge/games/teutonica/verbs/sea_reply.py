"""Reply at sea: the same as on land, but a point must take the kind of piece, and rings are looked up by kind."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Replies
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.reply import LiftReply, PutReply, may_lift, source_kinds
from kogge.games.teutonica.words import BOAT_BIT, FREE, FREE_BIT, FREE_BOAT, LIFT, MERCHANT, PUT, REPLY, TRADER

ENOUGH: i64 = 4  # free points are not counted further


@final
class ReplyAtSea(Replies):
    """The displaced piece goes to the stock if no point of another route takes it."""

    def ask(self, s: State, route: i64, displaced: i64) -> None:
        if fit(traders_in(displaced), 1, land_near(s, route), boats_near(s, route)):
            added: i64 = 2 if displaced % 2 == MERCHANT else 1
            s.ask(Frame(REPLY, displaced // 2, route, displaced, added))
        else:
            s.stock[displaced] += 1


@final
class PutReplyAtSea(PutReply):
    def legal(self, s: State, f: Frame, row: Row) -> None:
        added: i64 = source_kinds(s, f.seat) if f.lifted == FREE and f.left > 0 else 0
        for kind in range(2):
            piece = f.seat * 2 + kind
            if f.piece == piece:
                list_nearest(s, f, kind, f.lifted, row)
            elif f.lifted == piece or added & (1 << kind) != 0:
                list_nearest(s, f, kind, f.piece, row)


@final
class LiftReplyAtSea(LiftReply):
    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.left == 0 or f.lifted != FREE or source_kinds(s, f.seat) != 0:
            return
        for lane in range(len(s.present)):
            for kind in range(2):
                if may_lift(s, f, lane, kind) and fit_after_lifting(s, f, lane, kind):
                    row.add(LIFT + s.first_of(lane, f.seat * 2 + kind))


def list_nearest(s: State, f: Frame, kind: i64, waiting: i64, row: Row) -> None:
    """Points of the nearest ring that take the kind; the piece that waits must still find one."""
    land = land_near(s, f.route)
    boats = boats_near(s, f.route)
    pieces: i64 = 1 if waiting != FREE else 0
    on_land = fit(traders_in(waiting), pieces, land - 1, boats)
    at_sea = fit(traders_in(waiting), pieces, land, boats - 1)
    board = s.board
    others = board.n_routes - 1
    ring: i64 = 0  # the nearest one with a point for this kind, once found
    for i in range(f.route * others, f.route * others + others):
        if ring != 0 and board.ring[i] != ring:
            return
        route = board.ring_route[i]
        if not is_open(s, f.route, route):
            continue
        if s.present[route] & FREE_BIT != 0:
            ring = board.ring[i]
            if on_land:
                row.add(PUT + s.first_of(route, FREE) * 2 + kind)
        if kind == MERCHANT and s.on_route(route) & BOAT_BIT != 0:
            ring = board.ring[i]
            if at_sea:
                row.add(PUT + s.first_of(board.boats[route], FREE_BOAT) * 2 + MERCHANT)


def fit(traders: i64, pieces: i64, land: i64, boats: i64) -> bool:
    """Whether so many pieces, traders among them, find points: boats take merchants only."""
    return land >= 0 and boats >= 0 and traders <= land and pieces <= land + boats


def fit_after_lifting(s: State, f: Frame, lane: i64, kind: i64) -> bool:
    """Whether a piece lifted there, and the displaced one if it waits, find points."""
    land = land_near(s, f.route)
    boats = boats_near(s, f.route)
    route = s.board.lane_route[lane]
    if route != f.route and is_open(s, f.route, route):
        if lane < s.board.n_routes:
            land += 1
        else:
            boats += 1
    pieces: i64 = 2 if f.piece != FREE else 1
    return fit(traders_in(f.piece) + traders_in(kind), pieces, land, boats)


def traders_in(piece: i64) -> i64:
    return 1 if piece != FREE and piece % 2 == TRADER else 0


def is_open(s: State, left: i64, route: i64) -> bool:
    """Replies stay in the country of the route left, or come to England."""
    country = s.board.country[route]
    return country == 0 or country == s.board.country[left]


def land_near(s: State, left: i64) -> i64:
    """Free points on land that a reply may use."""
    free: i64 = 0
    for route in range(s.board.n_routes):
        if route != left and s.present[route] & FREE_BIT != 0 and is_open(s, left, route):
            free += s.count_on(route, FREE)
            if free >= ENOUGH:
                break
    return free


def boats_near(s: State, left: i64) -> i64:
    """Free boats that a reply may use."""
    free: i64 = 0
    for lane in range(s.board.n_routes, len(s.present)):
        route = s.board.lane_route[lane]
        if s.present[lane] & BOAT_BIT != 0 and route != left and is_open(s, left, route):
            free += s.count_on(lane, FREE_BOAT)
    return free
