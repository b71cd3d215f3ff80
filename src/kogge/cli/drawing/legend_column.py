"""A column of a legend: a heading, and below it signs with their words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kogge.cli.drawing.geometry import fitting_size
from kogge.cli.drawing.palette import FAINT_INK, HAIRLINE, SERIF
from kogge.cli.drawing.shapes import words
from kogge.cli.drawing.svg import Markup, element, path_data, together

HEADING_DOWN: Final = 34.0  # from the frame to the baseline of the headings
FIRST_ROW_DOWN: Final = 62.0
ROW: Final = 29.0
TEXT_SIZE: Final = 13.0
HEADING_SIZE: Final = 15.5
SIGN_ROOM: Final = 38.0  # for the sign before the words
LIGHT: Final = 0.86  # the width of plain letters in parts of bold ones

Sign = Callable[[float, float], Markup]


@dataclass(frozen=True, slots=True)
class Column:
    """A part of the legend: a heading, and below it signs with their words."""

    x: float
    top: float
    width: float

    def heading(self, text: str) -> Markup:
        size = fitting_size(text, HEADING_SIZE, self.width)
        at = self.x, self.top + HEADING_DOWN
        line = path_data("M", self.x, self.top + HEADING_DOWN + 6, "h", self.width)
        return together(
            [
                words(text, at, size, family=SERIF, bold=True, anchor="start"),
                element("path", d=line, stroke=HAIRLINE, stroke_width=1),
            ]
        )

    def entry(self, row: float, sign: Sign, text: str, more: str = "") -> Markup:
        """A sign and its words, on two lines if there is more to say."""
        y = self.top + FIRST_ROW_DOWN + row * ROW
        first = y - 2.5 if more else y + 4.5
        x, room = self.x + SIGN_ROOM, (self.width - SIGN_ROOM) / LIGHT
        parts = [sign(self.x + SIGN_ROOM / 2 - 3, y)]
        parts.append(words(text, (x, first), fitting_size(text, TEXT_SIZE, room), bold=bool(more), anchor="start"))
        if more:
            size = fitting_size(more, TEXT_SIZE - 0.5, room)
            parts.append(words(more, (x, y + 12), size, fill=FAINT_INK, anchor="start"))
        return together(parts)
