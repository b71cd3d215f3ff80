"""The eastern board and the boards of Britannia hold the facts of the printed ones."""

from collections import Counter
from math import dist

import pytest

from kogge.games.teutonica.loading import (
    BoardData,
    CityData,
    load_board,
    shipped_boards,
    tables,
)

BRITANNIA = ["britannia3", "britannia45"]
NEW_BOARDS = ["east", *BRITANNIA]
SPECIAL = [(7, "white"), (8, "orange"), (9, "pink"), (11, "black")]

# A space is its colour, # square or o round, and its coin; after it abilities and the countries it counts for.
EAST_CITIES = """
Allenstein   | W# P#        |               | Anklam      | W# P#       |
Belgard      |              |               | Berlin-Cölln | O#         |
Brandenburg  | Wo P#        |               | Braunsberg  | W# Oo       |
Breslau      | W# Oo B#     | book          | Danzig      | W# O# P# B# |
Dresden      |              | keys          | Elbing      | O# B#       |
Frankfurt    | W# O# P#     |               | Halle       | W# Oo       |
Havelberg    | W#1 Wo P# B# |               | Krakau      | W# P# B#    |
Kulm         | W# P#        |               | Königsberg  | O# B#       |
Lübeck       | W# O# B#     |               | Magdeburg   | W#1 O#      | privilege
Malmö        | Wo O# Po     |               | Perleberg   | O#          |
Stettin      | O# B#        |               | Stralsund   | O# Oo       |
Tangermünde  | O#           |               | Thorn       | W#1 O# B#   |
Visby        | Oo           |               | Waren       |             | actions bank
Wismar       | O# Po        |               | Wittenberg  | P#          |
"""
# City, spaces on britannia3, spaces on britannia45, abilities, countries on britannia3, countries on britannia45.
BRITANNIA_CITIES = """
Bristol     | O#2               | O#2                     |           |       |
Calais      | W# Oo P#          | W# Oo P#                |           |       |
Cambridge   | Wo B#             | Wo B#                   |           |       |
Canterbury  | W# Po             | W# Po                   |           |       |
Cardiff     | W# O# P# Po       | W# O# P# Po Bo          |           | Wales | Wales
Carlisle    | W# O# B#          | W# O# P# B# Bo          |           |       | Scotland
Chester     | W# Oo B#          | W# Oo B#                | actions   | Wales | Wales
Conway      | W# O#             | W# O#                   |           | Wales | Wales
Coventry    | W# P#             | W# P#                   |           |       |
Dunbar      | -                 | B#                      |           |       | Scotland
Durham      | O#                | O#                      |           |       |
Edinburgh   | -                 | W# Po                   |           |       | Scotland
Falkirk     | -                 | W# P# B#                |           |       | Scotland
Glasgow     | -                 | O#                      |           |       | Scotland
Hereford    | W# P# B#          | W# P# B#                |           |       |
Ipswich     | O#2               | O#2                     |           |       |
Isle of Man | W# P#             | Wo Po                   |           | Wales | Wales Scotland
Lancaster   | P#                | P#                      |           |       |
London      | W# O# P# Po B# Bo | W# O# O# P# P# Po B# Bo | privilege |       |
Montgomery  | O# P#             | O# P#                   |           | Wales | Wales
Newcastle   | W# O# Po          | W# O# Po                | bank      |       | Scotland
Norwich     | W# P#             | W# P#                   | book      |       |
Nottingham  | O# P#             | O# P#                   |           |       |
Oxford      | Wo O#             | Wo O#                   |           |       |
Pembroke    | W# O# Bo          | W# O# Bo                |           | Wales | Wales
Plymouth    | W# Oo2            | W# Oo2                  |           |       |
Richmond    | W#                | W#                      |           |       |
Salisbury   | O# P#             | O# P#                   |           |       |
Southampton | W# O# B#          | W# O# B#                |           |       |
York        | W# Oo             | W# Oo                   | keys      |       |
"""
EAST_ROUTES = """
Allenstein/Braunsberg 3 tavern | Allenstein/Thorn 3   | Anklam/Belgard 3     | Anklam/Stettin 3
Belgard/Danzig 4               | Belgard/Kulm 3       | Brandenburg/Halle 3  | Berlin-Cölln/Brandenburg 3
Brandenburg/Stettin 3          | Braunsberg/Danzig 4  | Braunsberg/Elbing 3  | Brandenburg/Tangermünde 2 tavern
Breslau/Frankfurt 3            | Breslau/Krakau 3     | Danzig/Königsberg 4  | Danzig/Malmö 4
Dresden/Halle 4                | Dresden/Krakau 4     | Elbing/Kulm 2        | Frankfurt/Stettin 2
Halle/Magdeburg 3              | Halle/Wittenberg 2   | Havelberg/Waren 3    | Havelberg/Perleberg 2
Krakau/Thorn 3                 | Kulm/Stettin 3 tavern | Lübeck/Wismar 3     | Malmö/Stralsund 3
Malmö/Visby 3                  | Stettin/Waren 4      | Stralsund/Wismar 3   | Waren/Wismar 3
"""
# With its country; a number tells on which board only.
BRITANNIA_ROUTES = """
Bristol/Salisbury 4 England    | Calais/Canterbury 3 England    | Calais/Southampton 3 England
Cambridge/Coventry 3 England   | Cambridge/Ipswich 4 England    | Cambridge/London 3 England
Cambridge/Norwich 3 England    | Canterbury/London 3 England    | Cardiff/Coventry 3 England
Cardiff/Montgomery 3 Wales     | Cardiff/Oxford 4 England       | Cardiff/Pembroke 3 Wales
Carlisle/Chester 3 England 45  | Carlisle/Durham 4 England      | Carlisle/Falkirk 2 Scotland 45
Carlisle/Isle_of_Man 3 England 3 | Carlisle/Isle_of_Man 3 Scotland 45 | Carlisle/Newcastle 4 England 3
Carlisle/Richmond 3 England    | Chester/Conway 3 Wales         | Chester/Hereford 4 England
Conway/Isle_of_Man 3 Wales     | Conway/Montgomery 3 Wales      | Coventry/Hereford 3 England
Coventry/Nottingham 3 England tavern | Dunbar/Edinburgh 2 Scotland 45 | Dunbar/Newcastle 3 Scotland 45
Durham/Lancaster 3 England     | Durham/Newcastle 3 England     | Durham/York 3 England
Edinburgh/Glasgow 2 Scotland 45 | Falkirk/Glasgow 2 Scotland 45 | Hereford/Lancaster 2 England
Hereford/Montgomery 3 Wales    | Lancaster/Richmond 2 England tavern | London/Oxford 4 England
Montgomery/Pembroke 3 Wales    | Norwich/Nottingham 3 England   | Nottingham/York 3 England
Oxford/Salisbury 4 England     | Plymouth/Salisbury 4 England   | Salisbury/Southampton 2 England tavern
"""
# Sea routes: boats as the file numbers them, permanent marker.
SEA = {
    "east": {
        "Danzig/Malmö": ((4,), "place_two_from_route"),
        "Malmö/Stralsund": ((1, 2), "develop_privilege"),
        "Malmö/Visby": ((2,), "green_post"),
        "Stralsund/Wismar": ((1, 2), "move_any_two"),
    },
    "britannia3": {
        "Calais/Canterbury": ((2,), "move_any_two"),
        "Calais/Southampton": ((2, 3), "place_two_abroad"),
        "Carlisle/Isle of Man": ((2, 3), "move_any_two"),
        "Conway/Isle of Man": ((1, 2), ""),
    },
    "britannia45": {
        "Calais/Canterbury": ((2,), "move_any_two"),
        "Calais/Southampton": ((2, 3), "place_two_abroad"),
        "Carlisle/Chester": ((2, 3), ""),
        "Carlisle/Isle of Man": ((2, 3), ""),
        "Conway/Isle of Man": ((1, 2), ""),
    },
}


def cells(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def short(city: CityData) -> str:
    shapes = {"square": "#", "round": "o"}
    return " ".join(f"{s.privilege[0].upper()}{shapes[s.shape]}{s.prestige or ''}" for s in city.spaces)


def coins(board: BoardData) -> dict[str, int]:
    return {city.name: space.prestige for city in board.cities for space in city.spaces if space.prestige}


def ways(board: BoardData, over_sea: bool) -> dict[str, set[str]]:
    """By city the cities that one route leads to."""
    found: dict[str, set[str]] = {city.name: set() for city in board.cities}
    for route in board.routes:
        if over_sea or not route.boats:
            a, b = route.cities
            found[a].add(b)
            found[b].add(a)
    return found


def shortest(board: BoardData, over_sea: bool = True) -> list[list[str]]:
    """All chains of fewest cities between the ends of the east-west connection."""
    near = ways(board, over_sea)
    start, end = board.connection_cities
    chains = [[start]]
    while not any(chain[-1] == end for chain in chains):
        chains = [[*chain, city] for chain in chains for city in sorted(near[chain[-1]]) if city not in chain]
    return [chain for chain in chains if chain[-1] == end]


# The shipped boards


def test_boards_are_listed_and_files_of_provinces_are_not() -> None:
    assert shipped_boards() == ["base23", "base45", "britannia3", "britannia45", "east"]


@pytest.mark.parametrize(
    ("name", "players", "cities", "routes", "points", "boats", "spaces"),
    [
        ("east", (3, 4, 5), 28, 32, 98, 6, 55),
        ("britannia3", (3,), 26, 35, 111, 7, 60),
        ("britannia45", (4, 5), 30, 40, 121, 9, 72),
    ],
)
def test_numbers_of_a_board(
    name: str, players: tuple[int, ...], cities: int, routes: int, points: int, boats: int, spaces: int
) -> None:
    board = load_board(name)
    assert board.players == players
    assert (len(board.cities), len(board.routes)) == (cities, routes)
    assert sum(route.length for route in board.routes) == points
    assert sum(len(route.boats) for route in board.routes) == boats
    assert sum(len(city.spaces) for city in board.cities) == spaces
    assert len(coins(board)) == 3
    assert (board.end_prestige, board.connection_prestige) == (20, (7, 4, 2))
    assert [(space.prestige, space.privilege) for space in board.special_spaces] == SPECIAL


def test_every_city_of_the_eastern_board() -> None:
    rows = [row[i : i + 3] for row in cells(EAST_CITIES) for i in (0, 3)]
    found = [(city.name, short(city), " ".join(city.abilities)) for city in load_board("east").cities]
    assert found == [(row[0], row[1], row[2]) for row in rows]


@pytest.mark.parametrize(("column", "name"), [(0, "britannia3"), (1, "britannia45")])
def test_every_city_of_britannia(column: int, name: str) -> None:
    rows = [row for row in cells(BRITANNIA_CITIES) if row[1 + column] != "-"]
    found = [
        (city.name, short(city), " ".join(city.abilities), " ".join(city.countries)) for city in load_board(name).cities
    ]
    assert found == [(row[0], row[1 + column], row[3], row[4 + column]) for row in rows]


def test_every_route_of_the_eastern_board() -> None:
    rows = [cell.split() for line in cells(EAST_ROUTES) for cell in line]
    found = {(route.name, route.length, route.tavern) for route in load_board("east").routes}
    assert found == {(row[0], int(row[1]), "tavern" in row) for row in rows}
    assert {route.country for route in load_board("east").routes} == {""}


@pytest.mark.parametrize("name", BRITANNIA)
def test_every_route_of_britannia(name: str) -> None:
    rows = [cell.split() for line in cells(BRITANNIA_ROUTES) for cell in line]
    here = [row for row in rows if not row[-1].isdecimal() or f"britannia{row[-1]}" == name]
    expected = [(row[0].replace("_", " "), int(row[1]), row[2], "tavern" in row) for row in here]
    found = [(route.name, route.length, route.country, route.tavern) for route in load_board(name).routes]
    assert found == expected


@pytest.mark.parametrize("name", NEW_BOARDS)
def test_boats_and_permanent_markers(name: str) -> None:
    found = {
        route.name: (tuple(i + 1 for i in route.boats), route.permanent)
        for route in load_board(name).routes
        if route.boats or route.permanent
    }
    assert found == SEA[name]


@pytest.mark.parametrize("name", NEW_BOARDS)
def test_places_differ_and_points_run_from_the_first_city_to_the_second(name: str) -> None:
    board = load_board(name)
    at = {city.name: city.at for city in board.cities}
    places = [*at.values(), *(space.at for space in board.special_spaces)]
    places += [point for route in board.routes for point in route.points]
    assert len(set(places)) == len(places)
    for route in board.routes:
        (a, b), first, last = (at[name] for name in route.cities), route.points[0], route.points[-1]
        assert dist(a, first) + dist(last, b) < dist(a, last) + dist(first, b), route.name


@pytest.mark.parametrize("name", NEW_BOARDS)
def test_tables_hold_the_same_board(name: str) -> None:
    board, built = load_board(name), tables(load_board(name))
    assert (built.n_cities, built.n_routes) == (len(board.cities), len(board.routes))
    assert built.n_points == sum(route.length for route in board.routes)
    assert list(built.city_size) == [len(city.spaces) for city in board.cities]


def test_ordinary_boards_have_none_of_this() -> None:
    board = load_board("base45")
    assert (board.home, board.abroad, board.permissions, board.provinces) == ("", (), (), {})
    assert {(route.boats, route.permanent, route.country) for route in board.routes} == {((), "", "")}
    assert {(city.green, city.countries) for city in board.cities} == {(False, ())}


# Clauses


def test_ends_of_the_connection_and_special_city_of_the_eastern_board_HT_215() -> None:
    board = load_board("east")
    assert set(board.connection_cities) == {"Lübeck", "Danzig"}
    assert board.special_city == "Königsberg"
    assert board.routes[board.special_route].name == "Danzig/Königsberg"


def test_waren_has_three_routes_and_offers_actions_and_bank_HT_216() -> None:
    board = load_board("east")
    waren = next(city for city in board.cities if city.name == "Waren")
    assert waren.abilities == ("actions", "bank")
    assert [route.name for route in board.routes if "Waren" in route.cities] == [
        "Havelberg/Waren",
        "Stettin/Waren",
        "Waren/Wismar",
    ]


def test_three_cities_have_no_printed_spaces() -> None:
    green = [city for city in load_board("east").cities if city.green]
    assert [city.name for city in green] == ["Belgard", "Dresden", "Waren"]
    assert not any(city.spaces for city in green)


def test_the_shortest_chain_leads_over_the_sea_HT_233() -> None:
    board = load_board("east")
    assert shortest(board) == [["Lübeck", "Wismar", "Stralsund", "Malmö", "Danzig"]]
    assert len(shortest(board, over_sea=False)[0]) == 7


def test_countries_of_the_boards() -> None:
    small, large = map(load_board, BRITANNIA)
    assert (small.home, [country.name for country in small.abroad]) == ("England", ["Wales"])
    assert (large.home, [country.name for country in large.abroad]) == ("England", ["Wales", "Scotland"])


def test_a_route_belongs_to_one_country_wherever_its_cities_lie_HT_235() -> None:
    for board in map(load_board, BRITANNIA):
        known = {board.home, *(country.name for country in board.abroad)}
        assert {route.country for route in board.routes} == known
    routes = {route.name: route.country for route in load_board("britannia45").routes}
    # Between cities of Wales and England, of Wales and Scotland, of Scotland and England.
    assert (routes["Hereford/Montgomery"], routes["Cardiff/Oxford"]) == ("Wales", "England")
    assert routes["Carlisle/Chester"] == "England"
    assert routes["Durham/Newcastle"] == "England"
    assert Counter(routes.values()) == {"England": 27, "Wales": 7, "Scotland": 6}


def test_ends_of_the_connection_and_special_city_of_britannia() -> None:
    for board in map(load_board, BRITANNIA):
        assert set(board.connection_cities) == {"Oxford", "York"}
        assert board.special_city == "Plymouth"
        assert board.routes[board.special_route].name == "Plymouth/Salisbury"


def test_eight_completed_cities_end_the_game_in_britannia() -> None:
    assert [load_board(name).end_completed for name in NEW_BOARDS] == [10, 8, 8]


def test_coins_are_worth_two_in_britannia_HT_241() -> None:
    for board in map(load_board, BRITANNIA):
        assert coins(board) == {"Bristol": 2, "Ipswich": 2, "Plymouth": 2}
    assert coins(load_board("east")) == {"Havelberg": 1, "Magdeburg": 1, "Thorn": 1}


def test_cities_with_permission_in_the_order_of_use() -> None:
    small, large = map(load_board, BRITANNIA)
    assert [(one.city, one.countries) for one in small.permissions] == [("Cardiff", ("Wales",)), ("London", ("Wales",))]
    assert [(one.city, one.countries) for one in large.permissions] == [
        ("Cardiff", ("Wales",)),
        ("Carlisle", ("Scotland",)),
        ("London", ("Wales", "Scotland")),
    ]


def test_example_routes_of_chester_HT_254() -> None:
    board = load_board("britannia45")
    chester = next(city for city in board.cities if city.name == "Chester")
    routes = {route.name: route.country for route in board.routes if "Chester" in route.cities}
    assert chester.abilities == ("actions",)
    assert routes == {"Carlisle/Chester": "England", "Chester/Conway": "Wales", "Chester/Hereford": "England"}
    assert "Carlisle/Chester" not in {route.name for route in load_board("britannia3").routes}


def test_privilege_is_developed_in_london_HT_256() -> None:
    for board in map(load_board, BRITANNIA):
        assert [city.name for city in board.cities if "privilege" in city.abilities] == ["London"]


def test_permanent_markers_of_britannia_HT_257() -> None:
    small, large = ({r.name for r in load_board(name).routes if r.permanent} for name in BRITANNIA)
    assert large == {"Calais/Canterbury", "Calais/Southampton"}
    assert small == large | {"Carlisle/Isle of Man"}


def test_prestige_of_the_countries_abroad() -> None:
    assert [country.prestige for country in load_board("britannia45").abroad] == [(7, 4, 2), (7, 4, 2)]


def test_the_isle_of_man_counts_for_both_countries_and_london_for_none() -> None:
    counted = {city.name: city.countries for city in load_board("britannia45").cities}
    assert counted["Isle of Man"] == ("Wales", "Scotland")
    assert counted["London"] == ()
