"""`kogge replay`: what happened in a recorded game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

import kogge
from kogge.cli.scores import score_table
from kogge.core.game import SEATS
from kogge.texts import tell


def replay(
    file: Path, *, summary: Annotated[bool, Parameter(help="Only the ruleset, the seats and the scores.")] = False
) -> None:
    """Tell a recorded game, and its scores at the end.

    Example: kogge replay game.txt --summary

    Parameters
    ----------
    file: Path
        A record, text or JSON.
    """
    record = kogge.read_record(file)
    console = Console(highlight=False)
    print(record.rules)
    print(" ".join(f"{SEATS[i]}={name}" for i, name in enumerate(record.seats)))
    state = record.start()
    for action in record.actions:
        before = state.clone()
        state.play(action)
        if not summary:
            for event in record.rules.game.narrate(before, action, state, None):
                print(tell(event, SEATS))
    console.print(score_table(state, record.seats))
    print(record.result() or "not finished")
