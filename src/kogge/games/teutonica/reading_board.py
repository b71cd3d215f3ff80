"""Reading a board: its text becomes checked data, or a message says what is wrong and where."""

import re
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
from kogge.games.teutonica.board import MAX_CITIES, MAX_POINTS, MAX_ROUTES, MAX_SPACES
from kogge.games.teutonica.board_data import (
    ABILITIES,
    MAX_ABILITIES,
    PERMANENT,
    PRIVILEGES,
    SHAPES,
    BoardData,
    CityData,
    RouteData,
    SpaceData,
    SpecialSpaceData,
)
from kogge.games.teutonica.reading_regions import (
    Countries,
    check_city,
    read_countries,
    read_permissions,
    read_provinces,
    route_called,
)

TAVERNS: Final = 3  # one for each start marker
MAX_LENGTH: Final = 8
MAX_SPECIAL_SPACES: Final = 4
MAX_PRESTIGE: Final = 99

SPACE: Final = re.compile(r"(\S+) (\S+)(?: ([1-9]))?")

TOP_KEYS: Final = ("name", "title", "players", "size", "end_prestige", "end_completed", "connection", "special")


def read_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    text = unified(text)
    content = parsed(text, where)
    top = Table(where, content, (*TOP_KEYS, "city", "route"), rare=("countries", "permission", "provinces"))
    head = read_head(top)
    size = head.size
    countries = read_countries(top)
    cities = read_cities(top, size, countries)
    routes = read_routes(top, size, cities, countries)
    connection_cities, connection_prestige = read_connection(top, cities)
    special_city, special_route, special_spaces = read_special(top, size, cities, routes)
    check_connected(top, cities, routes)
    return BoardData(
        name=head.name,
        title=head.title,
        players=head.players,
        size=size,
        end_prestige=top.number("end_prestige", 1, MAX_PRESTIGE),
        end_completed=top.number("end_completed", 1, len(cities)),
        connection_cities=connection_cities,
        connection_prestige=connection_prestige,
        special_city=special_city,
        special_route=special_route,
        special_spaces=special_spaces,
        cities=cities,
        routes=routes,
        source=text,
        digest=digest_of(text),
        home=countries.home,
        abroad=countries.abroad,
        permissions=read_permissions(top, cities, countries),
        provinces=read_provinces(f"{where}: provinces", content.get("provinces"), routes),
    )


def read_cities(top: Table, size: Position, countries: Countries) -> tuple[CityData, ...]:
    rows = top.rows("city")
    if not 2 <= len(rows) <= MAX_CITIES:
        raise top.error(f"{len(rows)} cities, expected 2 to {MAX_CITIES}")
    cities: list[CityData] = []
    for i, row in enumerate(rows):
        where = f"{top.where}: city {city_label(row, i + 1)}"
        table = Table(where, row, ("name", "at", "spaces"), ("abilities",), ("green", "countries"))
        cities.append(read_city(table, size, countries))
        check_city_names(top, [city.name for city in cities])
    return tuple(cities)


def read_city(table: Table, size: Position, countries: Countries) -> CityData:
    name = check_city_name(table, table.text("name"))
    green = table.flag("green")
    spaces = tuple(read_space(table, text) for text in table.texts("spaces"))
    if green and spaces:
        raise table.error(f"{len(spaces)} spaces in a green city, expected none")
    if not green and not 1 <= len(spaces) <= MAX_SPACES:
        raise table.error(f"{len(spaces)} spaces, expected 1 to {MAX_SPACES}: cities without spaces are not allowed")
    abilities = tuple(table.word("ability", word, ABILITIES) for word in table.texts("abilities"))
    if len(abilities) > MAX_ABILITIES or len(set(abilities)) < len(abilities):
        raise table.error(f"abilities {', '.join(abilities)}: expected at most {MAX_ABILITIES} different ones")
    at = table.position("at", table.content["at"], size)
    return CityData(name, at, spaces, abilities, green, countries.listed(table, "countries"))


def read_space(table: Table, text: str) -> SpaceData:
    parts = SPACE.fullmatch(text)
    if parts is None:
        raise table.error(f"space {shown(text)} must be like 'white square' or, with a coin of 1 to 9, 'white round 1'")
    privilege = table.word("privilege", parts[1], PRIVILEGES)
    shape = table.word("shape", parts[2], SHAPES)
    return SpaceData(privilege, shape, int(parts[3] or 0))


def read_routes(
    top: Table, size: Position, cities: tuple[CityData, ...], countries: Countries
) -> tuple[RouteData, ...]:
    rows = top.rows("route")
    if not 1 <= len(rows) <= MAX_ROUTES:
        raise top.error(f"{len(rows)} routes, expected 1 to {MAX_ROUTES}")
    routes: list[RouteData] = []
    for i, row in enumerate(rows):
        where = f"{top.where}: route {route_label(row, i + 1)}"
        table = Table(where, row, ("cities", "points"), ("tavern",), ("boats", "permanent", "country"))
        route = read_route(table, size, cities, countries)
        if any(set(route.cities) == set(other.cities) for other in routes):
            raise table.error("a second route between these cities, expected at most one")
        routes.append(route)
    total = sum(route.length for route in routes)
    if total > MAX_POINTS:
        raise top.error(f"{total} points on all routes together, expected at most {MAX_POINTS}")
    taverns = [route.name for route in routes if route.tavern]
    if len(taverns) != TAVERNS:
        raise top.error(f"routes with a tavern: {', '.join(taverns) or 'none'}; expected exactly {TAVERNS}")
    return tuple(routes)


def read_route(table: Table, size: Position, cities: tuple[CityData, ...], countries: Countries) -> RouteData:
    points = tuple(table.position("points", point, size) for point in table.rows("points"))
    if not 1 <= len(points) <= MAX_LENGTH:
        raise table.error(f"{len(points)} points, expected 1 to {MAX_LENGTH}")
    ends = city_pair(table, cities)
    boats = read_boats(table, len(points))
    permanent = read_permanent(table, boats, cities, countries)
    country = countries.of_route(table)
    tavern = table.flag("tavern")
    if tavern and (permanent or country != countries.home):
        raise table.error("a tavern on a route where no bonus marker may lie")
    return RouteData(ends, points, tavern, boats, permanent, country)


def read_boats(table: Table, length: int) -> tuple[int, ...]:
    """The indexes of the points that take merchants only; the file numbers them from 1."""
    boats = table.numbers("boats", 1, length)
    if boats != sorted(set(boats)):
        raise table.error(f"boats {shown(boats)} must be different numbers of points, the lowest first")
    if len(boats) == length:
        raise table.error("every point is a boat, expected at least one that takes traders too")
    return tuple(number - 1 for number in boats)


def read_permanent(table: Table, boats: tuple[int, ...], cities: tuple[CityData, ...], countries: Countries) -> str:
    if "permanent" not in table.content:
        return ""
    kind = table.word("permanent marker", table.text("permanent"), PERMANENT)
    if not boats:
        raise table.error(f"permanent marker {kind} on a route without boats")
    if kind == "green_post" and not any(city.green for city in cities):
        raise table.error(f"permanent marker {kind} on a board without green cities")
    if kind == "place_two_abroad" and not countries.abroad:
        raise table.error(f"permanent marker {kind} on a board without countries abroad")
    return kind


def read_connection(top: Table, cities: tuple[CityData, ...]) -> tuple[tuple[str, str], tuple[int, ...]]:
    table = Table(f"{top.where}: connection", top.content["connection"], ("cities", "prestige"))
    prestige = table.falling("prestige", MAX_PRESTIGE)
    return city_pair(table, cities), prestige


def read_special(
    top: Table, size: Position, cities: tuple[CityData, ...], routes: tuple[RouteData, ...]
) -> tuple[str, int, tuple[SpecialSpaceData, ...]]:
    table = Table(f"{top.where}: special", top.content["special"], ("city", "route", "spaces"))
    city, name = table.text("city"), table.text("route")
    check_city(table, city, cities)
    route = route_called(table, name, routes)
    if city not in routes[route].cities:
        raise table.error(f"route {name} does not touch {city}, expected a route that ends there")
    rows = table.rows("spaces")
    if len(rows) > MAX_SPECIAL_SPACES:
        raise table.error(f"{len(rows)} spaces, expected at most {MAX_SPECIAL_SPACES}")
    spaces: list[SpecialSpaceData] = []
    for i, row in enumerate(rows):
        space = Table(f"{table.where}: space number {i + 1}", row, ("prestige", "privilege", "at"))
        prestige = space.number("prestige", 0, MAX_PRESTIGE)
        privilege = space.word("privilege", space.text("privilege"), PRIVILEGES)
        spaces.append(SpecialSpaceData(prestige, privilege, space.position("at", space.content["at"], size)))
    return city, route, tuple(spaces)


def city_pair(table: Table, cities: tuple[CityData, ...]) -> tuple[str, str]:
    names = table.texts("cities")
    if len(names) != 2:
        raise table.error(f"{len(names)} cities, expected 2")
    for name in names:
        check_city(table, name, cities)
    if names[0] == names[1]:
        raise table.error(f"leads from {names[0]} to itself, expected two different cities")
    return names[0], names[1]


def check_connected(top: Table, cities: tuple[CityData, ...], routes: tuple[RouteData, ...]) -> None:
    reached = {cities[0].name}
    while beyond := {end for route in routes if reached & set(route.cities) for end in route.cities} - reached:
        reached |= beyond
    for city in cities:
        if city.name not in reached:
            raise top.error(f"city {city.name}: no way there from {cities[0].name}, expected all cities connected")
