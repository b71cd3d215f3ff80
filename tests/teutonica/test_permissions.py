"""Permissions to place and displace in Wales and Scotland (HT-242 to HT-249, HT-253, HT-254, HT-311)."""

import pytest
from britannia import SCOTLAND, WALES, countries, england, position, ready, used
from clause_tools import on, pieces, play, player, refused, texts
from clause_tools import position as on_base_board

from kogge.core.errors import BadPosition

SOURCES = [("Cardiff", "Wales"), ("Carlisle", "Scotland"), ("London", "Wales"), ("London", "Scotland")]
THERE = {"Wales": "Cardiff/Pembroke", "Scotland": "Edinburgh/Glasgow"}
ALSO = {"Wales": "Montgomery/Pembroke", "Scotland": "Falkirk/Glasgow"}
every_number = pytest.mark.parametrize("seats", [3, 4, 5])
every_source = pytest.mark.parametrize(("city", "country"), SOURCES)


# England


@every_number
def test_england_needs_no_permission_HT_242(seats):
    state = position(seats, routes={"London/Oxford": ["red trader"]})
    routes = {text.split()[2] for text in texts(state, "place ")}
    assert routes == england(seats)
    assert countries(state, "displace") == {"England"}


def test_england_stays_open_whatever_permissions_are_held_or_used_HT_242():
    state = ready("Cardiff", "Carlisle", "London", actions=6, players={"blue": {"supply": pieces(8, 1)}})
    play(state, "place trader Cardiff/Pembroke", "place trader Chester/Conway", "place trader Falkirk/Glasgow")
    assert used(state) == ["Cardiff", "Carlisle", "London"]
    for _ in range(3):
        assert countries(state) == {"England"}
        play(state, "place trader Plymouth/Salisbury")
    assert player(state)["supply"] == pieces(2, 1)


# Abroad


@every_number
def test_without_permission_nobody_places_or_displaces_abroad_HT_243(seats):
    routes = {"Cardiff/Pembroke": ["red trader"], "Conway/Isle_of_Man": [None, "red merchant"]}
    state = ready(seats=seats, routes=routes)
    assert countries(state) == {"England"}
    assert texts(state, "displace ") == []
    assert refused(state, "place trader Cardiff/Montgomery") == "teutonica-reason-permission"
    assert refused(state, "place merchant Conway/Isle_of_Man boat") == "teutonica-reason-permission"
    assert refused(state, "displace red trader Cardiff/Pembroke with trader") == "teutonica-reason-permission"
    assert refused(state, "displace red merchant Conway/Isle_of_Man with merchant") == "teutonica-reason-permission"
    if seats > 3:
        assert refused(state, "place trader Falkirk/Glasgow") == "teutonica-reason-permission"


def test_posts_that_are_not_furthest_right_give_no_permission_HT_243():
    posts = ["blue trader", "blue trader", "red trader"]
    state = position(cities={"Cardiff": posts, "Carlisle": posts, "London": posts})
    assert state.view()["controllers"] == {"Cardiff": "blue", "Carlisle": "blue", "London": "blue"}
    assert countries(state) == {"England"}


@every_source
def test_a_permission_allows_to_place_once_HT_244_HT_245_HT_246(city, country):
    state = ready(city)
    assert countries(state) == {"England"} | {abroad for source, abroad in SOURCES if source == city}
    play(state, f"place trader {THERE[country]}")
    assert (on(state, THERE[country]), used(state)) == (["blue trader"], [city])
    assert countries(state) == {"England"}
    assert refused(state, f"place trader {THERE[country]}") == "teutonica-reason-permission-used"


@every_source
def test_a_permission_allows_to_displace_once_HT_244_HT_245_HT_246(city, country):
    routes = {THERE[country]: ["red trader"], ALSO[country]: ["red trader"]}
    state = ready(city, routes=routes)
    play(
        state, f"displace red trader {THERE[country]} with trader", "pay traders", f"put trader {ALSO[country]}", "done"
    )
    assert state.actor() == 0
    assert (on(state, THERE[country]), used(state)) == (["blue trader"], [city])
    assert countries(state) == {"England"}
    assert refused(state, f"displace red trader {ALSO[country]} with trader") == "teutonica-reason-permission-used"


def test_the_rightmost_post_in_cardiff_opens_wales_HT_244():
    state = ready("Cardiff")
    assert {text.split()[2] for text in texts(state, "place ")} == england() | WALES
    assert "place merchant Conway/Isle_of_Man boat" in texts(state)
    other = ready(cities={"Cardiff": ["blue trader", "blue trader", "red trader"]})
    assert countries(other) == {"England"}
    assert countries(ready("Cardiff", seats=3)) == {"England", "Wales"}


@pytest.mark.parametrize("city", ["Cardiff", "Carlisle", "London"])
def test_extra_posts_stand_left_and_give_no_permission_HT_244_HT_245_HT_246(city):
    state = ready(cities={city: ["red trader"]}, extra_posts={city: ["blue trader", "blue trader"]})
    assert countries(state) == {"England"}
    state = ready(cities={city: ["blue trader"]}, extra_posts={city: ["red trader", "red trader"]})
    assert countries(state) > {"England"}


def test_the_rightmost_post_in_carlisle_opens_scotland_HT_245():
    state = ready("Carlisle")
    assert {text.split()[2] for text in texts(state, "place ")} == england() | SCOTLAND
    assert countries(ready("Carlisle", seats=3)) == {"England"}


def test_the_rightmost_post_in_london_opens_wales_or_scotland_HT_246():
    state = ready("London")
    assert countries(state) == {"England", "Wales", "Scotland"}
    assert countries(play(state, "place trader Falkirk/Glasgow")) == {"England"}
    state = ready("London", seats=3)
    assert countries(state) == {"England", "Wales"}
    assert countries(play(state, "place trader Chester/Conway")) == {"England"}


def test_permissions_add_up_and_each_works_once_in_a_turn_HT_247():
    state = ready("Cardiff", "Carlisle", "London")
    play(state, "place trader Falkirk/Glasgow", "place trader Chester/Conway")
    assert countries(state) == {"England", "Wales", "Scotland"}
    play(state, "place trader Chester/Conway")
    assert countries(state) == {"England"}
    assert state.to_dict()["actions"] == 2


def test_extra_actions_are_no_extra_permissions_HT_247():
    state = ready("Cardiff", actions=1, players={"blue": {"supply": pieces(5, 0), "markers": ["actions_4"]}})
    play(state, "place trader Chester/Conway", "use actions_4")
    assert (state.to_dict()["actions"], countries(state)) == (4, {"England"})


def test_permissions_are_new_in_every_turn_HT_247():
    state = ready("Cardiff", seats=3)
    play(state, "place trader Chester/Conway", "end")
    assert (used(state), countries(state)) == ([], {"England"})  # red's post stands left of blue's
    play(state, "end", "end")
    assert countries(state) == {"England", "Wales"}
    play(state, "place trader Chester/Conway")
    assert on(state, "Chester/Conway") == ["blue trader"] * 2


# When the holder is looked up


def test_a_permission_gained_in_the_turn_works_in_it_HT_248():
    state = ready(routes={"Cardiff/Coventry": ["blue trader"] * 3}, cities={"Cardiff": ["red trader"]})
    assert countries(state) == {"England"}
    assert refused(state, "create Cardiff/Coventry post Cardiff") == "teutonica-reason-privilege"
    blue = {"supply": pieces(5, 0), "desk": {"privilege": 1}}
    state = ready(
        routes={"Cardiff/Coventry": ["blue trader"] * 3}, cities={"Cardiff": ["red trader"]}, players={"blue": blue}
    )
    play(state, "create Cardiff/Coventry post Cardiff")
    assert countries(state) == {"England", "Wales"}
    play(state, "place trader Cardiff/Pembroke")
    assert countries(state) == {"England"}


def test_a_swap_gives_and_takes_a_permission_HT_248():
    blue = {"supply": pieces(5, 0), "markers": ["swap", "swap"]}
    state = ready(cities={"London": ["blue trader", "red trader"]}, players={"blue": blue})
    assert countries(state) == {"England"}
    play(state, "swap London 1-2")
    assert countries(state) == {"England", "Wales", "Scotland"}
    play(state, "swap London 1-2")
    assert countries(state) == {"England"}
    assert used(state) == []


def test_a_permission_used_in_the_turn_is_not_new_because_it_was_lost_and_won_again_HT_248():
    blue = {"supply": pieces(5, 0), "markers": ["swap", "swap"]}
    state = ready("Cardiff", players={"blue": blue})
    play(state, "place trader Chester/Conway", "swap Cardiff 1-2", "swap Cardiff 1-2")
    assert state.view()["permissions"][0] | {"countries": None} == {
        "city": "Cardiff",
        "countries": None,
        "holder": "blue",
        "used": True,
    }
    assert countries(state) == {"England"}


# Which permission is used


@pytest.mark.parametrize("second", ["Wales", "Scotland"])
def test_example_of_cardiff_and_london_HT_249(second):
    state = ready("Cardiff", "London")
    play(state, "place trader Chester/Conway")
    assert countries(state) == {"England", "Wales", "Scotland"}
    play(state, f"place trader {THERE[second]}")
    assert countries(state) == {"England"}
    state = play(ready("Cardiff", "London"), f"place trader {THERE[second]}")
    assert countries(state) == {"England", "Wales"} | ({"Scotland"} if second == "Wales" else set())


def test_the_city_of_the_country_is_used_up_before_london_HT_311():
    state = ready("Cardiff", "Carlisle", "London")
    play(state, "place trader Cardiff/Pembroke")
    assert used(state) == ["Cardiff"]
    play(state, "place trader Falkirk/Glasgow")
    assert used(state) == ["Cardiff", "Carlisle"]
    play(state, "place trader Falkirk/Glasgow")
    assert used(state) == ["Cardiff", "Carlisle", "London"]
    state = play(ready("Carlisle", "London"), "place trader Falkirk/Glasgow")
    assert used(state) == ["Carlisle"]
    assert countries(state) == {"England", "Wales", "Scotland"}
    state = play(ready("Cardiff", "London", seats=3), "place trader Cardiff/Pembroke")
    assert used(state) == ["Cardiff"]


# Creating


def test_creating_a_route_needs_no_permission_HT_253():
    state = position(routes={"Cardiff/Pembroke": ["blue trader"] * 3, "Falkirk/Glasgow": ["blue trader"] * 2})
    assert countries(state) == {"England"}
    cities = {text.split()[-1] for text in texts(state, "create ") if " post " in text}
    assert cities == {"Cardiff", "Pembroke", "Falkirk"}  # the space in Glasgow is orange
    play(state, "create Cardiff/Pembroke post Pembroke", "create Falkirk/Glasgow post Falkirk")
    assert used(state) == []


def test_an_english_route_sets_a_post_abroad_and_the_other_way_round_HT_253():
    state = position(
        routes={"Cardiff/Oxford": ["blue trader"] * 4, "Hereford/Montgomery": ["blue trader"] * 3},
        players={"blue": {"desk": {"privilege": 1}}},
    )
    play(state, "create Cardiff/Oxford post Cardiff", "create Hereford/Montgomery post Hereford")
    assert state.to_dict()["cities"] == {
        "Cardiff": ["blue trader"] + [None] * 4,
        "Hereford": ["blue trader", None, None],
    }


@pytest.mark.parametrize(
    ("seats", "route", "merchants"),
    [(3, "Chester/Conway", 0), (3, "Chester/Hereford", 0), (4, "Chester/Conway", 0)]
    + [(4, "Chester/Hereford", 0), (5, "Carlisle/Chester", 2)],
)
def test_example_any_route_to_chester_brings_a_post_or_actions_HT_254(seats, route, merchants):
    length = 4 if route == "Chester/Hereford" else 3
    own = ["blue trader"] * (length - merchants) + ["blue merchant"] * merchants
    for benefit, city in (("post Chester", ["blue trader", None, None]), ("develop actions", None)):
        state = position(seats, routes={route: own}, players={"blue": {"supply": pieces(0, 0), "desk": {"book": 3}}})
        play(state, f"create {route} {benefit}")
        assert state.to_dict()["cities"].get("Chester") == city
        assert player(state)["desk"]["actions"] == (0 if city else 1)


def test_a_position_names_permissions_only_where_there_are_some():
    assert used(position(permissions_used=["Cardiff"])) == ["Cardiff"]
    with pytest.raises(BadPosition) as wrong:
        position(permissions_used=["Oxford"])
    assert wrong.value.message.key == "position-unknown"
    with pytest.raises(BadPosition) as absent:
        on_base_board(permissions_used=["Cardiff"])
    assert absent.value.message.key == "position-not-here"
