"""What is in the box, and how a game of Hansa begins (HA-001 to HA-015)."""

from collections import Counter
from random import Random

import pytest
from hansa_tools import (
    CITIES,
    IN_ORDER,
    SEATS,
    all_markers,
    booths,
    every_number,
    offered,
    play,
    player,
    position,
    refused,
    rules,
    start,
    talers,
)
from librt.random import Random as FastRandom

import kogge
from kogge.games.hansa.names import COLOURS


def first_booths(seats=4, seed=1):
    """A game after all first booths have been placed: everybody in the same three cities."""
    state = start(seats, seed)
    for city in ("Danzig", "Riga", "Lübeck"):
        play(state, *[f"place {city}"] * seats)
    return state


@pytest.mark.parametrize(("seats", "possible"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_three_or_four_play_HA_001(seats, possible):
    if possible:
        assert start(seats).rules.players == seats
        assert len(start(seats).scores()) == seats
    else:
        with pytest.raises(kogge.BadRuleset):
            rules(seats)


def test_the_box_has_78_markers_in_six_colours_HA_002():
    markers = all_markers(start(4))
    assert sum(markers.values()) == 78
    assert COLOURS == ("orange", "brown", "yellow", "green", "blue", "pink")
    assert markers == {f"{colour} {barrels}": n for colour in COLOURS for barrels, n in ((1, 4), (2, 5), (3, 4))}


@pytest.mark.parametrize(("seats", "left", "out"), [(2, 52, 2), (3, 65, 1), (4, 78, 0)])
def test_whole_colours_leave_the_game_with_fewer_players_HA_003(seats, left, out):
    for seed in range(10):
        state = start(seats, seed)
        markers = all_markers(state)
        assert sum(markers.values()) == left
        missing = set(COLOURS) - {good.split()[0] for good in markers}
        assert len(missing) == out
        assert sorted(state.to_dict()["left_out"]) == sorted(missing)


@pytest.mark.parametrize(("seats", "sets"), [(2, 15), (3, 6)])
def test_the_colours_left_out_are_drawn_at_random_HA_004(seats, sets):
    game = rules(seats).game
    drawn = Counter(game.deal(rules(seats), Random(seed)).left_out for seed in range(60 * sets))
    assert len(drawn) == sets
    assert min(drawn.values()) > 30


@every_number
def test_every_warehouse_starts_with_one_open_marker_HA_005(seats):
    shown = start(seats).view(0)["warehouses"]
    assert list(shown) == CITIES
    assert [len(shown[city]) for city in CITIES] == [IN_ORDER.count(city) for city in CITIES]
    assert {len(row) for row in shown.values()} == {1, 2}
    assert all(good.split()[0] in COLOURS for row in shown.values() for good in row)


@every_number
def test_example_1_spaces_are_filled_in_number_order_HA_006(seats):
    state = start(seats)
    deal = state.rules.game.deal_to_text(state.rules, state.rules.game.deal(state.rules, Random("1")))
    first = deal["warehouses"].split(",")
    assert IN_ORDER[:2] == ["Tønsberg", "Tønsberg"]
    assert IN_ORDER[-1] == "Riga"
    filled = {}
    for city, good in zip(IN_ORDER, first, strict=True):
        filled.setdefault(city, []).append(f"{good[:-1]} {good[-1]}")
    dealt = state.rules.game.deal_from_text(state.rules, deal)
    assert state.rules.game.start(state.rules, dealt).to_dict()["warehouses"] == filled


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [8, 8, 8, 7, 7]), (3, [11, 10, 10, 10, 10]), (4, [13, 13, 13, 13, 12])]
)
def test_five_piles_in_a_fixed_order_HA_007(seats, sizes):
    state = first_booths(seats)
    assert state.view()["piles"] == sizes
    deal = state.rules.game.deal_to_text(state.rules, state.rules.game.deal(state.rules, Random("1")))
    assert [len(pile.split(",")) for pile in deal["piles"].split("/")] == sizes
    drawn = state.to_dict()["piles"]
    assert [good.replace(" ", "") for good in drawn] == deal["piles"].replace("/", ",").split(",")
    emptied = position(seats, warehouses={"Riga": start(seats).to_dict()["warehouses"]["Riga"]}, piles=drawn[-30:])
    assert emptied.view()["piles"][-1] == sizes[-1]
    play(emptied, "refill")
    assert sum(emptied.view()["piles"]) == 18
    assert emptied.view()["piles"][-1] == sizes[-1]


@every_number
def test_nobody_sees_the_markers_in_the_piles_HA_008(seats):
    state = first_booths(seats)
    for viewer in (None, *range(seats)):
        assert state.view(viewer)["piles"] == list(state.variant.pile_sizes)
    for seat in range(seats):
        seen, dealt = state.seen_by(seat), set()
        for seed in range(20):
            world = state.seen_by(seat)
            world.determinize(FastRandom(seed))
            dealt.add(tuple(world.to_dict()["piles"]))
            assert world.seen_by(seat).to_bytes() == seen.to_bytes()
            assert world.view(seat) == state.view(seat)
        assert len(dealt) == 20


@every_number
def test_the_ship_starts_in_copenhagen_HA_009(seats):
    assert start(seats).to_dict()["ship"] == "Copenhagen"
    assert first_booths(seats).to_dict()["ship"] == "Copenhagen"


@every_number
def test_everybody_starts_with_15_booths_and_3_talers_HA_010(seats):
    state = start(seats)
    for seat in SEATS[:seats]:
        assert player(state, seat) == {"talers": 3, "goods": [], "sold": [], "in_hand": 15}
    assert state.to_dict()["booths"] == {}


@every_number
def test_two_booths_together_in_each_of_three_rounds_HA_011(seats):
    state = start(seats)
    order = []
    for city in ("Danzig", "Riga", "Lübeck"):
        for seat in SEATS[:seats]:
            order.append(SEATS[state.actor()])
            assert {text.split()[0] for text in map(state.text, state.legal_actions())} == {"place"}
            before = booths(state, city).get(seat, 0)
            play(state, f"place {city}")
            assert booths(state, city)[seat] == before + 2
    assert order == SEATS[:seats] * 3
    assert SEATS[state.actor()] == "blue"
    assert "place" not in {text.split()[0] for text in map(state.text, state.legal_actions())}


@every_number
def test_copenhagen_is_not_allowed_at_first_HA_012(seats):
    state = start(seats)
    for _ in range(3 * seats):
        assert "Copenhagen" not in offered(state, "place")
        assert refused(state, "place Copenhagen") == "not-at-start"
        state.apply(state.legal_actions()[0])


@every_number
def test_the_three_cities_of_a_player_differ_HA_013(seats):
    state = start(seats)
    play(state, *["place Danzig"] * seats)
    assert refused(state, "place Danzig") == "placed-there"
    play(state, *["place Riga"] * seats)
    assert set(offered(state, "place")) == set(CITIES) - {"Copenhagen", "Danzig", "Riga"}


@every_number
def test_booths_of_others_do_not_matter_HA_014(seats):
    state = play(start(seats), "place Danzig")
    assert "Danzig" in offered(state, "place")
    play(state, "place Danzig")
    assert booths(state, "Danzig") == {"blue": 2, "red": 2}


def test_example_3_after_setting_up_HA_015():
    state = start(3)
    places = {
        "blue": ["Aalborg", "Danzig", "Reval"],
        "red": ["Stockholm", "Danzig", "Lübeck"],
        "green": ["Kalmar", "Riga", "Tønsberg"],
    }
    for number in range(3):
        play(state, *[f"place {cities[number]}" for cities in places.values()])
    for seat, cities in places.items():
        assert player(state, seat)["in_hand"] == 9
        assert all(booths(state, city)[seat] == 2 for city in cities)
    assert talers(state) == [6, 3, 3]  # the first turn has begun
