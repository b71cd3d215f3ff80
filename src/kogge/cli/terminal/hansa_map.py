"""The map of Hansa in characters: cities as plates with goods and booths, routes as arrows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kogge.cli.terminal import ink
from kogge.cli.terminal.canvas import CROSS, Box, Canvas, Cell, Lines, Settling, Tile, claim, distance
from kogge.core.messages import say
from kogge.core.notation import noted

Data = Mapping[str, Any]

MIN_WIDTH = 64
MAX_WIDTH = 112  # a wider terminal keeps the rest free
LOWEST = 20  # rows
HIGHEST = 34
PLATE_ROWS = 4  # an edge with the name in it, goods, booths, an edge
GOOD = 4  # columns of a marker and the blank behind it
BOOTHS = 3  # columns of a player's booths and the blank behind them
EDGES = (8, 2)  # columns and rows from the edge to the middle of the outermost plates

EMPTY = " · "
SHIP = " ship "
AT_SHIP = "bold #ffffff on #22606a"
WAY = "bold #4fb3bf"  # where the ship can sail now


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of a board is drawn, whatever the position."""

    width: int
    height: int
    plates: Mapping[str, Box]  # by city
    arrows: Sequence[Mapping[Cell, str]]  # by route
    flaws: int


_layouts: dict[tuple[str, str, int], Layout | None] = {}


def draw(board: Data, view: Data, width: int) -> Text | None:
    """The position as a map, or None if these columns are too few for a readable one."""
    layout = layout_of(board, width)
    if layout is None:
        return None
    canvas = Canvas(layout.width, layout.height)
    ways = [noted(route["cities"][0]) == view["ship"] for route in board["routes"]]
    for way in (False, True):  # where the ship can sail is drawn above the rest
        for arrow, is_way in zip(layout.arrows, ways, strict=True):
            for (x, y), stroke in arrow.items():
                if is_way == way:
                    canvas.put(x, y, stroke, WAY if way else ink.QUIET)
    for city in board["cities"]:
        draw_city(canvas, layout.plates[city["name"]], city, view)
    return canvas.text()


def draw_city(canvas: Canvas, box: Box, city: Data, view: Data) -> None:
    """A plate: number and name, in the colour of the majority; below them the goods, and the booths of all players."""
    name = noted(city["name"])
    here = view["ship"] == name
    draw_frame(canvas, box, WAY if here else ink.QUIET)
    owner = view["majorities"].get(name)
    canvas.put(box.x + 1, box.y, title(f"{city['number']} {city['name']}", owner))
    for number, good in enumerate(goods_in(view, city)):
        canvas.put(box.x + 1 + GOOD * number, box.y + 1, ink.good(good) if good else EMPTY)
    if here:
        canvas.put(box.x + box.width - 1 - cell_len(SHIP), box.y + 1, SHIP, AT_SHIP)
    x = box.x + 1
    for seat, number in view["booths"].get(name, {}).items():
        booths = ink.booths(seat, number)
        canvas.put(x, box.y + 2, booths)
        x += cell_len(booths.plain) + 1


def title(name: str, owner: str | None) -> Text:
    """A city's name with the symbol and in the colour of the seat that has most booths there."""
    return Text(f"{name} {ink.SYMBOLS[owner]}", style=ink.SEAT_STYLES[owner]) if owner else Text(name, style=ink.LOUD)


def draw_frame(canvas: Canvas, box: Box, style: str) -> None:
    last = box.y + box.height - 1
    canvas.put(box.x, box.y, f"╭{'─' * (box.width - 2)}╮", style)
    for y in range(box.y + 1, last):
        canvas.put(box.x, y, "│", style)
        canvas.put(box.x + box.width - 1, y, "│", style)
    canvas.put(box.x, last, f"╰{'─' * (box.width - 2)}╯", style)


def goods_in(view: Data, city: Data) -> list[str | None]:
    """What lies in the warehouses of a city."""
    goods: list[str | None] = view["warehouses"].get(noted(city["name"])) or [None] * city["warehouses"]
    return goods


# The layout


def layout_of(board: Data, width: int) -> Layout | None:
    """The layout of a board for a width, found once."""
    if width < MIN_WIDTH:
        return None
    key = (board["name"], board["digest"], min(width, MAX_WIDTH))
    if key not in _layouts:
        _layouts[key] = find_layout(board, key[2])
    return _layouts[key]


def find_layout(board: Data, width: int) -> Layout | None:
    """The lowest map without a flaw, or else the best; None if two cities find no places of their own."""
    best: Layout | None = None
    for height in range(LOWEST, HIGHEST + 1):
        layout = lay_out(board, width, height)
        if layout and (best is None or layout.flaws < best.flaws):
            best = layout
        if best and not best.flaws:
            break
    return best


def lay_out(board: Data, width: int, height: int) -> Layout | None:
    tiles = plates(board, width, height)
    if not Settling(tiles, width, height).settle():
        return None
    boxes = {city["name"]: tile.box for city, tile in zip(board["cities"], tiles, strict=True)}
    sides = {name: without_corners(box) for name, box in boxes.items()}
    ends = [[sides[name] for name in route["cities"]] for route in board["routes"]]
    owners: dict[Cell, frozenset[int]] = {}
    for name, box in boxes.items():
        here = (i for i, route in enumerate(board["routes"]) if name in route["cities"])
        owners |= claim([box]) | claim(sides[name], here)
    lines = Lines((width, height), owners)
    arrows: list[Mapping[Cell, str]] = [{} for _ in ends]
    for number in sorted(range(len(ends)), key=lambda i: distance(*ends[i])):
        arrows[number] = lines.arrow(number, *ends[number])
    crossings = sum(stroke == CROSS for stroke in lines.strokes.values())
    return Layout(width, height, boxes, arrows, crossings + 10 * sum(not arrow for arrow in arrows))


def without_corners(box: Box) -> list[Box]:
    """Where lines may touch a plate."""
    return [Box(box.x + 1, box.y, box.width - 2, box.height), Box(box.x, box.y + 1, box.width, box.height - 2)]


def plates(board: Data, width: int, height: int) -> list[Tile]:
    """A tile for each city, laid where the board has it."""
    at = [city["at"] for city in board["cities"]]
    low = [min(place[axis] for place in at) for axis in (0, 1)]
    high = [max(place[axis] for place in at) for axis in (0, 1)]
    tiles = []
    for city in board["cities"]:
        size = (plate_width(board, city), PLATE_ROWS)
        corner = []
        for axis, room in enumerate((width, height)):
            share = (city["at"][axis] - low[axis]) / max(1, high[axis] - low[axis])
            corner.append(round(EDGES[axis] + share * (room - 2 * EDGES[axis]) - size[axis] / 2))
        tiles.append(Tile(corner[0], corner[1], *size, pull=1.0, margin=(3, 1)))
    return tiles


def plate_width(board: Data, city: Data) -> int:
    """Room for the name, for the goods beside the ship, and for booths of everybody, once with two digits."""
    goods = GOOD * city["warehouses"] - 1 + cell_len(SHIP)
    return 2 + int(max(cell_len(f"{city['number']} {city['name']} +"), goods, BOOTHS * max(board["players"])))


def legend() -> str:
    return str(say("hansa-map-legend"))
