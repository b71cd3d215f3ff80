"""The end of the game and what is scored (HA-067 to HA-075, HA-078)."""

import pytest
from hansa_tools import (
    SEATS,
    asked,
    every_number,
    finished,
    full,
    has,
    play,
    position,
    refused,
    sheet,
    start,
    told,
    verbs,
)

BLUES = ["blue 3"] * 4


def before_the_end(seats, turn="blue", spare=0):
    """So many markers above the last pile, two empty warehouses in Riga."""
    drawn = start(seats).to_dict()["piles"]
    last = start(seats).view()["piles"][-1]
    out = start(seats).to_dict()["left_out"]
    kept = [good for good in start(seats).to_dict()["warehouses"].items() if good[0] != "Riga"]
    return position(seats, turn=turn, warehouses=dict(kept), piles=drawn[len(drawn) - last - spare :], left_out=out)


@every_number
@pytest.mark.parametrize(("spare", "last"), [(0, True), (1, True), (2, False)])
def test_taking_from_the_fifth_pile_brings_the_last_round_HA_067(seats, spare, last):
    state = before_the_end(seats, spare=spare)
    assert not state.view()["last_round"]
    story = told(state, "refill")
    assert any("this round is the last one" in line for line in story) == last
    play(state, "refill")
    assert state.view()["last_round"] == last
    play(state, *["end"] * (seats - 1))
    assert not state.is_over()
    play(state, "end")
    assert state.is_over() == last


@every_number
@pytest.mark.parametrize("trigger", [0, 1, -1])
def test_all_have_equally_many_turns_HA_068(seats, trigger):
    turn = SEATS[:seats][trigger]
    state = before_the_end(seats, turn=turn)
    play(state, "refill", "end")
    turns = SEATS.index(turn) + 1
    while not state.is_over():
        turns += 1
        play(state, "end")
    assert turns == seats
    assert state.turns() % seats == 0


def test_example_9_player_two_triggers_HA_069():
    state = before_the_end(3, turn="red")
    play(state, "refill", "end")
    assert asked(state)[0] == "green"
    play(state, "end")
    assert state.is_over()
    assert refused(state, "end") == "over"
    assert state.legal_actions() == []


@pytest.mark.parametrize("goods", ["", "orange 1", "orange 1, orange 3, pink 2"])
def test_each_unsold_marker_is_worth_a_point_HA_070(goods):
    state = finished({"red": has(0, goods)})
    assert sheet(state, "unsold") == [0, len(goods.split(", ")) if goods else 0, 0, 0]
    assert state.scores() == sheet(state, "unsold")


@pytest.mark.parametrize(("sold", "points"), [("orange 1", 2), ("orange 2", 3), ("orange 3", 4), ("pink 3, pink 1", 6)])
def test_a_sold_marker_is_worth_one_and_its_barrels_HA_071(sold, points):
    state = finished({"green": has(0, "", sold)})
    assert sheet(state, "sold") == [0, 0, points, 0]
    assert state.scores() == [0, 0, points, 0]


@pytest.mark.parametrize("number", [1, 2, 7])
def test_a_city_with_an_own_booth_is_worth_two_HA_072(number):
    state = finished(booths={"Riga": {"blue": number, "red": 1}, "Reval": {"blue": 1, "red": 3, "green": 1}})
    assert sheet(state, "cities") == [4, 4, 2, 0]
    assert state.scores() == [4, 4, 2, 0]


@pytest.mark.parametrize("number", [1, 9])
def test_a_city_of_ones_own_is_worth_four_in_all_HA_073(number):
    state = finished(booths={"Riga": {"blue": number}, "Reval": {"red": 1, "blue": 1}})
    assert sheet(state, "monopolies") == [4, 0, 0, 0]
    assert sheet(state, "cities") == [2, 2, 0, 0]
    assert state.scores() == [6, 2, 0, 0]


def test_example_10_copenhagen_and_kalmar_HA_074():
    state = finished(booths={"Copenhagen": {"blue": 1, "yellow": 2, "green": 1}, "Kalmar": {"yellow": 1}})
    assert sheet(state, "cities") == [2, 0, 2, 2]
    assert sheet(state, "monopolies") == [0, 0, 0, 4]
    assert [row["total"] for row in state.score_sheet()] == [2, 0, 2, 6]


def test_most_points_win_HA_075():
    state = finished({"red": has(9, "orange 1"), "green": has(0, "", "orange 1")})
    assert state.winners() == [2]


def test_a_tie_goes_to_most_booths_on_the_board_HA_075():
    booths = {"Riga": {"blue": 1, "red": 3}, "Reval": {"blue": 1, "green": 4}, "Kalmar": {"green": 1, "red": 1}}
    state = finished(booths=booths)
    assert state.scores() == [4, 4, 4, 0]
    assert state.winners() == [2]


def test_otherwise_the_victory_is_shared_HA_075():
    state = finished(
        booths={"Riga": {"blue": 2, "red": 2}, "Reval": {"green": 9}}, players={"yellow": has(0, "pink 2")}
    )
    assert state.winners() == [2]
    shared = finished(booths={"Riga": {"blue": 2, "red": 2, "green": 1}})
    assert shared.winners() == [0, 1]


def test_without_goods_in_the_piles_there_is_no_refilling_HA_078():
    state = position(warehouses={"Riga": ["pink 1"]}, piles=[])
    assert refused(state, "refill") == "piles-empty"
    empty = position(warehouses={}, piles=[])
    assert verbs(empty) == {"sail", "end"}
    assert refused(empty, "refill") == "piles-empty"
    play(empty, "sail Danzig", "end")
    assert asked(position(turn="red", warehouses=full(), piles=[]))[1] == "turn"
