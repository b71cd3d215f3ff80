"""The score sheet of a position: every player's points by source."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import ink
from kogge.cli.terminal.screen import Screen, stacked
from kogge.core.game import SEATS
from kogge.core.state import State

UNKNOWN = "?"


def score_table(state: State, names: Mapping[str, str], plain: bool) -> RenderableType:
    """One row a source, one column a seat; in plain text one sentence a seat.  What is not known is not there."""
    sheet = state.score_sheet()
    game = state.rules.game.name
    sources = {source: text(f"{game}-source-{source}") for source in max(sheet, key=len)}
    if plain:
        return stacked(
            *(
                Text(f"{SEATS[seat]}, {names[SEATS[seat]]}: " + ", ".join(f"{sources[s]} {row[s]}" for s in row))
                for seat, row in enumerate(sheet)
            )
        )
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for seat in range(len(sheet)):
        table.add_column(stacked(ink.seat(SEATS[seat]), Text(names[SEATS[seat]])), justify="right")
    for source, name in sources.items():
        style = ink.LOUD if source == "total" else ""
        table.add_row(Text(name, style=style), *(Text(str(row.get(source, UNKNOWN)), style=style) for row in sheet))
    return table


def show_result(screen: Screen, state: State, names: Mapping[str, str]) -> None:
    """The score sheet and, when the game is over, who has won."""
    screen.print(score_table(state, names, screen.plain))
    if state.is_over():
        winners = [f"{SEATS[seat]} ({names[SEATS[seat]]})" for seat in state.winners()]
        screen.say("scores-winners", number=len(winners), winners=", ".join(winners))
    else:
        screen.say("scores-unfinished")
