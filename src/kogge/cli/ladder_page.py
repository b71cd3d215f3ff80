"""The page of the ladder, made from files of results."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kogge.arena.ratings import ratings
from kogge.arena.running import read_results
from kogge.arena.statistics import summary
from kogge.cli.common import text

COLUMNS = ("bot", "seats", "games", "share", "interval", "rank", "score", "seconds-a-turn")


def page(files: list[Path]) -> str:
    """One section for every ruleset, one table for every file, the ratings from all of them."""
    by_rules: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(files, key=lambda file: file.name):
        by_rules[read_results(file)[0]["rules"]].append(file)
    lines = [f"# {text('ladder-title')}", "", text("ladder-about"), "", text("ladder-how"), ""]
    for rules, found in by_rules.items():
        lines += [f"## {rules}", ""]
        blocks: list[dict[str, Any]] = []
        for file in found:
            lines += section(file)
            blocks += read_results(file)[1]
        lines += rating_table(blocks)
    return "\n".join(lines)


def section(file: Path) -> list[str]:
    """A file's table, and how it was made."""
    heading, blocks = read_results(file)
    report = summary(blocks)
    about = heading["about"]
    lines = [f"### {file.stem}", "", f"    {about['command']}", ""]
    lines += table(
        [text(f"sim-column-{column}") for column in COLUMNS],
        [
            (
                row["bot"],
                f"{row['seats']:.0f}",
                str(row["games"]),
                f"{row['share']:.1%}",
                f"{row['low']:.1%} – {row['high']:.1%}",
                f"{row['rank']:.2f}",
                f"{row['score']:.1f}",
                f"{row['seconds_a_turn']:.3f}",
            )
            for row in report["bots"]
        ],
    )
    sources = list(dict.fromkeys(source for row in report["bots"] for source in row["sources"]))
    lines += table(
        [text("sim-column-bot"), *sources],
        [(row["bot"], *(f"{row['sources'].get(source, 0):.1f}" for source in sources)) for row in report["bots"]],
    )
    numbers = {"turns": round(report["turns"]), "decisions": round(report["decisions"]), "cut": report["cut_off"]}
    versions = {"version": about["kogge"], "python": about["python"], "engine": about["engine"]}
    return [*lines, text("ladder-made", **numbers, **versions, blocks=report["blocks"]), ""]


def rating_table(blocks: list[dict[str, Any]]) -> list[str]:
    rated = ratings(blocks, "greedy")
    rows = [(row["bot"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} – {row['high']:+.0f}") for row in rated]
    columns = [text(f"ladder-column-{column}") for column in ("bot", "rating", "interval")]
    return [f"### {text('ladder-ratings')}", "", *table(columns, rows)]


def table(columns: list[str], rows: Sequence[tuple[str, ...]]) -> list[str]:
    bars = ["---"] + ["--:"] * (len(columns) - 1)
    return [f"| {' | '.join(row)} |" for row in (columns, bars, *rows)] + [""]
