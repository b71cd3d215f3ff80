"""The marker move three: up to three of the opponents' pieces go to other free points."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.verbs.move import LiftMore, is_on_routes, list_pieces
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
class LiftOthers(LiftMore):
    """Opponents' pieces."""

    def list_liftable(self, s: State, seat: i64, row: Row) -> None:
        list_pieces(s, LIFT, opponents(seat), row)


def opponents(seat: i64) -> i64:
    """All pieces but the seat's, as `present` marks them."""
    return ~own_bits(seat) & ~EMPTY_BITS
