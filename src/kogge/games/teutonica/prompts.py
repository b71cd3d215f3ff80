"""Prompts: what is asked of whom, as a message."""

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.teutonica.countries import left_for
from kogge.games.teutonica.favours import prompt_anywhere
from kogge.games.teutonica.names import DECISION_NAMES, KINDS, Names, owner_name
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.move import in_hand
from kogge.games.teutonica.words import (
    ECHO,
    ENDING,
    FAVOUR_FEE,
    FEE,
    FINISH,
    FREE,
    GREEN_POST,
    LEAVING,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    MOVED,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    PAWN_START,
    PLACE_ABROAD,
    PLACE_TWO,
    RAISE,
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
        left = left_for(state, frame.seat, names) if state.actions else ""
        if left:
            return say("teutonica-prompt-turn-abroad", seat=seat, actions=state.actions, permissions=left)
        return say("teutonica-prompt-turn", seat=seat, actions=state.actions)
    if frame.decision in (PAWN_START, LEAVING):
        return say(key, seat=seat)
    if frame.decision == FEE:
        return say(key, seat=seat, number=frame.left, kind=KINDS[frame.piece % 2])
    if frame.decision == FAVOUR_FEE:
        return say(key, seat=seat, number=frame.left)
    if frame.decision == ECHO:
        return say(key, seat=seat)
    if frame.decision == REPLY:
        if frame.route < 0:
            return prompt_anywhere(frame)
        route = names.routes[frame.route]
        if frame.lifted != FREE:
            return say("teutonica-prompt-reply-lifted", seat=seat, kind=KINDS[frame.lifted % 2], route=route)
        if frame.piece != FREE:
            return say(key, seat=seat, kind=KINDS[frame.piece % 2], route=route, more=frame.left)
        return say("teutonica-prompt-reply-more", seat=seat, route=route, more=frame.left)
    if frame.decision in (NEUTRAL_REPLY, NEUTRAL_POST):
        more = "-more" if frame.decision == NEUTRAL_REPLY and frame.piece == FREE else ""
        return say(key + more, seat=seat, route=names.routes[frame.route])
    if frame.decision in (MOVE, MOVE_OTHERS):
        if not frame.hand:
            return say("teutonica-prompt-move-others-lift", seat=seat)
        kind, owner = KINDS[frame.hand[0] % 2], owner_name(in_hand(frame.hand[0]) // 2)
        return say(key, seat=seat, kind=kind, owner=owner, hand=len(frame.hand), more=frame.left)
    if frame.decision == MOVE_ANY:
        if not frame.hand:
            return say("teutonica-prompt-move-any-lift", seat=seat)
        kind, owner = KINDS[frame.hand[0] % 2], owner_name(in_hand(frame.hand[0]) // 2)
        return say("teutonica-prompt-move-others", seat=seat, kind=kind, owner=owner, more=frame.left)
    if frame.decision in (RAISE, GREEN_POST, FINISH, ENDING):
        return say(key, seat=seat)
    if frame.decision == PLACE_ABROAD:
        return say(key, seat=seat, more=frame.left, countries=", ".join(names.countries[1:]))
    if frame.decision in (PLACE_TWO, REMOVE):
        return say(key, seat=seat, more=frame.left)
    assert frame.decision == REPLACE
    return say(key, seat=seat, number=len(state.plate))
