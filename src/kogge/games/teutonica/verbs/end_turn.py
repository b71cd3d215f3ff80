"""End the turn: look at the markers drawn in it, lay each on a route that qualifies, and pass on."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_ROUTES
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import EMPTY_BITS, END, MARKERS, NO_MARKER, PUT_MARKER, REPLACE, SET_POST


@final
class EndTurn(Verb):
    """Always possible in one's turn, with actions left or not."""

    def first(self) -> int:
        return END

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        row.add(END)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        if len(s.plate) > 0:
            s.reveal()
            s.ask(Frame(REPLACE, f.seat))
            pass_on_when_laid(s)
        else:
            s.next_turn()


class LayMarker(Verb):
    """One of the markers drawn goes to a route without marker and pieces that has a free space at one end."""

    def first(self) -> int:
        return PUT_MARKER

    def count(self) -> int:
        return SET_POST - PUT_MARKER

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for kind in range(MARKERS):
            if holds(s.plate, kind):
                for route in range(s.board.n_routes):
                    if qualifies(s, route):
                        row.add(PUT_MARKER + kind * MAX_ROUTES + route)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        kind = (action - PUT_MARKER) // MAX_ROUTES
        s.route_marker[(action - PUT_MARKER) % MAX_ROUTES] = kind
        s.plate = without_one(s.plate, kind)
        s.reveal()
        pass_on_when_laid(s)


def pass_on_when_laid(s: State) -> None:
    """The next turn begins when every marker lies; one that no route can take leaves the game."""
    for route in range(s.board.n_routes):
        if qualifies(s, route):
            break
    else:
        s.plate = vec[i64]()
    if len(s.plate) == 0:
        s.answered()
        s.next_turn()


def qualifies(s: State, route: i64) -> bool:
    if s.board.may_get_marker[route] == 0 or s.route_marker[route] != NO_MARKER or s.on_route(route) & ~EMPTY_BITS != 0:
        return False
    return s.free_space(s.board.city_a[route]) >= 0 or s.free_space(s.board.city_b[route]) >= 0


def holds(plate: vec[i64], kind: i64) -> bool:
    for marker in plate:
        if marker == kind:
            return True
    return False


def without_one(plate: vec[i64], kind: i64) -> vec[i64]:
    rest = vec[i64]()
    found = False
    for marker in plate:
        if marker == kind and not found:
            found = True
        else:
            rest = append(rest, marker)
    return rest
