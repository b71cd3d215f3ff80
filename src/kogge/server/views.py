"""Views: what is sent about a table, the shared part made and encoded once per revision."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.core.match import Match
from kogge.core.state import SPECTATOR, State
from kogge.server.entries import Act
from kogge.server.protocol import (
    ENCODER,
    ActionInfo,
    Asked,
    ClockInfo,
    EventInfo,
    Own,
    SeatInfo,
    Shared,
    TableInfo,
    View,
    encode,
)
from kogge.server.table import Table
from kogge.server.words import words


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
            encoded = ENCODER.encode(Shared(info(table), position, prompt, events))
            self._shared = position, events, msgspec.Raw(encoded)
        return self._shared

    def own(self, seat: int) -> Own:
        """What the seat sees otherwise than everybody."""
        if seat not in self._own:
            public, events, _ = self.shared()
            seen = self.table.state.view(seat)
            differs = {name: value for name, value in seen.items() if name not in public or public[name] != value}
            heard = self._events(seat)
            self._own[seat] = Own(seat, differs, None if heard == events else heard)
        return self._own[seat]

    def asked(self) -> Asked | None:
        """All answers to the question, for the seat that is asked."""
        seat = self.table.asked()
        if self._asked is None and seat is not None:
            self._asked = Asked(seat, legal(self.table.state))
        return self._asked

    def _events(self, viewer: int | None) -> list[EventInfo]:
        """What happened in the last change, if it was a decision."""
        rows = self.table.rows
        if not rows or not isinstance(rows[-1].entry, Act):
            return []
        return [event_info(event) for event in last_events(self.table.match, viewer)]


def last_events(match: Match, viewer: int | None) -> list[Event]:
    """What happened in the last decision."""
    return match.events(viewer, len(match.record.actions) - 1)


def event_info(event: Event) -> EventInfo:
    return EventInfo(event.kind, SEATS[event.seat], dict(event.args))


def legal(state: State) -> list[ActionInfo]:
    """Every legal action with all that a client needs to offer it."""
    rules = state.rules
    found = []
    for number in state.legal_actions():
        action = rules.decode(number, state)
        found.append(
            ActionInfo(number, action.verb, dict(action.args), list(action.targets), rules.text(number, state))
        )
    return found


def info(table: Table) -> TableInfo:
    colours = table.settings.colours or list(SEATS)
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
        clock=ClockInfo(clock.settings, clock.banks, clock.running, clock.since, clock.allowance(), clock.deadline()),
        undo=table.settings.undo,
        public=table.settings.public,
        practice=table.settings.practice,
        asked=table.asked(),
        reply=table.asked() is not None and table.is_reply(),
        decisions=len(table.match.record.actions),
    )
