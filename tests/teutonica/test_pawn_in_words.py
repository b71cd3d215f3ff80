"""The pawn of two players in positions, notation, events and pictures."""

import json
from io import StringIO

import pytest
from clause_tools import play
from pawn_tools import every_model, position, rules, texts
from rich.console import Console

import kogge
from kogge.cli.terminal.dialogue import choose_game
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.teutonica import Picture
from kogge.core.errors import BadNotation, BadPosition
from kogge.games.teutonica.words import MOVE_PAWN, NUM_ACTIONS
from kogge.texts import tell


@every_model
def test_a_position_keeps_the_pawn_and_what_is_left_of_the_turn(model):
    state = kogge.start(rules(model), seed=4)
    for text in ("pawn free Hoya", "pawn free Celle", "place trader Hannover/Minden", "end", "income 3 traders"):
        play(state, text)
        again = state.rules.state_from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_bytes() == state.to_bytes()
        assert again.key() == state.key()
    other = state.to_dict() | {"pawn": "Hoya"}
    assert state.rules.state_from_dict(other).key() != state.key()


def test_a_position_that_says_nothing_is_the_set_up():
    assert texts(position({})) == texts(kogge.start(rules(), seed=1))
    assert position({}).actor() == 1


@pytest.mark.parametrize(
    "data",
    [
        {"pawn": "Atlantis"},
        {"questions": [{"decision": "turn", "seat": "blue"}]},
        {"pawn": "Hesse", "turn": "red", "questions": [{"decision": "pawn_start", "seat": "red"}]},
        {"questions": []},
    ],
)
def test_a_position_with_the_pawn_in_a_wrong_place_is_refused(data):
    with pytest.raises(BadPosition):
        position(data)


def test_a_game_without_a_pawn_knows_no_province():
    base = kogge.ruleset("teutonica", edition="argentum", players=3)
    with pytest.raises(BadPosition):
        base.state_from_dict({"pawn": "Hesse"})
    assert base.text(int(MOVE_PAWN)) == ""
    assert kogge.start(base, seed=1).why_not(int(MOVE_PAWN)).key == "teutonica-reason-no-such-action"


@every_model
def test_moves_of_the_pawn_are_written_and_read(model):
    found = rules(model)
    for action in range(MOVE_PAWN, NUM_ACTIONS):
        text = found.text(action)
        assert not text or found.parse(text) == action
    assert len([action for action in range(MOVE_PAWN, NUM_ACTIONS) if found.text(action)]) == 2 * len(
        found.board_data()["provinces"][model]
    )
    state = position({"pawn": "Twente"}, model)
    action = found.decode(state.parse("pawn paid bo"), state)
    assert (action.verb, action.targets) == ("pawn", ("Börde",))
    assert dict(action.args) == {"province": "Börde", "cost": "paid", "from": "Twente"}


def test_the_pawn_is_told():
    match = kogge.Match(rules(), [kogge.Seat("A"), kogge.Seat("B")], seed=1)
    for text in ("pawn free Twente", "pawn free Cleves", "pawn paid Hesse", "end"):
        match.act(match.actor(), match.state.parse(text))
    told = [str(tell(event, "teutonica")) for event in match.events()]
    assert told == [
        "red puts the pawn into Twente.",
        "Turn 2: blue has 2 actions.",
        "blue moves the pawn from Twente to Cleves.",
        "blue moves the pawn from Cleves to Hesse for an action.",
        "blue ends the turn.",
        "Turn 3: red has 2 actions.",
    ]
    assert str(match.record).splitlines()[-2:] == [
        "1 red: pawn free Twente",
        "2 blue: pawn free Cleves; pawn paid Hesse; end",
    ]


def test_beginnings_of_names_are_enough_and_doubts_are_asked():
    state = position({"pawn": "Twente"})
    assert state.text(state.parse("pawn paid holst")) == "pawn paid Holstein"
    assert state.text(state.parse("pawn Holstein")) == "pawn paid Holstein"
    with pytest.raises(BadNotation):
        state.parse("pawn Cleves")


class Typist:
    """Somebody who types these lines before the game."""

    def __init__(self, *lines):
        self.lines = list(lines)

    def ask(self, prompt, words=()):
        return self.lines.pop(0)


def test_the_dialogue_asks_for_provinces_only_where_there_are_some(capsys):
    two = Typist("teutonica", "c", "argentum", "2", "strict", "", "")
    found, seats = choose_game(Screen(plain=True), two)
    assert str(found) == "teutonica argentum base23 players=2 provinces=strict"
    assert (len(seats), two.lines) == (2, [])
    three = Typist("teutonica", "c", "argentum", "3", "", "")
    found, seats = choose_game(Screen(plain=True), three)
    assert (found.options, len(seats), three.lines) == ((), 3, [])
    assert capsys.readouterr().out.count("Which provinces?") == 1


def picture(state, plain, width):
    names = {"blue": "Anna", "red": "Ben"}
    return Picture(state.rules.board_data(), state.view(0), names, plain, width)


def shown(thing, width=140):
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(thing)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_marks_the_free_points_beside_the_pawn(width):
    state = position({"pawn": "Holstein", "routes": {"Hamburg/Lübeck": ["blue trader"]}})
    drawn = shown(picture(state, False, width).position(), width)
    assert drawn.count("◆") == 2 + 1
    assert "◆ Pawn: Holstein, beside Hamburg/Lübeck." in drawn
    base = kogge.start(kogge.ruleset("teutonica", players=3), seed=1)
    names = {"blue": "Anna", "red": "Ben", "green": "Cleo"}
    assert "◆" not in shown(Picture(base.rules.board_data(), base.view(0), names, False, width).position(), width)


def test_the_plain_picture_says_where_the_pawn_is():
    state = position({"pawn": "Dithmarschen"})
    said = shown(picture(state, True, 200).position(), 400)
    assert "Pawn: Dithmarschen, beside Hamburg/Stade. Within two borders: Diepholz, Verden, Oldenburg, Frisia." in said
    assert "not on the board yet" in shown(picture(position({}), True, 200).position(), 400)


def test_provinces_can_be_looked_up():
    found = picture(position({"pawn": "Holstein"}), True, 200)
    assert shown(found.province("holst"), 400).startswith(
        "Holstein: beside Hamburg/Lübeck. Borders on Mecklenburg. The"
    )
    assert len(shown(found.province(""), 400).splitlines()) == 19
    with pytest.raises(BadNotation):
        found.province("Atlantis")
