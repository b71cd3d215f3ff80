"""What a created route brings: a post, the east-west connection, an ability, special prestige (HT-106 to HT-138)."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

EDITIONS = ["argentum", "second", "bigbox"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
both_boards = pytest.mark.parametrize("players", [3, 4])

# A route that ends in the city of each ability.
ABILITY_ROUTES = {
    "keys": "Halle/Quedlinburg",
    "actions": "Göttingen/Quedlinburg",
    "privilege": "Hamburg/Stade",
    "book": "Emden/Groningen",
    "bank": "Hamburg/Lübeck",
}
LAST_STEPS = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}
LENGTHS = {
    "Brunswiek/Minden": 4,
    "Brunswiek/Stendal": 4,
    "Coellen/Warburg": 4,
    "Dortmund/Duisburg": 2,
    "Halle/Quedlinburg": 4,
}


def position(edition, players=4, seats=None, **given):
    """A position; `seats` is its part "players"."""
    return kogge.ruleset("teutonica", edition=edition, players=players).state_from_dict(
        {**given, "players": seats or {}}
    )


def full(route, seat="blue", merchants=0):
    """All points of a route with a seat's pieces, merchants first."""
    length = LENGTHS.get(route, 3)
    return [f"{seat} merchant"] * merchants + [f"{seat} trader"] * (length - merchants)


def do(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    return state


def refused(state, text):
    with pytest.raises(IllegalAction) as caught:
        state.parse(text)
    return caught.value.message.key


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def completed(state):
    return state.view()["ends"]["completed"][0]


def prestige(state, seat="blue"):
    return state.to_dict()["players"][seat]["prestige"]


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


# Posts.


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
        seats={"blue": {"desk": {"privilege": 2}, "supply": {"traders": 4, "merchants": 1}}},
    )
    assert {"create Hannover/Minden post Hannover", "create Hannover/Minden post Minden"} <= set(texts(state))
    stock = player(state)["stock"]
    do(state, f"create Hannover/Minden post {city}")
    after = state.to_dict()
    assert after["cities"] == before | {city: posts}
    assert after["routes"] == {}
    assert after["players"]["blue"]["supply"] == {"traders": 4, "merchants": 1}
    assert after["players"]["blue"]["stock"] == {"traders": stock["traders"] + 2, "merchants": stock["merchants"]}


@every_edition
def test_a_free_space_is_not_skipped_HT_107(edition):
    route = "Minden/Münster"
    seats = {"blue": {"desk": {"privilege": 3}}}
    traders = position(edition, routes={route: full(route)}, seats=seats)
    # Münster's second space is an orange square that a trader would fit; its first one is round and free.
    assert refused(traders, f"create {route} post Münster") == "teutonica-reason-shape"
    do(traders, f"create {route} post Minden")  # black privilege, but the white space comes first
    assert traders.to_dict()["cities"] == {"Minden": ["blue trader", None, None, None]}
    mixed = position(edition, routes={route: full(route, merchants=1)}, seats=seats)
    do(mixed, f"create {route} post Münster")
    assert mixed.to_dict()["cities"] == {"Münster": ["blue merchant", None]}
    second = position(edition, routes={route: full(route)}, cities={"Münster": ["red merchant"]}, seats=seats)
    do(second, f"create {route} post Münster")
    assert second.to_dict()["cities"] == {"Münster": ["red merchant", "blue trader"]}


@every_edition
@pytest.mark.parametrize("merchants", [0, 1, 2])
def test_a_square_space_takes_a_trader_and_a_round_one_a_merchant_HT_108(edition, merchants):
    route = "Dortmund/Duisburg"  # Dortmund's first space is round, Duisburg's square
    for city, kind, possible in (("Dortmund", "merchant", merchants > 0), ("Duisburg", "trader", merchants < 2)):
        state = position(
            edition, routes={route: full(route, merchants=merchants)}, seats={"blue": {"desk": {"book": 1}}}
        )
        if possible:
            do(state, f"create {route} post {city}")
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
        seats={"blue": {"desk": {"privilege": level}}},
    )
    if level >= space:
        do(state, "create Hannover/Minden post Minden")
        assert state.to_dict()["cities"]["Minden"] == [*posts, "blue trader"] + [None] * (3 - space)
    else:
        assert refused(state, "create Hannover/Minden post Minden") == "teutonica-reason-privilege"


@every_edition
def test_the_post_comes_from_the_created_route_HT_110(edition):
    route = "Dortmund/Duisburg"
    seats = {"blue": {"desk": {"book": 2}, "supply": {"traders": 3, "merchants": 1}}}
    traders = position(edition, routes={route: full(route)}, seats=seats)
    assert player(traders)["supply"]["merchants"] == 1
    assert player(traders)["stock"]["merchants"] == 2
    assert refused(traders, f"create {route} post Dortmund") == "teutonica-reason-shape"
    mixed = position(edition, routes={route: full(route, merchants=1)}, seats=seats)
    stock = player(mixed)["stock"]
    do(mixed, f"create {route} post Dortmund")
    assert mixed.to_dict()["cities"] == {"Dortmund": ["blue merchant", None, None]}
    assert player(mixed)["supply"] == {"traders": 3, "merchants": 1}
    assert player(mixed)["stock"] == {"traders": stock["traders"] + 1, "merchants": stock["merchants"]}


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
        edition, players, routes={route: full(route, merchants=1)}, seats={"blue": {"desk": {"privilege": 1}}}
    )
    do(state, f"create {route} post {city}")
    assert prestige(state) == {"control": 0, "coin": coin, "connection": 0}
    assert state.actor() == 0  # still in the same turn


@every_edition
def test_a_post_on_a_space_without_coin_beside_a_coin_space_gives_none_HT_111(edition):
    state = position(
        edition,
        routes={"Hamburg/Lübeck": full("Hamburg/Lübeck")},
        cities={"Lübeck": ["red trader"]},
        seats={"blue": {"desk": {"privilege": 2}}},
    )
    do(state, "create Hamburg/Lübeck post Lübeck")
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
        seats={"blue": {"desk": {"privilege": 2, "actions": 1}}},
    )
    assert completed(state) == 0
    do(state, "create Hannover/Minden post Hannover")
    assert completed(state) == 0
    do(state, "create Bremen/Hannover post Hannover")
    assert completed(state) == 1
    do(state, "create Dortmund/Duisburg post Duisburg")  # a city of a single space
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
        seats={"blue": {"markers": ["extra_post", "swap"]}},
    )
    assert completed(state) == 1
    do(state, "swap Coellen 1-2")
    assert completed(state) == 1
    do(state, "create Dortmund/Duisburg post Duisburg")
    assert completed(state) == 2
    do(state, "create Arnheim/Duisburg extra trader Duisburg")
    assert state.to_dict()["extra_posts"] == {"Duisburg": ["blue trader"]}
    assert completed(state) == 2


@every_edition
def test_an_extra_post_does_not_complete_a_city_HT_113(edition):
    state = position(
        edition,
        routes={"Hannover/Minden": full("Hannover/Minden")},
        cities={"Hannover": ["red trader"]},
        seats={"blue": {"markers": ["extra_post"]}},
    )
    do(state, "create Hannover/Minden extra trader Hannover")
    assert completed(state) == 0


@every_edition
def test_a_full_city_takes_a_post_only_by_the_extra_post_marker_HT_114(edition):
    given = {
        "routes": {"Hannover/Minden": full("Hannover/Minden")},
        "cities": {"Hannover": ["red trader", "green trader"]},
    }
    without = position(edition, **given, seats={"blue": {"desk": {"privilege": 3}}})
    assert refused(without, "create Hannover/Minden post Hannover") == "teutonica-reason-city-full"
    assert refused(without, "create Hannover/Minden extra trader Hannover") == "teutonica-reason-no-marker"
    state = position(edition, **given, seats={"blue": {"desk": {"privilege": 3}, "markers": ["extra_post"]}})
    assert refused(state, "create Hannover/Minden post Hannover") == "teutonica-reason-city-full"
    do(state, "create Hannover/Minden extra trader Hannover")
    assert state.to_dict()["cities"] == given["cities"]
    assert state.to_dict()["extra_posts"] == {"Hannover": ["blue trader"]}


def test_an_orange_space_needs_the_second_privilege_level_HT_115():
    routes = {"Brunswiek/Minden": full("Brunswiek/Minden")}
    first_level = position("argentum", routes=routes)
    assert refused(first_level, "create Brunswiek/Minden post Brunswiek") == "teutonica-reason-privilege"
    for steps in (1, 2, 3):
        state = position("argentum", routes=routes, seats={"blue": {"desk": {"privilege": steps}}})
        do(state, "create Brunswiek/Minden post Brunswiek")
        assert state.to_dict()["cities"] == {"Brunswiek": ["blue trader"]}


def test_red_takes_the_orange_space_of_dortmund_before_the_pink_one_HT_116():
    route = "Dortmund/Paderborn"
    state = position(
        "bigbox",
        turn="red",
        routes={route: full(route, "red")},
        cities={"Dortmund": ["red merchant"]},
        seats={"red": {"desk": {"privilege": 2}}},
    )
    stock = player(state, "red")["stock"]["traders"]
    assert texts(state).count(f"create {route} post Dortmund") == 1
    do(state, f"create {route} post Dortmund")
    assert state.to_dict()["cities"] == {"Dortmund": ["red merchant", "red trader", None]}
    assert player(state, "red")["stock"]["traders"] == stock + 2
    assert state.to_dict()["routes"] == {}


# The east-west connection.

SHORTEST = ["Arnheim", "Münster", "Minden", "Brunswiek", "Stendal"]
# All posts of the shortest chain but Brunswiek's.
BUT_BRUNSWIEK = {
    "Arnheim": ["blue trader"],
    "Münster": ["blue merchant"],
    "Minden": ["blue trader"],
    "Stendal": ["blue trader"],
}
JOIN = "create Brunswiek/Stendal post Brunswiek"


def joining(edition, players=4, cities=BUT_BRUNSWIEK, blue=None, **given):
    """Blue can set the post in Brunswiek."""
    blue = {"desk": {"privilege": 1, "book": 1}, **(blue or {})}
    return position(
        edition,
        players,
        routes={"Brunswiek/Stendal": full("Brunswiek/Stendal"), **given.pop("routes", {})},
        cities=cities,
        seats={"blue": blue},
        **given,
    )


@every_edition
@both_boards
def test_own_posts_from_arnheim_to_stendal_along_routes_are_a_connection_HT_117(edition, players):
    state = joining(edition, players)
    assert prestige(state)["connection"] == 0
    do(state, JOIN)
    assert prestige(state)["connection"] == 7


@every_edition
@both_boards
@pytest.mark.parametrize(
    "change",
    [
        {"Minden": []},  # a gap
        {"Minden": ["red trader"]},  # another player's post
        {"Minden": [], "Hannover": ["blue trader"]},  # no route joins Hannover to Münster or Brunswiek
        {"Arnheim": [], "Duisburg": ["blue trader"]},  # ends beside Arnheim
        {"Stendal": [], "Magdeburg": ["blue merchant"]},  # ends beside Stendal
    ],
)
def test_a_chain_with_a_gap_is_no_connection_HT_117(edition, players, change):
    state = do(joining(edition, players, BUT_BRUNSWIEK | change), JOIN)
    assert state.to_dict()["cities"]["Brunswiek"] == ["blue trader"]
    assert prestige(state)["connection"] == 0


FIVE = ["blue", "red", "green", "yellow", "purple"]
MINDEN_ROUTES = ["Bremen/Minden", "Brunswiek/Minden", "Hannover/Minden", "Minden/Münster"]


def race(edition):
    """Five players, each of whom lacks one post: the first four in Minden, the fifth in Arnheim."""
    routes = {route: full(route, seat) for route, seat in zip(MINDEN_ROUTES, FIVE, strict=False)}
    return position(
        edition,
        5,
        routes=routes | {"Arnheim/Duisburg": full("Arnheim/Duisburg", "purple")},
        cities={"Arnheim": [], "Minden": []},
        extra_posts={
            "Arnheim": ["blue trader", "red trader", "green trader", "yellow trader"],
            "Münster": [f"{seat} trader" for seat in FIVE],
            "Minden": ["purple trader"],
            "Brunswiek": [f"{seat} trader" for seat in FIVE],
            "Stendal": [f"{seat} trader" for seat in FIVE],
        },
        seats={seat: {"desk": {"privilege": 3}} for seat in FIVE},
    )


@every_edition
def test_the_first_three_players_to_connect_get_seven_four_and_two_HT_118(edition):
    state = race(edition)
    for seat, route, points in zip(FIVE[:3], MINDEN_ROUTES, (7, 4, 2), strict=False):
        assert prestige(state, seat)["connection"] == 0
        do(state, f"create {route} post Minden")
        assert prestige(state, seat)["connection"] == points
        do(state, "end")
    assert [prestige(state, seat)["connection"] for seat in FIVE] == [7, 4, 2, 0, 0]


@every_edition
def test_a_fourth_and_a_fifth_connection_pay_nothing_HT_119(edition):
    state = race(edition)
    for route in MINDEN_ROUTES:
        do(state, f"create {route} post Minden", "end")
    do(state, "create Arnheim/Duisburg post Arnheim")
    shown = state.to_dict()
    assert shown["cities"]["Minden"] == ["blue trader", "red trader", "green trader", "yellow trader"]
    assert shown["cities"]["Arnheim"][0] == "purple trader"
    assert [prestige(state, seat)["connection"] for seat in FIVE] == [7, 4, 2, 0, 0]


@every_edition
def test_no_player_is_paid_for_the_connection_twice_HT_119(edition):
    """A second chain, by Dortmund, Duisburg and Paderborn, changes nothing."""
    state = joining(
        edition,
        cities=BUT_BRUNSWIEK | {"Dortmund": ["red merchant", "blue trader"], "Paderborn": ["blue trader"]},
        blue={"desk": {"privilege": 1, "book": 1, "keys": 4}},
        routes={"Dortmund/Duisburg": full("Dortmund/Duisburg")},
    )
    do(state, JOIN)
    assert prestige(state)["connection"] == 7
    do(state, "create Dortmund/Duisburg post Duisburg")
    assert state.to_dict()["cities"]["Duisburg"] == ["blue trader"]
    assert prestige(state)["connection"] == 7


@every_edition
def test_position_control_and_length_do_not_matter_for_the_connection_HT_120(edition):
    """Single posts in any place, every city but Brunswiek controlled by red, and a chain of eight cities."""
    short = {
        "Arnheim": ["red trader", "green merchant", "red trader", "blue trader"],
        "Münster": ["red merchant", "blue trader"],
        "Minden": ["blue trader", "red trader", "red trader"],
        "Stendal": ["red trader", "blue merchant"],
    }
    state = joining(edition, cities=short, extra_posts={"Stendal": ["red trader"], "Münster": ["red trader"]})
    do(state, JOIN)
    controllers = state.view()["controllers"]
    assert {name for name, seat in controllers.items() if seat == "blue"} == {"Brunswiek"}
    assert prestige(state)["connection"] == 7

    long = {
        "Arnheim": ["blue trader"],
        "Osnabrück": ["red trader", "blue trader"],
        "Bremen": ["red merchant", "blue trader"],
        "Hamburg": ["red trader", "red trader", "blue trader"],
        "Lüneburg": ["green merchant", "blue trader"],
        "Perleberg": ["blue trader"],
        "Stendal": ["red trader", "blue merchant"],
    }
    state = position(
        edition,
        routes={"Arnheim/Kampen": full("Arnheim/Kampen", merchants=1)},
        cities=long,
        seats={"blue": {"desk": {"privilege": 1, "book": 2}}},
    )
    do(state, "create Arnheim/Kampen post Kampen")
    assert prestige(state)["connection"] == 7


@every_edition
@pytest.mark.parametrize(("before", "over"), [(11, False), (12, True)])
def test_connection_points_come_at_once_and_count_towards_twenty_HT_121(edition, before, over):
    """Control of Stendal adds one point when the route is created."""
    state = do(joining(edition, blue={"prestige": {"control": before}}), JOIN)
    assert prestige(state) == {"control": before + 1, "coin": 0, "connection": 7}
    assert state.is_over() is over


@every_edition
@pytest.mark.parametrize("seat", ["red", "purple"])
def test_the_extra_post_of_any_seat_can_complete_its_connection_HT_122(edition, seat):
    route = "Brunswiek/Stendal"
    chain = {"Arnheim": "trader", "Münster": "merchant", "Minden": "trader", "Stendal": "trader"}
    state = position(
        edition,
        5,
        turn=seat,
        routes={route: full(route, seat)},
        cities={city: [f"{seat} {kind}"] for city, kind in chain.items()} | {"Brunswiek": ["green trader"]},
        seats={seat: {"markers": ["extra_post"]}},
    )
    do(state, f"create {route} extra trader Brunswiek")
    assert [prestige(state, other)["connection"] for other in FIVE] == [7 * (other == seat) for other in FIVE]
    assert player(state, seat)["used_markers"] == 1


@every_edition
def test_an_extra_post_can_complete_the_connection_HT_122(edition):
    state = joining(
        edition,
        cities=BUT_BRUNSWIEK | {"Brunswiek": ["red trader"]},
        blue={"markers": ["extra_post"]},
    )
    do(state, "create Brunswiek/Stendal extra trader Brunswiek")
    assert state.to_dict()["extra_posts"] == {"Brunswiek": ["blue trader"]}
    assert prestige(state)["connection"] == 7


def chains(board):
    """All chains of cities from Arnheim to Stendal, none visited twice."""
    near = {}
    for route in load_board(board).routes:
        a, b = route.cities
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    open_chains, found = [["Arnheim"]], []
    while open_chains and len(open_chains[0]) < 8:
        chain = open_chains.pop(0)
        for city in near[chain[-1]]:
            if city == "Stendal":
                found.append([*chain, city])
            elif city not in chain:
                open_chains.append([*chain, city])
    return found


def test_of_several_possible_chains_one_of_five_cities_is_the_shortest_HT_123():
    found = chains("base45")
    assert found[0] == SHORTEST
    assert len(found) > 1
    assert all(len(chain) > 5 for chain in found[1:])
    assert prestige(do(joining("bigbox"), JOIN))["connection"] == 7
    for city in SHORTEST:
        if city != "Brunswiek":
            assert prestige(do(joining("bigbox", cities=BUT_BRUNSWIEK | {city: []}), JOIN))["connection"] == 0


# Abilities.


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
    do(state, f"create {route} develop {offered}")
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
        seats={"blue": {"supply": {"traders": 2, "merchants": 0}, "desk": {"bank": 1}}},
    )
    stock = player(state)["stock"]
    do(state, "create Hamburg/Lübeck develop bank")
    after = player(state)
    assert state.to_dict()["routes"] == {}
    assert after["desk"]["bank"] == 2
    assert after["supply"] == {"traders": 3, "merchants": 0}
    assert after["stock"] == {"traders": stock["traders"] + 2, "merchants": stock["merchants"] + 1}


@every_edition
@pytest.mark.parametrize("ability", ABILITY_ROUTES)
def test_book_frees_a_merchant_and_every_other_ability_a_trader_HT_126(edition, ability):
    route = ABILITY_ROUTES[ability]
    state = position(edition, routes={route: full(route)}, seats={"blue": {"supply": {"traders": 1, "merchants": 1}}})
    do(state, f"create {route} develop {ability}")
    freed = {"traders": 1, "merchants": 2} if ability == "book" else {"traders": 2, "merchants": 1}
    assert player(state)["supply"] == freed


@every_edition
def test_a_developed_value_holds_at_once_HT_127(edition):
    bank = position(
        edition,
        routes={"Hamburg/Lübeck": full("Hamburg/Lübeck")},
        seats={"blue": {"supply": {"traders": 0, "merchants": 0}}},
    )
    assert refused(bank, "income 5 traders") == "teutonica-reason-bank"
    do(bank, "create Hamburg/Lübeck develop bank", "income 5 traders")
    assert player(bank)["supply"] == {"traders": 6, "merchants": 0}

    privilege = position(
        edition, routes={"Hamburg/Stade": full("Hamburg/Stade"), "Brunswiek/Minden": full("Brunswiek/Minden")}
    )
    assert refused(privilege, "create Brunswiek/Minden post Brunswiek") == "teutonica-reason-privilege"
    do(privilege, "create Hamburg/Stade develop privilege", "create Brunswiek/Minden post Brunswiek")
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
        state = position(edition, routes={route: full(route)}, seats={"blue": {"desk": {ability: step}}})
        assert state.view()["players"]["blue"]["values"][ability] == values[step]
        do(state, f"create {route} develop {ability}")
        assert state.view()["players"]["blue"]["values"][ability] == values[step + 1]


ACTIONS_ROUTE = ABILITY_ROUTES["actions"]


@every_edition
def test_a_higher_actions_value_is_one_more_action_in_this_turn_HT_128(edition):
    state = position(edition, routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)}, actions=1)
    do(state, f"create {ACTIONS_ROUTE} develop actions")
    assert state.to_dict()["actions"] == 1
    do(state, "place trader Emden/Stade")
    assert state.to_dict()["actions"] == 0
    assert refused(state, "place trader Emden/Stade") == "teutonica-reason-no-actions"


@every_edition
def test_a_marker_that_raises_actions_gives_one_more_action_HT_128(edition):
    state = position(edition, seats={"blue": {"markers": ["develop"]}}, actions=0)
    assert refused(state, "place trader Emden/Stade") == "teutonica-reason-no-actions"
    do(state, "develop actions")
    assert state.to_dict()["actions"] == 1
    do(state, "place trader Emden/Stade")


@every_edition
@pytest.mark.parametrize(("marker", "extra"), [("actions_3", 3), ("actions_4", 4)])
def test_raising_actions_while_extra_actions_are_used_gives_one_more_HT_128(edition, marker, extra):
    state = position(
        edition,
        routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)},
        seats={"blue": {"markers": [marker]}},
        actions=0,
    )
    do(state, f"use {marker}")
    assert state.to_dict()["actions"] == extra
    do(state, f"create {ACTIONS_ROUTE} develop actions")
    assert state.to_dict()["actions"] == extra  # one spent, one gained


@every_edition
@pytest.mark.parametrize(
    ("step", "old", "new", "gained"), [(0, 2, 3, 1), (1, 3, 3, 0), (2, 3, 4, 1), (3, 4, 4, 0), (4, 4, 5, 1)]
)
def test_actions_gives_an_extra_action_only_where_its_value_rises_HT_129(edition, step, old, new, gained):
    seats = {"blue": {"desk": {"actions": step}, "markers": ["develop"]}}
    for text, spent in ((f"create {ACTIONS_ROUTE} develop actions", 1), ("develop actions", 0)):
        state = position(edition, routes={ACTIONS_ROUTE: full(ACTIONS_ROUTE)}, seats=seats)
        assert state.view()["players"]["blue"]["values"]["actions"] == old
        assert state.to_dict()["actions"] == old
        do(state, text)
        assert state.view()["players"]["blue"]["values"]["actions"] == new
        assert state.to_dict()["actions"] == old - spent + gained


@every_edition
@pytest.mark.parametrize("ability", ABILITY_ROUTES)
def test_a_fully_developed_ability_cannot_be_developed_further_HT_130(edition, ability):
    route, last = ABILITY_ROUTES[ability], LAST_STEPS[ability]
    seats = {"blue": {"desk": {ability: last}, "markers": ["develop"]}}
    state = position(edition, routes={route: full(route)}, seats=seats)
    assert refused(state, f"create {route} develop {ability}") == "teutonica-reason-developed"
    assert refused(state, f"develop {ability}") == "teutonica-reason-developed"
    seats["blue"]["desk"][ability] = last - 1
    state = position(edition, routes={route: full(route)}, seats=seats)
    do(state, f"create {route} develop {ability}")
    assert player(state)["desk"][ability] == last


# Special prestige.

COELLEN = "Coellen/Warburg"
SPECIAL = [7, 8, 9, 11]


def at_coellen(edition, level=3, merchants=1, special=(), players=4, **given):
    """Blue can create Coellen-Warburg with some merchants, at some level of Privilege."""
    return position(
        edition,
        players,
        routes={COELLEN: full(COELLEN, merchants=merchants), **given.pop("routes", {})},
        special=list(special),
        seats={"blue": {"desk": {"privilege": level, "book": 1}, **given.pop("blue", {})}},
        **given,
    )


@every_edition
@both_boards
def test_only_coellen_warburg_opens_special_prestige_HT_131(edition, players):
    for route in ("Paderborn/Warburg", "Dortmund/Duisburg", "Hamburg/Lübeck"):
        other = position(
            edition,
            players,
            routes={route: full(route, merchants=1)},
            seats={"blue": {"desk": {"privilege": 3}}},
        )
        for prestige_points in SPECIAL:
            assert refused(other, f"create {route} special {prestige_points}") == "teutonica-reason-special-route"
    state = at_coellen(edition, players=players)
    do(state, f"create {COELLEN} special 7")
    after = state.to_dict()
    assert after["special"] == ["blue merchant", None, None, None]
    assert after["cities"] == {}  # instead of a post
    assert after["routes"] == {}
    assert prestige(state)["coin"] == 0


@every_edition
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_one_merchant_of_the_route_goes_to_a_free_special_space_HT_132(edition, space):
    state = at_coellen(edition, merchants=2)
    stock, supply = player(state)["stock"], player(state)["supply"]
    do(state, f"create {COELLEN} special {SPECIAL[space]}")
    assert state.to_dict()["special"] == [None] * space + ["blue merchant"] + [None] * (3 - space)
    assert player(state)["stock"] == {"traders": stock["traders"] + 2, "merchants": stock["merchants"] + 1}
    assert player(state)["supply"] == supply


@every_edition
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_a_trader_or_a_taken_space_gives_no_special_prestige_HT_132(edition, space):
    text = f"create {COELLEN} special {SPECIAL[space]}"
    traders = at_coellen(edition, merchants=0, blue={"supply": {"traders": 1, "merchants": 1}})
    assert refused(traders, text) == "teutonica-reason-not-on-route"
    taken = at_coellen(edition, special=[None] * space + ["red merchant"])
    assert refused(taken, text) == "teutonica-reason-special-taken"


@every_edition
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_the_colour_of_a_special_space_must_be_within_privilege_HT_133(edition, level, space):
    state = at_coellen(edition, level)
    text = f"create {COELLEN} special {SPECIAL[space]}"
    if level >= space:
        do(state, text)
        assert state.to_dict()["special"][space] == "blue merchant"
    else:
        assert refused(state, text) == "teutonica-reason-privilege"


@every_edition
def test_lower_free_special_spaces_may_be_skipped_HT_134(edition):
    def offered(state):
        return [int(text.split()[-1]) for text in texts(state) if " special " in text]

    assert offered(at_coellen(edition)) == [7, 8, 9, 11]
    assert offered(at_coellen(edition, special=[None, "red merchant"])) == [7, 9, 11]
    assert offered(at_coellen(edition, level=2, special=["red merchant"])) == [8, 9]
    state = do(at_coellen(edition, special=[None, "red merchant"]), f"create {COELLEN} special 11")
    assert state.to_dict()["special"] == [None, "red merchant", None, "blue merchant"]


@every_edition
def test_special_prestige_is_scored_only_after_the_end_HT_135(edition):
    state = at_coellen(
        edition,
        blue={"prestige": {"control": 19}, "desk": {"privilege": 3}},
        routes={"Hannover/Minden": full("Hannover/Minden", "red")},
        cities={"Minden": ["blue trader"]},
    )
    do(state, f"create {COELLEN} special 11")
    assert not state.is_over()
    assert prestige(state) == {"control": 19, "coin": 0, "connection": 0}
    assert state.view()["ends"]["prestige"][0] == 19
    do(state, "end")
    assert state.to_dict()["special"] == [None, None, None, "blue merchant"]
    do(state, "create Hannover/Minden")  # one point for blue's control of Minden
    assert state.is_over()
    assert prestige(state) == {"control": 20, "coin": 0, "connection": 0}
    sheet = state.score_sheet()[0]
    assert sheet["special"] == 11
    # 20 on the track, 4 for full Privilege, 11 special, 2 for Minden, a network of 1
    assert state.scores()[0] == sheet["total"] == 38


@every_edition
def test_a_merchant_on_a_special_space_is_no_post_HT_136(edition):
    state = at_coellen(
        edition,
        special=["blue merchant"],
        cities={"Warburg": ["blue trader"]},
    )
    assert "Coellen" not in state.view()["controllers"]
    assert state.view()["players"]["blue"]["network"] == 1
    do(state, f"create {COELLEN} special 8")
    assert prestige(state)["control"] == 1  # Warburg's point, none for Coellen
    assert state.view()["controllers"] == {"Warburg": "blue"}
    assert state.view()["players"]["blue"]["network"] == 1
    assert state.score_sheet()[0]["cities"] == 2
    assert state.score_sheet()[0]["special"] == 15


@every_edition
@pytest.mark.parametrize(("benefit", "points"), [("special 7", 0), ("post Warburg", 7)])
def test_a_merchant_on_a_special_space_does_not_join_a_chain_HT_136(edition, benefit, points):
    """A chain around the south that lacks only Warburg."""
    state = at_coellen(
        edition,
        cities={
            "Arnheim": ["blue trader"],
            "Duisburg": ["blue trader"],
            "Dortmund": ["red merchant", "blue trader"],
            "Paderborn": ["blue trader"],
            "Göttingen": ["blue trader"],
            "Quedlinburg": ["blue merchant"],
            "Goslar": ["blue trader"],
            "Magdeburg": ["green merchant", "blue trader"],
            "Stendal": ["blue trader"],
        },
        blue={"desk": {"privilege": 1, "book": 2, "keys": 4}},
    )
    do(state, f"create {COELLEN} {benefit}")
    assert prestige(state)["connection"] == points


def test_the_pink_special_space_needs_the_third_privilege_level_and_gives_nine_HT_137():
    assert refused(at_coellen("argentum", level=1), f"create {COELLEN} special 9") == "teutonica-reason-privilege"
    state = position(
        "argentum",
        routes={COELLEN: full(COELLEN, merchants=1), "Hannover/Minden": full("Hannover/Minden")},
        cities={"Minden": ["red trader"]},
        seats={"blue": {"desk": {"privilege": 2}}, "red": {"prestige": {"control": 19}}},
    )
    do(state, f"create {COELLEN} special 9")
    assert state.to_dict()["special"] == [None, None, "blue merchant", None]
    assert prestige(state) == {"control": 0, "coin": 0, "connection": 0}
    do(state, "create Hannover/Minden")  # red's twentieth point ends the game
    assert state.is_over()
    assert state.score_sheet()[0]["special"] == 9
    assert state.scores()[0] == 9


def test_red_with_orange_privilege_takes_eight_at_coellen_or_a_post_instead_HT_138():
    def red():
        return position(
            "bigbox",
            turn="red",
            routes={COELLEN: full(COELLEN, "red", merchants=1)},
            seats={"red": {"desk": {"privilege": 1}}},
        )

    state = red()
    stock = player(state, "red")["stock"]
    assert sorted(text for text in texts(state) if text.startswith("create")) == [
        f"create {COELLEN}",
        f"create {COELLEN} post Coellen",
        f"create {COELLEN} post Warburg",
        f"create {COELLEN} special 7",
        f"create {COELLEN} special 8",
    ]
    do(state, f"create {COELLEN} special 8")
    assert state.to_dict()["special"] == [None, "red merchant", None, None]
    assert state.to_dict()["cities"] == {}
    assert player(state, "red")["stock"] == {"traders": stock["traders"] + 3, "merchants": stock["merchants"]}
    assert prestige(state, "red") == {"control": 0, "coin": 0, "connection": 0}

    warburg = do(red(), f"create {COELLEN} post Warburg")
    assert warburg.to_dict()["cities"] == {"Warburg": ["red trader", None]}
    assert prestige(warburg, "red") == {"control": 0, "coin": 0, "connection": 0}
    coellen = do(red(), f"create {COELLEN} post Coellen")
    assert coellen.to_dict()["cities"] == {"Coellen": ["red trader", None]}
    assert prestige(coellen, "red") == {"control": 0, "coin": 1, "connection": 0}
