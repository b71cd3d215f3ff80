"""A checked board as readable data: cities, routes, and what some boards have besides."""

import re
from dataclasses import dataclass, field
from typing import Final

from kogge.core.checked import Position

# Every word stands where its number in words.py puts it: a square takes a trader, a round space a merchant.
PRIVILEGES: Final = ("white", "orange", "pink", "black")
SHAPES: Final = ("square", "round")
ABILITIES: Final = ("keys", "actions", "privilege", "book", "bank")
PERMANENT: Final = ("move_any_two", "develop_privilege", "green_post", "place_two_from_route", "place_two_abroad")
MODELS: Final = ("rim", "strict")  # of provinces; the first is the usual one

MAX_ABILITIES: Final = 2
MAX_COUNTRIES: Final = 3  # the home country included
MAX_PROVINCES: Final = 32

PROVINCE_NAME: Final = re.compile(r"[^\W\d_]+(_[^\W\d_]+)*")


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
    green: bool = False  # a city without printed spaces
    countries: tuple[str, ...] = ()  # abroad: for which it counts at the end of the game


@dataclass(frozen=True, slots=True)
class RouteData:
    cities: tuple[str, str]
    points: tuple[Position, ...]  # from the first city to the second
    tavern: bool
    boats: tuple[int, ...] = ()  # indexes of the points that take merchants only
    permanent: str = ""  # the marker that always lies here
    country: str = ""

    @property
    def name(self) -> str:
        return "/".join(self.cities)

    @property
    def length(self) -> int:
        return len(self.points)


@dataclass(frozen=True, slots=True)
class CountryData:
    """A country in which placing needs permission, and what holding its cities gives at the end of the game."""

    name: str
    prestige: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PermissionData:
    """The rightmost post in this city allows its owner to place in one of these countries, once a turn."""

    city: str
    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProvinceData:
    """A part of the land between routes, where the pawn of two players can stand."""

    name: str
    routes: tuple[str, ...]  # names of the routes along its borders
    neighbours: tuple[str, ...]  # names of the provinces across one border


Provinces = dict[str, tuple[ProvinceData, ...]]  # by model


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
    home: str = ""  # the country that is open to everybody
    abroad: tuple[CountryData, ...] = ()
    permissions: tuple[PermissionData, ...] = ()  # in the order in which they are used up
    provinces: Provinces = field(default_factory=dict)
