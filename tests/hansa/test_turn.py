"""A turn of Hansa: its order, income, refilling, and sailing (HA-016 to HA-038)."""

import pytest
from hansa_tools import (
    BOARD,
    CITIES,
    IN_ORDER,
    SEATS,
    STOCK,
    asked,
    booths,
    every_number,
    full,
    goods,
    has,
    offered,
    play,
    player,
    position,
    refused,
    talers,
    told,
    verbs,
)

EMPTY: dict[str, list[str | None]] = {}


@every_number
def test_turns_go_clockwise_through_four_phases_HA_016(seats):
    red = has(3, "orange 1, orange 2, orange 3, brown 1")
    state = position(seats, players={"red": red}, warehouses=full(Riga=[None, "pink 1"]))
    order = []
    for _ in range(2 * seats):
        order.append(SEATS[state.actor()])
        assert talers(state)[state.actor()] == 6  # income has come first
        if order[-1] == "blue" and "refill" in verbs(state):
            play(state, "refill", "sail Danzig")  # refilling comes before the actions
            assert refused(state, "refill") == "all-full"
        play(state, "end")
        if asked(state)[1] == "taxes":
            assert asked(state) == ("red", "taxes")  # and taxes after them
            play(state, "give brown 1")
    assert order == SEATS[:seats] * 2


@every_number
@pytest.mark.parametrize("before", [0, 1, 3, 5])
def test_a_turn_begins_with_three_talers_HA_017(seats, before):
    state = position(seats, players={"red": has(before)})
    play(state, "end")
    assert asked(state)[0] == "red"
    assert talers(state)[1] == before + 3


@pytest.mark.parametrize("empty", [1, 2])
def test_refilling_costs_one_taler_in_all_HA_018(empty):
    state = position(warehouses=full(Riga=[None, "pink 1"], Reval=[None][: empty - 1] or ["blue 3"]))
    assert "refill" in verbs(state)
    play(state, "refill")
    assert talers(state) == [5, 3, 3, 3]


def test_without_an_empty_warehouse_there_is_no_refilling_HA_019():
    state = position(warehouses=full())
    assert refused(state, "refill") == "all-full"


@pytest.mark.parametrize("first", ["sail Danzig", "buy blue 2", "build orange 1"])
def test_once_the_actions_have_begun_there_is_no_refilling_HA_019(first):
    state = position(players={"blue": has(6, "orange 1")}, warehouses=full(Riga=[None, None]))
    assert "refill" in verbs(state)
    play(state, first)
    assert refused(state, "refill") == "unasked-refill"


def test_all_empty_warehouses_are_filled_HA_020():
    state = position(warehouses={"Reval": ["blue 1"]})
    play(state, "refill")
    filled = state.to_dict()["warehouses"]
    assert list(filled) == CITIES
    assert all(None not in row for row in filled.values())
    assert refused(state, "refill") == "all-full"


def test_warehouses_are_filled_in_the_order_of_their_numbers_HA_021():
    drawn = [f"{colour} {n}" for n in (1, 2, 3) for colour in ("orange", "brown", "yellow", "green")]
    state = position(warehouses={"Kalmar": ["pink 1"], "Danzig": ["pink 2", None]}, piles=drawn)
    play(state, "refill")
    expected: dict[str, list[str]] = {}
    free = [city for city in IN_ORDER if city != "Kalmar"]
    free.remove("Danzig")
    for city, good in zip(free, drawn, strict=False):
        expected.setdefault(city, []).append(good)
    expected |= {"Kalmar": ["pink 1"], "Danzig": ["pink 2", *expected["Danzig"]]}
    assert state.to_dict()["warehouses"] == expected
    assert state.to_dict()["piles"] == drawn[12:]


def test_a_filling_goes_on_with_the_next_pile_HA_022():
    piles = ["orange 1", "orange 2"] + ["brown 2"] * 5 + ["yellow 2"] * 5 + ["green 2"] * 3 + ["pink 2"] * 5
    piles += ["orange 2"] * 4 + ["brown 3"] * 4 + ["pink 3"] * 4 + ["green 3"] * 4 + ["yellow 3"] * 4
    state = position(warehouses=full(Tønsberg=[None, None], Lübeck=[None, None], Aalborg=["orange 3"]), piles=piles)
    assert state.view()["piles"] == [0, 2, 13, 13, 12]
    play(state, "refill")
    assert state.to_dict()["warehouses"]["Tønsberg"] == ["orange 1", "orange 2"]
    assert state.to_dict()["warehouses"]["Lübeck"] == ["brown 2", "brown 2"]
    assert state.view()["piles"] == [0, 0, 11, 13, 12]


@pytest.mark.parametrize("city", ["Copenhagen", "Riga"])
def test_refilling_may_be_skipped_with_one_marker_left_HA_023(city):
    state = position(warehouses={city: ["blue 1"]})
    assert {"refill", "sail", "end"} <= verbs(state)
    play(state, "end")
    assert asked(state) == ("red", "begin")


def test_refilling_is_compulsory_when_all_warehouses_are_empty_HA_024():
    own = {"Copenhagen": {"blue": 2}}
    state = position(warehouses=EMPTY, booths=own, players={"blue": has(6, "orange 1, orange 2")})
    assert verbs(state) == {"refill"}
    for text in ("end", "sail Danzig", "sell", "build orange 1", "buy orange 1"):
        assert refused(state, text) == "must-refill"
    play(state, "refill")
    assert {"buy", "build", "sell", "sail", "end"} == verbs(state)


@pytest.mark.parametrize("left", [1, 5, 13])
def test_filling_stops_when_the_goods_run_out_HA_025(left):
    piles = (["brown 2"] * 5 + ["yellow 2"] * 5 + ["green 2"] * 5)[:left]
    state = position(warehouses=EMPTY, piles=piles)
    play(state, "refill")
    filled = [city for city, row in state.to_dict()["warehouses"].items() for good in row if good]
    assert filled == [city for city in CITIES for _ in range(IN_ORDER[:left].count(city))]
    assert state.to_dict()["piles"] == []
    assert talers(state)[0] == 5


@pytest.mark.parametrize("route", BOARD.routes, ids=lambda route: "-".join(route.cities))
def test_the_ship_sails_along_the_arrows_for_a_taler_HA_026(route):
    begin, to = route.cities
    state = position(ship=begin, warehouses=full())
    assert set(offered(state, "sail")) == {other.cities[1] for other in BOARD.routes if other.cities[0] == begin}
    play(state, f"sail {to}")
    assert state.to_dict()["ship"] == to
    assert talers(state) == [5, 3, 3, 3]
    if (to, begin) not in [other.cities for other in BOARD.routes]:
        assert refused(state, f"sail {begin}") == "no-way"


def test_without_talers_the_ship_stays_HA_026():
    state = position(players={"blue": has(0)}, warehouses=full())
    assert verbs(state) == {"end"}
    assert refused(state, "sail Danzig") == "no-talers"


def test_the_ship_moves_as_often_as_it_is_paid_for_HA_027():
    state = position(players={"blue": has(5, "pink 2")}, warehouses=full())
    play(state, "sail Danzig", "sail Reval", "buy blue 3", "sail Riga", "build pink 2", "sail Danzig")
    assert talers(state)[0] == 0
    assert offered(state, "sail") == []
    assert state.to_dict()["ship"] == "Danzig"


def test_actions_take_place_where_the_ship_is_HA_028():
    stock = full(Copenhagen=["orange 1"], Danzig=["pink 2", "pink 3"])
    state = position(players={"blue": has(6, "brown 1, brown 2")}, warehouses=stock, booths={"Danzig": {"blue": 2}})
    assert offered(state, "buy") == ["orange 1"]
    assert refused(state, "buy pink 2") == "not-there"
    assert refused(state, "sell") == "no-booth"
    play(state, "build brown 1")
    assert booths(state, "Copenhagen") == {"blue": 1}
    play(state, "sail Danzig")
    assert offered(state, "buy") == ["pink 2", "pink 3"]
    assert refused(state, "buy orange 1") == "not-there"


@pytest.mark.parametrize("action", ["buy pink 2", "build brown 1", "sell"])
def test_after_an_action_the_ship_must_leave_HA_029(action):
    stock = full(Danzig=["pink 2", "pink 3"])
    blue = has(6, "brown 1, brown 1, orange 1")
    state = position(ship="Danzig", players={"blue": blue}, warehouses=stock, booths={"Danzig": {"blue": 2}})
    play(state, action)
    assert verbs(state) == {"sail", "end"}
    for text in ("buy pink 3", "build orange 1", "sell"):
        assert refused(state, text) == "acted"


@pytest.mark.parametrize("city", CITIES)
def test_the_first_action_may_be_where_the_turn_begins_HA_030(city):
    state = position(ship=city, warehouses=full())
    assert offered(state, "buy") == sorted(STOCK[city])
    play(state, f"buy {STOCK[city][0]}")
    assert goods(state) == [STOCK[city][0]]


def test_actions_in_any_order_and_repeated_HA_031():
    blue = has(9, "brown 1, brown 2, orange 3")
    state = position(ship="Danzig", players={"blue": blue}, warehouses=full(), booths={"Kalmar": {"blue": 1}})
    play(state, "build orange 3", "sail Reval", "buy blue 3", "sail Riga", "buy pink 1")
    play(state, "sail Danzig", "buy blue 1", "sail Kalmar", "sell", "add blue 1", "add blue 3")
    play(state, "add brown 1", "end")  # the second brown one is needed, and then nothing is left to be added
    assert player(state)["sold"] == ["brown 1", "brown 2", "blue 1", "blue 3"]
    assert asked(state)[0] == "red"


def test_doing_nothing_is_allowed_HA_031():
    state = position(warehouses=full())
    play(state, "end")
    assert asked(state)[0] == "red"
    assert talers(state) == [3, 6, 3, 3]


def test_the_ship_may_pass_a_city_without_an_action_HA_032():
    state = position(warehouses=full())
    play(state, "sail Danzig", "sail Reval")
    assert offered(state, "buy") == ["blue 3"]  # sailing was no action


def test_coming_back_allows_another_action_HA_033():
    state = position(ship="Danzig", warehouses=full())
    play(state, "buy blue 1", "sail Reval", "sail Riga", "sail Danzig")
    assert offered(state, "buy") == ["blue 3"]
    play(state, "buy blue 3")
    assert goods(state) == ["blue 1", "blue 3"]


def test_the_ship_stays_for_the_next_player_HA_034():
    state = position(warehouses=full())
    play(state, "sail Danzig", "sail Kalmar", "end")
    assert asked(state)[0] == "red"
    assert state.to_dict()["ship"] == "Kalmar"
    assert offered(state, "buy") == ["blue 3"]  # red's own action there


def test_example_4_actions_in_three_cities_HA_035():
    state = position(ship="Lübeck", warehouses=full())
    play(state, "buy blue 1", "sail Aalborg", "buy blue 2", "sail Copenhagen", "sail Danzig", "buy blue 3")
    assert goods(state) == ["blue 1", "blue 2", "blue 3"]
    assert talers(state)[0] == 0
    assert verbs(state) == {"end"}


def test_example_5_where_the_ship_can_sail_from_copenhagen_HA_036():
    state = position(ship="Copenhagen", warehouses=full())
    assert offered(state, "sail") == ["Danzig", "Lübeck", "Tønsberg"]
    assert state.view()["ways"] == ["Danzig", "Lübeck", "Tønsberg"]
    for city in set(CITIES) - {"Danzig", "Lübeck", "Tønsberg", "Copenhagen"}:
        assert refused(state, f"sail {city}") == "no-way"


def test_the_route_over_land_is_like_the_others_HA_037():
    overland = [route.cities for route in BOARD.routes if route.overland]
    assert overland == [("Tønsberg", "Stockholm")]
    state = position(ship="Tønsberg", warehouses=full())
    play(state, "sail Stockholm")
    assert talers(state)[0] == 5
    assert told(position(ship="Tønsberg", warehouses=full()), "sail Stockholm") == [
        "blue sails from Tønsberg to Stockholm."
    ]


def test_the_board_has_thirteen_routes_and_fourteen_warehouses_HA_038():
    assert {f"{begin} {to}" for begin, to in (route.cities for route in BOARD.routes)} == {
        "Copenhagen Danzig",
        "Copenhagen Lübeck",
        "Copenhagen Tønsberg",
        "Aalborg Copenhagen",
        "Kalmar Copenhagen",
        "Lübeck Aalborg",
        "Tønsberg Stockholm",
        "Stockholm Reval",
        "Stockholm Kalmar",
        "Danzig Kalmar",
        "Reval Riga",
        "Riga Danzig",
        "Danzig Reval",
    }
    assert len(BOARD.routes) == 13
    warehouses = {city.name: city.warehouses for city in BOARD.cities}
    assert sum(warehouses.values()) == 14
    assert {city for city, number in warehouses.items() if number == 2} == {
        "Tønsberg",
        "Lübeck",
        "Stockholm",
        "Danzig",
        "Riga",
    }
    numbers = "Tønsberg, Aalborg, Copenhagen, Lübeck, Stockholm, Kalmar, Danzig, Reval, Riga"
    assert ", ".join(dict.fromkeys(IN_ORDER)) == numbers
    assert [city.number for city in BOARD.cities] == list(range(1, 10))


def test_what_is_reconstructed_is_marked_so_HA_038():
    sure = {city.name for city in BOARD.cities if city.sources["number"] == "rulebook"}
    assert sure == {"Tønsberg", "Riga"}
    assert {city.sources["warehouses"] for city in BOARD.cities} == {"inferred", "reconstructed"}
    assert {route.source for route in BOARD.routes} == {"rulebook", "source"}
