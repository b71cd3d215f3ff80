"""Dealing: what chance decides before the first turn, and the position the game starts from."""

from dataclasses import dataclass
from random import Random as AnyRandom
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.state import REFEREE
from kogge.games.teutonica.decisions import Frame, Variant
from kogge.games.teutonica.editions import Edition
from kogge.games.teutonica.neutral import start_points
from kogge.games.teutonica.state import State, present_on
from kogge.games.teutonica.words import (
    ABILITIES,
    ASIDE,
    FREE,
    MARKERS,
    NO_MARKER,
    PERMISSIONS,
    TRACK_SOURCES,
)

START_ACTIONS = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """The markers on the taverns, and those in the bag in the order in which they will be drawn."""

    taverns: tuple[int, ...]
    supply: tuple[int, ...]


def deal(edition: Edition, rng: AnyRandom) -> Deal:
    taverns = list(edition.start_markers)
    rest = [kind for kind, number in edition.markers.items() for _ in range(number)]
    for kind in taverns:
        rest.remove(kind)
    rng.shuffle(taverns)
    rng.shuffle(rest)
    return Deal(tuple(taverns), tuple(rest))


def start_pieces(seat: int) -> tuple[list[int], list[int]]:
    """Traders and merchants in the supply and in the stock: later seats have more of them ready."""
    return [5 + seat, 1], [6 - seat, 0]


def set_aside(variant: Variant) -> vec[i64]:
    """What lies aside at the beginning: nothing, unless the board has permissions."""
    if len(variant.board.permission_city) == 0:
        return vec[i64]()
    aside = vec[i64]([-1] * ASIDE)
    aside[PERMISSIONS] = 0
    return aside


def start(rules: Any, variant: Variant, dealt: Deal) -> State:
    board = variant.board
    players = variant.players
    points = start_points(variant)
    route_marker = vec[i64]([NO_MARKER] * board.n_routes)
    for route, kind in zip(board.taverns, dealt.taverns, strict=True):
        route_marker[route] = kind
    ready = [start_pieces(seat) for seat in range(players)]
    return State(
        rules,
        variant,
        points,
        present_on(board, points),
        vec[i64]([FREE] * board.n_spaces),
        vec[i64](),
        vec[i64]([FREE] * len(board.special_prestige)),
        route_marker,
        vec[i64]([n for supply, _ in ready for n in supply]),
        vec[i64]([n for _, stock in ready for n in stock]),
        vec[i64]([0] * (players * ABILITIES)),
        vec[i64]([0] * (players * MARKERS)),
        vec[i64]([0] * (players * TRACK_SOURCES)),
        vec[i64](dealt.supply[::-1]),
        vec[i64](),
        set_aside(variant),
        [Frame(variant.turn_start.decision, 0)],
        0,
        START_ACTIONS,
        0,
        0,
        0,
        REFEREE,
    )
