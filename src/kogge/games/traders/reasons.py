"""Reasons: why an action is not possible now, in terms a player understands."""

from collections import Counter
from collections.abc import Callable

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.traders.actions import Args, Reader
from kogge.games.traders.board import COLOURS, NO_CITY, REACH, SLOTS
from kogge.games.traders.board_data import SIDES
from kogge.games.traders.decisions import Frame
from kogge.games.traders.names import COLOUR_NAMES, TAKEN_NAMES
from kogge.games.traders.prompts import prompt
from kogge.games.traders.scoring import can_claim, progress
from kogge.games.traders.state import State
from kogge.games.traders.verbs.unload import cost
from kogge.games.traders.words import ACTIONS, CLAIM, CLAIM_GOAL, HOLD, NO_CONTRACT, NOBODY, NOT_IN_PLAY, SAIL


def why_not(state: State, action: int, reader: Reader) -> Message | None:
    """The reason, or None if the action is legal."""
    if 0 <= action < 1 << 62 and state.listing().has(action):
        return None
    found = reader.read(action, state)
    if found is None:
        return say("traders-reason-no-such-action", number=action)
    if not state.stack:
        return say("traders-reason-over")
    verb, args = found
    frame = state.stack[-1]
    if not state.decisions[frame.decision].takes(action):
        return unasked(state, frame, verb, reader)
    if verb in TAKEN_NAMES and not state.may(TAKEN_NAMES[verb]):
        if state.taken & TAKEN_NAMES[verb]:
            return say(f"traders-reason-again-{verb}")
        return say("traders-reason-no-actions", actions=ACTIONS, taken=", ".join(reader.names.taken(state.taken)))
    return Reasons(state, frame, reader, args).of(verb, action)


def unasked(state: State, frame: Frame, verb: str, reader: Reader) -> Message:
    """The verb does not answer the open question."""
    if frame.decision == CLAIM:
        return say("traders-reason-first", question=prompt(state, reader.names))
    return say(f"traders-reason-unasked-{verb}")


class Reasons:
    """What stands in the way of one action that answers the question asked."""

    def __init__(self, state: State, frame: Frame, reader: Reader, args: Args) -> None:
        self.state = state
        self.seat = frame.seat
        self.reader = reader
        self.names = reader.names
        self.args = args
        self.city = state.city_of(frame.seat)

    def of(self, verb: str, action: int) -> Message:
        reasons: dict[str, Callable[[int], Message]] = {
            "end": lambda action: say("traders-reason-one-action"),
            "drop": lambda action: say("traders-reason-not-aboard", colour=self.args["colour"]),
            "load": self.load,
            "unload": self.unload,
            "sail": self.sail,
            "claim": self.claim,
        }
        return reasons[verb](action)

    def aboard(self, colour: str) -> int:
        return self.state.cargo[self.seat * COLOURS + COLOUR_NAMES.index(colour)]

    def load(self, action: int) -> Message:
        if self.city == NO_CITY:
            return say("traders-reason-at-sea", hex=self.names.hexes[self.state.ships[self.seat]])
        city = self.names.cities[self.city]
        colours: list[str] = self.args["colours"]
        for colour, number in Counter(colours).items():
            shown = self.state.board.supply[self.city * COLOURS + COLOUR_NAMES.index(colour)]
            if number > shown:
                return say("traders-reason-supply", city=city, colour=colour, shown=shown)
        return say("traders-reason-room", hold=HOLD, room=self.state.room(self.seat))

    def unload(self, action: int) -> Message:
        if self.city == NO_CITY:
            return say("traders-reason-at-sea", hex=self.names.hexes[self.state.ships[self.seat]])
        city = self.names.cities[self.city]
        found = [self.state.contracts[self.city * SLOTS + place - 1] for place in self.args["places"]]
        for place, contract in zip(self.args["places"], found, strict=True):
            if contract == NO_CONTRACT:
                return say("traders-reason-place-empty", city=city, place=place)
        missing = []
        for colour, name in enumerate(COLOUR_NAMES):
            needed = sum(cost(self.state, self.city, contract, colour) for contract in found)
            missing += [name] * max(0, needed - self.aboard(name))
        return say("traders-reason-cubes", city=city, missing=", ".join(missing), number=len(found))

    def sail(self, action: int) -> Message:
        here = self.state.ships[self.seat]
        hexes = self.state.board.hexes_between(here, action - SAIL)
        if hexes == 0:
            return say("traders-reason-stay", hex=self.args["hex"])
        return say("traders-reason-far", hex=self.args["hex"], hexes=hexes, reach=REACH)

    def claim(self, action: int) -> Message:
        """A player who names the side that lies face down means the tile."""
        side = action - int(CLAIM_GOAL)
        state = self.state
        tile = self.args["tile"]
        if state.goals[side] == NOT_IN_PLAY:
            first = side - side % len(SIDES)
            side = first + len(SIDES) - 1 - side % len(SIDES)
            if state.goals[side] == NOT_IN_PLAY:
                return say("traders-reason-tile-not-in-play", tile=tile)
            if can_claim(state, self.seat, side):
                return say("traders-reason-other-side", tile=tile, side=SIDES[side - first])
        if state.goals[side] != NOBODY:
            return say("traders-reason-tile-taken", tile=tile, owner=SEATS[state.goals[side]])
        goal = state.board.goals[side]
        have = progress(state, self.seat, goal)
        return say("traders-reason-not-fulfilled", tile=tile, have=have, needed=goal.needed)
