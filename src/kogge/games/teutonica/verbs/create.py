"""Create a route: control points, then the marker, then at most one benefit; the pieces go home."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import NO_ABILITY, NO_LANE
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.scoring import controller, has_connection
from kogge.games.teutonica.state import State, city_of
from kogge.games.teutonica.verbs.develop import can_develop, develop
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    ABILITY,
    BENEFITS,
    BOAT_BIT,
    COIN,
    CONNECTION,
    CONTROL,
    CREATE,
    EXTRA,
    EXTRA_POST,
    FREE,
    FREE_BIT,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NOTHING,
    POST,
    PRIVILEGE,
    SPECIAL,
    SWAP_POSTS,
    TRACK_SOURCES,
    TRADER,
)


class Create(Verb):
    """All points of the route hold own pieces.  One action names the route and the benefit."""

    def first(self) -> int:
        return CREATE

    def count(self) -> int:
        return SWAP_POSTS - CREATE

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.actions == 0:
            return
        others = ~own_bits(f.seat)
        for route in range(s.board.n_routes):
            if s.present[route] & others == 0 and s.on_route(route) & others == 0:
                list_benefits(s, f.seat, route, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        drawn = create_route(s, f.seat, (action - CREATE) // BENEFITS, (action - CREATE) % BENEFITS)
        if not drawn or is_end_due(s):
            s.end_game()


def create_route(s: State, seat: i64, route: i64, benefit: i64) -> bool:
    """The steps in their order; False if a marker was taken and no replacement could be drawn."""
    score_control(s, s.board.city_a[route])
    score_control(s, s.board.city_b[route])
    drawn = take_marker(s, seat, route)
    kept = take_benefit(s, seat, route, benefit)
    clear_route(s, route, kept)
    return drawn


def is_end_due(s: State) -> bool:
    """Enough cities are complete, or somebody has enough points."""
    return s.completed >= s.board.end_completed or somebody_has(s, s.board.end_prestige)


def list_benefits(s: State, seat: i64, route: i64, row: Row) -> None:
    base = CREATE + route * BENEFITS
    row.add(base + NOTHING)
    pieces = s.on_route(route)
    traders = pieces & (2 << (seat * 2)) != 0
    merchants = pieces & (4 << (seat * 2)) != 0
    for end in range(2):
        city = s.board.city_b[route] if end == 1 else s.board.city_a[route]
        space = s.free_space(city)
        if space >= 0 and s.value(seat, PRIVILEGE) >= s.board.privilege[space]:
            if merchants if s.board.shape[space] == MERCHANT else traders:
                row.add(base + POST + end)
        if s.markers[seat * MARKERS + EXTRA_POST] > 0 and takes_extra_post(s, city):
            if traders:
                row.add(base + EXTRA + end * 2 + TRADER)
            if merchants:
                row.add(base + EXTRA + end * 2 + MERCHANT)
        for slot in range(city * 2, city * 2 + 2):
            ability = s.board.ability[slot]
            if ability != NO_ABILITY and can_develop(s, seat, ability) and not row.has(base + ABILITY + ability):
                row.add(base + ABILITY + ability)
    if route == s.board.special_route and merchants:
        for space in range(len(s.special)):
            if s.special[space] == FREE and s.value(seat, PRIVILEGE) >= s.board.special_privilege[space]:
                row.add(base + SPECIAL + space)


def score_control(s: State, city: i64) -> None:
    seat = controller(s, city)
    if 0 <= seat < s.variant.players:
        s.award(seat, CONTROL, 1)


def take_marker(s: State, seat: i64, route: i64) -> bool:
    """The marker goes to the creator, its replacement face down on the plate; False if none could be drawn."""
    kind = s.route_marker[route]
    if kind == NO_MARKER:
        return True
    s.route_marker[route] = NO_MARKER
    s.markers[seat * MARKERS + kind] += 1
    n = len(s.bag)
    if n == 0:
        return False
    s.plate = append(s.plate, s.bag[n - 1])
    s.bag = s.bag[: n - 1]
    return True


def take_benefit(s: State, seat: i64, route: i64, benefit: i64) -> i64:
    """Carry out the benefit; the piece that stays for it, or FREE."""
    if benefit == NOTHING:
        return FREE
    if benefit < EXTRA:
        return set_post(s, seat, s.board.city_a[route] if benefit == POST else s.board.city_b[route])
    if benefit < ABILITY:
        city = s.board.city_a[route] if benefit < EXTRA + 2 else s.board.city_b[route]
        return set_extra_post(s, city, seat * 2 + (benefit - EXTRA) % 2)
    if benefit < SPECIAL:
        develop(s, seat, benefit - ABILITY)
        return FREE
    s.special[benefit - SPECIAL] = seat * 2 + MERCHANT
    return seat * 2 + MERCHANT


def set_post(s: State, seat: i64, city: i64) -> i64:
    """On the leftmost free space; the last one completes the city."""
    space = s.free_space(city)
    piece = seat * 2 + s.board.shape[space]
    s.posts[space] = piece
    if s.board.coin[space] > 0:
        s.award(seat, COIN, s.board.coin[space])
    if s.free_space(city) < 0:
        s.completed += 1
    check_connection(s, seat)
    return piece


def takes_extra_post(s: State, city: i64) -> bool:
    """There must be a post to stand left of, except in a green city."""
    return s.board.city_size[city] == 0 or s.posts[s.board.city_first[city]] != FREE


def set_extra_post(s: State, city: i64, piece: i64) -> i64:
    """Left of everything that stands in the city."""
    s.use_marker(piece // 2, EXTRA_POST)
    complete_green_city(s, city)
    extras = vec[i64]()
    for extra in s.extras:
        if city_of(extra) <= city:
            extras = append(extras, extra)
    extras = append(extras, city * 16 + piece)
    for extra in s.extras:
        if city_of(extra) > city:
            extras = append(extras, extra)
    s.extras = extras
    check_connection(s, piece // 2)
    return piece


def complete_green_city(s: State, city: i64) -> None:
    """The first post completes a city without printed spaces."""
    if s.board.city_size[city] == 0 and not s.is_complete(city):
        s.completed += 1


def check_connection(s: State, seat: i64) -> None:
    """The first players to join east and west are paid, each once."""
    paid: i64 = 0
    for other in range(s.variant.players):
        if s.earned[other * TRACK_SOURCES + CONNECTION] > 0:
            if other == seat:
                return
            paid += 1
    if paid < len(s.board.connection_prestige) and has_connection(s, seat):
        s.award(seat, CONNECTION, s.board.connection_prestige[paid])


def clear_route(s: State, route: i64, kept: i64) -> None:
    """All pieces of the route but the one kept go to the stock."""
    clear_lane(s, route)
    if s.board.boats[route] != NO_LANE:
        clear_lane(s, s.board.boats[route])
    if kept != FREE:
        s.stock[kept] -= 1


def clear_lane(s: State, lane: i64) -> None:
    first = s.board.lane_first[lane]
    for point in range(first, first + s.board.lane_length[lane]):
        s.stock[s.points[point]] += 1
        s.points[point] = s.board.empty[point]
    s.present[lane] = FREE_BIT if lane < s.board.n_routes else BOAT_BIT


def somebody_has(s: State, prestige: i64) -> bool:
    for seat in range(s.variant.players):
        if s.prestige(seat) >= prestige:
            return True
    return False
