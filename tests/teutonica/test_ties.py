"""The winner, and ties (HT-194 to HT-197)."""

import pytest
from clause_tools import every_edition, finished, first_two_editions, has, sheet


@every_edition
def test_most_points_in_all_win_HT_194(edition):
    state = finished(
        edition,
        {
            "blue": has(20),
            "red": has(12, used_markers=4, desk={"bank": 3}),
            "green": has(19, desk={"keys": 1}),
        },
        cities={"Emden": ["red merchant"]},
    )
    assert state.scores() == [20, 12 + 6 + 4 + 2 + 1, 19, 0]
    assert state.winners() == [1]
    assert sheet(state, "total") == state.scores()


@first_two_editions
def test_players_tied_for_most_points_all_win_HT_195(edition):
    players = {
        "blue": has(15, desk={"actions": 3}),
        "green": has(15),
        "red": has(14),
        "yellow": has(12),
    }
    cities = {"Emden": ["yellow merchant"]}  # 15 in all, one of them for the network
    state = finished(edition, players, cities=cities)
    assert state.scores() == [15, 14, 15, 15]
    assert state.winners() == [0, 2, 3]
    assert finished("bigbox", players, cities=cities).winners() == [3]


@pytest.mark.parametrize(
    ("blue", "red", "winners"),
    [(0, 1, [0]), (1, 0, [1]), (2, 1, [1]), (3, 4, [0]), (4, 3, [1]), (2, 2, [0, 1])],
)
def test_tie_goes_to_the_one_who_developed_actions_least_HT_196(blue, red, winners):
    # Steps 1 and 2 have the same value, and so have 3 and 4: it is the steps that count.
    players = {
        "blue": has(15, desk={"actions": blue}),
        "red": has(15, desk={"actions": red}),
        "green": has(14),
    }
    assert finished("bigbox", players).winners() == winners
    assert finished("argentum", players).winners() == [0, 1]


def test_actions_decide_a_tie_before_the_network_HT_196():
    players = {"blue": has(15), "red": has(12, desk={"actions": 1})}
    state = finished("bigbox", players, cities={"Emden": ["red merchant"]})
    assert state.scores() == [15, 15, 0, 0]
    assert sheet(state, "network") == [0, 1, 0, 0]
    assert state.winners() == [0]


@pytest.mark.parametrize("steps", [0, 2])
def test_tie_in_actions_goes_to_most_network_points_HT_197(steps):
    desk = {"actions": steps}
    state = finished(
        "bigbox",
        {"blue": has(15, desk=desk), "red": has(12, desk=desk), "green": has(11, desk={**desk, "keys": 1})},
        cities={"Emden": ["red merchant"], "Halle": ["green trader"]},
    )
    assert state.scores() == [15, 15, 15, 0]
    assert sheet(state, "network") == [0, 1, 2, 0]
    assert state.winners() == [2]


def test_tie_in_actions_and_network_is_shared_HT_197():
    state = finished(
        "bigbox",
        {"blue": has(15), "red": has(12), "green": has(12)},
        cities={"Emden": ["red merchant"], "Halle": ["green trader"]},
    )
    assert state.scores() == [15, 15, 15, 0]
    assert sheet(state, "network") == [0, 1, 1, 0]
    assert state.winners() == [1, 2]
