"""Reading the regions of a board: countries with their permissions, and the provinces of the pawn."""

from dataclasses import dataclass
from typing import Final

from kogge.core.boards import CITY_NAME
from kogge.core.checked import Table, shown, spellings
from kogge.games.teutonica.board_data import (
    MAX_COUNTRIES,
    MAX_PROVINCES,
    MODELS,
    PROVINCE_NAME,
    CityData,
    CountryData,
    PermissionData,
    ProvinceData,
    Provinces,
    RouteData,
)

MAX_COUNTRY_PRESTIGE: Final = 99


@dataclass(frozen=True, slots=True)
class Countries:
    """The countries of a board; an ordinary board has none."""

    home: str
    abroad: tuple[CountryData, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(country.name for country in self.abroad)

    def listed(self, table: Table, key: str) -> tuple[str, ...]:
        """The countries abroad that a table lists."""
        words = table.texts(key)
        if words and not self.abroad:
            raise table.error(f"{key} on a board without countries")
        found = tuple(table.word("country abroad", word, self.names) for word in words)
        if len(set(found)) < len(found):
            raise table.error(f"{key} {', '.join(found)}: expected different ones")
        return found

    def of_route(self, table: Table) -> str:
        if "country" not in table.content:
            if self.abroad:
                raise table.error("country is missing, as this board has countries")
            return ""
        country = table.text("country")
        if not self.abroad:
            raise table.error("country on a board without countries")
        return table.word("country", country, (self.home, *self.names))


def read_countries(top: Table) -> Countries:
    if "countries" not in top.content:
        return Countries("", ())
    table = Table(f"{top.where}: countries", top.content["countries"], ("home", "abroad"))
    home = country_name(table, "home", table.text("home"))
    abroad: list[CountryData] = []
    for i, row in enumerate(table.rows("abroad")):
        country = Table(f"{table.where}: abroad number {i + 1}", row, ("name", "prestige"))
        name = country_name(country, "name", country.text("name"))
        if name in (home, *(other.name for other in abroad)):
            raise country.error(f"a second country {name}, expected one")
        abroad.append(CountryData(name, country.falling("prestige", MAX_COUNTRY_PRESTIGE)))
    if not 1 <= len(abroad) < MAX_COUNTRIES:
        raise table.error(f"{len(abroad)} countries abroad, expected 1 to {MAX_COUNTRIES - 1}")
    return Countries(home, tuple(abroad))


def country_name(table: Table, key: str, name: str) -> str:
    if not CITY_NAME.fullmatch(name):
        raise table.error(f"{key} {shown(name)} may have letters, with single blanks, hyphens and apostrophes between")
    return name


def read_permissions(top: Table, cities: tuple[CityData, ...], countries: Countries) -> tuple[PermissionData, ...]:
    found: list[PermissionData] = []
    for i, row in enumerate(top.rows("permission")):
        table = Table(f"{top.where}: permission number {i + 1}", row, ("city", "countries"))
        city = table.text("city")
        check_city(table, city, cities)
        if any(city == other.city for other in found):
            raise table.error(f"a second permission of {city}, expected one")
        there = countries.listed(table, "countries")
        if not there:
            raise table.error("countries must name at least one")
        found.append(PermissionData(city, there))
    for name in countries.names:
        if not any(name in permission.countries for permission in found):
            raise top.error(f"countries: no city gives permission for {name}, expected at least one")
    return tuple(found)


def read_provinces(where: str, content: object, routes: tuple[RouteData, ...]) -> Provinces:
    """Two models of the provinces, the usual one first; none if the board has no provinces."""
    if content is None:
        return {}
    table = Table(where, content, MODELS)
    return {model: read_model(table, model, routes) for model in MODELS}


def read_model(table: Table, model: str, routes: tuple[RouteData, ...]) -> tuple[ProvinceData, ...]:
    rows = table.rows(model)
    where = f"{table.where}: {model}"
    if not 2 <= len(rows) <= MAX_PROVINCES:
        raise table.error(f"{model}: {len(rows)} provinces, expected 2 to {MAX_PROVINCES}")
    found: list[ProvinceData] = []
    tables: list[Table] = []
    known: dict[str, int] = {}
    for i, row in enumerate(rows):
        label = row.get("name") if isinstance(row, dict) else None
        place = label if isinstance(label, str) and PROVINCE_NAME.fullmatch(label) else f"number {i + 1}"
        tables.append(Table(f"{where}: province {place}", row, ("name", "routes", "neighbours")))
        province = read_province(tables[-1], routes)
        for spelling in spellings(province.name):
            if known.setdefault(spelling, i) != i:
                raise tables[-1].error("a second province of this name, expected one")
        found.append(province)
    check_neighbours(tables, found)
    for route in routes:
        beside = [province.name for province in found if route.name in province.routes]
        if not 1 <= len(beside) <= 2:
            raise table.error(f"{model}: route {route.name} borders {len(beside)} provinces, expected 1 or 2")
    return tuple(found)


def read_province(table: Table, routes: tuple[RouteData, ...]) -> ProvinceData:
    name = table.text("name")
    if not PROVINCE_NAME.fullmatch(name):
        raise table.error(f"name {shown(name)} may have letters, with single underscores between")
    borders = tuple(routes[route_called(table, word, routes)].name for word in table.texts("routes"))
    neighbours = tuple(table.texts("neighbours"))
    for key, words in (("routes", borders), ("neighbours", neighbours)):
        if not words:
            raise table.error(f"{key} must name at least one")
        if len(set(words)) < len(words):
            raise table.error(f"{key} names one of them twice")
    return ProvinceData(name, borders, neighbours)


def check_neighbours(tables: list[Table], provinces: list[ProvinceData]) -> None:
    """Neighbours know each other, and whoever shares a route is a neighbour; soldiers make further ones."""
    by_name = {province.name: province for province in provinces}
    for table, province in zip(tables, provinces, strict=True):
        for name in province.neighbours:
            if name not in by_name or name == province.name:
                raise table.error(f"unknown neighbour {shown(name)}, expected another province")
    for table, province in zip(tables, provinces, strict=True):
        for name in province.neighbours:
            if province.name not in by_name[name].neighbours:
                raise table.error(f"neighbour {name} does not have it as a neighbour in turn")
        for other in provinces:
            shared = [route for route in province.routes if route in other.routes]
            if other is not province and shared and other.name not in province.neighbours:
                raise table.error(f"{other.name} lies across {shared[0]}, expected it among the neighbours")


def route_called(table: Table, name: str, routes: tuple[RouteData, ...]) -> int:
    """The index of the route with this name, from either end."""
    found = [i for i, route in enumerate(routes) if name in (route.name, "/".join(reversed(route.cities)))]
    if not found:
        raise table.error(f"there is no route {shown(name)}, expected one of the board's routes")
    return found[0]


def check_city(table: Table, name: str, cities: tuple[CityData, ...]) -> None:
    if all(name != city.name for city in cities):
        raise table.error(f"unknown city {shown(name)}, expected one of the board's cities")
