"""Unload: deliver cubes to claim one or two contracts of a city."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.traders.board import COLOURS, MAX_CONTRACTS, NO_CITY, SLOTS
from kogge.games.traders.decisions import Frame, Verb
from kogge.games.traders.state import State
from kogge.games.traders.words import NO_CONTRACT, NOT_YET, SAIL, UNLOAD, UNLOADED


@final
class Unload(Verb):
    """Each colour of a contract costs a cube, unless the city supplies it."""

    def first(self) -> int:
        return UNLOAD

    def count(self) -> int:
        return SAIL - UNLOAD

    def legal(self, s: State, f: Frame, row: Row) -> None:
        city = s.city_of(f.seat)
        if city == NO_CITY or not s.may(UNLOADED):
            return
        for place in range(SLOTS):
            contract = s.contracts[city * SLOTS + place]
            if contract == NO_CONTRACT or lacks(s, f.seat, city, contract, NO_CONTRACT):
                continue
            row.add(UNLOAD + (1 << place))
            for other in range(place + 1, SLOTS):
                second = s.contracts[city * SLOTS + other]
                if second != NO_CONTRACT and not lacks(s, f.seat, city, contract, second):
                    row.add(UNLOAD + (1 << place) + (1 << other))

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.taken |= UNLOADED
        city = s.city_of(f.seat)
        for place in range(SLOTS):
            if (action - UNLOAD) & (1 << place) != 0:
                contract = s.contracts[city * SLOTS + place]
                deliver(s, f.seat, city, contract)
                s.contracts[city * SLOTS + place] = NO_CONTRACT
                s.claim_contract(f.seat, contract)
        if s.is_empty(city):
            s.take_city_tile(f.seat, city)
            trigger_end(s)


def cost(s: State, city: i64, contract: i64, colour: i64) -> i64:
    """How many cubes of a colour, none or one, a contract costs in this city; NO_CONTRACT costs nothing."""
    if contract == NO_CONTRACT:
        return 0
    board = s.board
    at = city * MAX_CONTRACTS + contract
    if board.colour_a[contract] == colour:
        return board.needs_a[at]
    return board.needs_b[at] if board.colour_b[contract] == colour else 0


def lacks(s: State, seat: i64, city: i64, contract: i64, second: i64) -> bool:
    """Whether cubes are missing for a contract and, unless it is NO_CONTRACT, a second one beside it."""
    if is_short(s, seat, city, contract, second):
        return True
    return second != NO_CONTRACT and is_short(s, seat, city, second, contract)


def is_short(s: State, seat: i64, city: i64, contract: i64, other: i64) -> bool:
    """Whether a colour of the contract is missing aboard when another contract is paid, too."""
    board = s.board
    at = city * MAX_CONTRACTS + contract
    a, b = board.colour_a[contract], board.colour_b[contract]
    if board.needs_a[at] > 0 and s.cargo[seat * COLOURS + a] < 1 + cost(s, city, other, a):
        return True
    return board.needs_b[at] > 0 and s.cargo[seat * COLOURS + b] < 1 + cost(s, city, other, b)


def deliver(s: State, seat: i64, city: i64, contract: i64) -> None:
    """The cubes leave the ship."""
    at = city * MAX_CONTRACTS + contract
    s.cargo[seat * COLOURS + s.board.colour_a[contract]] -= s.board.needs_a[at]
    s.cargo[seat * COLOURS + s.board.colour_b[contract]] -= s.board.needs_b[at]


def trigger_end(s: State) -> None:
    """With enough cities empty everybody else has one more turn, and then the player who emptied the last of them."""
    if s.last == NOT_YET and s.empty_cities() >= s.variant.cities_to_empty:
        s.last = s.variant.players
