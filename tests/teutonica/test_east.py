"""The eastern board: set-up and ends, Waren, and the cities without printed spaces."""

import pytest
from clause_tools import ability_values, control, offered, on, play, player, prestige, refused, sheet, texts
from sea_tools import GREEN, READY, east, filled, rules

import kogge
from kogge.core.state import State
from kogge.games.teutonica.loading import load_board, tables
from kogge.games.teutonica.scoring import network_from

TAVERNS = {"Allenstein/Braunsberg", "Brandenburg/Tangermünde", "Kulm/Stettin"}
WAREN = ["Havelberg/Waren", "Stettin/Waren", "Waren/Wismar"]
BELGARD = ["Anklam/Belgard", "Belgard/Danzig", "Belgard/Kulm"]
DRESDEN = ["Dresden/Halle", "Dresden/Krakau"]
EXTRA = {"blue": READY | {"markers": ["extra_post"]}}
SWAP = {"blue": {"markers": ["swap"]}}


def full(route: str, **more: object) -> State:
    """Blue's turn, with the route full of blue's pieces, a merchant among them."""
    given = {"players": {"blue": READY}} | more
    return east(routes={route: filled(route, merchants=1)}, **given)


# Set-up and ends


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_eastern_board_for_three_four_and_five_HT_004(players: int) -> None:
    assert "east" in kogge.game("teutonica").boards("bigbox", players)
    assert "east" not in kogge.game("teutonica").boards("argentum", players)
    assert kogge.start(rules(players), seed=1).board.n_cities == 28


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_east_is_set_up_like_the_base_game_HT_214(players: int) -> None:
    start = kogge.start(rules(players), seed=3).to_dict()
    assert set(start["markers"]) == TAVERNS
    assert set(start["markers"].values()) == {"move_three", "swap", "extra_post"}
    assert len(start["bag"]) == 12
    seats = list(start["players"].values())
    assert [seat["supply"] for seat in seats] == [{"traders": 5 + n, "merchants": 1} for n in range(players)]
    assert [seat["stock"] for seat in seats] == [{"traders": 6 - n, "merchants": 0} for n in range(players)]
    assert start["actions"] == 2
    assert start["routes"] == start["cities"] == start["extra_posts"] == start["green_posts"] == {}


def test_twenty_points_end_the_game_HT_214() -> None:
    state = full("Lübeck/Wismar", cities={"Lübeck": ["red trader"]}, players={"red": {"prestige": {"control": 19}}})
    assert play(state, "create Lübeck/Wismar").is_over()


def test_a_marker_that_cannot_be_replaced_ends_the_game_HT_214() -> None:
    tavern = "Brandenburg/Tangermünde"
    players = {"blue": READY, "red": {"used_markers": 12}}
    state = full(tavern, markers={tavern: "swap"}, bag=[], players=players)
    assert play(state, f"create {tavern}").is_over()


def ten_but_one() -> dict[str, list[str]]:
    """Nine completed cities, and one space is free in Lübeck."""
    singles = ["Berlin-Cölln", "Perleberg", "Tangermünde", "Wittenberg", "Visby"]
    cities = {city: ["red trader"] for city in singles}
    cities |= {city: ["red trader"] * 2 for city in ("Allenstein", "Anklam", "Elbing", "Kulm")}
    return cities | {"Lübeck": ["green trader"] * 2}


TEN = {"red": {"desk": {"keys": 4}}, "blue": {"desk": {"book": 3, "privilege": 3}}}


def test_the_tenth_completed_city_ends_the_game_in_the_east_HT_178() -> None:
    state = full("Lübeck/Wismar", cities=ten_but_one(), players=TEN)
    assert (state.completed, state.board.end_completed) == (9, 10)
    assert play(state, "create Lübeck/Wismar post Lübeck").is_over()
    other = full("Lübeck/Wismar", cities=ten_but_one(), players=TEN)
    assert not play(other, "create Lübeck/Wismar").is_over()


def test_an_extra_post_in_a_green_city_can_be_the_tenth_HT_178() -> None:
    players = TEN | {"blue": {"desk": {"book": 3}, "markers": ["extra_post"]}}
    state = full("Waren/Wismar", cities=ten_but_one(), players=players)
    assert play(state, "create Waren/Wismar extra trader Waren").is_over()


# Connection and special prestige


def test_a_chain_of_posts_from_luebeck_to_danzig_over_the_sea_is_the_connection_HT_215() -> None:
    cities = {"Wismar": ["blue trader"], "Stralsund": ["blue trader"], "Malmö": ["blue merchant"]}
    state = full("Lübeck/Wismar", cities=cities | {"Danzig": ["blue trader"]})
    play(state, "create Lübeck/Wismar post Lübeck")
    assert prestige(state)["connection"] == 7


def test_a_chain_with_a_gap_is_no_connection_HT_215() -> None:
    cities = {"Wismar": ["blue trader"], "Malmö": ["blue merchant"], "Danzig": ["blue trader"]}
    state = play(full("Lübeck/Wismar", cities=cities), "create Lübeck/Wismar post Lübeck")
    assert prestige(state)["connection"] == 0


def test_an_extra_post_in_a_green_city_joins_the_chain_HT_215() -> None:
    cities = {city: ["blue trader"] for city in ("Lübeck", "Wismar", "Stettin", "Kulm", "Danzig")}
    players = {"blue": {"desk": {"book": 3, "bank": 3}, "markers": ["extra_post"]}}
    state = full("Waren/Wismar", cities=cities, green_posts={"Belgard": ["blue trader"]}, players=players)
    play(state, "create Waren/Wismar extra trader Waren")
    assert prestige(state)["connection"] == 7


def test_special_prestige_is_taken_on_the_route_to_koenigsberg_HT_215() -> None:
    players = {"blue": {"desk": {"book": 3, "privilege": 3}}}
    state = full("Danzig/Königsberg", players=players)
    specials = {text.split()[-1] for text in texts(state, "create") if "special" in text}
    assert specials == {"7", "8", "9", "11"}
    play(state, "create Danzig/Königsberg special 11")
    assert sheet(state, "special") == [11, 0, 0, 0]
    assert refused(full("Belgard/Danzig"), "create Belgard/Danzig special 7") == "teutonica-reason-special-route"


def test_the_shortest_connection_has_five_cities_at_sea_and_seven_on_land_HT_233() -> None:
    data = load_board("east")
    board = tables(data)
    names = [city.name for city in data.cities]
    chain = ["Lübeck", "Wismar", "Stralsund", "Malmö", "Danzig"]
    posts = board.near[:]  # any row of so many numbers
    for city, name in enumerate(names):
        posts[city] = 1 if name in chain else 0
    assert network_from(board, posts, names.index("Lübeck")).bit_count() == 5
    steps = {True: 1, False: 1}
    for by_sea in steps:
        reached = {"Lübeck"}
        while "Danzig" not in reached:
            ways = [route.cities for route in data.routes if by_sea or not route.boats]
            reached |= {end for way in ways if reached & set(way) for end in way}
            steps[by_sea] += 1
    assert steps == {True: 5, False: 7}


# Waren


@pytest.mark.parametrize("route", WAREN)
@pytest.mark.parametrize(("ability", "value"), [("actions", 3), ("bank", 5)])
def test_a_route_to_waren_develops_actions_or_bank_HT_216(route: str, ability: str, value: int) -> None:
    state = full(route)
    assert {text.split()[-1] for text in texts(state, "create") if "develop" in text} == {"actions", "bank"}
    play(state, f"create {route} develop {ability}")
    assert ability_values(state)[ability] == value
    assert player(state)["desk"]["actions"] + player(state)["desk"]["bank"] == 1


def test_a_route_to_waren_may_bring_a_post_there_by_the_green_rules_HT_216() -> None:
    state = full("Stettin/Waren", players=EXTRA)
    assert {"Stettin/Waren extra trader Waren", "Stettin/Waren extra merchant Waren"} <= offered(state, "create")


# Cities without printed spaces


@pytest.mark.parametrize("route", WAREN + BELGARD + DRESDEN)
def test_green_cities_take_no_ordinary_post_HT_217(route: str) -> None:
    players = {"blue": {"desk": {"book": 3, "privilege": 3}}}
    state = full(route, players=players)
    green = next(city for city in route.split("/") if city in GREEN)
    assert f"{route} post {green}" not in offered(state, "create")
    assert refused(state, f"create {route} post {green}") == "teutonica-reason-green"


@pytest.mark.parametrize("kind", ["trader", "merchant"])
@pytest.mark.parametrize("route", WAREN + BELGARD + DRESDEN)
def test_the_extra_post_marker_sets_a_piece_of_the_route_in_a_green_city_HT_218(route: str, kind: str) -> None:
    green = next(city for city in route.split("/") if city in GREEN)
    state = full(route, players=EXTRA)
    supply = player(state)["supply"]
    play(state, f"create {route} extra {kind} {green}")
    assert state.to_dict()["extra_posts"] == {green: [f"blue {kind}"]}
    assert player(state)["supply"] == supply
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert on(state, route) == []


def test_an_extra_post_stands_left_of_all_posts_of_a_green_city_HT_218() -> None:
    posts = {"green_posts": {"Waren": ["red trader"]}, "extra_posts": {"Waren": ["green trader"]}}
    state = play(full("Waren/Wismar", players=EXTRA, **posts), "create Waren/Wismar extra trader Waren")
    assert state.to_dict()["extra_posts"] == {"Waren": ["blue trader", "green trader"]}
    assert state.view()["controllers"]["Waren"] == "red"  # one each: the post furthest right


def test_an_extra_post_goes_only_to_an_end_of_the_created_route_HT_218() -> None:
    state = full("Lübeck/Wismar", players=EXTRA, cities={"Lübeck": ["red trader"]})
    assert [text for text in texts(state, "create") if "extra" in text and text.split()[-1] in GREEN] == []


def test_in_a_green_city_the_extra_post_needs_no_earlier_post_HT_219() -> None:
    state = full("Belgard/Kulm", players=EXTRA)
    assert "Belgard/Kulm extra trader Belgard" in offered(state, "create")
    assert refused(state, "create Belgard/Kulm extra trader Kulm") == "teutonica-reason-city-empty"


def test_the_first_post_completes_a_green_city_and_later_ones_do_not_HT_220() -> None:
    players = {"blue": {"desk": {"book": 3}, "markers": ["extra_post", "extra_post"]}}
    state = east(
        routes={"Belgard/Kulm": filled("Belgard/Kulm"), "Anklam/Belgard": filled("Anklam/Belgard")}, players=players
    )
    play(state, "create Belgard/Kulm extra trader Belgard")
    assert state.completed == 1
    play(state, "create Anklam/Belgard extra trader Belgard")
    assert state.completed == 1
    assert len(state.to_dict()["extra_posts"]["Belgard"]) == 2


def test_a_green_post_completes_a_green_city_once_HT_220() -> None:
    state = east(routes={"Malmö/Visby": filled("Malmö/Visby")}, green_posts={"Waren": ["red trader"]})
    assert state.completed == 1
    other = state.clone()
    play(state, "create Malmö/Visby", "post Waren trader")
    assert state.completed == 1
    play(other, "create Malmö/Visby", "post Dresden trader")
    assert other.completed == 2


def test_control_of_a_green_city_scores_when_a_route_there_is_created_HT_221() -> None:
    state = full("Belgard/Kulm", green_posts={"Belgard": ["red trader"]}, cities={"Kulm": ["green trader"]})
    play(state, "create Belgard/Kulm")
    assert control(state) == {"red": 1, "green": 1}


def test_green_cities_count_at_the_end_and_in_the_network_HT_221() -> None:
    posts = {"green_posts": {"Belgard": ["blue trader"]}, "extra_posts": {"Belgard": ["red trader"]}}
    state = east(cities={"Danzig": ["blue trader"], "Kulm": ["blue trader"]}, questions=[], **posts)
    assert sheet(state, "cities") == [6, 0, 0, 0]  # Belgard is tied; blue stands further right
    assert sheet(state, "network") == [3, 1, 0, 0]


def test_a_green_city_does_not_qualify_a_route_for_a_marker_HT_305() -> None:
    """Halle is full, so nothing on Dresden/Halle is free; Krakau is not, so Dresden/Krakau may have a marker."""
    tavern = "Brandenburg/Tangermünde"
    cities = {"Halle": ["red trader", "red merchant"]}
    state = full(tavern, cities=cities, players={"blue": READY, "red": READY})
    play(state, f"create {tavern}", "end")
    marker = texts(state, "lay")[0].split()[1]
    laid = {text.split()[-1] for text in texts(state, "lay")}
    assert "Dresden/Halle" not in laid
    assert {"Dresden/Krakau", "Anklam/Belgard", "Waren/Wismar"} <= laid
    assert refused(state, f"lay {marker} Dresden/Halle") == "teutonica-reason-no-free-space"


# Swapping there


def test_green_posts_of_neighbours_are_swapped_HT_306() -> None:
    state = east(green_posts={"Waren": ["blue trader", "red merchant", "green trader"]}, players=SWAP)
    assert offered(state, "swap") == {"Waren 1-2"}
    assert refused(state, "swap Waren 2-3") == "teutonica-reason-swap-own"
    play(state, "swap Waren 1-2")
    assert state.to_dict()["green_posts"] == {"Waren": ["red merchant", "blue trader", "green trader"]}
    assert player(state)["used_markers"] == 1


def test_a_swap_can_change_who_controls_a_green_city_HT_306() -> None:
    state = east(green_posts={"Dresden": ["blue trader", "red trader"]}, players=SWAP)
    assert state.view()["controllers"]["Dresden"] == "red"
    assert play(state, "swap Dresden 1-2").view()["controllers"]["Dresden"] == "blue"


def test_extra_posts_of_a_green_city_are_not_swapped_HT_306() -> None:
    state = east(
        extra_posts={"Waren": ["blue trader", "red trader"]}, green_posts={"Waren": ["red trader"]}, players=SWAP
    )
    assert offered(state, "swap") == set()
    assert refused(state, "swap Waren 1-2") == "teutonica-reason-swap-free"


def test_posts_on_printed_spaces_are_swapped_as_ever_HT_306() -> None:
    state = east(cities={"Danzig": ["blue trader", "red trader"]}, players=SWAP)
    play(state, "swap Danzig 1-2")
    assert state.to_dict()["cities"]["Danzig"][:2] == ["red trader", "blue trader"]


# Coins


@pytest.mark.parametrize(("route", "city"), [("Havelberg/Perleberg", "Havelberg"), ("Krakau/Thorn", "Thorn")])
def test_a_coin_is_worth_one_point_in_the_east_HT_309(route: str, city: str) -> None:
    state = play(full(route), f"create {route} post {city}")
    assert prestige(state) == {"control": 0, "coin": 1, "connection": 0}


def test_every_coin_of_the_eastern_board_is_worth_one_HT_309() -> None:
    coins = [space.prestige for city in load_board("east").cities for space in city.spaces if space.prestige]
    assert coins == [1, 1, 1]
    state = play(full("Halle/Magdeburg"), "create Halle/Magdeburg post Magdeburg")
    assert prestige(state)["coin"] == 1


# What others see


def test_the_view_shows_green_posts_and_the_board_data_boats_and_permanent_markers() -> None:
    view = east(green_posts={"Waren": ["blue trader"]}, extra_posts={"Waren": ["red trader"]}).view(1)
    assert (view["green_posts"], view["extra_posts"]) == ({"Waren": ["blue trader"]}, {"Waren": ["red trader"]})
    assert view["ends"]["completed"] == [1, 10]
    board = rules().board_data()
    assert {city["name"] for city in board["cities"] if city["green"]} == set(GREEN)
    found = {"/".join(route["cities"]): route["permanent"] for route in board["routes"] if route["boats"]}
    assert found == {
        "Danzig/Malmö": "place_two_from_route",
        "Malmö/Stralsund": "develop_privilege",
        "Malmö/Visby": "green_post",
        "Stralsund/Wismar": "move_any_two",
    }
