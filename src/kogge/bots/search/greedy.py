"""Greedy: the best whole action by the game's evaluation, with the answers that follow from it."""

from typing import Any, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.search.answers import settle
from kogge.bots.search.evaluation import WORST, Evaluation
from kogge.core.asking import AskingState

WASTE: i64 = -(1 << 40)


@final
class Greedy:
    """Tries every action on a copy, lets everybody answer greedily, and takes what is worth most afterwards.

    It does not leave actions unused as long as one of them changes anything: waiting for others leads nowhere.
    """

    __slots__ = ("evaluation", "looked", "rng")

    def __init__(self, evaluation: Evaluation[Any], seed: i64) -> None:
        self.evaluation = evaluation
        self.rng = Random(seed)
        self.looked: i64 = 0  # positions looked at so far

    def choose(self, s: AskingState[Any]) -> i64:
        row = s.listing()
        if row.n == 1:
            return row.ids[0]
        worths = self.worths(s)
        best = row.ids[0]
        most = WORST
        ties: i64 = 1
        for i in range(row.n):
            if worths[i] > most:
                best, most, ties = row.ids[i], worths[i], 1
            elif worths[i] == most:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = row.ids[i]
        return best

    def worths(self, s: AskingState[Any]) -> vec[i64]:
        """What every listed action is worth to the seat asked."""
        evaluation = self.evaluation
        seat = s.actor()
        row = s.listing()
        worths = vec[i64]([0] * row.n)
        waits = evaluation.may_wait(s)
        for i in range(row.n):
            action = row.ids[i]
            after: AskingState[Any] = s.clone()
            after.play(action)
            self.looked += 1 + settle(after, evaluation)
            worths[i] = evaluation.outlook(s, action, after, seat)
            if waits and evaluation.is_waste(s, action, after):
                worths[i] += WASTE
        return worths

    def finish_turn(self, s: AskingState[Any]) -> None:
        """Play on a position until the turn or the game is over."""
        turn = s.turns()
        while not s.is_over() and s.turns() == turn:
            s.play(self.choose(s))
