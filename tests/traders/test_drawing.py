"""The picture of the board: complete, readable, and no hex covers another."""

import math
from xml.etree import ElementTree

import pytest
from traders_tools import BOARD, CITIES, rules

from kogge.cli.drawing.traders import draw
from kogge.cli.drawing.traders_layout import plan

SVG = "{http://www.w3.org/2000/svg}"
DATA = rules().board_data()
PICTURE = ElementTree.fromstring(draw(DATA))


def groups(name: str) -> list[ElementTree.Element]:
    (found,) = [group for group in PICTURE.iter(f"{SVG}g") if group.get("class") == name]
    return list(found)


def words(group: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in group.iter(f"{SVG}text")]


def test_every_city_shows_its_name_its_places_and_its_supply():
    assert [words(group)[0] for group in groups("cities")] == list(CITIES)
    letters = {"red": "re", "yellow": "ye", "grey": "gy", "green": "gn", "blue": "bu", "brown": "bn", "black": "bk"}
    for group, city in zip(groups("cities"), CITIES.values(), strict=True):
        place = {"west": "W", "central": "C", "east": "E"}[city.region]
        assert words(group)[1:] == [place] * 3 + [letters[colour] for colour in city.supply]
        assert group.findtext(f"{SVG}title") == f"{city.name} ({city.region}): supplies {', '.join(city.supply)}"


def test_every_sea_hex_shows_its_name_and_says_what_lies_beside_it():
    assert [words(group) for group in groups("sea")] == [[one.name] for one in BOARD.hexes if not one.city]
    titles = [group.findtext(f"{SVG}title") for group in groups("sea")]
    assert "Sound, at sea, beside Kattegat, Lübeck, Falsterbo" in titles


def test_hexes_touch_but_never_overlap_and_stay_on_the_chart():
    placed = plan(DATA)
    middles = list(placed.middles.values())
    least = min(math.dist(a, b) for i, a in enumerate(middles) for b in middles[:i])
    assert least == pytest.approx(math.sqrt(3) * placed.radius)
    for x, y in middles:
        assert placed.frame.x < x - placed.radius
        assert x + placed.radius < placed.frame.right
        assert placed.frame.y < y - placed.radius
        assert y + placed.radius < placed.frame.bottom


def test_the_legend_has_every_side_of_every_achievement():
    (legend,) = [group for group in PICTURE.iter(f"{SVG}g") if group.get("class") == "legend"]
    shown = " ".join(words(legend))
    for side in BOARD.achievements:
        assert f"{side.tile.replace('_', ' ')} {side.side}: " in shown
