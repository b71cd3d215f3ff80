"""The cities, contracts and achievements of a board of Traders of the League."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from kogge.cli.boards.columns import columns
from kogge.cli.common import text

CITY_KEYS = ("name", "region", "supply")
BOARD_KEYS = ("name", "start", "hexes", "contracts", "achievements")
COLOURS = ("red", "yellow", "grey", "green", "blue", "brown", "black")
REGIONS = ("west", "central", "east")
FAMILIES = {"value": "value", "city": "city"}  # by how the name of a kind begins


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """The board without its drawing."""
    cities = [{key: city[key] for key in CITY_KEYS} for city in data["cities"]]
    return {key: data[key] for key in BOARD_KEYS} | {"cities": cities}


def tables(data: dict[str, Any]) -> list[Table]:
    return [cities(data), contracts(data), achievements(data)]


def cities(data: dict[str, Any]) -> Table:
    table = columns("city", "region", "supply", "beside", title=data["title"])
    for city in data["cities"]:
        near = ", ".join(beside(data["hexes"], city["name"]))
        table.add_row(city["name"], city["region"], ", ".join(city["supply"]), near)
    return table


def beside(hexes: Sequence[Mapping[str, Any]], name: str) -> list[str]:
    """The hexes beside this one."""
    here = next(one for one in hexes if one["name"] == name)
    return [one["name"] for one in hexes if one is not here and is_beside(here, one)]


def is_beside(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Rows are counted in half hexes."""
    columns, rows = abs(one["column"] - other["column"]), abs(one["row"] - other["row"])
    return (columns, rows) in ((0, 2), (1, 1))


def contracts(data: dict[str, Any]) -> Table:
    """The value of every pair of colours in every region."""
    table = columns("contract", *REGIONS)
    values: dict[str, dict[str, int]] = {}
    for one in data["contracts"]:
        values.setdefault("/".join(one["goods"]), {})[one["region"]] = one["value"]
    for goods, by_region in values.items():
        table.add_row(goods, *(str(by_region[region]) for region in REGIONS))
    return table


def achievements(data: dict[str, Any]) -> Table:
    table = columns("achievement", "side", "points", "condition")
    for side in data["achievements"]:
        table.add_row(tile_name(side["tile"]), side["side"], str(side["points"]), condition(side))
    return table


def tile_name(tile: str) -> str:
    return tile.replace("_", " ")


def condition(side: Mapping[str, Any]) -> str:
    """What one side of an achievement tile asks for, in a few words."""
    if side["how"] == "sum":
        return " + ".join(counted(family, kinds, side["count"]) for family, kinds in by_family(side["of"]).items())
    kinds = ", ".join(kind.replace("_", " ") for kind in side["of"])
    how = "every" if side["how"] == "each" and set(COLOURS) == set(side["of"]) else side["how"]
    return text("traders-condition", how=how, count=side["count"], kinds=kinds)


def counted(family: str, kinds: Sequence[str], count: int) -> str:
    names = text("traders-or").join(kind.removeprefix("value_") for kind in kinds)
    return text("traders-counted", family=family, names=names, count=count)


def by_family(kinds: Sequence[str]) -> dict[str, list[str]]:
    """The kinds that achievements count: colours, regions and values of contracts, and city tiles."""
    found: dict[str, list[str]] = {}
    for kind in kinds:
        found.setdefault("region" if kind in REGIONS else FAMILIES.get(kind.partition("_")[0], "colour"), []).append(
            kind
        )
    return found
