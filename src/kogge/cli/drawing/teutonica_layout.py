"""Where everything of a Hansa Teutonica board stands: plates give way to points, ornaments to everything."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Cubic, Point, curve_samples, smooth, text_width

CHART_WIDTH: Final = 1000.0  # every board is drawn this wide
LEAST_HEIGHT: Final = 160.0
POINT_RADIUS: Final = 11.0
BOAT_RADIUS: Final = 13.5
SPECIAL_RADIUS: Final = 14.5
TABLE_RADIUS: Final = 20.0  # half the breadth of the table of special prestige
TAVERN_RADIUS: Final = 10.0
PERMANENT_RADIUS: Final = 19.0
SPACE_PITCH: Final = 26.0
PLATE_HEIGHT: Final = 43.0
LOW_PLATE_HEIGHT: Final = 22.0  # without spaces
SCROLL_PITCH: Final = 31.0
SCROLL_WIDTH: Final = 30.0
SCROLL_BULGE: Final = 16.0  # from its middle to its upper and lower edge
PENNANT_WIDTH: Final = 17.0
NAME_SIZE: Final = 13.2
LABEL_SIZE: Final = 12.5

PLATE_GAP: Final = 5.0
FRAME_GAP: Final = 5.0
MOST_NUDGE: Final = 80
FINE_NUDGE: Final = 16  # up to here every step is tried, beyond only every fourth
# How far from its place a plate may go to keep how much distance from points: rather a little close than far away.
COURTESIES: Final = ((10, 4.0), (FINE_NUDGE, 1.5), (MOST_NUDGE, 1.5))
ROUNDS: Final = 6
ROSE_RADII: Final = (22.0, 46.0)
ROSE_GRID: Final = 20


def nudges() -> list[tuple[int, int]]:
    """Where a plate may go, nearest first."""
    span = range(-MOST_NUDGE, MOST_NUDGE + 1)
    fine = range(-FINE_NUDGE, FINE_NUDGE + 1)
    found = {(dx, dy) for dx in span[::4] for dy in span[::4]} | {(dx, dy) for dx in fine for dy in fine}
    return sorted((nudge for nudge in found if math.hypot(*nudge) <= MOST_NUDGE), key=lambda n: (math.hypot(*n), n))


NUDGES: Final = nudges()

Disc = tuple[Point, float]


@dataclass(frozen=True, slots=True)
class Plate:
    """The plate of a city, without and with the scrolls at its right end."""

    city: Mapping[str, Any]
    box: Box
    pennant: bool

    @property
    def scrolls(self) -> list[Box]:
        """One box for each ability."""
        middle = self.box.centre[1]
        first = self.box.right - 2
        return [
            Box(first + i * SCROLL_PITCH, middle - SCROLL_BULGE, SCROLL_WIDTH, 2 * SCROLL_BULGE)
            for i in range(len(self.city["abilities"]))
        ]

    @property
    def footprint(self) -> Box:
        scrolls = self.scrolls
        if not scrolls:
            return self.box
        top = min(self.box.y, scrolls[0].y)
        bottom = max(self.box.bottom, scrolls[0].bottom)
        return Box(self.box.x, top, scrolls[-1].right - self.box.x, bottom - top)


@dataclass(frozen=True, slots=True)
class Road:
    """A route with its points and the curve through them, from city to city."""

    route: Mapping[str, Any]
    points: tuple[Point, ...]
    curve: tuple[Cubic, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A board with the place of everything, in a frame 1000 wide."""

    frame: Box
    plates: tuple[Plate, ...]
    roads: tuple[Road, ...]
    specials: tuple[Point, ...]
    special_label: Point
    taverns: Mapping[int, Point]  # by the index of the route
    permanents: Mapping[int, Point]  # the same for markers that always lie there
    rose: Disc | None


def plan(board: Mapping[str, Any], special_words: str) -> Plan:
    """Find a place for everything on the board; the words are those beside the special prestige."""
    scale = CHART_WIDTH / board["size"][0]
    points = [[scaled(point, scale) for point in route["points"]] for route in board["routes"]]
    specials = tuple(scaled(space["at"], scale) for space in board["special_spaces"])
    discs = [
        (point, BOAT_RADIUS if i in route["boats"] else POINT_RADIUS)
        for route, row in zip(board["routes"], points, strict=True)
        for i, point in enumerate(row)
    ]
    discs += [(point, TABLE_RADIUS) for point in table_outline(specials)]
    frame = frame_around(Box(0, 0, CHART_WIDTH, max(board["size"][1] * scale, LEAST_HEIGHT)), discs)

    plates = settled([home_plate(city, board, scale) for city in board["cities"]], discs, frame)
    centres = {plate.city["name"]: plate.box.centre for plate in plates}
    roads = tuple(road_along(route, row, centres, frame) for route, row in zip(board["routes"], points, strict=True))
    room = Room(frame, [plate.footprint for plate in plates], discs, roads)
    label = label_place(specials, text_width(special_words, LABEL_SIZE), room) if specials else frame.centre
    if specials:
        room.boxes.append(label_box(label, text_width(special_words, LABEL_SIZE)))
    taverns: dict[int, Point] = {}
    permanents: dict[int, Point] = {}
    for i, road in enumerate(roads):
        for there, places, radius in (
            (road.route["permanent"], permanents, PERMANENT_RADIUS),
            (road.route["tavern"], taverns, TAVERN_RADIUS),
        ):
            if there:
                places[i] = place_beside(road, room, radius)
                room.discs.append((places[i], radius))
    return Plan(frame, tuple(plates), roads, specials, label, taverns, permanents, rose_place(room))


def road_along(route: Mapping[str, Any], points: Sequence[Point], centres: Mapping[str, Point], frame: Box) -> Road:
    """The route as a curve; points written from the second city to the first are no trouble."""
    start, end = (centres[name] for name in route["cities"])
    forward = math.dist(start, points[0]) + math.dist(points[-1], end)
    backward = math.dist(end, points[0]) + math.dist(points[-1], start)
    if backward < forward:
        start, end = end, start
    return Road(route, tuple(points), tuple(smooth([start, *points, end], frame.grown(-FRAME_GAP))))


def scaled(at: Sequence[float], scale: float) -> Point:
    return at[0] * scale, at[1] * scale


def frame_around(chart: Box, discs: Sequence[Disc]) -> Box:
    """The chart, made larger on all sides if a point touches its edge."""
    outside = [chart.excess(Box(x, y, 0, 0).grown(radius + FRAME_GAP)) for (x, y), radius in discs]
    return chart.grown(max(outside, default=0.0))


def table_outline(specials: Sequence[Point]) -> list[Point]:
    """The spaces of special prestige and what lies between them, for the table is one piece."""
    between = [
        (a[0] + (b[0] - a[0]) * i / 4, a[1] + (b[1] - a[1]) * i / 4) for a, b in pairwise(specials) for i in (1, 2, 3)
    ]
    return [*specials, *between]


def home_plate(city: Mapping[str, Any], board: Mapping[str, Any], scale: float) -> Plate:
    """The plate of a city where the board has it."""
    x, y = scaled(city["at"], scale)
    pennant = city["name"] in board["connection_cities"]
    name = text_width(city["name"], NAME_SIZE) + (PENNANT_WIDTH if pennant else 0)
    width = max(len(city["spaces"]) * SPACE_PITCH + 6, name + 7)
    height = PLATE_HEIGHT if city["spaces"] else LOW_PLATE_HEIGHT
    return Plate(city, Box(x - width / 2, y - height * 0.55, width, height), pennant)


def settled(plates: list[Plate], discs: Sequence[Disc], frame: Box) -> list[Plate]:
    """The plates, each moved as little as possible so that it covers no point and no other plate."""
    homes, now = list(plates), list(plates)
    for _ in range(ROUNDS):
        before = list(now)
        for i, home in enumerate(homes):
            others = [other.footprint.grown(PLATE_GAP) for j, other in enumerate(now) if j != i]
            now[i] = moved(home, *best_nudge(home.footprint, others, discs, frame.grown(-FRAME_GAP)))
        if now == before:
            break
    return now


def moved(plate: Plate, dx: float, dy: float) -> Plate:
    return replace(plate, box=plate.box.moved(dx, dy))


def best_nudge(home: Box, others: Sequence[Box], discs: Sequence[Disc], frame: Box) -> Point:
    """The smallest move to a free place, or the one that covers least."""
    reach = home.grown(MOST_NUDGE + max(gap for _, gap in COURTESIES))
    boxes = [other for other in others if reach.overlap(other)]
    near = [disc for disc in discs if reach.distance(disc[0]) < disc[1]]
    best, least = NUDGES[0], math.inf
    for most, gap in COURTESIES:
        for nudge in NUDGES:
            if math.hypot(*nudge) > most:
                break
            box = home.moved(*nudge)
            trouble = 10 * frame.excess(box) + sum(box.overlap(other) for other in boxes)
            trouble += sum(max(radius + gap - box.distance(at), 0) for at, radius in near)
            if trouble == 0:
                return nudge
            if most == MOST_NUDGE and trouble < least:
                best, least = nudge, trouble
    return best


class Room:
    """Everything that already has its place."""

    def __init__(self, frame: Box, boxes: list[Box], discs: list[Disc], roads: Sequence[Road]) -> None:
        self.frame = frame
        self.boxes = list(boxes)
        self.discs = list(discs)
        self.roads = [sample for road in roads for sample in curve_samples(road.curve)]

    def around(self, at: Point) -> float:
        """How far it is from here to the next thing or to the frame."""
        x, y = at
        frame = self.frame
        edge = min(x - frame.x, frame.right - x, y - frame.y, frame.bottom - y)
        box = min(box.distance(at) for box in self.boxes)
        disc = min(math.dist(at, place) - radius for place, radius in self.discs)
        road = min(math.dist(at, sample) for sample in self.roads) - 4
        return min(edge, box, disc, road)

    def around_box(self, box: Box) -> float:
        """The same for a box, along its middle."""
        steps = max(int(box.width // box.height), 1)
        middle = box.centre[1]
        return min(self.around((box.x + box.width * i / steps, middle)) for i in range(steps + 1)) - box.height / 2


def label_box(at: Point, width: float) -> Box:
    """The room of words whose baseline has its middle here."""
    return Box(at[0] - width / 2, at[1] - LABEL_SIZE * 0.8, width, LABEL_SIZE)


def label_place(specials: Sequence[Point], width: float, room: Room) -> Point:
    """Above or below the table of special prestige, where there is more room."""
    middle = (min(x for x, _ in specials) + max(x for x, _ in specials)) / 2
    half = width / 2 + FRAME_GAP
    middle = min(max(middle, room.frame.x + half), room.frame.right - half)
    above = middle, min(y for _, y in specials) - TABLE_RADIUS - 6
    below = middle, max(y for _, y in specials) + TABLE_RADIUS + 6 + LABEL_SIZE * 0.7
    return max(above, below, key=lambda at: min(room.around_box(label_box(at, width)), 3))


def place_beside(road: Road, room: Room, radius: float) -> Point:
    """Beside the middle of the route, where nothing else is."""
    samples = curve_samples(road.curve)
    middle = len(samples) / 2
    best, most = samples[len(samples) // 2], -math.inf
    for i in range(1, len(samples) - 1):
        (ax, ay), (x, y), (bx, by) = samples[i - 1 : i + 2]
        length = math.hypot(bx - ax, by - ay) or 1
        for side in (1, -1):
            for further in (13, 16, 19, 23, 28):
                away = radius + further
                at = x - side * away * (by - ay) / length, y + side * away * (bx - ax) / length
                clear = min(room.around(at) - radius, 3)
                worth = 10 * clear - 30 * abs(i - middle) / middle - away / 4
                if worth > most:
                    best, most = at, worth
    return best


def rose_place(room: Room) -> Disc | None:
    """The largest free spot for the compass rose, near the edge if several are large enough."""
    smallest, largest = ROSE_RADII
    frame = room.frame
    spots = [
        (frame.x + x, frame.y + y)
        for x in range(ROSE_GRID, int(frame.width), ROSE_GRID)
        for y in range(ROSE_GRID, int(frame.height), ROSE_GRID)
    ]
    best = max(spots, key=lambda at: (min(room.around(at) - 6, largest), math.dist(at, frame.centre)))
    radius = min(room.around(best) - 6, largest)
    return (best, radius) if radius >= smallest else None
