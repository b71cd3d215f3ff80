"""Positions on the boards of Britannia, and in which countries things are possible there."""

from typing import Any

from clause_tools import FULL_DESK, pieces, texts

import kogge
from kogge.core.ruleset import Ruleset
from kogge.core.state import State
from kogge.games.teutonica.loading import load_board

WALES = {
    "Cardiff/Montgomery",
    "Cardiff/Pembroke",
    "Chester/Conway",
    "Conway/Isle_of_Man",
    "Conway/Montgomery",
    "Hereford/Montgomery",
    "Montgomery/Pembroke",
}
SCOTLAND = {
    "Carlisle/Falkirk",
    "Carlisle/Isle_of_Man",
    "Dunbar/Edinburgh",
    "Dunbar/Newcastle",
    "Edinburgh/Glasgow",
    "Falkirk/Glasgow",
}


def rules(seats: int = 4) -> Ruleset:
    """Britannia for so many players."""
    return kogge.ruleset(
        "teutonica", edition="bigbox", board="britannia3" if seats == 3 else "britannia45", players=seats
    )


def lengths(seats: int = 4) -> dict[str, int]:
    """The points of each route, boats included."""
    board = load_board(rules(seats).board)
    return {route.name.replace(" ", "_"): route.length for route in board.routes}


def england(seats: int = 4) -> set[str]:
    """The routes of England."""
    board = load_board(rules(seats).board)
    return {route.name.replace(" ", "_") for route in board.routes if route.country == "England"}


def position(seats: int = 4, **given: Any) -> State:
    """A position by hand; what is not given is as at the start of a game, and blue's turn begins."""
    return rules(seats).state_from_dict(given)


def ready(*cities: str, seats: int = 4, actions: int = 5, **given: Any) -> State:
    """Blue's turn with many actions and pieces, and a post in each of these cities, right of one of red's."""
    given["cities"] = {city: ["red trader", "blue trader"] for city in cities} | given.get("cities", {})
    given["players"] = {"blue": {"supply": pieces(6, 1)}} | given.get("players", {})
    return position(seats, actions=actions, **given)


def countries(state: State, verb: str = "place") -> set[str]:
    """The countries in which an action of this kind is possible."""
    named = {word for text in texts(state, f"{verb} ") for word in text.split() if "/" in word}
    inside = {"Wales": WALES, "Scotland": SCOTLAND, "England": england(state.rules.players)}
    if state.rules.players == 3:
        del inside["Scotland"]
    assert named <= set().union(*inside.values())
    return {country for country, routes in inside.items() if named & routes}


def used(state: State) -> list[str]:
    """The cities whose permission has been used in this turn."""
    return state.to_dict()["permissions_used"]


def filled(routes: dict[str, int], seats: list[str]) -> dict[str, list[str]]:
    """So many traders on each of these routes, from the desks of these seats."""
    heap = [f"{seat} trader" for seat in seats for _ in range(26)]
    return {name: [heap.pop(0) for _ in range(number)] for name, number in routes.items()}


def empty_handed(*seats: str) -> dict[str, Any]:
    """Players whose pieces are all on the board or in the stock."""
    return {seat: {"desk": FULL_DESK, "supply": pieces(0, 0)} for seat in seats}
