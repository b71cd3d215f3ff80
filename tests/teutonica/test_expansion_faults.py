"""Faults in boats, permanent markers, green cities, countries and provinces are refused with a clear message."""

import pytest

from kogge.games.teutonica.loading import BoardError, ProvinceData, load_board, parse_board


def changed(name: str, *pairs: str) -> str:
    """A board's text with some parts replaced."""
    text = load_board(name).source
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text
        text = text.replace(old, new, 1)
    return text


VISBY = "points = [[613, 78], [655, 74], [716, 102]]\nboats = [2]\n"
WALES = '[[countries.abroad]]\nname = "Wales"\nprestige = [7, 4, 2]\n'
CARDIFF = '[[permission]]\ncity = "Cardiff"\ncountries = ["Wales"]\n'
LONDON = '[[permission]]\ncity = "London"\ncountries = ["Wales"]\n'
KINDS = "move_any_two, develop_privilege, green_post, place_two_from_route, place_two_abroad"

BOARD_FAULTS = [
    (
        "east",
        VISBY,
        VISBY.replace("[2]\n", "[4]\n"),
        "route Malmö/Visby: boats must be a whole number from 1 to 3, not 4",
    ),
    (
        "east",
        VISBY,
        VISBY.replace("[2]\n", "[0]\n"),
        "route Malmö/Visby: boats must be a whole number from 1 to 3, not 0",
    ),
    (
        "east",
        VISBY,
        VISBY.replace("[2]\n", "[2, 2]\n"),
        "route Malmö/Visby: boats [2, 2] must be different numbers of points, the lowest first",
    ),
    (
        "east",
        VISBY,
        VISBY.replace("[2]\n", "[1, 2, 3]\n"),
        "route Malmö/Visby: every point is a boat, expected at least one that takes traders too",
    ),
    ("east", VISBY, VISBY.replace("[2]\n", "2\n"), "route Malmö/Visby: boats must be a list, not 2"),
    (
        "east",
        VISBY,
        VISBY.replace("boats", "boat"),
        "route Malmö/Visby: unknown key 'boat', expected cities, points, tavern, boats, permanent, country",
    ),
    (
        "east",
        'permanent = "green_post"',
        'permanent = "gold"',
        f"route Malmö/Visby: unknown permanent marker 'gold', expected {KINDS}",
    ),
    (
        "east",
        VISBY,
        VISBY.replace("boats = [2]\n", ""),
        "route Malmö/Visby: permanent marker green_post on a route without boats",
    ),
    (
        "britannia3",
        'permanent = "move_any_two"',
        'permanent = "green_post"',
        "route Calais/Canterbury: permanent marker green_post on a board without green cities",
    ),
    (
        "east",
        'permanent = "green_post"',
        'permanent = "place_two_abroad"',
        "route Malmö/Visby: permanent marker place_two_abroad on a board without countries abroad",
    ),
    (
        "east",
        VISBY,
        f"{VISBY}tavern = true\n",
        "route Malmö/Visby: a tavern on a route where no bonus marker may lie",
    ),
    (
        "britannia3",
        'country = "Wales"\n',
        'country = "Wales"\ntavern = true\n',
        "route Cardiff/Montgomery: a tavern on a route where no bonus marker may lie",
    ),
    ("east", VISBY, f'{VISBY}country = "Wales"\n', "route Malmö/Visby: country on a board without countries"),
    (
        "britannia3",
        'country = "Wales"\n',
        "",
        "route Cardiff/Montgomery: country is missing, as this board has countries",
    ),
    (
        "britannia3",
        'country = "Wales"\n',
        'country = "Ireland"\n',
        "route Cardiff/Montgomery: unknown country 'Ireland', expected England, Wales",
    ),
    (
        "east",
        "spaces = []\n",
        'spaces = ["white round"]\n',
        "city Belgard: 1 spaces in a green city, expected none",
    ),
    ("east", "green = true", "green = 1", "city Belgard: green must be true or false, not 1"),
    (
        "east",
        "green = true",
        'green = true\ncountries = ["Wales"]',
        "city Belgard: countries on a board without countries",
    ),
    (
        "britannia3",
        'spaces = ["orange square 2"]\n',
        'spaces = ["orange square 2"]\ncountries = ["England"]\n',
        "city Bristol: unknown country abroad 'England', expected Wales",
    ),
    (
        "britannia3",
        'spaces = ["orange square 2"]\n',
        'spaces = ["orange square 2"]\ncountries = ["Wales", "Wales"]\n',
        "city Bristol: countries Wales, Wales: expected different ones",
    ),
    ("britannia3", 'home = "England"\n', "", "countries: home is missing"),
    (
        "britannia3",
        'home = "England"',
        'home = "England/Wales"',
        "countries: home 'England/Wales' may have letters, with single blanks, hyphens and apostrophes between",
    ),
    ("britannia3", WALES, "abroad = []\n", "countries: 0 countries abroad, expected 1 to 2"),
    (
        "britannia3",
        WALES,
        WALES + WALES.replace("Wales", "Man") + WALES.replace("Wales", "Isles"),
        "countries: 3 countries abroad, expected 1 to 2",
    ),
    (
        "britannia3",
        WALES,
        WALES.replace("Wales", "England"),
        "countries: abroad number 1: a second country England, expected one",
    ),
    (
        "britannia3",
        WALES,
        WALES.replace("[7, 4, 2]", "[2, 4]"),
        "countries: abroad number 1: prestige [2, 4] must be 1 to 5 numbers from high to low",
    ),
    (
        "britannia3",
        CARDIFF,
        CARDIFF.replace("Cardiff", "Ulm"),
        "permission number 1: unknown city 'Ulm', expected one of the board's cities",
    ),
    (
        "britannia3",
        LONDON,
        LONDON.replace("London", "Cardiff"),
        "permission number 2: a second permission of Cardiff, expected one",
    ),
    ("britannia3", CARDIFF, CARDIFF.replace('"Wales"', ""), "permission number 1: countries must name at least one"),
    (
        "britannia3",
        CARDIFF + "\n" + LONDON,
        "",
        "countries: no city gives permission for Wales, expected at least one",
    ),
    (
        "east",
        "[[city]]",
        '[[permission]]\ncity = "Danzig"\ncountries = ["Wales"]\n\n[[city]]',
        "permission number 1: countries on a board without countries",
    ),
    (
        "britannia3",
        "[[permission]]",
        "[[permissions]]",
        "unknown key 'permissions', expected name, title, players, size, end_prestige, end_completed, connection, "
        "special, city, route, countries, permission, provinces",
    ),
]


def refusal(text: str) -> str:
    with pytest.raises(BoardError) as error:
        parse_board(text, "board.toml")
    return str(error.value)


@pytest.mark.parametrize(("name", "old", "new", "fault"), BOARD_FAULTS, ids=[row[3] for row in BOARD_FAULTS])
def test_a_faulty_board_is_refused(name: str, old: str, new: str, fault: str) -> None:
    assert refusal(changed(name, old, new)) == f"board.toml: {fault}"


def provinces(*rows: str) -> str:
    """The small board with provinces: the strict model of few, and these rows for the usual one."""
    everything = ", ".join(f'"{route.name}"' for route in load_board("base23").routes)
    usual = rows or (f'{{ name = "North", routes = [{everything}], neighbours = ["South"] }}', SOUTH)
    both = f'{{ name = "North", routes = [{everything}], neighbours = ["South"] }}, {SOUTH}'
    return load_board("base23").source + f"\n[provinces]\nrim = [{', '.join(usual)}]\nstrict = [{both}]\n"


SOUTH = '{ name = "South", routes = ["Warburg/Coellen"], neighbours = ["North"] }'


def test_a_board_of_ones_own_has_its_provinces_in_its_file() -> None:
    board = parse_board(provinces(), "mine.toml")
    assert board.provinces["rim"][1] == ProvinceData("South", ("Coellen/Warburg",), ("North",))
    assert board.digest != load_board("base23").digest


PROVINCE_FAULTS = [
    (SOUTH, "", "rim: 1 provinces, expected 2 to 32"),
    (SOUTH, ", ".join([SOUTH] * 32), "rim: 33 provinces, expected 2 to 32"),
    ('name = "South", ', "", "rim: province number 2: name is missing"),
    (
        '"South", r',
        '"South 1", r',
        "rim: province number 2: name 'South 1' may have letters, with single underscores between",
    ),
    ('"South", r', '"NORTH", r', "rim: province NORTH: a second province of this name, expected one"),
    (
        "Warburg/Coellen",
        "Warburg/Ulm",
        "rim: province South: there is no route 'Warburg/Ulm', expected one of the board's routes",
    ),
    ('"Warburg/Coellen"', "", "rim: province South: routes must name at least one"),
    (
        '"Warburg/Coellen"',
        '"Warburg/Coellen", "Coellen/Warburg"',
        "rim: province South: routes names one of them twice",
    ),
    ('["North"] }', "[] }", "rim: province South: neighbours must name at least one"),
    ('["North"] }', '["East"] }', "rim: province South: unknown neighbour 'East', expected another province"),
    ('["North"] }', '["South"] }', "rim: province South: unknown neighbour 'South', expected another province"),
    (
        f'neighbours = ["South"] }}, {SOUTH}',
        f'neighbours = ["South", "West"] }}, {SOUTH}, '
        '{ name = "West", routes = ["Emden/Groningen"], neighbours = ["North", "South"] }',
        "rim: province West: neighbour South does not have it as a neighbour in turn",
    ),
    (
        '["North"] }',
        '["North", "West"] }, { name = "West", routes = ["Emden/Groningen"], neighbours = ["South"] }',
        "rim: province North: West lies across Emden/Groningen, expected it among the neighbours",
    ),
    ('"Emden/Groningen", ', "", "rim: route Emden/Groningen borders 0 provinces, expected 1 or 2"),
    ("strict =", "loose =", "strict is missing"),
]


@pytest.mark.parametrize(("old", "new", "fault"), PROVINCE_FAULTS, ids=[row[2] for row in PROVINCE_FAULTS])
def test_faulty_provinces_are_refused(old: str, new: str, fault: str) -> None:
    before, _, after = provinces().partition("[provinces]")
    changes = after.replace(old, new, 1).replace(", ]", "]")
    assert refusal(f"{before}[provinces]{changes}") == f"board.toml: provinces: {fault}"


def test_a_route_has_two_sides() -> None:
    everything = ", ".join(f'"{route.name}"' for route in load_board("base23").routes)
    rows = [
        f'{{ name = "{name}", routes = [{everything}], neighbours = [{", ".join(others)}] }}'
        for name, others in (("A", ('"B"', '"C"')), ("B", ('"A"', '"C"')), ("C", ('"A"', '"B"')))
    ]
    assert refusal(provinces(*rows)) == (
        "board.toml: provinces: rim: route Arnheim/Duisburg borders 3 provinces, expected 1 or 2"
    )
