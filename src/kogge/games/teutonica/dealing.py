"""Dealing: what chance decides before the first turn, and the position the game starts from."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random as AnyRandom
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.state import REFEREE
from kogge.games.teutonica.decisions import Frame, Variant
from kogge.games.teutonica.editions import Edition
from kogge.games.teutonica.favours import deal_favours, favour_slots, favours_from_text
from kogge.games.teutonica.missions import MISSION_NAMES, deal_missions, mission_slots, missions_from_text
from kogge.games.teutonica.names import FAVOUR_NAMES, MARKER_NAMES
from kogge.games.teutonica.neutral import start_points
from kogge.games.teutonica.state import State, present_on
from kogge.games.teutonica.words import (
    ABILITIES,
    ASIDE,
    FREE,
    MARKERS,
    NO_MARKER,
    PAWN_AT,
    PAWN_START,
    PERMISSIONS,
    TRACK_SOURCES,
)

START_ACTIONS = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides."""

    taverns: tuple[int, ...]  # the markers there
    supply: tuple[int, ...]  # those in the bag in the order in which they will be drawn
    favours: tuple[int, ...] = ()  # the tiles on display
    missions: tuple[int, ...] = ()  # all cards, those of the seats first


def deal(edition: Edition, players: int, options: Mapping[str, str], rng: AnyRandom) -> Deal:
    taverns = list(edition.start_markers)
    rest = [kind for kind, number in edition.markers.items() for _ in range(number)]
    for kind in taverns:
        rest.remove(kind)
    rng.shuffle(taverns)
    rng.shuffle(rest)
    return Deal(
        tuple(taverns),
        tuple(rest),
        deal_favours(rng, players) if options.get("favours") == "on" else (),
        deal_missions(rng) if options.get("missions") == "on" else (),
    )


def deal_to_text(dealt: Deal) -> dict[str, str]:
    """A deal in the words of a record."""
    words = {
        "taverns": ",".join(MARKER_NAMES[kind] for kind in dealt.taverns),
        "supply": ",".join(MARKER_NAMES[kind] for kind in dealt.supply),
        "favours": ",".join(FAVOUR_NAMES[tile] for tile in dealt.favours),
        "missions": ",".join(MISSION_NAMES[card] for card in dealt.missions),
    }
    return {name: text for name, text in words.items() if text or name in ("taverns", "supply")}


def deal_from_text(edition: Edition, players: int, options: Mapping[str, str], words: Mapping[str, str]) -> Deal:
    """The deal these words describe; `ValueError` if it is none of this ruleset."""
    needed = ["taverns", "supply", *(name for name in ("favours", "missions") if options.get(name) == "on")]
    if sorted(words) != sorted(needed):
        raise ValueError(" ".join(f"{name}=..." for name in needed))
    taverns, supply = (
        tuple(MARKER_NAMES.index(word) for word in words[name].split(",") if word) for name in ("taverns", "supply")
    )
    box = sorted(kind for kind, number in edition.markers.items() for _ in range(number))
    if sorted(taverns) != sorted(edition.start_markers) or sorted(taverns + supply) != box:
        raise ValueError(f"the markers are not those of {edition.name}")
    return Deal(
        taverns,
        supply,
        favours_from_text(words["favours"], players) if "favours" in words else (),
        missions_from_text(words["missions"]) if "missions" in words else (),
    )


def lay_aside(slots: Mapping[int, int]) -> vec[i64]:
    """What lies aside: nothing in the base game, -1 where a variant has nothing to lay."""
    return vec[i64]([slots.get(slot, -1) for slot in range(ASIDE)] if slots else [])


def start_pieces(seat: int) -> tuple[list[int], list[int]]:
    """Traders and merchants in the supply and in the stock: later seats have more of them ready."""
    return [5 + seat, 1], [6 - seat, 0]


def opening(variant: Variant) -> Frame:
    """The first question of a game: the first turn or, before it, where the second player puts the pawn."""
    return Frame(variant.turn_start.decision, 0) if variant.board.provinces is None else Frame(PAWN_START, 1)


def board_slots(variant: Variant) -> dict[int, int]:
    """No permission has been used yet, and the pawn stands nowhere, where there are any."""
    slots: dict[int, int] = {PERMISSIONS: 0} if len(variant.board.permission_city) > 0 else {}
    return slots if variant.board.provinces is None else slots | {PAWN_AT: -1}


def dealt_slots(variant: Variant, dealt: Deal) -> dict[int, int]:
    slots = board_slots(variant)
    if dealt.favours:
        slots |= favour_slots(dealt.favours)
    if dealt.missions:
        slots |= mission_slots(dealt.missions, variant.players)
    return slots


def start(rules: Any, variant: Variant, dealt: Deal) -> State:
    board = variant.board
    players = variant.players
    points = start_points(variant)
    route_marker = vec[i64]([NO_MARKER] * board.n_routes)
    for route, kind in zip(board.taverns, dealt.taverns, strict=True):
        route_marker[route] = kind
    ready = [start_pieces(seat) for seat in range(players)]
    first = opening(variant)
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
        lay_aside(dealt_slots(variant, dealt)),
        [first],
        first.seat,
        START_ACTIONS,
        0,
        0,
        0,
        REFEREE,
    )
