"""What the bonus markers do: extra post, swap, more actions, develop, remove three and move three."""

import pytest

import kogge
from kogge.core.errors import BadNotation, IllegalAction

EVERY = pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])
FIRST_TWO = pytest.mark.parametrize("edition", ["argentum", "second"])

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


def position(edition, **given):
    return kogge.ruleset("teutonica", edition=edition, players=4).state_from_dict(given)


def play(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    return state


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def refused(state, text):
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(text))
    return caught.value.message.key


def reason(state, text):
    """Why an action on one point, named by its number, is not possible."""
    return state.why_not(state.rules.parse(text)).key


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


def scored(state, seat, source):
    return state.score_sheet()[seat][source]


def three(piece):
    return [piece] * 3


# Extra post.


@EVERY
def test_extra_post_takes_a_piece_of_the_created_route_instead_of_a_regular_post_HT_148(edition):
    given = {
        "routes": {"Bremen/Hannover": three("blue trader")},
        "cities": {"Hannover": ["red trader"]},
        "markers": {},
    }
    holder = {"blue": {"markers": ["extra_post"]}}
    assert (
        refused(position(edition, **given), "create Bremen/Hannover extra trader Hannover")
        == "teutonica-reason-no-marker"
    )
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


@EVERY
@pytest.mark.parametrize("kind", ["trader", "merchant"])
def test_extra_post_asks_for_neither_privilege_nor_shape_HT_149(edition, kind):
    # The next printed space of Paderborn is black and round, that of Hildesheim black and square.
    state = position(
        edition,
        routes={"Hildesheim/Paderborn": ["blue trader", "blue trader", "blue merchant"]},
        cities={"Paderborn": ["red trader"], "Hildesheim": ["red trader"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 0}}},
    )
    assert refused(state.clone(), "create Hildesheim/Paderborn post Paderborn") == "teutonica-reason-privilege"
    for city in ("Paderborn", "Hildesheim"):
        after = play(state.clone(), f"create Hildesheim/Paderborn extra {kind} {city}").to_dict()
        assert after["extra_posts"] == {city: [f"blue {kind}"]}


@EVERY
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_extra_post_needs_a_post_of_anybody_in_the_city_HT_150(edition, owner):
    given = {
        "routes": {"Bremen/Hannover": three("blue trader")},
        "players": {"blue": {"markers": ["extra_post"]}},
    }
    empty = position(edition, **given)
    assert refused(empty, "create Bremen/Hannover extra trader Hannover") == "teutonica-reason-city-empty"
    assert refused(empty, "create Bremen/Hannover extra trader Bremen") == "teutonica-reason-city-empty"
    state = position(edition, **given, cities={"Hannover": [f"{owner} trader"]})
    assert refused(state, "create Bremen/Hannover extra trader Bremen") == "teutonica-reason-city-empty"
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["extra_posts"] == {"Hannover": ["blue trader"]}


@EVERY
@pytest.mark.parametrize("posts", [["red trader", "green trader"], ["red trader", None]])
def test_extra_post_works_in_a_full_city_and_in_one_with_free_spaces_HT_151(edition, posts):
    state = position(
        edition,
        routes={"Bremen/Hannover": three("blue trader")},
        cities={"Hannover": posts},
        players={"blue": {"markers": ["extra_post"]}},
    )
    after = play(state, "create Bremen/Hannover extra trader Hannover").to_dict()
    assert after["extra_posts"] == {"Hannover": ["blue trader"]}
    assert after["cities"] == {"Hannover": posts}


@EVERY
def test_extra_post_counts_for_the_connection_the_network_and_the_cities_HT_152(edition):
    state = position(
        edition,
        routes={"Arnheim/Münster": three("blue trader")},
        cities={
            "Arnheim": ["blue trader"],
            "Münster": ["red merchant", "green trader"],
            "Minden": ["blue trader"],
            "Brunswiek": ["blue trader"],
            "Stendal": ["blue trader"],
        },
        players={"blue": {"markers": ["extra_post"]}},
    )
    assert [scored(state, 0, source) for source in ("connection", "network", "cities")] == [0, 3, 8]
    play(state, "create Arnheim/Münster extra trader Münster")
    assert [scored(state, 0, source) for source in ("connection", "network", "cities")] == [7, 5, 8]


@EVERY
def test_extra_post_counts_for_control_of_the_city_HT_152(edition):
    given = {"routes": {"Bremen/Hannover": three("green trader")}, "turn": "green"}
    cities = {"Hannover": ["blue trader", "red trader"]}
    tied = position(edition, **given, cities=cities)
    assert [scored(tied, seat, "cities") for seat in (0, 1)] == [0, 2]
    play(tied, "create Bremen/Hannover")
    assert [scored(tied, seat, "control") for seat in (0, 1)] == [0, 1]
    ahead = position(edition, **given, cities=cities, extra_posts={"Hannover": ["blue trader"]})
    assert [scored(ahead, seat, "cities") for seat in (0, 1)] == [2, 0]
    play(ahead, "create Bremen/Hannover")
    assert [scored(ahead, seat, "control") for seat in (0, 1)] == [1, 0]


@EVERY
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
    assert [scored(state, seat, "cities") for seat in range(4)] == [2 * (seat == controller) for seat in range(4)]


@EVERY
def test_further_extra_posts_go_left_of_earlier_ones_HT_154(edition):
    state = position(
        edition,
        routes={
            "Bremen/Hannover": three("blue trader"),
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


@EVERY
def test_extra_post_gives_no_coin_HT_155(edition):
    given = {
        "routes": {"Emden/Groningen": three("blue trader")},
        "players": {"blue": {"markers": ["extra_post"]}},
    }
    regular = play(position(edition, **given), "create Emden/Groningen post Groningen")
    assert player(regular)["prestige"] == {"control": 0, "coin": 1, "connection": 0}
    state = position(edition, **given, cities={"Groningen": ["red trader"]})
    play(state, "create Emden/Groningen extra trader Groningen")
    assert state.to_dict()["extra_posts"] == {"Groningen": ["blue trader"]}
    assert player(state)["prestige"] == {"control": 0, "coin": 0, "connection": 0}


@EVERY
def test_extra_post_fills_no_printed_space_and_completes_no_city_HT_155(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": three("blue trader"), "Hannover/Lüneburg": three("blue trader")},
        cities=NINE_FULL | {"Hannover": ["red trader"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 2}}},
    )
    play(state, "create Bremen/Hannover extra trader Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", None]
    assert not state.is_over()
    play(state, "create Hannover/Lüneburg post Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", "blue trader"]
    assert state.is_over()  # only the printed space made it the tenth


@EVERY
def test_extra_post_in_a_full_city_does_not_complete_it_again_HT_155(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": three("blue trader")},
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
        routes={"Bremen/Hannover": three("red trader")},
        cities={"Hannover": ["blue trader", "green trader"]},
        players={"red": {"markers": ["extra_post"], "desk": {"privilege": 3}}},
    )
    assert refused(state.clone(), "create Bremen/Hannover post Hannover") == "teutonica-reason-city-full"
    stock = player(state, "red")["stock"]["traders"]
    after = play(state, "create Bremen/Hannover extra trader Hannover").to_dict()
    assert after["cities"] == {"Hannover": ["blue trader", "green trader"]}
    assert after["extra_posts"] == {"Hannover": ["red trader"]}
    assert after["players"]["red"]["stock"]["traders"] == stock + 2
    assert (after["players"]["red"]["markers"], after["players"]["red"]["used_markers"]) == ([], 1)
    assert scored(state, 1, "network") == 1


@EVERY
def test_one_extra_post_marker_at_most_is_used_for_a_created_route_HT_299(edition):
    state = position(
        edition,
        routes={"Bremen/Hannover": three("blue trader")},
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


# Swap.


@EVERY
def test_swap_exchanges_posts_on_neighbouring_occupied_spaces_HT_157(edition):
    state = position(
        edition,
        cities={"Minden": ["red trader", "blue trader", "green trader"], "Hamburg": ["blue trader"]},
        players={"blue": {"markers": ["swap"]}},
    )
    assert [text for text in texts(state) if text.startswith("swap")] == ["swap Minden 1-2", "swap Minden 2-3"]
    assert refused(state, "swap Minden 3-4") == "teutonica-reason-swap-free"
    assert refused(state, "swap Hamburg 1-2") == "teutonica-reason-swap-free"
    with pytest.raises(BadNotation):
        state.parse("swap Minden 1-3")
    play(state, "swap Minden 2-3")
    after = state.to_dict()
    assert after["cities"] == {
        "Minden": ["red trader", "green trader", "blue trader", None],
        "Hamburg": ["blue trader", None, None],
    }
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert after["actions"] == 2
    assert refused(state, "swap Minden 1-2") == "teutonica-reason-no-marker"


@EVERY
def test_swap_stays_within_one_city_HT_157(edition):
    # Neighbours in every list of cities, and Duisburg has a single space.
    cities = {
        "Coellen": ["blue trader", "red trader"],
        "Dortmund": ["blue merchant", "red trader", "blue trader"],
        "Duisburg": ["blue trader"],
        "Emden": ["blue merchant"],
    }
    state = position(edition, cities=cities, players={"blue": {"markers": ["swap"], "desk": {"book": 1}}})
    swaps = [text for text in texts(state) if text.startswith("swap")]
    assert swaps == ["swap Coellen 1-2", "swap Dortmund 1-2", "swap Dortmund 2-3"]


@EVERY
@pytest.mark.parametrize(("left", "right"), [("blue trader", "red merchant"), ("red merchant", "blue trader")])
def test_swap_ignores_shape_colour_and_privilege_HT_158(edition, left, right):
    # Paderborn: white square, black round.
    state = position(
        edition,
        cities={"Paderborn": [left, right]},
        players={"blue": {"markers": ["swap"], "desk": {"privilege": 0}}},
    )
    after = play(state, "swap Paderborn 1-2").to_dict()
    assert after["cities"] == {"Paderborn": [right, left]}


@FIRST_TWO
def test_swapped_posts_may_belong_to_anybody_HT_159(edition):
    given = {
        "cities": {"Minden": ["red trader", "green trader"]},
        "players": {"blue": {"markers": ["swap"]}},
    }
    state = play(position(edition, **given), "swap Minden 1-2")
    assert state.to_dict()["cities"] == {"Minden": ["green trader", "red trader", None, None]}
    assert refused(position("bigbox", **given), "swap Minden 1-2") == "teutonica-reason-swap-own"


@pytest.mark.parametrize(("seat", "other"), [("blue", "red"), ("red", "blue"), ("yellow", "red")])
def test_one_of_the_swapped_posts_must_be_the_users_HT_160(seat, other):
    own, theirs = f"{seat} trader", f"{other} trader"
    state = position(
        "bigbox",
        turn=seat,
        cities={"Minden": [theirs, "green trader", own, theirs]},
        players={seat: {"markers": ["swap"]}},
    )
    assert refused(state, "swap Minden 1-2") == "teutonica-reason-swap-own"
    for spaces, posts in (
        ("2-3", [theirs, own, "green trader", theirs]),
        ("3-4", [theirs, "green trader", theirs, own]),
    ):
        after = play(state.clone(), f"swap Minden {spaces}").to_dict()
        assert after["cities"] == {"Minden": posts}


@EVERY
def test_extra_posts_cannot_be_swapped_HT_161(edition):
    given = {
        "extra_posts": {"Hannover": ["blue trader", "red trader"]},
        "players": {"blue": {"markers": ["swap"]}},
    }
    state = position(edition, **given, cities={"Hannover": ["green trader"]})
    assert not [text for text in texts(state) if text.startswith("swap")]
    assert refused(state, "swap Hannover 1-2") == "teutonica-reason-swap-free"
    with pytest.raises(BadNotation):
        state.parse("swap Hannover 0-1")
    state = position(edition, **given, cities={"Hannover": ["green trader", "blue trader"]})
    assert [text for text in texts(state) if text.startswith("swap")] == ["swap Hannover 1-2"]
    after = play(state, "swap Hannover 1-2").to_dict()
    assert after["extra_posts"] == given["extra_posts"]
    assert after["cities"] == {"Hannover": ["blue trader", "green trader"]}


@EVERY
def test_swapping_onto_a_coin_space_gives_no_point_HT_162(edition):
    # The left space of Groningen has the coin.
    state = position(
        edition,
        cities={"Groningen": ["red trader", "blue merchant"]},
        players={"blue": {"markers": ["swap"]}},
    )
    play(state, "swap Groningen 1-2")
    assert state.to_dict()["cities"] == {"Groningen": ["blue merchant", "red trader"]}
    for seat in ("blue", "red"):
        assert player(state, seat)["prestige"] == {"control": 0, "coin": 0, "connection": 0}


def test_example_of_red_swapping_a_trader_onto_the_black_space_of_perleberg_HT_163():
    state = position(
        "bigbox",
        turn="red",
        cities={"Perleberg": [None, "red trader", "blue merchant"]},
        players={"red": {"markers": ["swap"], "desk": {"privilege": 2}}},
    )
    assert [text for text in texts(state) if text.startswith("swap")] == ["swap Perleberg 2-3"]
    play(state, "swap Perleberg 2-3")
    assert state.to_dict()["cities"] == {"Perleberg": [None, "blue merchant", "red trader"]}


# More actions.


@EVERY
@pytest.mark.parametrize(("marker", "more"), [("actions_3", 3), ("actions_4", 4)])
@pytest.mark.parametrize(("steps", "value"), [(0, 2), (2, 3), (5, 5)])
def test_action_markers_add_three_or_four_whatever_the_actions_value_HT_164(edition, marker, more, steps, value):
    state = position(
        edition,
        players={
            "blue": {
                "markers": [marker],
                "desk": {"actions": steps},
                "supply": {"traders": 11, "merchants": 0},
            }
        },
    )
    assert state.to_dict()["actions"] == value
    play(state, *["place trader Emden/Osnabrück"] * 2)
    play(state, f"use {marker}")
    assert state.to_dict()["actions"] == value - 2 + more
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, f"use {marker}") == "teutonica-reason-no-marker"
    for _ in range(value - 2 + more):
        play(state, next(text for text in texts(state) if text.startswith("place trader")))
    assert refused(state, "place trader Paderborn/Warburg") == "teutonica-reason-no-actions"
    play(state, "end")
    assert (state.actor(), state.to_dict()["actions"]) == (1, 2)


# Develop.


@EVERY
@pytest.mark.parametrize("ability", ["keys", "actions", "privilege", "book", "bank"])
def test_develop_marker_develops_any_one_ability_HT_165(edition, ability):
    state = position(
        edition, markers={}, players={"blue": {"markers": ["develop"], "supply": {"traders": 2, "merchants": 0}}}
    )
    play(state, f"develop {ability}")
    blue = player(state)
    assert blue["desk"] == {name: int(name == ability) for name in ("keys", "actions", "privilege", "book", "bank")}
    traders, merchants = (2, 1) if ability == "book" else (3, 0)
    assert blue["supply"] == {"traders": traders, "merchants": merchants}
    assert (blue["markers"], blue["used_markers"]) == ([], 1)
    assert refused(state, f"develop {ability}") == "teutonica-reason-no-marker"


@EVERY
@pytest.mark.parametrize(("ability", "last"), [("keys", 4), ("actions", 5), ("privilege", 3), ("book", 3), ("bank", 3)])
def test_develop_marker_cannot_go_beyond_the_end_of_a_track_HT_165(edition, ability, last):
    state = position(edition, players={"blue": {"markers": ["develop"], "desk": {ability: last - 1}}})
    assert player(play(state.clone(), f"develop {ability}"))["desk"][ability] == last
    state = position(edition, players={"blue": {"markers": ["develop"], "desk": {ability: last}}})
    assert refused(state, f"develop {ability}") == "teutonica-reason-developed"


def test_example_of_book_developed_by_the_marker_moving_three_pieces_HT_166():
    given = {"routes": {"Emden/Osnabrück": ["blue trader"] * 4}}
    blue = {"markers": ["develop"], "supply": {"traders": 0, "merchants": 0}}
    lifts = ["lift trader Emden/Osnabrück"]
    two = play(position("bigbox", **given, players={"blue": blue}), *lifts * 2)
    assert reason(two, "lift Emden/Osnabrück.3") == "teutonica-reason-no-more-lifts"
    state = play(position("bigbox", **given, players={"blue": blue}), "develop book")
    assert player(state)["supply"] == {"traders": 0, "merchants": 1}
    assert state.to_dict()["actions"] == 2
    play(state, *lifts * 3)
    assert reason(state, "lift Emden/Osnabrück.4") == "teutonica-reason-no-more-lifts"
    play(state, *["put trader Arnheim/Kampen"] * 3)
    after = state.to_dict()
    assert after["routes"] == {
        "Emden/Osnabrück": [None, None, None, "blue trader"],
        "Arnheim/Kampen": three("blue trader"),
    }
    assert after["actions"] == 1


# Remove three.


def remove_position(edition, **given):
    routes = {
        "Emden/Osnabrück": ["red trader", "red merchant", "green trader", "blue trader"],
        "Bremen/Minden": ["yellow trader"],
    }
    return position(
        edition,
        **{
            "routes": routes,
            "players": {
                "blue": {"markers": ["remove_three"], "supply": {"traders": 1, "merchants": 0}},
                "red": {"supply": {"traders": 0, "merchants": 0}},
                "green": {"supply": {"traders": 0, "merchants": 0}},
                "yellow": {"supply": {"traders": 0, "merchants": 0}},
            },
            "markers": {},
        }
        | given,
    )


def removing_three_or_fewer(edition):
    """Three pieces end the removal; after one or two it may be ended, before the first it may not."""
    state = play(remove_position(edition), "use remove_three")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, "done") == "teutonica-reason-remove-one"
    gone = [
        "remove red trader Emden/Osnabrück",
        "remove red merchant Emden/Osnabrück",
        "remove green trader Emden/Osnabrück",
    ]
    left = [
        [None, "red merchant", "green trader", "blue trader"],
        [None, None, "green trader", "blue trader"],
        [None, None, None, "blue trader"],
    ]
    for number, (text, points) in enumerate(zip(gone, left, strict=True), 1):
        play(state, text)
        assert state.to_dict()["routes"] == {"Emden/Osnabrück": points, "Bremen/Minden": ["yellow trader", None, None]}
        if number < 3:
            fewer = play(state.clone(), "done").to_dict()
            assert fewer["routes"]["Emden/Osnabrück"] == points
            assert [question["decision"] for question in fewer["questions"]] == ["turn"]
    after = state.to_dict()
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert (after["turn"], after["actions"]) == ("blue", 2)
    assert reason(state, "remove Bremen/Minden.1") == "teutonica-reason-unasked-remove"


def test_remove_three_takes_three_pieces_or_fewer_off_routes_HT_167():
    removing_three_or_fewer("argentum")
    bigbox = position("bigbox", routes={"Emden/Osnabrück": ["red trader"]})
    assert refused(bigbox, "use remove_three") == "teutonica-reason-other-edition"


def test_remove_three_takes_up_to_three_pieces_off_routes_HT_168():
    removing_three_or_fewer("second")


@FIRST_TWO
@pytest.mark.parametrize(
    "removed",
    [
        ["red trader Emden/Osnabrück", "red merchant Emden/Osnabrück"],
        ["red trader Emden/Osnabrück", "green trader Emden/Osnabrück", "yellow trader Bremen/Minden"],
        ["blue trader Emden/Osnabrück", "yellow trader Bremen/Minden", "red merchant Emden/Osnabrück"],
    ],
)
def test_pieces_removed_may_come_from_several_routes_and_players_HT_169(edition, removed):
    state = play(remove_position(edition), "use remove_three", *[f"remove {piece}" for piece in removed])
    if len(removed) < 3:
        play(state, "done")
    left = [
        f"{piece} {route}"
        for route, pieces in state.to_dict()["routes"].items()
        for piece in pieces
        if piece is not None
    ]
    start = remove_position(edition).to_dict()["routes"]
    before = [f"{piece} {route}" for route, pieces in start.items() for piece in pieces if piece is not None]
    assert sorted(left) == sorted(piece for piece in before if piece not in removed)
    assert len(left) == len(before) - len(removed)


@FIRST_TWO
def test_pieces_removed_go_to_their_owners_supplies_HT_170(edition):
    state = remove_position(edition)
    before = state.to_dict()["players"]
    play(
        state,
        "use remove_three",
        "remove blue trader Emden/Osnabrück",
        "remove red merchant Emden/Osnabrück",
        "remove yellow trader Bremen/Minden",
    )
    after = state.to_dict()["players"]
    assert {seat: after[seat]["supply"] for seat in after} == {
        "blue": {"traders": 2, "merchants": 0},
        "red": {"traders": 0, "merchants": 1},
        "green": {"traders": 0, "merchants": 0},
        "yellow": {"traders": 1, "merchants": 0},
    }
    assert all(after[seat]["stock"] == before[seat]["stock"] for seat in after)


@FIRST_TWO
def test_posts_cannot_be_removed_HT_171(edition):
    cities = {"Emden": ["red merchant"], "Bremen": ["green merchant"]}
    posts_only = position(edition, cities=cities, players={"blue": {"markers": ["remove_three"]}})
    assert refused(posts_only, "use remove_three") == "teutonica-reason-nothing-on-routes"
    state = remove_position(
        edition, routes={"Emden/Osnabrück": ["red trader", "green trader"]}, cities={"Bremen": ["yellow merchant"]}
    )
    play(state, "use remove_three")
    assert texts(state) == ["remove red trader Emden/Osnabrück", "remove green trader Emden/Osnabrück"]


# Move three.


def move_position(**given):
    return position(
        "bigbox",
        **{
            "routes": {
                "Emden/Osnabrück": ["red trader", "red merchant", "green trader", "blue trader"],
                "Dortmund/Duisburg": ["yellow trader", "green trader"],
            },
            "players": {"blue": {"markers": ["move_three"]}},
            "markers": {},
        }
        | given,
    )


def test_move_three_moves_up_to_three_opponents_pieces_to_free_points_HT_172():
    state = play(move_position(), "use move_three")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    play(state, "lift red merchant Emden/Osnabrück", "lift green trader Emden/Osnabrück")
    play(state, "lift yellow trader Dortmund/Duisburg")
    assert reason(state, "lift Emden/Osnabrück.1") == "teutonica-reason-no-more-lifts"
    play(state, "put merchant Bremen/Minden", "put trader Bremen/Minden", "put trader Arnheim/Kampen")
    after = state.to_dict()
    assert after["routes"] == {
        "Emden/Osnabrück": ["red trader", None, None, "blue trader"],
        "Dortmund/Duisburg": [None, "green trader"],
        "Bremen/Minden": ["red merchant", "green trader", None],
        "Arnheim/Kampen": ["yellow trader", None, None],
    }
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert (after["turn"], after["actions"]) == ("blue", 2)
    for edition in ("argentum", "second"):
        other = position(edition, routes={"Emden/Osnabrück": ["red trader"]})
        assert refused(other, "use move_three") == "teutonica-reason-other-edition"


@pytest.mark.parametrize("number", [1, 2])
def test_move_three_may_move_fewer_HT_172(number):
    state = play(move_position(), "use move_three")
    lifts = ["lift red trader Emden/Osnabrück", "lift yellow trader Dortmund/Duisburg"]
    play(state, *lifts[:number], *["put trader Arnheim/Kampen"] * number)
    after = state.to_dict()
    assert after["routes"]["Arnheim/Kampen"] == (["red trader", "yellow trader"][:number] + [None] * 3)[:3]
    assert [question["decision"] for question in after["questions"]] == ["turn"]


@pytest.mark.parametrize(
    "lifted",
    [
        ["red trader Emden/Osnabrück", "red merchant Emden/Osnabrück"],
        ["green trader Emden/Osnabrück", "green trader Dortmund/Duisburg", "red trader Emden/Osnabrück"],
        ["red trader Emden/Osnabrück", "green trader Emden/Osnabrück", "yellow trader Dortmund/Duisburg"],
    ],
)
def test_pieces_of_one_two_or_three_opponents_are_moved_HT_173(lifted):
    state = play(move_position(), "use move_three", *[f"lift {piece}" for piece in lifted])
    play(state, *[f"put {piece.split()[1]} Bremen/Minden" for piece in lifted])
    names = [" ".join(piece.split()[:2]) for piece in lifted]
    assert state.to_dict()["routes"]["Bremen/Minden"] == (names + [None])[:3]


def test_own_pieces_are_not_moved_by_move_three_HT_173():
    state = play(move_position(), "use move_three")
    assert reason(state, "lift Emden/Osnabrück.4") == "teutonica-reason-opponents-only"
    play(state, "lift red trader Emden/Osnabrück")
    assert reason(state, "lift Emden/Osnabrück.4") == "teutonica-reason-opponents-only"
    alone = move_position(routes={"Emden/Osnabrück": ["blue trader"]})
    assert refused(alone, "use move_three") == "teutonica-reason-nothing-on-routes"


def test_moved_pieces_can_change_places_HT_174():
    state = play(
        move_position(),
        "use move_three",
        "lift red merchant Emden/Osnabrück",
        "lift yellow trader Dortmund/Duisburg",
        "put merchant Dortmund/Duisburg",
        "put trader Emden/Osnabrück",
    )
    assert state.to_dict()["routes"] == {
        "Emden/Osnabrück": ["red trader", "yellow trader", "green trader", "blue trader"],
        "Dortmund/Duisburg": ["red merchant", "green trader"],
    }


def test_move_three_displaces_nothing_HT_175():
    state = move_position()
    before = state.to_dict()["players"]
    play(state, "use move_three", "lift red trader Emden/Osnabrück")
    assert refused(state, "put trader Dortmund/Duisburg") == "teutonica-reason-route-full"
    assert not [text for text in texts(state) if text.startswith("displace")]
    play(state, "put trader Bremen/Minden")
    after = state.to_dict()
    assert after["routes"]["Dortmund/Duisburg"] == ["yellow trader", "green trader"]
    assert state.actor() == 0
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    for seat in before:
        assert after["players"][seat]["supply"] == before[seat]["supply"]
        assert after["players"][seat]["stock"] == before[seat]["stock"]
