"""The cities and routes of a board of Hansa."""

from typing import Any

from rich.table import Table

from kogge.cli.boards.columns import columns
from kogge.cli.common import text

CITY_KEYS = ("name", "number", "warehouses", "sources")
ROUTE_KEYS = ("cities", "overland", "source")


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """The board without its drawing."""
    return {
        "name": data["name"],
        "start": data["start"],
        "cities": [{key: city[key] for key in CITY_KEYS} for city in data["cities"]],
        "routes": [{key: route[key] for key in ROUTE_KEYS} for route in data["routes"]],
    }


def tables(data: dict[str, Any]) -> list[Table]:
    return [cities(data), routes(data)]


def cities(data: dict[str, Any]) -> Table:
    """In the order in which their warehouses are filled."""
    title = text("hansa-board-title", title=data["title"], start=data["start"])
    table = columns("city", "number", "warehouses", "ways", title=title)
    for city in sorted(data["cities"], key=lambda city: int(city["number"])):
        ways = [route["cities"][1] for route in data["routes"] if route["cities"][0] == city["name"]]
        sources = city["sources"]
        table.add_row(
            city["name"],
            sourced(city["number"], sources.get("number", "")),
            sourced(city["warehouses"], sources.get("warehouses", "")),
            ", ".join(ways),
        )
    return table


def routes(data: dict[str, Any]) -> Table:
    table = columns("route", "overland", "source")
    for route in data["routes"]:
        table.add_row(
            " → ".join(route["cities"]),
            text("word-yes") if route["overland"] else "",
            text(f"hansa-source-of-fact-{route['source']}") if route["source"] else "",
        )
    return table


def sourced(number: int, source: str) -> str:
    """A number, and how sure it is."""
    return f"{number} ({text(f'hansa-source-of-fact-{source}')})" if source else str(number)
