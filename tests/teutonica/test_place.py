"""Placing a piece of the supply on a route (HT-040 to HT-045)."""

import pytest
from clause_tools import KINDS, LENGTHS, every_edition, offered, pieces, play, player, position, refused_exactly, rules

import kogge
from kogge.games.teutonica.loading import load_board


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_one_piece_goes_from_the_supply_to_any_route_HT_040(edition, kind):
    start = kogge.start(rules(edition), seed=1)
    routes = list(LENGTHS)
    assert len(routes) == 34
    assert offered(start, "place") == {f"{each} {route}" for each in KINDS for route in routes}
    for route in routes:
        state = play(start.clone(), f"place {kind} {route}")
        placed = state.to_dict()["routes"]
        assert list(placed) == [route]
        assert [piece for piece in placed[route] if piece] == [f"blue {kind}"]
        assert player(state)["supply"] == (pieces(4, 1) if kind == "trader" else pieces(5, 0))
        assert player(state)["stock"] == pieces(6, 0)
        assert state.to_dict()["actions"] == 1


@every_edition
@pytest.mark.parametrize("owner", ["blue", "red"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_occupied_point_cannot_be_placed_on_HT_041(edition, owner, kind):
    blue = {"supply": pieces(3, 1), "desk": {"book": 1}}
    state = position(edition, routes={"Kampen/Osnabrück": [f"{owner} {kind}"]}, players={"blue": blue})
    assert refused_exactly(state, "place trader Kampen/Osnabrück.1") == "teutonica-reason-point-taken"
    assert refused_exactly(state, "place merchant Kampen/Osnabrück.1") == "teutonica-reason-point-taken"
    play(state, "place trader Kampen/Osnabrück")
    assert state.to_dict()["routes"] == {"Kampen/Osnabrück": [f"{owner} {kind}", "blue trader"]}
    assert refused_exactly(state, "place merchant Kampen/Osnabrück.2") == "teutonica-reason-route-full"
    assert not any("Kampen/Osnabrück" in text for text in offered(state, "place"))


@every_edition
@pytest.mark.parametrize(
    "others",
    [
        ["red trader", "red merchant", "red trader"],
        ["blue trader", "blue trader", "blue merchant"],
        ["red trader", "green merchant", "yellow trader"],
        ["blue trader", "red trader", "blue merchant"],
    ],
)
def test_who_stands_on_the_other_points_does_not_matter_HT_042(edition, others):
    for free in range(4):
        before = [*others[:free], None, *others[free:]]
        state = position(edition, routes={"Coellen/Warburg": before}, players={"blue": {"supply": pieces(2, 0)}})
        play(state, "place trader Coellen/Warburg")
        assert state.to_dict()["routes"] == {"Coellen/Warburg": [*others[:free], "blue trader", *others[free:]]}
        assert state.actor() == 0  # nobody is asked and nobody moves


@every_edition
def test_places_of_a_turn_may_go_to_different_routes_HT_043(edition):
    state = kogge.start(rules(edition), seed=1)
    play(state, "place trader Coellen/Warburg", "place merchant Perleberg/Stendal", "end")
    play(state, "place trader Coellen/Warburg", "place trader Coellen/Warburg", "end", "end", "end")
    assert state.to_dict()["routes"] == {
        "Coellen/Warburg": ["blue trader", "red trader", "red trader", None],
        "Perleberg/Stendal": ["blue merchant", None, None],
    }
    play(state, "place trader Coellen/Warburg")  # a later turn goes on with the route
    assert state.to_dict()["routes"]["Coellen/Warburg"] == ["blue trader", "red trader", "red trader", "blue trader"]


@every_edition
def test_placing_never_goes_into_a_city_HT_044(edition):
    state = kogge.start(rules(edition), seed=1)
    decoded = [state.rules.decode(action) for action in range(state.rules.num_actions)]
    places = [action for action in decoded if action.verb == "place"]
    points = {f"{'/'.join(r.cities)}.{n + 1}" for r in load_board(state.rules.board).routes for n in range(r.length)}
    assert {(action.args["point"], action.args["kind"]) for action in places} == {(p, k) for p in points for k in KINDS}
    assert all("city" not in action.args for action in places)
    # An open turn offers nothing that would set a post, and placing sets none.
    assert not any("post" in state.text(action) for action in state.legal_actions())
    for action in state.legal_actions():
        if state.text(action).startswith("place"):
            after = state.clone()
            after.apply(action)
            assert after.to_dict()["cities"] == {}
            assert after.to_dict()["special"] == [None] * 4


@every_edition
def test_nothing_can_be_placed_from_an_empty_supply_HT_045(edition):
    state = position(edition, players={"blue": {"supply": pieces(0, 0)}})
    assert offered(state, "place") == set()
    for kind in KINDS:
        assert refused_exactly(state, f"place {kind} Emden/Osnabrück.1") == "teutonica-reason-supply"
    only_merchant = position(edition, players={"blue": {"supply": pieces(0, 1)}})
    assert offered(only_merchant, "place") == {f"merchant {route}" for route in LENGTHS}
    assert refused_exactly(only_merchant, "place trader Emden/Osnabrück.1") == "teutonica-reason-supply"
    only_trader = position(edition, players={"blue": {"supply": pieces(1, 0)}})
    assert offered(only_trader, "place") == {f"trader {route}" for route in LENGTHS}
    assert refused_exactly(only_trader, "place merchant Emden/Osnabrück.1") == "teutonica-reason-supply"
