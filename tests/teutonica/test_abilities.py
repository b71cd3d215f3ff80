"""Creating a route: an ability is developed (HT-124 to HT-130)."""

import pytest
from clause_tools import (
    FULL_DESK,
    ability_values,
    both_boards,
    every_edition,
    full,
    pieces,
    play,
    player,
    position,
    refused,
    texts,
)

# A route that ends in the city of each ability.
ABILITY_ROUTES = {
    "keys": "Halle/Quedlinburg",
    "actions": "Göttingen/Quedlinburg",
    "privilege": "Hamburg/Stade",
    "book": "Emden/Groningen",
    "bank": "Hamburg/Lübeck",
}


@every_edition
@both_boards
@pytest.mark.parametrize("offered", ABILITY_ROUTES)
def test_only_the_ability_of_an_end_city_can_be_developed_HT_124(edition, players, offered):
    route = ABILITY_ROUTES[offered]
    state = position(edition, players, routes={route: full(route)})
    assert [text for text in texts(state) if " develop " in text] == [f"create {route} develop {offered}"]
    for ability in ABILITY_ROUTES:
        if ability != offered:
            assert refused(state, f"create {route} develop {ability}") == "teutonica-reason-no-ability"
    play(state, f"create {route} develop {offered}")
    assert player(state)["desk"] == dict.fromkeys(ABILITY_ROUTES, 0) | {offered: 1}
    assert state.to_dict()["cities"] == {}  # instead of a post


@every_edition
def test_a_route_between_cities_without_ability_develops_none_HT_124(edition):
    state = position(edition, routes={"Hannover/Minden": full("Hannover/Minden")})
    for ability in ABILITY_ROUTES:
        assert refused(state, f"create Hannover/Minden develop {ability}") == "teutonica-reason-no-ability"


@every_edition
def test_developing_sends_the_route_to_the_stock_and_the_desk_piece_to_the_supply_HT_125(edition):
    state = position(
        edition,
        routes={"Hamburg/Lübeck": full("Hamburg/Lübeck", merchants=1)},
        players={"blue": {"supply": pieces(2, 0), "desk": {"bank": 1}}},
    )
    stock = player(state)["stock"]
    play(state, "create Hamburg/Lübeck develop bank")
    after = player(state)
    assert state.to_dict()["routes"] == {}
    assert after["desk"]["bank"] == 2
    assert after["supply"] == pieces(3, 0)
    assert after["stock"] == pieces(stock["traders"] + 2, stock["merchants"] + 1)


@every_edition
@pytest.mark.parametrize("ability", ABILITY_ROUTES)
def test_book_frees_a_merchant_and_every_other_ability_a_trader_HT_126(edition, ability):
    route = ABILITY_ROUTES[ability]
    state = position(edition, routes={route: full(route)}, players={"blue": {"supply": pieces(1, 1)}})
    play(state, f"create {route} develop {ability}")
    freed = pieces(1, 2) if ability == "book" else pieces(2, 1)
    assert player(state)["supply"] == freed


@every_edition
def test_a_developed_value_holds_at_once_HT_127(edition):
    bank = position(
        edition,
        routes={"Hamburg/Lübeck": full("Hamburg/Lübeck")},
        players={"blue": {"supply": pieces(0, 0)}},
    )
    assert refused(bank, "income 5 traders") == "teutonica-reason-bank"
    play(bank, "create Hamburg/Lübeck develop bank", "income 5 traders")
    assert player(bank)["supply"] == pieces(6, 0)

    privilege = position(
        edition, routes={"Hamburg/Stade": full("Hamburg/Stade"), "Brunswiek/Minden": full("Brunswiek/Minden")}
    )
    assert refused(privilege, "create Brunswiek/Minden post Brunswiek") == "teutonica-reason-privilege"
    play(privilege, "create Hamburg/Stade develop privilege", "create Brunswiek/Minden post Brunswiek")
    assert privilege.to_dict()["cities"] == {"Brunswiek": ["blue trader"]}


@every_edition
@pytest.mark.parametrize(
    ("ability", "values"),
    [
        ("keys", [1, 2, 2, 3, 4]),
        ("actions", [2, 3, 3, 4, 4, 5]),
        ("privilege", [0, 1, 2, 3]),
        ("book", [2, 3, 4, 5]),
    ],
)
def test_a_developed_value_can_equal_the_old_one_HT_127(edition, ability, values):
    route = ABILITY_ROUTES[ability]
    for step in range(len(values) - 1):
        state = position(edition, routes={route: full(route)}, players={"blue": {"desk": {ability: step}}})
        assert ability_values(state)[ability] == values[step]
        play(state, f"create {route} develop {ability}")
        assert ability_values(state)[ability] == values[step + 1]


ACTIONS_ROUTE = ABILITY_ROUTES["actions"]


@every_edition
def test_a_higher_actions_value_is_one_more_action_in_this_turn_HT_128(edition):
    state = position(edition, routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)}, actions=1)
    play(state, f"create {ACTIONS_ROUTE} develop actions")
    assert state.to_dict()["actions"] == 1
    play(state, "place trader Emden/Stade")
    assert state.to_dict()["actions"] == 0
    assert refused(state, "place trader Emden/Stade") == "teutonica-reason-no-actions"


@every_edition
def test_a_marker_that_raises_actions_gives_one_more_action_HT_128(edition):
    state = position(edition, players={"blue": {"markers": ["develop"]}}, actions=0)
    assert refused(state, "place trader Emden/Stade") == "teutonica-reason-no-actions"
    play(state, "develop actions")
    assert state.to_dict()["actions"] == 1
    play(state, "place trader Emden/Stade")


@every_edition
@pytest.mark.parametrize(("marker", "extra"), [("actions_3", 3), ("actions_4", 4)])
def test_raising_actions_while_extra_actions_are_used_gives_one_more_HT_128(edition, marker, extra):
    state = position(
        edition,
        routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)},
        players={"blue": {"markers": [marker]}},
        actions=0,
    )
    play(state, f"use {marker}")
    assert state.to_dict()["actions"] == extra
    play(state, f"create {ACTIONS_ROUTE} develop actions")
    assert state.to_dict()["actions"] == extra  # one spent, one gained


@every_edition
@pytest.mark.parametrize(
    ("step", "old", "new", "gained"), [(0, 2, 3, 1), (1, 3, 3, 0), (2, 3, 4, 1), (3, 4, 4, 0), (4, 4, 5, 1)]
)
def test_actions_gives_an_extra_action_only_where_its_value_rises_HT_129(edition, step, old, new, gained):
    players = {"blue": {"desk": {"actions": step}, "markers": ["develop"]}}
    for text, spent in ((f"create {ACTIONS_ROUTE} develop actions", 1), ("develop actions", 0)):
        state = position(edition, routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)}, players=players)
        assert ability_values(state)["actions"] == old
        assert state.to_dict()["actions"] == old
        play(state, text)
        assert ability_values(state)["actions"] == new
        assert state.to_dict()["actions"] == old - spent + gained


@every_edition
@pytest.mark.parametrize("ability", ABILITY_ROUTES)
def test_a_fully_developed_ability_cannot_be_developed_further_HT_130(edition, ability):
    route, last = ABILITY_ROUTES[ability], FULL_DESK[ability]
    players = {"blue": {"desk": {ability: last}, "markers": ["develop"]}}
    state = position(edition, routes={route: full(route)}, players=players)
    assert refused(state, f"create {route} develop {ability}") == "teutonica-reason-developed"
    assert refused(state, f"develop {ability}") == "teutonica-reason-developed"
    players["blue"]["desk"][ability] = last - 1
    state = position(edition, routes={route: full(route)}, players=players)
    play(state, f"create {route} develop {ability}")
    assert player(state)["desk"][ability] == last
