"""What the tests of Traders of the League share: positions made by hand, and looking at what came of playing on."""

from typing import Any

import pytest

import kogge
from kogge.core.ruleset import Ruleset
from kogge.core.state import State
from kogge.games.traders.loading import load_board

NUMBERS = [2, 3, 4, 5]
SEATS = ["blue", "red", "green", "yellow", "purple"]
COLOURS = ["red", "yellow", "grey", "green", "blue", "brown", "black"]
BOARD = load_board("traders")
CITIES = {city.name: city for city in BOARD.cities}
TO_EMPTY = {2: 5, 3: 6, 4: 7, 5: 8}

every_number = pytest.mark.parametrize("players", NUMBERS)


def rules(players: int = 3, contracts: str = "all63") -> Ruleset:
    return kogge.ruleset("traders", players=players, contracts=contracts)


def position(seats: int = 3, **given: Any) -> State:
    """A position by hand; what is not given is as at the start of a game, and blue's turn begins."""
    return rules(seats).state_from_dict(given)


def in_city(city: str, cargo: str = "", contracts: list[str] | None = None, **more: Any) -> State:
    """Blue's turn begins in a city, with these cubes aboard and these contracts in the city."""
    blue = {"ship": city, "cargo": cubes(cargo)} | more
    given: dict[str, Any] = {"players": {"blue": blue}}
    return position(cities={city: contracts}, **given) if contracts is not None else position(**given)


def cubes(words: str) -> dict[str, int]:
    """Cubes by colour, from their colours in words."""
    return {colour: words.split().count(colour) for colour in COLOURS if colour in words.split()}


def emptied(*cities: str) -> dict[str, list[None]]:
    """These cities without contracts; somebody must have their tiles."""
    return {city: [] for city in cities}


def contracts(region: str, *goods: str) -> list[str]:
    """Contracts as positions name them."""
    return [f"{region} {pair}" for pair in goods]


def goal(*sides: str, players: int = 3) -> dict[str, str | None]:
    """These sides of achievements on the board, and as many others as the game needs that nobody can claim."""
    others = [
        "diversifier A",
        "regional_trader A",
        "monopolist A",
        "supplier A",
        "merchant A",
        "banker A",
        "explorer A",
    ]
    tiles = {side.split()[0] for side in sides}
    chosen = [*sides, *(side for side in others if side.split()[0] not in tiles)][: players + 1]
    return dict.fromkeys(chosen)


def player(state: State, seat: str = "blue") -> dict[str, Any]:
    """What a seat has: ship, cargo, contracts, city tiles."""
    found: dict[str, Any] = state.to_dict()["players"][seat]
    return found


def cargo(state: State, seat: str = "blue") -> dict[str, int]:
    found: dict[str, int] = player(state, seat)["cargo"]
    return found


def lying(state: State, city: str) -> list[str]:
    """The contracts that still lie in a city."""
    return [goods for goods in state.to_dict()["cities"][city] if goods]


def sheet(state: State, source: str) -> list[int]:
    """What the seats have from one source."""
    return [row[source] for row in state.score_sheet()]


def claimable(*sides: str, **blue: Any) -> State:
    """Blue has sailed and ends the turn with these contracts and tiles; the sides given lie on the board."""
    tiles = blue.get("city_tiles", [])
    return position(players={"blue": blue}, achievements=goal(*sides), taken=["sail"], cities=emptied(*tiles))
