"""The bonus marker that swaps two posts (HT-157 to HT-163)."""

import pytest
from clause_tools import every_edition, first_two_editions, play, player, position, prestige, refused, texts

from kogge.core.errors import BadNotation


@every_edition
def test_swap_exchanges_posts_on_neighbouring_occupied_spaces_HT_157(edition):
    state = position(
        edition,
        cities={"Minden": ["red trader", "blue trader", "green trader"], "Hamburg": ["blue trader"]},
        players={"blue": {"markers": ["swap"]}},
    )
    assert texts(state, "swap") == ["swap Minden 1-2", "swap Minden 2-3"]
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


@every_edition
def test_swap_stays_within_one_city_HT_157(edition):
    # Neighbours in every list of cities, and Duisburg has a single space.
    cities = {
        "Coellen": ["blue trader", "red trader"],
        "Dortmund": ["blue merchant", "red trader", "blue trader"],
        "Duisburg": ["blue trader"],
        "Emden": ["blue merchant"],
    }
    state = position(edition, cities=cities, players={"blue": {"markers": ["swap"], "desk": {"book": 1}}})
    swaps = texts(state, "swap")
    assert swaps == ["swap Coellen 1-2", "swap Dortmund 1-2", "swap Dortmund 2-3"]


@every_edition
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


@first_two_editions
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


@every_edition
def test_extra_posts_cannot_be_swapped_HT_161(edition):
    given = {
        "extra_posts": {"Hannover": ["blue trader", "red trader"]},
        "players": {"blue": {"markers": ["swap"]}},
    }
    state = position(edition, **given, cities={"Hannover": ["green trader"]})
    assert not texts(state, "swap")
    assert refused(state, "swap Hannover 1-2") == "teutonica-reason-swap-free"
    with pytest.raises(BadNotation):
        state.parse("swap Hannover 0-1")
    state = position(edition, **given, cities={"Hannover": ["green trader", "blue trader"]})
    assert texts(state, "swap") == ["swap Hannover 1-2"]
    after = play(state, "swap Hannover 1-2").to_dict()
    assert after["extra_posts"] == given["extra_posts"]
    assert after["cities"] == {"Hannover": ["blue trader", "green trader"]}


@every_edition
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
        assert prestige(state, seat) == {"control": 0, "coin": 0, "connection": 0}


def test_example_of_red_swapping_a_trader_onto_the_black_space_of_perleberg_HT_163():
    state = position(
        "bigbox",
        turn="red",
        cities={"Perleberg": [None, "red trader", "blue merchant"]},
        players={"red": {"markers": ["swap"], "desk": {"privilege": 2}}},
    )
    assert texts(state, "swap") == ["swap Perleberg 2-3"]
    play(state, "swap Perleberg 2-3")
    assert state.to_dict()["cities"] == {"Perleberg": [None, "blue merchant", "red trader"]}
