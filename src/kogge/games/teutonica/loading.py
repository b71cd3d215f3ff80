"""Boards from TOML files: reading them, checking them, and building the tables the rules work with."""

import hashlib
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from kogge.games.teutonica.board import MAX_CITIES, MAX_POINTS, MAX_ROUTES, MAX_SPACES, NO_ABILITY, Board

DATA: Final = resources.files("kogge.games.teutonica") / "data"
# Every word stands where its number in words.py puts it: a square takes a trader, a round space a merchant.
PRIVILEGES: Final = ("white", "orange", "pink", "black")
SHAPES: Final = ("square", "round")
ABILITIES: Final = ("keys", "actions", "privilege", "book", "bank")
TAVERNS: Final = 3  # one for each start marker
MAX_LENGTH: Final = 8
MAX_ABILITIES: Final = 2
MAX_SPECIAL_SPACES: Final = 4
MAX_PRESTIGE: Final = 99
MAX_SIZE: Final = 10_000

BOARD_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
CITY_NAME: Final = re.compile(r"[^\W\d_]+([ '-][^\W\d_]+)*")  # a notation can write it without quotes
SPACE: Final = re.compile(r"(\S+) (\S+)(?: ([1-9]))?")

Position = tuple[int, int]


class BoardError(ValueError):
    """A board that cannot be read or played; the text is one line that names file, place and fault."""


@dataclass(frozen=True, slots=True)
class SpaceData:
    privilege: str
    shape: str
    prestige: int  # of the coin printed on it, 0 without one


@dataclass(frozen=True, slots=True)
class SpecialSpaceData:
    """A space for a merchant that counts at the end of the game."""

    prestige: int
    privilege: str
    at: Position


@dataclass(frozen=True, slots=True)
class CityData:
    name: str
    at: Position
    spaces: tuple[SpaceData, ...]
    abilities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RouteData:
    cities: tuple[str, str]
    points: tuple[Position, ...]  # from the first city to the second
    tavern: bool
    boats: tuple[int, ...] = ()  # indexes of the points that take merchants only

    @property
    def name(self) -> str:
        return "/".join(self.cities)

    @property
    def length(self) -> int:
        return len(self.points)


@dataclass(frozen=True, slots=True)
class BoardData:
    """A checked board, as readable as its file."""

    name: str
    title: str
    players: tuple[int, ...]
    size: Position
    end_prestige: int
    end_completed: int
    connection_cities: tuple[str, str]
    connection_prestige: tuple[int, ...]
    special_city: str
    special_route: int  # index into routes
    special_spaces: tuple[SpecialSpaceData, ...]
    cities: tuple[CityData, ...]
    routes: tuple[RouteData, ...]
    source: str
    digest: str


def shipped_boards() -> list[str]:
    """The names of the boards that come with the game."""
    return sorted(file.name.removesuffix(".toml") for file in DATA.iterdir() if file.name.endswith(".toml"))


def load_board(name_or_path: str) -> BoardData:
    """A shipped board by its name, or a board of one's own by the path of its .toml file."""
    if name_or_path in shipped_boards():
        return load_shipped(name_or_path)
    if not name_or_path.endswith(".toml"):
        names = ", ".join(shipped_boards())
        raise BoardError(f"no board {shown(name_or_path)}: choose {names}, or give the path of a .toml file")
    try:
        text = Path(name_or_path).expanduser().read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BoardError(f"{name_or_path}: is not a text in UTF-8") from None
    except (OSError, ValueError, RuntimeError) as error:  # the last two: a path no system can have, a ~ of nobody
        raise BoardError(f"{name_or_path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return parse_board(text, name_or_path)


@cache
def load_shipped(name: str) -> BoardData:
    return parse_board((DATA / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def parse_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    try:
        digest = "sha256:" + hashlib.sha256(text.encode()).hexdigest()[:16]
        content = tomllib.loads(unicodedata.normalize("NFC", text))
    except (ValueError, RecursionError) as error:
        raise BoardError(f"{where}: is not valid TOML: {error}") from None

    keys = ("name", "title", "players", "size", "end_prestige", "end_completed", "connection", "special")
    top = Table(where, content, (*keys, "city", "route"))
    name, title = top.text("name"), top.text("title")
    if not BOARD_NAME.fullmatch(name):
        raise top.error(f"name {shown(name)} must be small letters, digits and hyphens, beginning with a letter")
    if not title.strip() or not title.isprintable():
        raise top.error(f"title {shown(title)} must be one line of text")
    players = top.numbers("players", 2, 5)
    if not players or len(set(players)) < len(players):
        raise top.error("players must be one or more different numbers from 2 to 5")
    size = top.position("size", content["size"], (MAX_SIZE, MAX_SIZE), low=1)
    cities = read_cities(top, size)
    routes = read_routes(top, size, cities)
    connection_cities, connection_prestige = read_connection(top, cities)
    special_city, special_route, special_spaces = read_special(top, size, cities, routes)
    check_connected(top, cities, routes)
    return BoardData(
        name=name,
        title=title,
        players=tuple(sorted(players)),
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
        digest=digest,
    )


def tables(board: BoardData) -> Board:
    """The board as the tables of numbers that the rules work with."""
    number = {city.name: i for i, city in enumerate(board.cities)}
    spaces = [space for city in board.cities for space in city.spaces]
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
        permanents=[-1] * len(board.routes),
        countries=[0] * len(board.routes),
    )


class Table:
    """One table of the file: hands out its values checked, and begins every message with its place."""

    def __init__(self, where: str, content: object, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        self.where = where
        if not isinstance(content, dict):
            raise self.error(f"must be a table with {', '.join(keys)}, not {shown(content)}")
        self.content: dict[str, Any] = content
        for key in keys:
            if key not in content:
                raise self.error(f"{key} is missing")
        for key in content:
            if key not in keys + optional:
                raise self.error(f"unknown key {shown(key)}, expected {', '.join(keys + optional)}")

    def error(self, fault: str) -> BoardError:
        return BoardError(f"{self.where}: {fault}")

    def text(self, key: str) -> str:
        return self.checked_text(key, self.content[key])

    def texts(self, key: str) -> list[str]:
        return [self.checked_text(key, value) for value in self.rows(key)]

    def number(self, key: str, low: int, high: int) -> int:
        return self.checked_number(key, self.content[key], low, high)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self.checked_number(key, value, low, high) for value in self.rows(key)]

    def flag(self, key: str) -> bool:
        value = self.content.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"{key} must be true or false, not {shown(value)}")
        return value

    def position(self, key: str, value: object, size: Position, low: int = 0) -> Position:
        if not isinstance(value, list) or len(value) != 2:
            raise self.error(f"{key} must have two whole numbers like [120, 340], not {shown(value)}")
        x, y = value
        return self.checked_number(key, x, low, size[0]), self.checked_number(key, y, low, size[1])

    def word(self, key: str, word: str, known: tuple[str, ...]) -> str:
        if word not in known:
            raise self.error(f"unknown {key} {shown(word)}, expected {', '.join(known)}")
        return word

    def rows(self, key: str) -> list[Any]:
        value = self.content.get(key, [])
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {shown(value)}")
        return value

    def checked_text(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(f"{key} must be text in quotes, not {shown(value)}")
        return value

    def checked_number(self, key: str, value: object, low: int, high: int) -> int:
        # Python takes true for 1, a board does not.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key} must be a whole number from {low} to {high}, not {shown(value)}")
        return value


def read_cities(top: Table, size: Position) -> tuple[CityData, ...]:
    rows = top.rows("city")
    if not 2 <= len(rows) <= MAX_CITIES:
        raise top.error(f"{len(rows)} cities, expected 2 to {MAX_CITIES}")
    cities: list[CityData] = []
    known: dict[str, CityData] = {}
    for i, row in enumerate(rows):
        label = row.get("name") if isinstance(row, dict) else None
        place = label if isinstance(label, str) and CITY_NAME.fullmatch(label) else f"number {i + 1}"
        city = read_city(Table(f"{top.where}: city {place}", row, ("name", "at", "spaces"), ("abilities",)), size)
        for spelling in spellings(city.name):
            other = known.setdefault(spelling, city)
            if other is not city and other.name == city.name:
                raise top.error(f"city {city.name}: a second city of this name, expected one")
            if other is not city:
                raise top.error(f"city {city.name}: is {other.name} too when case and accents are ignored, rename one")
        cities.append(city)
    return tuple(cities)


def read_city(table: Table, size: Position) -> CityData:
    name = table.text("name")
    if not CITY_NAME.fullmatch(name):
        raise table.error(f"name {shown(name)} may have letters, with single blanks, hyphens and apostrophes between")
    spaces = tuple(read_space(table, text) for text in table.texts("spaces"))
    if not 1 <= len(spaces) <= MAX_SPACES:
        raise table.error(f"{len(spaces)} spaces, expected 1 to {MAX_SPACES}: cities without spaces are not allowed")
    abilities = tuple(table.word("ability", word, ABILITIES) for word in table.texts("abilities"))
    if len(abilities) > MAX_ABILITIES or len(set(abilities)) < len(abilities):
        raise table.error(f"abilities {', '.join(abilities)}: expected at most {MAX_ABILITIES} different ones")
    return CityData(name, table.position("at", table.content["at"], size), spaces, abilities)


def read_space(table: Table, text: str) -> SpaceData:
    parts = SPACE.fullmatch(text)
    if parts is None:
        raise table.error(f"space {shown(text)} must be like 'white square' or, with a coin of 1 to 9, 'white round 1'")
    privilege = table.word("privilege", parts[1], PRIVILEGES)
    shape = table.word("shape", parts[2], SHAPES)
    return SpaceData(privilege, shape, int(parts[3] or 0))


def read_routes(top: Table, size: Position, cities: tuple[CityData, ...]) -> tuple[RouteData, ...]:
    rows = top.rows("route")
    if not 1 <= len(rows) <= MAX_ROUTES:
        raise top.error(f"{len(rows)} routes, expected 1 to {MAX_ROUTES}")
    routes: list[RouteData] = []
    for i, row in enumerate(rows):
        ends = row.get("cities") if isinstance(row, dict) else None
        named = isinstance(ends, list) and all(isinstance(end, str) and CITY_NAME.fullmatch(end) for end in ends)
        place = "/".join(ends) if ends and named else f"number {i + 1}"
        table = Table(f"{top.where}: route {place}", row, ("cities", "points"), ("tavern",))
        points = tuple(table.position("points", point, size) for point in table.rows("points"))
        if not 1 <= len(points) <= MAX_LENGTH:
            raise table.error(f"{len(points)} points, expected 1 to {MAX_LENGTH}")
        route = RouteData(city_pair(table, cities), points, table.flag("tavern"))
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


def read_connection(top: Table, cities: tuple[CityData, ...]) -> tuple[tuple[str, str], tuple[int, ...]]:
    table = Table(f"{top.where}: connection", top.content["connection"], ("cities", "prestige"))
    prestige = table.numbers("prestige", 0, MAX_PRESTIGE)
    if not 1 <= len(prestige) <= 5 or prestige != sorted(prestige, reverse=True):
        raise table.error(f"prestige {shown(prestige)} must be 1 to 5 numbers from high to low")
    return city_pair(table, cities), tuple(prestige)


def read_special(
    top: Table, size: Position, cities: tuple[CityData, ...], routes: tuple[RouteData, ...]
) -> tuple[str, int, tuple[SpecialSpaceData, ...]]:
    table = Table(f"{top.where}: special", top.content["special"], ("city", "route", "spaces"))
    city, name = table.text("city"), table.text("route")
    check_city(table, city, cities)
    found = [i for i, route in enumerate(routes) if name in (route.name, "/".join(reversed(route.cities)))]
    if not found:
        raise table.error(f"there is no route {shown(name)}, expected one of the board's routes")
    if city not in routes[found[0]].cities:
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
    return city, found[0], tuple(spaces)


def city_pair(table: Table, cities: tuple[CityData, ...]) -> tuple[str, str]:
    names = table.texts("cities")
    if len(names) != 2:
        raise table.error(f"{len(names)} cities, expected 2")
    for name in names:
        check_city(table, name, cities)
    if names[0] == names[1]:
        raise table.error(f"leads from {names[0]} to itself, expected two different cities")
    return names[0], names[1]


def check_city(table: Table, name: str, cities: tuple[CityData, ...]) -> None:
    if all(name != city.name for city in cities):
        raise table.error(f"unknown city {shown(name)}, expected one of the board's cities")


def check_connected(top: Table, cities: tuple[CityData, ...], routes: tuple[RouteData, ...]) -> None:
    reached = {cities[0].name}
    while beyond := {end for route in routes if reached & set(route.cities) for end in route.cities} - reached:
        reached |= beyond
    for city in cities:
        if city.name not in reached:
            raise top.error(f"city {city.name}: no way there from {cities[0].name}, expected all cities connected")


def spellings(name: str) -> set[str]:
    """How players type a name: without accents, and with the German ae, oe, ue."""
    plain = name.casefold()
    german = plain.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ø", "oe")
    letters = str.maketrans("øłđ", "old")  # letters that Unicode does not take apart
    return {
        "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c)).translate(letters)
        for word in (plain, german)
    }


def shown(value: object) -> str:
    """A value from a file in a message: quoted, on one line, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
