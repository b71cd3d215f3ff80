"""Views: the position as a seat or a spectator sees it, with what follows from it."""

from typing import Any

import msgspec

from kogge.core.game import SEATS
from kogge.core.messages import Message
from kogge.games.hansa.names import COLOURS, SOURCE_NAMES, Names
from kogge.games.hansa.position import write_position
from kogge.games.hansa.scoring import points_by_source
from kogge.games.hansa.state import State
from kogge.games.hansa.words import MOST_BARRELS, PRICE, SOURCES


def view(state: State, seat: int | None, names: Names, prompt: Message) -> dict[str, Any]:
    """The position with hidden parts as counts, and the facts a player would count on the board.

    All players know the same: markers lie open, and what is hidden is hidden from everybody.
    """
    shown: dict[str, Any] = msgspec.to_builtins(write_position(state, names))
    del shown["viewer"]
    actor = state.actor()
    majorities = {name: int(state.majority(city)) for city, name in enumerate(names.cities)}
    return shown | {
        "piles": piles(state),
        "left_out": known_left_out(state),
        "hidden": hidden(state),
        "last_round": state.is_last_round(),
        "seat": None if seat is None else SEATS[seat],
        "actor": None if actor < 0 else SEATS[actor],
        "prompt": {"key": prompt.key, "params": dict(prompt.params)},
        "majorities": {name: SEATS[owner] for name, owner in majorities.items() if owner >= 0},
        "prices": prices(state, names),
        "ways": [names.cities[to] for to in ways(state)],
        "scores": {SEATS[number]: row for number, row in enumerate(score_sheet(state))},
        "winners": [SEATS[number] for number in state.winners()] if state.is_over() else [],
    }


def piles(state: State) -> list[int]:
    """How many markers are left in each pile; the first one is used first."""
    left, sizes = len(state.piles), list(state.variant.pile_sizes)
    found: list[int] = []
    for size in reversed(sizes):
        found.insert(0, min(size, left))
        left -= found[0]
    return found


def known_left_out(state: State) -> list[str] | None:
    """The colours that are not in the game, as soon as all others have been seen; None as long as that is open."""
    left_out = [name for colour, name in enumerate(COLOURS) if state.is_left_out(colour)]
    return left_out if not left_out or len(left_out) == len(state.unseen_colours()) else None


def hidden(state: State) -> dict[str, list[int] | None]:
    """The markers in the piles by colour and barrels, as everybody can count them; None if a colour may be left out."""
    unknown = [] if known_left_out(state) is not None else list(state.unseen_colours())
    numbers = [0] * (len(COLOURS) * MOST_BARRELS)
    for good in state.piles:
        numbers[good] += 1
    return {
        name: None if colour in unknown else numbers[colour * MOST_BARRELS : (colour + 1) * MOST_BARRELS]
        for colour, name in enumerate(COLOURS)
    }


def prices(state: State, names: Names) -> dict[str, dict[str, Any]]:
    """By city what the player in turn pays for a marker, and to which seat; None is the bank, or nobody."""
    found: dict[str, dict[str, Any]] = {}
    for city, name in enumerate(names.cities):
        owner = state.majority(city)
        free = owner == state.turn
        found[name] = {"talers": 0 if free else PRICE, "to": SEATS[owner] if owner >= 0 and not free else None}
    return found


def ways(state: State) -> list[int]:
    """The cities to which arrows lead from the ship."""
    board = state.board
    return list(board.routes_to[board.routes_first[state.ship] : board.routes_first[state.ship + 1]])


def score_sheet(state: State) -> list[dict[str, int]]:
    """Every seat's points by source, and their sum."""
    points = points_by_source(state)
    sheet = []
    for seat in range(state.variant.players):
        row = {name: points[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)}
        sheet.append(row | {"total": sum(row.values())})
    return sheet
