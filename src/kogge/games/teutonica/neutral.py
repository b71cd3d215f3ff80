"""The neutral colour of the second edition's game for two, before the first turn and in a position."""

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.errors import BadPosition
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.games.teutonica.board import NO_ABILITY, Board
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.names import KINDS, Names, owner_name
from kogge.games.teutonica.state import State, piece_of
from kogge.games.teutonica.words import NEUTRAL, NEUTRAL_BIT, NEUTRAL_POST, NEUTRAL_REPLY, NEUTRAL_TRADER, TRADER


def start_points(variant: Variant) -> vec[i64]:
    """What stands on the points before the first turn: nothing, or the first neutral traders."""
    points = variant.board.empty[:]
    for route in start_routes(variant.board) if variant.neutral else ():
        points[variant.board.lane_first[route]] = NEUTRAL_TRADER
    return points


def start_routes(board: Board) -> list[int]:
    """Routes that end in a city with an ability, and those with a tavern; none that one trader would fill."""
    found = []
    for route in range(board.n_routes):
        slots = [city * 2 + slot for city in (board.city_a[route], board.city_b[route]) for slot in (0, 1)]
        teaches = any(board.ability[slot] != NO_ABILITY for slot in slots)
        if (teaches or route in board.taverns) and board.length[route] > 1:
            found.append(route)
    return found


def check_neutral(s: State) -> None:
    """Raise `AssertionError` with what does not hold: it has only traders, and creates every route it fills."""
    pieces = [*s.special, *(piece_of(extra) for extra in s.extras)]
    assert all(piece // 2 != NEUTRAL for piece in pieces), "the neutral colour has a merchant or an extra post"
    pieces += [*s.points, *s.posts]
    assert NEUTRAL_TRADER + 1 not in pieces, "the neutral colour has a merchant"
    assert s.variant.neutral or NEUTRAL_TRADER not in pieces, "there is no neutral colour in this game"
    assert filled_routes(s) == asked_routes(s), (
        "neutral traders fill a route that is not created, or do not fill one that is"
    )


def pieces_by_name(variant: Variant) -> dict[str, int]:
    """What pieces are called in positions."""
    found = {f"{SEATS[seat]} {kind}": seat * 2 + k for seat in range(variant.players) for k, kind in enumerate(KINDS)}
    return found | ({f"{owner_name(NEUTRAL)} {KINDS[TRADER]}": int(NEUTRAL_TRADER)} if variant.neutral else {})


def refuse_neutral(s: State, names: Names) -> None:
    """What a position with the neutral colour may not say."""
    if NEUTRAL_TRADER in [*s.special, *(piece_of(extra) for extra in s.extras)]:
        raise BadPosition(say("position-neutral-place"))
    for frame in s.stack:
        if frame.decision in (NEUTRAL_REPLY, NEUTRAL_POST) and frame.route < 0:
            raise BadPosition(say("position-questions"))
    for route in {*filled_routes(s)} ^ {*asked_routes(s)}:
        raise BadPosition(say("position-neutral-route", route=names.routes[route]))


def filled_routes(s: State) -> list[int]:
    """Routes that neutral traders fill alone."""
    return [route for route in range(s.board.n_routes) if s.on_route(route) == NEUTRAL_BIT]


def asked_routes(s: State) -> list[int]:
    """Routes of which the active player is asked where their neutral post goes."""
    return [frame.route for frame in s.stack if frame.decision == NEUTRAL_POST]
