"""Move: lift own pieces from routes, then put each on a free point."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_POINTS
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    BOOK,
    FREE,
    FREE_BIT,
    LIFT,
    MERCHANT,
    MOVE,
    PUT,
    TRADER,
)


@final
class Lift(Verb):
    """Begin a move action by lifting one of one's own pieces; at most the Book value may follow suit."""

    def first(self) -> int:
        return LIFT

    def count(self) -> int:
        return MAX_POINTS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.actions > 0:
            list_own(s, f.seat, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        s.ask(Frame(MOVE, f.seat, left=s.value(f.seat, BOOK) - 1, hand=vec[i64]([lifted(s, action - LIFT)])))


class LiftMore(Verb):
    """Lift another of one's own pieces; the first piece put ends the lifting."""

    def first(self) -> int:
        return LIFT

    def count(self) -> int:
        return MAX_POINTS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.left > 0:
            self.list_liftable(s, f.seat, row)

    def list_liftable(self, s: State, seat: i64, row: Row) -> None:
        list_own(s, seat, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        hand = append(f.hand[:], lifted(s, action - LIFT))
        s.answer_with(Frame(f.decision, f.seat, left=f.left - 1, hand=hand))


class Put(Verb):
    """Put the piece lifted first on a free point; the first one put ends the lifting."""

    def first(self) -> int:
        return PUT

    def count(self) -> int:
        return LIFT - PUT

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if len(f.hand) == 0:
            return
        kind = f.hand[0] % 2
        present = s.present
        for route in range(s.board.n_routes):
            if present[route] & FREE_BIT != 0:
                row.add(PUT + s.first_of(route, FREE) * 2 + kind)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.set_point((action - PUT) // 2, in_hand(f.hand[0]))
        if len(f.hand) == 1:
            s.answered()
        else:
            s.answer_with(Frame(f.decision, f.seat, hand=f.hand[1:]))


def list_own(s: State, seat: i64, row: Row) -> None:
    present = s.present
    trader = seat * 2 + TRADER
    merchant = seat * 2 + MERCHANT
    own = own_bits(seat)
    for lane in range(len(present)):
        mask = present[lane] & own
        if mask != 0:
            if mask & (1 << (trader + 1)) != 0:
                row.add(LIFT + s.first_of(lane, trader))
            if mask & (1 << (merchant + 1)) != 0:
                row.add(LIFT + s.first_of(lane, merchant))


def list_pieces(s: State, base: i64, wanted: i64, row: Row) -> None:
    """One action for each sort of piece in each lane, of the sorts wanted."""
    for lane in range(len(s.present)):
        mask = s.present[lane] & wanted
        first = s.board.lane_first[lane]
        for point in range(first, first + s.board.lane_length[lane]):
            bit = mask & (1 << (s.points[point] + 1))
            if bit != 0:
                mask -= bit
                row.add(base + point)


def is_on_routes(s: State, wanted: i64) -> bool:
    """Whether a piece of the sorts wanted stands on any route."""
    for mask in s.present:
        if mask & wanted != 0:
            return True
    return False


def lifted(s: State, point: i64) -> i64:
    """Take a piece off its point; in hand it remembers the country it comes from."""
    piece = s.points[point]
    s.clear_point(point)
    return piece + 16 * s.board.country[s.board.point_route[point]]


def in_hand(held: i64) -> i64:
    """The piece itself."""
    return held & 15
