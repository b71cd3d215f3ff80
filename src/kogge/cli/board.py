"""`kogge board`: a board's cities and routes, as tables, as JSON or as a picture."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from rich.console import Console
from rich.table import Table

import kogge
from kogge.cli.common import option, print_json, text


def board(
    name: Annotated[str, option("board-file")],
    *,
    game: Annotated[str, option("game")] = "teutonica",
    json: Annotated[bool, option("json")] = False,
    svg: Annotated[Path | None, option("svg")] = None,
) -> None:
    """Show a board, check a file of one's own, or draw it."""
    data = kogge.game(game).board(name)
    if svg:
        drawing = import_module(f"kogge.cli.drawing.{game}").draw(data)
        svg.expanduser().write_text(drawing, encoding="utf-8")
        print(text("board-drawn", board=data["title"], file=str(svg)))
    elif json:
        print_json(plain(data))
    else:
        show(data)


CITY_KEYS = ("name", "spaces", "abilities", "green", "countries")
ROUTE_KEYS = ("cities", "tavern", "permanent", "country")
BOARD_KEYS = ("home", "abroad", "permissions", "provinces")


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """The board without its drawing; points are numbered from 1."""
    return {
        "name": data["name"],
        "cities": [{key: city[key] for key in CITY_KEYS} for city in data["cities"]],
        "routes": [
            {key: route[key] for key in ROUTE_KEYS} | {"length": len(route["points"]), "boats": boats(route)}
            for route in data["routes"]
        ],
        **{key: data[key] for key in BOARD_KEYS},
    }


def boats(route: dict[str, Any]) -> list[int]:
    return [index + 1 for index in route["boats"]]


def show(data: dict[str, Any]) -> None:
    Console().print(*(table for table in (cities(data), routes(data), countries(data), provinces(data)) if table))


def columns(*names: str, title: str | None = None) -> Table:
    """A table whose first column is never shortened."""
    found = Table(title=title)
    for i, name in enumerate(names):
        found.add_column(text(f"board-column-{name}"), no_wrap=i == 0)
    return found


def cities(data: dict[str, Any]) -> Table:
    abroad = ["countries"] * bool(data["abroad"])
    table = columns("city", "spaces", "develops", *abroad, title=data["title"])
    for city in data["cities"]:
        spaces = ", ".join(text("teutonica-space", **space) for space in city["spaces"])
        if city["green"]:
            spaces = text("board-green")
        table.add_row(city["name"], spaces, ", ".join(city["abilities"]), *(", ".join(city[key]) for key in abroad))
    return table


def routes(data: dict[str, Any]) -> Table:
    """What no route of the board has gets no column."""
    further = [key for key in ("boats", "permanent", "country") if any(route[key] for route in data["routes"])]
    table = columns("route", "points", "tavern", *further)
    for route in data["routes"]:
        shown = route | {"boats": ", ".join(str(number) for number in boats(route))}
        if route["permanent"]:
            shown["permanent"] = text(f"teutonica-permanent-{route['permanent']}")
        table.add_row(
            "/".join(route["cities"]),
            str(len(route["points"])),
            text("word-yes") if route["tavern"] else "",
            *(shown[key] for key in further),
        )
    return table


def countries(data: dict[str, Any]) -> Table | None:
    if not data["abroad"]:
        return None
    table = columns("country", "prestige", "permission")
    for country in data["abroad"]:
        given = [permission["city"] for permission in data["permissions"] if country["name"] in permission["countries"]]
        table.add_row(country["name"], ", ".join(map(str, country["prestige"])), ", ".join(given))
    return table


def provinces(data: dict[str, Any]) -> Table | None:
    """Those of the usual model."""
    if not data["provinces"]:
        return None
    table = columns("province", "borders", "neighbours")
    for province in next(iter(data["provinces"].values())):
        table.add_row(province["name"], ", ".join(province["routes"]), ", ".join(province["neighbours"]))
    return table
