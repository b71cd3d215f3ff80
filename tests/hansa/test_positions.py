"""Positions of Hansa: what they leave out, what they say, and what is refused."""

import json
from typing import Any

import pytest
from hansa_tools import BOARD, asked, every_number, full, has, play, position, rules, start, talers, verbs

import kogge


def refusal(seats: int = 4, **given: Any) -> str:
    with pytest.raises(kogge.BadPosition) as caught:
        position(seats, **given)
    assert not str(caught.value).startswith("[")
    return caught.value.message.key


@every_number
def test_an_empty_position_is_the_first_players_first_turn(seats: int) -> None:
    state = position(seats)
    assert asked(state) == ("blue", "turn")
    assert talers(state) == [6] + [3] * (seats - 1)
    assert state.turns() == 3 * seats
    assert state.to_dict()["ship"] == "Copenhagen"
    assert all(None not in row for row in state.to_dict()["warehouses"].values())
    assert state.view()["piles"] == list(state.variant.pile_sizes)
    assert state.to_dict()["left_out"] == {2: ["blue", "pink"], 3: ["pink"], 4: []}[seats]
    rules(seats).game.check(state)


def test_what_is_left_out_has_its_set_up_value() -> None:
    state = position(turn="green", players={"red": {"goods": ["orange 2"]}}, ship="Riga")
    assert asked(state) == ("green", "turn")
    assert talers(state) == [3, 3, 6, 3]
    assert state.to_dict()["players"]["blue"] == {"talers": 3, "goods": [], "sold": [], "in_hand": 15}
    assert state.turns() == 14


def test_cities_not_named_are_empty_once_warehouses_are_given() -> None:
    state = position(warehouses={"Riga": ["orange 1"]})
    assert state.to_dict()["warehouses"] == {"Riga": ["orange 1", None]}
    assert asked(state) == ("blue", "begin")
    assert asked(position(warehouses={"Riga": ["orange 1"]}, acted=True)) == ("blue", "turn")


def test_the_colours_left_out_are_those_not_mentioned() -> None:
    state = position(2, players={"blue": has(6, "pink 1"), "red": has(3, "", "blue 2, blue 2")})
    assert state.to_dict()["left_out"] == ["yellow", "green"]
    assert position(2, left_out=["orange", "brown"]).to_dict()["left_out"] == ["orange", "brown"]


def test_markers_beyond_the_piles_have_left_the_game() -> None:
    state = position(4, warehouses={"Riga": ["orange 1"]})
    assert sum(state.view()["piles"]) == 64


def test_a_position_before_the_first_turn() -> None:
    booths = {"Danzig": {"blue": 2, "red": 2}, "Riga": {"green": 2}}
    state = position(3, turn="blue", booths=booths, questions=[{"decision": "set_up", "seat": "blue"}])
    assert state.turns() == 3
    assert talers(state) == [3, 3, 3]
    play(state, "place Riga")
    assert asked(state) == ("red", "set_up")
    assert (
        refusal(3, turn="red", booths=booths, questions=[{"decision": "set_up", "seat": "red"}]) == "position-questions"
    )


def test_questions_out_of_turn() -> None:
    players = {"blue": has(3, "", "orange 1, orange 2"), "green": has(3, "orange 1, orange 3")}
    asking = [{"decision": "turn", "seat": "blue"}, {"decision": "loss", "seat": "green", "colour": "orange"}]
    state = position(players=players, questions=asking, acted=True)
    assert asked(state) == ("green", "loss")
    selling = [{"decision": "turn", "seat": "blue"}, {"decision": "selling", "seat": "blue", "hand": ["orange 1"]}]
    state = position(
        players={"blue": has(3, "orange 1, orange 2, orange 2")},
        booths={"Copenhagen": {"blue": 1}},
        questions=selling,
        acted=True,
    )
    assert verbs(state) == {"add"}
    play(state, "add orange 2")
    assert verbs(state) == {"add", "done"}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"turn": "purple"}, "position-unknown"),
        ({"ship": "Hamburg"}, "position-unknown"),
        ({"wind": "west"}, "position-malformed"),
        ({"players": {"purple": {}}}, "position-unknown"),
        ({"players": {"blue": {"goods": ["orange 4"]}}}, "position-unknown"),
        ({"players": {"blue": {"talers": -1}}}, "position-range"),
        ({"players": {"blue": {"in_hand": 14}}}, "hansa-position-in-hand"),
        ({"players": {"blue": {"goods": ["orange 1"] * 5}}}, "hansa-position-goods"),
        ({"booths": {"Riga": {"blue": 16}}}, "position-range"),
        ({"booths": {"Riga": {"blue": 10}, "Danzig": {"blue": 6}}}, "hansa-position-booths"),
        ({"booths": {"Hamburg": {"blue": 1}}}, "position-unknown"),
        ({"warehouses": {"Reval": ["orange 1", "orange 1"]}}, "position-too-many"),
        ({"piles": ["orange 1"] * 5}, "hansa-position-goods"),
        ({"left_out": ["orange"]}, "hansa-position-left-out"),
        ({"turns": 3}, "hansa-position-turns"),
        ({"turns": 13}, "hansa-position-turns"),
        ({"reveals": -1}, "position-range"),
        ({"questions": [{"decision": "waiting", "seat": "blue"}]}, "position-unknown"),
        ({"questions": [{"decision": "turn", "seat": "red"}]}, "position-questions"),
        ({"questions": [{"decision": "loss", "seat": "red", "colour": "orange"}]}, "position-questions"),
        ({"questions": [{"decision": "begin", "seat": "blue"}]}, "position-questions"),
        (
            {"questions": [{"decision": "turn", "seat": "blue"}, {"decision": "taxes", "seat": "blue"}]},
            "position-questions",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(given: dict[str, Any], key: str) -> None:
    assert refusal(**given) == key


def test_with_two_players_no_marker_of_five_colours() -> None:
    goods = "orange 1, brown 1, yellow 1, green 1, blue 1"
    assert refusal(2, players={"blue": has(6, goods)}) == "hansa-position-goods"


@every_number
def test_a_position_comes_back_from_json_in_every_state_of_a_game(seats: int) -> None:
    state = start(seats)
    bot = kogge.bot("random", seed=3)
    while not state.is_over():
        again = rules(seats).state_from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_bytes() == state.to_bytes()
        state.apply(bot.choose(state))
    again = rules(seats).state_from_dict(state.to_dict())
    assert again.is_over()
    assert again.to_bytes() == state.to_bytes()


def test_full_is_a_filling_of_the_board() -> None:
    assert [len(row) for row in full().values()] == [city.warehouses for city in BOARD.cities]
