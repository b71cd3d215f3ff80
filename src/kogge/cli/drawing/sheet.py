"""The sheet that every board is drawn on: parchment with a compass rose, a graduated border, the title above."""

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Point, fitting_size, text_width
from kogge.cli.drawing.palette import (
    FAINT_INK,
    HAIRLINE,
    LAND,
    LAND_EDGE,
    PAGE,
    PLATE,
    PLATE_EDGE,
    RHUMB,
    SERIF,
)
from kogge.cli.drawing.pictograms import around, rose
from kogge.cli.drawing.shapes import rect, words
from kogge.cli.drawing.svg import Markup, element, number, path_data, together
from kogge.core.messages import say

MARGIN: Final = 26.0  # from the frame to the edge of the picture
BORDER: Final = 7.0  # breadth of the graduated border
TITLE_HEIGHT: Final = 62.0
TITLE_SIZE: Final = 25.0
GRADUATION: Final = 25.0
RAYS: Final = 32

Disc = tuple[Point, float]


def document(name: str, title: str, description: str, outer: Box, parts: Iterable[Markup]) -> str:
    """A complete picture around everything inside the outer box."""
    page = Box(outer.x - MARGIN, outer.y, outer.width + 2 * MARGIN, outer.height)
    picture = element(
        "svg",
        element("title", title, id=f"{name}-title"),
        element("desc", description, id=f"{name}-desc"),
        together([rect(page, fill=PAGE), *parts]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in (page.x, page.y, page.width, page.height)),
        width=page.width,
        height=page.height,
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        style="font-variant-numeric: lining-nums",
    )
    return picture + "\n"


def ground(frame: Box, rose_at: Disc | None, shade: str) -> Markup:
    """Parchment, with a compass rose and its lines where nothing else stands."""
    stops = [element("stop", offset=0, stop_color=LAND), element("stop", offset=1, stop_color=LAND_EDGE)]
    parts = [
        element("radialGradient", *stops, id=shade, cx=0.5, cy=0.45, r=0.75),
        rect(frame, fill=f"url(#{shade})"),
    ]
    if rose_at:
        at, radius = rose_at
        lines: list[str | float] = []
        for i in range(RAYS):
            angle = 2 * math.pi * i / RAYS
            lines += ["M", *around(at, radius, angle), "L", *around(at, ray_length(frame, at, angle), angle)]
        parts.append(element("path", d=path_data(*lines), fill="none", stroke=RHUMB, stroke_width=0.7))
        parts.append(rose(at, radius))
    return together(parts)


def ray_length(frame: Box, at: tuple[float, float], angle: float) -> float:
    """How far a line in this direction goes until it meets the frame."""
    dx, dy = math.cos(angle), math.sin(angle)
    across = (frame.right - at[0] if dx > 0 else frame.x - at[0]) / dx if abs(dx) > 1e-9 else math.inf
    down = (frame.bottom - at[1] if dy > 0 else frame.y - at[1]) / dy if abs(dy) > 1e-9 else math.inf
    return min(across, down)


def border(frame: Box) -> Markup:
    """The graduated edge of a sea chart, dark and light in turn."""
    outer = frame.grown(BORDER)
    marks: list[str | float] = []
    for start, length, horizontal in ((frame.x, frame.width, True), (frame.y, frame.height, False)):
        count = max(round(length / GRADUATION / 2) * 2 + 1, 1)
        step = length / count
        for i in range(0, count, 2):
            for side in (0, 1):
                if horizontal and side:
                    marks += ["M", start + i * step, frame.bottom + BORDER / 2, "h", step]
                elif not horizontal:
                    marks += ["M", frame.right + BORDER / 2 if side else frame.x - BORDER / 2, start + i * step]
                    marks += ["v", step]
    edge = dict(fill="none", stroke=PLATE_EDGE)
    return together(
        [
            element(
                "path",
                d=path_data("M", outer.x, outer.y, "h", outer.width, "v", outer.height, "h", -outer.width, "z")
                + path_data("M", frame.x, frame.y, "v", frame.height, "h", frame.width, "v", -frame.height, "z"),
                fill=PLATE,
            ),
            element("path", d=path_data(*marks), fill="none", stroke=HAIRLINE, stroke_width=BORDER - 1),
            rect(frame, stroke_width=1.6, **edge),
            rect(outer, stroke_width=1, **edge),
        ]
    )


def title(board: Mapping[str, Any], game: str, frame: Box, top: float) -> Markup:
    """A cartouche with the title, the game to its left and the name of the board to its right."""
    size = fitting_size(board["title"], TITLE_SIZE, frame.width - 420)
    x = frame.centre[0]
    y = top + TITLE_HEIGHT / 2 + 1
    half = text_width(board["title"], size) / 2 + 22
    name = str(say("svg-board", board=board["name"]))
    left, right = (frame.x - BORDER, y + 5), (frame.right + BORDER, y + 5)
    return element(
        "g",
        words(str(say(f"{game}-name")), left, 16, family=SERIF, italic=True, fill=FAINT_INK, anchor="start"),
        words(name, right, fitting_size(name, 16, 190), family=SERIF, italic=True, fill=FAINT_INK, anchor="end"),
        element("path", d=cartouche(x, y, half, 20), fill=PLATE, stroke=PLATE_EDGE, stroke_width=1.4),
        element("path", d=cartouche(x, y, half - 4, 16), fill="none", stroke=HAIRLINE, stroke_width=1),
        words(board["title"], (x, y + size * 0.33), size, family=SERIF, bold=True),
        class_="title",
    )


def cartouche(x: float, y: float, half_width: float, half_height: float) -> str:
    """A plate whose corners are cut out round."""
    cut = 8.0
    width, height = 2 * (half_width - cut), 2 * (half_height - cut)
    bow = "a", cut, cut, 0, 0, 0
    return path_data(
        *("M", x - half_width + cut, y - half_height, "h", width),
        *(*bow, cut, cut, "v", height),
        *(*bow, -cut, cut, "h", -width),
        *(*bow, -cut, -cut, "v", -height),
        *(*bow, cut, -cut, "z"),
    )
