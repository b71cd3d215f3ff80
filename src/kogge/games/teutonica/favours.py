"""Favour tiles as people read them: on display or with an owner, in deals, positions, reasons and events."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from kogge.core.actions import Event
from kogge.core.errors import BadPosition
from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.teutonica.names import FAVOUR_NAMES, KINDS, MARKER_NAMES
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.buy_favour import PRICE, Buy, unused_markers
from kogge.games.teutonica.words import (
    BEGIN,
    BUY,
    FAVOURS,
    FREE,
    GIVE,
    MARKERS,
    NOT_IN_PLAY,
    ON_DISPLAY,
    TILES,
)

if TYPE_CHECKING:
    from kogge.games.teutonica.decisions import Frame
    from kogge.games.teutonica.reading_position import PositionReader
    from kogge.games.teutonica.reasons import Reasons


def has_favours(s: State) -> bool:
    """Whether this is a game with favours: only then can one be bought."""
    return isinstance(s.decisions[BEGIN].verb_of[BUY], Buy)


# Deals: the tiles on display.


def deal_favours(rng: Random, players: int) -> tuple[int, ...]:
    return tuple(rng.sample(range(FAVOURS), players))


def favours_from_text(text: str, players: int) -> tuple[int, ...]:
    tiles = tuple(FAVOUR_NAMES.index(name) for name in text.split(","))
    if len(set(tiles)) != players or len(tiles) != players:
        raise ValueError("favours=...")
    return tiles


def favour_slots(display: Sequence[int]) -> dict[int, int]:
    """Where the tiles lie aside before the first turn."""
    return {TILES + tile: ON_DISPLAY if tile in display else NOT_IN_PLAY for tile in range(FAVOURS)}


# Positions.


def write_favours(s: State) -> dict[str, str | None] | UnsetType:
    """The tiles in play: the owner of each, none while it is on display."""
    if not has_favours(s):
        return UNSET
    tiles = {name: s.aside[TILES + tile] for tile, name in enumerate(FAVOUR_NAMES)}
    return {name: None if at == ON_DISPLAY else SEATS[at] for name, at in tiles.items() if at != NOT_IN_PLAY}


def read_favours(given: Mapping[str, str | None] | UnsetType, reader: "PositionReader") -> dict[int, int]:
    """The tiles that are mentioned are in play; if nothing is said the first ones are on display."""
    players = len(reader.seats)
    if isinstance(given, UnsetType):
        return favour_slots(range(players))
    if len(given) > players:
        raise BadPosition(say("position-too-many", where="favours", given=len(given), room=players))
    slots = favour_slots([reader.one_of(name, FAVOUR_NAMES, "favours") for name in given])
    for name, owner in given.items():
        if owner is not None:
            slots[TILES + FAVOUR_NAMES.index(name)] = reader.seat(owner, "favours")
    return slots


# Questions, reasons, events.


def prompt_anywhere(frame: "Frame") -> Message:
    """What is asked of a displaced owner who may reply on any route."""
    seat = SEATS[frame.seat]
    if frame.lifted != FREE:
        return say("teutonica-prompt-anywhere-lifted", seat=seat, kind=KINDS[frame.lifted % 2])
    if frame.piece != FREE:
        return say("teutonica-prompt-anywhere", seat=seat, kind=KINDS[frame.piece % 2], more=frame.left)
    return say("teutonica-prompt-anywhere-more", seat=seat, more=frame.left)


def unasked_favour(state: State, verb: str) -> Message:
    """Why a tile cannot be bought, or a marker given, at this moment of a turn."""
    if not has_favours(state):
        return say("teutonica-reason-no-favours")
    return say(f"teutonica-reason-unasked-{verb}")


def favour_reasons(reasons: "Reasons") -> dict[str, Callable[[int], Message]]:
    """What stands in the way of buying a tile or giving a marker, by verb."""
    state, seat = reasons.state, reasons.seat

    def buy(action: int) -> Message:
        at, favour = state.aside[TILES + action - BUY], FAVOUR_NAMES[action - BUY]
        if at == NOT_IN_PLAY:
            return say("teutonica-reason-favour-not-in-play", favour=favour)
        if at != ON_DISPLAY:
            return say("teutonica-reason-favour-taken", favour=favour, owner=SEATS[at])
        return say("teutonica-reason-favour-price", price=PRICE, have=unused_markers(state, seat))

    def give(action: int) -> Message:
        return reasons.lacks(action - GIVE) or say("teutonica-reason-give-all")

    return {"buy": buy, "give": give}


def markers_given(before: State, after: State, seat: int, told: str | None) -> list[Event]:
    """Markers paid for a favour without a question, because there was no choice."""
    events = []
    for kind, name in enumerate(MARKER_NAMES):
        slot = seat * MARKERS + kind
        number = before.markers[slot] - after.markers[slot] - (1 if name == told else 0)
        events += [Event("give", seat, {"marker": name}) for _ in range(number)]
    return events
