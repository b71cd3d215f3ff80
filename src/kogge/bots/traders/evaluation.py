"""Evaluation: what a position is worth to a seat, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.traders.voyages import Voyages
from kogge.games.traders.board import COLOURS, MAX_CONTRACTS, SLOTS
from kogge.games.traders.scoring import progress
from kogge.games.traders.state import State
from kogge.games.traders.words import NO_CONTRACT, NOBODY, NOT_YET, POINTS_PER_CITY, SOURCES

POINT: Final[i64] = 100
# What a point that can be delivered is worth now, by the half turns it takes.
HOPE: Final = vec[i64]([70, 64, 58, 52, 46, 40, 35, 30, 26, 22, 19, 16, 14, 12, 10, 9, 8, 7, 6, 5])
OTHERS: Final[i64] = 16  # of the prospects in other cities this part counts
# What an achievement is worth, in hundredths of its points, by how much is missing.
NEARLY: Final = vec[i64]([95, 50, 25, 10])


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

    If others counted more, a ship would stay where much is near and never sail for anything.
    """
    best: i64 = 0
    all_cities: i64 = 0
    time = half_turns_left(s)
    for city in range(s.board.n_cities):
        worth = worth_of_city(s, seat, city, time, voyages)
        all_cities += worth
        best = max(best, worth)
    return best + (all_cities - best) // OTHERS


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
        takes = half_turns_for(s, seat, city, contract, voyages)
        points = s.board.value[contract]
        best = max(best, hope(points + (POINTS_PER_CITY if lying == 1 else 0), takes, time))
        for other in range(place + 1, first + SLOTS):
            second = s.contracts[other]
            if second != NO_CONTRACT:
                both = takes + half_turns_for(s, seat, city, second, voyages) - deliver
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


def half_turns_for(s: State, seat: i64, city: i64, contract: i64, voyages: Voyages) -> i64:
    """How long it takes to fetch what is missing and to deliver."""
    board = s.board
    a, b = board.colour_a[contract], board.colour_b[contract]
    in_table = city * MAX_CONTRACTS + contract
    lacks_a = board.needs_a[in_table] > s.cargo[seat * COLOURS + a]
    lacks_b = board.needs_b[in_table] > s.cargo[seat * COLOURS + b]
    at = s.ships[seat] * board.n_cities + city
    size = board.n_hexes * board.n_cities
    if lacks_a and lacks_b:
        return voyages.both[(a * COLOURS + b) * size + at]
    if lacks_a:
        return voyages.fetch[a * size + at]
    return voyages.fetch[b * size + at] if lacks_b else voyages.deliver[at]
