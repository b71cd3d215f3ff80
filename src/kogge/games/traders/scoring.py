"""Scoring: how far a player is with an achievement, the points of every player, and who wins."""

from mypy_extensions import i64

from kogge.core.tables import totals
from kogge.games.traders.board import ANY, EACH, REGIONS, Goal
from kogge.games.traders.state import State
from kogge.games.traders.words import NOBODY, REGION, SOURCES, TALLY


def progress(s: State, seat: i64, goal: Goal) -> i64:
    """How much of what an achievement asks for the seat has; at `goal.needed` it is fulfilled."""
    found: i64 = 0
    for kind in goal.kinds:
        have = s.tally[seat * TALLY + kind]
        if goal.how == ANY:
            found = max(found, have)
        elif goal.how == EACH:
            found += min(have, goal.count)
        else:
            found += have
    return found


def can_claim(s: State, seat: i64, side: i64) -> bool:
    """Whether this side of a tile lies on the board and the seat fulfils it."""
    if s.goals[side] != NOBODY:
        return False
    goal = s.board.goals[side]
    return progress(s, seat, goal) >= goal.needed


def contracts_of(s: State, seat: i64) -> i64:
    """How many contracts the seat has claimed."""
    n: i64 = 0
    for region in range(REGIONS):
        n += s.tally[seat * TALLY + REGION + region]
    return n


def scores(s: State) -> list[int]:
    """Points of all sources together."""
    return totals(s.earned, s.variant.players, SOURCES)


def winners(s: State) -> list[int]:
    """Most points; of tied players those with most contracts; if they are still tied, they share the victory."""
    reached = scores(s)
    best = [seat for seat in range(s.variant.players) if reached[seat] == max(reached)]
    most = max([contracts_of(s, seat) for seat in best])
    return [seat for seat in best if contracts_of(s, seat) == most]
