"""Apprentice: looks one action ahead like greedy, but often settles for what is nearly as good."""

from typing import Any

from librt.random import Random

from kogge.bots.search.evaluation import Evaluation
from kogge.bots.search.greedy import Greedy
from kogge.core.asking import AskingState

CARELESS = 3  # one choice in so many is made from several
SEEN = 4  # that many of the best are thought to be equal


class Apprentice:
    """A greedy player who overlooks things."""

    def __init__(self, evaluation: Evaluation[Any], seed: int) -> None:
        self.greedy = Greedy(evaluation, seed)
        self.rng = Random(seed)

    def choose(self, state: AskingState[Any]) -> int:
        if self.rng.randrange(CARELESS) > 0:
            return int(self.greedy.choose(state))
        worths = list(self.greedy.worths(state))
        best = sorted(range(len(worths)), key=lambda at: -worths[at])[:SEEN]
        return int(state.legal_actions()[best[self.rng.randrange(len(best))]])
