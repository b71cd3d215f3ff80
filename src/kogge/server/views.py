"""Views: what is sent about a table, the shared part made and encoded once per revision."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from kogge.core.actions import Action, Event
from kogge.core.game import SEATS
from kogge.core.match import Match
from kogge.core.messages import say
from kogge.core.state import SPECTATOR, State
from kogge.server.entries import Act, SeatChange, Undo
from kogge.server.protocol import (
    ENCODER,
    ActionInfo,
    Asked,
    Change,
    ClockInfo,
    EventInfo,
    KindInfo,
    Own,
    SeatInfo,
    Shared,
    TableInfo,
    View,
    encode,
)
from kogge.server.table import Table
from kogge.server.words import words
from kogge.texts import cost_of, kind_of, tell


class Views:
    """The views of one table at one revision; each part is made when it is first needed, and once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.revision = table.revision
        self._shared: tuple[dict[str, Any], list[EventInfo], msgspec.Raw] | None = None
        self._own: dict[int, Own] = {}
        self._asked: Asked | None = None
        self._spectator: str | None = None

    def of(self, seats: Sequence[int]) -> str:
        """The encoded view of a client that holds these seats."""
        if not seats:
            if self._spectator is None:
                self._spectator = encode(self._view((), None))
            return self._spectator
        return encode(self._view(seats, self.table.asked()))

    def _view(self, seats: Sequence[int], asked: int | None) -> View:
        shared = self.shared()[2]
        question = self.asked() if asked in seats else None
        return View(self.table.id, self.revision, shared, [self.own(seat) for seat in seats], question)

    def shared(self) -> tuple[dict[str, Any], list[EventInfo], msgspec.Raw]:
        """The public position and events, and both encoded with what else everybody knows."""
        if self._shared is None:
            table = self.table
            position = dict(table.state.view(None))
            events = self._events(None)
            prompt = words(table.rules.game.prompt(table.state.seen_by(SPECTATOR)))
            encoded = ENCODER.encode(Shared(info(table), position, prompt, change(table), events))
            self._shared = position, events, msgspec.Raw(encoded)
        return self._shared

    def own(self, seat: int) -> Own:
        """What the seat sees otherwise than everybody."""
        if seat not in self._own:
            self._own[seat] = self._seen_by(seat) if self._sees_more(seat) else Own(seat, {}, None)
        return self._own[seat]

    def _sees_more(self, seat: int) -> bool:
        """Whether it knows more than everybody now, or knew more before the last decision."""
        match, game = self.table.match, self.table.rules.game
        last = len(match.record.actions) - 1
        return game.sees_more(match.state, seat) or (last >= 0 and game.sees_more(match.before(last), seat))

    def _seen_by(self, seat: int) -> Own:
        public, events, _ = self.shared()
        seen = self.table.state.view(seat)
        differs = {name: value for name, value in seen.items() if name != "seat" and public.get(name, seen) != value}
        heard = self._events(seat)
        return Own(seat, differs, None if heard == events else heard)

    def asked(self) -> Asked | None:
        """All answers to the question, for the seat that is asked."""
        seat = self.table.asked()
        if self._asked is None and seat is not None:
            self._asked = question(seat, self.table.state)
        return self._asked

    def _events(self, viewer: int | None) -> list[EventInfo]:
        """What happened in the last change, if it was a decision."""
        rows = self.table.rows
        if not rows or not isinstance(rows[-1].entry, Act):
            return []
        game = self.table.rules.game.name
        return [event_info(event, game) for event in last_events(self.table.match, viewer)]


def last_events(match: Match, viewer: int | None) -> list[Event]:
    """What happened in the last decision."""
    return match.events(viewer, len(match.record.actions) - 1)


def event_info(event: Event, game: str) -> EventInfo:
    return EventInfo(event.kind, SEATS[event.seat], dict(event.args), words(tell(event, game)))


def question(seat: int, state: State) -> Asked:
    """What a seat is asked: every legal action with all that a client needs to offer it."""
    rules, prompt = state.rules, state.rules.game.prompt(state)
    actions = [rules.decode(number, state) for number in state.legal_actions()]
    kinds = [kind_info(rules.game.name, verb, prompt.key) for verb in dict.fromkeys(action.verb for action in actions)]
    return Asked(seat, words(prompt), kinds, [action_info(action, rules.text(action.id, state)) for action in actions])


@cache
def kind_info(game: str, verb: str, asked: str) -> KindInfo:
    cost = cost_of(game, verb, asked)
    return KindInfo(verb, words(kind_of(game, verb)), None if cost is None else words(cost))


def action_info(action: Action, text: str) -> ActionInfo:
    return ActionInfo(action.id, action.verb, action.args, action.targets, text)


def change(table: Table) -> Change | None:
    """What led to this revision."""
    match table.rows[-1].entry if table.rows else None:
        case Act(seat):
            return Change("act", seat)
        case Undo(seat, number):
            return Change("undo", seat, number, words=words(say("server-change-undo", seat=SEATS[seat], number=number)))
        case SeatChange(seat, sitter, why):
            params = {"seat": SEATS[seat], "name": sitter.name or SEATS[seat], "bot": sitter.bot, "kind": sitter.kind}
            return Change("seat", seat, why=why, words=words(say(f"server-change-{why}", **params)))
    return None


def info(table: Table) -> TableInfo:
    colours = table.colours()
    clock = table.clock
    return TableInfo(
        status=table.status(),
        ruleset=str(table.rules),
        rules={name: value for name, value in table.row.rules.items() if name != "board_source"},
        seats=[
            SeatInfo(
                SEATS[seat],
                colours[seat],
                sitter.kind,
                sitter.name,
                sitter.bot,
                sitter.away,
                table.keys[seat].answers,
                table.keys[seat].muted,
            )
            for seat, sitter in enumerate(table.sitters)
        ],
        clock=ClockInfo(clock.settings, clock.banks, clock.left, clock.running, clock.since, clock.deadline()),
        undo=table.settings.undo,
        public=table.settings.public,
        practice=table.settings.practice,
        turn=table.state.turns() + 1,
        owner=table.match.turn_owner(),
        asked=table.asked(),
        reply=table.asked() is not None and table.is_reply(),
        decisions=len(table.match.record.actions),
        rematch=table.rematch,
    )
