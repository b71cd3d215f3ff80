"""Evaluation: what a position is worth to a seat, in thousandths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.traders.voyages import Voyages
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


def evaluate(s: State, seat: i64, voyages: Voyages) -> i64:
    worth: i64 = 0
    for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
        worth += s.earned[source] * POINT
    return worth + worth_of_goals(s, seat) + worth_of_contracts(s, seat, voyages)


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
    """The best delivery to a city: a contract, or two in one visit."""
    first = city * SLOTS
    lying: i64 = 0
    for place in range(first, first + SLOTS):
        if s.contracts[place] != NO_CONTRACT:
            lying += 1
    if lying == 0:
        return 0
    deliver = voyages.deliver[s.ships[seat] * s.board.n_cities + city]
    best: i64 = 0
    for place in range(first, first + SLOTS):
        contract = s.contracts[place]
        if contract == NO_CONTRACT:
            continue
        takes = half_turns_for(s, seat, city, contract, NO_CONTRACT, voyages)
        points = s.board.value[contract]
        best = max(best, hope(points + (POINTS_PER_CITY if lying == 1 else 0), takes, time))
        for other in range(place + 1, first + SLOTS):
            second = s.contracts[other]
            if second != NO_CONTRACT:
                both = takes + half_turns_for(s, seat, city, second, contract, voyages) - deliver
                tile = POINTS_PER_CITY if lying == 2 else 0
                best = max(best, hope(points + s.board.value[second] + tile, both, time))
    return best


def hope(points: i64, takes: i64, time: i64) -> i64:
    """What these points are worth if it takes so many half turns to get them."""
    return points * HOPE[takes] if takes < len(HOPE) and takes <= time else 0


def half_turns_left(s: State) -> i64:
    """How much time there is after the present turn."""
    if s.last == NOT_YET:
        return len(HOPE)
    return 2 if s.last >= s.variant.players else 0


def half_turns_for(s: State, seat: i64, city: i64, contract: i64, paid: i64, voyages: Voyages) -> i64:
    """How long it takes to fetch what is missing, once another contract of the city has been paid, and to deliver."""
    board = s.board
    a, b = board.colour_a[contract], board.colour_b[contract]
    in_table = city * MAX_CONTRACTS + contract
    lacks_a = board.needs_a[in_table] > s.cargo[seat * COLOURS + a] - cost(s, city, paid, a)
    lacks_b = board.needs_b[in_table] > s.cargo[seat * COLOURS + b] - cost(s, city, paid, b)
    at = s.ships[seat] * board.n_cities + city
    size = board.n_hexes * board.n_cities
    if lacks_a and lacks_b:
        return voyages.both[(a * COLOURS + b) * size + at]
    if lacks_a:
        return voyages.fetch[a * size + at]
    return voyages.fetch[b * size + at] if lacks_b else voyages.deliver[at]
