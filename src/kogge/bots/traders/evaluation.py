"""Evaluation: what a position is worth to a seat, in thousandths of a point."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.search.evaluation import Evaluation
from kogge.bots.traders.policy import Policy
from kogge.bots.traders.voyages import Voyages, voyages_on
from kogge.games.traders.board import COLOURS, MAX_CONTRACTS, SLOTS
from kogge.games.traders.scoring import progress
from kogge.games.traders.state import State
from kogge.games.traders.verbs.unload import cost
from kogge.games.traders.words import NO_CONTRACT, NOBODY, NOT_YET, POINTS_PER_CITY, SOURCES

POINT: Final[i64] = 1000
# What a point that can be delivered is worth now, by the half turns it takes: less with every one of them.
HOPE: Final = vec[i64]([int(800 * 0.91**half_turns) for half_turns in range(32)])
OTHERS: Final[i64] = 8  # of the prospects in other cities this part counts, and less as the game goes on
ROUNDS: Final[i64] = 4  # in so many rounds by one part less
# What an achievement is worth, in thousandths of its points, by how much is missing.
NEARLY: Final = vec[i64]([950, 500, 250, 100])


TERMS = ["points", "goals", "contracts"]


def evaluate(s: State, seat: i64, voyages: Voyages) -> i64:
    return worth_of_points(s, seat) + worth_of_goals(s, seat) + worth_of_contracts(s, seat, voyages)


@final
class TradersEvaluation(Evaluation[State]):
    """The same for search, in hundredths of a point."""

    __slots__ = ("policy",)

    def __init__(self, seats: i64, seed: int) -> None:
        super().__init__(TERMS, seats)
        self.policy = Policy(seed)

    def terms(self, s: State) -> vec[i64]:
        voyages = voyages_on(s.board)
        terms = vec[i64]([0] * (self.seats * 3))
        for seat in range(self.seats):
            terms[seat * 3] = worth_of_points(s, seat) // 10
            if len(s.stack) > 0:
                terms[seat * 3 + 1] = worth_of_goals(s, seat) // 10
                terms[seat * 3 + 2] = worth_of_contracts(s, seat, voyages) // 10
        return terms

    def quick(self, s: State, rng: Random) -> i64:
        return self.policy.choose(s)


def worth_of_points(s: State, seat: i64) -> i64:
    worth: i64 = 0
    for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
        worth += s.earned[source] * POINT
    return worth


def worth_of_goals(s: State, seat: i64) -> i64:
    """Achievements on the board that are nearly fulfilled."""
    worth: i64 = 0
    for side in range(len(s.goals)):
        if s.goals[side] == NOBODY:
            goal = s.board.goals[side]
            missing = max(0, goal.needed - progress(s, seat, goal))
            if missing < len(NEARLY):
                worth += goal.points * NEARLY[missing]
    return worth


def worth_of_contracts(s: State, seat: i64, voyages: Voyages) -> i64:
    """The best prospect as far as there is time for it, and a little of those in other cities.

    These count less and less, so that no ship stays for ever where much is near.
    """
    best: i64 = 0
    all_cities: i64 = 0
    time = half_turns_left(s)
    for city in range(s.board.n_cities):
        worth = worth_of_city(s, seat, city, time, voyages)
        all_cities += worth
        best = max(best, worth)
    return best + (all_cities - best) // (OTHERS + s.turns() // (s.variant.players * ROUNDS))


def worth_of_city(s: State, seat: i64, city: i64, time: i64, voyages: Voyages) -> i64:
    """The best delivery to a city: a contract, or two in one visit that lack no more than two colours together."""
    first = city * SLOTS
    lying: i64 = 0
    for place in range(first, first + SLOTS):
        if s.contracts[place] != NO_CONTRACT:
            lying += 1
    best: i64 = 0
    for place in range(first, first + SLOTS):
        contract = s.contracts[place]
        if contract == NO_CONTRACT:
            continue
        lacking = lacking_for(s, seat, city, contract, NO_CONTRACT)
        points = s.board.value[contract]
        takes = voyages.half_turns(s.ships[seat], city, lacking)
        best = max(best, hope(points + (POINTS_PER_CITY if lying == 1 else 0), takes, time))
        for other in range(place + 1, first + SLOTS):
            second = s.contracts[other]
            if second == NO_CONTRACT:
                continue
            too = lacking_for(s, seat, city, second, contract)
            if lacking & too == 0:
                takes = voyages.half_turns(s.ships[seat], city, lacking | too)
                both = points + s.board.value[second]
                best = max(best, hope(both + (POINTS_PER_CITY if lying == 2 else 0), takes, time))
    return best


def hope(points: i64, takes: i64, time: i64) -> i64:
    """What these points are worth if it takes so many half turns to get them."""
    return points * HOPE[takes] if takes < len(HOPE) and takes <= time else 0


def half_turns_left(s: State) -> i64:
    """How much time there is after the present turn."""
    if s.last == NOT_YET:
        return len(HOPE)
    return 2 if s.last >= s.variant.players else 0


def lacking_for(s: State, seat: i64, city: i64, contract: i64, paid: i64) -> i64:
    """The colours, as bits, that are not aboard for a contract once another one of the city has been paid."""
    board = s.board
    a, b = board.colour_a[contract], board.colour_b[contract]
    at = city * MAX_CONTRACTS + contract
    lacking: i64 = 0
    if board.needs_a[at] > s.cargo[seat * COLOURS + a] - cost(s, city, paid, a):
        lacking |= 1 << a
    if board.needs_b[at] > s.cargo[seat * COLOURS + b] - cost(s, city, paid, b):
        lacking |= 1 << b
    return lacking
