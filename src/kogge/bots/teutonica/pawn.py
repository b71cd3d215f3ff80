"""What bots think about the pawn of two players: where it helps, and where it helps the opponent least."""

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.teutonica.posts import Standing
from kogge.bots.teutonica.routes import offer
from kogge.games.teutonica.board import Provinces
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.verbs.pawn import FREE_BORDERS
from kogge.games.teutonica.words import BEGIN, FREE, LEAVING, MERCHANT, MOVE_PAWN, PAWN_AT, TRADER


def leaves(s: State) -> bool:
    """Whether the pawn's free move has ended the actions of a turn."""
    return len(s.stack) > 0 and s.stack[-1].decision == LEAVING


def full_route(s: State) -> i64:
    """A route full of the active player's pieces with the pawn elsewhere; -1 if there is none."""
    provinces = s.board.provinces
    if provinces is not None:
        others = ~own_bits(s.turn)
        for route in range(s.board.n_routes):
            if s.on_route(route) & others == 0 and not provinces.touches(s.aside[PAWN_AT], route):
                return route
    return -1


def pawn_to(s: State, route: i64) -> i64:
    """A move of the pawn to a route: free if the actions are still to come, else paid; -1 if there is none."""
    provinces = s.board.provinces
    if provinces is None or route < 0:
        return -1
    row = s.listing()
    begins = s.stack[-1].decision == BEGIN
    near = MOVE_PAWN + provinces.side_a[route] * 2
    far = MOVE_PAWN + provinces.side_b[route] * 2
    if begins and row.has(near):
        return near
    if begins and row.has(far):
        return far
    return near + 1 if row.has(near + 1) else -1


def worth_to_next(s: State, standing: Standing, weights: vec[i64]) -> i64:
    """What lies within free reach of the pawn for the player whose turn begins."""
    provinces = s.board.provinces
    worth: i64 = 0
    if provinces is not None:
        at = s.aside[PAWN_AT]
        for route in range(s.board.n_routes):
            if reaches(provinces, at, route):
                worth += prospect(s, standing, weights, s.turn, route)
    return worth


def reaches(provinces: Provinces, at: i64, route: i64) -> bool:
    """Whether a free move is enough to come beside the route."""
    near = provinces.between(at, provinces.side_a[route])
    return min(near, provinces.between(at, provinces.side_b[route])) <= FREE_BORDERS


def prospect(s: State, standing: Standing, weights: vec[i64], seat: i64, route: i64) -> i64:
    """What the next piece on a clear route, or its creation, may bring."""
    merchants = s.count_on(route, seat * 2 + MERCHANT)
    mine = s.count_on(route, seat * 2 + TRADER) + merchants
    length = s.board.length[route]
    if mine + s.count_on(route, FREE) < length:
        return 0
    return offer(s, standing, weights, seat, route, merchants) * (mine + 1) * (mine + 1) // (length * length)
