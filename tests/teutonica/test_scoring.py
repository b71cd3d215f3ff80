"""What is scored after the end (HT-183 to HT-193, HT-300)."""

import pytest
from clause_tools import every_edition, finished, has, play, player, position, sheet


@every_edition
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


@every_edition
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


@every_edition
@pytest.mark.parametrize(
    ("number", "points"),
    list(enumerate([0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21, 21])),
)
def test_markers_score_by_their_number_HT_185(edition, number, points):
    state = finished(edition, {"red": {"used_markers": number}}, markers={})
    assert sheet(state, "markers") == [0, points, 0, 0]
    assert state.scores() == [0, points, 0, 0]


@every_edition
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


@every_edition
def test_using_a_marker_does_not_change_what_it_scores_HT_186(edition):
    state = position(edition, players={"blue": {"markers": ["actions_3", "develop"]}})
    assert sheet(state, "markers") == [3, 0, 0, 0]
    play(state, "use actions_3", "develop keys")
    assert player(state)["markers"] == []
    assert sheet(state, "markers") == [3, 0, 0, 0]


@every_edition
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


@every_edition
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


@every_edition
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


@every_edition
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


@every_edition
def test_network_does_not_run_through_cities_of_others_HT_189(edition):
    cities = {"Bremen": ["blue merchant"], "Minden": ["red trader"], "Münster": [None, "blue trader"]}
    assert sheet(finished(edition, cities=cities), "network") == [1, 1, 0, 0]
    cities["Minden"] = ["red trader", "red trader", "blue trader"]  # control is not needed
    assert sheet(finished(edition, cities=cities), "network") == [3, 2, 0, 0]


@every_edition
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


@every_edition
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


@every_edition
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
