"""The board of Hansa as one SVG picture: chart, title and legend."""

from collections.abc import Mapping
from typing import Any, Final

from kogge.cli.drawing.geometry import Box
from kogge.cli.drawing.hansa_chart import cities, lanes, ship, supply
from kogge.cli.drawing.hansa_layout import plan
from kogge.cli.drawing.hansa_legend import LEGEND_HEIGHT, legend
from kogge.cli.drawing.sheet import BORDER, TITLE_HEIGHT, border, document, ground, title
from kogge.core.messages import say

ABOVE_CHART: Final = BORDER + TITLE_HEIGHT


def draw(board: Mapping[str, Any]) -> str:
    """A picture of the board, given as plain data: a complete SVG document."""
    placed = plan(board)
    frame = placed.frame
    top = frame.y - ABOVE_CHART
    outer = Box(frame.x, top, frame.width, frame.bottom + BORDER + LEGEND_HEIGHT - top)
    name = f"kogge-{board['name']}"
    parts = [
        ground(frame, placed.rose, f"{name}-land"),
        border(frame),
        lanes(placed),
        cities(placed, board),
        ship(placed, board),
        supply(placed.supply),
        title(board, "hansa", frame, top),
        legend(frame.grown(BORDER)),
    ]
    return document(name, board["title"], description(board), outer, parts)


def description(board: Mapping[str, Any]) -> str:
    warehouses = sum(city["warehouses"] for city in board["cities"])
    return str(say("svg-hansa", cities=len(board["cities"]), routes=len(board["routes"]), warehouses=warehouses))
