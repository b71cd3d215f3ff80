"""The pawn of two players in words: where it stands, how far it goes free, and why something is not possible for it."""

from typing import Any

from kogge.core.errors import BadPosition
from kogge.core.messages import Message, say
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.pawn import FREE_BORDERS
from kogge.games.teutonica.words import MOVE_PAWN, MOVED, PAWN_AT, PAWN_START

NEEDS_THE_PAWN = ("place", "displace", "create")


def province_of(state: State, names: Names) -> str | None:
    """Where the pawn stands; None until it has been put there."""
    at = state.aside[PAWN_AT]
    return names.provinces[at] if at >= 0 else None


def seen(state: State, names: Names) -> dict[str, Any]:
    """Where the pawn stands, the routes beside it, and the provinces it reaches free."""
    provinces, at = state.board.provinces, state.aside[PAWN_AT]
    assert provinces is not None
    routes, free = [], []
    if at >= 0:
        routes = [name for route, name in enumerate(names.routes) if provinces.touches(at, route)]
        free = [name for i, name in enumerate(names.provinces) if 0 < provinces.between(at, i) <= FREE_BORDERS]
    return {
        "province": province_of(state, names),
        "routes": routes,
        "free": free,
        "model": dict(state.rules.options)["provinces"],
    }


def read_pawn(given: Any, stack: list[Frame], names: Names) -> int:
    """The number of a position's province, -1 for none: the pawn stands nowhere exactly while that is asked."""
    if given and given not in names.provinces:
        possible = ", ".join(names.provinces) or "-"
        raise BadPosition(say("position-unknown", where="pawn", name=given, possible=possible))
    asked = bool(stack) and stack[0].decision == PAWN_START
    if names.provinces and asked == bool(given):
        raise BadPosition(say("position-pawn"))
    return names.provinces.index(given) if given else -1


def away(state: State, frame: Frame, verb: str, args: Any, names: Names) -> Message | None:
    """The pawn is not beside the route that an action needs it for."""
    provinces = state.board.provinces
    if provinces is None or frame.decision > MOVED or verb not in NEEDS_THE_PAWN:
        return None
    route = names.route_number[args["route"]]
    if provinces.touches(state.aside[PAWN_AT], route):
        return None
    beside = dict.fromkeys((names.provinces[provinces.side_a[route]], names.provinces[provinces.side_b[route]]))
    where = {"province": province_of(state, names), "beside": ", ".join(beside)}
    return say("teutonica-reason-pawn-away", route=args["route"], **where)


def why_not_there(state: State, frame: Frame, action: int, names: Names) -> Message:
    """Why the pawn cannot be moved so."""
    provinces, at = state.board.provinces, state.aside[PAWN_AT]
    assert provinces is not None
    province, paid = divmod(action - int(MOVE_PAWN), 2)
    name = names.provinces[province]
    if frame.decision == PAWN_START:
        return say("teutonica-reason-pawn-put", province=name)
    if province == at:
        return say("teutonica-reason-pawn-there", province=name)
    if paid:
        return say("teutonica-reason-no-actions")
    if frame.decision == MOVED:
        return say("teutonica-reason-pawn-moved")
    return say("teutonica-reason-pawn-far", province=name, borders=provinces.between(at, province))
