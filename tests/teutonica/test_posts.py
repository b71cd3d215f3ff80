"""Creating a route: a post in one of its end cities (HT-106 to HT-116)."""

import pytest
from clause_tools import every_edition, full, pieces, play, player, position, prestige, refused, texts


def completed(state):
    """How far the counter of completed cities has moved."""
    return state.view()["ends"]["completed"][0]


@every_edition
@pytest.mark.parametrize(
    ("city", "posts"),
    [("Hannover", ["blue trader", None]), ("Minden", ["red trader", "red trader", "blue trader", None])],
)
def test_one_piece_becomes_a_post_on_the_leftmost_free_space_of_the_chosen_city_HT_106(edition, city, posts):
    before = {"Minden": ["red trader", "red trader", None, None]}
    state = position(
        edition,
        routes={"Hannover/Minden": full("Hannover/Minden")},
        cities=before,
        players={"blue": {"desk": {"privilege": 2}, "supply": pieces(4, 1)}},
    )
    assert {"create Hannover/Minden post Hannover", "create Hannover/Minden post Minden"} <= set(texts(state))
    stock = player(state)["stock"]
    play(state, f"create Hannover/Minden post {city}")
    after = state.to_dict()
    assert after["cities"] == before | {city: posts}
    assert after["routes"] == {}
    assert after["players"]["blue"]["supply"] == pieces(4, 1)
    assert after["players"]["blue"]["stock"] == pieces(stock["traders"] + 2, stock["merchants"])


@every_edition
def test_a_free_space_is_not_skipped_HT_107(edition):
    route = "Minden/Münster"
    players = {"blue": {"desk": {"privilege": 3}}}
    traders = position(edition, routes={route: full(route)}, players=players)
    # Münster's second space is an orange square that a trader would fit; its first one is round and free.
    assert refused(traders, f"create {route} post Münster") == "teutonica-reason-shape"
    play(traders, f"create {route} post Minden")  # black privilege, but the white space comes first
    assert traders.to_dict()["cities"] == {"Minden": ["blue trader", None, None, None]}
    mixed = position(edition, routes={route: full(route, merchants=1)}, players=players)
    play(mixed, f"create {route} post Münster")
    assert mixed.to_dict()["cities"] == {"Münster": ["blue merchant", None]}
    second = position(edition, routes={route: full(route)}, cities={"Münster": ["red merchant"]}, players=players)
    play(second, f"create {route} post Münster")
    assert second.to_dict()["cities"] == {"Münster": ["red merchant", "blue trader"]}


@every_edition
@pytest.mark.parametrize("merchants", [0, 1, 2])
def test_a_square_space_takes_a_trader_and_a_round_one_a_merchant_HT_108(edition, merchants):
    route = "Dortmund/Duisburg"  # Dortmund's first space is round, Duisburg's square
    for city, kind, possible in (("Dortmund", "merchant", merchants > 0), ("Duisburg", "trader", merchants < 2)):
        state = position(
            edition, routes={route: full(route, merchants=merchants)}, players={"blue": {"desk": {"book": 1}}}
        )
        if possible:
            play(state, f"create {route} post {city}")
            assert state.to_dict()["cities"][city][0] == f"blue {kind}"
        else:
            assert refused(state, f"create {route} post {city}") == "teutonica-reason-shape"


@every_edition
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_privilege_must_have_reached_the_colour_of_the_space_HT_109(edition, level, space):
    """Minden's spaces are white, orange, pink and black from the left."""
    posts = ["red trader"] * space
    state = position(
        edition,
        routes={"Hannover/Minden": full("Hannover/Minden")},
        cities={"Minden": posts},
        players={"blue": {"desk": {"privilege": level}}},
    )
    if level >= space:
        play(state, "create Hannover/Minden post Minden")
        assert state.to_dict()["cities"]["Minden"] == [*posts, "blue trader"] + [None] * (3 - space)
    else:
        assert refused(state, "create Hannover/Minden post Minden") == "teutonica-reason-privilege"


@every_edition
def test_the_post_comes_from_the_created_route_HT_110(edition):
    route = "Dortmund/Duisburg"
    players = {"blue": {"desk": {"book": 2}, "supply": pieces(3, 1)}}
    traders = position(edition, routes={route: full(route)}, players=players)
    assert player(traders)["supply"]["merchants"] == 1
    assert player(traders)["stock"]["merchants"] == 2
    assert refused(traders, f"create {route} post Dortmund") == "teutonica-reason-shape"
    mixed = position(edition, routes={route: full(route, merchants=1)}, players=players)
    stock = player(mixed)["stock"]
    play(mixed, f"create {route} post Dortmund")
    assert mixed.to_dict()["cities"] == {"Dortmund": ["blue merchant", None, None]}
    assert player(mixed)["supply"] == pieces(3, 1)
    assert player(mixed)["stock"] == pieces(stock["traders"] + 1, stock["merchants"])


@every_edition
@pytest.mark.parametrize(
    ("players", "route", "city", "coin"),
    [
        (4, "Emden/Groningen", "Groningen", 1),
        (4, "Hamburg/Lübeck", "Lübeck", 1),
        (4, "Coellen/Warburg", "Coellen", 1),
        (4, "Halle/Quedlinburg", "Halle", 1),
        (4, "Hamburg/Stade", "Stade", 0),
        (4, "Coellen/Warburg", "Warburg", 0),
        (4, "Hamburg/Lübeck", "Hamburg", 0),
        (3, "Emden/Groningen", "Groningen", 1),
        (3, "Hamburg/Lübeck", "Lübeck", 1),
        (3, "Coellen/Warburg", "Coellen", 1),
        (3, "Halle/Quedlinburg", "Halle", 1),
        (3, "Hamburg/Stade", "Stade", 1),
        (3, "Coellen/Warburg", "Warburg", 1),
        (3, "Hamburg/Lübeck", "Hamburg", 0),
    ],
)
def test_a_post_on_a_coin_space_gives_a_point_at_once_HT_111(edition, players, route, city, coin):
    state = position(
        edition, players, routes={route: full(route, merchants=1)}, players={"blue": {"desk": {"privilege": 1}}}
    )
    play(state, f"create {route} post {city}")
    assert prestige(state) == {"control": 0, "coin": coin, "connection": 0}
    assert state.actor() == 0  # still in the same turn


@every_edition
def test_a_post_on_a_space_without_coin_beside_a_coin_space_gives_none_HT_111(edition):
    state = position(
        edition,
        routes={"Hamburg/Lübeck": full("Hamburg/Lübeck")},
        cities={"Lübeck": ["red trader"]},
        players={"blue": {"desk": {"privilege": 2}}},
    )
    play(state, "create Hamburg/Lübeck post Lübeck")
    assert prestige(state) == {"control": 0, "coin": 0, "connection": 0}
    assert prestige(state, "red") == {"control": 1, "coin": 0, "connection": 0}


@every_edition
def test_the_last_free_space_of_a_city_moves_the_completed_counter_HT_112(edition):
    state = position(
        edition,
        routes={
            "Dortmund/Duisburg": full("Dortmund/Duisburg"),
            "Hannover/Minden": full("Hannover/Minden"),
            "Bremen/Hannover": full("Bremen/Hannover"),
        },
        players={"blue": {"desk": {"privilege": 2, "actions": 1}}},
    )
    assert completed(state) == 0
    play(state, "create Hannover/Minden post Hannover")
    assert completed(state) == 0
    play(state, "create Bremen/Hannover post Hannover")
    assert completed(state) == 1
    play(state, "create Dortmund/Duisburg post Duisburg")  # a city of a single space
    assert completed(state) == 2


@every_edition
def test_a_city_is_counted_as_completed_once_HT_113(edition):
    state = position(
        edition,
        routes={
            "Dortmund/Duisburg": full("Dortmund/Duisburg"),
            "Arnheim/Duisburg": full("Arnheim/Duisburg"),
        },
        cities={"Coellen": ["red trader", "blue trader"]},
        players={"blue": {"markers": ["extra_post", "swap"]}},
    )
    assert completed(state) == 1
    play(state, "swap Coellen 1-2")
    assert completed(state) == 1
    play(state, "create Dortmund/Duisburg post Duisburg")
    assert completed(state) == 2
    play(state, "create Arnheim/Duisburg extra trader Duisburg")
    assert state.to_dict()["extra_posts"] == {"Duisburg": ["blue trader"]}
    assert completed(state) == 2


@every_edition
def test_an_extra_post_does_not_complete_a_city_HT_113(edition):
    state = position(
        edition,
        routes={"Hannover/Minden": full("Hannover/Minden")},
        cities={"Hannover": ["red trader"]},
        players={"blue": {"markers": ["extra_post"]}},
    )
    play(state, "create Hannover/Minden extra trader Hannover")
    assert completed(state) == 0


@every_edition
def test_a_full_city_takes_a_post_only_by_the_extra_post_marker_HT_114(edition):
    given = {
        "routes": {"Hannover/Minden": full("Hannover/Minden")},
        "cities": {"Hannover": ["red trader", "green trader"]},
    }
    without = position(edition, **given, players={"blue": {"desk": {"privilege": 3}}})
    assert refused(without, "create Hannover/Minden post Hannover") == "teutonica-reason-city-full"
    assert refused(without, "create Hannover/Minden extra trader Hannover") == "teutonica-reason-no-marker"
    state = position(edition, **given, players={"blue": {"desk": {"privilege": 3}, "markers": ["extra_post"]}})
    assert refused(state, "create Hannover/Minden post Hannover") == "teutonica-reason-city-full"
    play(state, "create Hannover/Minden extra trader Hannover")
    assert state.to_dict()["cities"] == given["cities"]
    assert state.to_dict()["extra_posts"] == {"Hannover": ["blue trader"]}


def test_an_orange_space_needs_the_second_privilege_level_HT_115():
    routes = {"Brunswiek/Minden": full("Brunswiek/Minden")}
    first_level = position("argentum", routes=routes)
    assert refused(first_level, "create Brunswiek/Minden post Brunswiek") == "teutonica-reason-privilege"
    for steps in (1, 2, 3):
        state = position("argentum", routes=routes, players={"blue": {"desk": {"privilege": steps}}})
        play(state, "create Brunswiek/Minden post Brunswiek")
        assert state.to_dict()["cities"] == {"Brunswiek": ["blue trader"]}


def test_red_takes_the_orange_space_of_dortmund_before_the_pink_one_HT_116():
    route = "Dortmund/Paderborn"
    state = position(
        "bigbox",
        turn="red",
        routes={route: full(route, "red")},
        cities={"Dortmund": ["red merchant"]},
        players={"red": {"desk": {"privilege": 2}}},
    )
    stock = player(state, "red")["stock"]["traders"]
    assert texts(state).count(f"create {route} post Dortmund") == 1
    play(state, f"create {route} post Dortmund")
    assert state.to_dict()["cities"] == {"Dortmund": ["red merchant", "red trader", None]}
    assert player(state, "red")["stock"]["traders"] == stock + 2
    assert state.to_dict()["routes"] == {}
