"""The bots that play Hansa Teutonica."""

from typing import Any

from kogge.bots.search.evaluation import Evaluation
from kogge.bots.teutonica.evaluation import TeutonicaEvaluation
from kogge.bots.teutonica.policy import Policy
from kogge.core.ruleset import Ruleset


def quick(seed: int) -> Policy:
    """Who plays as `random`."""
    return Policy(seed)


def evaluation(rules: Ruleset, seed: int, weights: Any = None) -> Evaluation[Any]:
    """What search asks about positions of this ruleset; without weights, by those of the table."""
    return TeutonicaEvaluation(rules.players, seed, weights)
