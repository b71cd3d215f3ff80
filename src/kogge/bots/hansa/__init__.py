"""The bots that play Hansa."""

from typing import Any

from kogge.bots.hansa.greedy import Greedy
from kogge.bots.hansa.policy import Policy


def player(name: str, seed: int) -> Any:
    """The player of this name."""
    return {"random": Policy, "greedy": Greedy}[name](seed)
