"""The example of play of the rulebook: turns five and six of Adam (blue), Bianca (red) and Cesar (green)."""

from playing import offered, play, verbs
from traders_tools import cargo, contracts, lying, player, position, sheet

from kogge.core.state import State


def turn_five() -> State:
    """Before Adam's fifth turn: he lies north of Danzig, has emptied Falsterbo, and has three green contracts."""
    adam = {
        "ship": "Stockholm",
        "cargo": {"grey": 2, "green": 1, "yellow": 1},
        "contracts": contracts("central", "red/green", "green/brown", "green/black"),
        "city_tiles": ["Falsterbo"],
    }
    bianca = {"ship": "Humber", "cargo": {"red": 2, "yellow": 1}}
    cesar = {"ship": "Hamburg", "cargo": {"yellow": 1}}
    return position(
        players={"blue": adam, "red": bianca, "green": cesar},
        cities={
            "Falsterbo": [],
            "Danzig": ["grey/green", "yellow/grey"],
            "Bergen": ["red/green", "red/yellow"],
            "Newcastle": ["yellow/green", "brown/black", "grey/blue"],
            "Lübeck": ["brown/black"],
        },
        achievements={"supplier B": None, "specialist B": None, "explorer A": None, "merchant A": None},
    )


def after_adam() -> State:
    return play(turn_five(), "sail Danzig", "unload grey/green grey/yellow", "end", "claim supplier")


def after_bianca() -> State:
    return play(after_adam(), "sail Bergen", "unload red/green red/yellow", "end")


def after_turn_five() -> State:
    return play(after_bianca(), "load green brown", "sail Newcastle", "end")


def test_adam_empties_danzig_and_chooses_one_of_two_achievements_TR_044():
    state = play(turn_five(), "sail Danzig", "unload grey/green grey/yellow")
    assert cargo(state) == {}
    assert lying(state, "Danzig") == []
    assert player(state)["city_tiles"] == ["Falsterbo", "Danzig"]
    assert sheet(state, "cities") == [4, 0, 0]
    play(state, "end")
    assert offered(state, "claim") == {"supplier B", "specialist B"}
    play(state, "claim supplier")
    assert sheet(state, "achievements") == [3, 0, 0]
    assert state.actor() == 1


def test_bianca_pays_red_green_with_red_alone_and_empties_bergen_TR_045():
    state = play(after_adam(), "sail Bergen")
    assert "red/yellow red/green" in offered(state, "unload")
    play(state, "unload red/green red/yellow")
    assert cargo(state, "red") == {}
    assert player(state, "red")["contracts"] == contracts("west", "red/yellow", "red/green")
    assert player(state, "red")["city_tiles"] == ["Bergen"]
    assert sheet(state, "cities") == [4, 2, 0]


def test_cesar_pays_two_contracts_with_three_cubes_in_newcastle_TR_046():
    state = after_turn_five()
    assert player(state, "green")["ship"] == "Newcastle"
    assert cargo(state, "green") == {"yellow": 1, "green": 1, "brown": 1}
    play(state, "load black brown", "sail Lübeck", "end", "done", "load green green", "sail Helgoland", "end")
    play(state, "unload green/yellow brown/black")
    assert cargo(state, "green") == {}
    assert player(state, "green")["contracts"] == contracts("west", "yellow/green", "brown/black")
    assert lying(state, "Newcastle") == ["grey/blue"]
    play(state, "load black red")
    assert cargo(state, "green") == {"red": 1, "black": 1}
    assert verbs(state) == {"drop", "end"}


def test_adam_reaches_luebeck_and_bianca_sails_south_TR_047():
    state = play(after_turn_five(), "load black brown")
    assert cargo(state) == {"black": 1, "brown": 1}
    play(state, "sail Lübeck", "end")
    assert player(state)["ship"] == "Lübeck"
    # The other achievement of turn five is now asked for, too: it was only put off.
    assert offered(state, "claim") == {"specialist B"}
    play(state, "done", "load green green")
    assert cargo(state, "red") == {"green": 2}
    play(state, "sail Hamburg", "end")  # three hexes south
    assert player(state, "red")["ship"] == "Hamburg"
    play(state, "load red black", "end")
    assert "brown/black" in offered(state, "unload")  # what Adam is waiting for
