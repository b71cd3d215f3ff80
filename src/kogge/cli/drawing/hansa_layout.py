"""Where everything of a Hansa board stands: plates on their cities, and lanes that bend around other plates."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Cubic, Point, cubic_at, direction, text_width

CHART_WIDTH: Final = 1000.0  # every board is drawn this wide
NAME_SIZE: Final = 17.0
NUMBER_RADIUS: Final = 11.0
PLATE_HEIGHT: Final = 76.0
PLATE_WIDTH: Final = 150.0
NUMBER_ROOM: Final = 2 * NUMBER_RADIUS + 14.0
MARGIN: Final = 14.0  # from a plate to the frame
HEADROOM: Final = 48.0  # above the highest plate
SUPPLY: Final = (250.0, 132.0)  # the size of the table of the piles
SUPPLY_GAP: Final = 16.0  # from the frame

BENDS: Final = (0, 25, -25, 50, -50, 80, -80, 115, -115)  # how far the middle of a lane may be pushed aside
BEND_COST: Final = 0.12
APART: Final = 16.0  # from plates, in other places than the ends, and from other lanes
SAMPLES: Final = 60
TRIM: Final = 5.0  # from a plate to the end of a lane
ROSE_RADII: Final = (34.0, 62.0)
ROSE_GRID: Final = 20


@dataclass(frozen=True, slots=True)
class Lane:
    """A route as a line of points from the edge of one plate to that of another."""

    route: Mapping[str, Any]
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A board with the place of everything, in a frame 1000 wide."""

    frame: Box
    plates: Mapping[str, Box]  # by city
    lanes: tuple[Lane, ...]
    supply: Box
    rose: tuple[Point, float] | None


def plan(board: Mapping[str, Any]) -> Plan:
    scale = CHART_WIDTH / board["size"][0]
    plates = {city["name"]: plate(city, scale) for city in board["cities"]}
    bottom = max(board["size"][1] * scale, max(box.bottom for box in plates.values()) + MARGIN)
    top = min(box.y for box in plates.values()) - HEADROOM
    left = min(0.0, min(box.x for box in plates.values()) - MARGIN)
    right = max(CHART_WIDTH, max(box.right for box in plates.values()) + MARGIN)
    frame = Box(left, top, right - left, bottom - top)
    supply = supply_place(frame, list(plates.values()))
    lanes: list[Lane] = []
    for route in board["routes"]:
        lanes.append(Lane(route, best_way(route, plates, supply, lanes)))
    return Plan(frame, plates, tuple(lanes), supply, rose_place(frame, [*plates.values(), supply], lanes))


def plate(city: Mapping[str, Any], scale: float) -> Box:
    width = max(PLATE_WIDTH, NUMBER_ROOM + text_width(city["name"], NAME_SIZE) + 8)
    x, y = city["at"][0] * scale, city["at"][1] * scale
    return Box(x - width / 2, y - PLATE_HEIGHT / 2, width, PLATE_HEIGHT)


def supply_place(frame: Box, plates: Sequence[Box]) -> Box:
    """A corner where it covers least, the lower right one first."""
    width, height = SUPPLY
    corners = [
        Box(x, y, width, height)
        for y in (frame.bottom - SUPPLY_GAP - height, frame.y + SUPPLY_GAP)
        for x in (frame.right - SUPPLY_GAP - width, frame.x + SUPPLY_GAP)
    ]
    return min(corners, key=lambda box: sum(box.overlap(plate) for plate in plates))


def best_way(
    route: Mapping[str, Any], plates: Mapping[str, Box], supply: Box, lanes: Sequence[Lane]
) -> tuple[Point, ...]:
    """The way with the smallest bend that keeps apart from everything else."""
    start, end = (plates[name] for name in route["cities"])
    others = [box for box in plates.values() if box not in (start, end)] + [supply]
    ways = [(bent(start, end, bend), abs(bend) * BEND_COST) for bend in BENDS]
    return min(ways, key=lambda way: way[1] + crowding(way[0], others, lanes))[0]


def bent(start: Box, end: Box, bend: float) -> tuple[Point, ...]:
    """From plate to plate, with the middle pushed to the right of the way, by so much."""
    (ax, ay), (bx, by) = start.centre, end.centre
    dx, dy = direction(start.centre, end.centre)
    push = bend * 4 / 3
    handles = [(ax + (bx - ax) * t - dy * push, ay + (by - ay) * t + dx * push) for t in (1 / 3, 2 / 3)]
    curve: Cubic = (start.centre, handles[0], handles[1], end.centre)
    points = [cubic_at(curve, i / SAMPLES) for i in range(SAMPLES + 1)]
    return tuple(at for at in points if min(start.distance(at), end.distance(at)) > TRIM)


def crowding(points: Sequence[Point], others: Sequence[Box], lanes: Sequence[Lane]) -> float:
    """How much a way comes too near to plates and other lanes."""
    total = 0.0
    for at in points:
        total += sum(max(0.0, APART - box.distance(at)) for box in others)
    for lane in lanes:
        near = min(math.dist(a, b) for a in points[4:-4] or points for b in lane.points[4:-4] or lane.points)
        total += 3 * max(0.0, APART - near)
    return total


def length(points: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def rose_place(frame: Box, boxes: Sequence[Box], lanes: Sequence[Lane]) -> tuple[Point, float] | None:
    """The middle of the largest free place, if it is large enough."""
    points = [at for lane in lanes for at in lane.points]
    best: tuple[Point, float] | None = None
    for i in range(int(frame.width // ROSE_GRID)):
        for j in range(int(frame.height // ROSE_GRID)):
            at = (frame.x + (i + 0.5) * ROSE_GRID, frame.y + (j + 0.5) * ROSE_GRID)
            edge = min(at[0] - frame.x, frame.right - at[0], at[1] - frame.y, frame.bottom - at[1])
            room = min(edge, *(box.distance(at) for box in boxes), *(math.dist(at, point) for point in points)) - 12
            radius = min(room, ROSE_RADII[1])
            if radius >= ROSE_RADII[0] and (best is None or radius > best[1]):
                best = at, radius
    return best
