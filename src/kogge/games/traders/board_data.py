"""A checked board as readable data: hexes, cities, contracts and achievements."""

import re
from dataclasses import dataclass
from typing import Final

from kogge.core.checked import Position

# Every word stands where its number in words.py puts it.
COLOURS: Final = ("red", "yellow", "grey", "green", "blue", "brown", "black")
REGIONS: Final = ("west", "central", "east")
HOW: Final = ("each", "any", "sum")
SIDES: Final = ("A", "B")
VALUES: Final = (1, 2, 3, 4, 5)
KINDS: Final = (*COLOURS, *REGIONS, *(f"value_{value}" for value in VALUES), "city_tile")  # what achievements count

TILE_NAME: Final = re.compile(r"[a-z]+(_[a-z]+)*")
COLUMN: Final = re.compile(r"[A-Z]")


@dataclass(frozen=True, slots=True)
class HexData:
    """A hex with a flat top; rows are counted in half hexes."""

    name: str
    column: int
    row: int
    city: bool


@dataclass(frozen=True, slots=True)
class CityData:
    name: str
    region: str
    supply: tuple[str, ...]  # the cubes one loading action finds


@dataclass(frozen=True, slots=True)
class ContractData:
    region: str
    goods: tuple[str, str]
    value: int


@dataclass(frozen=True, slots=True)
class AchievementData:
    """One side of a tile."""

    tile: str
    side: str
    points: int
    how: str
    of: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class BoardData:
    """A checked board, as readable as its file."""

    name: str
    title: str
    players: tuple[int, ...]
    size: Position
    start: str
    hexes: tuple[HexData, ...]
    cities: tuple[CityData, ...]
    contracts: tuple[ContractData, ...]
    achievements: tuple[AchievementData, ...]
    source: str
    digest: str
