"""Games with missions and favours, recorded and drawn: every tile is bought, all round trips hold, nothing leaks."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from rich.console import Console

import kogge
from kogge.bots.teutonica.evaluation import is_same_but_for_actions
from kogge.cli.terminal.teutonica import Picture
from kogge.core.errors import BadPosition
from kogge.games.teutonica.names import FAVOUR_NAMES

FOLDER = Path(__file__).parents[1] / "records"
FILES = [*sorted(FOLDER.glob("bigbox-missions*.txt")), *sorted(FOLDER.glob("bigbox-favours*.txt"))]
BOTH = kogge.read_record(FOLDER / "bigbox-missions-favours-4.txt")
STATES = [state.clone() for state in BOTH.states()]
RUNNING = [state for state in STATES if not state.is_over()]


def test_every_combination_and_number_of_players_has_a_record():
    found = {(dict(rules.options)["missions"], dict(rules.options)["favours"], rules.players) for rules in RULES}
    assert found == {
        (missions, favours, players)
        for missions in ("off", "on")
        for favours in ("off", "on")
        for players in (3, 4, 5)
        if "on" in (missions, favours)
    }


RULES = [kogge.read_record(file).rules for file in FILES]


def test_every_tile_is_bought_and_every_question_asked_in_some_record():
    bought, asked = set(), set()
    for file in FILES:
        for step in kogge.read_record(file).steps():
            bought |= {event.args["favour"] for event in step.events if event.kind == "buy"}
            asked |= {question["decision"] for question in step.before.to_dict()["questions"]}
    assert bought == set(FAVOUR_NAMES)
    assert asked >= {"begin", "turn", "bought", "favour_fee", "echo", "reply"}


@given(state=st.sampled_from(RUNNING), seat=st.integers(0, 3), seed=st.integers(0, 2**60))
@settings(deadline=None)
def test_dealing_anew_changes_nothing_that_a_seat_knows(state, seat, seed):
    seen, world = state.seen_by(seat), state.seen_by(seat)
    world.determinize(Random(seed))
    state.rules.game.check(world)
    assert world.view(seat) == seen.view(seat) == state.view(seat)
    assert world.seen_by(seat).to_bytes() == seen.to_bytes()
    assert world.seen_by(seat).scores() == seen.scores()


@given(state=st.sampled_from(RUNNING), seed=st.integers(0, 2**60))
@settings(deadline=None)
def test_a_spectator_knows_no_card(state, seed):
    world = state.clone()
    world.viewer = -2
    world.determinize(Random(seed))
    assert world.view(None)["scores"] == state.view(None)["scores"]
    assert world.view(None)["missions"] == {}


@given(
    state=st.sampled_from(RUNNING),
    key=st.sampled_from(["favours", "missions", "questions", "actions", "turn"]),
    value=st.recursive(
        st.one_of(st.none(), st.integers(-3, 9), st.sampled_from(["blue", "purple", "Goslar", *FAVOUR_NAMES])),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(["blue", "red", *FAVOUR_NAMES]), inner)
        ),
        max_leaves=6,
    ),
)
@settings(deadline=None)
def test_a_damaged_position_is_a_state_or_refused_with_a_sentence(state, key, value):
    sentence = ""
    try:
        found = state.rules.state_from_dict(copy.deepcopy(state.to_dict()) | {key: value})
        found.rules.game.check(found)
        assert found.is_over() or found.legal_actions()
    except BadPosition as refused:
        sentence = str(refused)
    assert not sentence.startswith("[")


def test_positions_survive_json():
    for state in STATES[::7]:
        again = state.rules.state_from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_bytes() == state.to_bytes()


def shown(state, viewer, plain):
    picture = Picture(
        state.rules.board_data(), state.view(viewer), dict.fromkeys(("blue", "red", "green", "yellow"), "x"), plain, 130
    )
    console = Console(width=130, color_system=None)
    with console.capture() as captured:
        console.print(picture.position(), picture.desk("blue"))
    return captured.get()


@pytest.mark.parametrize("plain", [True, False])
def test_the_picture_shows_tiles_and_the_own_mission(plain):
    state = STATES[-2]
    text = shown(state, 0, plain)
    assert text.count("Mission of") == 2  # below the board and on the desk
    for favour, owner in state.to_dict()["favours"].items():
        assert f"Favour {favour}, {f'of {owner}' if owner else 'on display'}:" in text
    assert "Mission of" not in shown(state, None, plain)
    assert shown(STATES[-1], None, plain).count("Mission of") == 5


def test_greedy_buys_what_is_worth_it():
    """At the beginning of a game with two markers to spare an additional action for the rest of it is a good deal."""
    rules = kogge.ruleset("teutonica", players=3, favours=True)
    state = rules.state_from_dict(
        {
            "favours": {"extra_action": None, "two_added": None},
            "players": {"blue": {"markers": ["swap", "extra_post"], "supply": {"traders": 1, "merchants": 0}}},
        }
    )
    assert state.text(kogge.bot("greedy", seed=1).choose(state.seen_by(0))) == "buy extra_action"


def test_greedy_does_not_spend_the_first_action_of_a_turn_on_nothing():
    """Lifting a piece and putting it back changes nothing but the question, and is not taken for a move."""
    rules = kogge.ruleset("teutonica", players=3, favours=True)
    state = rules.state_from_dict({"routes": {"Emden/Osnabrück": ["blue trader"]}})
    after = state.clone()
    for text in ("lift trader Emden/Osnabrück", "put trader Emden/Osnabrück"):
        after.apply(after.parse(text))
    assert is_same_but_for_actions(state, after)
    assert after.to_dict()["questions"][0]["decision"] == "turn"
