"""The map in characters: everything is there, nothing covers anything else, and pieces are shown where they stand."""

import io
from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

import kogge
from kogge.cli.terminal import ink, teutonica_map
from kogge.cli.terminal.canvas import Box, Canvas, Lines
from kogge.cli.terminal.teutonica import Picture
from kogge.cli.terminal.teutonica_map import (
    BOAT,
    EXTRAS,
    FREE,
    LABEL,
    MAX_WIDTH,
    MIN_WIDTH,
    PIECE,
    Layout,
    noted,
    route_name,
)
from kogge.core.messages import say
from kogge.games.teutonica.loading import DATA, load_board, parse_board
from kogge.games.teutonica.names import ABILITY_NAMES, MARKER_NAMES

BOARDS = {name: msgspec.to_builtins(load_board(name)) for name in ("base45", "base23")}
PLAYERS = {"base45": 4, "base23": 3}
WIDTHS = (*range(MIN_WIDTH, MAX_WIDTH + 1), 200)
EMPTY: dict[str, Any] = {
    "routes": {},
    "cities": {},
    "extra_posts": {},
    "green_posts": {},
    "markers": {},
    "controllers": {},
}
EMPTY["special"] = [None] * 4


@cache
def played(name: str, decisions: int) -> dict[str, Any]:
    """The view of a position after some decisions of greedy bots."""
    state = kogge.start(kogge.ruleset("teutonica", board=name, players=PLAYERS[name]), seed=3)
    bot = kogge.bot("greedy", seed=1)
    for _ in range(decisions):
        state.apply(bot.choose(state.seen_by(state.actor())))
    return dict(state.view(None))


def layout(board: dict[str, Any], width: int) -> Layout:
    found = teutonica_map.layout_of(board, width)
    assert found is not None
    return found


def drawn(board: dict[str, Any], view: dict[str, Any], width: int) -> list[str]:
    text = teutonica_map.draw(board, view, width)
    assert text is not None
    rows = text.plain.split("\n")
    assert max(cell_len(row) for row in rows) <= width
    return [row.ljust(width) for row in rows]


def at(rows: list[str], box: Box, row: int = 0) -> str:
    return rows[box.y + row][box.x : box.x + box.width]


def routes_are_recognisable(board: dict[str, Any], found: Layout) -> None:
    """Points that follow each other on a route stand near each other, and on the same sides as on the board."""
    scale = found.width / board["size"][0]
    for route in board["routes"]:
        boxes = found.points[route_name(route)]
        for (one, other), (a, b) in zip(pairwise(boxes), pairwise(route["points"]), strict=True):
            columns, rows = other.x - one.x, other.y - one.y
            assert columns * (b[0] - a[0]) > 0 or abs(columns - scale * (b[0] - a[0])) <= 9
            assert rows * (b[1] - a[1]) > 0 or abs(rows) <= 3
            assert abs(columns) <= 16
            assert abs(rows) <= 6


def nothing_overlaps(found: Layout) -> None:
    cells = [cell for box in found.boxes() for cell in box.cells()]
    assert len(cells) == len(set(cells))
    assert all(0 <= x < found.width and 0 <= y < found.height for x, y in cells)
    solid = {cell for points in found.points.values() for box in points for cell in box.cells()}
    solid |= {cell for plate in found.plates.values() for box in plate.core for cell in box.cells()}
    solid |= set(found.special.cells()) if found.special else set()
    assert not solid & set(found.strokes)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("width", WIDTHS)
def test_everything_has_a_place_of_its_own_at_every_width(name: str, width: int) -> None:
    board = BOARDS[name]
    found = layout(board, width)
    nothing_overlaps(found)
    routes_are_recognisable(board, found)
    assert found.flaws == 0
    assert found.height <= 42
    rows = drawn(board, EMPTY, width)
    for city in board["cities"]:
        plate = found.plates[city["name"]]
        assert at(rows, plate.name).startswith(city["name"])
        spaces = [ink.space(space["privilege"], space["shape"], space["prestige"]).plain for space in city["spaces"]]
        assert at(rows, plate.spaces) == "".join(spaces)
    points = [box for boxes in found.points.values() for box in boxes]
    assert len(points) == sum(len(route["points"]) for route in board["routes"])
    assert all(at(rows, box) == FREE for box in points)
    assert "".join(rows).count(FREE.strip()) == len(points)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("decisions", [0, 60, 200])
@pytest.mark.parametrize("width", [MIN_WIDTH, 120])
def test_pieces_are_shown_where_they_stand(name: str, decisions: int, width: int) -> None:
    board, view = BOARDS[name], played(name, decisions)
    found, rows = layout(BOARDS[name], width), drawn(BOARDS[name], view, width)
    for city in board["cities"]:
        key, plate = noted(city["name"]), found.plates[city["name"]]
        owner = view["controllers"].get(key)
        assert rows[plate.name.y][plate.name.x - 2 : plate.name.x].startswith(ink.SYMBOLS[owner] + " " if owner else "")
        posts = view["cities"].get(key, [None] * len(city["spaces"]))
        spaces = [ink.space(space["privilege"], space["shape"], space["prestige"]).plain for space in city["spaces"]]
        shown = [ink.piece(post).plain if post else space for post, space in zip(posts, spaces, strict=True)]
        assert at(rows, plate.spaces) == "".join(shown)
    for route in board["routes"]:
        key, boxes = route_name(route), found.points[route_name(route)]
        pieces = view["routes"].get(key, [None] * len(boxes))
        assert [at(rows, box) for box in boxes] == [ink.piece(piece).plain if piece else FREE for piece in pieces]
        marker = view["markers"].get(key)
        if marker:
            assert at(rows, found.labels[key]).strip() == str(say(f"map-marker-{marker.replace('_', '-')}"))
        else:
            assert (teutonica_map.TAVERN in at(rows, found.labels[key])) == route["tavern"]
    assert found.special
    assert at(rows, found.special, 1).split() == [str(space["prestige"]) for space in board["special_spaces"]]


def test_extra_posts_stand_left_of_the_spaces_and_many_are_counted() -> None:
    board = BOARDS["base45"]
    posts = {"Minden": ["red trader"], "Emden": ["red trader", "blue merchant"], "Halle": ["red trader"] * 3}
    posts["Stade"] = ["green trader"] * 11 + ["blue trader"]
    rows = drawn(board, EMPTY | {"extra_posts": posts}, 120)
    shown = {"Minden": "[x]", "Emden": "[x](+)", "Halle": " …2[x]", "Stade": "…11[+]"}
    for name, text in shown.items():
        spaces = layout(board, 120).plates[name].spaces
        room = Box(spaces.x - PIECE * EXTRAS, spaces.y, PIECE * EXTRAS, 1)
        assert at(rows, room).endswith(text)


def test_merchants_on_the_special_spaces_are_shown() -> None:
    board = BOARDS["base45"]
    rows = drawn(board, EMPTY | {"special": [None, "red merchant", None, "blue merchant"]}, 120)
    special = layout(board, 120).special
    assert special
    assert at(rows, special, 2) == "(1)(x)(3)(+)"


def test_connection_and_abilities_are_marked() -> None:
    rows = "\n".join(drawn(BOARDS["base45"], EMPTY, 120))
    for text in (
        "Arnheim »",
        "Stendal »",
        "Stade PRIV",
        "Lübeck BANK",
        "Groningen BOOK",
        "Göttingen ACTS",
        "Halle KEYS",
    ):
        assert text in rows


def test_without_colours_the_map_is_the_same_text() -> None:
    text = teutonica_map.draw(BOARDS["base45"], played("base45", 150), 120)
    assert text is not None
    console = Console(width=120, no_color=True, file=io.StringIO())
    with console.capture() as captured:
        console.print(text)
    assert captured.get() == text.plain + "\n"


@pytest.mark.parametrize("name", BOARDS)
def test_too_narrow_a_terminal_has_no_map(name: str) -> None:
    for width in (0, 20, 80, MIN_WIDTH - 1):
        assert teutonica_map.draw(BOARDS[name], EMPTY, width) is None


def test_layout_is_found_once_and_not_moved_by_pieces() -> None:
    board = BOARDS["base45"]
    assert layout(board, 120) is layout(deepcopy(board), 120)
    empty, late = drawn(board, EMPTY, 120), drawn(board, played("base45", 200), 120)
    assert len(empty) == len(late)


def test_names_with_blanks() -> None:
    text = (DATA / "base45.toml").read_text(encoding="utf-8").replace('"Emden"', '"Bad Emden an der Ems"')
    board = msgspec.to_builtins(parse_board(text, "own.toml"))
    nothing_overlaps(layout(board, 120))
    view = EMPTY | {
        "cities": {"Bad_Emden_an_der_Ems": ["red merchant", None]},
        "controllers": {"Bad_Emden_an_der_Ems": "red"},
        "routes": {"Bad_Emden_an_der_Ems/Stade": ["blue trader", None, None]},
    }
    rows = drawn(board, view, 120)
    plate = layout(board, 120).plates["Bad Emden an der Ems"]
    assert at(rows, plate.spaces) == "(x)[3]"
    assert at(rows, layout(board, 120).points["Bad_Emden_an_der_Ems/Stade"][0]) == "[+]"


def crowded(name: str, **changes: Any) -> dict[str, Any]:
    return {**deepcopy(BOARDS["base45"]), "name": name, **changes}


def test_crowded_boards_have_an_orderly_map_or_none() -> None:
    heap = crowded("heap")
    corner = crowded("corner")
    for city in heap["cities"]:
        city["at"] = (500, 350)
    for route in heap["routes"]:
        route["points"] = [(500, 350)] * len(route["points"])
    for city in corner["cities"]:
        city["at"] = (city["at"][0] // 4, city["at"][1] // 4)
    corner["routes"][0]["points"] = [(1000, 701)] * 3
    for board in (heap, corner):
        for width in (MIN_WIDTH, 120):
            found = teutonica_map.layout_of(board, width)
            if found is None:
                assert teutonica_map.draw(board, EMPTY, width) is None
            else:
                nothing_overlaps(found)
                drawn(board, EMPTY, width)


def test_boards_without_room_have_no_map() -> None:
    assert teutonica_map.draw(crowded("flat", size=(1000, 30)), EMPTY, 120) is None
    wordy = crowded("wordy")
    arnheim = wordy["cities"][0]
    arnheim["name"] += "h" * 200
    for route in wordy["routes"]:
        route["cities"] = [arnheim["name"] if city == "Arnheim" else city for city in route["cities"]]
    assert teutonica_map.draw(wordy, EMPTY, 120) is None


def test_a_board_may_have_no_special_spaces() -> None:
    board = crowded("plain", special_spaces=())
    assert layout(board, 120).special is None
    drawn(board, EMPTY | {"special": []}, 120)


def test_short_words_are_short_and_the_legend_fits() -> None:
    for marker in MARKER_NAMES:
        assert 1 <= cell_len(str(say(f"map-marker-{marker.replace('_', '-')}"))) <= LABEL
    for ability in ABILITY_NAMES:
        assert 1 <= cell_len(str(say(f"map-ability-{ability}"))) <= LABEL
    assert cell_len(str(say("map-legend"))) < MIN_WIDTH
    assert str(say("map-legend")) in "\n".join(drawn(BOARDS["base45"], EMPTY, MIN_WIDTH))


def test_canvas_keeps_wide_characters_and_edges() -> None:
    canvas = Canvas(6, 2)
    canvas.put(0, 0, "呂b", "bold")
    canvas.put(4, 1, "long")
    canvas.put(-1, 1, "xy")
    assert canvas.text().plain == "呂b\ny   lo"


def test_lines_lead_around_obstacles_and_cross_at_right_angles() -> None:
    wall = dict.fromkeys(Box(3, 0, 1, 3).cells(), frozenset[int]())
    lines = Lines((7, 4), wall)
    assert lines.draw(0, [Box(0, 1, 1, 1)], [Box(6, 1, 1, 1)])
    assert not set(lines.strokes) & set(wall)
    assert lines.strokes[3, 3] == "─"
    closed = Lines((7, 4), dict.fromkeys(Box(3, 0, 1, 4).cells(), frozenset[int]()))
    assert not closed.draw(0, [Box(0, 1, 1, 1)], [Box(6, 1, 1, 1)])
    crossing = Lines((5, 5), dict.fromkeys([(0, 2), (4, 2)], frozenset[int]()))
    assert crossing.draw(0, [Box(0, 2, 1, 1)], [Box(4, 2, 1, 1)])
    assert crossing.draw(1, [Box(2, 0, 1, 1)], [Box(2, 4, 1, 1)])
    assert list(crossing.strokes.values()).count("┼") == 1


@pytest.mark.parametrize("name", ["east", "britannia3", "britannia45"])
@pytest.mark.parametrize("width", [MIN_WIDTH, 120, MAX_WIDTH])
def test_boards_with_boats_and_permanent_markers(name: str, width: int) -> None:
    board = msgspec.to_builtins(load_board(name))
    found = layout(board, width)
    nothing_overlaps(found)
    rows = drawn(board, EMPTY, width)
    for city in board["cities"]:
        assert at(rows, found.plates[city["name"]].name).startswith(city["name"])
    for route in board["routes"]:
        boxes = found.points[route_name(route)]
        expected = [BOAT if i in route["boats"] else FREE for i in range(len(boxes))]
        assert [at(rows, box) for box in boxes] == expected
        assert at(rows, found.labels[route_name(route)]).startswith("◆") == bool(route["permanent"])
    assert "boat" in rows[-1]


@pytest.mark.parametrize("name", ["east", "britannia3", "britannia45"])
@pytest.mark.parametrize("plain", [True, False])
def test_lists_and_sentences_of_boards_with_boats(name: str, plain: bool) -> None:
    board = msgspec.to_builtins(load_board(name))
    picture = Picture(board, EMPTY, {}, plain, 80)
    console = Console(width=200, file=io.StringIO(), no_color=True)
    with console.capture() as captured:
        console.print(*(picture.plain_board() if plain else picture.regions()))
        console.print(*(picture.city(noted(city["name"])) for city in board["cities"]))
    said = captured.get()
    assert "free boat" in said
    assert "Permanent marker: move any two pieces." in said
    assert ("no printed spaces" in said) == (name == "east")
    assert ("In Wales." in said) == (name != "east")
    assert ("Counts for Wales, Scotland." in said) == (name == "britannia45")


def shown(rules: kogge.Ruleset, position: dict[str, Any], plain: bool, width: int = 200) -> str:
    """A position as the terminal shows it."""
    view = rules.state_from_dict(position).view(0)
    names = dict.fromkeys(("blue", "red", "green", "yellow"), "somebody")
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as captured:
        console.print(Picture(rules.board_data(), view, names, plain, width).position())
    return captured.get()


@pytest.mark.parametrize("width", [MIN_WIDTH - 1, 200])
def test_posts_in_green_cities_are_shown(width: int) -> None:
    rules = kogge.ruleset("teutonica", board="east", players=4)
    green = {"Waren": ["red trader", "yellow merchant"]}
    assert "[x](^)" in shown(rules, {"green_posts": green}, plain=False, width=width)
    crowded = {"green_posts": green, "extra_posts": {"Waren": ["green trader"]}}
    assert ("…2(^)" if width == 200 else "[o][x](^)") in shown(rules, crowded, plain=False, width=width)
    sentence = "Waren: extra post green trader, red trader, yellow merchant, no printed spaces."
    assert sentence in shown(rules, crowded, plain=True)


@pytest.mark.parametrize("plain", [True, False])
def test_permissions_and_countries_are_shown(plain: bool) -> None:
    rules = kogge.ruleset("teutonica", board="britannia45", players=4)
    cities = {"Cardiff": ["red trader"], "London": ["blue trader"], "Conway": ["red trader"]}
    told = shown(rules, {"cities": cities, "permissions_used": ["London"]}, plain)
    assert "Permission of Cardiff for Wales: red." in told
    assert "Permission of Carlisle for Scotland: nobody yet." in told
    assert "Permission of London for Wales, Scotland: blue, used in this turn." in told
    assert "Wales, 7, 4, 2 for most cities: red 2 cities, 2 posts, worth 7." in told
    assert "Scotland, 7, 4, 2 for most cities: nobody has a post there." in told
