"""The board of Traders of the League as one SVG picture: sea chart, title and legend."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kogge.cli.boards.traders import beside, condition, tile_name
from kogge.cli.drawing.geometry import Box, Point, fitting_size
from kogge.cli.drawing.legend_column import Column, Sign
from kogge.cli.drawing.palette import (
    GOODS,
    HAIRLINE,
    PLATE,
    PLATE_EDGE,
    REGIONS,
    SEA,
    SEA_EDGE,
    SEA_INK,
    SERIF,
)
from kogge.cli.drawing.pictograms import coin, pictogram
from kogge.cli.drawing.shapes import rect, words
from kogge.cli.drawing.sheet import BORDER, TITLE_HEIGHT, border, document, ground, title
from kogge.cli.drawing.svg import Markup, element, path_data, together
from kogge.cli.drawing.traders_layout import Plan, hexagon, plan
from kogge.core.messages import say

SLOTS: Final = 3  # places for contracts in a city
ACHIEVEMENT_ROWS: Final = 8  # in one column of the legend
LEGEND_HEIGHT: Final = 300.0
CUBE: Final = 0.3  # of the radius of a hex


def draw(board: Mapping[str, Any]) -> str:
    """A picture of the board, given as plain data: a complete SVG document."""
    placed = plan(board)
    frame = placed.frame
    top = frame.y - BORDER - TITLE_HEIGHT
    outer = Box(frame.x, top, frame.width, frame.bottom + BORDER + LEGEND_HEIGHT - top)
    name = f"kogge-{board['name']}"
    parts = [
        ground(frame, placed.rose, f"{name}-land"),
        sea(placed, board),
        cities(placed, board),
        border(frame),
        title(board, "traders", frame, top),
        legend(board, frame.grown(BORDER)),
    ]
    return document(name, board["title"], description(board), outer, parts)


def description(board: Mapping[str, Any]) -> str:
    many = len(board["hexes"]) - len(board["cities"])
    return str(say("svg-traders-description", cities=len(board["cities"]), sea=many, start=board["start"]))


def sea(placed: Plan, board: Mapping[str, Any]) -> Markup:
    parts = []
    for one in board["hexes"]:
        if not one["city"]:
            at = placed.middles[one["name"]]
            size = fitting_size(one["name"], placed.radius * 0.27, placed.radius * 1.5)
            drawn = element("path", d=hexagon(at, placed.radius), fill=SEA, stroke=SEA_EDGE, stroke_width=1.2)
            name = words(one["name"], (at[0], at[1] + size / 3), size, family=SERIF, italic=True, fill=SEA_INK)
            about = say("svg-traders-sea", hex=one["name"], beside=", ".join(beside(board["hexes"], one["name"])))
            parts.append(element("g", element("title", str(about)), drawn, name))
    return element("g", *parts, class_="sea")


def cities(placed: Plan, board: Mapping[str, Any]) -> Markup:
    return element("g", *(city_plate(placed, board, city) for city in board["cities"]), class_="cities")


def city_plate(placed: Plan, board: Mapping[str, Any], city: Mapping[str, Any]) -> Markup:
    """The name in its region's colour, places for contracts, and the cubes that the city supplies."""
    (x, y), radius = placed.middles[city["name"]], placed.radius
    tone = REGIONS[city["region"]]
    size = fitting_size(city["name"], radius * 0.3, radius * 1.3)
    line = path_data("M", x - radius * 0.62, y - radius * 0.36, "h", radius * 1.24)
    about = say("svg-traders-city", city=city["name"], region=city["region"], supply=", ".join(city["supply"]))
    parts = [
        element("title", str(about)),
        element("path", d=hexagon((x, y), radius), fill=PLATE, stroke=PLATE_EDGE, stroke_width=1.6),
        words(city["name"], (x, y - radius * 0.46), size, family=SERIF, bold=True),
        element("path", d=line, stroke=tone, stroke_width=3),
        *(contract_place((x + (i - 1) * radius * 0.5, y), radius, tone, city["region"]) for i in range(SLOTS)),
    ]
    pitch = radius * (CUBE + 0.08)
    for i, colour in enumerate(city["supply"]):
        parts.append(cube((x + (i - (len(city["supply"]) - 1) / 2) * pitch, y + radius * 0.48), radius * CUBE, colour))
    if city["name"] == board["start"]:
        parts.append(pictogram("boat", x - radius * 0.56, y + radius * 0.47, radius * 0.34, SEA_INK, 2.2))
    return element("g", *parts)


def contract_place(at: Point, radius: float, tone: str, region: str) -> Markup:
    """A place for a contract, with the first letter of its region."""
    width, height = radius * 0.44, radius * 0.36
    box = Box(at[0] - width / 2, at[1] - height / 2, width, height)
    letter = str(say("svg-traders-letter", region=region))
    return together(
        [
            rect(box, fill="none", stroke=HAIRLINE, stroke_width=1.2, stroke_dasharray="3 2"),
            words(letter, (at[0], at[1] + radius * 0.07), radius * 0.22, family=SERIF, fill=tone),
        ]
    )


def cube(at: Point, side: float, colour: str) -> Markup:
    """A goods cube with the first letters of its colour, so that it can be told without seeing it."""
    goods = GOODS[colour]
    box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
    return together(
        [
            rect(box, rx=side * 0.14, fill=goods.fill, stroke=PLATE_EDGE, stroke_width=1),
            words(letters(colour), (at[0], at[1] + side * 0.2), side * 0.56, bold=True, fill=goods.ink),
        ]
    )


def letters(colour: str) -> str:
    return str(say("svg-traders-goods", colour=colour))


def legend(board: Mapping[str, Any], chart: Box) -> Markup:
    """Goods, regions and the end of the game; then all sides of the achievement tiles."""

    def column(start: float, end: float) -> Column:
        return Column(chart.x + chart.width * start, chart.bottom, chart.width * (end - start))

    sides = board["achievements"]
    return element(
        "g",
        goods(column(0, 0.1)),
        regions(column(0.12, 0.3), board),
        *(
            achievements(column(*where), sides[first : first + ACHIEVEMENT_ROWS], first == 0)
            for where, first in (((0.33, 0.655), 0), ((0.675, 1), ACHIEVEMENT_ROWS))
        ),
        class_="legend",
    )


def goods(column: Column) -> Markup:
    rows = [column.entry(i, moved(cube((0, 0), 17, colour)), colour) for i, colour in enumerate(GOODS)]
    return together([column.heading(str(say("svg-traders-legend-goods"))), *rows])


def regions(column: Column, board: Mapping[str, Any]) -> Markup:
    """The colours of the regions, where ships begin, and when the game ends."""
    rows = []
    for i, (region, tone) in enumerate(REGIONS.items()):
        many = sum(city["region"] == region for city in board["cities"])
        line = element("path", d=path_data("M", -14, 0, "h", 28), stroke=tone, stroke_width=4)
        words_of = str(say("svg-traders-legend-region", region=region, cities=many))
        rows.append(column.entry(i, moved(line), words_of))
    ship = pictogram("boat", 0, 0, 20, SEA_INK)
    rows.append(column.entry(3, moved(ship), str(say("svg-traders-legend-start"))))
    place = contract_place((0, 0), 44, HAIRLINE, "west")
    rows.append(column.entry(4, moved(place), str(say("svg-traders-legend-contract"))))
    rows.append(column.entry(5, moved(cube((0, 0), 17, "red")), str(say("svg-traders-legend-supply"))))
    return together([column.heading(str(say("svg-traders-legend-chart"))), *rows])


def moved(drawn: Markup) -> Sign:
    """What was drawn at the origin, for a row of the legend."""
    return lambda x, y: element("g", drawn, transform=f"translate({path_data(x, y)})")


def achievements(column: Column, sides: Sequence[Mapping[str, Any]], first: bool) -> Markup:
    heading = [column.heading(str(say("svg-traders-legend-achievements")))] if first else []
    rows = [
        column.entry(
            i, moved(coin(side["points"], 0, 0, 10)), f"{tile_name(side['tile'])} {side['side']}: {condition(side)}"
        )
        for i, side in enumerate(sides)
    ]
    return together([*heading, *rows])
