"""Boxes, curves and the room that words take."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kogge.cli.drawing.svg import path_data

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]

# Widths of bold letters in parts of the size, generous enough for the fonts that may stand in.
LETTER_WIDTHS: Final = {
    **dict.fromkeys("fijltI'.,:;|!- ·", 0.37),
    **dict.fromkeys("rs", 0.53),
    **dict.fromkeys("mwMW—", 1.0),
}
CAPITAL_WIDTH: Final = 0.76
OTHER_WIDTH: Final = 0.62

LONGEST_HANDLE: Final = 40.0  # how far a point bends the curve around it


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def nearest(self, point: Point) -> Point:
        """The place in the box that is nearest to the point."""
        return min(max(point[0], self.x), self.right), min(max(point[1], self.y), self.bottom)

    def distance(self, point: Point) -> float:
        """How far the point lies outside; 0 inside."""
        return math.dist(point, self.nearest(point))

    def overlap(self, other: "Box") -> float:
        """By how much one must move so that the two no longer overlap."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(min(across, down), 0)

    def excess(self, inner: "Box") -> float:
        """How far the inner box sticks out of this one."""
        across = max(self.x - inner.x, 0) + max(inner.right - self.right, 0)
        down = max(self.y - inner.y, 0) + max(inner.bottom - self.bottom, 0)
        return across + down


def smooth(points: Sequence[Point], within: Box) -> list[Cubic]:
    """A curve without corners through all points, which does not leave the box."""
    directions = [direction(points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]) for i in range(len(points))]
    curve: list[Cubic] = []
    for i, (start, end) in enumerate(pairwise(points)):
        handle = min(math.dist(start, end) / 3, LONGEST_HANDLE)
        (ax, ay), (bx, by) = directions[i], directions[i + 1]
        first = within.nearest((start[0] + ax * handle, start[1] + ay * handle))
        second = within.nearest((end[0] - bx * handle, end[1] - by * handle))
        curve.append((start, first, second, end))
    return curve


def direction(start: Point, end: Point) -> Point:
    """The way from one point to another, of length 1."""
    length = math.dist(start, end) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def curve_path(curve: Sequence[Cubic]) -> str:
    parts: list[str | float] = ["M", *curve[0][0]]
    for _, first, second, end in curve:
        parts += ["C", *first, *second, *end]
    return path_data(*parts)


def curve_samples(curve: Sequence[Cubic], each: int = 6) -> list[Point]:
    """Points along the curve, so many for each piece of it, and its end."""
    found = [cubic_at(cubic, i / each) for cubic in curve for i in range(each)]
    return [*found, curve[-1][3]]


def cubic_at(cubic: Cubic, t: float) -> Point:
    weights = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
    x = sum(weight * point[0] for weight, point in zip(weights, cubic, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, cubic, strict=True))
    return x, y


def text_width(text: str, size: float) -> float:
    """The room that bold words of this size take, rather too much than too little."""
    return size * sum(LETTER_WIDTHS.get(sign, CAPITAL_WIDTH if sign.isupper() else OTHER_WIDTH) for sign in text)


def fitting_size(text: str, size: float, room: float) -> float:
    """The size, or the smaller one at which the words fit into the room."""
    return min(size, size * room / max(text_width(text, size), 1))
