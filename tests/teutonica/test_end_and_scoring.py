"""How the game ends, what is scored then, and who wins."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

EVERY = pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])
FIRST_TWO = pytest.mark.parametrize("edition", ["argentum", "second"])

HANNOVER = "Bremen/Hannover"  # three points


def position(edition, players=4, seats=None, **given):
    """A position; `seats` says what the players have."""
    rules = kogge.ruleset("teutonica", edition=edition, players=players)
    return rules.state_from_dict({**given, "players": seats or {}})


def finished(edition, seats=None, **given):
    """A game that is over."""
    state = position(edition, seats=seats, questions=[], **given)
    assert state.is_over()
    return state


def play(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    return state


def refused(state, text):
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(text))
    return caught.value.message.key


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


def sheet(state, source):
    return [row[source] for row in state.score_sheet()]


def has(prestige, **more):
    return {"prestige": {"control": prestige}, **more}


# The end.


@EVERY
@pytest.mark.parametrize("owner", ["blue", "red", "yellow"])
@pytest.mark.parametrize(("before", "ends"), [(17, False), (18, False), (19, True), (20, True)])
def test_game_ends_when_anybody_has_twenty_points_on_the_track_HT_176(edition, owner, before, ends):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": [f"{owner} trader"]},
        seats={owner: has(before)},
    )
    assert not state.is_over()
    play(state, f"create {HANNOVER}")
    assert player(state, owner)["prestige"]["control"] == before + 1
    assert state.is_over() == ends


@EVERY
@pytest.mark.parametrize(("before", "ends"), [(18, False), (19, True)])
def test_game_ends_at_twenty_points_by_a_coin_HT_176(edition, before, ends):
    state = position(edition, routes={"Emden/Groningen": ["blue trader"] * 3}, seats={"blue": has(before)})
    play(state, "create Emden/Groningen post Groningen")
    assert player(state)["prestige"] == {"control": before, "coin": 1, "connection": 0}
    assert state.is_over() == ends


@EVERY
@pytest.mark.parametrize(("before", "ends"), [(12, False), (13, True), (15, True)])
def test_game_ends_at_twenty_points_or_more_by_the_connection_HT_176(edition, before, ends):
    state = position(
        edition,
        routes={"Arnheim/Münster": ["blue merchant"] + ["blue trader"] * 2},
        cities={city: ["red trader", "red trader", "blue trader"] for city in ("Arnheim", "Minden", "Stendal")}
        | {"Brunswiek": ["blue trader"]},
        seats={"blue": has(before)},
    )
    play(state, "create Arnheim/Münster post Münster")
    assert player(state)["prestige"] == {"control": before, "coin": 0, "connection": 7}
    assert state.is_over() == ends


@EVERY
def test_game_ends_when_no_replacement_can_be_drawn_HT_177(edition):
    last = 13 if edition == "bigbox" else 14
    rules = kogge.ruleset("teutonica", edition=edition, players=4)
    state = rules.state_from_dict({})
    length = {"/".join(route.cities): route.length for route in load_board(rules.board).routes}
    for taken in range(1, last + 1):
        assert not state.is_over()
        now = state.to_dict()
        assert len(now["bag"]) == last - taken
        route = next(iter(now["markers"]))
        blue = {"used_markers": now["players"]["blue"]["used_markers"] + len(now["players"]["blue"]["markers"])}
        given = {"markers": now["markers"], "bag": now["bag"], "routes": {route: ["blue trader"] * length[route]}}
        state = rules.state_from_dict({**given, "players": {"blue": blue}})
        play(state, f"create {route}")
        assert len(player(state)["markers"]) + player(state)["used_markers"] == taken
        if taken < last:
            play(state, "end")
            play(state, state.text(state.legal_actions()[0]))
    assert state.is_over()
    assert state.to_dict()["plate"] == []


SMALL_CITIES = {
    3: dict.fromkeys(("Brunswiek", "Duisburg", "Stade", "Bremen", "Goslar", "Lüneburg"), 1)
    | dict.fromkeys(("Emden", "Halle", "Hildesheim"), 2),
    4: dict.fromkeys(("Brunswiek", "Duisburg", "Stade"), 1)
    | dict.fromkeys(("Bremen", "Emden", "Halle", "Hildesheim", "Goslar", "Coellen"), 2),
}


@EVERY
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("full", "ends"), [(8, False), (9, True)])
def test_game_ends_with_the_tenth_completed_city_HT_178(edition, players, full, ends):
    small = list(SMALL_CITIES[players].items())[:full]
    half = {"Paderborn": ["green trader"], "Osnabrück": ["red trader", "red trader"]}
    state = position(
        edition,
        players,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={city: ["red trader"] * (size > 1) + ["green trader"] for city, size in small}
        | half
        | {"Hannover": ["red trader"]},
        seats={"blue": {"desk": {"privilege": 2}}},
    )
    unfinished = play(state.clone(), f"create {HANNOVER}")
    assert not unfinished.is_over()
    assert state.view(None)["ends"]["completed"] == [full, 10]
    play(state, f"create {HANNOVER} post Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", "blue trader"]
    assert state.view(None)["ends"]["completed"] == [full + 1, 10]
    assert state.is_over() == ends


@EVERY
def test_action_that_ends_the_game_is_finished_with_its_post_HT_179(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Bremen": ["red merchant"], "Hannover": ["yellow trader"]},
        seats={"red": has(19), "blue": {"desk": {"privilege": 2}, "supply": {"traders": 1, "merchants": 0}}},
        markers={HANNOVER: "develop"},
        bag=["swap"],
    )
    stock = player(state)["stock"]["traders"]
    play(state, f"create {HANNOVER} post Hannover")
    after = state.to_dict()
    assert state.is_over()
    assert after["cities"]["Hannover"] == ["yellow trader", "blue trader"]
    assert after["routes"] == {}
    assert player(state)["stock"]["traders"] == stock + 2
    assert player(state)["markers"] == ["develop"]
    assert after["plate"] == ["swap"]
    assert sheet(state, "control") == [0, 20, 0, 1]  # both ends of the route are scored
    assert sheet(state, "cities") == [2, 2, 0, 0]


@EVERY
def test_action_that_ends_the_game_is_finished_with_its_ability_HT_179(edition):
    state = position(
        edition,
        routes={"Hamburg/Stade": ["blue trader"] * 3},
        cities={"Hamburg": ["red trader"]},
        seats={"red": has(19), "blue": {"desk": {"privilege": 2}, "supply": {"traders": 1, "merchants": 0}}},
    )
    play(state, "create Hamburg/Stade develop privilege")
    assert state.is_over()
    assert player(state)["desk"]["privilege"] == 3
    assert player(state)["supply"] == {"traders": 2, "merchants": 0}
    assert sheet(state, "abilities") == [4, 0, 0, 0]


@EVERY
def test_action_that_ends_the_game_is_finished_with_its_special_merchant_HT_179(edition):
    state = position(
        edition,
        routes={"Coellen/Warburg": ["blue merchant"] + ["blue trader"] * 3},
        cities={"Coellen": ["red trader"]},
        seats={"red": has(19)},
    )
    play(state, "create Coellen/Warburg special 7")
    assert state.is_over()
    assert state.to_dict()["special"] == ["blue merchant", None, None, None]
    assert sheet(state, "special") == [7, 0, 0, 0]


@EVERY
def test_action_that_finds_no_replacement_is_finished_with_its_post_HT_179(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["yellow trader"]},
        seats={"blue": {"desk": {"privilege": 2}}},
        markers={HANNOVER: "develop"},
        bag=[],
    )
    stock = player(state)["stock"]["traders"]
    play(state, f"create {HANNOVER} post Hannover")
    assert state.is_over()
    assert state.to_dict()["cities"] == {"Hannover": ["yellow trader", "blue trader"]}
    assert state.to_dict()["routes"] == {}
    assert player(state)["stock"]["traders"] == stock + 2
    assert sheet(state, "control") == [0, 0, 0, 1]
    assert sheet(state, "markers") == [1, 0, 0, 0]


@EVERY
def test_action_that_completes_the_tenth_city_is_finished_with_its_connection_HT_179(edition):
    """The post that fills Brunswiek also joins east and west; both are counted."""
    full = {city: ["red trader"] * size for city, size in SMALL_CITIES[4].items() if city != "Brunswiek"}
    chain = {"Arnheim": ["blue trader"], "Münster": ["blue merchant"], "Minden": ["blue trader"]}
    state = position(
        edition,
        routes={"Brunswiek/Stendal": ["blue trader"] * 4},
        cities=full | {"Hannover": ["green trader"] * 2, "Stendal": ["blue trader"]} | chain,
        seats={"blue": {"desk": {"privilege": 1}}, "red": {"desk": {"keys": 4, "actions": 5}}},
    )
    assert state.view(None)["ends"]["completed"] == [9, 10]
    stock = player(state)["stock"]["traders"]
    play(state, "create Brunswiek/Stendal post Brunswiek")
    assert state.is_over()
    assert player(state)["prestige"] == {"control": 1, "coin": 0, "connection": 7}
    assert player(state)["stock"]["traders"] == stock + 3


@EVERY
def test_remaining_actions_are_lost_and_nobody_has_another_turn_HT_180(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["red trader"]},
        seats={"red": has(19), "blue": {"markers": ["actions_4"]}},
        actions=5,
    )
    going_on = play(position(edition, routes={HANNOVER: ["blue trader"] * 3}, actions=5), f"create {HANNOVER}")
    assert (going_on.actor(), going_on.to_dict()["actions"]) == (0, 4)
    play(state, f"create {HANNOVER}")
    assert state.is_over()
    assert state.legal_actions() == []
    assert state.to_dict()["questions"] == []
    for text in ("place trader Emden/Osnabrück", "use actions_4", "end"):
        assert refused(state, text) == "teutonica-reason-over"


def test_marker_that_finds_the_supply_empty_counts_but_cannot_be_used_HT_181():
    given = {
        "routes": {HANNOVER: ["blue trader"] * 3},
        "cities": {"Hannover": ["red trader"]},
        "markers": {HANNOVER: "develop", "Arnheim/Kampen": "swap"},
    }
    state = play(position("bigbox", **given, bag=["swap"]), f"create {HANNOVER}")
    assert not state.is_over()
    assert player(play(state, "develop keys"))["desk"]["keys"] == 1  # with a replacement it is used at once
    state = play(position("bigbox", **given, bag=[]), f"create {HANNOVER}")
    assert state.is_over()
    assert refused(state, "develop keys") == "teutonica-reason-over"
    assert player(state)["desk"]["keys"] == 0
    assert player(state)["markers"] == ["develop"]
    assert sheet(state, "markers") == [1, 0, 0, 0]


def test_extra_post_taken_with_the_supply_empty_cannot_be_used_HT_181():
    state = position(
        "bigbox",
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["red trader"]},
        markers={HANNOVER: "extra_post"},
        bag=[],
    )
    assert refused(state, f"create {HANNOVER} extra trader Hannover") == "teutonica-reason-no-marker"
    play(state, f"create {HANNOVER}")
    assert state.is_over()
    assert player(state)["markers"] == ["extra_post"]


@EVERY
def test_replacements_on_a_plate_are_not_placed_and_score_nothing_HT_182(edition):
    given = {
        "routes": {HANNOVER: ["blue trader"] * 3},
        "cities": {"Hannover": ["red trader"]},
        "markers": {HANNOVER: "swap", "Arnheim/Kampen": "extra_post"},
        "plate": ["develop"],
        "bag": ["actions_3", "actions_4"],
    }
    going_on = play(position(edition, **given), f"create {HANNOVER}", "end")
    assert going_on.to_dict()["questions"][-1]["decision"] == "replace"
    state = play(position(edition, **given, seats={"red": has(19)}), f"create {HANNOVER}")
    after = state.to_dict()
    assert state.is_over()
    assert after["markers"] == {"Arnheim/Kampen": "extra_post"}
    assert sorted(after["plate"]) == ["actions_3", "develop"]
    assert [state.view(viewer)["plate"] for viewer in (0, 1, 2, 3, None)] == [2] * 5  # and nobody looks at them
    assert refused(state, "lay develop Arnheim/Duisburg") == "teutonica-reason-over"
    assert player(state)["markers"] == ["swap"]
    assert sheet(state, "markers") == [1, 0, 0, 0]  # the one taken, not the two on the plate


# What is scored.


@EVERY
def test_points_of_the_track_are_kept_HT_183(edition):
    state = finished(
        edition,
        {
            "blue": {"prestige": {"control": 9, "coin": 2, "connection": 7}},
            "red": has(20),
            "yellow": {"prestige": {"coin": 1}},
        },
    )
    assert state.scores() == [18, 20, 0, 1]
    assert [sheet(state, source)[0] for source in ("control", "coin", "connection")] == [9, 2, 7]


@EVERY
@pytest.mark.parametrize(
    ("desk", "points"),
    [
        ({"actions": 5}, 4),
        ({"privilege": 3}, 4),
        ({"book": 3}, 4),
        ({"bank": 3}, 4),
        ({"keys": 4}, 0),
        ({"actions": 4, "privilege": 2, "book": 2, "bank": 2, "keys": 3}, 0),
        ({"actions": 5, "bank": 3, "keys": 4}, 8),
        ({"actions": 5, "privilege": 3, "book": 3, "bank": 3, "keys": 4}, 16),
    ],
)
def test_full_tracks_but_keys_give_four_points_each_HT_184(edition, desk, points):
    state = finished(edition, {"red": {"desk": desk}})
    assert sheet(state, "abilities") == [0, points, 0, 0]
    assert state.scores() == [0, points, 0, 0]


@EVERY
@pytest.mark.parametrize(
    ("number", "points"),
    list(enumerate([0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21, 21])),
)
def test_markers_score_by_their_number_HT_185(edition, number, points):
    state = finished(edition, {"red": {"used_markers": number}}, markers={})
    assert sheet(state, "markers") == [0, points, 0, 0]
    assert state.scores() == [0, points, 0, 0]


@EVERY
@pytest.mark.parametrize(
    ("unused", "used", "points"),
    [
        ([], 4, 6),
        (["swap", "develop", "actions_3", "actions_4"], 0, 6),
        (["swap", "develop"], 2, 6),
        (["extra_post"], 1, 3),
    ],
)
def test_used_and_unused_markers_both_count_HT_186(edition, unused, used, points):
    state = finished(edition, {"blue": {"markers": unused, "used_markers": used}}, markers={})
    assert sheet(state, "markers") == [points, 0, 0, 0]


@EVERY
def test_using_a_marker_does_not_change_what_it_scores_HT_186(edition):
    state = position(edition, seats={"blue": {"markers": ["actions_3", "develop"]}})
    assert sheet(state, "markers") == [3, 0, 0, 0]
    play(state, "use actions_3", "develop keys")
    assert player(state)["markers"] == []
    assert sheet(state, "markers") == [3, 0, 0, 0]


@EVERY
@pytest.mark.parametrize(
    ("special", "points"),
    [
        (["blue merchant", None, None, None], [7, 0, 0, 0]),
        ([None, "blue merchant", None, None], [8, 0, 0, 0]),
        ([None, None, "blue merchant", None], [9, 0, 0, 0]),
        ([None, None, None, "blue merchant"], [11, 0, 0, 0]),
        (["blue merchant", "red merchant", "blue merchant", "green merchant"], [16, 8, 11, 0]),
        (["blue merchant"] * 4, [35, 0, 0, 0]),
    ],
)
def test_merchants_on_special_spaces_score_their_numbers_HT_187(edition, special, points):
    state = finished(edition, {"blue": {"desk": {"book": 3}}}, special=special)
    assert sheet(state, "special") == points
    book = [4, 0, 0, 0]
    assert state.scores() == [a + b for a, b in zip(points, book, strict=True)]


@EVERY
@pytest.mark.parametrize(
    ("posts", "points"),
    [
        ([None, None, None, None], [0, 0, 0, 0]),
        (["red trader", None, None, None], [0, 2, 0, 0]),
        (["red trader", "blue trader", None, None], [2, 0, 0, 0]),
        (["blue trader", "blue trader", "red trader", None], [2, 0, 0, 0]),
        (["blue trader", "red trader", "red trader", "blue trader"], [2, 0, 0, 0]),
        (["green trader", "red trader", "yellow trader", "blue trader"], [2, 0, 0, 0]),
        (["green trader", "green trader", "yellow trader", "blue trader"], [0, 0, 2, 0]),
    ],
)
def test_city_gives_two_points_to_the_one_who_controls_it_HT_188(edition, posts, points):
    assert sheet(finished(edition, cities={"Minden": posts}), "cities") == points


@EVERY
def test_every_controlled_city_gives_two_points_HT_188(edition):
    cities = {
        "Minden": ["red trader", "red trader", "blue trader"],
        "Hannover": ["red trader", "blue trader"],
        "Emden": ["blue merchant"],
        "Stade": ["green merchant"],
    }
    state = finished(edition, cities=cities)
    assert sheet(state, "cities") == [4, 2, 2, 0]
    assert sheet(state, "control") == [0, 0, 0, 0]


# Networks.  With no step developed Keys is 1, so a network scores its posts.


@EVERY
@pytest.mark.parametrize(
    ("cities", "posts"),
    [
        ([], 0),
        (["Minden"], 1),
        (["Arnheim"], 1),
        (["Minden", "Bremen"], 2),
        (["Bremen", "Münster"], 1),  # joined only through Minden
        (["Bremen", "Minden", "Münster"], 3),
        (["Bremen", "Minden", "Münster", "Paderborn", "Brunswiek"], 5),  # branches at Minden
        (["Bremen", "Minden", "Münster", "Paderborn", "Brunswiek", "Warburg", "Hildesheim"], 7),  # and at Paderborn
        (["Bremen", "Minden", "Hannover"], 3),  # a ring
    ],
)
def test_network_joins_cities_with_own_posts_by_routes_HT_189(edition, cities, posts):
    state = finished(edition, cities={city: ["blue trader"] for city in cities})
    assert sheet(state, "network") == [posts, 0, 0, 0]


@EVERY
def test_network_does_not_run_through_cities_of_others_HT_189(edition):
    cities = {"Bremen": ["blue merchant"], "Minden": ["red trader"], "Münster": [None, "blue trader"]}
    assert sheet(finished(edition, cities=cities), "network") == [1, 1, 0, 0]
    cities["Minden"] = ["red trader", "red trader", "blue trader"]  # control is not needed
    assert sheet(finished(edition, cities=cities), "network") == [3, 2, 0, 0]


@EVERY
def test_every_own_post_of_the_largest_network_counts_once_HT_190(edition):
    state = finished(
        edition,
        cities={
            "Minden": ["blue trader", "blue trader", "red trader", "blue trader"],
            "Bremen": ["blue trader"],
            "Hannover": ["red trader", "blue trader"],  # a ring with the two above
            "Halle": ["blue trader", "blue trader"],  # far away
            "Kampen": ["blue trader"],
        },
        extra_posts={"Bremen": ["blue trader", "green trader"]},
    )
    assert sheet(state, "network") == [6, 2, 1, 0]


@EVERY
@pytest.mark.parametrize(("steps", "keys"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_network_is_multiplied_by_the_keys_value_HT_191(edition, steps, keys):
    state = finished(
        edition,
        {"blue": {"desk": {"keys": steps}}},
        cities={"Minden": ["blue trader", "blue trader"], "Bremen": ["blue trader", "red trader"]},
    )
    assert sheet(state, "network") == [3 * keys, 1, 0, 0]


def test_example_of_nine_posts_in_seven_cities_with_keys_three_HT_192():
    network = {
        "Minden": ["red trader", "red trader"],
        "Bremen": ["blue merchant", "red trader"],
        "Hannover": ["red trader", "red trader"],
        "Münster": ["green merchant", "red trader"],
        "Paderborn": ["red trader"],
        "Brunswiek": ["red trader"],
        "Warburg": ["red trader"],
    }
    keys = {"red": {"desk": {"keys": 3}}}
    without = finished("bigbox", keys, cities=network)
    assert sheet(without, "network")[1] == 27
    state = finished("bigbox", keys, cities=network | {"Kampen": ["red merchant"]})
    assert sheet(state, "network")[1] == 27
    assert sheet(state, "cities")[1] == sheet(without, "cities")[1] + 2


def test_example_of_a_chain_worth_eighteen_points_HT_193():
    # The picture is not at hand: six posts with Keys at 3, two of them in one city, and one post apart.
    state = finished(
        "second",
        {"red": {"desk": {"keys": 3}}},
        cities={
            "Hamburg": ["red trader", "red trader"],
            "Lübeck": ["red trader"],
            "Lüneburg": ["red merchant"],
            "Stade": ["green merchant"],
            "Bremen": ["blue merchant", "red trader"],
            "Hannover": ["red trader"],
            "Coellen": ["red trader"],
        },
    )
    assert sheet(state, "network")[1] == 18


@EVERY
def test_network_scored_is_the_one_with_most_posts_HT_300(edition):
    state = finished(
        edition,
        cities={
            "Bremen": ["blue trader"],
            "Minden": ["blue trader"],
            "Münster": ["blue trader"],  # three cities, three posts
            "Halle": ["blue trader", "blue trader"],
            "Quedlinburg": ["blue trader", "blue trader"],  # two cities, four posts
        },
    )
    assert sheet(state, "network") == [4, 0, 0, 0]
    assert sheet(state, "cities") == [10, 0, 0, 0]


# The winner.


@EVERY
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


@FIRST_TWO
def test_players_tied_for_most_points_all_win_HT_195(edition):
    seats = {
        "blue": has(15, desk={"actions": 3}),
        "green": has(15),
        "red": has(14),
        "yellow": has(12),
    }
    cities = {"Emden": ["yellow merchant"]}  # 15 in all, one of them for the network
    state = finished(edition, seats, cities=cities)
    assert state.scores() == [15, 14, 15, 15]
    assert state.winners() == [0, 2, 3]
    assert finished("bigbox", seats, cities=cities).winners() == [3]


@pytest.mark.parametrize(
    ("blue", "red", "winners"),
    [(0, 1, [0]), (1, 0, [1]), (2, 1, [1]), (3, 4, [0]), (4, 3, [1]), (2, 2, [0, 1])],
)
def test_tie_goes_to_the_one_who_developed_actions_least_HT_196(blue, red, winners):
    # Steps 1 and 2 have the same value, and so have 3 and 4: it is the steps that count.
    seats = {
        "blue": has(15, desk={"actions": blue}),
        "red": has(15, desk={"actions": red}),
        "green": has(14),
    }
    assert finished("bigbox", seats).winners() == winners
    assert finished("argentum", seats).winners() == [0, 1]


def test_actions_decide_a_tie_before_the_network_HT_196():
    seats = {"blue": has(15), "red": has(12, desk={"actions": 1})}
    state = finished("bigbox", seats, cities={"Emden": ["red merchant"]})
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
