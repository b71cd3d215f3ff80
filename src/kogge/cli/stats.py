"""`kogge stats`: points by category, length, seats and kinds of action of any set of games."""

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.table import Table

from kogge.arena.recorded import read_blocks
from kogge.arena.statistics import summary
from kogge.cli.arena import show_blocks
from kogge.cli.common import option, print_json, text


def stats(
    file: Annotated[Path, option("stats-files")],
    *more: Annotated[Path, option("stats-files")],
    plots: Annotated[Path | None, option("plots")] = None,
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Statistics of games written down and of results."""
    blocks = read_blocks([file, *more])
    report = summary(blocks)
    if json:
        print_json(report)
    else:
        console = Console()
        show_blocks(blocks, console)
        kinds = sorted({kind for row in report["bots"] for kind in row["kinds"]})
        table = Table(text("stats-column-kind"), *(row["bot"] for row in report["bots"]))
        for kind in kinds:
            table.add_row(kind, *(f"{row['kinds'].get(kind, 0):.1f}" for row in report["bots"]))
        console.print(table)
    if plots:
        from kogge.arena.plots import draw

        for drawn in draw(blocks, plots):
            if not json:
                print(drawn)
