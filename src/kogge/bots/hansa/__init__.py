"""The bots that play Hansa."""

from typing import Any

from kogge.bots.hansa.evaluation import HansaEvaluation
from kogge.bots.hansa.greedy import Greedy
from kogge.bots.hansa.policy import Policy
from kogge.bots.search.evaluation import Evaluation
from kogge.core.ruleset import Ruleset


def quick(seed: int) -> Policy:
    """Who plays as `random`."""
    return Policy(seed)


def greedy(seed: int) -> Greedy:
    """Who plays as `greedy`: it plans a whole turn by itself."""
    return Greedy(seed)


def evaluation(rules: Ruleset, seed: int) -> Evaluation[Any]:
    """What search asks about positions of this ruleset."""
    return HansaEvaluation(rules.players, seed)
