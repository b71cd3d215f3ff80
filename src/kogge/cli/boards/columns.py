"""Tables about a board."""

from rich.table import Table

from kogge.cli.common import text


def columns(*names: str, title: str | None = None) -> Table:
    """A table whose first column is never shortened."""
    found = Table(title=title)
    for i, name in enumerate(names):
        found.add_column(text(f"board-column-{name}"), no_wrap=i == 0)
    return found
