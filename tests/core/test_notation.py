"""Texts that players write, however they spell and shorten them."""

import pytest

import kogge
from kogge.core.errors import BadNotation, IllegalAction


@pytest.fixture
def state() -> kogge.State:
    return kogge.start(kogge.ruleset("teutonica"), seed=1)


@pytest.mark.parametrize(
    "typed",
    [
        "place trader Emden/Osnabrück",
        "PLACE TRADER emden/osnabruck",
        "place trader Osnabrueck/Emden",
        "pl tr em/osn",
        "place trader Emden/Osnabrück.3",
        "place tr Osnabrück/Emden.1",
    ],
)
def test_spellings_of_one_action(state: kogge.State, typed: str) -> None:
    assert state.text(state.parse(typed)) == "place trader Emden/Osnabrück"


def test_words_may_be_left_out_where_one_action_remains(state: kogge.State) -> None:
    assert state.text(state.parse("income 2")) == "income 2 traders"


def test_an_ambiguous_text_lists_its_meanings(state: kogge.State) -> None:
    with pytest.raises(BadNotation) as caught:
        state.parse("place emden/osn")
    assert caught.value.message.key == "ambiguous"
    assert "place merchant Emden/Osnabrück" in str(caught.value)


def test_a_text_without_meaning_is_answered_with_an_example(state: kogge.State) -> None:
    with pytest.raises(BadNotation) as caught:
        state.parse("sail to Bergen")
    assert caught.value.message.key == "not-understood"


def test_an_impossible_action_is_answered_with_its_reason(state: kogge.State) -> None:
    with pytest.raises(IllegalAction) as caught:
        state.parse("create Emden/Osnabrück post Emden")
    assert caught.value.message.key == "teutonica-reason-route-open"


def test_every_action_has_one_text_without_a_state(state: kogge.State) -> None:
    rules = state.rules
    texts = [rules.text(action) for action in range(rules.num_actions)]
    named = [text for text in texts if text]
    assert len(set(named)) == len(named)
    for action in range(0, rules.num_actions, 53):
        if texts[action]:
            assert rules.parse(texts[action]) == action


def test_targets_are_all_points_of_the_class(state: kogge.State) -> None:
    action = state.rules.decode(state.parse("place trader Emden/Osnabrück"), state)
    assert action.verb == "place"
    assert action.targets == tuple(f"Emden/Osnabrück.{n}" for n in (1, 2, 3, 4))
