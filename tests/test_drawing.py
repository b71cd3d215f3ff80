"""The pictures of boards: complete, readable, and nothing covers what is played on."""

import doctest
import math
from functools import cache
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec
import pytest

import kogge  # noqa: F401  gives messages their words
from kogge.cli.drawing import svg
from kogge.cli.drawing.geometry import Box, curve_samples
from kogge.cli.drawing.teutonica import draw
from kogge.cli.drawing.teutonica_layout import Plan, plan
from kogge.core.messages import say
from kogge.games.teutonica.loading import load_board, parse_board

SVG = "{http://www.w3.org/2000/svg}"
OWN_BOARD = """
name = "own-board"
title = "Tom's \\"own\\" <board> & more, a title that is much too long for the cartouche it stands in"
players = [2, 3, 4, 5]
size = [420, 900]
end_prestige = 99
end_completed = 1
connection = { cities = ["Bergen op Zoom", "L'Isle-d'Abeau"], prestige = [99, 50, 20, 10, 1] }

[special]
city = "Aa"
route = "L'Isle-d'Abeau/Aa"
spaces = [
    { prestige = 7, privilege = "white", at = [300, 500] },
    { prestige = 8, privilege = "orange", at = [320, 500] },
    { prestige = 9, privilege = "pink", at = [330, 520] },
    { prestige = 11, privilege = "black", at = [335, 540] },
]

[[city]]
name = "Bergen op Zoom"
at = [0, 0]
spaces = ["white square 9", "orange round 1", "pink square 2", "black round 3", "white square", "orange square",
          "pink round", "black square"]
abilities = ["keys", "bank"]

[[city]]
name = "L'Isle-d'Abeau"
at = [420, 450]
spaces = ["black round"]
abilities = ["actions"]

[[city]]
name = "Aa"
at = [400, 470]
spaces = ["pink square", "black round"]

[[city]]
name = "Wimmelburgswinkel"
at = [10, 895]
spaces = ["white round", "white round", "white round"]

[[route]]
cities = ["Bergen op Zoom", "L'Isle-d'Abeau"]
points = [[420, 0]]
tavern = true

[[route]]
cities = ["L'Isle-d'Abeau", "Aa"]
points = [[380, 460]]
tavern = true

[[route]]
cities = ["Aa", "Wimmelburgswinkel"]
points = [[420, 900], [400, 890], [380, 880], [360, 870], [340, 860], [320, 850], [300, 840], [0, 900]]
tavern = true
"""
BOARDS = ["base23", "base45", "east", "britannia3", "britannia45", "own-board"]


@cache
def board(name: str) -> dict[str, Any]:
    found = parse_board(OWN_BOARD, "own.toml") if name == "own-board" else load_board(name)
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


@cache
def text(name: str) -> str:
    return draw(board(name))


@cache
def picture(name: str) -> Element:
    return ElementTree.fromstring(text(name))


@cache
def layout(name: str) -> Plan:
    return plan(board(name), "Special prestige")


def marked(root: Element, name: str) -> list[Element]:
    """The elements of this class."""
    return [found for found in root.iter() if name in found.get("class", "").split()]


def box(rect: Element) -> Box:
    return Box(*(float(rect.get(name, "")) for name in ("x", "y", "width", "height")))


def middle(circle: Element) -> tuple[float, float]:
    return float(circle.get("cx", "")), float(circle.get("cy", ""))


def circle_box(circle: Element) -> Box:
    return Box(*middle(circle), 0, 0).grown(float(circle.get("r", "")))


@pytest.mark.parametrize("name", BOARDS)
def test_every_city_has_its_plate_name_and_spoken_description(name: str) -> None:
    groups = marked(picture(name), "city")
    assert [group.get("data-city") for group in groups] == [city["name"] for city in board(name)["cities"]]
    for group, city in zip(groups, board(name)["cities"], strict=True):
        assert len(marked(group, "plate")) == 1
        assert city["name"] in [words.text for words in group.iter(f"{SVG}text")]
        spaces = len(city["spaces"]) or "no"
        assert (group.findtext(f"{SVG}title") or "").startswith(f"{city['name']}: {spaces} space")


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_coin_and_ability_is_drawn(name: str) -> None:
    for group, city in zip(marked(picture(name), "city"), board(name)["cities"], strict=True):
        shapes = [space["shape"] for space in city["spaces"]]
        assert [found.get("class", "").split()[1] for found in marked(group, "space")] == shapes
        assert len([found for found in marked(group, "square") if found.tag == f"{SVG}rect"]) == shapes.count("square")
        assert len([found for found in marked(group, "round") if found.tag == f"{SVG}circle"]) == shapes.count("round")
        coins = [str(space["prestige"]) for space in city["spaces"] if space["prestige"]]
        assert [words.text for words in group.iter(f"{SVG}text")][1:] == coins
        assert [found.get("data-ability") for found in marked(group, "ability")] == list(city["abilities"])


@pytest.mark.parametrize("name", BOARDS)
def test_every_point_and_tavern_is_drawn(name: str) -> None:
    groups = marked(picture(name), "route")
    assert len(groups) == len(board(name)["routes"])
    for group, route in zip(groups, board(name)["routes"], strict=True):
        assert group.get("data-route") == "/".join(route["cities"])
        assert len(marked(group, "point")) == len(route["points"])
        assert len(marked(group, "tavern")) == route["tavern"]
        boats = [int(found.get("data-point", "")) - 1 for found in marked(group, "boat")]
        assert boats == list(route["boats"])
        kinds = [found.get("data-permanent") for found in marked(group, "permanent")]
        assert kinds == [route["permanent"]] * bool(route["permanent"])
        assert route["country"] in (group.findtext(f"{SVG}title") or "")


@pytest.mark.parametrize("name", BOARDS)
def test_special_prestige_stands_where_the_board_has_it(name: str) -> None:
    scale = 1000 / board(name)["size"][0]
    expected = [(round(x * scale, 2), round(y * scale, 2)) for x, y in special_places(name)]
    assert [middle(found) for found in marked(picture(name), "special")] == expected


def special_places(name: str) -> list[tuple[int, int]]:
    return [space["at"] for space in board(name)["special_spaces"]]


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_lies_outside_the_picture(name: str) -> None:
    root = picture(name)
    page = Box(*(float(value) for value in root.get("viewBox", "").split()))
    boxes = [box(rect) for rect in root.iter(f"{SVG}rect")]
    # Circles of the legend may be drawn small, at a place of their own.
    boxes += [circle_box(found) for kind in ("point", "space round", "special") for found in circles(root, kind)]
    assert len(boxes) > 20
    assert [found for found in boxes if page.excess(found) > 0] == []
    for words in root.iter(f"{SVG}text"):
        assert page.distance((float(words.get("x", "")), float(words.get("y", "")))) == 0


def circles(root: Element, kind: str) -> list[Element]:
    return [found for found in root.iter(f"{SVG}circle") if found.get("class") == kind]


@pytest.mark.parametrize("name", BOARDS)
def test_plates_cover_no_point_and_no_other_plate(name: str) -> None:
    root = picture(name)
    plates = [box(found) for found in marked(root, "plate")]
    for plate in plates:
        for found in marked(root, "point") + marked(root, "special"):
            assert plate.distance(middle(found)) >= float(found.get("r", ""))
    assert [plate for i, plate in enumerate(plates) if any(plate.overlap(other) for other in plates[:i])] == []


@pytest.mark.parametrize("name", BOARDS)
def test_scrolls_and_taverns_cover_no_point_and_no_plate(name: str) -> None:
    placed = layout(name)
    points = [point for road in placed.roads for point in road.points]
    for plate in placed.plates:
        others = [other.footprint for other in placed.plates if other is not plate]
        for scroll in plate.scrolls:
            assert min(scroll.distance(point) for point in points) >= 11
            assert not any(scroll.overlap(other) for other in others)
    for tavern in placed.taverns.values():
        assert min(math.dist(tavern, point) for point in points) >= 11 + 8
        assert min(plate.footprint.distance(tavern) for plate in placed.plates) >= 8
    for permanent in placed.permanents.values():
        assert min(math.dist(permanent, point) for point in points) >= 11 + 18
        assert min(plate.footprint.distance(permanent) for plate in placed.plates) >= 18


@pytest.mark.parametrize("name", BOARDS)
def test_roads_stay_on_the_chart(name: str) -> None:
    placed = layout(name)
    for road in placed.roads:
        assert [at for at in curve_samples(road.curve) if placed.frame.distance(at) > 0] == []


@pytest.mark.parametrize("name", BOARDS)
def test_city_names_are_readable_when_the_picture_is_1000_pixels_wide(name: str) -> None:
    root = picture(name)
    width = Box(*(float(value) for value in root.get("viewBox", "").split())).width
    for group in marked(root, "city"):
        name_text = next(group.iter(f"{SVG}text"))
        assert float(name_text.get("font-size", "")) * 1000 / width >= 11


@pytest.mark.parametrize("name", BOARDS)
def test_the_legend_says_what_wins_and_what_ends_the_game(name: str) -> None:
    (legend,) = marked(picture(name), "legend")
    said = " | ".join(words.text or "" for words in legend.iter(f"{SVG}text"))
    for word in ("Keys", "Actions", "Privilege", "Book", "Bank", "White", "Orange", "Pink", "Black", "Tavern"):
        assert word in said
    assert "–".join(board(name)["connection_cities"]) in said
    assert ", ".join(str(number) for number in board(name)["connection_prestige"]) in said
    assert f"{board(name)['end_prestige']} prestige" in said
    assert f"{board(name)['end_completed']} cit" in said
    assert ("boat" in said) == any(route["boats"] for route in board(name)["routes"])
    assert ("no printed spaces" in said) == any(city["green"] for city in board(name)["cities"])
    for country in board(name)["abroad"]:
        assert country["name"] in said
    for route in board(name)["routes"]:
        assert not route["permanent"] or str(say(f"teutonica-permanent-{route['permanent']}")) in said


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_stands_alone_and_describes_itself(name: str) -> None:
    root = picture(name)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == board(name)["title"]
    assert f"{len(board(name)['cities'])} cities" in (root.findtext(f"{SVG}desc") or "")
    assert not any(word in text(name) for word in ("<script", "<image", "href", "@import", "[svg-"))
    assert text(name).count("http") == 1  # the name of the SVG language


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_board_gives_the_same_text(name: str) -> None:
    assert draw(board(name)) == text(name)


@pytest.mark.parametrize("name", BOARDS)
def test_routes_abroad_are_tinted_and_dashed(name: str) -> None:
    (roads,) = marked(picture(name), "roads")
    assert len(list(roads)) == 3 + 3 * len(board(name)["abroad"])


def test_green_cities_have_low_green_plates() -> None:
    plates = {group.get("data-city"): marked(group, "plate")[0] for group in marked(picture("east"), "city")}
    fills = {name: plates[name].get("fill") for name in ("Belgard", "Waren", "Dresden", "Danzig")}
    assert len({fills["Belgard"], fills["Waren"], fills["Danzig"]}) == 3
    assert fills["Waren"] == fills["Dresden"]
    assert box(plates["Belgard"]).height < box(plates["Danzig"]).height


def test_a_board_without_special_prestige_can_be_drawn() -> None:
    root = ElementTree.fromstring(draw({**board("base45"), "special_spaces": []}))
    assert marked(root, "special") == []
    assert len(marked(root, "city")) == 27


def test_helpers_write_short_numbers_and_escape_everything() -> None:
    written = [svg.number(value) for value in (3, 0.5, -12.25, -0.001, 1 / 3, 100)]
    assert written == ["3", "0.5", "-12.25", "0", "0.33", "100"]
    assert svg.element("a", "<b>", svg.element("c"), d="'\"&") == '<a d="&#x27;&quot;&amp;">&lt;b&gt;<c/></a>'
    assert svg.path_data("M", 1, 2.5, "h", -3, "z") == "M1 2.5h-3z"
    assert doctest.testmod(svg).failed == 0
