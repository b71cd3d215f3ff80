"""`kogge board`: a board's cities and routes."""

from typing import Any

from rich.console import Console
from rich.table import Table

from kogge.cli.common import print_json
from kogge.core.errors import BadRuleset
from kogge.core.messages import say
from kogge.games.teutonica.loading import BoardData, BoardError, load_board


def board(name: str, *, json: bool = False) -> None:
    """Show the cities, spaces and routes of a board, or check a board file of your own.

    Example: kogge board base45 --json

    Parameters
    ----------
    name: str
        A board by name, or the path of a .toml file.
    json: bool
        Print JSON instead of tables.
    """
    try:
        data = load_board(name)
    except BoardError as error:
        raise BadRuleset(say("faulty-board", reason=str(error))) from None
    if json:
        print_json(plain(data))
    else:
        show(data)


def plain(data: BoardData) -> dict[str, Any]:
    return {
        "name": data.name,
        "cities": [
            {
                "name": city.name,
                "spaces": [
                    {"privilege": space.privilege, "shape": space.shape, "prestige": space.prestige}
                    for space in city.spaces
                ],
                "abilities": list(city.abilities),
            }
            for city in data.cities
        ],
        "routes": [
            {"cities": list(route.cities), "length": route.length, "tavern": route.tavern} for route in data.routes
        ],
    }


def show(data: BoardData) -> None:
    console = Console()
    cities = Table("city", "spaces", "develops", title=data.title)
    for city in data.cities:
        spaces = [f"{s.privilege} {s.shape}" + (f" +{s.prestige}" if s.prestige else "") for s in city.spaces]
        cities.add_row(city.name, ", ".join(spaces), ", ".join(city.abilities))
    routes = Table("route", "points", "tavern")
    for route in data.routes:
        routes.add_row(route.name, str(route.length), "yes" if route.tavern else "")
    console.print(cities, routes)
