"""The marker move three: up to three of the opponents' pieces go to other free points."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_POINTS
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.verbs.move import is_on_routes, lift_another, list_pieces
from kogge.games.teutonica.words import EMPTY_BITS, LIFT, MARKERS, MOVE_OTHERS, MOVE_THREE, USE_MARKER


@final
class UseMoveThree(Verb):
    def first(self) -> int:
        return USE_MARKER + MOVE_THREE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.markers[f.seat * MARKERS + MOVE_THREE] > 0 and is_on_routes(s, opponents(f.seat)):
            row.add(USE_MARKER + MOVE_THREE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.use_marker(f.seat, MOVE_THREE)
        s.ask(Frame(MOVE_OTHERS, f.seat, left=3))


@final
class LiftOthers(Verb):
    """Lift an opponent's piece; the first piece put ends the lifting."""

    def first(self) -> int:
        return LIFT

    def count(self) -> int:
        return MAX_POINTS

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.left > 0:
            list_pieces(s, LIFT, opponents(f.seat), row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        lift_another(s, f, action - LIFT)


def opponents(seat: i64) -> i64:
    """All pieces but the seat's, as `present` marks them."""
    return ~own_bits(seat) & ~EMPTY_BITS
