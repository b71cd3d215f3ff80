"""Prompts: what is asked of whom, as a message."""

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.traders.names import Names
from kogge.games.traders.scoring import can_claim
from kogge.games.traders.state import State
from kogge.games.traders.words import ACTIONS, CLAIM


def prompt(state: State, names: Names) -> Message:
    """The open question in one sentence."""
    if not state.stack:
        return say("traders-prompt-over")
    frame = state.stack[-1]
    seat = SEATS[frame.seat]
    if frame.decision == CLAIM:
        tiles = [names.tiles[side] for side in range(len(state.goals)) if can_claim(state, frame.seat, side)]
        return say("traders-prompt-claim", seat=seat, tiles=", ".join(tiles))
    taken = ", ".join(names.taken(state.taken))
    return say("traders-prompt-turn", seat=seat, actions=ACTIONS - state.actions_taken(), taken=taken, last=state.last)
