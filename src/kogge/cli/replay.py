"""`kogge replay`: what happened in a recorded game, all at once or step by step."""

import json
import sys
from pathlib import Path
from typing import Annotated, Literal

import kogge
from kogge.cli.common import option
from kogge.cli.scores import show_result
from kogge.cli.terminal.keyboard import PlainKeyboard, RichKeyboard
from kogge.cli.terminal.screen import Screen, is_interactive
from kogge.cli.terminal.stepping import Stepper
from kogge.core.game import SEATS
from kogge.core.record import Record
from kogge.core.state import SPECTATOR
from kogge.texts import tell


def replay(
    file: Annotated[Path, option("replay-file")],
    *,
    summary: Annotated[bool, option("summary")] = False,
    events: Annotated[Literal["json"] | None, option("events")] = None,
    tell_all: Annotated[bool, option("all")] = False,
    plain: Annotated[bool, option("plain")] = False,
) -> None:
    """Step through a recorded game, or tell it from the beginning to the end."""
    record = kogge.read_record(file)
    if events == "json":
        print_events(record)
        return
    screen = Screen(plain or not sys.stdout.isatty())
    names = {SEATS[i]: name for i, name in enumerate(record.seats)}
    screen.print(str(record.rules))
    screen.print(" ".join(f"{seat}={name}" for seat, name in names.items()))
    if summary or tell_all or not is_interactive():
        if not summary:
            tell_game(screen, record)
        show_result(screen, record.final().seen_by(SPECTATOR), names)
    else:
        Stepper(record, screen, PlainKeyboard() if plain else RichKeyboard()).run()


def tell_game(screen: Screen, record: Record) -> None:
    for step in record.steps():
        for event in step.events:
            screen.print(str(tell(event, record.rules.game.name)))


def print_events(record: Record) -> None:
    """One line of JSON for each event: the decision it belongs to, the turn, who, what, and the sentence."""
    for step in record.steps():
        for event in step.events:
            line = {
                "decision": step.number,
                "turn": step.before.turns() + 1,
                "seat": SEATS[event.seat],
                "kind": event.kind,
                "args": dict(event.args),
                "text": str(tell(event, record.rules.game.name)),
            }
            print(json.dumps(line, ensure_ascii=False))
