"""The base class for bots of one's own; `docs/bots.md` builds one."""

from random import Random

from kogge.core.state import State


class BaseBot:
    """Decides for one seat.  A package offers it as an entry point of the group `kogge.bots`.

    `seed` makes its choices repeatable; `argument` is what stands behind the colon of its name (`mine:500`).
    """

    name = "mine"

    def __init__(self, seed: int, argument: str = "") -> None:
        self.rng = Random(seed)
        self.argument = argument

    def choose(self, state: State) -> int:
        """One of `state.legal_actions()`; the state holds what the seat that is asked may know."""
        raise NotImplementedError
