"""Taxes and tolls, and the example of two turns (HA-063 to HA-066)."""

import pytest
from hansa_tools import (
    all_markers,
    asked,
    booths,
    full,
    goods,
    has,
    offered,
    play,
    position,
    refused,
    talers,
    told,
)


@pytest.mark.parametrize("before", [0, 2, 3, 4, 9])
def test_three_talers_are_kept_HA_063(before):
    state = position(players={"blue": has(before)}, warehouses=full())
    play(state, "end")
    assert talers(state)[0] == min(before, 3)


def test_taxes_are_told_HA_063():
    state = position(players={"blue": has(5)}, warehouses=full())
    assert told(state, "end") == [
        "blue ends the turn.",
        "blue pays 2 talers of taxes.",
        "Turn 14: red takes 3 talers and has 6.",
    ]


@pytest.mark.parametrize("given", ["orange 1", "orange 3", "brown 2", "pink 2"])
def test_three_markers_of_choice_are_kept_HA_064(given):
    own = ["orange 1", "orange 3", "brown 2", "pink 2"]
    state = position(players={"blue": has(6, ", ".join(own))}, warehouses=full())
    before = all_markers(state)
    play(state, "end")
    assert asked(state) == ("blue", "taxes")
    assert offered(state, "give") == sorted(own)
    assert refused(state, "give blue 1") == "not-owned"
    assert refused(state, "sail Danzig") == "first"
    play(state, f"give {given}")
    own.remove(given)
    assert goods(state) == own
    assert before - all_markers(state) == {given: 1}
    assert asked(state)[0] == "red"


def test_as_many_as_are_above_three_are_given_up_HA_064():
    state = position(players={"blue": has(6, "orange 1, orange 1, orange 2, brown 1, brown 2, pink 2")})
    play(state, "end", "give orange 1", "give pink 2")
    assert asked(state) == ("blue", "taxes")
    play(state, "give brown 2")
    assert goods(state) == ["orange 1", "orange 2", "brown 1"]
    assert asked(state)[0] == "red"


def test_like_markers_are_no_choice_HA_064():
    state = position(players={"blue": has(6, "orange 2, orange 2, orange 2, orange 2, orange 2")})
    play(state, "end")
    assert goods(state) == ["orange 2"] * 3
    assert asked(state)[0] == "red"


def test_the_limits_hold_only_at_the_end_of_the_own_turn_HA_065():
    four = "orange 1, orange 2, brown 1, brown 2"
    state = position(players={"blue": has(9, four), "red": has(7, four)}, warehouses=full())
    play(state, "buy blue 2")  # five markers and eight talers in the own turn
    assert (talers(state)[0], len(goods(state))) == (8, 5)
    play(state, "end", "give blue 2", "give brown 1")
    assert (talers(state)[1], len(goods(state, "red"))) == (10, 4)  # others keep theirs
    play(state, "end")
    assert asked(state) == ("red", "taxes")


def test_example_8_two_turns_HA_066():
    """Grey is blue here, purple is green: blue has most booths in Tønsberg, green in Copenhagen."""
    state = position(
        3,
        players={"blue": has(6, "brown 3"), "red": has(3), "green": has(3)},
        booths={"Copenhagen": {"green": 2}, "Tønsberg": {"blue": 2, "red": 1}},
        warehouses=full(Riga=[None, None]),
    )
    play(state, "refill")
    assert talers(state) == [5, 3, 3]
    play(state, "buy blue 2")
    assert talers(state) == [4, 3, 4]
    play(state, "sail Tønsberg")
    assert talers(state) == [3, 3, 4]
    play(state, "buy blue 1")
    assert talers(state) == [3, 3, 4]
    play(state, "sail Stockholm", "sail Reval")
    assert talers(state) == [1, 3, 4]
    play(state, "build brown 3")
    assert booths(state, "Reval") == {"blue": 3}
    play(state, "end")
    assert goods(state) == ["blue 1", "blue 2"]
    assert asked(state)[0] == "red"
    assert talers(state) == [1, 6, 4]
    play(state, "end")
    assert talers(state) == [1, 3, 7]
    assert asked(state)[0] == "green"
