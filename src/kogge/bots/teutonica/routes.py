"""What pieces on routes are worth: how much of a route is filled, what it offers, and who is in whose way."""

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.teutonica.posts import BLOCKING_TERM, N_TERMS, ROUTES_TERM, TRAFFIC_TERM, Standing
from kogge.bots.teutonica.weights import (
    CITY,
    IN_THE_WAY,
    JOINED,
    MARKER,
    MERCHANT_ON_ROUTE,
    NEW_PERMANENT,
    NEW_PERMANENT_POST,
    NEW_SPECIAL,
    NEXT_COLLECTED,
    ON_ROUTE,
    OWN_TRAFFIC,
    POST,
    ROUTE,
    STEP,
    TRAFFIC,
)
from kogge.games.teutonica.board import BIT, NO_ABILITY, NO_LANE
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    ABILITIES,
    EMPTY_BITS,
    FREE,
    FREE_BOAT,
    KEYS,
    LAST_STEP,
    MERCHANT,
    NO_MARKER,
    NO_PERMANENT,
    POST_IN_GREEN_CITY,
    PRIVILEGE,
    RAISE_PRIVILEGE,
    STEPS,
    TRADER,
)

FULL_ABILITY: i64 = 400


def add_routes(s: State, standing: Standing, weights: vec[i64], terms: vec[i64]) -> None:
    """Add what every route with pieces on it is worth to those who stand there and to those who control its ends."""
    board = s.board
    for route in range(board.n_routes):
        mask = s.on_route(route)
        if mask & ~EMPTY_BITS == 0:
            continue
        for seat in range(s.variant.players):
            if mask & own_bits(seat) != 0:
                add_route(s, standing, weights, terms, route, seat, mask)


def add_route(
    s: State, standing: Standing, weights: vec[i64], terms: vec[i64], route: i64, seat: i64, mask: i64
) -> None:
    board = s.board
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
    at = seat * N_TERMS
    terms[at + ROUTES_TERM] += (
        (mine * weights[ON_ROUTE] + merchants * weights[MERCHANT_ON_ROUTE]) * standing.left // 100
    )
    if mine + free == length:
        filled = mine * mine * 100 // (length * length)
        expected = offer(s, standing, weights, seat, route, merchants) * weights[ROUTE] // 100
        terms[at + ROUTES_TERM] += expected * filled // 100
        for end in range(2):
            city = board.city_b[route] if end == 1 else board.city_a[route]
            owner = standing.controllers[city]
            if owner == seat:
                terms[at + TRAFFIC_TERM] += weights[OWN_TRAFFIC] * filled // 100
            elif 0 <= owner < s.variant.players:
                terms[owner * N_TERMS + TRAFFIC_TERM] += weights[TRAFFIC] * filled // 100
    elif mask & ~own_bits(seat) & ~EMPTY_BITS != 0:
        terms[at + BLOCKING_TERM] += mine * weights[IN_THE_WAY] * standing.left // 100


def offer(s: State, standing: Standing, weights: vec[i64], seat: i64, route: i64, merchants: i64) -> i64:
    """What creating the route is expected to bring: its marker and the best benefit."""
    board = s.board
    best: i64 = 0
    if route == board.special_route and merchants > 0:
        best = special_prestige(s, seat) * weights[NEW_SPECIAL]
    for end in range(2):
        city = board.city_b[route] if end == 1 else board.city_a[route]
        space = s.free_space(city)
        if space >= 0 and board.privilege[space] <= s.value(seat, PRIVILEGE):
            if board.shape[space] == TRADER or merchants > 0:
                best = max(best, worth_of_post(s, standing, weights, seat, city, space))
        for slot in range(city * 2, city * 2 + 2):
            if board.ability[slot] != NO_ABILITY:
                best = max(best, worth_of_next_step(s, standing, weights, seat, board.ability[slot]))
    if board.permanent[route] != NO_PERMANENT:
        best += worth_of_permanent(s, standing, weights, seat, board.permanent[route])
    if s.route_marker[route] != NO_MARKER:
        best += weights[MARKER + s.route_marker[route]] * standing.left // 100 + weights[NEXT_COLLECTED]
    return best


def special_prestige(s: State, seat: i64) -> i64:
    """The most that is free and within the seat's Privilege."""
    most: i64 = 0
    for space in range(len(s.special)):
        if s.special[space] == FREE and s.board.special_privilege[space] <= s.value(seat, PRIVILEGE):
            most = max(most, s.board.special_prestige[space])
    return most


def worth_of_post(s: State, standing: Standing, weights: vec[i64], seat: i64, city: i64, space: i64) -> i64:
    board = s.board
    worth = weights[POST] * standing.left // 100 + board.coin[space] * 100
    if standing.controllers[city] < 0:
        worth += weights[CITY]
    near = board.near[city] | BIT[city]
    for other in range(board.n_cities):
        if near & BIT[other] != 0 and standing.controllers[other] == seat:
            worth += s.value(seat, KEYS) * weights[JOINED]
            break
    return worth


def worth_of_next_step(s: State, standing: Standing, weights: vec[i64], seat: i64, ability: i64) -> i64:
    step = s.levels[seat * ABILITIES + ability]
    if step == LAST_STEP[ability]:
        return 0
    first = STEP + ability * STEPS + step
    worth = (weights[first + 1] - weights[first]) * standing.left // 100
    if step + 1 == LAST_STEP[ability] and ability != KEYS:
        worth += FULL_ABILITY
    return worth


def worth_of_permanent(s: State, standing: Standing, weights: vec[i64], seat: i64, kind: i64) -> i64:
    if kind == RAISE_PRIVILEGE:
        return worth_of_next_step(s, standing, weights, seat, PRIVILEGE)
    return weights[NEW_PERMANENT_POST] if kind == POST_IN_GREEN_CITY else weights[NEW_PERMANENT]
