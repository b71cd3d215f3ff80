"""The sea chart of Traders of the League in characters: hexes as boxes that are set off by half their height."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kogge.cli.terminal import ink
from kogge.cli.terminal.canvas import EAST, NORTH, SOUTH, WEST, Canvas, Cell
from kogge.core.messages import say
from kogge.core.notation import noted

Data = Mapping[str, Any]

PITCHES = (8, 12)  # fewest and most columns from one hex to the next
HALF = 3  # rows of half a hex
LEGEND = 2  # rows of the legend
AWAY = "·¹²³"  # hexes that the ship has to sail
SEA = "#5f9cc0"
FRAME = "#5f7f8c"
HERE = "bold #2fa39b"  # the frame of a hex that can be reached
READY = "✓"
# By the sides that the lines of a cell touch.
STROKES = {
    frozenset((EAST, WEST)): "─",
    frozenset((NORTH, SOUTH)): "│",
    frozenset((EAST, SOUTH)): "┌",
    frozenset((WEST, SOUTH)): "┐",
    frozenset((EAST, NORTH)): "└",
    frozenset((WEST, NORTH)): "┘",
    frozenset((NORTH, EAST, SOUTH)): "├",
    frozenset((NORTH, WEST, SOUTH)): "┤",
    frozenset((EAST, SOUTH, WEST)): "┬",
    frozenset((EAST, NORTH, WEST)): "┴",
    frozenset((NORTH, EAST, SOUTH, WEST)): "┼",
}


def draw(board: Data, view: Data, seat: str | None, width: int) -> Text | None:
    """The position as a map for a seat, or None if these columns are too few for a readable one."""
    columns = [one["column"] for one in board["hexes"]]
    rows = [one["row"] for one in board["hexes"]]
    pitch = min(PITCHES[1], (width - 1) // (max(columns) - min(columns) + 1))
    if pitch < PITCHES[0]:
        return None
    corners = {
        one["name"]: ((one["column"] - min(columns)) * pitch, (one["row"] - min(rows)) * HALF) for one in board["hexes"]
    }
    height = (max(rows) - min(rows) + 2) * HALF + 1
    canvas = Canvas(pitch * (max(columns) - min(columns) + 1) + 1, height + LEGEND)
    near = view["reach"].get(seat, {})
    draw_frames(canvas, {name: corner for name, corner in corners.items() if noted(name) not in near}, pitch, FRAME)
    draw_frames(canvas, {name: corner for name, corner in corners.items() if noted(name) in near}, pitch, HERE)
    cities = {city["name"]: city for city in board["cities"]}
    for name, corner in corners.items():
        hexagon = Hex(canvas, corner, pitch - 1, view, seat)
        if name in cities:
            hexagon.draw_city(cities[name])
        else:
            hexagon.draw_sea(name)
    draw_legend(canvas, height)
    return canvas.text()


def draw_frames(canvas: Canvas, corners: Mapping[str, Cell], pitch: int, style: str) -> None:
    """The lines around these hexes; lines that are there already are joined."""
    sides: dict[Cell, set[int]] = {}
    for x, y in corners.values():
        for edge in (y, y + 2 * HALF):
            for here, there in pairwise((column, edge) for column in range(x, x + pitch + 1)):
                sides.setdefault(here, set()).add(EAST)
                sides.setdefault(there, set()).add(WEST)
        for edge in (x, x + pitch):
            for here, there in pairwise((edge, row) for row in range(y, y + 2 * HALF + 1)):
                sides.setdefault(here, set()).add(SOUTH)
                sides.setdefault(there, set()).add(NORTH)
    drawn = {stroke: ways for ways, stroke in STROKES.items()}
    for (x, y), ways in sides.items():
        before = drawn.get(canvas.rows[y][x][0], frozenset())
        canvas.put(x, y, STROKES[frozenset(ways | before)], style)


class Hex:
    """The inside of one hex, a seat's own for what it lacks and how far it is."""

    def __init__(self, canvas: Canvas, corner: Cell, width: int, view: Data, seat: str | None) -> None:
        self.canvas = canvas
        self.x, self.y = corner[0] + 1, corner[1] + 1
        self.width = width
        self.view = view
        self.seat = seat

    def draw_name(self, name: str, style: str) -> None:
        """With how far away it is; a long name may lie on the frame."""
        away = self.view["reach"].get(self.seat, {}).get(noted(name))
        words = name + (AWAY[away] if away else "")
        over = cell_len(words) - self.width
        self.canvas.put(max(0, self.x - max(0, over - 1)), self.y, words, style)

    def ships(self, name: str) -> list[str]:
        return [seat for seat, player in self.view["players"].items() if player["ship"] == noted(name)]

    def draw_ships(self, name: str, row: int) -> None:
        """From the right side."""
        for i, seat in enumerate(reversed(self.ships(name))):
            self.canvas.put(self.x + self.width - 1 - i, self.y + row, ink.SYMBOLS[seat], ink.SEAT_STYLES[seat])

    def draw_sea(self, name: str) -> None:
        self.draw_name(name, SEA)
        for row, start in ((1, 1), (3, 3)):
            for x in range(start, self.width, 5):
                self.canvas.put(self.x + x, self.y + row, "~", SEA)
        self.draw_ships(name, 2)

    def draw_city(self, city: Data) -> None:
        self.draw_name(city["name"], ink.REGION_STYLES[city["region"]])
        offers = self.view["offers"][noted(city["name"])]
        for row, offer in enumerate(offers, 1):
            self.draw_offer(offer, row)
        if not offers:
            owner = next(s for s, player in self.view["players"].items() if noted(city["name"]) in player["city_tiles"])
            self.canvas.put(self.x, self.y + 2, str(say("traders-map-empty")), ink.QUIET)
            self.canvas.put(self.x + self.width - 1, self.y + 2, ink.SYMBOLS[owner], ink.SEAT_STYLES[owner])
        self.draw_supply([ink.cube(colour) for colour in city["supply"]], self.width - len(self.ships(city["name"])))
        self.draw_ships(city["name"], 4)

    def draw_supply(self, cubes: Sequence[Text], room: int) -> None:
        """With a gap between the cubes, unless the ships need the room."""
        gap = 1 if Text(" ").join(cubes).cell_len <= room else 0
        x = self.x
        for cube in cubes:
            self.canvas.put(x, self.y + 4, cube)
            x += cube.cell_len + gap

    def draw_offer(self, offer: Data, row: int) -> None:
        """The colours of a contract, those that the seat lacks as capitals, and its value."""
        missing = offer["missing"].get(self.seat)
        x, y = self.x, self.y + row
        for i, colour in enumerate(offer["goods"]):
            cube = ink.cube(colour, loud=missing is not None and colour in missing)
            self.canvas.put(x, y, "/" if i else "", ink.QUIET)
            self.canvas.put(x + i, y, cube)
            x += cell_len(cube.plain)
        self.canvas.put(x + 1 if self.width < PITCHES[0] else x + 2, y, str(offer["value"]), ink.LOUD)
        if missing == []:
            self.canvas.put(x + 2 if self.width < PITCHES[0] else x + 3, y, READY, HERE)


def draw_legend(canvas: Canvas, y: int) -> None:
    """The letters of the colours, and what the signs mean."""
    x = 1
    for colour in ink.CUBES:
        cube = ink.cube(colour)
        canvas.put(x, y, cube)
        canvas.put(x + cell_len(cube.plain) + 1, y, colour, ink.QUIET)
        x += cell_len(cube.plain) + cell_len(colour) + 3
    canvas.put(1, y + 1, str(say("traders-map-legend")), ink.QUIET)


def ships_at_sea(board: Data, view: Data) -> Sequence[tuple[str, list[str]]]:
    """The sea hexes with ships, and whose they are."""
    names = [noted(one["name"]) for one in board["hexes"] if not one["city"]]
    found = [(name, [seat for seat, player in view["players"].items() if player["ship"] == name]) for name in names]
    return [(name, seats) for name, seats in found if seats]
