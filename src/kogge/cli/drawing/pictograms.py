"""Small drawings: abilities, tavern, coin, pennant, boat, permanent marker, goods, compass rose."""

import math
from typing import Final

from kogge.cli.drawing.geometry import Point
from kogge.cli.drawing.palette import (
    BOAT,
    COIN,
    COIN_EDGE,
    COIN_INK,
    CREAM,
    HAIRLINE,
    HANSA_GOODS,
    INK,
    LAND,
    PENNANT,
    PERMANENT,
    PERMANENT_INK,
    POINT,
    ROSE,
    SCROLL,
)
from kogge.cli.drawing.shapes import disc, words
from kogge.cli.drawing.svg import Markup, element, path_data, together

GRID: Final = 24  # all shapes below are drawn on a square of this size

STROKE_PITCH: Final = 3.7

# Lines, and discs and surfaces that are filled.
LINES: Final = {
    "keys": "M10.7 10.7 20.4 20.4M16 16l2.7-2.7M18.7 18.7l2.3-2.3M11.9 7.6a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 1 1 8.6 0z",
    "actions": "M6 3h12M6 21h12M7.6 3c0 5 3.2 6.4 4.4 9-1.2 2.6-4.4 4-4.4 9"
    "M16.4 3c0 5-3.2 6.4-4.4 9 1.2 2.6 4.4 4 4.4 9",
    "privilege": "M5 3.2h13v11.6H5zM8 6.6h7M8 9.4h7M8 12.1h3M13.6 14.8l-1 6 2.9-1.7 2.9 1.7-1-6",
    "book": "M12 6.2c-2.1-1.6-5-2-8.6-1.6v13.6c3.6-.4 6.5 0 8.6 1.6 2.1-1.6 5-2 8.6-1.6V4.6"
    "C17 4.2 14.1 4.6 12 6.2zM12 6.2v13.6M6 8.6c1.4-.1 2.6.1 3.7.6M6 11.8c1.4-.1 2.6.1 3.7.6"
    "M18 8.6c-1.4-.1-2.6.1-3.7.6M18 11.8c-1.4-.1-2.6.1-3.7.6",
    "bank": "M9 7.6 7.2 3.4c1.6.9 3.2.9 4.8 0 1.6.9 3.2.9 4.8 0L15 7.6M8.4 7.6h7.2"
    "M9 7.6c-3.4 2.5-5 5.4-5 8.2 0 3.2 2.5 5 8 5s8-1.8 8-5c0-2.8-1.6-5.7-5-8.2",
    "tavern": "M5 7.5h10v12.3H5zM15 10h2.6c1.3 0 2 .8 2 2v2.6c0 1.3-.8 2.1-2 2.1H15M8.3 10.5v6M11.7 10.5v6"
    "M4.6 7.5c0-2 1.7-3 3.2-2.4.8-2 4-2 4.7 0 1.6-.5 3 .6 2.9 2.4",
    "crown": "M4 17.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 10zM4.3 20.5h15.4",
    "post": "M4.5 20.5V9.8L8.3 4l3.7 5.8L15.7 4l3.8 5.8v10.7zM10 20.5v-5h4v5M8.3 10.4v1.6M15.7 10.4v1.6",
    "boat": "M12 14.7V2.6M6.8 4.8h10.4c-.9 2.5-.9 4.7 0 7.2H6.8c.9-2.5.9-4.7 0-7.2z",
    "move": "M12 3v18M3 12h18M9.3 5.6 12 3l2.7 2.6M9.3 18.4 12 21l2.7-2.6M5.6 9.3 3 12l2.6 2.7M18.4 9.3 21 12l-2.6 2.7",
    "route": "M5 18.5c5 .5 4-6 8-7s5-1 6-5.5M6.8 18.5a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 1 1 4.4 0z"
    "M21.4 5.2a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 1 1 4.4 0z",
    "cloth": "M6 5.5h12v13H6zM6 9.8h12M6 14.2h12",
    "fish": "M3.5 12c4-6 9-6 13 0-4 6-9 6-13 0zM16.5 12l4-4v8z",
    "fur": "M8 4l4 3 4-3 2.5 6.5L16 20H8L5.5 10.5z",
    "grain": "M12 21V5M12 10 8 6.5M12 10l4-3.5M12 14.5 8 11M12 14.5l4-3.5M12 19l-4-3.5M12 19l4-3.5",
    "salt": "M12 4l6.5 8-6.5 8-6.5-8zM5.5 12h13",
    "timber": "M19.5 12a7.5 7.5 0 1 1-15 0a7.5 7.5 0 1 1 15 0zM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0z",
    "barrel": "M7 3.5h10c2.3 5.6 2.3 11.4 0 17H7c-2.3-5.6-2.3-11.4 0-17zM5.6 8.3h12.8M5.6 15.7h12.8M12 3.5v17",
    "marker": "M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6zM8.7 12h6.6",
}
SURFACES: Final = {
    "keys": "M8.7 7.6a1.1 1.1 0 1 1-2.2 0a1.1 1.1 0 1 1 2.2 0z",
    "actions": "M8.9 20c.5-2.3 2.2-3 3.1-4.2.9 1.2 2.6 1.9 3.1 4.2zM10 8.2h4c-.6 1-1.5 1.7-2 2.7-.5-1-1.4-1.7-2-2.7z",
    "privilege": "M18.8 15.4a3.3 3.3 0 1 1-6.6 0a3.3 3.3 0 1 1 6.6 0z",
    "boat": "M2.6 13.2h3v1.5h12.8v-1.5h3c0 4.3-2 7.3-4.8 7.3H7.4c-2.8 0-4.8-3-4.8-7.3z",
    "bank": "M14.7 14.6a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 1 1 5.4 0z",
}


# The sign on a permanent marker.
PERMANENT_SIGNS: Final = {
    "move_any_two": "move",
    "develop_privilege": "privilege",
    "green_post": "post",
    "place_two_from_route": "route",
    "place_two_abroad": "route",
}
LOZENGE: Final = 18.5  # from its middle to its corners


# The sign on the goods of each colour of Hansa.
GOODS_SIGNS: Final = {
    "orange": "cloth",
    "brown": "fur",
    "yellow": "grain",
    "green": "timber",
    "blue": "fish",
    "pink": "salt",
}


def pictogram(name: str, x: float, y: float, size: float, colour: str, line: float = 1.8) -> Markup:
    """A pictogram with its middle here."""
    surface = SURFACES.get(name)
    return element(
        "g",
        element("path", d=LINES[name]),
        element("path", d=surface, fill=colour, stroke="none") if surface else Markup(),
        transform=f"translate({path_data(x - size / 2, y - size / 2)}) scale({path_data(size / GRID)})",
        fill="none",
        stroke=colour,
        stroke_width=line,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def tavern(x: float, y: float) -> Markup:
    return pictogram("tavern", x, y, 20, INK, 1.7)


def scroll(ability: str, x: float, y: float) -> Markup:
    """The sign of a city in which an ability can be developed."""
    return together(
        [
            element(
                "path",
                d=path_data("M", x - 15, y - 12, "q15 -7 30 0v24q-15 7 -30 0z"),
                fill=SCROLL,
                stroke=INK,
                stroke_width=1.2,
            ),
            element(
                "path",
                d=path_data("M", x - 12.5, y - 10, "q12.5 -5.5 25 0v20q-12.5 5.5 -25 0z"),
                fill="none",
                stroke=HAIRLINE,
                stroke_width=0.8,
            ),
            pictogram(ability, x, y, 19, CREAM, 1.9),
        ]
    )


def boat(x: float, y: float, radius: float, **look: str | float) -> Markup:
    """A point at sea."""
    return together(
        [
            disc((x, y), radius, fill=BOAT, stroke=POINT, stroke_width=2, **look),
            pictogram("boat", x, y - 0.5, radius * 1.26, POINT, 1.8),
        ]
    )


def permanent(kind: str, x: float, y: float) -> Markup:
    """A marker that stays: a lozenge, so that it does not look like one that goes."""
    corners = ("M", x, y - LOZENGE, "L", x + LOZENGE, y, "L", x, y + LOZENGE, "L", x - LOZENGE, y, "z")
    look = dict(fill=PERMANENT, stroke=PERMANENT_INK, stroke_linejoin="round")
    return together(
        [
            element("path", d=path_data(*corners), stroke_width=2, **look),
            pictogram(PERMANENT_SIGNS[kind], x, y, 18, PERMANENT_INK, 2),
        ]
    )


def coin(value: int, x: float, y: float, radius: float) -> Markup:
    return together(
        [
            disc((x, y), radius, fill=COIN, stroke=COIN_EDGE, stroke_width=1.1),
            words(str(value), (x, y + radius * 0.53), radius * 1.5, bold=True, fill=COIN_INK),
        ]
    )


def goods(colour: str, barrels: int, x: float, y: float, radius: float) -> Markup:
    """A goods marker: its sign above as many strokes as it has barrels."""
    wares = HANSA_GOODS[colour]
    return together(
        [
            disc((x, y), radius, fill=wares.fill, stroke=INK, stroke_width=1.2),
            pictogram(GOODS_SIGNS[colour], x, y - radius * 0.2, radius * 1.05, wares.ink, 2.2),
            strokes(barrels, x, y + radius * 0.62, radius * 0.36, wares.ink),
        ]
    )


def strokes(count: int, x: float, y: float, height: float, colour: str) -> Markup:
    """I, II, III or IIII, its middle here."""
    data: list[str | float] = []
    for i in range(count):
        data += ["M", x + (i - (count - 1) / 2) * STROKE_PITCH, y - height / 2, "v", height]
    return element("path", d=path_data(*data), fill="none", stroke=colour, stroke_width=1.7, stroke_linecap="round")


def pennant(x: float, y: float) -> Markup:
    """A red flag whose staff stands here, 12 high."""
    return element(
        "path",
        d=path_data("M", x, y, "v-12h10l-2.6 3.4 2.6 3.4H", x),
        fill=PENNANT,
        stroke=INK,
        stroke_linejoin="round",
        stroke_width=1,
    )


def rose(at: Point, radius: float) -> Markup:
    """A compass rose of eight points."""
    x, y = at
    dark: list[str | float] = []
    light: list[str | float] = []
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        angle = i * math.pi / 4 - math.pi / 2
        tip = around(at, radius if i % 2 == 0 else radius * 0.66, angle)
        dark += ["M", x, y, "L", *around(at, radius * 0.2, angle - math.pi / 4), "L", *tip, "z"]
        light += ["M", x, y, "L", *around(at, radius * 0.2, angle + math.pi / 4), "L", *tip, "z"]
    return element(
        "g",
        disc(at, radius * 0.62, fill="none"),
        disc(at, radius * 0.56, fill="none", stroke_width=0.5),
        element("path", d=path_data(*light), fill=LAND),
        element("path", d=path_data(*dark), fill=ROSE),
        class_="rose",
        stroke=ROSE,
        stroke_width=0.8,
        stroke_linejoin="round",
    )


def around(at: Point, radius: float, angle: float) -> Point:
    return at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)
