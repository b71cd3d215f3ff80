"""What happened at a table, as everybody may know it: for the log, and to look at an earlier position."""

from typing import Any

import msgspec

from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.server.protocol import EventInfo
from kogge.server.table import Table
from kogge.server.views import event_info


class Decision(msgspec.Struct, frozen=True):
    """One decision: its number (from 1), the turn it belongs to, whose it was, and what happened."""

    number: int
    turn: int
    seat: str
    events: list[EventInfo]


def decisions(table: Table) -> list[Decision]:
    """Every decision that has not been taken back."""
    match = table.match
    narrate = match.rules.game.narrate
    states = [match.before(number) for number in range(len(match.record.actions))] + [match.state]
    return [
        Decision(
            number + 1,
            int(states[number].turns()),
            SEATS[states[number].actor()],
            [
                event_info(event, match.rules.game.name)
                for event in narrate(states[number], action, states[number + 1], None)
            ],
        )
        for number, action in enumerate(match.record.actions)
    ]


def view_after(table: Table, number: int) -> dict[str, Any]:
    """The public view after so many decisions."""
    match = table.match
    newest = len(match.record.actions)
    if not 0 <= number <= newest:
        raise Refused(say("server-no-such-decision", number=number, newest=newest))
    state = match.state if number == newest else match.before(number)
    return dict(state.view(None))
