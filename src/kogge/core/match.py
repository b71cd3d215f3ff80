"""Match: the referee of one game.  Every decision of people and bots comes in here, and nowhere else."""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from kogge.core.actions import Event
from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.core.record import Record
from kogge.core.ruleset import Ruleset
from kogge.core.state import State


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here."""

    name: str
    is_bot: bool = False


def new_seed() -> str:
    """128 bits from the system."""
    return secrets.token_hex(16)


class Match:
    """A game in progress: seats, the state only the referee sees, and every decision so far.

    The seats are given clockwise.  Who starts is drawn by lot, unless `draw_start` is false: then it is the first.
    The revision grows with every change, undo included, and is never used again.
    """

    def __init__(
        self, rules: Ruleset, seats: Sequence[Seat], seed: str | int | None = None, *, draw_start: bool = True
    ) -> None:
        if len(seats) != rules.players:
            raise Refused(say("match-seats", seats=len(seats), players=rules.players))
        self.practice = seed is not None  # somebody may know the deal
        seed = new_seed() if seed is None else str(seed)
        deal = rules.game.deal(rules, Random(seed))
        start = Random(f"start {seed}").randrange(len(seats)) if draw_start else 0
        in_order = [*seats[start:], *seats[:start]]
        self._begin(Record(rules, deal, [seat.name for seat in in_order], seed), in_order)

    @classmethod
    def from_record(cls, record: Record, seats: Sequence[Seat] | None = None, *, practice: bool = True) -> "Match":
        """Go on with a game written down; it is practice if somebody may know the deal."""
        match = cls.__new__(cls)
        match.practice = practice
        copy = Record(record.rules, record.deal, list(record.seats), record.seed)
        match._begin(copy, list(seats or [Seat(name) for name in record.seats]))
        for action in record.actions:
            match.act(int(match.state.actor()), action)
        return match

    def _begin(self, record: Record, seats: list[Seat]) -> None:
        self.rules = record.rules
        self.seats = seats
        self.record = record
        self.state = record.start()
        self.revision = 0
        self.log: list[Message] = []  # what the players agreed on besides the rules
        self._before: list[State] = []  # the position before every decision

    def actor(self) -> int | None:
        """The seat asked now; None when the game is over."""
        return None if self.state.is_over() else int(self.state.actor())

    def act(self, seat: int, action: int, revision: int | None = None) -> None:
        """Carry out a decision of a seat, or refuse it and change nothing."""
        self._check_revision(revision)
        if self.state.is_over():
            raise Refused(say("match-over"))
        if seat != self.state.actor():
            raise Refused(say("match-not-asked", seat=SEATS[seat], asked=SEATS[self.state.actor()]))
        before = self.state.clone()
        self.state.apply(action)
        self._before.append(before)
        self.record.actions.append(action)
        self.revision += 1

    def hand_over(self, seat: int, sitter: Seat) -> None:
        """Somebody else, a bot for example, plays on for this seat."""
        self.log.append(say("match-handed-over", seat=SEATS[seat], name=sitter.name))
        self.seats[seat] = sitter
        self.record.seats[seat] = sitter.name
        self.revision += 1

    def turn_owner(self) -> int | None:
        """Whose turn it is: the seat that was asked first since the last turn ended; None when the game is over."""
        owner = self.actor()
        if owner is None:
            return None
        turn = self.state.turns()
        for before in reversed(self._before):
            if before.turns() != turn:
                break
            owner = int(before.actor())
        return owner

    def before(self, number: int) -> State:
        """The position before the decision of this number, counted from 0.  Clone it to change it."""
        return self._before[number]

    def deciders(self) -> list[int]:
        """The seat of every decision so far."""
        return [int(before.actor()) for before in self._before]

    def why_not(self, action: int) -> Message | None:
        """The reason why an action is not possible now, or None."""
        return self.rules.game.why_not(self.state, action)

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """What happened from some decision on, as far as a viewer may know."""
        told: list[Event] = []
        for i in range(since, len(self._before)):
            after = self._before[i + 1] if i + 1 < len(self._before) else self.state
            told += self.rules.game.narrate(self._before[i], self.record.actions[i], after, viewer)
        return told

    def undo(
        self, seat: int, whole_turn: bool = False, consent: Collection[int] = (), revision: int | None = None
    ) -> int:
        """Take back the seat's last decision, or all of its turn; returns how many decisions went.

        Never past something revealed, another seat's answer or the end of the turn, unless all other seats are bots
        or every seated person consents.
        """
        self._check_revision(revision)
        people = {number for number, sitter in enumerate(self.seats) if not sitter.is_bot}
        agreed = people <= set(consent) | {seat}
        own = [i for i, before in enumerate(self._before) if before.actor() == seat]
        if not own:
            raise Refused(say("undo-nothing"))
        target = own[-1]
        while whole_turn and target - 1 in own and self._before[target - 1].turns() == self._before[target].turns():
            target -= 1
        if not agreed:
            reason = self._undo_barrier(seat, target)
            if reason and whole_turn and not self._undo_barrier(seat, own[-1]):
                target = min(i for i in own if i >= target and not self._undo_barrier(seat, i))
            elif reason:
                raise Refused(say(reason))
        elif people - {seat}:
            self.log.append(say("undo-agreed", seat=SEATS[seat], number=len(self._before) - target))
        taken_back = len(self._before) - target
        self.state = self._before[target]
        del self._before[target:], self.record.actions[target:]
        self.revision += 1
        return taken_back

    def _undo_barrier(self, seat: int, target: int) -> str:
        """Why a seat alone cannot go back to before that decision; empty if it can."""
        if self.state.is_over():
            return "undo-over"
        if any(before.actor() != seat for before in self._before[target:]):
            return "undo-others"
        if self.state.reveals() != self._before[target].reveals():
            return "undo-revealed"
        if self.state.turns() != self._before[target].turns():
            return "undo-turn-ended"
        return ""

    def _check_revision(self, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise Refused(say("match-stale", revision=revision, current=self.revision))
