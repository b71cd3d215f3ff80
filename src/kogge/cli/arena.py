"""What `sim`, `ladder` and `stats` share: running a plan with a progress bar, tables of results."""

import os
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import kogge
from kogge.arena.running import Plan, run
from kogge.arena.statistics import summary
from kogge.cli.common import text
from kogge.core import rows
from kogge.core.game import SEATS
from kogge.core.ruleset import Ruleset

COLUMNS = ("bot", "games", "share", "interval", "rank", "score", "decisions", "seconds")


def plan_for(ruleset: Ruleset, line_ups: list[list[str]], games: int, seed: str | None) -> Plan:
    """Whole blocks, so that every bot has sat everywhere."""
    blocks = -(-games // ruleset.players)
    return Plan(ruleset, line_ups, blocks, seed or kogge.core.match.new_seed(), about())


def about() -> dict[str, str]:
    """What whoever reads results wants to know about the program that made them."""
    how = "plain Python" if rows.__file__.endswith(".py") else "compiled"
    command = shlex.join(["kogge", *sys.argv[1:]])
    return {"kogge": kogge.__version__, "python": sys.version.split()[0], "engine": how, "command": command}


def played(plan: Plan, out: Path | None, processes: int | None, ray: bool, quiet: bool) -> list[dict[str, Any]]:
    """All blocks of a plan, while a bar shows the time left."""
    many = processes or min(os.cpu_count() or 1, plan.blocks)
    columns = (TextColumn(text("sim-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = quiet or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=hidden) as progress:
        bar = progress.add_task("", total=plan.blocks)
        blocks = []
        for block in run(plan, out, many, ray):
            blocks.append(block)
            progress.advance(bar)
    return sorted(blocks, key=lambda block: int(block["block"]))


def show_blocks(blocks: list[dict[str, Any]], console: Console) -> None:
    """The table of bots, their points by category, and what concerns whole games."""
    report = summary(blocks)
    table = Table(*(text(f"sim-column-{column}") for column in COLUMNS))
    for row in report["bots"]:
        table.add_row(*cells(row))
    console.print(table)
    show_sources(report["bots"], console)
    shares = ", ".join(f"{SEATS[seat]} {share:.0%}" for seat, share in enumerate(report["seats"]))
    console.print(text("sim-seats", shares=shares))
    console.print(text("sim-length", turns=round(report["turns"]), decisions=round(report["decisions"])))
    if report["cut_off"]:
        console.print(text("sim-cut-off", games=report["cut_off"]))


def show_sources(found: list[dict[str, Any]], console: Console) -> None:
    sources = list(dict.fromkeys(source for row in found for source in row["sources"]))
    table = Table(text("sim-column-bot"), *sources)
    for row in found:
        table.add_row(row["bot"], *(f"{row['sources'].get(source, 0):.1f}" for source in sources))
    console.print(table)


def cells(row: dict[str, Any]) -> tuple[str, ...]:
    """One bot's numbers as people read them."""
    return (
        row["bot"],
        str(row["games"]),
        f"{row['share']:.1%}",
        f"{row['low']:.1%} – {row['high']:.1%}",
        f"{row['rank']:.2f}",
        f"{row['score']:.1f}",
        f"{row['decisions']:.0f}",
        f"{row['seconds']:.2f}",
    )
