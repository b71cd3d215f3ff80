"""Unloading, contracts and city tiles (TR-023 to TR-030, TR-054)."""

import pytest
from playing import offered, play, refused, verbs
from traders_tools import BOARD, CITIES, cargo, contracts, cubes, in_city, lying, player, position, sheet

import kogge

REVAL = ["yellow/black", "red/grey", "red/black"]


def test_one_or_two_contracts_and_only_of_the_city_one_is_in_TR_023():
    state = in_city("Reval", "yellow red black", REVAL)
    assert offered(state, "unload") == {"yellow/black", "red/grey", "red/black", "red/grey yellow/black"}
    three = in_city("Lübeck", "red grey black", ["red/yellow", "yellow/grey", "yellow/black"])
    pairs = {"red/yellow yellow/grey", "red/yellow yellow/black", "yellow/grey yellow/black"}
    assert offered(three, "unload") == {"red/yellow", "yellow/grey", "yellow/black"} | pairs  # never all three
    with pytest.raises(kogge.BadNotation):
        three.parse("unload red/yellow yellow/grey yellow/black")
    for one in BOARD.hexes:
        if not one.city:
            at_sea = position(players={"blue": {"ship": one.name, "cargo": cubes("yellow red black")}})
            assert "unload" not in verbs(at_sea)
    beside = position(players={"blue": {"ship": "Riga", "cargo": cubes("yellow red black")}}, cities={"Reval": REVAL})
    assert not {"red/grey", "red/grey yellow/black"} & offered(beside, "unload")


def test_every_colour_costs_one_cube_that_leaves_the_ship_TR_024():
    state = play(in_city("Danzig", "red red grey green", ["red/grey", "red/green"]), "unload red/grey")
    assert cargo(state) == {"red": 1, "green": 1}
    assert player(state)["contracts"] == ["east red/grey"]
    poor = in_city("Danzig", "red", ["red/grey", "red/green"])
    assert refused(poor, "unload red/grey") == "traders-reason-cubes"
    assert poor.why_not(poor.rules.parse("unload 1")).params["missing"] == "grey"


@pytest.mark.parametrize("city", CITIES)
def test_a_colour_that_the_city_supplies_needs_no_cube_TR_025(city):
    supplied = CITIES[city].supply[0]
    other = "red" if "red" not in CITIES[city].supply else "grey"
    state = in_city(city, other, ["/".join((supplied, other))])
    assert offered(state, "unload") == {state.rules.game.spelt_out(goods) for goods in lying(state, city)}
    play(state, f"unload {supplied}/{other}")
    assert cargo(state) == {}
    assert sheet(state, "cities") == [2, 0, 0]  # it was the only one
    kept = play(in_city(city, f"{other} {supplied}", [f"{supplied}/{other}"]), f"unload {supplied}/{other}")
    assert cargo(kept) == {supplied: 1}  # nor does a cube that is aboard leave the ship


def test_a_contract_with_both_colours_supplied_costs_nothing_TR_026():
    for city, goods in {
        "Newcastle": "red/black",
        "Hamburg": "green/brown",
        "Stettin": "yellow/green",
        "Stockholm": "blue/brown",
        "Visby": "grey/black",
        "Danzig": "brown/black",
    }.items():
        state = play(in_city(city, "", [goods, "red/yellow"]), f"unload {goods}")
        assert player(state)["contracts"] == [f"{CITIES[city].region} {goods}"]
        assert state.to_dict()["taken"] == ["unload"]
        assert "unload" not in verbs(state)


def test_two_contracts_need_the_cubes_of_both_TR_027():
    both = ["red/green", "red/blue"]
    assert "red/green red/blue" in offered(in_city("Danzig", "red red green blue", both), "unload")
    one_red = in_city("Danzig", "red green blue", both)
    assert offered(one_red, "unload") == {"red/green", "red/blue"}
    assert refused(one_red, "unload red/green red/blue") == "traders-reason-cubes"
    state = play(in_city("Danzig", "red red green blue", both), "unload red/blue red/green")
    assert cargo(state) == {}
    assert player(state)["contracts"] == contracts("east", "red/green", "red/blue")


def test_example_of_the_ship_in_reval_TR_028():
    state = in_city("Reval", "yellow red black", REVAL)
    only_red = play(state.clone(), "unload red/grey")
    assert cargo(only_red) == {"yellow": 1, "black": 1}
    play(state, "unload red/grey yellow/black")
    assert cargo(state) == {}
    assert lying(state, "Reval") == ["red/black"]
    assert refused(state, "unload red/black") == "traders-reason-again-unload"
    play(state, "end", "sail Sound", "end", "sail Sound", "end")
    assert refused(state, "unload red/black") == "traders-reason-cubes"
    start = in_city("Reval", "yellow red black", REVAL)
    assert refused(start, "unload red/black yellow/black") == "traders-reason-cubes"
    assert refused(start, "unload red/black red/grey") == "traders-reason-cubes"


def test_a_claimed_contract_stays_and_its_place_stays_empty_TR_029():
    state = play(in_city("Reval", "yellow red black", REVAL), "unload red/grey")
    assert state.to_dict()["cities"]["Reval"] == ["yellow/black", None, "red/black"]
    for turn in range(6):
        play(state, "end", "sail Visby" if turn < 3 else "sail Danzig")
    assert state.to_dict()["cities"]["Reval"] == ["yellow/black", None, "red/black"]
    assert player(state)["contracts"] == ["east red/grey"]
    assert sheet(state, "contracts") == [3, 0, 0]


def test_the_last_contract_of_a_city_brings_a_tile_worth_two_TR_030():
    one_left = play(in_city("Reval", "red red", ["red/grey", "red/black"]), "unload red/grey")
    assert player(one_left)["city_tiles"] == []
    state = play(in_city("Reval", "red", ["red/grey"]), "unload red/grey")
    assert player(state)["city_tiles"] == ["Reval"]
    assert sheet(state, "cities") == [2, 0, 0]
    two_at_once = play(in_city("Reval", "red red black", ["red/grey", "red/black"]), "unload red/grey red/black")
    assert player(two_at_once)["city_tiles"] == ["Reval"]
    assert sheet(two_at_once, "cities") == [2, 0, 0]


def test_city_tiles_never_run_out_TR_054():
    """The box has twelve; here two players empty the fifteenth city."""
    others = [city for city in CITIES if city != "Reval"]
    players = {
        "blue": {"ship": "Reval", "cargo": {"red": 1}, "city_tiles": others[:7]},
        "red": {"city_tiles": others[7:]},
    }
    state = position(2, players=players, cities={city: [] for city in others} | {"Reval": ["red/grey"]}, last_turns=0)
    play(state, "unload red/grey")
    assert len(player(state)["city_tiles"]) == 8
    assert sheet(state, "cities") == [16, 14]
