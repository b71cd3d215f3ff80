"""The turn and sailing (TR-009 to TR-014)."""

import itertools

import pytest
from playing import offered, play, refused, texts, verbs
from traders_tools import BOARD, SEATS, every_number, in_city, player, position, rules

import kogge

NAMES = [one.name for one in BOARD.hexes]
PLACES = {one.name: (one.column, one.row) for one in BOARD.hexes}


def neighbours(name: str) -> set[str]:
    """The hexes beside a hex, from the grid alone."""
    column, row = PLACES[name]
    steps = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]
    return {other for other in NAMES if (PLACES[other][0] - column, PLACES[other][1] - row) in steps}


def within(name: str, hexes: int) -> set[str]:
    """The hexes that can be reached over at most so many hexes, without where one is."""
    found = {name}
    for _ in range(hexes):
        found |= set().union(*(neighbours(one) for one in found))
    return found - {name}


@every_number
def test_turns_go_clockwise_and_have_one_or_two_actions_TR_009(players):
    state = kogge.start(rules(players), seed=1)
    for turn in range(2 * players):
        assert state.actor() == turn % players
        play(state, "sail Falsterbo" if player(state, SEATS[turn % players])["ship"] == "Lübeck" else "sail Lübeck")
        assert state.actor() == turn % players
        if turn % 2:
            play(state, texts(state, "load")[0])
            assert verbs(state) <= {"drop", "end"}
        play(state, "end")


def test_the_actions_are_of_different_kinds_in_any_order_TR_010():
    pair = ["red/grey", "red/black"]
    start = in_city("Reval", "red red black", pair)
    ways = {"load": "load grey", "unload": "unload red/grey", "sail": "sail Hangö"}
    for first, second in itertools.permutations(ways, 2):
        if "sail" in (first, second):
            continue
        state = play(start.clone(), ways[first])
        for verb in (first,):
            assert refused(state, ways[verb].split()[0]) == f"traders-reason-again-{verb}"
        play(state, ways[second])
        assert verbs(state) <= {"drop", "end"}
        assert refused(state, "sail Hangö") == "traders-reason-no-actions"
    state = play(start.clone(), "sail Hangö")
    assert refused(state, "sail Riga") == "traders-reason-again-sail"
    play(state, "end")
    for first in ("load", "unload"):
        state = play(start.clone(), ways[first], "sail Hangö")
        assert refused(state, "sail Riga") == "traders-reason-again-sail"
        assert verbs(state) <= {"drop", "end"}
    arriving = position(players={"blue": {"ship": "Hangö", "cargo": {"red": 1}}}, cities={"Reval": pair})
    assert "unload" in verbs(play(arriving.clone(), "sail Reval"))
    assert "load" in verbs(play(arriving.clone(), "sail Reval"))


def test_at_least_one_action_is_taken_TR_011():
    for hexagon in NAMES:
        state = position(players={"blue": {"ship": hexagon, "cargo": {}}})
        assert refused(state, "end") == "traders-reason-one-action"
        assert offered(state, "sail")  # there is always somewhere to go
        assert hexagon not in offered(state, "sail")
        assert refused(state, f"sail {hexagon}") == "traders-reason-stay"
        play(state, f"sail {next(iter(neighbours(hexagon)))}", "end")
        assert state.actor() == 1


@pytest.mark.parametrize("hexagon", NAMES)
def test_a_ship_sails_over_at_most_three_neighbouring_hexes_TR_012(hexagon):
    state = position(players={"blue": {"ship": hexagon}})
    assert offered(state, "sail") == within(hexagon, 3)
    for far in set(NAMES) - within(hexagon, 3) - {hexagon}:
        assert refused(state, f"sail {far}") == "traders-reason-far"


def test_ships_pass_and_share_hexes_TR_013():
    # The only way from Lübeck to Kattegat leads through the Sound.
    others = {"ship": "Sound"}
    state = position(players={"red": others, "green": others})
    play(state, "sail Kattegat", "end", "sail Kattegat", "end", "sail Kattegat", "end")
    assert [player(state, seat)["ship"] for seat in SEATS[:3]] == ["Kattegat"] * 3


def test_cities_can_be_sailed_through_TR_014():
    # Hamburg is two hexes from London, and only Brügge lies between them.
    assert neighbours("London") & neighbours("Hamburg") == {"Brügge"}
    assert player(play(in_city("London"), "sail Hamburg"))["ship"] == "Hamburg"
    # Lübeck and Danzig are three hexes apart, through Falsterbo or Stettin.
    assert "Danzig" in offered(kogge.start(rules(), seed=1), "sail")
