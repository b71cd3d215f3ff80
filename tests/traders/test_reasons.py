"""Why something is not possible: every reason is given where it applies, and says what to do."""

import re
from pathlib import Path

import pytest
from playing import play
from traders_tools import claimable, contracts, goal, in_city, position

import kogge
from kogge.core.state import State
from kogge.games.traders.words import NUM_ACTIONS

SOURCE = Path(kogge.__file__).parent
ALL = set(re.findall(r"^(traders-reason-[\w-]+) =", (SOURCE / "texts" / "en" / "traders.ftl").read_text("utf-8"), re.M))
OWNED = [f"{region} red/blue" for region in ("west", "central", "east")]


def ending() -> State:
    """Blue ends a turn: explorer B can be claimed; red has supplier B, and specialist A asks for four with blue."""
    players = {"blue": {"contracts": OWNED}, "red": {"city_tiles": ["Reval", "Riga"]}}
    sides = goal("explorer B", "specialist A", "monopolist B") | {"supplier B": "red"}
    state = position(
        players=players,
        cities={"Reval": [], "Riga": []},
        achievements={side: sides[side] for side in ("explorer B", "specialist A", "monopolist B", "supplier B")},
        taken=["sail"],
    )
    return play(state, "end")


CASES = {
    "over": (lambda: position(questions=[]), "sail Danzig", "The game is over."),
    "first": (ending, "sail Danzig", "The turn is ending. blue: you may claim an achievement (explorer), or be done."),
    "unasked-done": (position, "done", "Nothing is open that could be done with. To finish your turn: end."),
    "unasked-claim": (position, "claim banker A", "Achievements are claimed at the end of a turn: end it first."),
    "again-load": (
        lambda: play(position(), "load yellow"),
        "load yellow",
        "You have loaded in this turn; the second action must be another one.",
    ),
    "again-unload": (
        lambda: play(in_city("Reval", "red red", ["red/grey", "red/black"]), "unload red/grey"),
        "unload 2",
        "You have unloaded in this turn; the second action must be another one.",
    ),
    "again-sail": (
        lambda: play(position(), "sail Sound"),
        "sail Lübeck",
        "You have sailed in this turn; the second action must be another one.",
    ),
    "no-actions": (
        lambda: position(taken=["load", "unload"]),
        "sail Danzig",
        "A turn has 2 actions, and you have taken both: load, unload.",
    ),
    "one-action": (position, "end", "A turn has at least one action: load, unload or sail."),
    "not-aboard": (position, "drop red", "There is no red cube aboard."),
    "at-sea": (
        lambda: position(players={"blue": {"ship": "Sound"}}),
        "load yellow",
        "Your ship is at sea, in Sound. Loading and unloading need a city.",
    ),
    "supply": (
        lambda: in_city("Stettin"),
        "load yellow yellow",
        "Stettin supplies only one yellow cube in one action.",
    ),
    "room": (
        lambda: in_city("Stettin", "red red red red"),
        "load yellow green",
        "A ship holds 5 cubes, and yours has room for 1. Drop a cube first.",
    ),
    "place-empty": (
        lambda: in_city("Reval", "red", ["red/grey", "red/black"]),
        "unload 3",
        "There is no contract in place 3 of Reval.",
    ),
    "cubes": (
        lambda: in_city("Danzig", "red", ["red/grey", "red/green"]),
        "unload 1 2",
        "These contracts together in Danzig need more cubes: red, grey, green.",
    ),
    "stay": (position, "sail Lübeck", "Your ship is in Lübeck; staying there is not sailing."),
    "far": (position, "sail London", "London is 8 hexes away; a ship sails 3 at most."),
    "tile-not-in-play": (ending, "claim banker A", "The achievement banker is not in play in this game."),
    "other-side": (
        ending,
        "claim explorer A",
        "The tile explorer lies with side B up. Write: claim explorer B",
    ),
    "tile-taken": (ending, "claim supplier A", "The achievement supplier belongs to red."),
    "not-fulfilled": (ending, "claim specialist A", "specialist: you have 3 of 4."),
}


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given_and_is_a_sentence(reason):
    state_of, typed, sentence = CASES[reason]
    state = state_of()
    message = state.why_not(state.rules.parse(typed))
    assert message is not None
    assert message.key == f"traders-reason-{reason}"
    assert str(message) == sentence


def test_a_number_that_is_no_action_has_a_reason():
    state = position()
    for number in (-1, NUM_ACTIONS, 10**12):
        assert str(state.why_not(number)) == f"There is no action {number:,} on this board."
    assert {reason.removeprefix("traders-reason-") for reason in ALL} == CASES.keys() | {"no-such-action"}


@pytest.mark.parametrize(
    "state",
    [position(), in_city("Reval", "red black", ["red/grey", "red/black"]), ending(), claimable("explorer B")],
    ids=["start", "reval", "ending", "sailed"],
)
def test_exactly_what_is_legal_has_no_reason(state):
    legal = set(state.legal_actions())
    for action in range(NUM_ACTIONS):
        reason = state.why_not(action)
        assert (reason is None) == (action in legal)
        if reason is not None:
            assert "[" not in str(reason)
    assert contracts("west", "red/blue") == OWNED[:1]
