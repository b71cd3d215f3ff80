"""Scoring: the points of every player by source, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.tables import totals
from kogge.games.hansa.state import State
from kogge.games.hansa.words import CITIES, CLASSES, MAX_SEATS, MONOPOLIES, SOLD, SOURCES, UNSOLD, barrels

POINTS_PER_MARKER: Final[i64] = 1  # and, if it is sold, one more for each barrel
POINTS_PER_CITY: Final[i64] = 2
POINTS_PER_MONOPOLY: Final[i64] = 4


def owners(s: State, city: i64) -> i64:
    """How many players have booths in a city."""
    n: i64 = 0
    for seat in range(s.variant.players):
        if s.booths[city * MAX_SEATS + seat] > 0:
            n += 1
    return n


def points_by_source(s: State) -> vec[i64]:
    """Every seat's points as if the game ended now, at seat * SOURCES + source."""
    points = vec[i64]([0] * (s.variant.players * SOURCES))
    for seat in range(s.variant.players):
        at = seat * SOURCES
        for good in range(CLASSES):
            points[at + UNSOLD] += s.goods[seat * CLASSES + good] * POINTS_PER_MARKER
            points[at + SOLD] += s.sold[seat * CLASSES + good] * (POINTS_PER_MARKER + barrels(good))
    for city in range(s.board.n_cities):
        alone = owners(s, city) == 1
        for seat in range(s.variant.players):
            if s.booths[city * MAX_SEATS + seat] > 0:
                if alone:
                    points[seat * SOURCES + MONOPOLIES] += POINTS_PER_MONOPOLY
                else:
                    points[seat * SOURCES + CITIES] += POINTS_PER_CITY
    return points


def scores(s: State) -> list[int]:
    return totals(points_by_source(s), s.variant.players, SOURCES)


def winners(s: State) -> list[int]:
    """Most points; of tied players the one with most booths on the board; then the victory is shared."""
    reached = scores(s)
    best = [seat for seat in range(s.variant.players) if reached[seat] == max(reached)]
    fewest = min([s.in_hand[seat] for seat in best])
    return [seat for seat in best if s.in_hand[seat] == fewest]
