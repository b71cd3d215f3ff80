"""Clauses HT-296, HT-297, HT-319 to HT-321: neutral posts, ends that a neutral route brings, and the final scoring."""

import pytest
from neutral_positions import (
    FROM,
    MANY,
    NEUTRAL,
    RED,
    RULES,
    about_to_fill,
    do,
    filled,
    on,
    position,
    posts,
    scored,
    texts,
)


def test_a_neutral_post_completes_a_city_HT_319():
    state = filled("post Duisburg")
    assert state.view()["ends"]["completed"][0] == 1


def test_a_neutral_post_takes_no_coin_HT_319():
    state = position(routes={"Emden/Osnabrück": [NEUTRAL], "Emden/Groningen": [NEUTRAL] * 2})
    do(state, "displace neutral trader Emden/Osnabrück with trader", "put neutral trader Emden/Groningen")
    do(state, "post Groningen", "done")
    assert posts(state, "Groningen") == [NEUTRAL]
    assert scored(state, "coin") == [0, 0]


def test_a_neutral_chain_from_west_to_east_uses_up_nothing_HT_319():
    between = ["Duisburg", "Dortmund", "Paderborn", "Minden", "Brunswiek", "Stendal"]
    state = filled(cities={city: [NEUTRAL] for city in between})
    assert posts(state, "Arnheim") == [NEUTRAL]
    assert scored(state, "connection") == [0, 0]
    chain = ["Dortmund", "Paderborn", "Minden", "Hannover", "Lüneburg", "Perleberg", "Stendal"]
    cities = {city: ["blue trader"] for city in [*chain, "Duisburg"]} | {"Arnheim": [NEUTRAL], "Brunswiek": [NEUTRAL]}
    routes = {"Arnheim/Kampen": ["blue trader"] * 2 + ["blue merchant"]}
    state = position(routes=routes, cities=cities, players={})
    do(state, "create Arnheim/Kampen post Arnheim")
    assert scored(state, "connection") == [7, 0]


# Nine complete cities.
NINE = {
    "Goslar": [NEUTRAL],
    "Stade": [NEUTRAL],
    "Lüneburg": [NEUTRAL],
    "Brunswiek": [NEUTRAL],
    "Bremen": [NEUTRAL],
    "Coellen": [NEUTRAL] * 2,
    "Emden": [NEUTRAL] * 2,
    "Halle": [NEUTRAL] * 2,
    "Kampen": [NEUTRAL] * 2,
}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"cities": NINE}, "completed"),
        ({"markers": {"Arnheim/Duisburg": "swap"}, "bag": []}, "markers"),
        (
            {
                "cities": {"Arnheim": ["red trader"]},
                "players": {"blue": MANY, "red": {"prestige": {"control": 19}}},
            },
            "prestige",
        ),
    ],
)
def test_a_neutral_route_ends_the_game_after_the_current_action_HT_320(given, reason):
    state = about_to_fill(**given)
    do(state, "put neutral trader Arnheim/Duisburg", "post Duisburg")
    assert not state.is_over()
    assert state.actor() == RED  # the reply is part of the action
    before, action = state.clone(), state.parse("put neutral trader Dortmund/Paderborn")
    do(state, "put neutral trader Dortmund/Paderborn")
    assert state.is_over()
    assert on(state, "Dortmund/Paderborn") == [NEUTRAL]
    assert posts(state, "Duisburg") == [NEUTRAL]
    end = RULES.game.narrate(before, action, state, None)[-1]
    assert (end.kind, end.args["reason"]) == ("over", reason)


def test_the_game_ends_with_the_post_if_nothing_else_is_open_HT_320():
    state = about_to_fill(cities=NINE)
    do(state, "put neutral trader Dortmund/Paderborn", "put neutral trader Arnheim/Duisburg")
    assert texts(state) == {"post Arnheim trader", "post Duisburg trader"}
    other = state.clone()
    do(other, "post Arnheim")
    assert not other.is_over()
    do(state, "post Duisburg")
    assert state.is_over()


def test_without_a_marker_an_empty_pile_ends_nothing_HT_320():
    assert not filled("post Duisburg", markers={}, bag=[]).is_over()


# Markers.


def test_remove_three_sends_neutral_traders_to_the_reserve_HT_321():
    players = {"blue": {"markers": ["remove_three"]}}
    state = position(routes={FROM: [NEUTRAL, "red trader"], "Minden/Münster": [NEUTRAL]}, players=players)
    supply = state.to_dict()["players"]
    do(state, "use remove_three", f"remove neutral trader {FROM}", "remove neutral trader Minden/Münster")
    assert (on(state, FROM), on(state, "Minden/Münster")) == (["red trader"], [])
    assert [state.to_dict()["players"][seat]["supply"] for seat in supply] == [row["supply"] for row in supply.values()]


def test_neutral_posts_may_be_swapped_HT_321():
    players = {"blue": {"markers": ["swap"]}}
    state = position(cities={"Hamburg": [NEUTRAL, "red trader"]}, players=players)
    do(state, "swap Hamburg 1-2")
    assert posts(state, "Hamburg") == ["red trader", NEUTRAL]
    assert state.view()["controllers"] == {"Hamburg": "neutral"}


# The end.


def test_a_city_controlled_by_the_neutral_colour_counts_for_nobody_HT_296():
    cities = {"Hamburg": ["blue trader", NEUTRAL], "Lübeck": [NEUTRAL, "blue trader"], "Stade": [NEUTRAL]}
    state = position(cities=cities, players={"blue": {"desk": {"privilege": 2}}})
    assert [row["cities"] for row in state.score_sheet()] == [2, 0]
    assert state.view()["controllers"] == {"Hamburg": "neutral", "Lübeck": "blue", "Stade": "neutral"}


def test_the_neutral_colour_has_no_score_and_cannot_win_HT_297():
    cities = {city: [NEUTRAL] for city in ("Hamburg", "Stade", "Lübeck", "Bremen", "Minden", "Hannover")}
    state = position(cities=cities | {"Goslar": ["red trader"]}, questions=[])
    assert state.is_over()
    assert len(state.scores()) == len(state.score_sheet()) == 2
    assert state.winners() == [RED]
    assert state.scores() == [0, 3]  # Goslar and a network of one post
