"""Reasons: why an action is not possible now, in terms a player understands."""

from collections.abc import Callable

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.hansa.actions import Args, Reader
from kogge.games.hansa.decisions import Frame
from kogge.games.hansa.names import COLOURS, GOODS
from kogge.games.hansa.prompts import prompt
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.verbs.sell import lonely_colour
from kogge.games.hansa.view import ways
from kogge.games.hansa.words import BEGIN, CLASSES, MAX_SEATS, MOST_BARRELS, PRICE, SALE, TURN


def why_not(state: State, action: int, reader: Reader) -> Message | None:
    """The reason, or None if the action is legal."""
    if 0 <= action < 1 << 62 and state.listing().has(action):
        return None
    found = reader.read(action)
    if found is None:
        return say("hansa-reason-no-such-action", number=action)
    if not state.stack:
        return say("hansa-reason-over")
    verb, args = found
    frame = state.stack[-1]
    if not state.decisions[frame.decision].takes(action):
        return unasked(state, frame, verb, reader)
    if must_refill(state, frame):
        return say("hansa-reason-must-refill")
    return Reasons(state, frame, reader, args).of(verb)


def unasked(state: State, frame: Frame, verb: str, reader: Reader) -> Message:
    """The verb does not answer the open question."""
    if frame.decision not in (TURN, BEGIN):
        return say("hansa-reason-first", question=prompt(state, reader.names))
    if verb == "refill" and state.count_empty() == 0:
        return say("hansa-reason-all-full")
    if verb == "refill" and len(state.piles) == 0:
        return say("hansa-reason-piles-empty")
    return say(f"hansa-reason-unasked-{verb}")


class Reasons:
    """What stands in the way of one action that answers the question asked."""

    def __init__(self, state: State, frame: Frame, reader: Reader, args: Args) -> None:
        self.state = state
        self.frame = frame
        self.seat = frame.seat
        self.names = reader.names
        self.args = args
        self.here = reader.names.cities[state.ship]

    def of(self, verb: str) -> Message:
        reasons: dict[str, Callable[[], Message]] = {
            "place": self.place,
            "refill": self.no_talers,
            "buy": self.buy,
            "build": self.build,
            "sell": self.sell,
            "sail": self.sail,
            "add": self.add,
            "done": self.done,
            "lose": self.lose,
            "give": self.not_owned,
        }
        return reasons[verb]()

    # Small words.

    def good(self) -> int:
        return GOODS.index(self.args["good"])

    def have(self) -> int:
        """How many unsold markers like the one named the seat has."""
        return self.state.goods[self.seat * CLASSES + self.good()]

    def not_owned(self) -> Message:
        return say("hansa-reason-not-owned", good=self.args["good"])

    def no_talers(self) -> Message:
        return say("hansa-reason-no-talers", price=PRICE)

    def acted(self) -> Message | None:
        """The one action of this city has been taken."""
        return say("hansa-reason-acted", city=self.here) if self.state.acted else None

    # By verb.

    def place(self) -> Message:
        city = self.names.city_number[self.args["city"]]
        if city == self.state.board.start:
            return say("hansa-reason-not-at-start", city=self.args["city"])
        return say("hansa-reason-placed-there", city=self.args["city"])

    def buy(self) -> Message:
        state = self.state
        first = state.board.city_first[state.ship]
        there = list(state.warehouses[first : first + state.board.city_size[state.ship]])
        missing = say("hansa-reason-not-there", good=self.args["good"], city=self.here)
        owner = state.majority(state.ship)
        price = say("hansa-reason-price", city=self.here, payee=SEATS[owner] if owner >= 0 else "bank")
        return self.acted() or (price if self.good() in there else missing)

    def build(self) -> Message:
        none_left = say("hansa-reason-no-booth-in-hand")
        return self.acted() or (self.not_owned() if self.have() == 0 else none_left)

    def sell(self) -> Message:
        acted = self.acted()
        if acted:
            return acted
        if self.state.booths[self.state.ship * MAX_SEATS + self.seat] == 0:
            return say("hansa-reason-no-booth", city=self.here)
        return say("hansa-reason-no-pair", number=SALE)

    def sail(self) -> Message:
        to = self.names.city_number[self.args["city"]]
        if to not in ways(self.state):
            open_ways = ", ".join(self.names.cities[city] for city in ways(self.state))
            return say("hansa-reason-no-way", start=self.here, city=self.args["city"], ways=open_ways)
        return self.no_talers()

    def add(self) -> Message:
        colour = self.good() // MOST_BARRELS
        if self.have() == 0:
            return self.not_owned()
        if self.state.count_colour(self.seat, colour) < SALE:
            return say("hansa-reason-single", colour=COLOURS[colour], number=SALE)
        return say("hansa-reason-all-added", good=self.args["good"])

    def done(self) -> Message:
        lonely = lonely_colour(self.frame)
        if lonely < 0:
            return say("hansa-reason-nothing-added")
        return say("hansa-reason-lonely", colour=COLOURS[lonely], number=SALE)

    def lose(self) -> Message:
        if self.good() // MOST_BARRELS != self.frame.colour:
            return say("hansa-reason-other-colour", colour=COLOURS[self.frame.colour])
        return self.not_owned()
