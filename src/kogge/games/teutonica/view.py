"""Views: the position as a seat or a spectator sees it, with what follows from it."""

from typing import Any

import msgspec

from kogge.core.game import SEATS
from kogge.core.messages import Message
from kogge.core.state import SPECTATOR
from kogge.games.teutonica import countries, pawn
from kogge.games.teutonica.missions import show_missions
from kogge.games.teutonica.names import ABILITY_NAMES, SOURCE_NAMES, TRACK_VALUES, Names, owner_name
from kogge.games.teutonica.position import write_position
from kogge.games.teutonica.scoring import controller, network, points_by_source
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import SOURCES


def view(state: State, seat: int | None, names: Names, prompt: Message) -> dict[str, Any]:
    """The position with hidden parts as counts, and the facts a player would count on the board."""
    seen = state.seen_by(SPECTATOR if seat is None else seat)
    shown: dict[str, Any] = msgspec.to_builtins(write_position(state, names))
    show_missions(shown, seen)
    del shown["viewer"]
    shown["bag"] = len(state.bag)
    if not state.knows_plate(seen.viewer):
        shown["plate"] = len(state.plate)
    if state.board.provinces is not None:
        shown["pawn"] = pawn.seen(state, names)
    if state.board.country_prestige:
        shown |= {"permissions": countries.permissions(state, names), "regions": countries.regions(state, names)}
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
        "scores": {SEATS[number]: row for number, row in enumerate(score_sheet(seen))},
        "ends": {
            "prestige": [max(state.prestige(number) for number in players), state.board.end_prestige],
            "completed": [state.completed, state.board.end_completed],
            "bag": len(state.bag),
        },
        "winners": [SEATS[number] for number in state.winners()] if state.is_over() else [],
    }


def score_sheet(state: State) -> list[dict[str, int]]:
    """Every seat's points by source, and their sum; without missions that the viewer of the state does not know."""
    points = points_by_source(state)
    sheet = []
    for seat in range(state.variant.players):
        row = {name: points[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)}
        if not state.has_missions() or not state.knows_mission(seat):
            del row["missions"]
        sheet.append(row | {"total": sum(row.values())})
    return sheet
