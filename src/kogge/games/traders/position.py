"""Positions as plain, readable data: what a state writes down, and what a test, a puzzle or a person may write by hand.

What a position leaves out has its set-up value.  Cities that are not mentioned have contracts of their region in the
order of the box, and contracts that are not mentioned lie in the box.
"""

import msgspec

from kogge.core.game import SEATS
from kogge.games.traders.board import COLOURS, SLOTS
from kogge.games.traders.names import COLOUR_NAMES, DECISION_NAMES, Names
from kogge.games.traders.state import State
from kogge.games.traders.words import NO_CONTRACT, NOBODY, NOT_IN_PLAY, NOT_YET


class Player(msgspec.Struct, forbid_unknown_fields=True):
    ship: str | None = None  # the hex it lies in
    cargo: dict[str, int] | None = None  # cubes by colour
    contracts: list[str] = []  # claimed ones, e.g. "west red/grey"
    city_tiles: list[str] = []  # cities emptied


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """One open question; see `Frame`."""

    decision: str
    seat: str


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: str = SEATS[0]
    taken: list[str] = []  # actions of this turn
    players: dict[str, Player] = {}
    cities: dict[str, list[str | None]] = {}  # the contracts of each by their colours, e.g. "red/grey"
    achievements: dict[str, str | None] | None = None  # sides in play, e.g. "explorer A": the owner, none on the board
    questions: list[Question] | None = None  # the last one is asked; none at all when the game is over
    last_turns: int | None = None  # turns to come after this one, once the end is triggered
    turns: int = 0
    viewer: str | None = None


def write_position(s: State, names: Names) -> Position:
    """Everything about a state."""
    return Position(
        turn=SEATS[s.turn],
        taken=names.taken(s.taken),
        players={SEATS[seat]: write_player(s, seat, names) for seat in range(s.variant.players)},
        cities={
            name: [
                None if contract == NO_CONTRACT else names.goods[contract]
                for contract in s.contracts[city * SLOTS : city * SLOTS + SLOTS]
            ]
            for city, name in enumerate(names.cities)
        },
        achievements={
            names.goals[side]: SEATS[owner] if owner != NOBODY else None
            for side, owner in enumerate(s.goals)
            if owner != NOT_IN_PLAY
        },
        questions=[Question(DECISION_NAMES[frame.decision], SEATS[frame.seat]) for frame in s.stack],
        last_turns=None if s.last == NOT_YET else s.last,
        turns=s.turns(),
        viewer=None if s.viewer < 0 else SEATS[s.viewer],
    )


def write_player(s: State, seat: int, names: Names) -> Player:
    cargo = {name: s.cargo[seat * COLOURS + colour] for colour, name in enumerate(COLOUR_NAMES)}
    return Player(
        ship=names.hexes[s.ships[seat]],
        cargo={name: number for name, number in cargo.items() if number},
        contracts=[names.contracts[contract] for contract, owner in enumerate(s.owners) if owner == seat],
        city_tiles=[names.cities[city] for city, owner in enumerate(s.emptied) if owner == seat],
    )
