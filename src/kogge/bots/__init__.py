"""Bots by short name; each plays every game it has a player for."""

from importlib import import_module
from typing import Protocol, runtime_checkable

from kogge.core.errors import BadRuleset
from kogge.core.match import new_seed
from kogge.core.messages import say
from kogge.core.state import State

NAMES = ("random", "greedy")


@runtime_checkable
class Bot(Protocol):
    """Somebody who decides.  The state is what its actor may know: `state.seen_by(state.actor())`."""

    name: str

    def choose(self, state: State) -> int:
        """One of `state.legal_actions()`."""


class NamedBot:
    """A bot by name: finds its player for the game it is asked about."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._players: dict[str, Bot] = {}

    def choose(self, state: State) -> int:
        game = state.rules.game.name
        if game not in self._players:
            self._players[game] = import_module(f"kogge.bots.{game}").player(self.name, self.seed)
        return int(self._players[game].choose(state))


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its short name; the same seed makes the same decisions.

    >>> bot("greedy", seed=1).name
    'greedy'
    """
    if name not in NAMES:
        raise BadRuleset(say("no-such-value", what="bot", value=name, possible=", ".join(NAMES)))
    number = int(new_seed(), 16) if seed is None else int.from_bytes(str(seed).encode(), "big")
    return NamedBot(name, number % (1 << 62))
