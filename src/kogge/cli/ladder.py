"""`kogge ladder`: many bots against each other, ratings, and the page of results."""

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.table import Table

import kogge
from kogge.arena.ratings import ratings
from kogge.arena.running import read_results
from kogge.cli.arena import plan_for, played, show_blocks
from kogge.cli.common import AT_LEAST_ONE, Rules, option, print_json, text
from kogge.cli.ladder_page import page

ANCHOR = "greedy"
CONTROLS = (ANCHOR, "random")


def ladder(
    *files: Annotated[Path, option("ladder-files")],
    rules: Rules | None = None,
    bots: Annotated[str | None, option("ladder-bots")] = None,
    games: Annotated[int, option("sim-games"), AT_LEAST_ONE] = 40,
    seed: Annotated[str | None, option("seed")] = None,
    out: Annotated[Path | None, option("out")] = None,
    processes: Annotated[int | None, option("processes"), AT_LEAST_ONE] = None,
    ray: Annotated[bool, option("ray")] = False,
    markdown: Annotated[bool, option("ladder-markdown")] = False,
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Play a ladder, or read one from files of results."""
    if markdown:
        print(page(list(files)), end="")
        return
    if files:
        blocks = [block for file in files for block in read_results(file)[1]]
    else:
        ruleset = (rules or Rules()).ruleset()
        names = list(dict.fromkeys([*(bots or ",".join(CONTROLS)).split(","), *CONTROLS]))
        for name in names:
            kogge.bot(name)
        plan = plan_for(ruleset, line_ups(names, ruleset.players), games, seed)
        blocks = played(plan, out, processes, ray, quiet=json)
    rated = ratings(blocks, ANCHOR)
    if json:
        print_json(rated)
        return
    console = Console()
    show_blocks(blocks, console)
    table = Table(*(text(f"ladder-column-{column}") for column in ("bot", "rating", "interval")))
    for row in rated:
        table.add_row(row["bot"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} – {row['high']:+.0f}")
    console.print(table)


def line_ups(names: list[str], players: int) -> list[list[str]]:
    """Neighbours in the list meet, each name as often as every other; and the anchor meets itself."""
    again = names * (players // len(names) + 2)
    return [*(again[first : first + players] for first in range(len(names))), [ANCHOR] * players]
