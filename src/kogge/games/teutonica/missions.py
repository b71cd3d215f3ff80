"""Mission cards as people read them: their cities, who has which, in deals, positions and views."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from kogge.core.errors import BadPosition
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import ALL_CARDS, CARDS

if TYPE_CHECKING:
    from kogge.games.teutonica.reading_position import PositionReader

# The first two cities of a card are on two other cards as well; the third is on no other, so it names the card.
MISSIONS = (
    ("Osnabrück", "Stendal", "Paderborn"),
    ("Dortmund", "Minden", "Lüneburg"),
    ("Minden", "Perleberg", "Goslar"),
    ("Arnheim", "Perleberg", "Hannover"),
    ("Dortmund", "Stendal", "Kampen"),
    ("Arnheim", "Osnabrück", "Hildesheim"),
    ("Arnheim", "Perleberg", "Bremen"),
    ("Minden", "Osnabrück", "Magdeburg"),
    ("Dortmund", "Stendal", "Münster"),
)
MISSION_NAMES = tuple(cities[2] for cities in MISSIONS)


def mission_cities(names: Names) -> list[int]:
    """The cities of all cards by their numbers on a board, three for each card."""
    return [names.city_number[city] for cities in MISSIONS for city in cities]


# Deals: all nine cards, those of the seats first.


def deal_missions(rng: Random) -> tuple[int, ...]:
    cards = list(range(ALL_CARDS))
    rng.shuffle(cards)
    return tuple(cards)


def missions_from_text(text: str) -> tuple[int, ...]:
    cards = tuple(MISSION_NAMES.index(name) for name in text.split(","))
    if sorted(cards) != list(range(ALL_CARDS)):
        raise ValueError("missions=...")
    return cards


def mission_slots(cards: Sequence[int], players: int) -> dict[int, int]:
    """Where the cards lie aside: those nobody has in order."""
    placed = [*cards[:players], *sorted(cards[players:])]
    return {CARDS + place: card for place, card in enumerate(placed)}


# Positions and views.


def write_missions(s: State) -> dict[str, list[str]] | UnsetType:
    """The cities of every seat's card that the viewer of the state knows; all of them for the referee."""
    if not s.has_missions():
        return UNSET
    return {SEATS[seat]: list(MISSIONS[s.aside[CARDS + seat]]) for seat in range(s.variant.players)}


def read_missions(given: Mapping[str, list[str]] | UnsetType, reader: "PositionReader") -> dict[int, int]:
    """Seats that are not mentioned have the first cards that are left."""
    cards: dict[int, int] = {}
    for name, cities in ({} if isinstance(given, UnsetType) else given).items():
        seat = reader.seat(name, "missions")
        possible = [", ".join(card) for card in MISSIONS]
        cards[seat] = reader.one_of(", ".join(cities), possible, "missions")
    if len(set(cards.values())) < len(cards):
        raise BadPosition(say("position-mission-twice"))
    left = [card for card in range(ALL_CARDS) if card not in cards.values()]
    held = [cards[seat] if seat in cards else left.pop(0) for seat in range(len(reader.seats))]
    return mission_slots([*held, *left], len(held))


def show_missions(shown: dict[str, Any], seen: State) -> None:
    """Of a position only the cards that the viewer of the state knows."""
    if seen.has_missions():
        known = {SEATS[seat] for seat in range(seen.variant.players) if seen.knows_mission(seat)}
        shown["missions"] = {seat: cities for seat, cities in shown["missions"].items() if seat in known}
