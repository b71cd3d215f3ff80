"""Evaluation: what a position is worth to a seat, in hundredths of a point."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.hansa.policy import Policy
from kogge.bots.search.evaluation import Evaluation
from kogge.games.hansa.scoring import POINTS_PER_CITY, POINTS_PER_MARKER, POINTS_PER_MONOPOLY
from kogge.games.hansa.state import State
from kogge.games.hansa.words import CLASSES, COLOURS, KEPT_GOODS, KEPT_TALERS, MAX_SEATS, MOST_BARRELS, SALE, barrels

POINT: Final[i64] = 100
ALL: Final[i64] = 100  # the whole game is still to come
SOON: Final[i64] = 4  # what each marker to be drawn before the last pile adds to that
LAST_TURNS: Final[i64] = 20

TALER: Final[i64] = 35  # kept for the next turn
OF_PAIR: Final[i64] = 65  # per barrel of a marker that can be sold, in parts of a hundred of what it will bring
OF_SINGLE: Final[i64] = 40  # the same for a marker that still needs another one
WITHOUT_BOOTH: Final[i64] = 40  # per barrel, in parts of a hundred, as long as no booth stands anywhere
MAJORITY: Final[i64] = 45  # for each warehouse of the city
SPARE_BOOTH: Final[i64] = 45  # one that a sale can take without leaving the city; the second and third half of that
MOST_SPARE: Final[i64] = 3
RISK: Final[i64] = 60  # of a monopoly in parts of a hundred of what it is worth above a shared city


TERMS = ["cities", "desk"]


def evaluate(s: State, seat: i64) -> i64:
    """Own worth against the average of the others."""
    terms = terms_of(s)
    players = s.variant.players
    own = terms[seat * 2] + terms[seat * 2 + 1]
    all_of_them: i64 = 0
    for worth in terms:
        all_of_them += worth
    return own - (all_of_them - own) // (players - 1)


def terms_of(s: State) -> vec[i64]:
    """What cities and desk are worth to every seat, at seat * 2 and behind it."""
    players = s.variant.players
    terms = vec[i64]([0] * (players * 2))
    present: i64 = 0  # a bit for each seat with booths on the board
    for city in range(s.board.n_cities):
        at = city * MAX_SEATS
        owners: i64 = 0
        for other in range(players):
            if s.booths[at + other] > 0:
                owners += 1
                present |= 1 << other
        if owners > 0:
            majority = s.majority(city)
            for other in range(players):
                if s.booths[at + other] > 0:
                    terms[other * 2] += worth_of_city(s, other, city, owners == 1, majority == other)
    for other in range(players):
        terms[other * 2 + 1] = worth_of_desk(s, other, present >> other & 1 == 0)
    return terms


@final
class HansaEvaluation(Evaluation[State]):
    """The same for search."""

    __slots__ = ("policy",)

    def __init__(self, seats: i64, seed: int) -> None:
        super().__init__(TERMS, seats)
        self.policy = Policy(seed)

    def terms(self, s: State) -> vec[i64]:
        return terms_of(s)

    def quick(self, s: State, rng: Random) -> i64:
        return self.policy.choose(s)


def to_come(s: State, seat: i64) -> i64:
    """How much of the game is still to come for a seat, up to ALL."""
    if s.is_last_round():
        return LAST_TURNS if seat > s.turn else 0
    drawn = len(s.piles) - s.variant.last_pile
    return min(ALL, LAST_TURNS + SOON * drawn)


def worth_of_city(s: State, seat: i64, city: i64, alone: bool, has_most: bool) -> i64:
    """The points of the city, and what its booths may still bring."""
    future = to_come(s, seat)
    total = POINTS_PER_CITY * POINT
    if alone:
        total += (POINTS_PER_MONOPOLY - POINTS_PER_CITY) * POINT * (200 * ALL - future * RISK) // (200 * ALL)
    if has_most:
        total += MAJORITY * s.board.city_size[city] * future // ALL
    spare = min(s.booths[city * MAX_SEATS + seat] - 1, MOST_SPARE)
    if spare > 0:
        total += SPARE_BOOTH * (spare + 1) // 2 * future // ALL
    return total


def worth_of_desk(s: State, seat: i64, homeless: bool) -> i64:
    """Talers, and sold and unsold markers; without any booth these are hard to sell."""
    future = to_come(s, seat)
    total = min(s.talers[seat], KEPT_TALERS) * TALER * future // ALL
    at = seat * CLASSES
    for good in range(CLASSES):
        if s.sold[at + good] > 0:
            total += s.sold[at + good] * (POINTS_PER_MARKER + barrels(good)) * POINT
    return total + worth_of_goods(s, seat, homeless, future)


def worth_of_goods(s: State, seat: i64, homeless: bool, future: i64) -> i64:
    """The best three markers: what is above will be given up."""
    total: i64 = 0
    held: i64 = 0
    least = vec[i64]([0] * (2 * KEPT_GOODS))
    at = seat * CLASSES
    for c in range(COLOURS):
        number = s.count_colour(seat, c)
        if number == 0:
            continue
        chance = OF_PAIR if number >= SALE else OF_SINGLE
        if homeless:
            chance = chance * WITHOUT_BOOTH // 100
        for good in range(c * MOST_BARRELS, c * MOST_BARRELS + MOST_BARRELS):
            value = POINTS_PER_MARKER * POINT + barrels(good) * chance * future // ALL
            for _ in range(s.goods[at + good]):
                total += value
                if held < len(least):
                    least[held] = value
                held += 1
    for _ in range(held - KEPT_GOODS):
        total -= taken_least(least, min(held, len(least)))
    return total


def taken_least(values: vec[i64], n: i64) -> i64:
    """The smallest of the first values, which then counts no more."""
    lowest: i64 = 0
    for i in range(1, n):
        if values[i] < values[lowest]:
            lowest = i
    found = values[lowest]
    values[lowest] = POINT * POINT
    return found
