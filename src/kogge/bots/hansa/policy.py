"""A quick policy that plays whole games: a kind of action first, then any action of that kind."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from kogge.games.hansa.state import State
from kogge.games.hansa.words import BEGIN, END, REFILL, TURN


@final
class Policy:
    """Random, but it refills often and does not end most turns before anything was done."""

    __slots__ = ("name", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Random(seed)

    def choose(self, s: State) -> i64:
        row = s.listing()
        decision = s.stack[-1].decision
        if decision == BEGIN and row.ids[0] == REFILL and (row.n == 1 or self.rng.randrange(2) == 0):
            return REFILL
        if decision != BEGIN and decision != TURN:
            return row.any_of(self.rng.randrange(row.parts), self.rng)
        # The last part is End: only now and then while something else is possible.
        others = row.parts - 1
        if others == 0 or self.rng.randrange(6) == 0:
            return END if row.ids[row.n - 1] == END else REFILL
        return row.any_of(self.rng.randrange(others), self.rng)


def playout(s: State, policy: Policy, most_plies: i64) -> i64:
    """Play on to the end of the game, or for so many decisions; the number played."""
    plies: i64 = 0
    while plies < most_plies and len(s.stack) > 0:
        s.play(policy.choose(s))
        plies += 1
    return plies
