"""Views: the position as a seat or a spectator sees it, with what follows from it."""

from typing import Any

import msgspec

from kogge.core.game import SEATS
from kogge.core.messages import Message
from kogge.games.traders.actions import Reader
from kogge.games.traders.board import COLOURS, SLOTS
from kogge.games.traders.board_data import KINDS
from kogge.games.traders.names import COLOUR_NAMES, SOURCE_NAMES, Names
from kogge.games.traders.position import write_position
from kogge.games.traders.scoring import contracts_of, progress
from kogge.games.traders.state import State
from kogge.games.traders.verbs.unload import cost
from kogge.games.traders.words import NO_CONTRACT, NOT_IN_PLAY, SOURCES, TALLY


def view(state: State, seat: int | None, reader: Reader, prompt: Message) -> dict[str, Any]:
    """The position, all of which is open, and the facts a player would count on the board."""
    names = reader.names
    shown: dict[str, Any] = msgspec.to_builtins(write_position(state, names))
    del shown["viewer"]
    players = range(state.variant.players)
    for number in players:
        shown["players"][SEATS[number]] |= {
            "room": state.room(number),
            "number_of_contracts": contracts_of(state, number),
            "tally": {kind: state.tally[number * TALLY + i] for i, kind in enumerate(KINDS)},
        }
    actor = state.actor()
    return shown | {
        "seat": None if seat is None else SEATS[seat],
        "actor": None if actor < 0 else SEATS[actor],
        "prompt": {"key": prompt.key, "params": dict(prompt.params)},
        "offers": {name: offers(state, city, names) for city, name in enumerate(names.cities)},
        "goals": {names.goals[side]: goal(state, side) for side in in_play(state)},
        "distances": {SEATS[number]: distances(state, number, names) for number in players},
        "reach": {SEATS[number]: reach(state, number, names) for number in players},
        "scores": {SEATS[number]: row for number, row in enumerate(score_sheet(state))},
        "ends": {"empty": [state.empty_cities(), state.variant.cities_to_empty]},
        "winners": [SEATS[number] for number in state.winners()] if state.is_over() else [],
    }


def offers(state: State, city: int, names: Names) -> list[dict[str, Any]]:
    """The contracts of a city: colours, value, the cubes that they cost there, and those that each seat still lacks."""
    found = []
    for place in range(SLOTS):
        contract = state.contracts[city * SLOTS + place]
        if contract != NO_CONTRACT:
            costs = [colour for colour in range(COLOURS) if cost(state, city, contract, colour)]
            found.append(
                {
                    "place": place + 1,
                    "goods": names.goods[contract].split("/"),
                    "value": state.board.value[contract],
                    "costs": [COLOUR_NAMES[colour] for colour in costs],
                    "missing": {SEATS[seat]: missing(state, seat, costs) for seat in range(state.variant.players)},
                }
            )
    return found


def missing(state: State, seat: int, colours: list[int]) -> list[str]:
    """Those of the colours of which the seat has no cube aboard."""
    return [COLOUR_NAMES[colour] for colour in colours if state.cargo[seat * COLOURS + colour] == 0]


def in_play(state: State) -> list[int]:
    return [side for side, owner in enumerate(state.goals) if owner != NOT_IN_PLAY]


def goal(state: State, side: int) -> dict[str, Any]:
    """An achievement on the board: who has it, and how far everybody is."""
    one = state.board.goals[side]
    owner = state.goals[side]
    return {
        "owner": SEATS[owner] if owner >= 0 else None,
        "points": one.points,
        "needed": one.needed,
        "progress": {SEATS[seat]: progress(state, seat, one) for seat in range(state.variant.players)},
    }


def distances(state: State, seat: int, names: Names) -> dict[str, int]:
    """How far every city is from the seat's ship."""
    board = state.board
    return {name: board.hexes_between(state.ships[seat], board.hex_of[city]) for city, name in enumerate(names.cities)}


def reach(state: State, seat: int, names: Names) -> dict[str, int]:
    """The hexes that one action leads to, and how far each is."""
    board = state.board
    here = state.ships[seat]
    near = board.reach[board.reach_first[here] : board.reach_first[here + 1]]
    return {names.hexes[there]: board.hexes_between(here, there) for there in near}


def score_sheet(state: State) -> list[dict[str, int]]:
    """Every seat's points by source, and their sum."""
    sheet = []
    for seat in range(state.variant.players):
        row = {name: state.earned[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)}
        sheet.append(row | {"total": sum(row.values())})
    return sheet
