"""The games by name; a game is imported when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from kogge.core.errors import BadRuleset
from kogge.core.messages import say

if TYPE_CHECKING:
    from kogge.core.game import Game

GAMES = ("teutonica", "hansa", "traders")

_loaded: dict[str, "Game"] = {}


def game(name: str) -> "Game":
    """The game of this name."""
    if name not in _loaded:
        if name not in GAMES:
            raise BadRuleset(say("no-such-game", name=name, games=", ".join(GAMES)))
        _loaded[name] = import_module(f"kogge.games.{name}.game").GAME
    return _loaded[name]
