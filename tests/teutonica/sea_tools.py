"""What the tests of the eastern board share: positions by hand, and routes full of pieces, boats included."""

from typing import Any

import kogge
from kogge.core.ruleset import Ruleset
from kogge.core.state import State
from kogge.games.teutonica.loading import load_board

ROUTES = {"/".join(route.cities): route for route in load_board("east").routes}
SEA = {name for name, route in ROUTES.items() if route.boats}
LAND = set(ROUTES) - SEA
GREEN = ("Belgard", "Dresden", "Waren")
READY = {"desk": {"book": 3}}  # a player with all four merchants off the desk


def rules(seats: int = 4) -> Ruleset:
    return kogge.ruleset("teutonica", edition="bigbox", board="east", players=seats)


def east(seats: int = 4, **given: Any) -> State:
    """A position by hand on the eastern board; what is not given is as at the start, and blue's turn begins."""
    return rules(seats).state_from_dict(given)


def filled(route: str, seat: str = "blue", merchants: int = 0) -> list[str]:
    """All points of a route with a seat's pieces: merchants on the boats, and so many on land."""
    pieces = []
    for point in range(ROUTES[route].length):
        sails = point in ROUTES[route].boats
        lands = not sails and merchants > 0
        merchants -= lands
        pieces.append(f"{seat} {'merchant' if sails or lands else 'trader'}")
    return pieces


def at_sea(route: str, piece: str) -> list[str | None]:
    """The route with this piece on its first boat and nothing else."""
    return [piece if point == ROUTES[route].boats[0] else None for point in range(ROUTES[route].length)]


def crowd(**free: int) -> dict[str, list[str | None]]:
    """Traders of four players on all points on land but so many of the routes named, `Halle_Wittenberg=2`."""
    traders = [f"{seat} trader" for seat in ("purple", "yellow", "green", "red") for _ in range(26)]
    found: dict[str, list[str | None]] = {}
    for name, route in ROUTES.items():
        left = free.get(name.replace("/", "_"), 0)
        found[name] = []
        for point in range(route.length):
            keeps_free = point in route.boats or left > 0
            left -= left > 0 and point not in route.boats
            found[name].append(None if keeps_free else traders.pop(0))
    return found


FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}
CROWD = {  # the desks of players who can have so many pieces on the board
    seat: {"desk": FULL_DESK, "supply": {"traders": 0, "merchants": 0}} for seat in ("red", "green", "yellow", "purple")
}
