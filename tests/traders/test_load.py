"""Loading and dropping (TR-015 to TR-022)."""

import itertools

import pytest
from playing import offered, play, refused, verbs
from traders_tools import BOARD, CITIES, SEATS, cargo, in_city, position


def loads(supply: tuple[str, ...]) -> set[str]:
    """What one action may take of this supply."""
    order = ["red", "yellow", "grey", "green", "blue", "brown", "black"]
    pairs = [" ".join(sorted(pair, key=order.index)) for pair in itertools.combinations(supply, 2)]
    return set(supply) | set(pairs)


def test_one_or_two_cubes_and_only_in_a_city_TR_015():
    state = play(in_city("Lübeck"), "load yellow")
    assert cargo(state) == {"yellow": 1}
    assert cargo(play(in_city("Lübeck"), "load yellow yellow")) == {"yellow": 2}
    for one in BOARD.hexes:
        if not one.city:
            at_sea = position(players={"blue": {"ship": one.name}})
            assert "load" not in verbs(at_sea)
            assert refused(at_sea, "load yellow") == "traders-reason-at-sea"


@pytest.mark.parametrize("city", CITIES)
def test_no_colour_more_often_than_the_city_shows_it_TR_016(city):
    supply = CITIES[city].supply
    state = in_city(city)
    assert offered(state, "load") == loads(supply)
    for colour in supply:
        if supply.count(colour) < 2:
            assert refused(state, f"load {colour} {colour}") == "traders-reason-supply"
    if len(supply) == 1:
        assert offered(state, "load") == set(supply)


def test_a_ship_holds_five_cubes_TR_017():
    assert offered(in_city("Stettin", "red red red"), "load") == {"yellow", "green", "yellow green"}
    four = in_city("Stettin", "red red red red")
    assert offered(four, "load") == {"yellow", "green"}
    assert refused(four, "load yellow green") == "traders-reason-room"
    full = in_city("Stettin", "red red red red black")
    assert offered(full, "load") == set()
    assert refused(full, "load yellow") == "traders-reason-room"
    assert offered(play(full, "drop red"), "load") == {"yellow", "green"}


def test_cubes_are_dropped_at_any_time_for_nothing_TR_018():
    state = in_city("Lübeck", "red red black")
    assert offered(state, "drop") == {"red", "black"}
    play(state, "drop red")  # before the first action
    assert cargo(state) == {"red": 1, "black": 1}
    play(state, "sail Sound", "drop red")  # after it
    assert state.to_dict()["taken"] == ["sail"]
    play(state, "drop black")  # as many as one likes
    assert cargo(state) == {}
    assert refused(state, "drop black") == "traders-reason-not-aboard"
    both = play(in_city("Lübeck", "red"), "load yellow", "sail Sound", "drop red", "drop yellow")  # after both
    assert cargo(both) == {}
    assert verbs(both) == {"end"}
    at_sea = position(players={"blue": {"ship": "Dogger", "cargo": {"red": 1}}})
    assert offered(at_sea, "drop") == {"red"}
    assert verbs(play(at_sea, "drop red")) == {"sail"}  # dropping is no action that would allow to end


def test_the_supply_is_the_same_for_everybody_and_in_every_turn_TR_019():
    state = position(players={"red": {"cargo": {}}, "green": {"cargo": {}}})  # all in Lübeck
    for _ in range(2):
        for seat in range(3):
            assert state.actor() == seat
            play(state, "load yellow yellow", "end")
    assert [cargo(state, seat) for seat in ("blue", "red", "green")] == [{"yellow": 4}] * 3


def test_the_stock_of_cubes_is_unlimited_TR_020():
    """Twenty-five yellow cubes are at sea, where the box has ten of a colour."""
    state = position(5, players={seat: {"cargo": {"yellow": 3}} for seat in SEATS})
    for _ in SEATS:
        play(state, "load yellow yellow", "end")
    assert [cargo(state, seat) for seat in SEATS] == [{"yellow": 5}] * 5


def test_a_city_without_contracts_still_supplies_TR_021():
    state = position(players={"blue": {"ship": "Danzig"}, "red": {"city_tiles": ["Danzig"]}}, cities={"Danzig": []})
    assert offered(state, "load") == loads(("brown", "black"))
    assert cargo(play(state, "load brown black")) == {"brown": 1, "black": 1}


def test_example_of_reval_and_stettin_TR_022():
    assert offered(in_city("Reval"), "load") == {"grey", "grey grey"}
    stettin = in_city("Stettin")
    assert offered(stettin, "load") == {"yellow", "green", "yellow green"}
    assert refused(stettin, "load yellow yellow") == "traders-reason-supply"
    play(stettin, "load yellow green")
    assert refused(stettin, "load yellow") == "traders-reason-again-load"
    play(stettin, "end", "sail Sound", "end", "sail Sound", "end", "load yellow green")  # the next turn
    assert cargo(stettin) == {"yellow": 2, "green": 2}
