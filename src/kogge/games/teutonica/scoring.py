"""Scoring: who controls a city, how far a network reaches, and the points of every player by source."""

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.tables import totals
from kogge.games.teutonica.board import BIT, Board
from kogge.games.teutonica.state import State, city_of, piece_of
from kogge.games.teutonica.words import (
    ABILITIES,
    ACTIONS,
    CITIES,
    COLLECTED,
    FREE,
    FULL_ABILITIES,
    KEYS,
    LAST_STEP,
    MARKERS,
    NETWORK,
    SOURCES,
    SPECIAL_PRESTIGE,
    TRACK_SOURCES,
)

POINTS_PER_FULL_ABILITY: i64 = 4
POINTS_PER_CITY: i64 = 2


def controller(s: State, city: i64) -> i64:
    """The owner with most posts in the city; on a tie the one with the post furthest right; -1 without any post."""
    counts: i64 = 0  # five bits for each owner, because a compiled `1 << n` has 32 bits
    first = s.board.city_first[city]
    last = first + s.board.city_size[city] - 1
    for space in range(first, last + 1):
        if s.posts[space] != FREE:
            counts += 1 << (s.posts[space] // 2 * 5)
    for extra in s.extras:
        if city_of(extra) == city:
            counts += 1 << (piece_of(extra) // 2 * 5)
    best: i64 = -1
    most: i64 = 0
    for space in range(last, first - 1, -1):
        if s.posts[space] != FREE:
            owner = s.posts[space] // 2
            posts = (counts >> (owner * 5)) & 31
            if posts > most:
                best, most = owner, posts
    for extra in s.extras:  # left of the printed spaces, the later ones further left
        if city_of(extra) == city:
            owner = piece_of(extra) // 2
            posts = (counts >> (owner * 5)) & 31
            if posts > most:
                best, most = owner, posts
    return best


def posts_by_city(s: State, seat: i64) -> vec[i64]:
    """How many posts the seat has in every city."""
    posts = vec[i64]([0] * s.board.n_cities)
    for space in range(s.board.n_spaces):
        if s.posts[space] // 2 == seat:
            posts[s.board.space_city[space]] += 1
    for extra in s.extras:
        if piece_of(extra) // 2 == seat:
            posts[city_of(extra)] += 1
    return posts


def network_from(board: Board, posts: vec[i64], city: i64) -> i64:
    """All cities, as bits, that routes join to this one through cities with own posts."""
    reached = BIT[city]
    edge = reached
    while edge != 0:
        near: i64 = 0
        for c in range(board.n_cities):
            if edge & BIT[c] != 0:
                near |= board.near[c]
        edge = 0
        for c in range(board.n_cities):
            if near & ~reached & BIT[c] != 0 and posts[c] > 0:
                edge |= BIT[c]
        reached |= edge
    return reached


def has_connection(s: State, seat: i64) -> bool:
    """Whether own posts join the two cities of the east-west connection."""
    posts = posts_by_city(s, seat)
    if posts[s.board.connection_from] == 0:
        return False
    reached = network_from(s.board, posts, s.board.connection_from)
    return reached & BIT[s.board.connection_to] != 0


def network(s: State, seat: i64) -> i64:
    """The number of posts in the seat's best network: the connected group with most posts."""
    posts = posts_by_city(s, seat)
    most: i64 = 0
    seen: i64 = 0
    for city in range(s.board.n_cities):
        if posts[city] > 0 and seen & BIT[city] == 0:
            group = network_from(s.board, posts, city)
            seen |= group
            size: i64 = 0
            for c in range(s.board.n_cities):
                if group & BIT[c] != 0:
                    size += posts[c]
            most = max(most, size)
    return most


def points_for_markers(collected: i64) -> i64:
    """1 for one marker, 3 for two or three, then 6, 10, 15, and 21 for ten and more."""
    pairs = min(collected // 2, 5) + 1
    return 0 if collected == 0 else pairs * (pairs + 1) // 2


def collected_markers(s: State, seat: i64) -> i64:
    """Used and unused ones."""
    collected: i64 = 0
    for slot in range(seat * MARKERS, seat * MARKERS + MARKERS):
        collected += s.markers[slot]
    return collected


def points_by_source(s: State) -> vec[i64]:
    """Every seat's points as if the game ended now, at seat * SOURCES + source (the neutral colour's behind them)."""
    points = vec[i64]([0] * (s.variant.owners * SOURCES))
    for seat in range(s.variant.players):
        at = seat * SOURCES
        for source in range(TRACK_SOURCES):
            points[at + source] = s.earned[seat * TRACK_SOURCES + source]
        for ability in range(ABILITIES):
            if ability != KEYS and s.levels[seat * ABILITIES + ability] == LAST_STEP[ability]:
                points[at + FULL_ABILITIES] += POINTS_PER_FULL_ABILITY
        points[at + COLLECTED] = points_for_markers(collected_markers(s, seat))
        points[at + NETWORK] = network(s, seat) * s.value(seat, KEYS)
    for space in range(len(s.special)):
        if s.special[space] != FREE:
            points[s.special[space] // 2 * SOURCES + SPECIAL_PRESTIGE] += s.board.special_prestige[space]
    for city in range(s.board.n_cities):
        seat = controller(s, city)
        if seat >= 0:
            points[seat * SOURCES + CITIES] += POINTS_PER_CITY
    for more in s.variant.final_scoring:
        more.add(s, points)
    return points


def scores(s: State) -> list[int]:
    return totals(points_by_source(s), s.variant.players, SOURCES)


def winners(s: State) -> list[int]:
    """Most points in all; tied players share the victory, or the edition's tie rule separates them."""
    reached = scores(s)
    best = [seat for seat in range(s.variant.players) if reached[seat] == max(reached)]
    if s.variant.least_actions_win:
        steps = [s.levels[seat * ABILITIES + ACTIONS] for seat in best]
        best = [seat for seat in best if s.levels[seat * ABILITIES + ACTIONS] == min(steps)]
        points = points_by_source(s)
        networks = [points[seat * SOURCES + NETWORK] for seat in best]
        best = [seat for seat in best if points[seat * SOURCES + NETWORK] == max(networks)]
    return best
