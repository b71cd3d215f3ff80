"""Boats: points at sea that take merchants only, in every way a piece comes to a point."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import Displace, own_bits
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.words import (
    BOAT_BIT,
    DISPLACE,
    FREE,
    FREE_BIT,
    FREE_BOAT,
    MERCHANT,
    PLACE,
    PUT,
    TRADER,
)


@final
class PlaceOnBoat(Place):
    """A merchant from the supply on a free boat."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.actions == 0 or s.supply[f.seat * 2 + MERCHANT] == 0:
            return
        for lane in range(s.board.n_routes, len(s.present)):
            if s.present[lane] & BOAT_BIT != 0:
                row.add(PLACE + s.first_of(lane, FREE_BOAT) * 2 + MERCHANT)


@final
class DisplaceOnBoat(Displace):
    """Only merchants stand on boats: a merchant takes the place, and the fee is two."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        merchants = s.supply[f.seat * 2 + MERCHANT]
        if s.actions == 0 or merchants == 0 or s.supply[f.seat * 2 + TRADER] + merchants < 3:
            return
        for lane in range(s.board.n_routes, len(s.present)):
            others = s.present[lane] & ~own_bits(f.seat) & ~BOAT_BIT
            first = s.board.lane_first[lane]
            for point in range(first, first + s.board.lane_length[lane]):
                bit = others & (1 << (s.points[point] + 1))
                if bit != 0:
                    others -= bit
                    row.add(DISPLACE + point * 2 + MERCHANT)


def list_free(s: State, kind: i64, row: Row) -> None:
    """Put a piece on land."""
    for route in range(s.board.n_routes):
        if s.present[route] & FREE_BIT != 0:
            row.add(PUT + s.first_of(route, FREE) * 2 + kind)


def list_boats(s: State, row: Row) -> None:
    """Put a merchant on a boat."""
    for lane in range(s.board.n_routes, len(s.present)):
        if s.present[lane] & BOAT_BIT != 0:
            row.add(PUT + s.first_of(lane, FREE_BOAT) * 2 + MERCHANT)
