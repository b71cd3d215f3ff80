"""A quick policy that plays whole games: a kind of action first, delivering where it can."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from kogge.games.traders.board import NO_CITY, SLOTS
from kogge.games.traders.state import State
from kogge.games.traders.verbs.unload import lacks
from kogge.games.traders.words import CLAIM, CLAIM_GOAL, DROP, LOAD, NO_CONTRACT, SAIL, SAILED, UNLOAD

TRIES: i64 = 4  # how often it looks for a better action of the kind chosen


@final
class Policy:
    """Random, but not aimless: it delivers what it has aboard, and otherwise sails from city to city."""

    __slots__ = ("name", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Random(seed)

    def choose(self, s: State) -> i64:
        row = s.listing()
        if s.stack[-1].decision == CLAIM:
            return self.of_part(s, 0 if self.rng.randrange(10) > 0 else row.parts - 1)
        if UNLOAD <= row.ids[0] < SAIL and self.rng.randrange(10) > 0:
            return self.of_part(s, 0)
        if s.may(SAILED) and self.rng.randrange(10) < 8:
            action = self.delivery(s)
            if action >= 0:
                return action
        part = self.rng.randrange(row.parts)
        if DROP <= row.ids[row.cuts[part] - 1] < LOAD and (s.room(s.turn) > 0 or self.rng.randrange(4) > 0):
            part = self.rng.randrange(row.parts)  # cubes are for delivering
        action = self.of_part(s, part)
        if SAIL <= action < CLAIM_GOAL:
            for _ in range(TRIES):
                if s.board.city_at[action - SAIL] != NO_CITY:
                    break
                action = self.of_part(s, part)
        return action

    def of_part(self, s: State, part: i64) -> i64:
        """Any action of one kind."""
        row = s.listing()
        start = row.cuts[part - 1] if part > 0 else 0
        return row.ids[start + self.rng.randrange(row.cuts[part] - start)]

    def delivery(self, s: State) -> i64:
        """The voyage to a city within reach that has a contract for the cubes aboard; -1 if there is none."""
        board = s.board
        here = s.ships[s.turn]
        first = board.reach_first[here]
        n = board.reach_first[here + 1] - first
        start = self.rng.randrange(n)
        for i in range(n):
            there = board.reach[first + (start + i if start + i < n else start + i - n)]
            city = board.city_at[there]
            if city != NO_CITY and has_delivery(s, s.turn, city):
                return SAIL + there
        return -1


def has_delivery(s: State, seat: i64, city: i64) -> bool:
    """Whether a contract of the city can be paid with the cubes aboard."""
    for place in range(city * SLOTS, city * SLOTS + SLOTS):
        contract = s.contracts[place]
        if contract != NO_CONTRACT and not lacks(s, seat, city, contract, NO_CONTRACT):
            return True
    return False


def playout(s: State, policy: Policy, most_plies: i64) -> i64:
    """Play on to the end of the game, or for so many decisions; the number played."""
    plies: i64 = 0
    while plies < most_plies and len(s.stack) > 0:
        s.play(policy.choose(s))
        plies += 1
    return plies
