"""The marker remove three: up to three pieces of anybody go from routes to their owners' supplies."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_POINTS
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.move import is_on_routes, list_pieces
from kogge.games.teutonica.words import (
    DONE,
    EMPTY_BITS,
    MARKERS,
    REMOVE,
    REMOVE_THREE,
    SEND_HOME,
    USE_MARKER,
)


@final
class UseRemoveThree(Verb):
    def first(self) -> int:
        return USE_MARKER + REMOVE_THREE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.markers[f.seat * MARKERS + REMOVE_THREE] > 0 and is_on_routes(s, ~EMPTY_BITS):
            row.add(USE_MARKER + REMOVE_THREE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.use_marker(f.seat, REMOVE_THREE)
        s.ask(Frame(REMOVE, f.seat, left=3))


class SendHome(Verb):
    def first(self) -> int:
        return SEND_HOME

    def count(self) -> int:
        return MAX_POINTS

    def take_home(self, s: State, piece: i64) -> None:
        s.supply[piece] += 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        list_pieces(s, SEND_HOME, ~EMPTY_BITS, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        point = action - SEND_HOME
        self.take_home(s, s.points[point])
        s.clear_point(point)
        if f.left == 1:
            s.answered()
        else:
            s.answer_with(Frame(REMOVE, f.seat, left=f.left - 1))


@final
class DoneRemoving(Verb):
    """One piece at least."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.left < 3:
            row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()
