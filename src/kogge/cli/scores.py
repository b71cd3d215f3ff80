"""The score sheet as a table."""

from collections.abc import Sequence

from rich.table import Table

from kogge.core.game import SEATS
from kogge.core.state import State


def score_table(state: State, names: Sequence[str]) -> Table:
    """Every seat's points by source."""
    sheet = state.score_sheet()
    table = Table("seat", "player", *sheet[0])
    for seat, row in enumerate(sheet):
        table.add_row(SEATS[seat], names[seat], *(str(points) for points in row.values()))
    return table
