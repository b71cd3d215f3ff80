"""The board of Hansa as a file: what it says, what is refused, and how it is drawn."""

from importlib import import_module
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hansa_tools import BOARD, CITIES

import kogge
from kogge.bots.fuzzing import fuzz_game
from kogge.cli.drawing.hansa_layout import plan
from kogge.core.checked import BoardError
from kogge.games.hansa.loading import load_board, shipped_boards, tables
from kogge.games.hansa.reading_board import read_board

SMALL = {"Alba": [300, 60], "Brod": [540, 240], "Cork": [450, 540], "Delft": [150, 540], "Ems": [60, 240]}


def ring() -> str:
    """A board of one's own: five cities in a ring."""
    lines = ['name = "ring"', 'title = "A ring of five"', "players = [2, 3]", "size = [600, 600]", 'start = "Alba"']
    for number, (name, at) in enumerate(SMALL.items(), 1):
        lines += ["[[city]]", f'name = "{name}"', f"at = {at}", f"number = {number}", f"warehouses = {2 - number % 2}"]
    for begin, to in pairwise([*SMALL, "Alba"]):
        lines += ["[[route]]", f'cities = ["{begin}", "{to}"]']
    return "\n".join(lines) + "\n"


def fault(text: str) -> str:
    with pytest.raises(BoardError) as caught:
        read_board(text, "mine.toml")
    return str(caught.value)


def test_the_shipped_board_is_found_by_name() -> None:
    assert shipped_boards() == ["hansa"]
    assert load_board("hansa") is load_board("hansa")
    assert kogge.game("hansa").board("hansa")["title"] == "The Baltic Sea"


def test_the_tables_are_those_of_the_file() -> None:
    board = tables(BOARD)
    assert [board.city_size[city] for city in range(9)] == [city.warehouses for city in BOARD.cities]
    assert list(board.fill_order) == sorted(
        range(14), key=lambda warehouse: (BOARD.cities[board.warehouse_city[warehouse]].number, warehouse)
    )
    ways = {
        (CITIES[begin], CITIES[to])
        for begin in range(9)
        for to in board.routes_to[board.routes_first[begin] : board.routes_first[begin + 1]]
    }
    assert ways == {route.cities for route in BOARD.routes}
    assert CITIES[board.start] == "Copenhagen"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('start = "Alba"', 'start = "Atlantis"', "unknown city 'Atlantis'"),
        ("players = [2, 3]", "players = [2, 5]", "must be numbers from 2 to 4"),
        ("number = 2", "number = 1", "city Brod: a second city with number 1"),
        ("warehouses = 2", "warehouses = 3", "warehouses must be a whole number from 1 to 2"),
        ('name = "Brod"', 'name = "Älba"', "second city|is Alba too"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Ems", "Brod"]', "no way from there to Alba|no way there"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Delft", "Ems"]', "a second route of this kind"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Ems"]', "expected two different cities"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Ems", "Ems"]', "expected two different cities"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Ems", "Rome"]', "unknown city 'Rome'"),
        ('cities = ["Ems", "Alba"]', 'cities = ["Ems", "Alba"]\nsource = "rumour"', "unknown source 'rumour'"),
        ("number = 3", 'number = 3\nsources = { number = "dream" }', "unknown source 'dream'"),
        ("number = 3", "number = 3\nharbour = true", "unknown key 'harbour'"),
        ("number = 3\n", "", "number is missing"),
        ("at = [300, 60]", "at = [300, 6000]", "at must be a whole number from 0 to 600"),
    ],
)
def test_a_faulty_board_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    assert old in ring()
    found = fault(ring().replace(old, new, 1))
    assert found.startswith("mine.toml: ")
    assert any(part in found for part in complaint.split("|")), found


def test_a_board_needs_room_for_the_first_booths() -> None:
    assert "3 cities, expected 4 to 16" in fault("[[city]]".join(ring().split("[[city]]")[:4]) + "[[route]]")


def test_a_city_with_no_way_out_is_refused() -> None:
    ends = ring().replace('[[route]]\ncities = ["Ems", "Alba"]\n', "")
    assert "no way from there to Alba" in fault(ends)


def test_a_board_of_ones_own_is_played_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "ring.toml"
    file.write_text(ring(), encoding="utf-8")
    for players in (2, 3):
        rules = kogge.ruleset("hansa", board=str(file), players=players)
        assert sum(fuzz_game(rules, seed, every=20) for seed in range(2)) > 100
    with pytest.raises(kogge.BadRuleset):
        kogge.ruleset("hansa", board=str(file), players=4)
    match = kogge.Match(rules, [kogge.Seat(name) for name in "abc"], seed=1, draw_start=False)
    match.act(0, match.state.parse("place Ems"))
    again = kogge.parse_record(str(match.record))
    assert again.rules.board == "ring"
    assert again.actions == match.record.actions


def test_the_picture_shows_every_city_warehouse_and_arrow() -> None:
    draw = import_module("kogge.cli.drawing.hansa").draw
    picture = ElementTree.fromstring(draw(kogge.game("hansa").board("hansa")))
    shown = [node for node in picture.iter() if node.get("class")]
    by_class = {name: [node for node in shown if node.get("class") == name] for name in {n.get("class") for n in shown}}
    assert [node.get("data-city") for node in by_class["city"]] == CITIES
    assert len(by_class["warehouse"]) == 14 + 1  # and one in the legend
    assert len(by_class["lane"]) == 12
    assert [node.get("data-route") for node in by_class["overland"]] == ["Tønsberg/Stockholm"]
    assert len(by_class["pile"]) == 5
    assert len(by_class["arrow"]) == 13 + 4 + 1  # routes, piles, legend
    assert len(by_class["ship"]) == 1


def test_lanes_keep_apart_from_other_plates_and_stay_on_the_chart() -> None:
    placed = plan(kogge.game("hansa").board("hansa"))
    for lane in placed.lanes:
        for name, box in placed.plates.items():
            if name not in lane.route["cities"]:
                assert min(box.distance(at) for at in lane.points) > 8, (lane.route["cities"], name)
        assert all(placed.frame.distance(at) == 0 for at in lane.points)
        assert all(placed.supply.distance(at) > 0 for at in lane.points)
    plates = list(placed.plates.values())
    assert all(one.overlap(other) == 0 for i, one in enumerate(plates) for other in [*plates[:i], placed.supply])


def test_a_board_of_ones_own_is_drawn() -> None:
    draw = import_module("kogge.cli.drawing.hansa").draw
    picture = ElementTree.fromstring(draw(kogge.game("hansa").board("ring", ring())))
    assert picture.tag.endswith("svg")
