"""Actions in words: from the number of an action to what it names, and to the text players write."""

from collections.abc import Mapping
from typing import Any

from kogge.core.actions import Action
from kogge.games.hansa.names import GOODS, Names
from kogge.games.hansa.state import State
from kogge.games.hansa.words import (
    ADD,
    BUILD,
    BUY,
    DONE,
    END,
    LOSE,
    NUM_ACTIONS,
    PLACE,
    REFILL,
    SAIL,
    SELL,
    TAX,
)

Args = Mapping[str, Any]

# In the order in which a player is offered them.
VERBS = ("place", "refill", "buy", "build", "sell", "add", "lose", "give", "sail", "done", "end")
WITHOUT_MORE = {END: "end", DONE: "done", REFILL: "refill", SELL: "sell"}
OF_CITIES = {PLACE: "place", SAIL: "sail"}  # by the first number
OF_GOODS = {BUY: "buy", BUILD: "build", ADD: "add", LOSE: "lose", TAX: "give"}
RANGES = sorted({**OF_CITIES, **OF_GOODS}.items(), reverse=True)


class Reader:
    """Reads action numbers on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def read(self, action: int) -> tuple[str, Args] | None:
        """The verb and what it names; None for a number that is no action on this board."""
        if action in WITHOUT_MORE:
            return WITHOUT_MORE[action], {}
        if not 0 <= action < NUM_ACTIONS:
            return None
        first, verb = next(entry for entry in RANGES if entry[0] <= action)
        if first in OF_GOODS:
            return verb, {"good": GOODS[action - first]}
        city = action - first
        return (verb, {"city": self.names.cities[city]}) if city < len(self.names.cities) else None

    def decode(self, action: int, state: State | None) -> Action:
        """The typed action; in a state a marker also stands for the city it is bought in."""
        found = self.read(action)
        if found is None:
            return Action(action, "")
        verb, args = found
        targets = [str(value) for value in args.values()]
        if state is not None and verb == "buy":
            targets.append(self.names.cities[state.ship])
        return Action(action, verb, args, tuple(targets))

    def text(self, action: int) -> str:
        found = self.read(action)
        return "" if found is None else " ".join([found[0], *map(str, found[1].values())])
