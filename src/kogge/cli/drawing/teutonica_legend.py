"""The legend below the chart of Hansa Teutonica."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kogge.cli.drawing.geometry import Box
from kogge.cli.drawing.legend_column import Column, Sign
from kogge.cli.drawing.palette import (
    GREEN,
    INK,
    PLATE_EDGE,
    PRIVILEGES,
    ROAD_EDGE,
    Tint,
)
from kogge.cli.drawing.pictograms import boat, coin, pennant, permanent, pictogram, scroll, tavern
from kogge.cli.drawing.shapes import rect
from kogge.cli.drawing.svg import Markup, element, path_data, together
from kogge.cli.drawing.teutonica_chart import country_tints, printed_space, special_space
from kogge.core.messages import say

LEGEND_HEIGHT: Final = 172.0
EXTRAS_DOWN: Final = 152.0  # from the first part of the legend to that of special boards
EXTRAS_HEIGHT: Final = 118.0
SMALLER: Final = 0.8
ABILITIES: Final = ("keys", "actions", "privilege", "book", "bank")


def legend(board: Mapping[str, Any], chart: Box) -> Markup:
    """Five columns: spaces, privileges, abilities, prestige, ends of the game; below them what few boards have."""

    def column(start: float, end: float) -> Column:
        return Column(chart.x + chart.width * start, chart.bottom, chart.width * (end - start))

    return element(
        "g",
        spaces(column(0, 0.165), board),
        privileges(column(0.19, 0.295)),
        abilities(column(0.32, 0.425), column(0.425, 0.53)),
        prestige(column(0.555, 0.79), board),
        ends(column(0.815, 1), board),
        *([extras(board, chart)] if has_extras(board) else []),
        class_="legend",
    )


def legend_height(board: Mapping[str, Any]) -> float:
    return LEGEND_HEIGHT + (EXTRAS_HEIGHT if has_extras(board) else 0)


def has_extras(board: Mapping[str, Any]) -> bool:
    return bool(green_cities(board) or board["abroad"] or any(route["boats"] for route in board["routes"]))


def green_cities(board: Mapping[str, Any]) -> list[str]:
    return [city["name"] for city in board["cities"] if city["green"]]


def spaces(column: Column, board: Mapping[str, Any]) -> Markup:
    coins = [space["prestige"] for city in board["cities"] for space in city["spaces"] if space["prestige"]]
    least = min(coins, default=1)
    return together(
        [
            column.heading(str(say("svg-legend-spaces"))),
            column.entry(0, space_sign("square"), str(say("svg-legend-trader"))),
            column.entry(1, space_sign("round"), str(say("svg-legend-merchant"))),
            column.entry(2, lambda x, y: coin(least, x, y, 8.5), str(say("svg-legend-coin"))),
        ]
    )


def space_sign(shape: str, privilege: str = "white") -> Sign:
    space = dict(shape=shape, privilege=privilege, prestige=0)
    return lambda x, y: printed_space(space, x, y, "sample")


def privileges(column: Column) -> Markup:
    rows = [
        column.entry(i, space_sign("square", name), str(say("svg-privilege", privilege=name)))
        for i, name in enumerate(PRIVILEGES)
    ]
    return together([column.heading(str(say("svg-legend-privileges"))), *rows])


def abilities(left: Column, right: Column) -> Markup:
    """The abilities in two columns below one heading."""
    both = Column(left.x, left.top, left.width + right.width)
    rows = [
        (left if i < 3 else right).entry(i % 3, ability_sign(name), str(say("svg-ability", ability=name)))
        for i, name in enumerate(ABILITIES)
    ]
    return together([both.heading(str(say("svg-legend-abilities"))), *rows])


def ability_sign(name: str) -> Sign:
    return smaller(scroll(name, 0, 0))


def smaller(drawn: Markup) -> Sign:
    """What was drawn at the origin, small enough for a row of the legend."""
    return lambda x, y: element("g", drawn, transform=f"translate({path_data(x, y)}) scale({SMALLER})")


def prestige(column: Column, board: Mapping[str, Any]) -> Markup:
    """The connection, the special prestige and the taverns."""
    numbers = ", ".join(str(number) for number in board["connection_prestige"])
    rows = [
        column.entry(
            0,
            lambda x, y: pennant(x - 5, y + 7),
            pair(board["connection_cities"]),
            str(say("svg-legend-connection", numbers=numbers)),
        ),
        column.entry(2.5, tavern, str(say("svg-legend-tavern")), str(say("svg-legend-tavern-more"))),
    ]
    if board["special_spaces"]:
        sign = smaller(special_space(board["special_spaces"][0], (0, 0), "sample"))
        route = pair(board["routes"][board["special_route"]]["cities"])
        rows.append(column.entry(1.25, sign, route, str(say("svg-legend-special"))))
    return together([column.heading(str(say("svg-legend-chart"))), *rows])


def pair(names: Sequence[str]) -> str:
    return str(say("svg-pair", start=names[0], end=names[1]))


def ends(column: Column, board: Mapping[str, Any]) -> Markup:
    """What ends the game."""
    reached = str(say("svg-legend-end-prestige", prestige=board["end_prestige"]))
    complete = str(say("svg-legend-end-completed", cities=board["end_completed"]))
    return together(
        [
            column.heading(str(say("svg-legend-ends"))),
            column.entry(0, line_sign("crown"), reached),
            column.entry(1, line_sign("post"), complete),
            column.entry(2, line_sign("marker"), str(say("svg-legend-end-markers"))),
        ]
    )


def line_sign(name: str) -> Sign:
    return lambda x, y: pictogram(name, x, y, 21, INK, 1.6)


def extras(board: Mapping[str, Any], chart: Box) -> Markup:
    """Boats and green cities, permanent markers, countries."""

    def column(start: float, end: float) -> Column:
        return Column(chart.x + chart.width * start, chart.bottom + EXTRAS_DOWN, chart.width * (end - start))

    last = 0.73 if board["abroad"] else 1.0
    middle = 0.29 + (last - 0.29) / 2
    parts = [
        sea_and_green(column(0, 0.265), board),
        permanent_markers(column(0.29, middle), column(middle, last), board),
        countries(column(0.755, 1), board),
    ]
    return element("g", *parts, class_="extras")


def sea_and_green(column: Column, board: Mapping[str, Any]) -> Markup:
    rows: list[Markup] = []
    if any(route["boats"] for route in board["routes"]):
        rows.append(column.entry(len(rows), lambda x, y: boat(x, y, 11.5), str(say("svg-legend-boat"))))
    if green_cities(board):
        rows.append(column.entry(len(rows), green_sign, str(say("svg-legend-green"))))
    return together([column.heading(str(say("svg-legend-special-places"))), *rows]) if rows else Markup()


def green_sign(x: float, y: float) -> Markup:
    return rect(Box(x, y, 0, 0).grown(8), rx=4, fill=GREEN, stroke=PLATE_EDGE, stroke_width=1.2)


def permanent_markers(left: Column, right: Column, board: Mapping[str, Any]) -> Markup:
    """Every kind on the board, in two columns below one heading."""
    kinds = list(dict.fromkeys(route["permanent"] for route in board["routes"] if route["permanent"]))
    if not kinds:
        return Markup()
    both = Column(left.x, left.top, left.width + right.width)
    rows = [
        (left, right)[i % 2].entry(i // 2 * 1.2, permanent_sign(kind), str(say(f"teutonica-permanent-{kind}")))
        for i, kind in enumerate(kinds)
    ]
    return together([both.heading(str(say("svg-legend-permanent"))), *rows])


def permanent_sign(kind: str) -> Sign:
    return smaller(permanent(kind, 0, 0))


def countries(column: Column, board: Mapping[str, Any]) -> Markup:
    """The countries abroad: how their routes look, who may place there and what their cities give."""
    rows = []
    for i, (name, tint) in enumerate(country_tints(board).items()):
        prestige = next(country["prestige"] for country in board["abroad"] if country["name"] == name)
        cities = [permission["city"] for permission in board["permissions"] if name in permission["countries"]]
        numbers = ", ".join(str(number) for number in prestige)
        head = str(say("svg-legend-country", country=name, numbers=numbers))
        permission = str(say("svg-legend-permission", cities=", ".join(cities)))
        rows.append(column.entry(i * 1.25, road_sign(tint), head, permission))
    return together([column.heading(str(say("svg-legend-countries"))), *rows]) if rows else Markup()


def road_sign(tint: Tint) -> Sign:
    def sign(x: float, y: float) -> Markup:
        line = path_data("M", x - 14, y, "h", 28)
        looks = ((tint.glow, 17, 0.3, None), (ROAD_EDGE, 7, 1, None), (tint.road, 5, 1, None))
        bands = [
            element("path", d=line, stroke=colour, stroke_width=width, opacity=opacity, stroke_dasharray=dashes)
            for colour, width, opacity, dashes in (*looks, (ROAD_EDGE, 1.6, 1, tint.dashes))
        ]
        return together(bands)

    return sign
