"""Clauses HT-284 to HT-295, HT-317, HT-318 and HT-322: the neutral colour in the second edition's game for two."""

import pytest
from neutral_positions import (
    BLUE,
    FROM,
    LENGTHS,
    NEAR,
    NEUTRAL,
    RED,
    RULES,
    about_to_fill,
    crowded,
    do,
    filled,
    on,
    position,
    posts,
    refused,
    scored,
    texts,
)

import kogge
from kogge.core.errors import BadRuleset

# Set-up.


def test_two_can_play_the_second_edition_HT_001():
    assert len(kogge.start(RULES, seed=1).to_dict()["players"]) == 2
    assert kogge.game("teutonica").players("second") == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadRuleset) as error:
            kogge.ruleset("teutonica", edition="second", players=players)
        assert error.value.message.key == "bad-players"


def test_two_play_on_the_small_board_HT_003():
    assert RULES.board == "base23"
    with pytest.raises(BadRuleset) as error:
        kogge.ruleset("teutonica", edition="second", players=2, board="base45")
    assert error.value.message.key == "bad-board"


def test_neutral_traders_stand_on_routes_to_abilities_and_with_markers_HT_284():
    state = kogge.start(RULES, seed=5)
    standing = state.to_dict()["routes"]
    to_abilities = {"Emden/Groningen", "Hamburg/Stade", "Hamburg/Lübeck", "Göttingen/Quedlinburg", "Halle/Quedlinburg"}
    assert set(standing) == to_abilities | set(state.to_dict()["markers"])
    assert len(standing) == 8
    assert all(pieces == [NEUTRAL] + [None] * (len(pieces) - 1) for pieces in standing.values())


def test_a_position_without_routes_has_the_set_up_HT_284():
    assert RULES.state_from_dict({}).to_dict()["routes"] == kogge.start(RULES, seed=5).to_dict()["routes"]
    assert position(routes={}).to_dict()["routes"] == {}


def test_more_players_have_no_neutral_colour_HT_284():
    for players in (3, 4, 5):
        state = kogge.start(kogge.ruleset("teutonica", edition="second", players=players), seed=5)
        assert state.to_dict()["routes"] == {}


# Displacing.


@pytest.mark.parametrize(("ready", "possible"), [(1, False), (2, True)])
def test_a_neutral_trader_costs_as_much_as_a_trader_HT_285(ready, possible):
    blue = {"supply": {"traders": ready, "merchants": 0}}
    state = position(routes={FROM: [NEUTRAL]}, players={"blue": blue})
    assert (f"displace neutral trader {FROM} with trader" in texts(state)) == possible
    if possible:
        stock = state.to_dict()["players"]["blue"]["stock"]["traders"]
        do(state, f"displace neutral trader {FROM} with trader")
        after = state.to_dict()["players"]["blue"]
        assert (after["supply"]["traders"], after["stock"]["traders"]) == (0, stock + 1)
        assert on(state, FROM) == ["blue trader"]
        assert state.to_dict()["actions"] == 1


def test_a_merchant_may_be_placed_or_paid_for_a_neutral_trader_HT_285():
    blue = {"supply": {"traders": 2, "merchants": 1}}
    state = position(routes={FROM: [NEUTRAL]}, players={"blue": blue})
    do(state, f"displace neutral trader {FROM} with trader", "pay 1 merchant")
    assert state.to_dict()["players"]["blue"]["supply"] == {"traders": 1, "merchants": 0}
    assert state.actor() == RED


def test_the_opponent_places_it_and_one_more_by_the_usual_rings_HT_286():
    state = position(routes={FROM: [NEUTRAL]})
    before = state.to_dict()["players"]["red"]
    do(state, f"displace neutral trader {FROM} with trader")
    assert state.actor() == RED
    assert texts(state) == {f"put neutral trader {route}" for route in NEAR}
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-nearer"
    assert refused(state, "put merchant Arnheim/Duisburg") == "teutonica-reason-neutral-merchant"
    do(state, "put trader Arnheim/Duisburg")
    assert texts(state) == {f"put neutral trader {route}" for route in NEAR} | {"done"}
    do(state, "put neutral trader Dortmund/Paderborn")
    assert (on(state, "Arnheim/Duisburg"), on(state, "Dortmund/Paderborn")) == ([NEUTRAL], [NEUTRAL])
    assert state.actor() == BLUE
    assert state.to_dict()["players"]["red"] == before  # nothing of red's was used


def test_the_next_ring_opens_when_the_nearest_is_full_HT_286():
    full = {"Arnheim/Duisburg": ["blue trader"] * 3, "Dortmund/Paderborn": ["red trader"] * 2}
    state = position(routes={FROM: [NEUTRAL], **full}, players={})
    do(state, f"displace neutral trader {FROM} with trader", "pay traders")
    assert on(state, "Dortmund/Paderborn")[2:] == [NEUTRAL]  # the only way was not asked for
    assert {text.split()[-1] for text in texts(state)} >= {"Arnheim/Kampen", "Arnheim/Münster", "Paderborn/Warburg"}


def test_pieces_of_players_are_answered_by_their_owners_HT_286():
    state = position(routes={FROM: ["red trader"]})
    do(state, f"displace red trader {FROM} with trader", "put trader Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert on(state, "Arnheim/Duisburg") == ["red trader", "red trader"]


def test_without_any_free_point_it_goes_to_the_reserve_HT_286():
    state = crowded()
    do(state, f"displace neutral trader {FROM} with trader")
    assert state.actor() == BLUE
    assert on(state, FROM) == ["blue trader", "blue trader"]


def test_the_additional_trader_may_be_declined_but_not_the_displaced_one_HT_317():
    state = position(routes={FROM: [NEUTRAL]})
    do(state, f"displace neutral trader {FROM} with trader")
    assert refused(state, "done") == "teutonica-reason-displaced-first"
    do(state, "put neutral trader Arnheim/Duisburg", "done")
    assert (on(state, "Arnheim/Duisburg"), on(state, "Dortmund/Paderborn")) == ([NEUTRAL], [])
    assert state.actor() == BLUE


# The neutral colour creates a route.


def test_a_route_full_of_neutral_traders_is_created_at_once_and_costs_no_action_HT_287():
    state = about_to_fill()
    do(state, "put neutral trader Arnheim/Duisburg")
    assert state.actor() == BLUE
    assert texts(state) == {"post Arnheim trader", "post Duisburg trader"}
    do(state, "post Duisburg")
    assert state.actor() == RED  # the reply goes on
    assert on(state, "Arnheim/Duisburg") == []
    do(state, "put neutral trader Arnheim/Duisburg")  # the route is empty again
    assert on(state, "Arnheim/Duisburg") == [NEUTRAL]
    assert (state.actor(), state.to_dict()["actions"]) == (BLUE, 1)


def test_a_second_trader_may_fill_a_route_too_HT_287():
    state = about_to_fill(routes={"Dortmund/Paderborn": [NEUTRAL] * 2})
    do(state, "put neutral trader Arnheim/Duisburg", "post Arnheim", "put neutral trader Dortmund/Paderborn")
    assert state.actor() == BLUE
    do(state, "post Paderborn")
    assert (posts(state, "Arnheim"), posts(state, "Paderborn")) == ([NEUTRAL], [NEUTRAL])
    assert "end" in texts(state)


def test_a_route_with_anybody_else_on_it_is_not_created_HT_287():
    state = about_to_fill(routes={"Arnheim/Duisburg": [NEUTRAL, "blue trader"]})
    do(state, "put neutral trader Arnheim/Duisburg", "done")
    assert sorted(on(state, "Arnheim/Duisburg")) == ["blue trader", NEUTRAL, NEUTRAL]
    assert state.to_dict()["cities"] == {}


@pytest.mark.parametrize("city", ["Arnheim", "Duisburg"])
def test_the_active_player_chooses_the_city_and_its_leftmost_free_space_is_taken_HT_288(city):
    state = about_to_fill(cities={"Arnheim": ["red trader"]})
    do(state, "put neutral trader Arnheim/Duisburg")
    assert state.actor() == BLUE
    assert refused(state, "post Münster") == "teutonica-reason-neutral-city"
    do(state, f"post {city}")
    assert posts(state, city)[-1] == NEUTRAL
    assert len(posts(state, "Arnheim")) + len(posts(state, "Duisburg")) == 2


def test_with_one_possible_city_nobody_is_asked_HT_288():
    state = filled(cities={"Duisburg": ["red trader"]})
    assert posts(state, "Arnheim") == [NEUTRAL]
    assert state.actor() == BLUE


def test_neutral_posts_need_neither_privilege_nor_shape_HT_289():
    cities = {"Arnheim": ["red trader", "red merchant", "blue trader"]}
    state = filled("post Arnheim", cities=cities)  # the next space is pink
    assert posts(state, "Arnheim") == ["red trader", "red merchant", "blue trader", NEUTRAL]
    state = filled("post Arnheim", cities={"Arnheim": ["red trader"]})  # the next one is round
    assert posts(state, "Arnheim") == ["red trader", NEUTRAL]


def test_the_neutral_colour_has_no_merchants_HT_289():
    with pytest.raises(kogge.BadPosition):
        position(routes={FROM: ["neutral merchant"]})
    state = about_to_fill()
    do(state, "put neutral trader Arnheim/Duisburg")
    assert refused(state, "post Duisburg merchant") == "teutonica-reason-neutral-merchant"


def test_control_points_are_given_for_a_neutral_route_HT_290():
    state = filled("post Arnheim", cities={"Arnheim": ["red trader"], "Duisburg": []})
    assert scored(state) == [0, 1]
    state = filled(cities={"Arnheim": ["red trader"], "Duisburg": ["blue trader"]})
    assert scored(state) == [1, 1]


def test_control_points_of_the_neutral_colour_are_dropped_HT_290():
    state = filled(cities={"Arnheim": ["red trader", NEUTRAL], "Duisburg": [NEUTRAL]})
    assert scored(state) == [0, 0]
    state = position(routes={FROM: ["blue trader"] * 2}, cities={"Duisburg": [NEUTRAL], "Dortmund": ["red merchant"]})
    do(state, f"create {FROM}")  # the same when a player creates a route
    assert scored(state) == [0, 1]


def test_the_marker_of_a_neutral_route_is_discarded_HT_291():
    state = filled("post Arnheim", markers={"Arnheim/Duisburg": "swap"})
    data = state.to_dict()
    assert data["markers"] == {}
    assert all(player["markers"] == [] and player["used_markers"] == 0 for player in data["players"].values())
    assert [row["markers"] for row in state.score_sheet()] == [0, 0]


def test_the_active_player_draws_the_replacement_and_lays_it_at_the_end_of_the_turn_HT_292():
    state = filled("post Arnheim", markers={"Arnheim/Duisburg": "swap"}, bag=["develop", "actions_3"])
    assert (state.to_dict()["plate"], state.to_dict()["bag"]) == (["develop"], ["actions_3"])
    assert state.view(BLUE)["plate"] == state.view(RED)["plate"] == 1  # face down
    do(state, "end")
    assert state.actor() == BLUE
    assert state.view(BLUE)["plate"] == ["develop"]
    do(state, "lay develop Minden/Münster")
    assert state.to_dict()["markers"] == {"Minden/Münster": "develop"}
    assert state.actor() == RED


def test_the_other_traders_return_to_the_reserve_HT_293():
    state = filled("post Duisburg")
    assert on(state, "Arnheim/Duisburg") == []
    assert sum(pieces.count(NEUTRAL) for pieces in state.to_dict()["routes"].values()) == 0
    assert posts(state, "Duisburg") == [NEUTRAL]


def test_a_laid_marker_brings_a_neutral_trader_HT_294():
    state = position(plate=["develop", "swap"], markers={})
    do(state, "end", "lay swap Minden/Münster", "lay develop Bremen/Hamburg")
    assert (on(state, "Minden/Münster"), on(state, "Bremen/Hamburg")) == ([NEUTRAL], [NEUTRAL])


def test_it_goes_on_the_first_point_of_the_route_HT_322():
    state = position(plate=["develop"], markers={})
    do(state, "end", "lay develop Bremen/Hamburg")
    assert state.to_dict()["routes"]["Bremen/Hamburg"] == [NEUTRAL, None, None, None]


def test_the_reserve_never_runs_out_HT_295():
    """More neutral traders than one colour has cubes, and another one still comes."""
    routes = {name: [NEUTRAL] * (length - 1) for name, length in LENGTHS.items() if name not in NEAR}
    state = position(routes=routes)
    assert sum(len(on(state, name)) for name in routes) > 2 * 27
    do(state, f"displace neutral trader {FROM} with trader")
    do(state, "put neutral trader Arnheim/Duisburg", "put neutral trader Arnheim/Duisburg")
    assert on(state, "Arnheim/Duisburg") == [NEUTRAL] * 2


def test_without_a_free_space_there_is_no_post_HT_318():
    cities = {"Arnheim": ["red trader", "red merchant", "blue trader", "blue trader"], "Duisburg": ["red trader"]}
    state = filled(cities=cities)
    assert on(state, "Arnheim/Duisburg") == []
    assert NEUTRAL not in posts(state, "Arnheim") + posts(state, "Duisburg")
    assert state.actor() == BLUE
