"""Tables that several games show in a terminal."""

from collections.abc import Collection, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import ink


def players_table(
    game: str, rows: Sequence[Mapping[str, RenderableType]], in_rows: bool, left: Collection[str]
) -> Table:
    """One row a player where the width allows it, otherwise one column; these parts stand on the left of theirs."""
    names = {name: text(f"{game}-column-{name}") for name in rows[0]}
    table = Table(box=None, padding=(0, 1), header_style=ink.QUIET)
    if in_rows:
        for name, shown in names.items():
            table.add_column(shown, justify="left" if name in left else "right")
        for row in rows:
            table.add_row(*row.values())
        return table
    table.show_header = False
    for name, shown in names.items():
        table.add_row(Text(shown, style=ink.QUIET), *(row[name] for row in rows))
    return table
