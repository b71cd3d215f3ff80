"""The bots that play Hansa Teutonica."""

from typing import Any

from kogge.bots.teutonica.greedy import Greedy
from kogge.bots.teutonica.policy import Policy


def player(name: str, seed: int) -> Any:
    """The player of this name."""
    return {"random": Policy, "greedy": Greedy}[name](seed)
