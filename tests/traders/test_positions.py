"""Positions: what is left out has its set-up value, and what cannot be is refused with a sentence."""

import json
from typing import Any

import pytest
from playing import play
from traders_tools import BOARD, CITIES, SEATS, every_number, position, rules

import kogge


@every_number
def test_an_empty_position_is_the_set_up(players):
    found = position(players).to_dict()
    start = kogge.start(rules(players), seed=1).to_dict()
    for part in ("turn", "taken", "players", "questions", "last_turns", "turns", "viewer"):
        assert found[part] == start[part]
    assert all(len(lying) == 3 and None not in lying for lying in found["cities"].values())
    assert len(found["achievements"]) == players + 1


def test_cities_that_are_not_mentioned_get_contracts_of_their_region_that_nobody_has():
    owned = ["west red/yellow", "west red/grey"]
    state = position(players={"blue": {"contracts": owned}}, cities={"London": ["red/green"]})
    lying = {city: [goods for goods in given if goods] for city, given in state.to_dict()["cities"].items()}
    assert lying["London"] == ["red/green"]
    western = [goods for city, given in lying.items() if CITIES[city].region == "west" for goods in given]
    assert len(set(western)) == len(western) == 13
    assert not {"red/yellow", "red/grey"} & set(western)


def test_a_position_reads_back_from_json_everywhere_in_a_game():
    state = kogge.start(rules(4, "core57"), seed=5)
    bot = kogge.bot("random", seed=2)
    for _ in range(200):
        again = state.rules.state_from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_bytes() == state.to_bytes()
        assert again.legal_actions() == state.legal_actions()
        state.apply(bot.choose(state.seen_by(state.actor())))


def test_both_colours_of_a_contract_may_be_named_in_any_order():
    given = {"players": {"blue": {"contracts": ["west grey/red"]}}, "cities": {"Reval": ["black/yellow"]}}
    found = position(**given).to_dict()
    assert found["players"]["blue"]["contracts"] == ["west red/grey"]
    assert found["cities"]["Reval"][0] == "yellow/black"


def test_a_question_in_the_middle_of_a_turn():
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    sides = dict.fromkeys(["explorer B", "banker A", "merchant A", "supplier A"])
    asked = [{"decision": "turn", "seat": "green"}, {"decision": "claim", "seat": "green"}]
    given = {"players": {"green": {"contracts": owned}}, "achievements": sides, "questions": asked, "turn": "green"}
    state = position(taken=["sail"], **given)
    assert [state.text(action) for action in state.legal_actions()] == ["claim explorer B", "done"]
    assert refusal(taken=[], **given) == "position-questions"  # a turn has at least one action
    nothing = given | {"players": {}}
    assert refusal(taken=["sail"], **nothing) == "position-questions"  # nothing to claim


def refusal(**given: Any) -> str:
    with pytest.raises(kogge.BadPosition) as caught:
        position(**given)
    assert str(caught.value)[0] not in "[ "
    return caught.value.message.key


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"sails": 1}, "position-malformed"),
        ({"players": {"purple": {}}}, "position-unknown"),
        ({"players": {"blue": {"ship": "Köln"}}}, "position-unknown"),
        ({"players": {"blue": {"cargo": {"pink": 1}}}}, "position-unknown"),
        ({"players": {"blue": {"cargo": {"red": 6}}}}, "position-range"),
        ({"players": {"blue": {"cargo": {"red": -1}}}}, "position-range"),
        ({"players": {"blue": {"contracts": ["north red/grey"]}}}, "position-unknown"),
        ({"players": {"blue": {"contracts": ["west red/red"]}}}, "position-unknown"),
        ({"players": {"blue": {"contracts": ["west red/grey"]}, "red": {"contracts": ["west red/grey"]}}}, "twice"),
        ({"players": {"blue": {"contracts": ["west red/grey"]}}, "cities": {"London": ["red/grey"]}}, "twice"),
        ({"cities": {"Reval": ["red/grey", "red/grey"]}}, "twice"),
        ({"cities": {"Reval": ["red/grey", "red/blue", "red/black", "red/green"]}}, "position-too-many"),
        ({"cities": {"Sound": []}}, "position-unknown"),
        ({"cities": {"Reval": []}}, "tile"),
        ({"players": {"blue": {"city_tiles": ["Reval"]}}, "cities": {"Reval": ["red/grey"]}}, "tile"),
        ({"players": {"blue": {"city_tiles": ["Reval"]}, "red": {"city_tiles": ["Reval"]}}}, "twice"),
        ({"achievements": {"explorer A": None}}, "goals"),
        ({"achievements": dict.fromkeys(["explorer A", "explorer B", "banker A", "banker B"])}, "goals"),
        ({"achievements": {"hero A": None}}, "position-unknown"),
        ({"taken": ["load", "sail", "unload"]}, "taken"),
        ({"taken": ["load", "load"]}, "taken"),
        ({"taken": ["swim"]}, "position-unknown"),
        ({"last_turns": 1}, "last"),
        ({"turn": "pink"}, "position-unknown"),
        ({"questions": [{"decision": "claim", "seat": "blue"}]}, "position-questions"),
        ({"questions": [{"decision": "turn", "seat": "red"}]}, "position-questions"),
    ],
)
def test_what_cannot_be_is_refused(given, key):
    assert refusal(**given) == (key if key.startswith("position-") else f"traders-position-{key}")


@every_number
def test_the_end_is_triggered_exactly_with_enough_empty_cities(players):
    needed = {2: 5, 3: 6, 4: 7, 5: 8}[players]
    tiles = [city.name for city in BOARD.cities][:needed]
    given = {"players": {"blue": {"city_tiles": tiles}}, "cities": {city: [] for city in tiles}}
    assert position(players, **given).to_dict()["last_turns"] == players
    assert position(players, last_turns=0, **given).to_dict()["last_turns"] == 0
    with pytest.raises(kogge.BadPosition):
        position(players, last_turns=players + 1, **given)


def test_without_contracts_of_the_box_the_small_set_refuses_them():
    with pytest.raises(kogge.BadPosition):
        rules(3, "core57").state_from_dict({"players": {"blue": {"contracts": ["east brown/black"]}}})


def test_seats_are_called_as_everywhere():
    assert list(position(5).to_dict()["players"]) == SEATS


def test_like_positions_have_the_same_key_whatever_the_order_in_a_city():
    one = position(cities={"Reval": ["red/grey", "red/black", "yellow/black"]})
    other = position(cities={"Reval": ["yellow/black", "red/grey", "red/black"]})
    assert one.key() == other.key()
    assert one.key() != position(cities={"Reval": ["red/grey", "red/black"]}).key()
    assert one.key() != play(one.clone(), "load yellow").key()
