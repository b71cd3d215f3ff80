"""Permanent markers: what creating a sea route brings besides its benefit, at the end of the action."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_CITIES
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import BY_PERMANENT, State, city_of
from kogge.games.teutonica.verbs.create import (
    Create,
    check_connection,
    complete_green_city,
    create_route,
    is_end_due,
)
from kogge.games.teutonica.verbs.develop import can_develop, develop
from kogge.games.teutonica.verbs.move import LiftMore, list_pieces
from kogge.games.teutonica.verbs.sea import list_boats, list_free
from kogge.games.teutonica.words import (
    BENEFITS,
    CREATE,
    DEVELOP_ABILITY,
    DONE,
    EMPTY_BITS,
    FINISH,
    GREEN_POST,
    LIFT,
    MERCHANT,
    MOVE_ANY,
    MOVE_ANY_TWO,
    PLACE_ABROAD,
    PLACE_TWO,
    PLACE_TWO_ABROAD,
    PLACE_TWO_FROM_ROUTE,
    POST_IN_GREEN_CITY,
    PRIVILEGE,
    PUT,
    RAISE,
    RAISE_PRIVILEGE,
    SET_POST,
    TRADER,
)


@final
class CreateAtSea(Create):
    """Creating a route with a permanent marker; the action ends, and the game if it is due, when that is answered."""

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        route = (action - CREATE) // BENEFITS
        before = vec[i64]([s.stock[f.seat * 2 + TRADER], s.stock[f.seat * 2 + MERCHANT]])
        drawn = create_route(s, f.seat, route, (action - CREATE) % BENEFITS)
        if not drawn:
            s.end_game()
            return
        s.ask(Frame(FINISH, f.seat))
        kind = s.board.permanent[route]
        if kind == MOVE_ANY_TWO:
            s.ask(Frame(MOVE_ANY, f.seat, left=2))
        elif kind == RAISE_PRIVILEGE:
            s.ask(Frame(RAISE, f.seat))
        elif kind == POST_IN_GREEN_CITY:
            s.ask(Frame(GREEN_POST, f.seat))
        elif kind == PLACE_TWO_ABROAD:
            s.ask(Frame(PLACE_ABROAD, f.seat, left=2))
        elif kind == PLACE_TWO_FROM_ROUTE:
            s.ask(Frame(PLACE_TWO, f.seat, left=2, hand=taken_back(s, f.seat, before)))


def taken_back(s: State, seat: i64, before: vec[i64]) -> vec[i64]:
    """The pieces that have just gone to the stock, in hand again."""
    hand = vec[i64]()
    for kind in range(2):
        piece = seat * 2 + kind
        while s.stock[piece] > before[kind]:
            s.stock[piece] -= 1
            hand = append(hand, piece)
    return hand


@final
class Finish(Verb):
    """The action ends; never asked, because there is no other answer."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()
        if is_end_due(s):
            s.end_game()


@final
class LiftAny(LiftMore):
    """Anybody's pieces."""

    def list_liftable(self, s: State, seat: i64, row: Row) -> None:
        list_pieces(s, LIFT, ~EMPTY_BITS, row)


@final
class RaisePrivilege(Verb):
    def first(self) -> int:
        return DEVELOP_ABILITY + PRIVILEGE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if can_develop(s, f.seat, PRIVILEGE):
            row.add(DEVELOP_ABILITY + PRIVILEGE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        develop(s, f.seat, PRIVILEGE)
        s.answered()


@final
class SetGreenPost(Verb):
    """A piece of the supply becomes a post in a green city, right of all posts there."""

    def first(self) -> int:
        return SET_POST

    def count(self) -> int:
        return MAX_CITIES * 2

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for city in range(s.board.n_cities):
            if s.board.city_size[city] == 0:
                for kind in range(2):
                    if s.supply[f.seat * 2 + kind] > 0:
                        row.add(SET_POST + city * 2 + kind)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        city = (action - SET_POST) // 2
        piece = f.seat * 2 + (action - SET_POST) % 2
        s.supply[piece] -= 1
        complete_green_city(s, city)
        extras = vec[i64]()
        for extra in s.extras:
            if city_of(extra) < city:
                extras = append(extras, extra)
        extras = append(extras, BY_PERMANENT + city * 16 + piece)
        for extra in s.extras:
            if city_of(extra) >= city:
                extras = append(extras, extra)
        s.extras = extras
        check_connection(s, f.seat)
        s.answered()


@final
class PlaceFromRoute(Verb):
    """A piece of the created route goes to a free point instead of the stock, two at most."""

    def first(self) -> int:
        return PUT

    def count(self) -> int:
        return LIFT - PUT

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for kind in range(2):
            for piece in f.hand:
                if piece % 2 == kind:
                    list_free(s, kind, row)
                    if kind == MERCHANT:
                        list_boats(s, row)
                    break

    def apply(self, s: State, f: Frame, action: i64) -> None:
        piece = f.seat * 2 + (action - PUT) % 2
        s.set_point((action - PUT) // 2, piece)
        rest = vec[i64]()
        found = False
        for other in f.hand:
            if other == piece and not found:
                found = True
            else:
                rest = append(rest, other)
        if f.left > 1 and len(rest) > 0:
            s.answer_with(Frame(PLACE_TWO, f.seat, left=f.left - 1, hand=rest))
            return
        for other in rest:
            s.stock[other] += 1
        s.answered()
