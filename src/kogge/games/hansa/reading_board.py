"""Reading a board: its text becomes checked data, or a message says what is wrong and where."""

from collections.abc import Iterable
from typing import Final

from kogge.core.boards import (
    check_city_name,
    check_city_names,
    city_label,
    digest_of,
    read_head,
    route_label,
    unified,
)
from kogge.core.checked import Position, Table, parsed, shown
from kogge.games.hansa.board import MAX_CITIES, MAX_WAREHOUSES
from kogge.games.hansa.board_data import FACTS, SURENESS, BoardData, CityData, RouteData
from kogge.games.hansa.words import MAX_SEATS, ROUNDS

# The first booths of a player stand in different cities, and none where the ship begins.
FEWEST_CITIES: Final = int(ROUNDS) + 1


def read_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    text = unified(text)
    top = Table(where, parsed(text, where), ("name", "title", "players", "size", "start", "city", "route"))
    head = read_head(top)
    if head.players[-1] > MAX_SEATS:
        raise top.error(f"players {shown(list(head.players))} must be numbers from 2 to {MAX_SEATS}")
    cities = read_cities(top, head.size)
    start = top.text("start")
    check_city(top, start, cities)
    routes = read_routes(top, cities)
    check_ways(top, start, cities, routes)
    return BoardData(
        name=head.name,
        title=head.title,
        players=head.players,
        size=head.size,
        start=start,
        cities=cities,
        routes=routes,
        source=text,
        digest=digest_of(text),
    )


def read_cities(top: Table, size: Position) -> tuple[CityData, ...]:
    rows = top.rows("city")
    if not FEWEST_CITIES <= len(rows) <= MAX_CITIES:
        raise top.error(f"{len(rows)} cities, expected {FEWEST_CITIES} to {MAX_CITIES}")
    cities: list[CityData] = []
    for i, row in enumerate(rows):
        where = f"{top.where}: city {city_label(row, i + 1)}"
        city = read_city(Table(where, row, ("name", "at", "number", "warehouses"), ("sources",)), size)
        if city.number in [other.number for other in cities]:
            raise top.error(f"city {city.name}: a second city with number {city.number}, expected different numbers")
        cities.append(city)
        check_city_names(top, [known.name for known in cities])
    return tuple(cities)


def read_city(table: Table, size: Position) -> CityData:
    sources = Table(f"{table.where}: sources", table.content.get("sources", {}), (), FACTS)
    return CityData(
        name=check_city_name(table, table.text("name")),
        at=table.position("at", table.content["at"], size),
        number=table.number("number", 1, 99),
        warehouses=table.number("warehouses", 1, MAX_WAREHOUSES),
        sources={fact: sources.word("source", sources.text(fact), SURENESS) for fact in sources.content},
    )


def read_routes(top: Table, cities: tuple[CityData, ...]) -> tuple[RouteData, ...]:
    routes: list[RouteData] = []
    for i, row in enumerate(top.rows("route")):
        where = f"{top.where}: route {route_label(row, i + 1)}"
        table = Table(where, row, ("cities",), ("overland", "source"))
        ends = table.texts("cities")
        if len(ends) != 2 or ends[0] == ends[1]:
            raise table.error("expected two different cities, from where to where the ship sails")
        for name in ends:
            check_city(table, name, cities)
        if any(tuple(ends) == other.cities for other in routes):
            raise table.error("a second route of this kind, expected one")
        source = table.word("source", table.text("source"), SURENESS) if "source" in table.content else ""
        routes.append(RouteData((ends[0], ends[1]), table.flag("overland"), source))
    return tuple(routes)


def check_city(table: Table, name: str, cities: tuple[CityData, ...]) -> None:
    if name not in [city.name for city in cities]:
        raise table.error(f"unknown city {shown(name)}, expected one of the cities of this board")


def check_ways(top: Table, start: str, cities: tuple[CityData, ...], routes: tuple[RouteData, ...]) -> None:
    """From everywhere to everywhere: the ship must never be caught."""
    forward = reached_from(start, [route.cities for route in routes])
    back = reached_from(start, [(to, begin) for begin, to in (route.cities for route in routes)])
    for city in cities:
        if city.name not in forward:
            raise top.error(f"city {city.name}: no way there from {start}, expected arrows that lead to it")
        if city.name not in back:
            raise top.error(f"city {city.name}: no way from there to {start}, expected arrows that lead on")


def reached_from(start: str, ways: Iterable[tuple[str, str]]) -> set[str]:
    reached = {start}
    ways = list(ways)
    while beyond := {to for begin, to in ways if begin in reached} - reached:
        reached |= beyond
    return reached
