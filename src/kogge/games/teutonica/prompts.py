"""Prompts: what is asked of whom, as a message."""

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.teutonica.names import DECISION_NAMES, KINDS, Names, owner_name
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import (
    ENDING,
    FEE,
    FREE,
    MOVE,
    MOVE_OTHERS,
    MOVED,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    REMOVE,
    REPLACE,
    REPLY,
)


def prompt(state: State, names: Names) -> Message:
    """The open question in one sentence."""
    if not state.stack:
        return say("teutonica-prompt-over")
    frame = state.stack[-1]
    seat = SEATS[frame.seat]
    key = f"teutonica-prompt-{DECISION_NAMES[frame.decision].replace('_', '-')}"
    if frame.decision <= MOVED:
        return say("teutonica-prompt-turn", seat=seat, actions=state.actions)
    if frame.decision == FEE:
        return say(key, seat=seat, number=frame.left, kind=KINDS[frame.piece % 2])
    if frame.decision == REPLY:
        route = names.routes[frame.route]
        if frame.lifted != FREE:
            return say("teutonica-prompt-reply-lifted", seat=seat, kind=KINDS[frame.lifted % 2], route=route)
        if frame.piece != FREE:
            return say(key, seat=seat, kind=KINDS[frame.piece % 2], route=route, more=frame.left)
        return say("teutonica-prompt-reply-more", seat=seat, route=route, more=frame.left)
    if frame.decision == NEUTRAL_REPLY:
        more = "-more" if frame.piece == FREE else ""
        return say(f"teutonica-prompt-neutral-reply{more}", seat=seat, route=names.routes[frame.route])
    if frame.decision == NEUTRAL_POST:
        return say(key, seat=seat, route=names.routes[frame.route])
    if frame.decision == ENDING:
        return say(key)
    if frame.decision in (MOVE, MOVE_OTHERS):
        if not frame.hand:
            return say("teutonica-prompt-move-others-lift", seat=seat)
        kind, owner = KINDS[frame.hand[0] % 2], owner_name(frame.hand[0] // 2)
        return say(key, seat=seat, kind=kind, owner=owner, hand=len(frame.hand), more=frame.left)
    if frame.decision == REMOVE:
        return say(key, seat=seat, more=frame.left)
    assert frame.decision == REPLACE
    return say(key, seat=seat, number=len(state.plate))
