"""Evaluation: what a position is worth to a seat, in tenths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.board import NO_ABILITY, NO_LANE
from kogge.games.teutonica.scoring import controller, points_by_source
from kogge.games.teutonica.state import State, piece_of
from kogge.games.teutonica.verbs.abroad import holder
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    ABILITIES,
    FAVOURS,
    FREE,
    FREE_BOAT,
    LAST_STEP,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NO_PERMANENT,
    POST_IN_GREEN_CITY,
    PRIVILEGE,
    RAISE_PRIVILEGE,
    SOURCES,
    STEPS,
    TILES,
    TRADER,
    USED,
)

# What the steps of each ability are worth besides the points they score at the end.
STEP_WORTH: Final = vec[i64](
    [0, 25, 30, 45, 60, 0]  # keys
    + [0, 90, 100, 160, 170, 210]  # actions
    + [0, 40, 60, 75, 0, 0]  # privilege
    + [0, 12, 18, 22, 0, 0]  # book
    + [0, 25, 35, 40, 0, 0]  # bank
)
# What the favour tiles are worth at the start, besides the points they score at the end.
FAVOUR_WORTH: Final = vec[i64]([80, 300, 110, 70, 90, 90])
POST: i64 = 15
UNUSED_MARKER: i64 = 20
IN_STOCK: i64 = 2
ON_ROUTE: i64 = 4
MERCHANT_EXTRA: i64 = 6
ACTION_LEFT: i64 = 8
NEW_POST: i64 = 35  # expected of a route with a free space at its end
NEW_MARKER: i64 = 35
NEW_SPECIAL: i64 = 60
NEW_GREEN_POST: i64 = 60
TWO_PIECES: i64 = 15  # placed or moved
PERMISSION: i64 = 15  # to place in another country
FEWEST_PIECES: i64 = 6  # of two players, for a route or two
MISSING_PIECE: i64 = 20
CONTROL_POINT: i64 = 10


def evaluate(s: State, seat: i64) -> i64:
    """Own worth against the average of the others'."""
    points = points_by_source(s)
    own: i64 = 0
    others: i64 = 0
    for other in range(s.variant.players):
        worth = worth_of(s, other, points)
        if other == seat:
            own = worth
        else:
            others += worth
    return own * 10 - others * 5 // (s.variant.players - 1)


def worth_of(s: State, seat: i64, points: vec[i64]) -> i64:
    worth: i64 = s.actions * ACTION_LEFT if s.turn == seat else 0
    for source in range(SOURCES):
        worth += points[seat * SOURCES + source] * 10
    for ability in range(ABILITIES):
        worth += STEP_WORTH[ability * STEPS + s.levels[seat * ABILITIES + ability]]
    for kind in range(USED):
        worth += s.markers[seat * MARKERS + kind] * UNUSED_MARKER
    for post in s.posts:
        if post // 2 == seat:
            worth += POST
    for extra in s.extras:
        if piece_of(extra) // 2 == seat:
            worth += POST
    for city in s.board.permission_city:
        if holder(s, city) == seat:
            worth += PERMISSION
    if s.variant.players == 2:
        worth -= shortage(s, seat)
    if len(s.aside) > 0:
        worth += worth_of_favours(s, seat)
    return worth + worth_of_pieces(s, seat) + worth_of_routes(s, seat)


def worth_of_favours(s: State, seat: i64) -> i64:
    """What tiles are expected to bring until the end, which points on the track bring nearer."""
    worth: i64 = 0
    for tile in range(FAVOURS):
        if s.aside[TILES + tile] == seat:
            worth += FAVOUR_WORTH[tile]
    if worth == 0:
        return 0
    most: i64 = 0
    for other in range(s.variant.players):
        most = max(most, s.prestige(other))
    return worth * max(0, s.board.end_prestige - most) // s.board.end_prestige


def worth_of_pieces(s: State, seat: i64) -> i64:
    """Pieces at hand are worth less and less, those in the stock little."""
    merchants = s.supply[seat * 2 + MERCHANT]
    ready = s.supply[seat * 2 + TRADER] + merchants
    worth = min(ready, 4) * 6 + max(0, min(ready - 4, 4)) * 4 + max(0, ready - 8)
    stock = s.stock[seat * 2 + TRADER] + s.stock[seat * 2 + MERCHANT]
    return worth + stock * IN_STOCK + merchants * MERCHANT_EXTRA + s.stock[seat * 2 + MERCHANT] * MERCHANT_EXTRA // 2


def shortage(s: State, seat: i64) -> i64:
    """Two players set so many posts that the last pieces have to be kept: without them no route is ever created."""
    pieces = s.supply[seat * 2 + TRADER] + s.supply[seat * 2 + MERCHANT]
    pieces += s.stock[seat * 2 + TRADER] + s.stock[seat * 2 + MERCHANT]
    for piece in s.points:
        if piece // 2 == seat:
            pieces += 1
    missing = max(0, FEWEST_PIECES - pieces)
    return missing * missing * MISSING_PIECE


def worth_of_routes(s: State, seat: i64) -> i64:
    """Progress on routes: the more of a clear route is filled and the more it offers, the better."""
    worth: i64 = 0
    board = s.board
    own = own_bits(seat)
    for route in range(board.n_routes):
        if s.on_route(route) & own == 0:
            continue
        merchants = s.count_on(route, seat * 2 + MERCHANT)
        mine = s.count_on(route, seat * 2 + TRADER) + merchants
        free = s.count_on(route, FREE)
        boats = board.boats[route]
        if boats != NO_LANE:
            sailing = s.count_on(boats, seat * 2 + MERCHANT)
            merchants += sailing
            mine += sailing
            at_hand = s.supply[seat * 2 + MERCHANT] + s.stock[seat * 2 + MERCHANT]
            free += min(s.count_on(boats, FREE_BOAT), at_hand)  # boats beyond that stay empty
        length = board.length[route]
        worth += mine * ON_ROUTE + merchants * MERCHANT_EXTRA
        if mine + free == length:
            worth += offer(s, seat, route, merchants) * mine * mine // (2 * length * length)
    return worth


def offer(s: State, seat: i64, route: i64, merchants: i64) -> i64:
    """What creating the route is expected to bring: its marker and the best benefit."""
    board = s.board
    best: i64 = NEW_SPECIAL if route == board.special_route and merchants > 0 else 0
    for end in range(2):
        city = board.city_b[route] if end == 1 else board.city_a[route]
        space = s.free_space(city)
        if space >= 0 and board.privilege[space] <= s.value(seat, PRIVILEGE):
            if board.shape[space] == TRADER or merchants > 0:
                best = max(best, NEW_POST)
        for slot in range(city * 2, city * 2 + 2):
            if board.ability[slot] != NO_ABILITY:
                best = max(best, worth_of_next_step(s, seat, board.ability[slot]))
    if s.variant.players == 2:
        best += control_points(s, seat, route)
    if board.permanent[route] != NO_PERMANENT:
        best += worth_of_permanent(s, seat, board.permanent[route])
    return best + (NEW_MARKER if s.route_marker[route] != NO_MARKER else 0)


def worth_of_permanent(s: State, seat: i64, kind: i64) -> i64:
    if kind == RAISE_PRIVILEGE:
        return worth_of_next_step(s, seat, PRIVILEGE)
    return NEW_GREEN_POST if kind == POST_IN_GREEN_CITY else TWO_PIECES


def control_points(s: State, seat: i64, route: i64) -> i64:
    """What control of the end cities brings; against one opponent it counts for more."""
    mine = i64(controller(s, s.board.city_a[route]) == seat) + i64(controller(s, s.board.city_b[route]) == seat)
    return mine * CONTROL_POINT


def worth_of_next_step(s: State, seat: i64, ability: i64) -> i64:
    step = s.levels[seat * ABILITIES + ability]
    if step == LAST_STEP[ability]:
        return 0
    return STEP_WORTH[ability * STEPS + step + 1] - STEP_WORTH[ability * STEPS + step] + 10
