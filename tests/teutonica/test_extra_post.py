"""The bonus marker for an extra post (HT-148 to HT-156, HT-299)."""

import pytest
from clause_tools import KINDS, every_edition, play, player, position, prestige, refused, sheet, texts

NINE_FULL = {
    "Brunswiek": ["green trader"],
    "Duisburg": ["green trader"],
    "Stade": ["green merchant"],
    "Bremen": ["yellow trader", "yellow trader"],
    "Coellen": ["yellow trader", "yellow trader"],
    "Emden": ["yellow trader", "yellow trader"],
    "Goslar": ["green trader", "green trader"],
    "Halle": ["green trader", "green trader"],
    "Hildesheim": ["red trader", "red trader"],
}


@every_edition
def test_extra_post_takes_a_piece_of_the_created_route_instead_of_a_regular_post_HT_148(edition):
    given = {
        "routes": {"Bremen/Hannover": ["blue trader"] * 3},
        "cities": {"Hannover": ["red trader"]},
        "markers": {},
    }
    holder = {"blue": {"markers": ["extra_post"]}}
    without = position(edition, **given)
    assert refused(without, "create Bremen/Hannover extra trader Hannover") == "teutonica-reason-no-marker"
    state = position(edition, **given, players=holder)
    before = player(state)
    play(state, "create Bremen/Hannover extra trader Hannover")
    after = state.to_dict()
    assert after["extra_posts"] == {"Hannover": ["blue trader"]}
    assert after["cities"] == {"Hannover": ["red trader", None]}
    assert after["routes"] == {}
    assert after["players"]["blue"]["markers"] == []
    assert after["players"]["blue"]["used_markers"] == 1
    assert after["players"]["blue"]["stock"]["traders"] == before["stock"]["traders"] + 2
    assert after["players"]["blue"]["supply"] == before["supply"]
    assert after["actions"] == 1
    regular = position(edition, **given, players={"blue": {**holder["blue"], "desk": {"privilege": 2}}})
    play(regular, "create Bremen/Hannover post Hannover")
    assert regular.to_dict()["extra_posts"] == {}
    assert player(regular)["markers"] == ["extra_post"]


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_extra_post_asks_for_neither_privilege_nor_shape_HT_149(edition, kind):
    # The next printed space of Paderborn is black and round, that of Hildesheim black and square.
    state = position(
        edition,
        routes={"Hildesheim/Paderborn": ["blue trader", "blue trader", "blue merchant"]},
        cities={"Paderborn": ["red trader"], "Hildesheim": ["red trader"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 0}}},
    )
    assert refused(state, "create Hildesheim/Paderborn post Paderborn") == "teutonica-reason-privilege"
    for city in ("Paderborn", "Hildesheim"):
        after = play(state.clone(), f"create Hildesheim/Paderborn extra {kind} {city}").to_dict()
        assert after["extra_posts"] == {city: [f"blue {kind}"]}


@every_edition
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_extra_post_needs_a_post_of_anybody_in_the_city_HT_150(edition, owner):
    given = {
        "routes": {"Bremen/Hannover": ["blue trader"] * 3},
        "players": {"blue": {"markers": ["extra_post"]}},
    }
    empty = position(edition, **given)
    assert refused(empty, "create Bremen/Hannover extra trader Hannover") == "teutonica-reason-city-empty"
    assert refused(empty, "create Bremen/Hannover extra trader Bremen") == "teutonica-reason-city-empty"
    state = position(edition, **given, cities={"Hannover": [f"{owner} trader"]})
    assert refused(state, "create Bremen/Hannover extra trader Bremen") == "teutonica-reason-city-empty"
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["extra_posts"] == {"Hannover": ["blue trader"]}


@every_edition
@pytest.mark.parametrize("posts", [["red trader", "green trader"], ["red trader", None]])
def test_extra_post_works_in_a_full_city_and_in_one_with_free_spaces_HT_151(edition, posts):
    state = position(
        edition,
        routes={"Bremen/Hannover": ["blue trader"] * 3},
        cities={"Hannover": posts},
        players={"blue": {"markers": ["extra_post"]}},
    )
    after = play(state, "create Bremen/Hannover extra trader Hannover").to_dict()
    assert after["extra_posts"] == {"Hannover": ["blue trader"]}
    assert after["cities"] == {"Hannover": posts}


@every_edition
def test_extra_post_counts_for_the_connection_the_network_and_the_cities_HT_152(edition):
    state = position(
        edition,
        routes={"Arnheim/Münster": ["blue trader"] * 3},
        cities={
            "Arnheim": ["blue trader"],
            "Münster": ["red merchant", "green trader"],
            "Minden": ["blue trader"],
            "Brunswiek": ["blue trader"],
            "Stendal": ["blue trader"],
        },
        players={"blue": {"markers": ["extra_post"]}},
    )
    assert [sheet(state, source)[0] for source in ("connection", "network", "cities")] == [0, 3, 8]
    play(state, "create Arnheim/Münster extra trader Münster")
    assert [sheet(state, source)[0] for source in ("connection", "network", "cities")] == [7, 5, 8]


@every_edition
def test_extra_post_counts_for_control_of_the_city_HT_152(edition):
    given = {"routes": {"Bremen/Hannover": ["green trader"] * 3}, "turn": "green"}
    cities = {"Hannover": ["blue trader", "red trader"]}
    tied = position(edition, **given, cities=cities)
    assert sheet(tied, "cities")[:2] == [0, 2]
    play(tied, "create Bremen/Hannover")
    assert sheet(tied, "control")[:2] == [0, 1]
    ahead = position(edition, **given, cities=cities, extra_posts={"Hannover": ["blue trader"]})
    assert sheet(ahead, "cities")[:2] == [2, 0]
    play(ahead, "create Bremen/Hannover")
    assert sheet(ahead, "control")[:2] == [1, 0]


@every_edition
@pytest.mark.parametrize(
    ("extras", "posts", "controller"),
    [
        (["blue trader"], ["red trader", None], 1),
        (["blue trader", "green trader"], ["red trader", None], 1),
        (["blue trader", "blue trader"], ["red trader", "red trader"], 1),
        (["red trader", "red trader"], ["blue trader", "blue trader"], 0),
        (["blue trader", "blue trader", "green trader", "green trader"], ["red trader", None], 2),
        (["green trader", "green trader", "blue trader", "blue trader"], ["red trader", None], 0),
        (["blue trader", "green trader", "green trader", "blue trader"], ["red trader", None], 0),
    ],
)
def test_extra_post_is_worth_less_in_a_tie_than_every_post_right_of_it_HT_153(edition, extras, posts, controller):
    state = position(edition, cities={"Hannover": posts}, extra_posts={"Hannover": extras})
    assert sheet(state, "cities") == [2 * (seat == controller) for seat in range(4)]


@every_edition
def test_further_extra_posts_go_left_of_earlier_ones_HT_154(edition):
    state = position(
        edition,
        routes={
            "Bremen/Hannover": ["blue trader"] * 3,
            "Hannover/Minden": ["blue merchant", "blue trader", "blue trader"],
        },
        cities={"Hannover": ["red trader", "red trader"]},
        extra_posts={"Hannover": ["green trader"], "Bremen": ["yellow trader"]},
        players={"blue": {"markers": ["extra_post", "extra_post"]}},
    )
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["extra_posts"]["Hannover"] == ["blue trader", "green trader"]
    play(state, "create Hannover/Minden extra merchant Hannover")
    assert state.to_dict()["extra_posts"] == {
        "Hannover": ["blue merchant", "blue trader", "green trader"],
        "Bremen": ["yellow trader"],
    }


@every_edition
def test_extra_post_gives_no_coin_HT_155(edition):
    given = {
        "routes": {"Emden/Groningen": ["blue trader"] * 3},
        "players": {"blue": {"markers": ["extra_post"]}},
    }
    regular = play(position(edition, **given), "create Emden/Groningen post Groningen")
    assert prestige(regular) == {"control": 0, "coin": 1, "connection": 0}
    state = position(edition, **given, cities={"Groningen": ["red trader"]})
    play(state, "create Emden/Groningen extra trader Groningen")
    assert state.to_dict()["extra_posts"] == {"Groningen": ["blue trader"]}
    assert prestige(state) == {"control": 0, "coin": 0, "connection": 0}


@every_edition
def test_extra_post_fills_no_printed_space_and_completes_no_city_HT_155(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": ["blue trader"] * 3, "Hannover/Lüneburg": ["blue trader"] * 3},
        cities=NINE_FULL | {"Hannover": ["red trader"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 2}}},
    )
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", None]
    assert not state.is_over()
    play(state, "create Hannover/Lüneburg post Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", "blue trader"]
    assert state.is_over()  # only the printed space made it the tenth


@every_edition
def test_extra_post_in_a_full_city_does_not_complete_it_again_HT_155(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": ["blue trader"] * 3},
        cities=NINE_FULL,
        players={"blue": {"markers": ["extra_post"]}},
    )
    play(state, "create Bremen/Hannover extra trader Bremen")
    assert state.to_dict()["extra_posts"] == {"Bremen": ["blue trader"]}
    assert not state.is_over()


def test_example_of_red_adding_a_post_in_full_hannover_HT_156():
    state = position(
        "bigbox",
        turn="red",
        routes={"Bremen/Hannover": ["red trader"] * 3},
        cities={"Hannover": ["blue trader", "green trader"]},
        players={"red": {"markers": ["extra_post"], "desk": {"privilege": 3}}},
    )
    assert refused(state, "create Bremen/Hannover post Hannover") == "teutonica-reason-city-full"
    stock = player(state, "red")["stock"]["traders"]
    after = play(state, "create Bremen/Hannover extra trader Hannover").to_dict()
    assert after["cities"] == {"Hannover": ["blue trader", "green trader"]}
    assert after["extra_posts"] == {"Hannover": ["red trader"]}
    assert after["players"]["red"]["stock"]["traders"] == stock + 2
    assert (after["players"]["red"]["markers"], after["players"]["red"]["used_markers"]) == ([], 1)
    assert sheet(state, "network")[1] == 1


@every_edition
def test_one_extra_post_marker_at_most_is_used_for_a_created_route_HT_299(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": ["blue trader"] * 3},
        cities={"Bremen": ["red merchant"], "Hannover": ["red trader"]},
        players={"blue": {"markers": ["extra_post", "extra_post"]}},
    )
    assert {text for text in texts(state) if "extra" in text} == {
        "create Bremen/Hannover extra trader Bremen",
        "create Bremen/Hannover extra trader Hannover",
    }
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["extra_posts"] == {"Hannover": ["blue trader"]}
    assert (player(state)["markers"], player(state)["used_markers"]) == (["extra_post"], 1)
    assert state.actor() == 0
    assert not [text for text in texts(state) if "extra" in text]
    assert refused(state, "create Bremen/Hannover extra trader Bremen") == "teutonica-reason-route-open"
