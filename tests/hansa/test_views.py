"""What a seat sees of Hansa: open facts, counts, and nothing that is hidden."""

from collections import Counter

import pytest
from hansa_tools import SEATS, every_number, full, has, play, position, start
from librt.random import Random

from kogge.games.hansa.names import COLOURS


def test_all_seats_and_spectators_see_the_same():
    state = position(warehouses=full())
    views = [state.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    assert [view.pop("seat") for view in views] == [None, *SEATS]
    assert all(view == views[0] for view in views)


def test_a_view_has_the_facts_a_player_would_count():
    booths = {"Danzig": {"blue": 2, "red": 3}, "Riga": {"blue": 1}, "Kalmar": {"red": 1, "green": 1}}
    state = position(booths=booths, players={"red": has(3, "orange 1", "brown 3")}, warehouses=full())
    view = state.view(0)
    assert view["majorities"] == {"Danzig": "red", "Riga": "blue"}
    assert view["prices"]["Danzig"] == {"talers": 1, "to": "red"}
    assert view["prices"]["Riga"] == {"talers": 0, "to": None}
    assert view["prices"]["Kalmar"] == {"talers": 1, "to": None}
    assert view["scores"]["red"] == {"unsold": 1, "sold": 4, "cities": 4, "monopolies": 0, "total": 9}
    assert view["scores"]["blue"]["monopolies"] == 4
    assert view["piles"] == [11, 13, 13, 13, 12]  # two of red's markers came from there
    assert view["last_round"] is False
    assert view["winners"] == []
    assert view["actor"] == "blue"


@every_number
def test_hidden_markers_are_counted_by_colour(seats):
    state = start(seats)
    view = state.view(0)
    counted = Counter()
    for colour, numbers in view["hidden"].items():
        for barrels, number in enumerate(numbers, 1):
            counted[f"{colour} {barrels}"] = number
    real = Counter(state.to_dict()["piles"])
    assert counted == Counter({good: real[good] for good in counted})
    assert sum(counted.values()) == sum(view["piles"])
    assert set(view["hidden"]) == set(COLOURS) - set(view["left_out"])


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_knows_which_colours_are_left_out(seats):
    state = start(seats)
    left_out = state.to_dict()["left_out"]
    assert len(left_out) == 4 - seats
    assert all(state.view(viewer)["left_out"] == left_out for viewer in (None, *range(seats)))
    world = state.seen_by(0)
    world.determinize(Random(1))
    assert world.to_dict()["left_out"] == left_out


def test_a_refill_counts_as_something_revealed():
    state = position(warehouses=full(Riga=[None, None]))
    before = state.reveals()
    play(state, "refill")
    assert state.reveals() == before + 1
    play(state, "sail Danzig", "buy blue 3", "end")
    assert state.reveals() == before + 1


def test_the_prompt_says_where_the_ship_is_and_what_is_to_be_done():
    state = position(warehouses=full(Riga=[None, None]))
    prompt = state.rules.game.prompt
    assert str(prompt(state)) == "blue: in Copenhagen with 6 talers. A marker costs 1 taler."
    play(state, "buy blue 2")
    assert str(prompt(state)) == "blue: in Copenhagen with 5 talers, action taken."
    must = position(warehouses={}, players={"blue": has(1)})
    assert str(prompt(must)) == "blue: in Copenhagen with 1 taler. All warehouses are empty: refill."
    own = position(warehouses=full(), booths={"Copenhagen": {"red": 1}})
    assert str(prompt(own)) == "blue: in Copenhagen with 6 talers. A marker costs 1 taler for red."
    assert str(prompt(play(own, "sail Danzig"))) == "blue: in Danzig with 5 talers. A marker costs 1 taler."
