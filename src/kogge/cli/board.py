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


def plain(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": data["name"],
        "cities": [{key: city[key] for key in ("name", "spaces", "abilities")} for city in data["cities"]],
        "routes": [
            {"cities": route["cities"], "length": len(route["points"]), "tavern": route["tavern"]}
            for route in data["routes"]
        ],
    }


def show(data: dict[str, Any]) -> None:
    cities = Table(*(text(f"board-column-{name}") for name in ("city", "spaces", "develops")), title=data["title"])
    for city in data["cities"]:
        spaces = ", ".join(text("teutonica-space", **space) for space in city["spaces"])
        cities.add_row(city["name"], spaces, ", ".join(city["abilities"]))
    routes = Table(*(text(f"board-column-{name}") for name in ("route", "points", "tavern")))
    for route in data["routes"]:
        routes.add_row(
            "/".join(route["cities"]), str(len(route["points"])), text("word-yes") if route["tavern"] else ""
        )
    Console().print(cities, routes)
