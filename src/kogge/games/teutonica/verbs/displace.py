"""Displace: take an opponent's place on a route, pay for it, and let the owner reply."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import DISPLACE, FEE, FEE_MERCHANTS, FREE_BIT, MERCHANT, PUT, TRADER


class Displace(Verb):
    """A piece from the supply takes the point; the fee is one piece for a trader, two for a merchant."""

    def first(self) -> int:
        return DISPLACE

    def count(self) -> int:
        return PUT - DISPLACE

    def legal(self, s: State, f: Frame, row: Row) -> None:
        traders = s.supply[f.seat * 2 + TRADER]
        merchants = s.supply[f.seat * 2 + MERCHANT]
        if s.actions == 0 or traders + merchants < 2:
            return
        present = s.present
        own = own_bits(f.seat)
        for route in range(s.board.n_routes):
            others = present[route] & ~own & ~FREE_BIT
            if others == 0:
                continue
            first = s.board.lane_first[route]
            for point in range(first, first + s.board.lane_length[route]):
                piece = s.points[point]
                bit = others & (1 << (piece + 1))
                if bit == 0:
                    continue
                others -= bit
                if traders + merchants > fee_for(piece):
                    if traders > 0:
                        row.add(DISPLACE + point * 2 + TRADER)
                    if merchants > 0:
                        row.add(DISPLACE + point * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        point = (action - DISPLACE) // 2
        piece = f.seat * 2 + (action - DISPLACE) % 2
        displaced = s.points[point]
        route = s.board.point_route[point]
        s.supply[piece] -= 1
        s.set_point(point, piece)
        fee = fee_for(displaced)
        traders = s.supply[f.seat * 2 + TRADER]
        merchants = s.supply[f.seat * 2 + MERCHANT]
        fewest = max(0, fee - traders)
        if fewest < min(fee, merchants):
            s.ask(Frame(FEE, f.seat, route, displaced, fee))
        else:
            pay(s, f.seat, fee, fewest)
            s.variant.replies.ask(s, route, displaced)


@final
class Pay(Verb):
    """The active player chooses how many of the pieces paid are merchants."""

    def first(self) -> int:
        return FEE_MERCHANTS

    def count(self) -> int:
        return 3

    def legal(self, s: State, f: Frame, row: Row) -> None:
        fee = f.left
        traders = s.supply[f.seat * 2 + TRADER]
        for merchants in range(max(0, fee - traders), min(fee, s.supply[f.seat * 2 + MERCHANT]) + 1):
            row.add(FEE_MERCHANTS + merchants)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()
        pay(s, f.seat, f.left, action - FEE_MERCHANTS)
        s.variant.replies.ask(s, f.route, f.piece)


def fee_for(displaced: i64) -> i64:
    return 2 if displaced % 2 == MERCHANT else 1


def own_bits(seat: i64) -> i64:
    """Both kinds of the seat's pieces, as `present` marks them."""
    return 6 << (seat * 2)


def pay(s: State, seat: i64, fee: i64, merchants: i64) -> None:
    trader = seat * 2 + TRADER
    merchant = seat * 2 + MERCHANT
    s.supply[trader] -= fee - merchants
    s.stock[trader] += fee - merchants
    s.supply[merchant] -= merchants
    s.stock[merchant] += merchants
