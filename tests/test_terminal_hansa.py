"""The position of Hansa in a terminal: the map for all widths, the list of cities, plain sentences."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import kogge
from kogge.cli.terminal import hansa_map
from kogge.cli.terminal.canvas import CROSS, HEADS
from kogge.cli.terminal.hansa import Picture

BOARD = kogge.game("hansa").board("hansa")
NAMES = {"blue": "Anna", "red": "greedy", "green": "Ben", "yellow": "random"}
WIDTHS = [64, 72, 80, 90, 100, 112, 140]
BOOTHS = {
    "Danzig": {"blue": 12, "red": 3},
    "Riga": {"blue": 1, "red": 1, "green": 1, "yellow": 2},
    "Kalmar": {"red": 2},
}
GOODS = {"Danzig": ["orange 2", None], "Riga": ["pink 1", "blue 3"], "Reval": ["brown 1"]}


def state(**given: Any) -> kogge.State:
    players = {"red": {"goods": ["yellow 1", "green 3"], "sold": ["blue 1", "blue 2"]}}
    return kogge.ruleset("hansa", players=4).state_from_dict(
        {"booths": BOOTHS, "warehouses": GOODS, "players": players, "ship": "Danzig"} | given
    )


def shown(thing: Any, width: int = 100, colours: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, force_terminal=colours, color_system=None)
    console.print(thing, markup=False)
    return file.getvalue()


def picture(width: int = 100, plain: bool = False, **given: Any) -> Picture:
    return Picture(BOARD, state(**given).view(0), NAMES, plain, width)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_map_shows_every_city_with_its_goods_and_booths(width: int) -> None:
    drawn = hansa_map.draw(BOARD, state().view(0), width)
    assert drawn is not None
    lines = drawn.plain.splitlines()
    assert max(map(len, lines)) <= width
    for city in BOARD["cities"]:
        assert f"{city['number']} {city['name']}" in drawn.plain
    assert "7 Danzig +" in drawn.plain  # the symbol of the majority
    assert "9 Riga ^" in drawn.plain
    assert "│or2  · " in drawn.plain
    assert "│pi1 bl3" in drawn.plain
    assert "│+12 x3" in drawn.plain
    assert "│+1 x1 o1 ^2" in drawn.plain
    (at,) = [line for line in lines if "ship" in line]
    assert "or2" in at


@pytest.mark.parametrize("width", WIDTHS)
def test_every_route_is_an_arrow_that_leads_from_city_to_city(width: int) -> None:
    layout = hansa_map.layout_of(BOARD, width)
    assert layout is not None
    boxes = list(layout.plates.values())
    assert all(min(one.shared(other)) <= 0 for i, one in enumerate(boxes) for other in boxes[:i])
    plates = {cell for box in boxes for cell in box.cells()}
    for route, arrow in zip(BOARD["routes"], layout.arrows, strict=True):
        assert arrow, route["cities"]
        assert sum(stroke in HEADS for stroke in arrow.values()) == 1
        assert not plates & set(arrow)
        begin, end = (set(layout.plates[name].cells()) for name in route["cities"])
        beside = {(x + dx, y + dy) for x, y in arrow for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        assert beside & begin
        (head,) = [cell for cell, stroke in arrow.items() if stroke in HEADS]
        assert {(head[0] + dx, head[1] + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} & end
    assert sum(stroke == CROSS for arrow in layout.arrows for stroke in arrow.values()) <= 2


@pytest.mark.parametrize("width", [40, 63])
def test_a_narrow_terminal_gets_a_list_of_the_cities(width: int) -> None:
    assert hansa_map.draw(BOARD, state().view(0), width) is None
    text = "\n" + shown(picture(width).position(), width)
    order = [text.index(f"\n{city['name']}") for city in BOARD["cities"]]
    assert order == sorted(order)
    assert "ship" in text
    assert "or2" in text


def test_plain_text_says_everything_in_sentences() -> None:
    text = shown(picture(plain=True).position(), 500)
    assert "Danzig: orange 2, empty. Booths: blue 12, red 3; most has blue. To Kalmar, Reval. The ship is here." in text
    assert "Riga: pink 1, blue 3. Booths: blue 1, red 1, green 1, yellow 2; most has yellow. To Danzig." in text
    assert "Aalborg: empty. No booths. To Copenhagen." in text
    assert "red (greedy): 3 talers; goods: yellow 1, green 3; sold: 2, worth 5; booths in hand: 9" in text
    assert not re.search("[─│╭▶]", text)


@pytest.mark.parametrize("width", [70, 83, 84, 120])
def test_the_table_of_players(width: int) -> None:
    text = shown(picture(width).players(), width)
    for name in (*NAMES.values(), "ye1 gr3", "2 (5)"):
        assert name in text


def test_the_last_round_is_announced() -> None:
    assert "markers to the last round." in picture().piles_line().plain
    assert "this round is the last one" in picture(piles=["orange 1"]).piles_line().plain
    piles = ["brown 2"] * 5 + ["brown 3"] * 4 + ["yellow 2"] * 3
    assert "The next refill brings the last round." in picture(piles=piles).piles_line().plain


def test_one_city() -> None:
    text = shown(picture().city("da"), 500)
    assert "A marker costs blue nothing." in text
    assert "From Copenhagen, Riga." in text
    assert "A marker costs blue 1 taler for red." in shown(picture().city("kalmar"), 500)
    assert shown(picture().city("")) == shown(picture().city("Danzig"))
    with pytest.raises(kogge.KoggeError):
        picture().city("Hamburg")


def test_one_desk_and_the_piles() -> None:
    text = shown(picture().desk("red"), 500)
    assert "Booths: Kalmar 2, Danzig 3, Riga 1." in text
    assert "Sold: blue 1, blue 2." in text
    four = {"blue": {"goods": ["orange 1"] * 4}}
    assert "1 more than can be kept" in shown(picture(players=four).desk("blue"), 500)
    assert "orange: 4 with one barrel, 4 with two, 4 with three." in shown(picture().piles(""), 500)
