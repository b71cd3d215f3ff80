"""Replacement markers: drawn when a marker is won, laid on the board when the turn ends (HT-139 to HT-147)."""

import random

import pytest
from clause_tools import TAVERNS, every_edition, full, pieces, play, position, refused, rules, texts

import kogge
from kogge.games.teutonica.loading import load_board

WON = "Bremen/Osnabrück"  # the tavern route that blue creates; it takes three pieces
START = {"Bremen/Osnabrück": "swap", "Lüneburg/Perleberg": "extra_post", "Goslar/Hildesheim": "actions_4"}


def laying(edition, **given):
    """Blue has won the swap marker, has ended the turn and holds a develop marker to lay."""
    given = {"routes": {}, "markers": START, "bag": ["develop", "actions_3"]} | given
    given["routes"] = {WON: full(WON)} | given["routes"]
    return play(position(edition, **given), f"create {WON}", "end")


def winning_two(edition, bag, **given):
    """Blue can win the swap marker and the one of Goslar/Hildesheim."""
    routes = {WON: full(WON), "Goslar/Hildesheim": full("Goslar/Hildesheim")}
    return position(edition, routes=routes, markers=START, bag=bag, **given)


@every_edition
def test_replacements_are_laid_at_the_end_of_the_turn_one_for_each_marker_won_HT_139(edition):
    state = winning_two(
        edition,
        ["develop", "extra_post", "actions_3"],
        players={"blue": {"markers": ["actions_3"], "supply": pieces(3, 0)}},
    )
    play(state, f"create {WON}", "create Goslar/Hildesheim")
    after = state.to_dict()
    assert after["plate"] == ["develop", "extra_post"]
    assert after["markers"] == {"Lüneburg/Perleberg": "extra_post"}
    assert after["players"]["blue"]["markers"] == ["swap", "actions_3", "actions_4"]
    assert refused(state, "lay develop Emden/Stade") == "teutonica-reason-unasked-lay"
    play(state, "use actions_3")
    assert refused(state, "lay develop Emden/Stade") == "teutonica-reason-unasked-lay"
    play(state, "place trader Emden/Groningen", "place trader Emden/Groningen", "place trader Emden/Groningen")
    assert state.to_dict()["actions"] == 0
    assert refused(state, "lay develop Emden/Stade") == "teutonica-reason-unasked-lay"
    assert not texts(state, "lay")

    play(state, "end")
    assert state.actor() == 0
    assert all(text.startswith("lay ") for text in texts(state))
    play(state, "lay develop Emden/Stade")
    assert state.actor() == 0
    assert all(text.startswith("lay extra_post ") for text in texts(state))
    play(state, "lay extra_post Hannover/Minden")
    after = state.to_dict()
    assert state.actor() == 1
    assert after["turn"] == "red"
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert after["plate"] == []
    assert after["bag"] == ["actions_3"]
    assert after["markers"] == {
        "Emden/Stade": "develop",
        "Hannover/Minden": "extra_post",
        "Lüneburg/Perleberg": "extra_post",
    }


@every_edition
def test_two_equal_replacements_are_laid_one_by_one_HT_139(edition):
    state = winning_two(edition, ["develop", "develop"])
    play(state, f"create {WON}", "create Goslar/Hildesheim", "end", "lay develop Emden/Stade")
    assert (state.actor(), state.to_dict()["plate"]) == (0, ["develop"])
    play(state, "lay develop Hannover/Minden")
    assert state.actor() == 1
    assert state.to_dict()["markers"] == {
        "Emden/Stade": "develop",
        "Hannover/Minden": "develop",
        "Lüneburg/Perleberg": "extra_post",
    }


@every_edition
def test_a_turn_without_a_marker_won_lays_none_HT_139(edition):
    state = position(edition, routes={"Emden/Groningen": ["blue trader"] * 3}, markers=START)
    play(state, "create Emden/Groningen", "end")
    assert state.actor() == 1
    assert state.to_dict()["markers"] == START


@every_edition
def test_a_replacement_may_not_join_another_marker_HT_140(edition):
    state = laying(edition)
    assert refused(state, "lay develop Goslar/Hildesheim") == "teutonica-reason-has-marker"
    assert refused(state, "lay develop Lüneburg/Perleberg") == "teutonica-reason-has-marker"
    play(state, f"lay develop {WON}")
    assert state.to_dict()["markers"] == START | {WON: "develop"}


@every_edition
def test_two_replacements_may_not_share_a_route_HT_140(edition):
    state = winning_two(edition, ["develop", "extra_post"])
    play(state, f"create {WON}", "create Goslar/Hildesheim", "end", "lay develop Emden/Stade")
    assert refused(state, "lay extra_post Emden/Stade") == "teutonica-reason-has-marker"


@every_edition
@pytest.mark.parametrize("piece", ["blue trader", "blue merchant", "red trader", "yellow merchant"])
def test_a_replacement_may_not_go_to_a_route_with_a_piece_HT_141(edition, piece):
    state = laying(edition, routes={"Emden/Osnabrück": [None, None, piece]})
    assert refused(state, "lay develop Emden/Osnabrück") == "teutonica-reason-has-pieces"
    assert "lay develop Emden/Osnabrück" in texts(laying(edition))


@every_edition
def test_a_replacement_needs_a_free_printed_space_at_one_end_HT_142(edition):
    dortmund, duisburg = ["red merchant", "red trader", "green trader"], ["red trader"]
    both_full = laying(edition, cities={"Dortmund": dortmund, "Duisburg": duisburg})
    assert refused(both_full, "lay develop Dortmund/Duisburg") == "teutonica-reason-no-free-space"
    one_end_full = laying(edition, cities={"Duisburg": duisburg})
    assert "lay develop Dortmund/Duisburg" in texts(one_end_full)
    other_end_full = laying(edition, cities={"Dortmund": dortmund})
    assert "lay develop Dortmund/Duisburg" in texts(other_end_full)
    one_space_left = laying(edition, cities={"Dortmund": dortmund[:2], "Duisburg": duisburg})
    play(one_space_left, "lay develop Dortmund/Duisburg")
    assert one_space_left.to_dict()["markers"]["Dortmund/Duisburg"] == "develop"


@every_edition
@pytest.mark.parametrize(("players", "board"), [(3, "base23"), (4, "base45")])
def test_every_route_takes_a_replacement_while_one_end_has_a_free_space_HT_142(edition, players, board):
    data = load_board(board)
    spaces = {city.name: len(city.spaces) for city in data.cities}
    plate = {"plate": ["develop"], "questions": [{"decision": what, "seat": "blue"} for what in ("turn", "replace")]}
    for a, b in (route.cities for route in data.routes):
        for ends in ((a,), (b,), (a, b)):
            cities = {city: ["red trader"] * spaces[city] for city in ends}
            state = position(edition, players, markers={}, cities=cities, **plate)
            assert (f"lay develop {a}/{b}" in texts(state)) == (len(ends) == 1)


@every_edition
def test_extra_posts_do_not_take_the_free_space_that_a_replacement_needs_HT_142(edition):
    state = laying(
        edition,
        cities={"Dortmund": ["red merchant", "red trader"], "Duisburg": ["red trader"]},
        extra_posts={"Dortmund": ["green trader"], "Duisburg": ["green trader"]},
    )
    assert "lay develop Dortmund/Duisburg" in texts(state)


@every_edition
def test_a_replacement_may_go_to_a_route_without_a_tavern_HT_143(edition):
    state = laying(edition)
    routes = {text.removeprefix("lay develop ") for text in texts(state)}
    assert len(routes) == 32  # all 34 routes but the two that have a marker
    assert len(routes - TAVERNS) == 31
    play(state, "lay develop Coellen/Warburg")
    assert state.to_dict()["markers"]["Coellen/Warburg"] == "develop"


@every_edition
def test_a_replacement_cannot_be_won_in_the_turn_in_which_it_was_drawn_HT_144(edition):
    state = position(
        edition,
        routes={WON: ["blue trader"] * 3, "Emden/Groningen": ["blue trader"] * 3},
        markers=START,
        bag=["develop", "extra_post"],
        actions=6,
        players={"blue": {"supply": pieces(4, 0)}},
    )
    play(state, f"create {WON}", "create Emden/Groningen", *[f"place trader {WON}"] * 3, f"create {WON}")
    after = state.to_dict()
    assert after["players"]["blue"]["markers"] == ["swap"]
    assert after["plate"] == ["develop"]
    assert after["bag"] == ["extra_post"]
    assert refused(state, "develop keys") == "teutonica-reason-no-marker"
    play(state, "end", f"lay develop {WON}")
    assert state.to_dict()["players"]["blue"]["markers"] == ["swap"]
    assert state.actor() == 1


@every_edition
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_markers_lie_on_the_board_at_the_start_of_every_turn_HT_145(edition, seed):
    rng = random.Random(seed)
    state = kogge.start(rules(edition), seed=seed)
    turn, won = -1, 0
    while not state.is_over() and state.turns() < 150:
        shown = state.to_dict()
        if state.turns() != turn:
            turn = state.turns()
            assert len(shown["markers"]) == 3
            assert shown["plate"] == []
            won = sum(len(player["markers"]) + player["used_markers"] for player in shown["players"].values())
        play(state, eager(state, shown, rng))
    assert won >= 3  # replacements were laid


def eager(state, shown, rng):
    """An answer of a player who creates routes with markers if possible."""
    own = [
        route
        for route in shown["markers"]
        if all(piece is None or piece.startswith(shown["turn"]) for piece in shown["routes"].get(route, []))
    ]
    possible = texts(state)
    for wanted in (
        [text for text in possible if text.startswith("create")],
        [text for text in possible if text.startswith("place trader") and text.split()[-1] in own],
        [text for text in possible if text.startswith("income")],
    ):
        if wanted:
            return rng.choice(wanted)
    return rng.choice(possible)


@every_edition
def test_fewer_markers_lie_on_the_board_once_a_replacement_had_to_leave_HT_145(edition):
    state = play(no_room(edition), "create Dortmund/Duisburg", "end")
    assert len(state.to_dict()["markers"]) == 2
    play(state, "end")
    assert len(state.to_dict()["markers"]) == 2


def no_room(edition, free=(), **given):
    """Blue can win the swap marker; all routes but the two with other markers, the one won and `free` hold pieces."""
    names = [text.removeprefix("place trader ") for text in texts(position(edition), "place trader ")]
    markers = {"Dortmund/Duisburg": "swap", "Goslar/Hildesheim": "actions_4", "Hannover/Minden": "extra_post"}
    taken = [name for name in names if name not in markers and name not in free]
    assert len(names) == 34
    opponents = ("red", "green", "yellow")
    routes = {name: [f"{opponents[i % 3]} trader"] for i, name in enumerate(taken)}
    return position(
        edition,
        routes=routes | {"Dortmund/Duisburg": ["blue trader"] * 2} | given.pop("routes", {}),
        cities={"Dortmund": ["blue merchant", "blue trader", "blue trader"], "Duisburg": ["blue trader"]},
        markers=markers,
        bag=["develop", "actions_3", "extra_post"],
        players={seat: {"supply": pieces(0, 0)} for seat in ("blue", *opponents)},
        **given,
    )


@every_edition
def test_a_replacement_that_no_route_can_take_leaves_the_game_HT_146(edition):
    state = play(no_room(edition), "create Dortmund/Duisburg")
    assert state.to_dict()["plate"] == ["develop"]
    play(state, "end")
    after = state.to_dict()
    assert (after["turn"], state.actor(), state.is_over()) == ("red", 1, False)
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert after["markers"] == {"Goslar/Hildesheim": "actions_4", "Hannover/Minden": "extra_post"}
    assert after["plate"] == []
    assert after["bag"] == ["actions_3", "extra_post"]
    assert after["players"]["blue"]["markers"] == ["swap"]


@every_edition
@pytest.mark.parametrize(("laid", "left_over"), [("develop", "actions_3"), ("actions_3", "develop")])
def test_only_the_replacements_without_a_route_leave_the_game_HT_146(edition, laid, left_over):
    """Two are drawn; only the second route created can take one."""
    state = no_room(edition, routes={"Goslar/Hildesheim": ["blue trader"] * 3})
    play(state, "create Dortmund/Duisburg", "create Goslar/Hildesheim", "end")
    assert sorted(texts(state)) == ["lay actions_3 Goslar/Hildesheim", "lay develop Goslar/Hildesheim"]
    play(state, f"lay {laid} Goslar/Hildesheim")
    after = state.to_dict()
    assert state.actor() == 1
    assert after["markers"] == {"Goslar/Hildesheim": laid, "Hannover/Minden": "extra_post"}
    assert after["plate"] == []
    assert left_over not in after["bag"]


@every_edition
@pytest.mark.parametrize("order", [("develop", "actions_3"), ("actions_3", "develop")])
def test_the_player_sees_all_own_replacements_and_lays_them_in_any_order_HT_147(edition, order):
    state = winning_two(edition, ["develop", "actions_3", "extra_post"])
    play(state, f"create {WON}", "create Goslar/Hildesheim")
    assert [state.view(seat)["plate"] for seat in range(4)] == [2, 2, 2, 2]  # face down until the turn ends
    play(state, "end")
    assert [state.view(seat)["plate"] for seat in range(4)] == [["develop", "actions_3"], 2, 2, 2]
    assert state.seen_by(0).to_dict()["plate"] == ["develop", "actions_3"]
    assert {text.split()[1] for text in texts(state)} == {"develop", "actions_3"}
    assert refused(state, "lay extra_post Emden/Stade") == "teutonica-reason-not-drawn"
    first, second = order
    play(state, f"lay {first} Emden/Stade")
    assert state.view(0)["plate"] == [second]
    play(state, f"lay {second} {WON}")
    assert state.to_dict()["markers"] == {
        "Emden/Stade": first,
        WON: second,
        "Lüneburg/Perleberg": "extra_post",
    }
