"""Exports of finished games: record, JSON, events as CSV, score sheet, any position."""

import csv
import io
from typing import Any

import msgspec

from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.core.record import Record
from kogge.server.table import Table


class ScoreSheet(msgspec.Struct, frozen=True):
    """Who has how many points and from what."""

    names: dict[str, str]
    points: dict[str, dict[str, int]]
    winners: list[str]


def finished_record(table: Table) -> Record:
    """The record; of a running game nobody may see it."""
    if table.match.actor() is not None:
        raise Refused(say("server-not-over"))
    return table.match.record


def record_text(table: Table) -> str:
    return str(finished_record(table))


def record_dict(table: Table) -> dict[str, Any]:
    return finished_record(table).to_dict()


def events_csv(table: Table) -> str:
    """One line an event: number of the decision, turn, kind, seat, everything else as JSON."""
    record = finished_record(table)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["decision", "turn", "kind", "seat", "args"])
    for step in record.steps():
        for event in step.events:
            args = msgspec.json.encode(dict(event.args)).decode()
            writer.writerow([step.number, step.before.turns() + 1, event.kind, SEATS[event.seat], args])
    return text.getvalue()


def score_sheet(table: Table) -> ScoreSheet:
    record = finished_record(table)
    state = table.state
    return ScoreSheet(
        names={SEATS[seat]: name for seat, name in enumerate(record.seats)},
        points={SEATS[seat]: row for seat, row in enumerate(state.score_sheet())},
        winners=[SEATS[seat] for seat in state.winners()] if state.is_over() else [],
    )


def table_at(table: Table, revision: int) -> Table:
    """The table as it was at a revision."""
    finished_record(table)
    if not 0 <= revision <= table.revision:
        raise Refused(say("server-no-such-revision", revision=revision, newest=table.revision))
    return Table(table.row, table.keys, table.rows[:revision])


class PositionAt(msgspec.Struct, frozen=True):
    """The complete position at a revision, and what a spectator saw of it."""

    revision: int
    decisions: int
    position: dict[str, Any]
    view: dict[str, Any]


def position_at(table: Table, revision: int) -> PositionAt:
    then = table_at(table, revision)
    return PositionAt(revision, len(then.match.record.actions), then.state.to_dict(), then.state.view(None))


def record_at(table: Table, revision: int) -> Record:
    """The game up to a revision, to go on with."""
    return table_at(table, revision).match.record
