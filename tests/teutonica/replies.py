"""Positions in which red has been displaced from Dortmund/Duisburg and has to reply, and what red then has."""

from collections.abc import Iterable, Sequence
from typing import Any

from clause_tools import FULL_DESK, LENGTHS, full, pieces, play, player, position

from kogge.core.state import State

BLUE, RED = 0, 1
FROM = "Dortmund/Duisburg"  # two points; the piece is displaced from here
# The routes nearest to it, those behind them, and those behind these.
RING_1 = {"Arnheim/Duisburg", "Dortmund/Paderborn"}
RING_2 = {"Arnheim/Kampen", "Arnheim/Münster", "Hildesheim/Paderborn", "Minden/Paderborn", "Paderborn/Warburg"}
RING_3 = {
    "Kampen/Osnabrück",
    "Minden/Münster",
    "Goslar/Hildesheim",
    "Bremen/Minden",
    "Brunswiek/Minden",
    "Hannover/Minden",
    "Coellen/Warburg",
    "Göttingen/Warburg",
}

Routes = dict[str, list[str]]


def displaced(
    edition: str,
    kind: str = "trader",
    red: dict[str, Any] | None = None,
    routes: Routes | None = None,
    there: Sequence[str] = (),
    green: dict[str, Any] | None = None,
) -> State:
    """Blue has just displaced a red piece and red has to reply; `there` is what else stands on the route."""
    state = position(
        edition,
        routes={FROM: [f"red {kind}", *there], **(routes or {})},
        players={"blue": {"supply": pieces(5, 0)}, "red": red or {}, "green": green or {}},
    )
    return play(state, f"displace red {kind} {FROM} with trader")


def crowded(
    edition: str, kind: str, there: Sequence[str], free: Sequence[str] = (), own: Routes | None = None
) -> State:
    """Every point is taken but perhaps one of the route a red piece is displaced from, and one of each route in `free`.

    `own` are further red pieces on routes; red then has neither stock nor supply.
    """
    heap = [f"{owner} trader" for owner in ("blue", "green", "yellow", "purple") for _ in range(26)] + ["blue merchant"]
    routes = {}
    for name, length in LENGTHS.items():
        red = [f"red {kind}", *there] if name == FROM else (own or {}).get(name, [])
        others = 0 if name == FROM else length - len(red) - (name in free)
        routes[name] = red + [heap.pop(0) for _ in range(others)]
    rest = {seat: {"desk": FULL_DESK, "supply": pieces(0, 3)} for seat in ("blue", "green", "yellow", "purple")}
    ready = pieces(0, 0) if own else pieces(6, 0)
    return position(edition, 5, routes=routes, players={**rest, "red": {"supply": ready}})


def filled(routes: Iterable[str]) -> Routes:
    """These routes with green traders on all their points."""
    return {name: full(name, "green") for name in routes}


def supply(state: State) -> dict[str, int]:
    """Red's supply."""
    return player(state, "red")["supply"]


def stock(state: State) -> dict[str, int]:
    """Red's stock."""
    return player(state, "red")["stock"]
