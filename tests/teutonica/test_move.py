"""Moving own pieces from route to route (HT-072 to HT-079)."""

import pytest
from clause_tools import (
    LENGTHS,
    SEATS,
    every_edition,
    full,
    on,
    pieces,
    play,
    player,
    position,
    refused,
    targets,
    texts,
    verbs,
)


@every_edition
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_a_move_relocates_at_most_the_book_value_HT_072(edition, steps):
    book = steps + 2
    state = position(
        edition,
        routes={"Emden/Osnabrück": ["blue trader"] * 4, "Coellen/Warburg": ["blue trader"] * 3},
        players={"blue": {"desk": {"book": steps}}},
    )
    lifts = (["lift trader Emden/Osnabrück"] * 4 + ["lift trader Coellen/Warburg"])[:book]
    play(state, *lifts)
    assert refused(state, "lift Coellen/Warburg.3") == "teutonica-reason-no-more-lifts"
    puts = (["put trader Brunswiek/Minden"] * 4 + ["put trader Hamburg/Stade"])[:book]
    play(state, *puts)
    moved = min(book, 4)
    assert on(state, "Emden/Osnabrück") == ["blue trader"] * (4 - moved)
    assert on(state, "Coellen/Warburg") == ["blue trader"] * (3 - (book - moved))
    assert on(state, "Brunswiek/Minden") == ["blue trader"] * moved
    assert on(state, "Hamburg/Stade") == ["blue trader"] * (book - moved)
    assert state.to_dict()["actions"] == 1
    assert "end" in texts(state)


@every_edition
@pytest.mark.parametrize("seat", ["blue", "red", "green", "yellow", "purple"])
def test_every_player_moves_own_traders_and_merchants_HT_072(edition, seat):
    routes = {"Emden/Stade": [f"{other} trader" for other in SEATS[:3]], "Coellen/Warburg": []}
    routes |= {"Bremen/Minden": [f"{other} trader" for other in SEATS[3:]], "Hamburg/Stade": [f"{seat} merchant"]}
    state = position(edition, 5, turn=seat, routes=routes)
    own = "Bremen/Minden" if seat in SEATS[3:] else "Emden/Stade"
    lifts = {f"lift trader {own}", "lift merchant Hamburg/Stade"}
    assert set(texts(state, "lift")) == lifts
    play(state, "lift merchant Hamburg/Stade", f"lift trader {own}")
    play(state, "put merchant Coellen/Warburg", "put trader Coellen/Warburg")
    assert on(state, "Coellen/Warburg") == [f"{seat} merchant", f"{seat} trader"]
    assert f"{seat} trader" not in on(state, own)


@every_edition
def test_only_own_pieces_are_moved_and_only_with_an_action_HT_072(edition):
    routes = {"Emden/Osnabrück": ["blue trader", "red trader"]}
    state = position(edition, routes=routes)
    assert refused(state, "lift Emden/Osnabrück.2") == "teutonica-reason-not-own"
    assert refused(state, "lift Emden/Osnabrück.3") == "teutonica-reason-point-free"
    state = position(edition, routes=routes, actions=0)
    assert refused(state, "lift Emden/Osnabrück.1") == "teutonica-reason-no-actions"


@every_edition
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_fewer_pieces_than_the_book_value_may_be_moved_HT_073(edition, moved):
    state = position(
        edition,
        routes={"Emden/Osnabrück": ["blue trader"] * 4},
        players={"blue": {"desk": {"book": 2}}},
    )
    play(state, *["lift trader Emden/Osnabrück"] * moved, *["put trader Hamburg/Stade"] * moved)
    assert on(state, "Emden/Osnabrück") == ["blue trader"] * (4 - moved)
    assert on(state, "Hamburg/Stade") == ["blue trader"] * moved
    assert "end" in texts(state)
    assert state.to_dict()["actions"] == 1


@every_edition
@pytest.mark.parametrize(
    ("lifts", "puts"),
    [
        (["Emden/Stade", "Hamburg/Stade"], ["Bremen/Minden", "Bremen/Minden"]),
        (["Emden/Stade", "Emden/Stade"], ["Bremen/Minden", "Minden/Münster"]),
        (["Emden/Stade", "Hamburg/Stade"], ["Hamburg/Stade", "Emden/Stade"]),
        (["Emden/Stade", "Emden/Stade"], ["Emden/Stade", "Bremen/Minden"]),
    ],
)
def test_pieces_come_from_and_go_to_one_or_several_routes_HT_074(edition, lifts, puts):
    state = position(edition, routes={"Emden/Stade": ["blue trader"] * 2, "Hamburg/Stade": ["blue trader"] * 2})
    play(state, *(f"lift trader {route}" for route in lifts), *(f"put trader {route}" for route in puts))
    for route in ("Emden/Stade", "Hamburg/Stade"):
        assert len(on(state, route)) == 2 - lifts.count(route) + puts.count(route)
    for route in ("Bremen/Minden", "Minden/Münster"):
        assert on(state, route) == ["blue trader"] * puts.count(route)
    assert state.to_dict()["actions"] == 1


@every_edition
def test_moving_does_not_displace_HT_075(edition):
    state = position(
        edition, routes={"Emden/Stade": ["blue trader"], "Dortmund/Duisburg": full("Dortmund/Duisburg", "red")}
    )
    play(state, "lift trader Emden/Stade")
    assert refused(state, "put trader Dortmund/Duisburg") == "teutonica-reason-route-full"
    assert refused(state, "displace Dortmund/Duisburg.1 with trader") == "teutonica-reason-first"
    assert "Dortmund/Duisburg" not in targets(state)
    state = position(edition, routes={"Emden/Stade": ["blue trader"], "Dortmund/Duisburg": ["red trader"]})
    play(state, "lift trader Emden/Stade")
    assert refused(state, "put trader Dortmund/Duisburg.1") == "teutonica-reason-point-taken"
    play(state, "put trader Dortmund/Duisburg")
    assert on(state, "Dortmund/Duisburg") == ["blue trader", "red trader"]


@every_edition
def test_moving_brings_nothing_in_from_the_supply_HT_076(edition):
    state = position(edition, routes={"Emden/Stade": ["blue trader"]})
    before = player(state)["supply"]
    assert before == pieces(5, 1)
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-unasked-put"
    play(state, "lift trader Emden/Stade")
    assert refused(state, "put merchant Hamburg/Stade") == "teutonica-reason-put-order"
    assert refused(state, "place trader Hamburg/Stade") == "teutonica-reason-first"
    play(state, "put trader Hamburg/Stade")
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-unasked-put"
    assert state.to_dict()["routes"] == {"Hamburg/Stade": ["blue trader", None, None]}
    assert player(state)["supply"] == before


@every_edition
def test_posts_are_not_moved_and_nothing_is_moved_into_a_city_HT_077(edition):
    cities = {"Emden": ["blue merchant", None], "Groningen": ["blue trader", None]}
    extra = {"Emden": ["blue trader"]}
    state = position(edition, cities=cities, extra_posts=extra)
    assert "lift" not in verbs(state)
    state = position(edition, cities=cities, extra_posts=extra, routes={"Emden/Groningen": ["blue trader"]})
    assert texts(state, "lift") == ["lift trader Emden/Groningen"]
    play(state, "lift trader Emden/Groningen")
    assert set(texts(state)) == {f"put trader {route}" for route in LENGTHS}
    play(state, "put trader Emden/Groningen")
    assert state.to_dict()["cities"] == cities
    assert state.to_dict()["extra_posts"] == extra


@every_edition
def test_an_own_trader_and_merchant_exchange_their_points_HT_078(edition):
    routes = {
        "Emden/Stade": ["blue trader", "red trader", "red trader"],
        "Hamburg/Stade": ["green trader", "blue merchant", "red trader"],
    }
    state = position(edition, routes=routes)
    play(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade")
    play(state, "put trader Hamburg/Stade", "put merchant Emden/Stade")
    assert state.to_dict()["routes"] == {
        "Emden/Stade": ["blue merchant", "red trader", "red trader"],
        "Hamburg/Stade": ["green trader", "blue trader", "red trader"],
    }
    assert state.to_dict()["actions"] == 1


def test_exchanging_a_trader_and_a_merchant_uses_two_moves_HT_079():
    routes = {
        "Emden/Stade": ["blue trader", "red trader", "red trader"],
        "Hamburg/Stade": ["blue merchant", "red trader", "red trader"],
        "Bremen/Minden": ["blue trader", "blue trader"],
    }
    state = position("bigbox", routes=routes)
    play(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade")
    assert refused(state, "lift Bremen/Minden.1") == "teutonica-reason-no-more-lifts"

    state = position("bigbox", routes=routes, players={"blue": {"desk": {"book": 1}}})
    play(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade", "lift trader Bremen/Minden")
    assert refused(state, "lift Bremen/Minden.2") == "teutonica-reason-no-more-lifts"
    play(state, "put trader Hamburg/Stade", "put merchant Emden/Stade", "put trader Minden/Münster")
    assert on(state, "Emden/Stade") == ["blue merchant", "red trader", "red trader"]
    assert on(state, "Hamburg/Stade") == ["blue trader", "red trader", "red trader"]
    assert on(state, "Bremen/Minden") == ["blue trader"]
    assert on(state, "Minden/Münster") == ["blue trader"]
