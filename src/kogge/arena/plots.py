"""Plots of results: points by category, length of games, seats, kinds of action.  Needs the extra `plots`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kogge.arena.statistics import summary
from kogge.core.errors import BadRuleset
from kogge.core.game import SEATS
from kogge.core.messages import say


def draw(blocks: Sequence[dict[str, Any]], folder: Path) -> list[Path]:
    """Draw all plots into a folder; the files."""
    try:
        import matplotlib
    except ImportError:
        raise BadRuleset(say("extra-missing", extra="plots")) from None
    matplotlib.use("svg")
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    report = summary(blocks)
    drawn = []
    for name, fill in (("categories", categories), ("length", length), ("seats", seats), ("kinds", kinds)):
        figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
        fill(axes, report, blocks)
        axes.set_title(str(say(f"plot-{name}")))
        drawn.append(folder / f"{name}.svg")
        figure.savefig(drawn[-1])
        pyplot.close(figure)
    return drawn


def categories(axes: Any, report: dict[str, Any], blocks: Sequence[dict[str, Any]]) -> None:
    """One bar a bot, piled up by where its points come from."""
    rows = report["bots"]
    bottoms = [0.0] * len(rows)
    for source in dict.fromkeys(source for row in rows for source in row["sources"]):
        heights = [row["sources"].get(source, 0.0) for row in rows]
        axes.bar([row["bot"] for row in rows], heights, bottom=bottoms, label=source)
        bottoms = [bottom + height for bottom, height in zip(bottoms, heights, strict=True)]
    axes.legend(fontsize="small")


def length(axes: Any, report: dict[str, Any], blocks: Sequence[dict[str, Any]]) -> None:
    axes.hist([game["turns"] / len(game["scores"]) for block in blocks for game in block["games"]], bins=20)
    axes.set_xlabel(str(say("plot-turns")))


def seats(axes: Any, report: dict[str, Any], blocks: Sequence[dict[str, Any]]) -> None:
    axes.bar(SEATS[: len(report["seats"])], [100 * share for share in report["seats"]])
    axes.axhline(100 / max(len(report["seats"]), 1), color="black", linewidth=0.8)
    axes.set_ylabel("%")


def kinds(axes: Any, report: dict[str, Any], blocks: Sequence[dict[str, Any]]) -> None:
    """How often each kind of action is taken in a game, the use of markers among them."""
    rows = report["bots"]
    names = sorted({kind for row in rows for kind in row["kinds"]})
    for number, row in enumerate(rows):
        width = 0.8 / len(rows)
        axes.barh(
            [place + number * width for place in range(len(names))],
            [row["kinds"].get(name, 0.0) for name in names],
            height=width,
            label=row["bot"],
        )
    axes.set_yticks(range(len(names)), names)
    axes.legend(fontsize="small")
