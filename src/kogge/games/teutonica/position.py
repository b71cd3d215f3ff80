"""Positions as plain, readable data: what a state writes down, and what a test, a puzzle or a person may write by hand.

What a position leaves out has its set-up value; pieces that are not mentioned lie in the stock.
"""

import msgspec

from kogge.core.game import SEATS
from kogge.games.teutonica import pawn
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.favours import write_favours
from kogge.games.teutonica.missions import write_missions
from kogge.games.teutonica.names import (
    ABILITY_NAMES,
    DECISION_NAMES,
    KINDS,
    MARKER_NAMES,
    TRACK_NAMES,
    Names,
    owner_name,
)
from kogge.games.teutonica.state import BY_PERMANENT, State, city_of, piece_of
from kogge.games.teutonica.verbs.move import in_hand
from kogge.games.teutonica.words import (
    ABILITIES,
    FREE,
    FREE_BOAT,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    PERMISSIONS,
    REPLY,
    TRACK_SOURCES,
    TRADER,
    USED,
)

ALL_PIECES = (27, 4)  # traders and merchants of one player
ON_TRACK = (1, 0)  # one trader marks the score all through the game


class Pieces(msgspec.Struct, forbid_unknown_fields=True):
    traders: int = 0
    merchants: int = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    supply: Pieces | None = None
    stock: Pieces | None = None  # derived; if it is given it must fit
    desk: dict[str, int] = {}  # steps developed by ability
    markers: list[str] = []
    used_markers: int = 0
    prestige: dict[str, int] = {}  # points on the track by source


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """One open question; see `Frame`."""

    decision: str
    seat: str
    route: str | None = None
    piece: str | None = None
    left: int = 0
    lifted: str | None = None
    hand: list[str] = []  # moves: pieces, e.g. "red trader"; replies: pieces put, e.g. "Emden/Osnabrück trader"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: str = SEATS[0]
    actions: int | None = None
    players: dict[str, Player] = {}
    routes: dict[str, list[str | None]] | None = None
    cities: dict[str, list[str | None]] = {}
    extra_posts: dict[str, list[str]] = {}  # from left to right
    green_posts: dict[str, list[str]] = {}  # set by a permanent marker, from left to right
    special: list[str | None] = []
    markers: dict[str, str] | None = None  # on routes
    bag: list[str] | None = None  # in the order in which they will be drawn
    plate: list[str] = []
    pawn: str | msgspec.UnsetType | None = msgspec.UNSET  # its province, where two players have one
    questions: list[Question] | None = None  # the last one is asked; none at all when the game is over
    turns: int = 0
    reveals: int = 0
    viewer: str | None = None
    permissions_used: list[str] = []  # cities whose permission has been used in this turn
    favours: dict[str, str | None] | msgspec.UnsetType = msgspec.UNSET  # in play: owner, none on display
    missions: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET  # the cities of each seat's card


def piece_name(piece: int) -> str | None:
    return None if piece in (FREE, FREE_BOAT) else f"{owner_name(piece // 2)} {KINDS[piece % 2]}"


def write_position(s: State, names: Names) -> Position:
    """Everything about a state."""
    board = s.board
    by_route = {name: [piece_name(s.points[p]) for p in names.points_of[name]] for name in names.routes}
    by_city = {
        name: [piece_name(s.posts[p]) for p in range(board.city_first[c], board.city_first[c + 1])]
        for c, name in enumerate(names.cities)
    }
    extras: dict[str, list[str]] = {}
    green: dict[str, list[str]] = {}
    for extra in s.extras:
        posts = green if extra & BY_PERMANENT else extras
        posts.setdefault(names.cities[city_of(extra)], []).insert(0, str(piece_name(piece_of(extra))))
    return Position(
        turn=SEATS[s.turn],
        actions=s.actions,
        players={SEATS[seat]: write_player(s, seat) for seat in range(s.variant.players)},
        routes={name: pieces for name, pieces in by_route.items() if any(pieces)},
        cities={name: pieces for name, pieces in by_city.items() if any(pieces)},
        extra_posts=extras,
        green_posts=green,
        special=[piece_name(piece) for piece in s.special],
        markers={names.routes[r]: MARKER_NAMES[kind] for r, kind in enumerate(s.route_marker) if kind != NO_MARKER},
        bag=[MARKER_NAMES[kind] for kind in s.bag][::-1],
        plate=[MARKER_NAMES[kind] for kind in s.plate],
        pawn=msgspec.UNSET if s.board.provinces is None else pawn.province_of(s, names),
        questions=[write_question(frame, names) for frame in s.stack],
        turns=s.turns(),
        reveals=s.reveals(),
        viewer=None if s.viewer < 0 else SEATS[s.viewer],
        permissions_used=[
            names.cities[city] for i, city in enumerate(board.permission_city) if s.aside[PERMISSIONS] >> i & 1
        ],
        favours=write_favours(s),
        missions=write_missions(s),
    )


def write_player(s: State, seat: int) -> Player:
    return Player(
        supply=Pieces(s.supply[seat * 2 + TRADER], s.supply[seat * 2 + MERCHANT]),
        stock=Pieces(s.stock[seat * 2 + TRADER], s.stock[seat * 2 + MERCHANT]),
        desk={name: s.levels[seat * ABILITIES + i] for i, name in enumerate(ABILITY_NAMES)},
        markers=[name for kind, name in enumerate(MARKER_NAMES) for _ in range(s.markers[seat * MARKERS + kind])],
        used_markers=s.markers[seat * MARKERS + USED],
        prestige={name: s.earned[seat * TRACK_SOURCES + i] for i, name in enumerate(TRACK_NAMES)},
    )


def write_question(frame: Frame, names: Names) -> Question:
    if frame.decision == REPLY:
        hand = [f"{names.lanes[put // 2]} {KINDS[put % 2]}" for put in frame.hand]
    else:
        hand = [f"{piece_name(in_hand(held))}{names.from_country(held // 16)}" for held in frame.hand]
    return Question(
        decision=DECISION_NAMES[frame.decision],
        seat=SEATS[frame.seat],
        route=None if frame.route < 0 else names.routes[frame.route],
        piece=piece_name(frame.piece),
        left=frame.left,
        lifted=piece_name(frame.lifted),
        hand=hand,
    )


def pieces_in_hand(stack: list[Frame]) -> list[int]:
    """Pieces that stand nowhere while a question is open."""
    found: list[int] = []
    for frame in stack:
        found += [frame.piece, frame.lifted]
        if frame.decision != REPLY:
            found += [in_hand(held) for held in frame.hand]
    return found
