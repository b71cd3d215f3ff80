"""What a seat sees of Hansa: open facts, counts, and nothing that is hidden."""

from collections import Counter

import pytest
from hansa_tools import SEATS, every_number, full, has, play, position, rules, start
from librt.random import Random

import kogge
from kogge.games.hansa.names import COLOURS


def unseen_left_out(seats=3):
    """A position in which green has not been seen, and neither has the colour left out."""
    shown = {"Riga": ["orange 1", "brown 1"], "Danzig": ["yellow 1", "blue 1"]}
    piles = [f"green {n}" for n, number in ((1, 4), (2, 5), (3, 4)) for _ in range(number)]
    return position(seats, warehouses=shown, piles=piles + ["orange 2", "brown 3"], left_out=["pink"])


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
        for barrels, number in enumerate(numbers or (), 1):
            counted[f"{colour} {barrels}"] = number
    real = Counter(state.to_dict()["piles"])
    assert all(real[good] == number for good, number in counted.items())
    assert set(view["hidden"]) == set(COLOURS)


def test_nobody_is_told_which_colour_is_left_out():
    state = unseen_left_out()
    assert state.view(0)["left_out"] is None
    assert state.view(0)["hidden"]["green"] is state.view(0)["hidden"]["pink"] is None
    assert state.view(0)["hidden"]["orange"] == [0, 1, 0]
    other = position(
        3,
        **{
            **{key: value for key, value in state.to_dict().items() if key not in ("viewer",)},
            "left_out": ["green"],
            "piles": [good.replace("green", "pink") for good in state.to_dict()["piles"]],
        },
    )
    for seat in range(3):
        assert other.view(seat) == state.view(seat)
        assert other.seen_by(seat).to_bytes() == state.seen_by(seat).to_bytes()


def test_worlds_have_either_colour_left_out():
    state = unseen_left_out()
    out = Counter()
    for seed in range(200):
        world = state.seen_by(1)
        world.determinize(Random(seed))
        rules(3).game.check(world)
        data = world.to_dict()
        out[data["left_out"][0]] += 1
        assert data["left_out"][0] not in {good.split()[0] for good in data["piles"]}
    assert set(out) == {"green", "pink"}
    assert min(out.values()) > 60


@pytest.mark.parametrize("seats", [2, 3])
def test_the_colours_left_out_are_known_once_all_others_have_been_seen(seats):
    state = start(seats)
    bot = kogge.bot("random", seed=5)
    while not state.is_over():
        known = state.view(0)["left_out"]
        assert known in (None, state.to_dict()["left_out"])
        state.apply(bot.choose(state.seen_by(state.actor())))
    assert state.view(0)["left_out"] == state.to_dict()["left_out"]


def test_a_marker_drawn_makes_its_colour_known():
    state = unseen_left_out()
    assert state.view(0)["left_out"] is None
    play(state, "refill")
    assert state.view(0)["left_out"] == ["pink"]
    assert state.view(0)["hidden"]["pink"] == [0, 0, 0]


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
