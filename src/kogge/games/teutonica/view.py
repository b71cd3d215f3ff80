"""Views: the position as a seat or a spectator sees it, with what follows from it."""

from typing import Any

import msgspec

from kogge.core.game import SEATS
from kogge.core.messages import Message
from kogge.games.teutonica.names import ABILITY_NAMES, SOURCE_NAMES, TRACK_VALUES, Names, owner_name
from kogge.games.teutonica.position import write_position
from kogge.games.teutonica.scoring import controller, network, points_by_source
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import MISSION_CARD, SOURCES

SPECTATOR = -2  # a viewer who is no seat


def view(state: State, seat: int | None, names: Names, prompt: Message) -> dict[str, Any]:
    """The position with hidden parts as counts, and the facts a player would count on the board."""
    shown: dict[str, Any] = msgspec.to_builtins(write_position(state, names))
    del shown["viewer"]
    shown["bag"] = len(state.bag)
    if not state.knows_plate(SPECTATOR if seat is None else seat):
        shown["plate"] = len(state.plate)
    players = range(state.variant.players)
    for number in players:
        values = {name: state.value(number, ability) for ability, name in enumerate(ABILITY_NAMES)}
        shown["players"][SEATS[number]] |= {"values": values, "network": network(state, number)}
    controllers = {name: controller(state, city) for city, name in enumerate(names.cities)}
    actor = state.actor()
    return shown | {
        "seat": None if seat is None else SEATS[seat],
        "actor": None if actor < 0 else SEATS[actor],
        "prompt": {"key": prompt.key, "params": dict(prompt.params)},
        "tracks": {name: list(values) for name, values in TRACK_VALUES.items()},
        "controllers": {name: owner_name(owner) for name, owner in controllers.items() if owner >= 0},
        "scores": {SEATS[number]: row for number, row in enumerate(score_sheet(state))},
        "ends": {
            "prestige": [max(state.prestige(number) for number in players), state.board.end_prestige],
            "completed": [state.completed, state.board.end_completed],
            "bag": len(state.bag),
        },
        "winners": [SEATS[number] for number in state.winners()] if state.is_over() else [],
    }


def score_sheet(state: State) -> list[dict[str, int]]:
    """Every seat's points by source, and their sum."""
    points = points_by_source(state)
    sheet = []
    for seat in range(state.variant.players):
        row = {
            name: points[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES) if source != MISSION_CARD
        }
        sheet.append(row | {"total": sum(row.values())})
    return sheet
