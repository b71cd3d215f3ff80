"""What stands on the chart of Hansa Teutonica: roads, points and what lies beside them, plates, special prestige."""

from collections.abc import Mapping
from typing import Any, Final

from kogge.cli.drawing.geometry import Box, Point, curve_path, text_width
from kogge.cli.drawing.palette import (
    COUNTRIES,
    GREEN,
    LAND,
    PLATE,
    PLATE_EDGE,
    POINT,
    POINT_EDGE,
    PRIVILEGES,
    ROAD,
    ROAD_EDGE,
    SERIF,
    SHADOW,
    YELLOW_GREEN,
    Tint,
)
from kogge.cli.drawing.pictograms import STROKE_PITCH, boat, coin, pennant, permanent, scroll, strokes, tavern
from kogge.cli.drawing.shapes import disc, rect, words
from kogge.cli.drawing.svg import Markup, element, path_data, together
from kogge.cli.drawing.teutonica_layout import (
    BOAT_RADIUS,
    LABEL_SIZE,
    NAME_SIZE,
    PENNANT_WIDTH,
    POINT_RADIUS,
    SPACE_PITCH,
    SPECIAL_RADIUS,
    TABLE_RADIUS,
    Plan,
    Plate,
    Road,
)
from kogge.core.messages import say

SPACE: Final = 22.5  # edge of a square space, diameter of a round one
SPACES_DOWN: Final = 29.3  # from the upper edge of a plate to the middle of its spaces
PLAIN_ENDS: Final = {"stroke_linecap": "butt"}


def roads(placed: Plan, board: Mapping[str, Any]) -> Markup:
    """All roads as pale bands with ink edges; the edges come first, so that crossings stay open."""
    data = "".join(curve_path(road.curve) for road in placed.roads)
    tints = country_tints(board)
    tinted = {
        tint: "".join(curve_path(road.curve) for road in placed.roads if road.route["country"] == name)
        for name, tint in tints.items()
    }
    return element(
        "g",
        *(element("path", d=path, stroke=tint.glow, stroke_width=17, opacity=0.3) for tint, path in tinted.items()),
        element("path", d=data, stroke=ROAD_EDGE, stroke_width=7),
        element("path", d=data, stroke=ROAD, stroke_width=5),
        *(element("path", d=path, stroke=tint.road, stroke_width=5) for tint, path in tinted.items()),
        element("path", d=data, stroke=ROAD_EDGE, stroke_width=0.8, stroke_dasharray="1 5"),
        *(
            element("path", d=path, stroke=ROAD_EDGE, stroke_width=1.6, stroke_dasharray=tint.dashes, **PLAIN_ENDS)
            for tint, path in tinted.items()
        ),
        class_="roads",
        fill="none",
        stroke_linecap="round",
    )


def country_tints(board: Mapping[str, Any]) -> dict[str, Tint]:
    """How the routes of each country abroad look."""
    return dict(zip((country["name"] for country in board["abroad"]), COUNTRIES, strict=False))


def stations(placed: Plan) -> Markup:
    """The points of all routes, and what lies beside them."""
    return together(
        station(road, placed.taverns.get(i), placed.permanents.get(i)) for i, road in enumerate(placed.roads)
    )


def station(road: Road, tavern_at: Point | None, permanent_at: Point | None) -> Markup:
    start, end = road.route["cities"]
    parts = [point(at, i, i - 1 in road.route["boats"]) for i, at in enumerate(road.points, 1)]
    if tavern_at:
        parts.append(element("g", tavern(*tavern_at), class_="tavern"))
    if permanent_at:
        kind = road.route["permanent"]
        parts.append(element("g", permanent(kind, *permanent_at), class_="permanent", data_permanent=kind))
    return element("g", element("title", route_words(road)), *parts, class_="route", data_route=f"{start}/{end}")


def point(at: Point, number: int, at_sea: bool) -> Markup:
    if at_sea:
        return boat(*at, BOAT_RADIUS, class_="point boat", data_point=number)
    return disc(at, POINT_RADIUS, class_="point", data_point=number, fill=POINT, stroke=POINT_EDGE, stroke_width=1.3)


def route_words(road: Road) -> str:
    """What a screen reader says about the route."""
    route = road.route
    start, end = route["cities"]
    tavern_there = "yes" if route["tavern"] else "no"
    parts = [say("svg-route", start=start, end=end, points=len(road.points), tavern=tavern_there)]
    if route["boats"]:
        boats = ", ".join(str(i + 1) for i in route["boats"])
        parts.append(say("svg-route-boats", count=len(route["boats"]), points=boats))
    if route["permanent"]:
        effect = str(say(f"teutonica-permanent-{route['permanent']}"))
        parts.append(say("svg-route-permanent", effect=effect))
    if route["country"]:
        parts.append(say("svg-route-country", country=route["country"]))
    return "; ".join(str(part) for part in parts)


def cities(placed: Plan) -> Markup:
    return together(city(plate) for plate in placed.plates)


def city(plate: Plate) -> Markup:
    """A plate: the name above the printed spaces, abilities as scrolls at its right end."""
    box, name = plate.box, plate.city["name"]
    middle = box.centre[0]
    name_middle = middle
    if plate.pennant:
        name_middle = max(middle, box.x + PENNANT_WIDTH + 3 + text_width(name, NAME_SIZE) / 2)
    spaces = plate.city["spaces"]
    baseline = box.y + (13.4 if spaces else 15.6)
    parts = [
        element("title", city_words(plate)),
        rect(box.moved(1, 2), rx=5, fill=SHADOW, fill_opacity=0.25),
        rect(box, class_="plate", rx=5, fill=plate_fill(plate.city), stroke=PLATE_EDGE, stroke_width=1.2),
        words(name, (name_middle, baseline), NAME_SIZE, family=SERIF, bold=True),
    ]
    if plate.pennant:
        parts.append(pennant(box.x + 6, baseline + 1.4))
    for i, space in enumerate(spaces):
        x = middle + (i - (len(spaces) - 1) / 2) * SPACE_PITCH
        parts.append(printed_space(space, x, box.y + SPACES_DOWN, f"space {space['shape']}"))
    for ability, place in zip(plate.city["abilities"], plate.scrolls, strict=True):
        parts.append(element("g", scroll(ability, *place.centre), class_="ability", data_ability=ability))
    return element("g", *parts, class_="city", data_city=name)


def plate_fill(city: Mapping[str, Any]) -> str:
    if not city["green"]:
        return PLATE
    return YELLOW_GREEN if city["abilities"] else GREEN


def printed_space(space: Mapping[str, Any], x: float, y: float, name: str) -> Markup:
    """A square for a trader or a circle for a merchant, with the strokes of its privilege and perhaps a coin."""
    tone = PRIVILEGES[space["privilege"]]
    look = dict(class_=name, fill=tone.fill, stroke=tone.edge)
    if space["shape"] == "round":
        shape = disc((x, y), SPACE / 2, stroke_width=1.2, **look)
    else:
        shape = rect(Box(x, y, 0, 0).grown(SPACE / 2), rx=2.5, stroke_width=1.2, **look)
    if not space["prestige"]:
        return together([shape, strokes(tone.strokes, x, y, 7, tone.ink)])
    aside = STROKE_PITCH / 2 * (tone.strokes - 1) - 5.5  # the first stroke stands left of the coin, however many follow
    return together(
        [
            shape,
            strokes(tone.strokes, x + aside, y + 6.6, 4.6, tone.ink),
            coin(space["prestige"], x + 2.5, y - 2.9, 6.5),
        ]
    )


def city_words(plate: Plate) -> str:
    """What a screen reader says about the city."""
    spaces = [
        str(say("svg-space", privilege=space["privilege"], shape=space["shape"], prestige=space["prestige"]))
        for space in plate.city["spaces"]
    ]
    sentence = say("svg-city", city=plate.city["name"], count=len(spaces), spaces=", ".join(spaces))
    abilities = [str(say("svg-ability", ability=ability)) for ability in plate.city["abilities"]]
    more = [str(say("svg-city-develops", abilities=", ".join(abilities)))] if abilities else []
    more += [str(say("svg-city-connection"))] if plate.pennant else []
    countries = ", ".join(plate.city["countries"])
    more += [str(say("svg-city-countries", countries=countries))] if countries else []
    return "; ".join([str(sentence), *more])


def special_prestige(placed: Plan, board: Mapping[str, Any]) -> Markup:
    """The table of special prestige, tied to its city by a dotted line."""
    if not placed.specials:
        return Markup()
    home = next(plate.box.centre for plate in placed.plates if plate.city["name"] == board["special_city"])
    nearest = min(placed.specials, key=lambda at: (at[0] - home[0]) ** 2 + (at[1] - home[1]) ** 2)
    first, *rest = placed.specials
    line: list[str | float] = ["M", *first]
    for at in rest or [(first[0] + 0.01, first[1])]:
        line += ["L", *at]
    band = dict(d=path_data(*line), fill="none", stroke_linecap="round", stroke_linejoin="round")
    parts = [
        element(
            "path",
            d=path_data("M", *home, "L", *nearest),
            stroke=POINT_EDGE,
            stroke_width=1.6,
            stroke_dasharray="0.1 4.5",
            stroke_linecap="round",
        ),
        element("path", stroke=PLATE_EDGE, stroke_width=2 * TABLE_RADIUS + 1.2, **band),
        element("path", stroke=PLATE, stroke_width=2 * TABLE_RADIUS - 1.2, **band),
        element(
            "g",
            words(str(say("svg-special")), placed.special_label, LABEL_SIZE, family=SERIF, italic=True),
            stroke=LAND,
            stroke_width=3,
            stroke_opacity=0.6,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
    ]
    for space, at in zip(board["special_spaces"], placed.specials, strict=True):
        parts.append(special_space(space, at, "special"))
    return element("g", *parts, class_="special-prestige")


def special_space(space: Mapping[str, Any], at: Point, name: str) -> Markup:
    tone = PRIVILEGES[space["privilege"]]
    x, y = at
    return together(
        [
            disc(at, SPECIAL_RADIUS, class_=name, fill=tone.fill, stroke=PLATE_EDGE, stroke_width=1.2),
            words(str(space["prestige"]), (x, y + 3.2), 14.5, bold=True, fill=tone.ink),
            strokes(tone.strokes, x, y + 8.6, 4.4, tone.ink),
        ]
    )
