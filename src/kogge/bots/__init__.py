"""Bots by short name; each plays every game."""

from typing import Protocol, runtime_checkable

from kogge.bots.naming import BOTS as NAMES
from kogge.bots.naming import LEVELS, check_name, is_bot, maker
from kogge.core.match import new_seed
from kogge.core.state import State

__all__ = ["LEVELS", "NAMES", "Bot", "NamedBot", "bot", "is_bot"]


@runtime_checkable
class Bot(Protocol):
    """Somebody who decides.  The state is what its actor may know: `state.seen_by(state.actor())`."""

    name: str

    def choose(self, state: State) -> int:
        """One of `state.legal_actions()`."""


class NamedBot:
    """A bot by name: finds its player for the ruleset it is asked about."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._players: dict[str, Bot] = {}

    def choose(self, state: State) -> int:
        return int(self.player(state).choose(state))

    def player(self, state: State) -> Bot:
        """Who decides for this bot in games by these rules."""
        rules = str(state.rules)
        if rules not in self._players:
            self._players[rules] = maker(self.name)(state.rules, self.seed)
        return self._players[rules]


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its short name; the same seed makes the same decisions.

    >>> bot("greedy", seed=1).name
    'greedy'
    >>> bot("beam:2000").name
    'beam:2000'
    """
    check_name(name)
    number = int(new_seed(), 16) if seed is None else int.from_bytes(str(seed).encode(), "big")
    return NamedBot(name, number % (1 << 62))
