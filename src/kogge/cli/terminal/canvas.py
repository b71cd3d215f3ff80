"""A grid of character cells: boxes that are moved apart, lines that lead around them, and the text they make."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

Cell = tuple[int, int]  # column and row
Step = tuple[Cell, int]  # into a cell, in a direction
Fence = tuple[int, int, int, int, int, int]

ROW = 2  # a row is about as high as two columns are wide
APART = 400.0  # what a cell costs that two boxes share
TIGHT = 14.0  # what a cell costs by which two boxes are too near
REACHES = ((4, 1), (12, 3))  # how far a tile looks for a better place, first and then
EFFORT = 500_000  # obstacles that are looked at before the tiles are left where they are
MARGIN = 3  # no tile asks for more around it
EPSILON = 1e-6

EAST, SOUTH, WEST, NORTH = range(4)
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
STEP_COSTS = (1.0, 2.0, 1.0, 2.0)
BEND = 1.5  # what a corner costs a line
OFF_MIDDLE = 0.8  # for every column by which a line misses the middle of a box
CROSSING = 12.0  # of another line
BESIDE = 1.0  # for every cell of something else that it passes
DETOUR = (14, 5)  # how far a line may leave the rectangle around what it joins
# By the sides of the cell that the line touches.
STROKES = {
    frozenset((EAST, WEST)): "─",
    frozenset((NORTH, SOUTH)): "│",
    frozenset((EAST, SOUTH)): "╭",
    frozenset((WEST, SOUTH)): "╮",
    frozenset((EAST, NORTH)): "╰",
    frozenset((WEST, NORTH)): "╯",
}
CROSS = "┼"
HEADS = "▶▼◀▲"  # of arrows, by the way they point


class Box(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def cells(self) -> Iterable[Cell]:
        return ((x, y) for y in range(self.y, self.y + self.height) for x in range(self.x, self.x + self.width))

    def shared(self, other: "Box") -> Cell:
        """How many columns and rows they have in common; below zero the gap between them."""
        return (
            min(self.x + self.width, other.x + other.width) - max(self.x, other.x),
            min(self.y + self.height, other.y + other.height) - max(self.y, other.y),
        )

    def touches(self, other: "Box") -> bool:
        """Whether nothing lies between them."""
        return min(self.shared(other)) >= 0


class Canvas:
    """Cells with a character and a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str | Text, style: str = "") -> None:
        """Write from this cell to the right; what reaches beyond the edge is left out."""
        plain, style = (text.plain, str(text.style)) if isinstance(text, Text) else (text, style)
        for character in plain:
            size = cell_len(character)
            if size and x >= 0 and x + size <= self.width:
                self.rows[y][x] = (character, style)
                if size > 1:
                    self.rows[y][x + 1] = ("", style)
            x += size

    def text(self) -> Text:
        """All rows, without the blanks at their ends."""
        drawn = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self.rows):
            if number:
                drawn.append("\n")
            last = max((x for x, cell in enumerate(row) if cell != (" ", "")), default=-1)
            for style, cells in groupby(row[: last + 1], key=itemgetter(1)):
                drawn.append("".join(character for character, _ in cells), style or None)
        return drawn


@dataclass(slots=True)
class Tile:
    """A box that looks for its place: near where it should be, and apart from all others."""

    x: int
    y: int
    width: int
    height: int
    pull: float  # how strongly it is drawn to where it begins
    margin: Cell  # columns and rows to be left free around it
    family: int = -1
    kin: Cell = (0, 0)  # columns and rows to be left free between members of one family
    # Other tiles by their numbers, the columns and rows by which they should be off, and how strongly.
    links: list[tuple[int, float, float, float]] = field(default_factory=list)

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.width, self.height)


def join(tiles: Sequence[Tile], one: int, other: int, strength: float, offset: tuple[float, float]) -> None:
    """Let these two keep this distance from each other if they can."""
    dx, dy = offset
    tiles[one].links.append((other, dx, dy, strength))
    tiles[other].links.append((one, -dx, -dy, strength))


class Settling:
    """Tiles that are moved within a rectangle, one after the other, until none finds a better place."""

    def __init__(self, tiles: Sequence[Tile], width: int, height: int) -> None:
        self.tiles = tiles
        self.size = (width, height)
        self.homes = [(tile.x, tile.y) for tile in tiles]
        self.effort = 0
        for tile in tiles:
            tile.x = max(0, min(tile.x, width - tile.width))
            tile.y = max(0, min(tile.y, height - tile.height))

    def settle(self) -> bool:
        """Move the tiles; whether they now all stand apart."""
        for reach in REACHES:
            restless = set(range(len(self.tiles)))
            while restless and self.effort < EFFORT:
                moved = [number for number in sorted(restless) if self.improve(number, reach)]
                restless = {other for number in moved for other in (number, *self.around(number, reach))}
        boxes = [tile.box for tile in self.tiles]
        inside = all(box.x + box.width <= self.size[0] and box.y + box.height <= self.size[1] for box in boxes)
        return inside and not any(min(box.shared(other)) > 0 for i, box in enumerate(boxes) for other in boxes[:i])

    def around(self, number: int, reach: Cell) -> list[int]:
        """The tiles that this one may come near to when it moves so far."""
        tile = self.tiles[number]
        left, right = tile.x - reach[0] - MARGIN, tile.x + tile.width + reach[0] + MARGIN
        top, bottom = tile.y - reach[1] - MARGIN, tile.y + tile.height + reach[1] + MARGIN
        return [
            i
            for i, other in enumerate(self.tiles)
            if other.x < right and other.y < bottom and other.x + other.width > left and other.y + other.height > top
            if i != number
        ]

    def improve(self, number: int, reach: Cell) -> bool:
        """Put a tile to the best place within reach; whether it moved."""
        tile = self.tiles[number]
        fences = [fence(tile, self.tiles[i]) for i in self.around(number, reach)]
        wishes: list[tuple[float, float, float]] = [(*self.homes[number], tile.pull)]
        wishes += [(self.tiles[i].x - dx, self.tiles[i].y - dy, strength) for i, dx, dy, strength in tile.links]
        weight = sum(strength for _, _, strength in wishes)
        x0 = sum(x * strength for x, _, strength in wishes) / weight
        y0 = sum(y * strength for _, y, strength in wishes) / weight

        def wish(x: int, y: int) -> float:
            return weight * ((x - x0) ** 2 + (ROW * (y - y0)) ** 2)

        old = place = (tile.x, tile.y)
        best = wish(*old) + crowding(tile, *old, fences)
        for y in range(max(0, old[1] - reach[1]), min(self.size[1] - tile.height, old[1] + reach[1]) + 1):
            for x in range(max(0, old[0] - reach[0]), min(self.size[0] - tile.width, old[0] + reach[0]) + 1):
                if (cost := wish(x, y)) < best:
                    self.effort += len(fences)
                    cost += crowding(tile, x, y, fences)
                    if cost < best - EPSILON:
                        best, place = cost, (x, y)
        tile.x, tile.y = place
        return place != old


def fence(tile: Tile, other: Tile) -> Fence:
    """Another tile as an obstacle: its edges, and the columns and rows that should be free before them."""
    if tile.family == other.family >= 0:
        gap = min(tile.kin, other.kin)
    else:
        gap = max(tile.margin[0], other.margin[0]), max(tile.margin[1], other.margin[1])
    return other.x, other.y, other.x + other.width, other.y + other.height, *gap


def crowding(tile: Tile, x: int, y: int, fences: list[Fence]) -> float:
    """How much others are in the way if the tile stands here."""
    total = 0.0
    right, bottom = x + tile.width, y + tile.height
    for left, top, end, floor, across, along in fences:
        columns = (right if right < end else end) - (x if x > left else left)
        if columns > -across:
            rows = (bottom if bottom < floor else floor) - (y if y > top else top)
            if rows > -along:
                total += TIGHT * (columns + across) * (rows + along)
                if columns > 0 and rows > 0:
                    total += APART * columns * rows
    return total


class Lines:
    """Thin lines between places, led around everything else; a place is one or more boxes."""

    def __init__(self, size: Cell, owners: Mapping[Cell, frozenset[int]]) -> None:
        self.size = size
        self.owners = owners  # of occupied cells: the lines that may pass there
        self.strokes: dict[Cell, str] = {}

    def draw(self, line: int, start: Sequence[Box], goal: Sequence[Box]) -> bool:
        """Lead a line from one place to another; whether there was a way."""
        path = self.path(line, start, goal)
        for cell, sides in path or ():
            self.strokes[cell] = CROSS if cell in self.strokes else STROKES[sides]
        return path is not None

    def arrow(self, line: int, start: Sequence[Box], goal: Sequence[Box]) -> dict[Cell, str]:
        """A line with a head at its end: the strokes of its cells; none if there was no way."""
        path = self.path(line, start, goal)
        if not path:
            return {}
        strokes = {cell: CROSS if cell in self.strokes else STROKES[sides] for cell, sides in path}
        end = path[0][0]
        at_goal = {cell for box in goal for cell in box.cells()}
        strokes[end] = next(HEADS[way] for way in range(4) if neighbour(end, way) in at_goal)
        self.strokes |= strokes
        return strokes

    def path(self, line: int, start: Sequence[Box], goal: Sequence[Box]) -> list[tuple[Cell, frozenset[int]]] | None:
        """The cheapest way, as its cells with the sides that it touches."""
        own = {cell for box in (*start, *goal) for cell in box.cells()}
        arrivals = {(cell, (way + 2) % 4): price for box in goal for cell, way, price in ports(box)}
        region = surroundings((*start, *goal))
        costs: dict[Step, float] = {}
        before: dict[Step, Step | None] = {}
        queue: list[tuple[float, bool, Step]] = []

        def reach(step: Step, spent: float, last: Step | None) -> None:
            cell, way = step
            if cell in own or cell not in region or not self.passable(line, cell, way):
                return
            spent += STEP_COSTS[way] + self.nearness(line, cell, own)
            if spent < costs.get(step, inf):
                costs[step], before[step] = spent, last
                heappush(queue, (spent, False, step))

        for box in start:
            for cell, way, price in ports(box):
                reach((cell, way), price, None)
        while queue:
            spent, arrived, step = heappop(queue)
            if arrived:
                return stroke_sides(step, before)
            cell, way = step
            for turn in (way,) if cell in self.strokes else (way, (way + 1) % 4, (way + 3) % 4):
                price = spent + (BEND if turn != way else 0)
                following = (neighbour(cell, turn), turn)
                if (cell, turn) in arrivals:
                    price += arrivals[cell, turn]
                    if price < costs.get(following, inf):
                        costs[following], before[following] = price, step
                        heappush(queue, (price, True, following))
                else:
                    reach(following, price, step)
        return None

    def passable(self, line: int, cell: Cell, way: int) -> bool:
        if not (0 <= cell[0] < self.size[0] and 0 <= cell[1] < self.size[1]):
            return False
        stroke = self.strokes.get(cell)
        if stroke is not None and stroke != ("│" if way in (EAST, WEST) else "─"):
            return False
        return line in self.owners.get(cell, (line,))

    def nearness(self, line: int, cell: Cell, own: set[Cell]) -> float:
        """What a cell costs because a line is crossed there, or because it is beside what the line does not join."""
        total = CROSSING if cell in self.strokes else 0.0
        for way in range(4):
            beside = neighbour(cell, way)
            if beside not in own and (beside in self.strokes or line not in self.owners.get(beside, (line,))):
                total += BESIDE
        return total


def claim(boxes: Iterable[Box], lines: Iterable[int] = ()) -> dict[Cell, frozenset[int]]:
    """The cells of these boxes, with the lines that may pass there."""
    return dict.fromkeys((cell for box in boxes for cell in box.cells()), frozenset(lines))


def distance(start: Sequence[Box], goal: Sequence[Box]) -> int:
    gaps = [a.shared(b) for a in start for b in goal]
    return min(max(0, -columns) + ROW * max(0, -rows) for columns, rows in gaps)


def neighbour(cell: Cell, way: int) -> Cell:
    return cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]


def ports(box: Box) -> Iterable[tuple[Cell, int, float]]:
    """The cells around a box, the way that leads out to them, and how ill they suit a line."""
    middle = box.x + (box.width - 1) / 2
    for x in range(box.x, box.x + box.width):
        price = OFF_MIDDLE * min(abs(x - middle), 3)
        yield (x, box.y - 1), NORTH, price
        yield (x, box.y + box.height), SOUTH, price
    for y in range(box.y, box.y + box.height):
        yield (box.x - 1, y), WEST, 0.0
        yield (box.x + box.width, y), EAST, 0.0


def surroundings(boxes: Iterable[Box]) -> set[Cell]:
    """The cells that a line between these boxes may use if they are free."""
    left, top = min(box.x for box in boxes) - DETOUR[0], min(box.y for box in boxes) - DETOUR[1]
    right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
    return set(Box(left, top, right + DETOUR[0] - left, bottom + DETOUR[1] - top).cells())


def stroke_sides(step: Step, before: Mapping[Step, Step | None]) -> list[tuple[Cell, frozenset[int]]]:
    """The cells before the last step of a path, each with the sides by which the path enters and leaves it."""
    sides = []
    last = before[step]
    while last is not None:
        sides.append((last[0], frozenset(((last[1] + 2) % 4, step[1]))))
        step, last = last, before[last]
    return sides
