"""The neutral colour of the second edition's game for two: its replies, the routes it creates, the posts it gets.

Its traders belong to nobody and its reserve is not counted.  When they fill a route alone, the route is created at
once within the action of the active player, who decides for them.
"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_ROUTES
from kogge.games.teutonica.decisions import Frame, Replies, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.abroad import PutInCountry
from kogge.games.teutonica.verbs.create import is_end_due, score_control
from kogge.games.teutonica.verbs.end_turn import LayMarker, pass_on_when_laid, without_one
from kogge.games.teutonica.verbs.remove_three import SendHome
from kogge.games.teutonica.verbs.sea_reply import land_near, list_nearest
from kogge.games.teutonica.words import (
    BUY,
    DONE,
    ENDING,
    FREE,
    LIFT,
    NEUTRAL_BIT,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    NEUTRAL_TRADER,
    NO_MARKER,
    PUT,
    PUT_MARKER,
    REPLACE,
    SET_POST,
    TRADER,
)


@final
class NeutralReplies(Replies):
    """For a neutral trader the opponent of the active player replies; with no free point it goes to the reserve."""

    __slots__ = ("owners",)

    def __init__(self, owners: Replies) -> None:
        self.owners = owners  # for pieces of players

    def ask(self, s: State, route: i64, displaced: i64) -> None:
        if displaced != NEUTRAL_TRADER:
            self.owners.ask(s, route, displaced)
        elif land_near(s, route) > 0:
            s.ask(Frame(NEUTRAL_REPLY, 1 - s.turn, route, displaced, 1))


@final
class PutNeutral(Verb):
    """The displaced trader, and then perhaps one more from the reserve, by the usual rings."""

    def first(self) -> int:
        return PUT

    def count(self) -> int:
        return LIFT - PUT

    def legal(self, s: State, f: Frame, row: Row) -> None:
        list_nearest(s, f, TRADER, FREE, row)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        point = (action - PUT) // 2
        s.set_point(point, NEUTRAL_TRADER)
        if f.piece != FREE:
            s.answer_with(Frame(NEUTRAL_REPLY, f.seat, f.route, left=f.left))
        else:
            s.answered()
        create_if_filled(s, s.board.point_route[point])


@final
class SetNeutralPost(Verb):
    """The active player chooses the end city; its leftmost free space is taken whatever its colour and shape."""

    def first(self) -> int:
        return SET_POST

    def count(self) -> int:
        return BUY - SET_POST

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for city in (s.board.city_a[f.route], s.board.city_b[f.route]):
            if s.free_space(city) >= 0:
                row.add(SET_POST + city * 2 + TRADER)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        city = (action - SET_POST) // 2
        s.posts[s.free_space(city)] = NEUTRAL_TRADER
        if s.free_space(city) < 0:
            s.completed += 1
        s.answered()
        leave_route(s, f.route)


@final
class PutAny(PutInCountry):
    """A permanent marker may move neutral traders too, and so fill a route with them."""

    def apply(self, s: State, f: Frame, action: i64) -> None:
        super().apply(s, f, action)
        create_if_filled(s, s.board.point_route[(action - PUT) // 2])


@final
class SendHomeOrAway(SendHome):
    """A neutral trader goes to the reserve instead of a supply."""

    def take_home(self, s: State, piece: i64) -> None:
        if piece != NEUTRAL_TRADER:
            s.supply[piece] += 1


@final
class LayMarkerAndTrader(LayMarker):
    """With every marker laid a neutral trader comes to the first point of the route."""

    def apply(self, s: State, f: Frame, action: i64) -> None:
        kind = (action - PUT_MARKER) // MAX_ROUTES
        route = (action - PUT_MARKER) % MAX_ROUTES
        s.route_marker[route] = kind
        s.plate = without_one(s.plate, kind)
        s.reveal()
        s.set_point(s.board.lane_first[route], NEUTRAL_TRADER)
        if s.on_route(route) == NEUTRAL_BIT:  # a route of one point
            create_if_filled(s, route)
        else:
            pass_on_when_laid(s)


@final
class EndGame(Verb):
    """A neutral route has ended the game, and the action in which that happened is finished."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.end_game()


def create_if_filled(s: State, route: i64) -> None:
    """Neutral traders alone: control points, then the marker, then a post if an end city has room for one."""
    if s.on_route(route) != NEUTRAL_BIT:
        return
    a = s.board.city_a[route]
    b = s.board.city_b[route]
    score_control(s, a)
    score_control(s, b)
    if s.route_marker[route] != NO_MARKER and not discard_marker(s, route):
        end_after_action(s)
    if s.free_space(a) >= 0 or s.free_space(b) >= 0:
        s.ask(Frame(NEUTRAL_POST, s.turn, route))
    else:
        leave_route(s, route)


def discard_marker(s: State, route: i64) -> bool:
    """Nobody gets the marker; the active player draws the replacement.  False if none could be drawn."""
    s.route_marker[route] = NO_MARKER
    n = len(s.bag)
    if n == 0:
        return False
    s.plate = append(s.plate, s.bag[n - 1])
    s.bag = s.bag[: n - 1]
    return True


def leave_route(s: State, route: i64) -> None:
    """All neutral traders of the route but the new post return to the reserve, and what was going on goes on."""
    first = s.board.lane_first[route]
    for point in range(first, first + s.board.lane_length[route]):
        s.clear_point(point)
    if is_end_due(s):
        end_after_action(s)
    elif s.stack[-1].decision == REPLACE:
        s.reveal()  # its replacement has been drawn and is laid at once
        pass_on_when_laid(s)


def end_after_action(s: State) -> None:
    """What the action has opened, such as the rest of a reply, is answered first; markers left on the plate are not."""
    below = 2 if len(s.stack) > 1 and s.stack[1].decision == REPLACE else 1
    s.stack.insert(below, Frame(ENDING, s.turn))
