"""Actions in words: from the number of an action to what it names, and to the text players write."""

from collections.abc import Callable, Mapping
from typing import Any

from kogge.core.actions import Action
from kogge.core.notation import begins
from kogge.games.traders.board import COLOURS, NO_CITY, SLOTS, Board
from kogge.games.traders.names import COLOUR_NAMES, SHORT_COLOURS, Names
from kogge.games.traders.state import State
from kogge.games.traders.words import (
    CLAIM_GOAL,
    DONE,
    DROP,
    END,
    LOAD,
    LOAD_TWO,
    NO_CONTRACT,
    NUM_ACTIONS,
    SAIL,
    UNLOAD,
)

Args = Mapping[str, Any]


class Reader:
    """Reads action numbers on one board."""

    def __init__(self, names: Names, board: Board) -> None:
        self.names = names
        self.board = board
        self.ranges: list[tuple[int, str, Callable[[int, State | None], Args | None]]] = [
            (END, "end", lambda number, state: {}),
            (DONE, "done", lambda number, state: {}),
            (DROP, "drop", lambda number, state: {"colour": COLOUR_NAMES[number]}),
            (LOAD, "load", self.loaded),
            (LOAD_TWO, "load", self.loaded_two),
            (UNLOAD, "unload", self.unloaded),
            (SAIL, "sail", self.sailed),
            (CLAIM_GOAL, "claim", self.claimed),
        ]

    def read(self, action: int, state: State | None) -> tuple[str, Args] | None:
        """The verb and what it names; None for a number that is no action on this board."""
        if not 0 <= action < NUM_ACTIONS:
            return None
        first, verb, read = next(entry for entry in reversed(self.ranges) if entry[0] <= action)
        args = read(action - first, state)
        return None if args is None else (verb, args)

    def loaded(self, number: int, state: State | None) -> Args:
        return self.in_city({"colours": [COLOUR_NAMES[number]]}, state)

    def loaded_two(self, number: int, state: State | None) -> Args | None:
        a, b = divmod(number, int(COLOURS))
        return self.in_city({"colours": [COLOUR_NAMES[a], COLOUR_NAMES[b]]}, state) if a <= b else None

    def unloaded(self, number: int, state: State | None) -> Args | None:
        """The places in the city and, in a state, the contracts that lie there, in the order of the box."""
        places = [place + 1 for place in range(SLOTS) if number & 1 << place]
        if not 1 <= len(places) <= 2:
            return None
        args: dict[str, Any] = {"places": places}
        city = NO_CITY if state is None else state.city_of(state.turn)
        if state is None or city == NO_CITY:
            return args
        found = [state.contracts[city * SLOTS + place - 1] for place in places]
        if NO_CONTRACT in found:
            return args
        return args | {"city": self.names.cities[city], "contracts": [self.names.goods[one] for one in sorted(found)]}

    def sailed(self, number: int, state: State | None) -> Args | None:
        """In a state also from where, and over how many hexes."""
        if number >= self.board.n_hexes:
            return None
        args: dict[str, Any] = {"hex": self.names.hexes[number]}
        if state is None:
            return args
        here = state.ships[state.turn]
        return args | {"from": self.names.hexes[here], "hexes": self.board.hexes_between(here, number)}

    def claimed(self, number: int, state: State | None) -> Args | None:
        if number >= len(self.board.goals):
            return None
        side = self.names.goals[number].split()[-1]
        return {"tile": self.names.tiles[number], "side": side, "points": self.board.goals[number].points}

    def in_city(self, args: dict[str, Any], state: State | None) -> Args:
        city = NO_CITY if state is None else state.city_of(state.turn)
        return args if city == NO_CITY else args | {"city": self.names.cities[city]}

    def decode(self, action: int, state: State | None) -> Action:
        found = self.read(action, state)
        if found is None:
            return Action(action, "")
        verb, args = found
        return Action(action, verb, args, self.targets(verb, args))

    def targets(self, verb: str, args: Args) -> tuple[str, ...]:
        """Where a click may mean this action."""
        if verb == "unload":
            return tuple(f"{args['city']}.{place}" for place in args["places"]) if "city" in args else ()
        if verb == "load":
            return (args["city"],) if "city" in args else ()
        named = (args.get(name) for name in ("hex", "colour", "tile"))
        return tuple(name for name in named if name)

    def text(self, action: int, state: State | None) -> str:
        """In a state contracts are named by their colours."""
        found = self.read(action, state)
        if found is None:
            return ""
        verb, args = found
        return " ".join([verb, *WORDS[verb](args)])


def spelt_out(text: str) -> str:
    """The short forms of colours written out, unless the words name a hex."""
    verb, *rest = text.split() or [""]
    if begins(verb, "sail"):
        return text
    colours = ["/".join(SHORT_COLOURS.get(part.lower(), part) for part in word.split("/")) for word in rest]
    return " ".join([verb, *colours])


def unload_words(args: Args) -> list[str]:
    """The contracts or, without a state, their places."""
    return list(args["contracts"]) if "contracts" in args else [str(place) for place in args["places"]]


# In the order in which a player is offered them.
WORDS: dict[str, Callable[[Args], list[str]]] = {
    "unload": unload_words,
    "load": lambda args: args["colours"],
    "sail": lambda args: [args["hex"]],
    "drop": lambda args: [args["colour"]],
    "claim": lambda args: [args["tile"], args["side"]],
    "done": lambda args: [],
    "end": lambda args: [],
}
VERBS = tuple(WORDS)
