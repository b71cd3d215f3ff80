"""Where the hexes of a board of Traders of the League stand on the sheet."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Point
from kogge.cli.drawing.svg import path_data

CHART_WIDTH: Final = 1000.0  # every board is drawn this wide
EDGE: Final = 14.0  # free between the hexes and the frame
ROOT: Final = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Plan:
    """The frame of the chart, the radius of its hexes and their middles by name."""

    frame: Box
    radius: float
    middles: Mapping[str, Point]
    rose: tuple[Point, float] | None


def plan(board: Mapping[str, Any]) -> Plan:
    """Regular hexes with a flat top, as large as they fit into the middle of the chart."""
    width, height = board["size"]
    frame = Box(0, 0, CHART_WIDTH, CHART_WIDTH * height / width)
    columns = [one["column"] for one in board["hexes"]]
    rows = [one["row"] for one in board["hexes"]]
    across = 1.5 * (max(columns) - min(columns)) + 2  # in radii
    down = ROOT / 2 * (max(rows) - min(rows) + 2)
    radius = min((frame.width - 2 * EDGE) / across, (frame.height - 2 * EDGE) / down)
    left = frame.centre[0] - across * radius / 2 + radius
    top = frame.centre[1] - down * radius / 2 + ROOT / 2 * radius
    middles = {
        one["name"]: (
            left + 1.5 * radius * (one["column"] - min(columns)),
            top + ROOT / 2 * radius * (one["row"] - min(rows)),
        )
        for one in board["hexes"]
    }
    return Plan(frame, radius, middles, rose_place(frame, radius, list(middles.values())))


def rose_place(frame: Box, radius: float, middles: list[Point]) -> tuple[Point, float] | None:
    """The largest free spot on land, if it is as large as half a hex."""
    step = radius / 4
    spots = [
        (frame.x + column * step, frame.y + row * step)
        for column in range(1, int(frame.width / step))
        for row in range(1, int(frame.height / step))
    ]

    def room(at: Point) -> float:
        edge = min(at[0] - frame.x, frame.right - at[0], at[1] - frame.y, frame.bottom - at[1])
        return min(edge, *(math.dist(at, middle) - radius for middle in middles)) - EDGE / 2

    best = max(spots, key=room)
    return (best, min(room(best), radius)) if room(best) >= radius / 2 else None


def hexagon(at: Point, radius: float) -> str:
    """A hex with a flat top."""
    corners = [
        (at[0] + radius * math.cos(i * math.pi / 3), at[1] + radius * math.sin(i * math.pi / 3)) for i in range(6)
    ]
    data: list[str | float] = []
    for i, corner in enumerate(corners):
        data += ["L" if i else "M", *corner]
    return path_data(*data, "z")
