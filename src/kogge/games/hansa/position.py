"""Positions as plain, readable data: what a state writes down, and what a test, a puzzle or a person may write by hand.

What a position leaves out has its set-up value, at the beginning of the first player's first turn; markers that are
not mentioned lie in the piles.
"""

from collections.abc import Sequence

import msgspec

from kogge.core.game import SEATS
from kogge.games.hansa.decisions import Frame
from kogge.games.hansa.names import COLOURS, DECISION_NAMES, GOODS, Names
from kogge.games.hansa.state import State
from kogge.games.hansa.words import CLASSES, EMPTY, MAX_SEATS


class Player(msgspec.Struct, forbid_unknown_fields=True):
    talers: int | None = None
    goods: list[str] = []  # unsold markers, e.g. "orange 2"
    sold: list[str] = []
    in_hand: int | None = None  # booths, derived; if it is given it must fit


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """One open question; see `Frame`."""

    decision: str
    seat: str
    colour: str | None = None  # of the marker that is lost
    hand: list[str] = []  # the markers added to a sale


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: str = SEATS[0]
    players: dict[str, Player] = {}
    ship: str | None = None  # its city
    acted: bool = False  # whether the action in the ship's city has been taken
    booths: dict[str, dict[str, int]] = {}  # by city and seat
    warehouses: dict[str, list[str | None]] | None = None  # by city
    piles: list[str] | None = None  # in the order in which they will be drawn
    left_out: list[str] | None = None  # the colours that are not in the game
    questions: list[Question] | None = None  # the last one is asked; none at all when the game is over
    turns: int | None = None
    reveals: int = 0
    viewer: str | None = None


def write_position(s: State, names: Names) -> Position:
    """Everything about a state."""
    warehouses = {name: warehouses_of(s, city) for city, name in enumerate(names.cities)}
    booths = {name: booths_in(s, city) for city, name in enumerate(names.cities)}
    return Position(
        turn=SEATS[s.turn],
        players={SEATS[seat]: write_player(s, seat) for seat in range(s.variant.players)},
        ship=names.cities[s.ship],
        acted=s.acted != 0,
        booths={name: standing for name, standing in booths.items() if standing},
        warehouses={name: goods for name, goods in warehouses.items() if any(goods)},
        piles=[GOODS[good] for good in s.piles][::-1],
        left_out=[name for colour, name in enumerate(COLOURS) if s.is_left_out(colour)],
        questions=[write_question(frame) for frame in s.stack],
        turns=s.turns(),
        reveals=s.reveals(),
        viewer=None if s.viewer < 0 else SEATS[s.viewer],
    )


def booths_in(s: State, city: int) -> dict[str, int]:
    """The booths in a city by seat, of those who have any there."""
    numbers = {SEATS[seat]: int(s.booths[city * MAX_SEATS + seat]) for seat in range(s.variant.players)}
    return {seat: number for seat, number in numbers.items() if number}


def warehouses_of(s: State, city: int) -> list[str | None]:
    first = s.board.city_first[city]
    goods = s.warehouses[first : first + s.board.city_size[city]]
    return [None if good == EMPTY else GOODS[good] for good in goods]


def write_player(s: State, seat: int) -> Player:
    at = seat * CLASSES
    return Player(
        talers=s.talers[seat],
        goods=counted_goods(list(s.goods[at : at + CLASSES])),
        sold=counted_goods(list(s.sold[at : at + CLASSES])),
        in_hand=s.in_hand[seat],
    )


def counted_goods(numbers: Sequence[int]) -> list[str]:
    """Markers by class as a list of their names."""
    return [GOODS[good] for good, number in enumerate(numbers) for _ in range(number)]


def write_question(frame: Frame) -> Question:
    return Question(
        decision=DECISION_NAMES[frame.decision],
        seat=SEATS[frame.seat],
        colour=None if frame.colour < 0 else COLOURS[frame.colour],
        hand=[GOODS[good] for good in frame.hand],
    )
