"""The course of a turn: its actions and their order, and what gives points during play (HT-026 to HT-034)."""

import pytest
from clause_tools import (
    every_edition,
    has,
    marker_of_three,
    pieces,
    play,
    player,
    position,
    prestige,
    refused_exactly,
    rules,
    texts,
    track,
    verbs,
)

import kogge


@every_edition
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_round_until_the_game_ends_HT_026(edition, players):
    state = kogge.start(rules(edition, players), seed=5)
    for turn in range(3 * players):
        assert (state.actor(), state.turns(), state.is_over()) == (turn % players, turn, False)
        play(state, "end")
    near_the_end = position(
        edition,
        players,
        turn="red",
        routes={"Emden/Osnabrück": ["red trader"] * 4},
        cities={"Osnabrück": ["red trader"]},
        players={"red": has(19)},
    )
    state = play(near_the_end, "create Emden/Osnabrück")
    assert state.is_over()
    assert texts(state) == []


@every_edition
@pytest.mark.parametrize(("steps", "number"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_turn_has_as_many_actions_as_the_actions_value_HT_027(edition, steps, number):
    state = position(edition, turn="yellow", players={"blue": {"desk": {"actions": steps}}})
    play(state, "end")
    for left in range(number, 0, -1):
        assert (state.actor(), state.to_dict()["actions"]) == (0, left)
        play(state, "place trader Emden/Osnabrück" if left % 2 else "place trader Coellen/Warburg")
    assert state.to_dict()["actions"] == 0
    for text in ("place trader Emden/Osnabrück.4", "income 3 traders", "lift Emden/Osnabrück.1"):
        assert refused_exactly(state, text) == "teutonica-reason-no-actions"


ONE_OF_EACH = {
    "income": ["income 3 traders"],
    "place": ["place trader Emden/Groningen"],
    "displace": ["displace red trader Kampen/Osnabrück with trader", "put trader Arnheim/Kampen", "done"],
    "move": ["lift trader Perleberg/Stendal", "put trader Magdeburg/Stendal"],
    "create": ["create Dortmund/Duisburg post Duisburg"],
}


def state_for_each_action(edition):
    """Blue has five actions, and each kind of action is possible."""
    return position(
        edition,
        actions=5,
        routes={
            "Kampen/Osnabrück": ["red trader"],
            "Perleberg/Stendal": ["blue trader"],
            "Dortmund/Duisburg": ["blue trader", "blue trader"],
        },
        players={"blue": {"supply": pieces(4, 0), "desk": {"actions": 5}}},
    )


@every_edition
def test_no_kind_of_action_is_possible_once_all_are_used_HT_027(edition):
    state = state_for_each_action(edition)
    assert verbs(state) == {"income", "place", "displace", "lift", "create", "end"}
    state = state.rules.state_from_dict(state.to_dict() | {"actions": 0})
    assert texts(state) == ["end"]
    for text in (
        "income 3 traders",
        "place trader Emden/Groningen.1",
        "displace Kampen/Osnabrück.1 with trader",
        "lift Perleberg/Stendal.1",
        "create Dortmund/Duisburg post Duisburg",
    ):
        assert refused_exactly(state, text) == "teutonica-reason-no-actions"


@every_edition
def test_five_kinds_of_action_in_any_order_HT_028(edition):
    state = state_for_each_action(edition)
    assert verbs(state) == {"income", "place", "displace", "lift", "create", "end"}
    kinds = list(ONE_OF_EACH)
    orders = [kinds[first:] + kinds[:first] for first in range(5)]
    orders += [order[::-1] for order in orders]
    ends = set()
    for order in orders:
        state = state_for_each_action(edition)
        for left, kind in zip((4, 3, 2, 1, 0), order, strict=True):
            play(state, *ONE_OF_EACH[kind])
            assert (state.actor(), state.to_dict()["actions"]) == (0, left)
        ends.add(state.key())
    assert len(orders) == 10
    assert len(ends) == 1
    assert state.to_dict()["routes"] == {
        "Kampen/Osnabrück": ["blue trader", None],
        "Arnheim/Kampen": ["red trader", None, None],
        "Emden/Groningen": ["blue trader", None, None],
        "Magdeburg/Stendal": ["blue trader", None, None],
    }
    assert state.to_dict()["cities"] == {"Duisburg": ["blue trader"]}


@every_edition
def test_an_action_may_be_repeated_with_others_between_HT_028(edition):
    state = state_for_each_action(edition)
    supply = []
    for text in (
        "place trader Emden/Groningen",
        "income 3 traders",
        "place trader Emden/Groningen",
        "place trader Emden/Groningen",
        "income 3 traders",
    ):
        play(state, text)
        supply.append(player(state)["supply"]["traders"])
    assert supply == [3, 6, 5, 4, 7]
    assert state.to_dict()["actions"] == 0


@every_edition
def test_reply_comes_before_the_next_action_HT_029(edition):
    state = state_for_each_action(edition)
    play(state, "displace red trader Kampen/Osnabrück with trader")
    assert state.actor() == 1
    assert verbs(state) == {"put"}
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "end"):
        assert refused_exactly(state, text) == "teutonica-reason-first"
    play(state, "put trader Arnheim/Kampen")
    assert state.actor() == 1  # red may still add a piece
    assert refused_exactly(state, "place trader Emden/Groningen.1") == "teutonica-reason-first"
    play(state, "done")
    assert (state.actor(), state.to_dict()["actions"]) == (0, 4)
    play(state, "place trader Emden/Groningen")
    assert refused_exactly(state, "put trader Emden/Groningen.2") == "teutonica-reason-unasked-put"  # too late for red


@every_edition
def test_the_fee_is_paid_before_anything_else_HT_029(edition):
    state = position(
        edition,
        routes={"Kampen/Osnabrück": ["red trader"]},
        players={"blue": {"supply": pieces(2, 1), "markers": ["actions_3"]}},
    )
    play(state, "displace red trader Kampen/Osnabrück with trader")
    assert (state.actor(), texts(state)) == (0, ["pay traders", "pay 1 merchant"])
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "use actions_3", "end"):
        assert refused_exactly(state, text) == "teutonica-reason-first"
    play(state, "pay 1 merchant")
    assert state.actor() == 1  # now the owner replies


@every_edition
def test_a_move_is_finished_before_anything_else_HT_029(edition):
    state = state_for_each_action(edition)
    play(state, "lift trader Perleberg/Stendal")
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "end"):
        assert refused_exactly(state, text) == "teutonica-reason-first"
    play(state, "put trader Magdeburg/Stendal")  # one of two possible pieces: the second is not kept for later
    assert state.to_dict()["actions"] == 4
    assert refused_exactly(state, "put trader Emden/Groningen.1") == "teutonica-reason-unasked-put"
    play(state, "lift trader Magdeburg/Stendal")
    assert state.to_dict()["actions"] == 3  # it costs a new action


@every_edition
def test_a_player_may_stop_with_actions_left_HT_030(edition):
    for used in (0, 1):
        state = kogge.start(rules(edition, 3), seed=1)
        play(state, *["place trader Emden/Osnabrück"] * used, "end")
        assert (state.actor(), state.to_dict()["actions"]) == (1, 2)
        play(state, "end", "end")
        assert (state.actor(), state.to_dict()["actions"]) == (0, 2)  # what was left is lost


@every_edition
def test_a_turn_ends_only_by_its_players_decision_HT_031(edition):
    state = kogge.start(rules(edition), seed=1)
    play(state, "place trader Emden/Osnabrück", "place trader Emden/Osnabrück")
    assert (state.actor(), state.to_dict()["turn"], state.turns()) == (0, "blue", 0)
    assert texts(state) == ["end"]  # asked although nothing else is possible
    play(state, "end")
    assert (state.actor(), state.to_dict()["turn"], state.turns()) == (1, "red", 1)


@every_edition
def test_stock_cannot_be_used_before_it_is_in_the_supply_HT_032(edition):
    placed = {
        "actions": 5,
        "routes": {"Emden/Osnabrück": ["red trader"]},
        "players": {"blue": {"supply": pieces(0, 0)}},
    }
    state = position(edition, **placed)
    assert player(state)["stock"] == pieces(11, 1)
    assert verbs(state) == {"income", "end"}
    assert refused_exactly(state, "place trader Emden/Osnabrück.2") == "teutonica-reason-supply"
    assert refused_exactly(state, "place merchant Emden/Osnabrück.2") == "teutonica-reason-supply"
    assert refused_exactly(state, "displace Emden/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    placed["players"]["blue"]["supply"]["traders"] = 1  # enough to place, but the fee cannot come from the stock
    one = position(edition, **placed)
    assert refused_exactly(one, "displace Emden/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    play(state, "income 2 traders 1 merchant", "place merchant Emden/Osnabrück")
    play(state, "displace red trader Emden/Osnabrück with trader")
    assert player(state)["supply"] == pieces(0, 0)
    assert player(state)["stock"] == pieces(10, 0)


@every_edition
def test_points_come_from_control_of_the_end_cities_HT_033(edition):
    state = position(
        edition,
        routes={"Emden/Osnabrück": ["blue trader"] * 4},
        cities={"Emden": ["red merchant"], "Osnabrück": ["green trader"], "Minden": ["yellow trader"]},
    )
    play(state, "create Emden/Osnabrück")
    assert track(state) == {"blue": 0, "red": 1, "green": 1, "yellow": 0}


@every_edition
def test_points_come_from_coin_spaces_HT_033(edition):
    state = position(edition, routes={"Coellen/Warburg": ["blue trader"] * 4})
    play(state, "create Coellen/Warburg post Coellen")
    assert track(state) == {"blue": 1, "red": 0, "green": 0, "yellow": 0}
    assert prestige(state) == {"control": 0, "coin": 1, "connection": 0}


@every_edition
def test_points_come_from_the_east_west_connection_HT_033(edition):
    state = position(
        edition,
        routes={"Brunswiek/Stendal": ["blue trader"] * 4},
        cities={
            "Arnheim": ["blue trader"],
            "Münster": ["blue merchant"],
            "Minden": ["blue trader"],
            "Brunswiek": ["blue trader"],
        },
    )
    play(state, "create Brunswiek/Stendal post Stendal")
    assert prestige(state) == {"control": 1, "coin": 0, "connection": 7}
    assert track(state) == {"blue": 8, "red": 0, "green": 0, "yellow": 0}


@every_edition
@pytest.mark.parametrize(
    "decisions",
    [
        ["income 3 traders"],
        ["place trader Arnheim/Duisburg"],
        ["displace red trader Kampen/Osnabrück with trader", "put trader Arnheim/Kampen"],
        ["lift trader Perleberg/Stendal", "put trader Magdeburg/Stendal"],
        ["create Dortmund/Duisburg post Duisburg"],  # a post without a coin that completes its city
        ["create Bremen/Osnabrück"],  # a marker
        ["create Emden/Groningen develop book"],
        ["create Coellen/Warburg special 7"],
        ["develop keys"],
    ],
)
def test_nothing_else_gives_points_during_play_HT_033(edition, decisions):
    state = position(
        edition,
        routes={
            "Kampen/Osnabrück": ["red trader"],
            "Perleberg/Stendal": ["blue trader"],
            "Dortmund/Duisburg": ["blue trader"] * 2,
            "Bremen/Osnabrück": ["blue trader"] * 3,
            "Emden/Groningen": ["blue trader"] * 3,
            "Coellen/Warburg": ["blue trader"] * 3 + ["blue merchant"],
        },
        players={
            "blue": {
                "supply": pieces(3, 0),
                "desk": {"actions": 5, "keys": 3, "bank": 0, "privilege": 3},
                "markers": ["develop"],
            }
        },
    )
    before = state.key()
    play(state, *decisions)
    assert state.key() != before
    assert track(state) == {"blue": 0, "red": 0, "green": 0, "yellow": 0}


@every_edition
def test_using_markers_gives_no_points_during_play_HT_033(edition):
    three = marker_of_three(edition)
    state = position(
        edition,
        routes={"Kampen/Osnabrück": ["red trader"], "Bremen/Hannover": ["blue trader"] * 3},
        cities={"Groningen": ["red trader", "blue merchant"], "Bremen": ["red merchant", "red trader"]},
        players={"blue": {"markers": ["actions_3", "actions_4", "develop", "swap", "extra_post", three]}},
        markers={},
    )
    play(state, "use actions_3", "use actions_4", "develop actions", "swap Groningen 1-2", f"use {three}")
    if edition == "bigbox":  # the opponents' only piece is lifted without a question
        play(state, "put trader Emden/Groningen")
    else:
        play(state, "remove red trader Kampen/Osnabrück", "done")
    assert player(state)["used_markers"] == 5
    assert track(state) == {"blue": 0, "red": 0, "green": 0, "yellow": 0}
    play(state, "create Bremen/Hannover extra trader Bremen")
    assert track(state) == {"blue": 0, "red": 1, "green": 0, "yellow": 0}  # red controls Bremen


MERCHANTS = {"supply": pieces(0, 2), "desk": {"book": 3}}


@every_edition
def test_a_merchant_is_placed_paid_moved_and_put_like_a_trader_HT_034(edition):
    state = position(
        edition,
        actions=5,
        routes={"Kampen/Osnabrück": ["red trader"], "Emden/Osnabrück": ["blue merchant"]},
        players={"blue": MERCHANTS, "red": {"supply": pieces(0, 0)}},
    )
    play(state, "displace red trader Kampen/Osnabrück with merchant")  # the other merchant is the fee
    play(state, "put trader Arnheim/Kampen", "put merchant Arnheim/Kampen")  # red adds one from the stock
    assert player(state)["supply"] == pieces(0, 0)
    play(state, "lift merchant Emden/Osnabrück", "put merchant Emden/Groningen")
    play(state, "income 1 trader 2 merchants", "place merchant Emden/Groningen")
    assert state.to_dict()["routes"] == {
        "Kampen/Osnabrück": ["blue merchant", None],
        "Arnheim/Kampen": ["red trader", "red merchant", None],
        "Emden/Groningen": ["blue merchant", "blue merchant", None],
    }


@every_edition
@pytest.mark.parametrize("benefit", ["", " develop book", " extra merchant Groningen"])
def test_a_route_of_merchants_is_created_like_one_of_traders_HT_034(edition, benefit):
    blue = {"supply": pieces(0, 0), "desk": {"book": 2}, "markers": ["extra_post"]}
    state = position(
        edition,
        routes={"Emden/Groningen": ["blue merchant"] * 3},
        cities={"Groningen": ["red trader"]},
        players={"blue": blue},
    )
    play(state, "create Emden/Groningen" + benefit)
    assert "Emden/Groningen" not in state.to_dict()["routes"]
    assert player(state)["stock"]["merchants"] == (2 if "extra" in benefit else 3)
    assert player(state)["desk"]["book"] == (3 if "develop" in benefit else 2)
    assert state.to_dict()["extra_posts"] == ({"Groningen": ["blue merchant"]} if "extra" in benefit else {})


@every_edition
def test_a_merchant_differs_in_cost_shape_and_special_prestige_HT_034(edition):
    blue = {"supply": pieces(2, 0), "desk": {"book": 3, "privilege": 3}}
    merchants = {"Dortmund/Duisburg": ["blue merchant"] * 2, "Kampen/Osnabrück": ["red merchant", "green trader"]}
    state = position(edition, routes=merchants, players={"blue": blue})
    assert refused_exactly(state, "create Dortmund/Duisburg post Duisburg") == "teutonica-reason-shape"
    assert refused_exactly(state, "displace Kampen/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    assert "displace green trader Kampen/Osnabrück with trader" in texts(state)
    traders = {"Coellen/Warburg": ["blue trader"] * 4}
    state = position(edition, routes=traders, players={"blue": blue})
    assert refused_exactly(state, "create Coellen/Warburg special 7") == "teutonica-reason-not-on-route"
