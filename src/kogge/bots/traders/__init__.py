"""The bots that play Traders of the League."""

from typing import Any

from kogge.bots.search.evaluation import Evaluation
from kogge.bots.traders.evaluation import TradersEvaluation
from kogge.bots.traders.greedy import Greedy
from kogge.bots.traders.policy import Policy
from kogge.core.ruleset import Ruleset


def quick(seed: int) -> Policy:
    """Who plays as `random`."""
    return Policy(seed)


def greedy(seed: int) -> Greedy:
    """Who plays as `greedy`: it plans a whole turn by itself."""
    return Greedy(seed)


def evaluation(rules: Ruleset, seed: int) -> Evaluation[Any]:
    """What search asks about positions of this ruleset."""
    return TradersEvaluation(rules.players, seed)
