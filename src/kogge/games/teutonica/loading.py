"""Finding boards, shipped ones and one's own, and building the tables the rules work with."""

from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any, Final

from kogge.core.boards import Shelf
from kogge.core.checked import BoardError, Table, parsed
from kogge.games.teutonica.board import NO_ABILITY, Board, Provinces
from kogge.games.teutonica.board_data import (
    ABILITIES,
    MAX_ABILITIES,
    MODELS,
    PERMANENT,
    PRIVILEGES,
    SHAPES,
    BoardData,
    CityData,
    CountryData,
    PermissionData,
    ProvinceData,
    RouteData,
    SpaceData,
    SpecialSpaceData,
)
from kogge.games.teutonica.reading_board import read_board
from kogge.games.teutonica.reading_regions import read_provinces
from kogge.games.teutonica.words import NO_PERMANENT

__all__ = [
    "BoardData",
    "BoardError",
    "CityData",
    "CountryData",
    "PermissionData",
    "ProvinceData",
    "RouteData",
    "SpaceData",
    "SpecialSpaceData",
    "load_board",
    "parse_board",
    "shipped_boards",
    "tables",
]

DATA: Final = resources.files("kogge.games.teutonica") / "data"
# Provinces of a shipped board stand in a file of their own: they came later, and records name the board's text.
PROVINCES: Final = ".provinces.toml"


def parse_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    board = read_board(text, where)
    if board.provinces or board.digest not in shipped_provinces():
        return board
    file, content = shipped_provinces()[board.digest]
    return replace(board, provinces=read_provinces(file, content, board.routes))


SHELF: Final = Shelf(DATA, parse_board)
shipped_boards = SHELF.names
load_board = SHELF.load


@cache
def shipped_provinces() -> dict[str, tuple[str, dict[str, Any]]]:
    """By the digest of the board they belong to: the file, and the models in it."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for file in DATA.iterdir():
        if file.name.endswith(PROVINCES):
            content = parsed(file.read_text(encoding="utf-8"), file.name)
            digest = Table(file.name, content, ("board", *MODELS)).text("board")
            found[digest] = file.name, {model: content[model] for model in MODELS}
    return found


def tables(board: BoardData, model: str = "") -> Board:
    """The board as the tables of numbers that the rules work with, with its provinces by a model if one is named."""
    number = {city.name: i for i, city in enumerate(board.cities)}
    spaces = [space for city in board.cities for space in city.spaces]
    countries = [board.home, *(country.name for country in board.abroad)]
    abilities: list[int] = []
    for city in board.cities:
        found: list[int] = [ABILITIES.index(ability) for ability in city.abilities]
        abilities += found + [NO_ABILITY] * (MAX_ABILITIES - len(found))
    return Board(
        route_a=[number[route.cities[0]] for route in board.routes],
        route_b=[number[route.cities[1]] for route in board.routes],
        lengths=[route.length for route in board.routes],
        taverns=[i for i, route in enumerate(board.routes) if route.tavern],
        sizes=[len(city.spaces) for city in board.cities],
        privileges=[PRIVILEGES.index(space.privilege) for space in spaces],
        shapes=[SHAPES.index(space.shape) for space in spaces],
        coins=[space.prestige for space in spaces],
        abilities=abilities,
        connection=(number[board.connection_cities[0]], number[board.connection_cities[1]]),
        connection_prestige=list(board.connection_prestige),
        special_route=board.special_route,
        special_prestige=[space.prestige for space in board.special_spaces],
        special_privilege=[PRIVILEGES.index(space.privilege) for space in board.special_spaces],
        end_prestige=board.end_prestige,
        end_completed=board.end_completed,
        boats=[len(route.boats) for route in board.routes],
        permanents=[PERMANENT.index(route.permanent) if route.permanent else NO_PERMANENT for route in board.routes],
        countries=[countries.index(route.country) for route in board.routes],
        city_countries=[bits(city.countries, countries) for city in board.cities],
        permission_cities=[number[permission.city] for permission in board.permissions],
        permission_countries=[bits(permission.countries, countries) for permission in board.permissions],
        country_prestige=[list(country.prestige) for country in board.abroad],
        provinces=province_tables(board, model) if model else None,
    )


def province_tables(board: BoardData, model: str) -> Provinces:
    """The provinces of a model as numbers."""
    provinces = board.provinces[model]
    route = {route.name: i for i, route in enumerate(board.routes)}
    number = {province.name: i for i, province in enumerate(provinces)}
    return Provinces(
        [[route[name] for name in province.routes] for province in provinces],
        [[number[name] for name in province.neighbours] for province in provinces],
        len(board.routes),
    )


def bits(names: tuple[str, ...], countries: list[str]) -> int:
    """Countries as a bit for each."""
    return sum(1 << countries.index(name) for name in names)
