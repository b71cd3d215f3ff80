"""Games written down as blocks of one game each, so that statistics read them like results."""

from collections import Counter
from pathlib import Path
from typing import Any

from kogge.arena.running import read_results
from kogge.core.record import Record
from kogge.core.record_reading import read_record

RESULTS = ".jsonl"


def read_blocks(files: list[Path]) -> list[dict[str, Any]]:
    """The blocks of result files and the games of records."""
    blocks: list[dict[str, Any]] = []
    for file in files:
        if file.suffix == RESULTS:
            blocks += read_results(file)[1]
        else:
            blocks.append(block_of(read_record(file)))
    return blocks


def block_of(record: Record) -> dict[str, Any]:
    """A recorded game; nobody measured its time."""
    many = record.rules.players
    decisions = [0] * many
    kinds: list[Counter[str]] = [Counter() for _ in range(many)]
    state = record.start()
    for action in record.actions:
        seat = state.actor()
        decisions[seat] += 1
        kinds[seat][record.rules.decode(action).verb] += 1
        state.play(action)
    sheet, winners = state.score_sheet(), state.winners()
    game = {
        "rotation": 0,
        "seats": list(range(many)),
        "sources": [{name: int(points) for name, points in row.items() if name != "total"} for row in sheet],
        "scores": [int(score) for score in state.scores()],
        "wins": [(seat in winners) / len(winners) for seat in range(many)],
        "decisions": decisions,
        "seconds": [0.0] * many,
        "kinds": [dict(counted) for counted in kinds],
        "turns": state.turns(),
        "cut": not state.is_over(),
    }
    return {"block": 0, "bots": list(record.seats), "games": [game]}
