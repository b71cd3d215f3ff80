"""What posts, abilities and markers bring: the part of the evaluation that most actions leave as it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.teutonica.weights import (
    CITY,
    COLLECTED,
    CONNECTION_NEAR,
    MARKER,
    ODD_MARKER,
    PACE,
    PERMISSION,
    POST,
    STEP,
)
from kogge.games.teutonica import words
from kogge.games.teutonica.board import BIT
from kogge.games.teutonica.scoring import collected_markers, controller, network_from, points_by_source, posts_by_city
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.abroad import holder
from kogge.games.teutonica.words import ABILITIES, CITIES, MARKERS, SOURCES, STEPS, TRACK_SOURCES, USED

# The terms of the evaluation: the sources of points first, as if the game ended now.
TERMS = [
    "control",
    "coin",
    "connection",
    "full-abilities",
    "collected",
    "special",
    "cities",
    "network",
    "mission",
    "abilities",
    "markers",
    "posts",
    "joining",
    "pieces",
    "routes",
    "blocking",
    "traffic",
    "actions",
    "favours",
    "win",
]
ABILITIES_TERM: i64 = 9
MARKERS_TERM: i64 = 10
POSTS_TERM: i64 = 11
JOINING_TERM: i64 = 12
PIECES_TERM: i64 = 13
ROUTES_TERM: i64 = 14
BLOCKING_TERM: i64 = 15
TRAFFIC_TERM: i64 = 16
ACTIONS_TERM: i64 = 17
FAVOURS_TERM: i64 = 18
WIN_TERM: i64 = 19
N_TERMS: i64 = 20

MARKERS_TO_DRAW: i64 = 13  # a base game ends when so many have been asked for
FARTHEST: i64 = 4  # cities missing in a connection that is still thought of


@final
class Standing:
    """What depends only on posts, abilities, markers and points, kept until one of them changes."""

    __slots__ = ("controllers", "earned", "extras", "left", "levels", "markers", "over", "posts", "special", "terms")

    def __init__(self, s: State, weights: vec[i64]) -> None:
        self.posts = s.posts[:]
        self.extras = s.extras[:]
        self.special = s.special[:]
        self.levels = s.levels[:]
        self.markers = s.markers[:]
        self.earned = s.earned[:]
        self.over = s.is_over()
        self.left = time_left(s)
        self.controllers = vec[i64]([controller(s, city) for city in range(s.board.n_cities)])
        self.terms = terms_of_posts(s, weights, self.left)

    def fits(self, s: State) -> bool:
        return (
            same(self.levels, s.levels)
            and same(self.markers, s.markers)
            and same(self.posts, s.posts)
            and same(self.earned, s.earned)
            and same(self.extras, s.extras)
            and same(self.special, s.special)
            and self.over == s.is_over()
        )


def same(row: vec[i64], other: vec[i64]) -> bool:
    n = len(row)
    if n != len(other):
        return False
    for i in range(n):
        if row[i] != other[i]:
            return False
    return True


def time_left(s: State) -> i64:
    """How much of the game is still to come, in percent."""
    if s.is_over():
        return 0
    most: i64 = 0
    for seat in range(s.variant.players):
        most = max(most, s.prestige(seat))
    gone = most * 100 // s.board.end_prestige
    gone = max(gone, s.completed * 100 // s.board.end_completed)
    gone = max(gone, (MARKERS_TO_DRAW - len(s.bag)) * 100 // MARKERS_TO_DRAW)
    return max(100 - gone, 4)


def terms_of_posts(s: State, weights: vec[i64], left: i64) -> vec[i64]:
    players = s.variant.players
    terms = vec[i64]([0] * (players * N_TERMS))
    points = points_by_source(s)
    over = s.is_over()
    for seat in range(players):
        at = seat * N_TERMS
        for source in range(SOURCES):
            terms[at + source] = points[seat * SOURCES + source] * 100
        if over:
            continue
        terms[at + CITIES] = points[seat * SOURCES + CITIES] * weights[CITY] // 2
        terms[at + words.COLLECTED] = points[seat * SOURCES + words.COLLECTED] * weights[COLLECTED]
        if collected_markers(s, seat) % 2 == 1:
            terms[at + words.COLLECTED] += weights[ODD_MARKER]
        worth: i64 = 0
        for ability in range(ABILITIES):
            worth += weights[STEP + ability * STEPS + s.levels[seat * ABILITIES + ability]]
        terms[at + ABILITIES_TERM] = worth * (left * (100 - weights[PACE]) + 100 * weights[PACE]) // 10000
        worth = 0
        for kind in range(USED):
            worth += s.markers[seat * MARKERS + kind] * weights[MARKER + kind]
        terms[at + MARKERS_TERM] = worth * left // 100
        posts = posts_by_city(s, seat)
        number: i64 = 0
        for city in range(s.board.n_cities):
            number += posts[city]
        terms[at + POSTS_TERM] = number * weights[POST] * left // 100
        for city in s.board.permission_city:
            if holder(s, city) == seat:
                terms[at + POSTS_TERM] += weights[PERMISSION] * left // 100
        terms[at + JOINING_TERM] = near_connection(s, seat, posts) * weights[CONNECTION_NEAR] * left // 100
    return terms


def near_connection(s: State, seat: i64, posts: vec[i64]) -> i64:
    """Points of the connection that a seat may still make, fewer the more cities are missing."""
    if s.earned[seat * TRACK_SOURCES + words.CONNECTION] > 0:
        return 0
    paid: i64 = 0
    for other in range(s.variant.players):
        if s.earned[other * TRACK_SOURCES + words.CONNECTION] > 0:
            paid += 1
    if paid >= len(s.board.connection_prestige):
        return 0
    missing = cities_missing(s, posts)
    if missing > FARTHEST:
        return 0
    return s.board.connection_prestige[paid] * 4 // ((missing + 1) * (missing + 1))


def cities_missing(s: State, posts: vec[i64]) -> i64:
    """How many cities without own posts lie on the way of the connection; more than FARTHEST is not counted."""
    board = s.board
    goal = BIT[board.connection_to]
    missing: i64 = 0
    if posts[board.connection_from] == 0:
        missing = 1
    reached = network_from(board, posts, board.connection_from)
    while reached & goal == 0 and missing <= FARTHEST:
        # One more city: everything next to what is reached, and what own posts join to that.
        missing += 1
        near: i64 = 0
        for city in range(board.n_cities):
            if reached & BIT[city] != 0:
                near |= board.near[city]
        edge = near & ~reached
        reached |= edge
        for city in range(board.n_cities):
            if edge & BIT[city] != 0:
                reached |= network_from(board, posts, city)
    return missing
