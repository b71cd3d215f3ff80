"""The shipped boards hold the facts of the printed ones, and a faulty board is refused with a clear message."""

import re
from math import dist
from pathlib import Path

import pytest

import kogge
from kogge.games.teutonica import words
from kogge.games.teutonica.board import NO_ABILITY
from kogge.games.teutonica.loading import BoardError, CityData, load_board, parse_board, shipped_boards, tables

BASE_BOARDS = ["base23", "base45"]

# City, spaces on base23, spaces on base45, abilities.  A space is its colour, # square or o round, and its coin.
CITIES = """
Arnheim     | W# Wo O# P# | W# Wo O# P# |
Bremen      | P#          | Wo P#       |
Brunswiek   | O#          | O#          |
Coellen     | W#1 P#      | W#1 P#      |
Dortmund    | Wo O#       | Wo O# P#    |
Duisburg    | W#          | W#          |
Emden       | Wo P#       | Wo P#       |
Goslar      | W#          | W# B#       |
Groningen   | W#1 Oo      | W#1 Oo      | book
Göttingen   | W# O#       | W# Wo P#    | actions
Halle       | W#1 O#      | W#1 O#      | keys
Hamburg     | W# O# B#    | W# O# B#    |
Hannover    | W# P#       | W# P#       |
Hildesheim  | W# B#       | W# B#       |
Kampen      | O# B#       | Oo B#       |
Lübeck      | W#1 P#      | W#1 P#      | bank
Lüneburg    | Wo          | Oo B#       |
Magdeburg   | Wo O#       | Wo O#       |
Minden      | W# O# P# B# | W# O# P# B# |
Münster     | Wo O#       | Wo O#       |
Osnabrück   | W# O# B#    | W# O# B#    |
Paderborn   | W# Bo       | W# Bo       |
Perleberg   | W# P# Bo    | W# P# Bo    |
Quedlinburg | Oo Po       | Oo Po       |
Stade       | Wo1         | Wo          | privilege
Stendal     | W# Wo O# P# | W# Wo O# P# |
Warburg     | O#1 P#      | O# P#       |
"""
# Route, number of points, tavern; two routes are on base45 only.
ROUTES = """
Arnheim/Duisburg 3          | Arnheim/Kampen 3            | Arnheim/Münster 3
Bremen/Hamburg 4            | Bremen/Hannover 3           | Bremen/Minden 3
Bremen/Osnabrück 3 tavern   | Brunswiek/Minden 4          | Brunswiek/Stendal 4
Coellen/Warburg 4           | Dortmund/Duisburg 2         | Dortmund/Paderborn 3
Emden/Groningen 3           | Emden/Osnabrück 4           | Emden/Stade 3 base45
Goslar/Hildesheim 3 tavern  | Goslar/Magdeburg 2          | Goslar/Quedlinburg 4
Göttingen/Quedlinburg 3     | Göttingen/Warburg 3 base45  | Halle/Quedlinburg 4
Hamburg/Lübeck 3            | Hamburg/Lüneburg 4          | Hamburg/Stade 3
Hannover/Lüneburg 3         | Hannover/Minden 3           | Hildesheim/Paderborn 3
Kampen/Osnabrück 2          | Lüneburg/Perleberg 3 tavern | Magdeburg/Stendal 3
Minden/Münster 3            | Minden/Paderborn 3          | Paderborn/Warburg 3
Perleberg/Stendal 3
"""
SPECIAL = [(7, "white"), (8, "orange"), (9, "pink"), (11, "black")]


def short(city: CityData) -> str:
    shapes = {"square": "#", "round": "o"}
    return " ".join(f"{s.privilege[0].upper()}{shapes[s.shape]}{s.prestige or ''}" for s in city.spaces)


def coin_cities(name: str) -> set[str]:
    """The cities whose first space carries a coin, after checking that no other space does."""
    cities = load_board(name).cities
    assert all(space.prestige == 0 for city in cities for space in city.spaces[1:])
    return {city.name for city in cities if city.spaces[0].prestige == 1}


# The shipped boards


@pytest.mark.parametrize("name", shipped_boards())
def test_every_shipped_board_loads_and_is_read_once(name: str) -> None:
    assert load_board(name).name == name
    assert load_board(name) is load_board(name)


@pytest.mark.parametrize(
    ("name", "players", "routes", "points", "spaces"),
    [("base23", (2, 3), 32, 101, 57), ("base45", (4, 5), 34, 107, 62)],
)
def test_numbers_of_a_board(name: str, players: tuple[int, ...], routes: int, points: int, spaces: int) -> None:
    board = load_board(name)
    assert board.players == players
    assert len(board.cities) == 27
    assert len(board.routes) == routes
    assert sum(route.length for route in board.routes) == points
    assert sum(len(city.spaces) for city in board.cities) == spaces


@pytest.mark.parametrize(("column", "name"), [(1, "base23"), (2, "base45")])
def test_every_city(column: int, name: str) -> None:
    rows = [[cell.strip() for cell in line.split("|")] for line in CITIES.strip().splitlines()]
    found = [(city.name, short(city), " ".join(city.abilities)) for city in load_board(name).cities]
    assert found == [(row[0], row[column], row[3]) for row in rows]


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_every_route(name: str) -> None:
    rows = [cell.split() for line in ROUTES.strip().splitlines() for cell in line.split("|")]
    expected = [(row[0], int(row[1]), "tavern" in row) for row in rows if "base45" not in row or name == "base45"]
    assert [(route.name, route.length, route.tavern) for route in load_board(name).routes] == expected


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_connection_special_spaces_and_end(name: str) -> None:
    board = load_board(name)
    assert board.connection_cities == ("Arnheim", "Stendal")
    assert board.connection_prestige == (7, 4, 2)
    assert board.special_city == "Coellen"
    assert board.routes[board.special_route].name == "Coellen/Warburg"
    assert [(space.prestige, space.privilege) for space in board.special_spaces] == SPECIAL
    assert (board.end_prestige, board.end_completed) == (20, 10)


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_nothing_is_drawn_on_the_same_place(name: str) -> None:
    board = load_board(name)
    places = [city.at for city in board.cities] + [space.at for space in board.special_spaces]
    places += [point for route in board.routes for point in route.points]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_points_run_from_the_first_city_to_the_second(name: str) -> None:
    board = load_board(name)
    at = {city.name: city.at for city in board.cities}
    for route in board.routes:
        (a, b), first, last = (at[name] for name in route.cities), route.points[0], route.points[-1]
        assert dist(a, first) + dist(last, b) < dist(a, last) + dist(first, b), route.name


# Clauses


def test_spaces_of_cities_and_points_of_routes_HT_008() -> None:
    for board in map(load_board, BASE_BOARDS):
        for city in board.cities:
            assert 1 <= len(city.spaces) <= 4
            assert {space.shape for space in city.spaces} <= {"square", "round"}
            assert {space.privilege for space in city.spaces} <= {"white", "orange", "pink", "black"}
        assert {route.length for route in board.routes} == {2, 3, 4}


def test_five_cities_offer_five_abilities_HT_009() -> None:
    for board in map(load_board, BASE_BOARDS):
        offered = {city.name: city.abilities for city in board.cities if city.abilities}
        assert set(offered) == {"Groningen", "Stade", "Lübeck", "Göttingen", "Halle"}
        assert sorted(offered.values()) == [("actions",), ("bank",), ("book",), ("keys",), ("privilege",)]
        assert offered["Lübeck"] == ("bank",)


def test_taverns_of_the_base_boards_HT_010() -> None:
    for board in map(load_board, BASE_BOARDS):
        taverns = {frozenset(route.cities) for route in board.routes if route.tavern}
        expected = [{"Osnabrück", "Bremen"}, {"Lüneburg", "Perleberg"}, {"Hildesheim", "Goslar"}]
        assert taverns == {frozenset(cities) for cities in expected}


def test_first_space_coins_on_the_small_board_HT_023() -> None:
    assert coin_cities("base23") == {"Groningen", "Stade", "Lübeck", "Coellen", "Warburg", "Halle"}


def test_first_space_coins_on_the_large_board_HT_024() -> None:
    assert coin_cities("base45") == {"Groningen", "Lübeck", "Coellen", "Halle"}


def test_the_city_is_called_brunswiek_HT_025() -> None:
    for board in map(load_board, BASE_BOARDS):
        assert [city.name for city in board.cities if city.name.startswith("Br")] == ["Bremen", "Brunswiek"]
        assert set(re.findall(r"\b(?:Braun|Brun)\w+", board.source)) == {"Brunswiek"}


def test_no_other_spelling_of_brunswiek_is_shipped_HT_025() -> None:
    files = [file for file in Path(kogge.__file__).parent.rglob("*") if file.suffix in {".py", ".toml", ".ftl"}]
    found = {word for file in files for word in re.findall(r"\bBra?ui?ns[chw]\w+", file.read_text(encoding="utf-8"))}
    assert found == {"Brunswiek"}


# The tables for the rules


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_tables_hold_the_same_board(name: str) -> None:
    board = load_board(name)
    built = tables(board)
    cities = [city.name for city in board.cities]
    assert (built.n_cities, built.n_routes) == (len(board.cities), len(board.routes))
    for i, route in enumerate(board.routes):
        assert (cities[built.city_a[i]], cities[built.city_b[i]]) == route.cities
        assert built.length[i] == route.length
    assert [board.routes[i].tavern for i in built.taverns] == [True] * 3
    space = 0
    for number, city in enumerate(board.cities):
        assert built.city_size[number] == len(city.spaces)
        for data in city.spaces:
            assert built.space_city[space] == number
            assert built.privilege[space] == ["white", "orange", "pink", "black"].index(data.privilege)
            assert built.shape[space] == {"square": words.TRADER, "round": words.MERCHANT}[data.shape]
            assert built.coin[space] == data.prestige
            space += 1
    assert built.n_spaces == space
    assert (cities[built.connection_from], cities[built.connection_to]) == board.connection_cities
    assert list(built.connection_prestige) == [7, 4, 2]
    assert built.special_route == board.special_route
    assert list(built.special_prestige) == [7, 8, 9, 11]
    assert list(built.special_privilege) == [0, 1, 2, 3]
    assert (built.end_prestige, built.end_completed) == (20, 10)


def test_tables_have_two_abilities_a_city() -> None:
    text = changed('spaces = ["white square 1", "orange round"]\nabilities = ["book"]', 'spaces = ["white round"]')
    board = parse_board(text.replace('"privilege"]', '"privilege", "book"]'), "board.toml")
    built = tables(board)
    ability = {city.name: list(built.ability[i * 2 : i * 2 + 2]) for i, city in enumerate(board.cities)}
    assert ability["Stade"] == [words.PRIVILEGE, words.BOOK]
    assert ability["Halle"] == [words.KEYS, NO_ABILITY]
    assert ability["Göttingen"] == [words.ACTIONS, NO_ABILITY]
    assert ability["Lübeck"] == [words.BANK, NO_ABILITY]
    assert ability["Groningen"] == [NO_ABILITY, NO_ABILITY]


# Boards of one's own


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('name = "base23"', 'name = "mine"').replace("Emden", "Isle of Man"), encoding="utf-8")
    board = load_board(str(path))
    assert board.name == "mine"
    assert "Isle of Man" in [city.name for city in board.cities]
    assert tables(board).n_points == 101


def test_the_digest_ignores_how_lines_end(tmp_path: Path) -> None:
    board = load_board("base23")
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbf" + board.source.replace("\n", "\r\n").encode())
    assert load_board(str(path)) == board
    assert re.fullmatch("sha256:[0-9a-f]{16}", board.digest)
    assert parse_board(changed("Hanseatic League", "League"), "board.toml").digest != board.digest


def test_an_unknown_name_lists_the_shipped_boards() -> None:
    with pytest.raises(BoardError) as error:
        load_board("base67")
    names = ", ".join(shipped_boards())
    assert str(error.value) == f"no board 'base67': choose {names}, or give the path of a .toml file"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes("Lübeck".encode("latin-1"))
    for path, fault in [(tmp_path / "none.toml", "cannot be read: No such file or directory"), (latin, "UTF-8")]:
        with pytest.raises(BoardError, match=f"{re.escape(str(path))}: .*{fault}"):
            load_board(str(path))


# Every message of the validator


def changed(old: str, new: str, count: int = 1) -> str:
    text = load_board("base23").source
    assert old in text
    return text.replace(old, new, count)


def city(name: str) -> str:
    return f'\n[[city]]\nname = "{name}"\nat = [1, 1]\nspaces = ["white square"]\n'


def route(a: str, b: str) -> str:
    return f'\n[[route]]\ncities = ["{a}", "{b}"]\npoints = [[1, 1]]\n'


BASE = load_board("base23").source
EMDEN = 'name = "Emden"\nat = [294, 133]\nspaces = ["white round", "pink square"]\n'
KAMPEN = 'cities = ["Kampen", "Osnabrück"]\npoints = [[145, 279], [207, 291]]\n'
HALLE = '[[route]]\ncities = ["Halle", "Quedlinburg"]\npoints = [[881, 651], [847, 651], [818, 633], [801, 606]]\n'
FOUR_TAVERNS = "Bremen/Osnabrück, Goslar/Hildesheim, Kampen/Osnabrück, Lüneburg/Perleberg"
TOP_KEYS = "name, title, players, size, end_prestige, end_completed, connection, special, city, route"
COLOURS = "white, orange, pink, black"
SAME = "too when case and accents are ignored, rename one"
SPECIAL_8 = '{ prestige = 8, privilege = "orange", at = [198, 577] }'

BOARD_FAULTS = [
    (changed("[2, 3]", "[2, 3"), "is not valid TOML: Unclosed array (at line 6, column 1)"),
    (changed("end_completed = 10\n", ""), "end_completed is missing"),
    (changed("end_completed = 10", "end_completed = 10\nend = 1"), f"unknown key 'end', expected {TOP_KEYS}"),
    (changed("base23", "B 3"), "name 'B 3' must be small letters, digits and hyphens, beginning with a letter"),
    (changed("The Hanseatic League, ", "\\n"), r"title '\n2-3 players' must be one line of text"),
    (changed("[2, 3]", "[3, 6]"), "players must be a whole number from 2 to 5, not 6"),
    (changed("[2, 3]", "[3, 3]"), "players must be one or more different numbers from 2 to 5"),
    (changed("[2, 3]", "3"), "players must be a list, not 3"),
    (changed("[1000, 706]", "[1000]"), "size must have two whole numbers like [120, 340], not [1000]"),
    (changed("[1000, 706]", "[1000, 0]"), "size must be a whole number from 1 to 10000, not 0"),
    (changed("end_prestige = 20", "end_prestige = true"), "end_prestige must be a whole number from 1 to 99, not True"),
    (changed("end_completed = 10", "end_completed = 28"), "end_completed must be a whole number from 1 to 27, not 28"),
    (BASE + "".join(city(5 * letter) for letter in "abcdef"), "33 cities, expected 2 to 32"),
    (BASE + 17 * route("Emden", "Halle"), "49 routes, expected 1 to 48"),
    (changed("\npoints = [", "\npoints = [[1, 1], ", -1), "133 points on all routes together, expected at most 128"),
    (changed("291]]", "291]]\ntavern = true"), f"routes with a tavern: {FOUR_TAVERNS}; expected exactly 3"),
    (changed("tavern = true\n", "", -1), "routes with a tavern: none; expected exactly 3"),
    (changed('name = "Emden"\n', ""), "city number 7: name is missing"),
    (changed('name = "Emden"', "name = 7"), "city number 7: name must be text in quotes, not 7"),
    (BASE + city("Halle"), "city Halle: a second city of this name, expected one"),
    (BASE + city("HALLE"), f"city HALLE: is Halle {SAME}"),
    (BASE + city("Lubeck"), f"city Lubeck: is Lübeck {SAME}"),
    (BASE + city("Luebeck"), f"city Luebeck: is Lübeck {SAME}"),
    (BASE + city("Tønsberg") + city("Tonsberg"), f"city Tonsberg: is Tønsberg {SAME}"),
    (changed(HALLE, ""), "city Halle: no way there from Arnheim, expected all cities connected"),
    (changed('cities = ["Kampen", "Osnabrück"]\n', ""), "route number 26: cities is missing"),
    (changed('["Kampen", "Osnabrück"]', '["Kampen"]'), "route Kampen: 1 cities, expected 2"),
    (BASE + route("Halle", "Ulm"), "route Halle/Ulm: unknown city 'Ulm', expected one of the board's cities"),
    (BASE + route("Halle", "Halle"), "route Halle/Halle: leads from Halle to itself, expected two different cities"),
    (
        BASE + route("Minden", "Bremen"),
        "route Minden/Bremen: a second route between these cities, expected at most one",
    ),
    (changed("prestige = [7, 4, 2]\n", ""), "connection: prestige is missing"),
    (changed("[7, 4, 2]", "[2, 4, 7]"), "connection: prestige [2, 4, 7] must be 1 to 5 numbers from high to low"),
    (changed("[7, 4, 2]", "[]"), "connection: prestige [] must be 1 to 5 numbers from high to low"),
    (changed("[7, 4, 2]", "[7, 4, -2]"), "connection: prestige must be a whole number from 0 to 99, not -2"),
    (changed('"Stendal"', '"Steyr"'), "connection: unknown city 'Steyr', expected one of the board's cities"),
    (changed('"Stendal"', '"Arnheim"'), "connection: leads from Arnheim to itself, expected two different cities"),
    (changed('city = "Coellen"', 'city = "Köln"'), "special: unknown city 'Köln', expected one of the board's cities"),
    (changed("Coellen/Warburg", "A/B"), "special: there is no route 'A/B', expected one of the board's routes"),
    (
        changed("Coellen/Warburg", "Minden/Bremen"),
        "special: route Minden/Bremen does not touch Coellen, expected a route that ends there",
    ),
    (changed(SPECIAL_8, f"{SPECIAL_8}, {SPECIAL_8}"), "special: 5 spaces, expected at most 4"),
    (changed(SPECIAL_8, "8"), "special: space number 2: must be a table with prestige, privilege, at, not 8"),
    (changed('"orange", at', '"gold", at'), f"special: space number 2: unknown privilege 'gold', expected {COLOURS}"),
    (changed("[198, 577]", "[198, 777]"), "special: space number 2: at must be a whole number from 0 to 706, not 777"),
]

CITY_FAULTS = [
    ("at = [294, 133]\n", "", "at is missing"),
    ("at =", "colour = 3\nat =", "unknown key 'colour', expected name, at, spaces, abilities"),
    ("133]", "707]", "at must be a whole number from 0 to 706, not 707"),
    ("[294, 133]", '"left"', "at must have two whole numbers like [120, 340], not 'left'"),
    ("white", "purple", f"unknown privilege 'purple', expected {COLOURS}"),
    ("round", "oval", "unknown shape 'oval', expected square, round"),
    ('["white round", "pink square"]', '"white round"', "spaces must be a list, not 'white round'"),
    ('"white round", "pink square"', "", "0 spaces, expected 1 to 8: cities without spaces are not allowed"),
    ('"pink square"', 8 * '"pink square",', "9 spaces, expected 1 to 8: cities without spaces are not allowed"),
    ("at", 'abilities = ["luck"]\nat', "unknown ability 'luck', expected keys, actions, privilege, book, bank"),
    ("at", 'abilities = ["keys", "book", "bank"]\nat', "abilities keys, book, bank: expected at most 2 different ones"),
    ("at", 'abilities = ["keys", "keys"]\nat', "abilities keys, keys: expected at most 2 different ones"),
]

ROUTE_FAULTS = [
    ("points", "length = 2\npoints", "unknown key 'length', expected cities, points, tavern"),
    ("[145, 279], [207, 291]", "", "0 points, expected 1 to 8"),
    ("[207, 291]", 8 * "[1, 1],", "9 points, expected 1 to 8"),
    ("[145,", "[1001,", "points must be a whole number from 0 to 1000, not 1001"),
    ("[145,", "[-1,", "points must be a whole number from 0 to 1000, not -1"),
    ("[145, 279]", "[145]", "points must have two whole numbers like [120, 340], not [145]"),
    ("points", "tavern = 1\npoints", "tavern must be true or false, not 1"),
]


def refusal(text: str) -> str:
    with pytest.raises(BoardError) as error:
        parse_board(text, "board.toml")
    return str(error.value)


@pytest.mark.parametrize(("text", "fault"), BOARD_FAULTS, ids=[fault for _, fault in BOARD_FAULTS])
def test_a_faulty_board_is_refused(text: str, fault: str) -> None:
    assert refusal(text) == f"board.toml: {fault}"


@pytest.mark.parametrize(("old", "new", "fault"), CITY_FAULTS)
def test_a_faulty_city_is_refused(old: str, new: str, fault: str) -> None:
    text = changed(EMDEN, EMDEN.replace(old, new, 1))
    assert refusal(text) == f"board.toml: city Emden: {fault}"


@pytest.mark.parametrize("space", ["white", "white round 0", "white round 10", "white round one", "white  round"])
def test_a_faulty_space_is_refused(space: str) -> None:
    expected = "must be like 'white square' or, with a coin of 1 to 9, 'white round 1'"
    text = changed(EMDEN, EMDEN.replace("white round", space))
    assert refusal(text) == f"board.toml: city Emden: space '{space}' {expected}"


@pytest.mark.parametrize("name", ["Isle_of_Man", "A/B", "A;B", "A:B", "A (B)", "A.1", "A1", " A", "A  B", ""])
def test_a_name_that_notation_cannot_write_is_refused(name: str) -> None:
    expected = "may have letters, with single blanks, hyphens and apostrophes between"
    text = changed(EMDEN, EMDEN.replace("Emden", name))
    assert refusal(text) == f"board.toml: city number 7: name '{name}' {expected}"


@pytest.mark.parametrize(("old", "new", "fault"), ROUTE_FAULTS)
def test_a_faulty_route_is_refused(old: str, new: str, fault: str) -> None:
    text = changed(KAMPEN, KAMPEN.replace(old, new, 1))
    assert refusal(text) == f"board.toml: route Kampen/Osnabrück: {fault}"
