"""Voyages: how long a ship takes from every hex to fetch what a contract needs and deliver it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.traders.board import COLOURS, REACH, Board

NO_WAY: Final[i64] = 99


@final
class Voyages:
    """Half turns, counted without regard to cubes that are left over."""

    __slots__ = ("both", "deliver", "fetch", "n_cities", "size")

    def __init__(self, board: Board) -> None:
        self.n_cities: i64 = board.n_cities
        size = board.n_hexes * board.n_cities
        self.size: i64 = size
        # At hex * cities + city; with everything aboard, by missing colour, and by two missing colours.
        self.deliver = vec[i64]([NO_WAY] * size)
        self.fetch = vec[i64]([NO_WAY] * (size * COLOURS))
        self.both = vec[i64]([NO_WAY] * (size * COLOURS * COLOURS))
        beyond = sails_by_way_of(board)
        for here in range(board.n_hexes):
            for city in range(board.n_cities):
                self.find(board, here, city, beyond)

    def half_turns(self, here: i64, city: i64, lacking: i64) -> i64:
        """From a hex to a city by way of the colours, given as bits, that are lacking; with more than two no way."""
        at = here * self.n_cities + city
        if lacking == 0:
            return self.deliver[at]
        a = lowest(lacking)
        more = lacking & (lacking - 1)
        if more == 0:
            return self.fetch[a * self.size + at]
        if more & (more - 1) != 0:
            return NO_WAY
        return self.both[(a * COLOURS + lowest(more)) * self.size + at]

    def find(self, board: Board, here: i64, city: i64, beyond: vec[i64]) -> None:
        """First to a source of one colour, perhaps to another one of a second colour, then to the city."""
        at = here * board.n_cities + city
        there = board.hex_of[city]
        self.deliver[at] = half_turns(sails(board, here, there), 0)
        for source in range(board.n_cities):
            middle = board.hex_of[source]
            first = sails(board, here, middle)
            direct = half_turns(first + sails(board, middle, there), 1)
            for a in range(COLOURS):
                if board.supply[source * COLOURS + a] == 0:
                    continue
                self.fetch[a * self.size + at] = min(self.fetch[a * self.size + at], direct)
                for b in range(COLOURS):
                    if b == a:
                        continue
                    takes = half_turns(first + beyond[(source * COLOURS + b) * board.n_cities + city], 2)
                    if board.supply[source * COLOURS + b] > 0:
                        takes = min(takes, direct)
                    one, other = (a * COLOURS + b) * self.size + at, (b * COLOURS + a) * self.size + at
                    self.both[one] = min(self.both[one], takes)
                    self.both[other] = self.both[one]


KNOWN: Final[dict[Board, Voyages]] = {}


def voyages_on(board: Board) -> Voyages:
    """The voyages on a board, found once."""
    found = KNOWN.get(board)
    if found is None:
        found = Voyages(board)
        KNOWN[board] = found
    return found


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while bits & (1 << number) == 0:
        number += 1
    return number


def sails_by_way_of(board: Board) -> vec[i64]:
    """At (city * COLOURS + colour) * cities + city: the actions from one to the other by way of that colour."""
    n = board.n_cities
    fewest = vec[i64]([NO_WAY] * (n * COLOURS * n))
    for city in range(n):
        for source in range(n):
            first = sails(board, board.hex_of[city], board.hex_of[source])
            for colour in range(COLOURS):
                if board.supply[source * COLOURS + colour] == 0:
                    continue
                for goal in range(n):
                    at = (city * COLOURS + colour) * n + goal
                    legs = first + sails(board, board.hex_of[source], board.hex_of[goal])
                    fewest[at] = min(fewest[at], legs)
    return fewest


def sails(board: Board, here: i64, there: i64) -> i64:
    """How many actions the way takes."""
    return (board.hexes_between(here, there) + REACH - 1) // REACH


def half_turns(sailed: i64, loads: i64) -> i64:
    """A turn has two actions, but not two of one kind."""
    return max(2 * sailed, sailed + loads + 1)
