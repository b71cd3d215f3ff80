"""The bots that play Traders of the League."""

from typing import Any

from kogge.bots.traders.greedy import Greedy
from kogge.bots.traders.policy import Policy


def player(name: str, seed: int) -> Any:
    """The player of this name."""
    return {"random": Policy, "greedy": Greedy}[name](seed)
