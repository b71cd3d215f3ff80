"""Selling goods and the losses of the others (HA-053 to HA-062, HA-076, HA-077)."""

from itertools import combinations

import pytest
from hansa_tools import all_markers, asked, booths, full, goods, has, offered, play, player, position, refused, talers
from hansa_tools import told as told_of


def seller(own, standing=2, **others):
    """Blue in Danzig with these markers, and what others have."""
    players = {"blue": has(6, own)} | {seat: has(3, held) for seat, held in others.items()}
    return position(
        ship="Danzig", players=players, booths={"Danzig": {"blue": standing}} if standing else {}, warehouses=full()
    )


@pytest.mark.parametrize("standing", [0, 1, 2])
def test_selling_needs_an_own_booth_HA_053(standing):
    state = seller("orange 1, orange 2", standing)
    assert offered(state, "sell") == ([""] if standing else [])
    if not standing:
        assert refused(state, "sell") == "no-booth"


def test_booths_of_others_do_not_help_HA_053():
    state = position(
        ship="Danzig",
        players={"blue": has(6, "orange 1, orange 2")},
        booths={"Danzig": {"red": 3}, "Riga": {"blue": 3}},
        warehouses=full(),
    )
    assert refused(state, "sell") == "no-booth"


@pytest.mark.parametrize("own", ["", "orange 3", "orange 1, brown 1, pink 2"])
def test_two_markers_of_a_colour_are_needed_HA_054(own):
    assert refused(seller(own), "sell") == "no-pair"


def test_several_colours_in_one_action_HA_054():
    state = seller("orange 1, orange 2, brown 1, brown 3, pink 2")
    play(state, "sell")
    assert "pink 2" not in offered(state, "add")
    assert refused(state, "add pink 2") == "single"
    play(state, "add brown 1", "add orange 1")
    assert offered(state, "add") == ["brown 3", "orange 2"]
    assert refused(state, "done") == "lonely"
    play(state, "add orange 2")  # and the second brown one, which has to follow
    assert player(state)["sold"] == ["orange 1", "orange 2", "brown 1", "brown 3"]
    assert goods(state) == ["pink 2"]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_any_two_or_more_markers_are_sold_HA_055(number):
    own = ["orange 1", "orange 1", "orange 2", "orange 3"]
    for chosen in set(combinations(own, number)):
        state = play(seller(", ".join(own)), "sell")
        for good in chosen:
            play(state, f"add {good}")
        if number < len(own):
            play(state, "done")
        assert player(state)["sold"] == list(chosen)
        assert sorted(goods(state) + list(chosen)) == own


def test_nothing_or_one_marker_is_no_sale_HA_055():
    state = play(seller("orange 1, orange 2, orange 3"), "sell")
    assert refused(state, "done") == "nothing-added"
    play(state, "add orange 2")
    assert refused(state, "done") == "lonely"
    assert refused(state, "add orange 2") == "all-added"


@pytest.mark.parametrize("own", ["orange 1, orange 2", "orange 1, orange 2, brown 1, brown 1"])
def test_exactly_one_booth_returns_HA_056(own):
    state = play(seller(own, 3), "sell")
    while asked(state)[1] == "selling":
        play(state, f"add {offered(state, 'add')[0]}")
    assert booths(state, "Danzig") == {"blue": 2}
    assert player(state)["in_hand"] == 13


def test_the_last_booth_of_a_city_may_be_taken_HA_056():
    state = play(seller("orange 1, orange 2", 1), "sell")
    assert booths(state, "Danzig") == {}
    assert player(state)["in_hand"] == 15


def test_sold_markers_are_kept_to_the_end_HA_057():
    state = play(seller("orange 1, orange 2"), "sell", "sail Kalmar")
    assert player(state)["sold"] == ["orange 1", "orange 2"]
    assert refused(state, "build orange 1") == "not-owned"
    assert refused(state, "sell") == "no-booth"
    play(state, "end")
    assert player(state)["sold"] == ["orange 1", "orange 2"]


def test_sold_markers_do_not_make_a_pair_HA_057():
    sold = {"talers": 6, "goods": ["orange 3"], "sold": ["orange 1", "orange 2"]}
    state = position(ship="Danzig", players={"blue": sold}, booths={"Danzig": {"blue": 2}}, warehouses=full())
    assert refused(state, "sell") == "no-pair"


def test_selling_costs_and_earns_no_talers_HA_058():
    state = seller("orange 1, orange 2", red="orange 1")
    play(state, "sell")
    assert talers(state) == [6, 3, 3, 3]
    broke = position(
        ship="Danzig",
        players={"blue": has(0, "orange 1, orange 2")},
        booths={"Danzig": {"blue": 1}},
        warehouses=full(),
    )
    play(broke, "sell")
    assert talers(broke)[0] == 0


def test_every_opponent_loses_one_marker_of_each_colour_sold_HA_059():
    own = "orange 1, orange 2, brown 2, brown 2"
    state = seller(own, red="orange 3, brown 1, pink 2", green="brown 3", yellow="pink 2")
    before = all_markers(state)
    play(state, "sell", "add brown 2", "add brown 2", "add orange 1")
    assert goods(state, "red") == ["pink 2"]
    assert goods(state, "green") == []
    assert goods(state, "yellow") == ["pink 2"]
    assert before - all_markers(state) == {"orange 3": 1, "brown 1": 1, "brown 3": 1}  # they have left the game
    assert asked(state) == ("blue", "turn")


def test_a_loss_is_told_HA_059():
    state = seller("orange 1, orange 2", red="orange 3", yellow="orange 1")
    assert told_of(state, "sell") == [
        "blue sells in Danzig.",
        "blue turns over 2 markers in Danzig (orange 1, orange 2) and takes back one booth.",
        "red loses orange 3.",
        "yellow loses orange 1.",
    ]


@pytest.mark.parametrize("lost", ["orange 1", "orange 3"])
def test_who_has_several_chooses_which_is_lost_HA_060(lost):
    state = play(seller("orange 2, orange 2", red="orange 1, orange 3, brown 1"), "sell")
    assert asked(state) == ("red", "loss")
    assert offered(state, "lose") == ["orange 1", "orange 3"]
    assert refused(state, "lose brown 1") == "other-colour"
    assert refused(state, "lose orange 2") == "not-owned"
    assert refused(state, "end") == "first"
    play(state, f"lose {lost}")
    assert sorted([*goods(state, "red"), lost]) == ["brown 1", "orange 1", "orange 3"]
    assert asked(state) == ("blue", "turn")


def test_like_markers_are_no_choice_HA_060():
    state = play(seller("orange 2, orange 2", red="orange 1, orange 1"), "sell")
    assert goods(state, "red") == ["orange 1"]
    assert asked(state) == ("blue", "turn")


def test_example_7a_a_sale_of_three_and_two_HA_061():
    state = seller("orange 1, orange 2, orange 3, brown 1, brown 2", 4)
    play(state, "sell", "add orange 1", "add orange 2", "add orange 3", "add brown 1")
    assert player(state)["sold"] == ["orange 1", "orange 2", "orange 3", "brown 1", "brown 2"]
    assert goods(state) == []
    assert booths(state, "Danzig") == {"blue": 3}


def test_example_7b_what_yellow_and_purple_lose_HA_062():
    own = "orange 1, orange 2, orange 3, brown 1, brown 2"
    state = seller(own, 4, green="brown 3", yellow="orange 1, orange 2, brown 2")
    play(state, "sell", "add orange 1", "add orange 2", "add orange 3", "add brown 1")
    assert goods(state, "green") == []
    assert asked(state) == ("yellow", "loss")
    play(state, "lose orange 1")
    assert goods(state, "yellow") == ["orange 2"]


def test_sold_markers_are_safe_from_losses_HA_076():
    red = {"talers": 3, "goods": [], "sold": ["orange 1", "orange 3"]}
    state = position(
        ship="Danzig",
        players={"blue": has(6, "orange 2, orange 2"), "red": red},
        booths={"Danzig": {"blue": 1}},
        warehouses=full(),
    )
    play(state, "sell")
    assert player(state, "red")["sold"] == ["orange 1", "orange 3"]


def test_sold_markers_do_not_count_for_the_limit_HA_076():
    blue = {"talers": 6, "goods": ["orange 1", "brown 1", "pink 2"], "sold": ["orange 2"] * 4}
    state = play(position(players={"blue": blue}, warehouses=full()), "end")
    assert asked(state)[0] == "red"
    assert len(goods(state)) == 3


def test_losses_are_chosen_clockwise_before_anything_else_HA_077():
    held = "orange 1, orange 3"
    players = {"green": has(6, "orange 2, orange 2")} | {seat: has(3, held) for seat in ("blue", "red", "yellow")}
    state = position(turn="green", ship="Danzig", players=players, booths={"Danzig": {"green": 1}}, warehouses=full())
    play(state, "sell")
    order = []
    while asked(state)[1] == "loss":
        order.append(asked(state)[0])
        play(state, "lose orange 1")
    assert order == ["yellow", "blue", "red"]
    assert asked(state) == ("green", "turn")


def test_two_losses_of_one_player_come_together_HA_077():
    both = "orange 1, orange 3, brown 1, brown 3"
    state = seller("orange 2, orange 2, brown 2, brown 2", red=both, green=both)
    play(state, "sell", "add orange 2", "add orange 2", "add brown 2")
    order = []
    while asked(state)[1] == "loss":
        question = state.to_dict()["questions"][-1]
        order.append((question["seat"], question["colour"]))
        play(state, f"lose {question['colour']} 3")
    assert order == [("red", "orange"), ("red", "brown"), ("green", "orange"), ("green", "brown")]
    assert goods(state, "red") == goods(state, "green") == ["orange 1", "brown 1"]
