"""Buying goods (HA-039 to HA-046)."""

import pytest
from hansa_tools import full, goods, has, offered, play, player, position, refused, talers, told, verbs

DANZIG = {"Danzig": ["orange 1", "brown 3"]}


def in_danzig(booths=None, blue=6, **more):
    """The ship is in Danzig, where an orange and a brown marker lie."""
    players = {"blue": has(blue), **more}
    standing = {"Danzig": booths} if booths else {}
    return position(ship="Danzig", warehouses=full(**DANZIG), booths=standing, players=players)


@pytest.mark.parametrize(("bought", "left"), [("orange 1", [None, "brown 3"]), ("brown 3", ["orange 1", None])])
def test_one_marker_of_choice_is_bought_HA_039(bought, left):
    state = in_danzig()
    assert offered(state, "buy") == ["brown 3", "orange 1"]
    play(state, f"buy {bought}")
    assert goods(state) == [bought]
    assert state.view(2)["players"]["blue"]["goods"] == [bought]  # it lies open
    assert state.to_dict()["warehouses"]["Danzig"] == left


@pytest.mark.parametrize(
    ("booths", "payee"),
    [
        ({"red": 1}, "red"),
        ({"red": 2, "green": 1, "blue": 1}, "red"),
        ({"yellow": 5, "red": 4, "blue": 4}, "yellow"),
    ],
)
def test_the_price_goes_to_the_player_with_most_booths_HA_040(booths, payee):
    state = in_danzig(booths)
    assert state.view()["majorities"] == {"Danzig": payee}
    assert told(state, "buy orange 1") == [f"blue buys orange 1 in Danzig for 1 taler to {payee}."]
    play(state, "buy orange 1")
    assert talers(state) == [5, *(4 if seat == payee else 3 for seat in ("red", "green", "yellow"))]


@pytest.mark.parametrize("booths", [None, {"red": 2, "green": 2}, {"red": 2, "green": 2, "yellow": 1}])
def test_without_a_majority_the_bank_is_paid_HA_041(booths):
    state = in_danzig(booths)
    assert state.view()["majorities"] == {}
    assert told(state, "buy orange 1") == ["blue buys orange 1 in Danzig for 1 taler to the bank."]
    play(state, "buy orange 1")
    assert talers(state) == [5, 3, 3, 3]


@pytest.mark.parametrize("booths", [{"blue": 2, "red": 2}, {"blue": 3, "green": 3, "red": 1}])
def test_a_tie_with_the_buyer_costs_a_taler_to_the_bank_HA_042(booths):
    state = in_danzig(booths)
    play(state, "buy orange 1")
    assert talers(state) == [5, 3, 3, 3]


@pytest.mark.parametrize("booths", [{"blue": 1}, {"blue": 3, "red": 2, "green": 2}])
def test_who_has_most_booths_pays_nothing_HA_043(booths):
    state = in_danzig(booths)
    play(state, "buy brown 3")
    assert talers(state) == [6, 3, 3, 3]
    assert goods(state) == ["brown 3"]


def test_who_has_most_booths_needs_no_talers_HA_043():
    state = in_danzig({"blue": 2, "red": 1}, blue=0)
    assert offered(state, "buy") == ["brown 3", "orange 1"]
    without = in_danzig({"red": 1}, blue=0)
    assert offered(without, "buy") == []
    assert refused(without, "buy orange 1") == "price"


def test_two_markers_are_two_actions_HA_044():
    state = in_danzig({"blue": 2})
    play(state, "buy orange 1")
    assert "buy" not in verbs(state)
    assert refused(state, "buy brown 3") == "acted"


def test_who_is_paid_keeps_more_than_three_until_the_own_turn_ends_HA_045():
    state = in_danzig({"red": 2}, red=has(3))
    play(state, "buy orange 1")
    assert talers(state)[1] == 4
    play(state, "end")
    assert talers(state)[1] == 7  # with the income
    play(state, "end")
    assert talers(state)[1] == 3


def test_the_bank_never_runs_out_HA_046():
    state = position(players={seat: has(30) for seat in ("blue", "red", "green", "yellow")}, warehouses=full())
    for _ in range(8):  # 22 talers are in the box
        play(state, "end")
    assert talers(state) == [6, 3, 3, 3]
    assert player(state, "red")["talers"] == 3
