"""The cities, routes, countries and provinces of a board of Hansa Teutonica."""

from typing import Any

from rich.table import Table

from kogge.cli.boards.columns import columns
from kogge.cli.common import text

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


def tables(data: dict[str, Any]) -> list[Table]:
    return [table for table in (cities(data), routes(data), countries(data), provinces(data)) if table]


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
