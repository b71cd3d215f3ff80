"""What stands on the chart of Hansa: lanes with arrows, plates with warehouses, the ship, the five piles."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Point, direction
from kogge.cli.drawing.hansa_layout import NAME_SIZE, NUMBER_RADIUS, NUMBER_ROOM, Lane, Plan
from kogge.cli.drawing.palette import (
    CREAM,
    HAIRLINE,
    LANE,
    LANE_HALO,
    PLATE,
    PLATE_EDGE,
    ROAD,
    ROAD_EDGE,
    SERIF,
    SHADOW,
    SLOT,
    WAX,
)
from kogge.cli.drawing.pictograms import boat
from kogge.cli.drawing.shapes import disc, rect, words
from kogge.cli.drawing.svg import Markup, element, path_data, together
from kogge.core.messages import say

WAREHOUSE_RADIUS: Final = 17.0
WAREHOUSE_PITCH: Final = 42.0
WAREHOUSES_DOWN: Final = 52.0  # from the upper edge of a plate to the middle of its warehouses
HEAD: Final = (13.0, 6.5)  # length and half the breadth of an arrowhead
SHIP_RADIUS: Final = 19.0
PILE_RADIUS: Final = 21.0
# The middles of the piles in their table: three below, two above, used from the lower left to the upper right.
PILE_PLACES: Final = ((38.0, 100.0), (80.0, 62.0), (125.0, 100.0), (170.0, 62.0), (212.0, 100.0))


def lanes(placed: Plan) -> Markup:
    """All lanes: dashed at sea, a road on land; every one ends in an arrow."""
    return element("g", *(lane(one) for one in placed.lanes), class_="lanes", fill="none", stroke_linecap="round")


def lane(one: Lane) -> Markup:
    start, end = one.route["cities"]
    kind = "overland" if one.route["overland"] else "lane"
    spoken = say("svg-hansa-route", start=start, end=end, overland="yes" if one.route["overland"] else "no")
    head = direction(one.points[-2], one.points[-1])
    neck = (one.points[-1][0] - head[0] * HEAD[0] * 0.7, one.points[-1][1] - head[1] * HEAD[0] * 0.7)
    line = path_data("M", *one.points[0], *(part for at in (*one.points[1:-2], neck) for part in ("L", *at)))
    if one.route["overland"]:
        strokes = [
            element("path", d=line, stroke=ROAD_EDGE, stroke_width=7),
            element("path", d=line, stroke=ROAD, stroke_width=5),
            element("path", d=line, stroke=ROAD_EDGE, stroke_width=0.8, stroke_dasharray="1 5"),
        ]
    else:
        strokes = [
            element("path", d=line, stroke=LANE_HALO, stroke_width=7),
            element("path", d=line, stroke=LANE, stroke_width=2.6, stroke_dasharray="9 7"),
        ]
    return element(
        "g",
        element("title", str(spoken)),
        *strokes,
        arrowhead(one.points[-1], head),
        class_=kind,
        data_route=f"{start}/{end}",
    )


def arrowhead(tip: Point, way: Point) -> Markup:
    (x, y), (dx, dy), (length, half) = tip, way, HEAD
    back = (x - dx * length, y - dy * length)
    corners = [(back[0] - dy * half, back[1] + dx * half), (back[0] + dy * half, back[1] - dx * half)]
    return element(
        "path",
        d=path_data("M", x, y, "L", *corners[0], "L", *corners[1], "z"),
        fill=LANE,
        stroke=LANE_HALO,
        stroke_width=1.5,
        stroke_linejoin="round",
        class_="arrow",
    )


def cities(placed: Plan, board: Mapping[str, Any]) -> Markup:
    return together(city(one, placed.plates[one["name"]]) for one in board["cities"])


def city(one: Mapping[str, Any], box: Box) -> Markup:
    """A plate: the number of filling and the name, below them the warehouses."""
    baseline = box.y + 22.0
    number_at = (box.x + NUMBER_RADIUS + 7, baseline - 5.6)
    spoken = say("svg-hansa-city", city=one["name"], number=one["number"], warehouses=one["warehouses"])
    parts = [
        element("title", str(spoken)),
        rect(box.moved(1, 2), rx=6, fill=SHADOW, fill_opacity=0.25),
        rect(box, class_="plate", rx=6, fill=PLATE, stroke=PLATE_EDGE, stroke_width=1.2),
        disc(number_at, NUMBER_RADIUS, fill=WAX, class_="number"),
        words(str(one["number"]), (number_at[0], number_at[1] + 4.6), 13.5, bold=True, fill=CREAM),
        words(one["name"], (box.x + NUMBER_ROOM, baseline), NAME_SIZE, family=SERIF, bold=True, anchor="start"),
        element(
            "path", d=path_data("M", box.x + 8, box.y + 31, "h", box.width - 16), stroke=HAIRLINE, stroke_width=0.9
        ),
    ]
    for i in range(one["warehouses"]):
        at = (box.x + 12 + WAREHOUSE_RADIUS + i * WAREHOUSE_PITCH, box.y + WAREHOUSES_DOWN)
        parts.append(warehouse(at, WAREHOUSE_RADIUS))
    return element("g", *parts, class_="city", data_city=one["name"])


def warehouse(at: Point, radius: float) -> Markup:
    return disc(at, radius, class_="warehouse", fill=SLOT, stroke=ROAD_EDGE, stroke_width=1.3, stroke_dasharray="3 3")


def ship(placed: Plan, board: Mapping[str, Any]) -> Markup:
    """At the right end of the plate where it begins."""
    box = placed.plates[board["start"]]
    at = (box.right - SHIP_RADIUS - 9, box.y + WAREHOUSES_DOWN)
    name = element("title", str(say("svg-hansa-ship", city=board["start"])))
    return element("g", name, boat(*at, SHIP_RADIUS), class_="ship")


def supply(box: Box) -> Markup:
    """The table of the five piles, with the way in which they are used."""
    places = [(box.x + x, box.y + y) for x, y in PILE_PLACES]
    parts = [
        rect(box.moved(1, 2), rx=6, fill=SHADOW, fill_opacity=0.25),
        rect(box, rx=6, fill=PLATE, stroke=PLATE_EDGE, stroke_width=1.2, class_="plate"),
        words(
            str(say("svg-hansa-supply")), (box.x + 14, box.y + 25), NAME_SIZE, family=SERIF, bold=True, anchor="start"
        ),
        *between(places),
    ]
    for i, at in enumerate(places):
        last = i == len(places) - 1
        parts.append(
            disc(at, PILE_RADIUS, class_="pile", fill=WAX if last else SLOT, stroke=PLATE_EDGE, stroke_width=1.3)
        )
        parts.append(words(str(i + 1), (at[0], at[1] + 5.6), 16, bold=True, fill=CREAM if last else PLATE_EDGE))
    return element("g", *parts, class_="supply")


def between(places: Sequence[Point]) -> list[Markup]:
    """Arrows from pile to pile."""
    found = []
    for a, b in pairwise(places):
        dx, dy = direction(a, b)
        start = (a[0] + dx * PILE_RADIUS, a[1] + dy * PILE_RADIUS)
        tip = (b[0] - dx * (PILE_RADIUS + 1), b[1] - dy * (PILE_RADIUS + 1))
        found.append(element("path", d=path_data("M", *start, "L", *tip), stroke=LANE, stroke_width=2))
        found.append(arrowhead(tip, (dx, dy)))
    return found
