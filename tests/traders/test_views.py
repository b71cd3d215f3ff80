"""Views: everything is open, and what a player would count on the board is counted."""

import pytest
from playing import play
from traders_tools import SEATS, contracts, every_number, goal, in_city, position, rules

import kogge


@every_number
def test_everybody_sees_the_same(players):
    """Contracts lie open, and those left in the box can be worked out; there is nothing to hide or to deal anew."""
    state = kogge.start(rules(players), seed=3)
    spectator = state.view()
    for number, seat in enumerate(SEATS[:players]):
        assert state.view(number) == spectator | {"seat": seat}
        seen = state.seen_by(number)
        assert seen.legal_actions() == state.legal_actions()
        assert seen.to_dict() | {"viewer": None} == state.to_dict()
    assert state.reveals() == 0


def test_what_every_seat_lacks_for_a_contract():
    state = position(
        players={"blue": {"ship": "Reval", "cargo": {"red": 1}}, "red": {"cargo": {"yellow": 1, "black": 1}}},
        cities={"Reval": ["yellow/black", "red/grey"]},
    )
    assert state.view(0)["offers"]["Reval"] == [
        {
            "place": 1,
            "goods": ["yellow", "black"],
            "value": 2,
            "costs": ["yellow", "black"],
            "missing": {"blue": ["yellow", "black"], "red": [], "green": ["yellow"]},
        },
        {
            "place": 2,
            "goods": ["red", "grey"],
            "value": 3,
            "costs": ["red"],
            "missing": {"blue": [], "red": ["red"], "green": ["red"]},
        },
    ]


def test_reach_and_distances_are_counted_from_every_ship():
    view = position(players={"blue": {"ship": "Reval"}}).view(0)
    assert view["reach"]["blue"] == {
        "Hangö": 1, "Åbo": 2, "Dagö": 2, "Riga": 2, "Stockholm": 3, "Visby": 3, "Courland": 3,
    }  # fmt: skip
    assert view["distances"]["blue"]["London"] == 13
    assert view["distances"]["red"]["Lübeck"] == 0


def test_progress_on_achievements():
    owned = contracts("west", "red/yellow", "yellow/blue") + contracts("east", "red/grey")
    sides = goal("diversifier B", "explorer A", "monopolist B")
    goals = position(players={"red": {"contracts": owned}}, achievements=sides).view()["goals"]
    assert goals["diversifier B"] == {
        "owner": None,
        "points": 4,
        "needed": 6,
        "progress": {"blue": 0, "red": 5, "green": 0},
    }
    assert goals["explorer A"]["progress"]["red"] == 3
    assert goals["monopolist B"]["progress"]["red"] == 2


def test_scores_tallies_and_the_distance_to_the_end():
    owned = contracts("east", "red/yellow")
    view = position(players={"blue": {"contracts": owned, "city_tiles": ["Riga"]}}, cities={"Riga": []}).view()
    assert view["scores"]["blue"] == {"contracts": 5, "achievements": 0, "cities": 2, "total": 7}
    assert view["ends"] == {"empty": [1, 6]}
    blue = view["players"]["blue"]
    assert (blue["room"], blue["number_of_contracts"]) == (5, 1)
    assert {kind: number for kind, number in blue["tally"].items() if number} == {
        "red": 1, "yellow": 1, "east": 1, "value_5": 1, "city_tile": 1,
    }  # fmt: skip


def test_the_view_says_who_is_asked_what():
    state = in_city("Reval", "red", ["red/grey"])
    view = state.view(1)
    assert (view["seat"], view["actor"]) == ("red", "blue")
    assert view["prompt"] == {
        "key": "traders-prompt-turn",
        "params": {"seat": "blue", "actions": 2, "taken": "", "last": -1},
    }
    play(state, "unload red/grey")
    assert state.view()["prompt"]["params"] == {"seat": "blue", "actions": 1, "taken": "unload", "last": -1}


PROMPTS = {
    "start": (position, "blue: one or two different actions of load, unload and sail."),
    "one": (
        lambda: play(position(), "load yellow"),
        "blue: one more action, not load again, or end the turn.",
    ),
    "both": (
        lambda: play(position(), "load yellow", "sail Sound"),
        "blue: both actions are taken (load, sail); end the turn.",
    ),
    "over": (lambda: position(questions=[]), "The game is over."),
}


@pytest.mark.parametrize("case", PROMPTS)
def test_the_prompt_is_a_sentence(case):
    state_of, sentence = PROMPTS[case]
    state = state_of()
    assert str(state.rules.game.prompt(state)) == sentence


@pytest.mark.parametrize(
    ("last", "added"),
    [(3, "3 more turns follow."), (1, "One more turn follows."), (0, "This is the last turn of the game.")],
)
def test_the_prompt_counts_the_last_turns(last, added):
    tiles = ["Riga", "Reval", "Åbo", "Visby", "Danzig", "Stockholm"]
    given = {"players": {"red": {"city_tiles": tiles}}, "cities": {city: [] for city in tiles}}
    state = position(last_turns=last, **given)
    assert str(state.rules.game.prompt(state)).endswith(added)
