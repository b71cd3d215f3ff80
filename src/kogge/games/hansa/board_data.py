"""A checked board as readable data: cities with their warehouses, and the one-way routes of the ship."""

from dataclasses import dataclass, field
from typing import Final

from kogge.core.checked import Position

# How sure a fact is; `docs/sources.md` explains it.
SURENESS: Final = ("rulebook", "source", "inferred", "reconstructed")
FACTS: Final = ("number", "warehouses")  # of a city, about which a board may say how sure they are


@dataclass(frozen=True, slots=True)
class CityData:
    name: str
    at: Position
    number: int  # warehouses are filled in the order of these numbers
    warehouses: int
    sources: dict[str, str] = field(default_factory=dict)  # by fact: how sure it is


@dataclass(frozen=True, slots=True)
class RouteData:
    cities: tuple[str, str]  # the ship sails from the first to the second, never back
    overland: bool = False  # drawn over land; for the ship it is a route like the others
    source: str = ""


@dataclass(frozen=True, slots=True)
class BoardData:
    """A checked board, as readable as its file."""

    name: str
    title: str
    players: tuple[int, ...]
    size: Position
    start: str  # the city where the ship begins
    cities: tuple[CityData, ...]
    routes: tuple[RouteData, ...]
    source: str
    digest: str
