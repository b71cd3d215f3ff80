"""The map of Hansa Teutonica in characters: cities as plates, routes as lines with points, for wide terminals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kogge.cli.terminal import ink
from kogge.cli.terminal.canvas import CROSS, ROW, Box, Canvas, Cell, Lines, Settling, Tile, claim, distance, join
from kogge.core.messages import say
from kogge.core.notation import noted

Data = Mapping[str, Any]

MIN_WIDTH = 100
MAX_WIDTH = 160  # a wider terminal keeps the rest free
FLAT = 102  # from this width on the map does not become higher
HIGHER = (0, 1, 2, 3, 5, 8)  # rows that are added until the map has no flaw

PIECE = 3  # columns of a piece, a point or a space
EXTRAS = 2  # extra posts for which every plate has room
MARK = 2  # columns of the controller's mark before the name
LABEL = 4  # columns of a marker on a route

FREE = " • "
BOAT = "(•)"
BESIDE = " ◆ "  # a free point beside the pawn
TAVERN = "⌂"
CONNECTION = "»"
MORE = "…"
ABILITY = "bold italic"
MARKER = "bold #1e1e1e on #e8dfa8"
PERMANENT = "bold #f8f1de on #22606a"


@dataclass(frozen=True, slots=True)
class Plate:
    """A city: the line with its name, and below it the extra posts and the printed spaces."""

    box: Box
    name: Box
    spaces: Box

    @property
    def core(self) -> tuple[Box, ...]:
        """What lines lead to; the room for the controller's mark and for extra posts is often empty."""
        name = Box(self.name.x - 1, self.name.y, self.name.width + 1, 1)
        return (name, self.spaces) if self.spaces.width else (name,)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of a board is drawn, whatever the position."""

    width: int
    height: int
    plates: Mapping[str, Plate]  # by city
    points: Mapping[str, Sequence[Box]]  # by route
    labels: Mapping[str, Box]  # by route: room for a marker
    special: Box | None
    strokes: Mapping[Cell, str]
    flaws: int

    def boxes(self) -> list[Box]:
        """Everything but the lines."""
        found = [plate.box for plate in self.plates.values()] + list(self.labels.values())
        found += [box for points in self.points.values() for box in points]
        return found + ([self.special] if self.special else [])


_layouts: dict[tuple[str, str, int], Layout | None] = {}


def draw(board: Data, view: Data, width: int) -> Text | None:
    """The position as a map, or None if these columns are too few for a readable one."""
    layout = layout_of(board, width)
    if layout is None:
        return None
    at_sea = any(route["boats"] for route in board["routes"])
    canvas = Canvas(layout.width, layout.height + 2 + at_sea)
    for (x, y), stroke in layout.strokes.items():
        canvas.put(x, y, stroke, ink.QUIET)
    for city in board["cities"]:
        draw_name(canvas, layout.plates[city["name"]].name, board, city, view)
        draw_spaces(canvas, layout.plates[city["name"]].spaces, city, view)
    for route in board["routes"]:
        draw_route(canvas, layout, route, view, point_style(board, route))
    if layout.special:
        draw_special(canvas, layout.special, board["special_spaces"], view["special"])
    canvas.put(1, layout.height + 1, str(say("map-legend")), ink.QUIET)
    if at_sea:
        canvas.put(1, layout.height + 2, str(say("map-legend-boats")), ink.QUIET)
    return canvas.text()


def layout_of(board: Data, width: int) -> Layout | None:
    """The layout of a board for a width, found once."""
    if width < MIN_WIDTH:
        return None
    key = (board["name"], board["digest"], min(width, MAX_WIDTH))
    if key not in _layouts:
        _layouts[key] = find_layout(board, key[2])
    return _layouts[key]


def route_name(route: Data) -> str:
    """A route's name as views write it."""
    return "/".join(noted(city) for city in route["cities"])


def title(board: Data, city: Data) -> list[tuple[str, str]]:
    """The words of a city's first line with their styles."""
    words = [(city["name"], ink.LOUD)]
    words += [(str(say(f"map-ability-{ability}")), ABILITY) for ability in city["abilities"]]
    return words + [(CONNECTION, ink.LOUD)] * (city["name"] in board["connection_cities"])


# The layout


def find_layout(board: Data, width: int) -> Layout | None:
    """The lowest map without a flaw, or else the best; None if something finds no place of its own."""
    lowest = round(min(width, FLAT) * board["size"][1] / board["size"][0] / ROW)
    best: Layout | None = None
    for more in HIGHER:
        layout = Plan(board, width, lowest + more).layout()
        if layout and (best is None or layout.flaws < best.flaws):
            best = layout
        if best and not best.flaws:
            break
    return best


class Plan:
    """Tiles for everything on a board, laid where the board has it and then moved apart."""

    def __init__(self, board: Data, width: int, height: int) -> None:
        self.board = board
        self.size = (width, height)
        at = [city["at"] for city in board["cities"]] + [at for route in board["routes"] for at in route["points"]]
        self.low = [min(place[axis] for place in at) for axis in (0, 1)]
        self.high = [max(place[axis] for place in at) for axis in (0, 1)]
        self.tiles: list[Tile] = []
        self.cities = {city["name"]: self.add_city(city) for city in board["cities"]}
        self.routes = [self.add_route(number, route) for number, route in enumerate(board["routes"])]
        self.labels = [self.add_label(number, points) for number, points in enumerate(self.routes)]
        self.special = self.add_special(board["special_spaces"]) if board["special_spaces"] else None

    def add(self, at: Sequence[float], width: int, height: int, pull: float, family: int = -1, kin: int = 0) -> int:
        """Lay a tile around a place of the board."""
        corner = []
        for axis, extent, edge in ((0, width, 5), (1, height, 1)):
            share = (at[axis] - self.low[axis]) / max(1, self.high[axis] - self.low[axis])
            corner.append(round(edge + share * (self.size[axis] - 2 * edge) - extent / 2))
        self.tiles.append(Tile(corner[0], corner[1], width, height, pull, (2, 1), family, (kin, kin)))
        return len(self.tiles) - 1

    def add_city(self, city: Data) -> int:
        width = max(MARK + self.name_width(city), PIECE * (EXTRAS + len(city["spaces"])))
        return self.add(city["at"], width, 2, pull=1.0)

    def name_width(self, city: Data) -> int:
        return cell_len(" ".join(word for word, _ in title(self.board, city)))

    def add_route(self, number: int, route: Data) -> list[int]:
        points = [self.add(at, PIECE, 1, pull=0.5, family=number, kin=1) for at in route["points"]]
        one, other = (self.cities[city] for city in route["cities"])
        for a, b in pairwise((one, *points, other)):
            join(self.tiles, a, b, 0.5, (self.tiles[b].x - self.tiles[a].x, self.tiles[b].y - self.tiles[a].y))
        return points

    def add_label(self, number: int, points: list[int]) -> int:
        """Room for a marker near the middle of a route."""
        middle = points[(len(points) - 1) // 2 : len(points) // 2 + 1]
        x = sum(self.tiles[point].x for point in middle) / len(middle) + (PIECE - LABEL) / 2
        y = sum(self.tiles[point].y for point in middle) / len(middle)
        self.tiles.append(Tile(round(x), round(y), LABEL, 1, 0.0, (2, 1), number))
        label = len(self.tiles) - 1
        for point in middle:
            join(self.tiles, label, point, 1.0, (self.tiles[point].x - x, self.tiles[point].y - y))
        return label

    def add_special(self, spaces: Sequence[Data]) -> int:
        at = [sum(space["at"][axis] for space in spaces) / len(spaces) for axis in (0, 1)]
        return self.add(at, max(PIECE * len(spaces), cell_len(str(say("map-special")))), 3, pull=0.5)

    def layout(self) -> Layout | None:
        """Where the tiles come to rest; None if two of them cannot be parted."""
        if not Settling(self.tiles, *self.size).settle():
            return None
        boxes = [tile.box for tile in self.tiles]
        names = [route_name(route) for route in self.board["routes"]]
        plates = {city["name"]: self.plate(boxes[self.cities[city["name"]]], city) for city in self.board["cities"]}
        points = {name: [boxes[i] for i in route] for name, route in zip(names, self.routes, strict=True)}
        labels = {name: boxes[label] for name, label in zip(names, self.labels, strict=True)}
        special = None if self.special is None else boxes[self.special]
        strokes, missing = self.strokes(plates, points, labels, special)
        crossings = sum(stroke == CROSS for stroke in strokes.values())
        touching = sum(a.touches(b) for row in points.values() for a, b in pairwise(row))
        return Layout(*self.size, plates, points, labels, special, strokes, missing + crossings + touching)

    def plate(self, box: Box, city: Data) -> Plate:
        """The printed spaces stand right of the room for extra posts, and the name above them if it fits."""
        start, width = PIECE * EXTRAS, self.name_width(city)
        name = Box(box.x + min(start, box.width - width), box.y, width, 1)
        return Plate(box, name, Box(box.x + start, box.y + 1, PIECE * len(city["spaces"]), 1))

    def strokes(
        self,
        plates: Mapping[str, Plate],
        points: Mapping[str, Sequence[Box]],
        labels: Mapping[str, Box],
        special: Box | None,
    ) -> tuple[Mapping[Cell, str], int]:
        """The lines along the routes, the shortest drawn first, and how many found no way."""
        owners: dict[Cell, frozenset[int]] = {}
        gaps: list[tuple[int, Sequence[Box], Sequence[Box]]] = []
        for city, plate in plates.items():
            here = (number for number, route in enumerate(self.board["routes"]) if city in route["cities"])
            owners |= claim([plate.box], here) | claim(plate.core)
        for number, (name, label) in enumerate(labels.items()):
            owners |= claim([label], [number]) | claim(points[name])
            one, other = (plates[city].core for city in self.board["routes"][number]["cities"])
            gaps += [(number, a, b) for a, b in pairwise((one, *([box] for box in points[name]), other))]
        lines = Lines(self.size, owners | claim([special] if special else []))
        missing = 0
        for number, start, goal in sorted(gaps, key=lambda gap: distance(gap[1], gap[2])):
            if not any(a.touches(b) for a in start for b in goal):
                missing += not lines.draw(number, start, goal)
        return lines.strokes, missing


# The position


def draw_name(canvas: Canvas, box: Box, board: Data, city: Data, view: Data) -> None:
    """A city's name, with the mark and in the colour of the seat that controls it."""
    x = box.x
    words = title(board, city)
    owner = view["controllers"].get(noted(city["name"]))
    if owner:
        words[0] = (city["name"], ink.SEAT_STYLES[owner])
        canvas.put(x - MARK, box.y, f"{ink.SYMBOLS[owner]} ", ink.SEAT_STYLES[owner])
    for word, style in words:
        canvas.put(x, box.y, word, style)
        x += cell_len(word) + 1


def draw_spaces(canvas: Canvas, box: Box, city: Data, view: Data) -> None:
    """A city's spaces, and left of them its other posts: of many the nearest, and how many more there are."""
    posts = view["cities"].get(noted(city["name"])) or [None] * len(city["spaces"])
    for number, (space, post) in enumerate(zip(city["spaces"], posts, strict=True)):
        free = ink.space(space["privilege"], space["shape"], space["prestige"])
        canvas.put(box.x + PIECE * number, box.y, ink.piece(post) if post else free)
    extras = posts_outside(view, noted(city["name"]))
    shown = extras if len(extras) <= EXTRAS else extras[1 - EXTRAS :]
    for number, post in enumerate(reversed(shown), start=1):
        canvas.put(box.x - PIECE * number, box.y, ink.piece(post))
    if more := len(extras) - len(shown):
        canvas.put(box.x - PIECE * EXTRAS, box.y, f"{MORE}{more}".rjust(PIECE), ink.LOUD)


def posts_outside(view: Data, city: str) -> list[str]:
    """The posts outside the printed spaces, from left to right: extra posts, then those of a permanent marker."""
    return [*view["extra_posts"].get(city, []), *view["green_posts"].get(city, [])]


def point_style(board: Data, route: Data) -> str:
    """Free points abroad have the colour of their country."""
    abroad = [country["name"] for country in board["abroad"]]
    return ink.COUNTRY_STYLES[abroad.index(route["country"])] if route["country"] in abroad else ""


def draw_route(canvas: Canvas, layout: Layout, route: Data, view: Data, style: str) -> None:
    """A route's points, and the marker that lies there or else the tavern."""
    name = route_name(route)
    points, label = layout.points[name], layout.labels[name]
    pieces = view["routes"].get(name) or [None] * len(points)
    beside = name in view.get("pawn", {}).get("routes", ())
    for i, (box, piece) in enumerate(zip(points, pieces, strict=True)):
        if piece:
            canvas.put(box.x, box.y, ink.piece(piece))
        elif beside:
            canvas.put(box.x, box.y, BESIDE, ink.LOUD)
        else:
            canvas.put(box.x, box.y, BOAT if i in route["boats"] else FREE, style)
    marker = view["markers"].get(name)
    if marker:
        word = str(say(f"map-marker-{marker.replace('_', '-')}"))
        canvas.put(label.x, label.y, word.center(LABEL), MARKER)
    elif route["permanent"]:
        word = str(say(f"map-permanent-{route['permanent'].replace('_', '-')}"))
        canvas.put(label.x, label.y, word.center(LABEL), PERMANENT)
    elif route["tavern"]:
        canvas.put(label.x, label.y, f" {TAVERN} ", ink.LOUD)


def draw_special(canvas: Canvas, box: Box, spaces: Sequence[Data], posts: Sequence[str | None]) -> None:
    """The spaces that count at the end of the game, each below its worth."""
    canvas.put(box.x, box.y, str(say("map-special")), ink.QUIET)
    for number, (space, post) in enumerate(zip(spaces, posts, strict=True)):
        x = box.x + PIECE * number
        canvas.put(x, box.y + 1, f"{space['prestige']:2} ", ink.LOUD)
        canvas.put(x, box.y + 2, ink.piece(post) if post else ink.space(space["privilege"], "round"))
