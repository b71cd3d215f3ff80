"""The board of Hansa Teutonica as one SVG picture: chart, prestige edge, title and legend."""

from collections.abc import Mapping
from typing import Any, Final

from kogge.cli.drawing.geometry import Box
from kogge.cli.drawing.palette import CREAM, FAINT_INK, PLATE, PLATE_EDGE, SHADE, WAX
from kogge.cli.drawing.shapes import rect, words
from kogge.cli.drawing.sheet import BORDER, TITLE_HEIGHT, border, document, ground, title
from kogge.cli.drawing.svg import Markup, element, path_data
from kogge.cli.drawing.teutonica_chart import cities, roads, special_prestige, stations
from kogge.cli.drawing.teutonica_layout import plan
from kogge.cli.drawing.teutonica_legend import legend, legend_height
from kogge.core.messages import say

PRESTIGE_HEIGHT: Final = 25.0
PRESTIGE_LABEL_ROOM: Final = 24.0


def draw(board: Mapping[str, Any]) -> str:
    """A picture of the board, given as plain data: a complete SVG document."""
    placed = plan(board, str(say("svg-special")))
    frame = placed.frame
    top = frame.y - BORDER - PRESTIGE_HEIGHT - TITLE_HEIGHT
    outer = Box(frame.x, top, frame.width, frame.bottom + BORDER + legend_height(board) - top)
    name = f"kogge-{board['name']}"
    parts = [
        ground(frame, placed.rose, f"{name}-land"),
        border(frame),
        prestige_edge(frame, board["end_prestige"]),
        roads(placed, board),
        special_prestige(placed, board),
        cities(placed),
        stations(placed),
        title(board, "teutonica", frame, top),
        legend(board, frame.grown(BORDER)),
    ]
    return document(name, board["title"], description(board), outer, parts)


def description(board: Mapping[str, Any]) -> str:
    return str(
        say(
            "svg-description",
            cities=len(board["cities"]),
            routes=len(board["routes"]),
            start=board["connection_cities"][0],
            end=board["connection_cities"][1],
        )
    )


def prestige_edge(frame: Box, end: int) -> Markup:
    """The upper edge of the chart, graduated from 0 to the prestige that ends the game."""
    box = Box(frame.x - BORDER, frame.y - BORDER - PRESTIGE_HEIGHT, frame.width + 2 * BORDER, PRESTIGE_HEIGHT)
    step = box.width / (end + 1)
    each = next((n for n in (1, 2, 5) if n * step >= PRESTIGE_LABEL_ROOM), 10)
    shades: list[str | float] = []
    for value in range(1, end, 2):
        shades += ["M", box.x + value * step, box.y, "h", step, "v", box.height, "h", -step, "z"]
    last = max(step, PRESTIGE_LABEL_ROOM)
    parts = [
        rect(box, fill=PLATE),
        element("path", d=path_data(*shades), fill=SHADE),
        rect(Box(box.right - last, box.y, last, box.height), fill=WAX),
        rect(box, fill="none", stroke=PLATE_EDGE, stroke_width=1.4),
    ]
    for value in range(0, end, each):
        middle = box.x + (value + 0.5) * step
        if middle < box.right - last - PRESTIGE_LABEL_ROOM / 2:
            parts.append(prestige_number(value, middle, box, FAINT_INK))
    parts.append(prestige_number(end, box.right - last / 2, box, CREAM))
    return element("g", *parts, class_="prestige")


def prestige_number(value: int, x: float, box: Box, fill: str) -> Markup:
    return words(str(value), (x, box.centre[1] + 4.6), 13, bold=True, fill=fill)
