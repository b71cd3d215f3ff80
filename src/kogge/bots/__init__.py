"""Bots by short name; each plays every game."""

from typing import Any, Protocol, runtime_checkable

from kogge.bots.naming import BOTS as NAMES
from kogge.bots.naming import LEVELS, check_name, is_bot, maker
from kogge.bots.search.beam import Beam
from kogge.bots.search.tree import Tree
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
        self._players: dict[str, Any] = {}

    def choose(self, state: State) -> int:
        return int(self.player(state).choose(state))

    def reseed(self, seed: int | str) -> None:
        """Go on as a bot with this seed would, but remember what is planned for the turn."""
        self.seed = number_of(seed)
        self._players = {rules: player for rules, player in self._players.items() if isinstance(player, Beam | Tree)}
        for player in self._players.values():
            player.reseed(self.seed)

    def player(self, state: State) -> Any:
        """Who decides for this bot in games by these rules."""
        rules = str(state.rules)
        if rules not in self._players:
            self._players[rules] = maker(self.name)(state.rules, self.seed)
        return self._players[rules]


def bot(name: str, seed: int | str | None = None) -> NamedBot:
    """A bot by its short name; the same seed makes the same decisions.

    >>> bot("greedy", seed=1).name
    'greedy'
    >>> bot("beam:2000").name
    'beam:2000'
    """
    check_name(name)
    return NamedBot(name, int(new_seed(), 16) % (1 << 62) if seed is None else number_of(seed))


def number_of(seed: int | str) -> int:
    """A seed as the number that generators take."""
    return int.from_bytes(str(seed).encode(), "big") % (1 << 62)
