"""What the tests of all games share: playing on by words, and looking at what is possible."""

import pytest

from kogge.core.errors import IllegalAction
from kogge.core.state import State


def play(state: State, *texts: str) -> State:
    """Carry out these actions; the state comes back for convenience."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def texts(state: State, beginning: str = "") -> list[str]:
    """The legal actions that begin like this, in words."""
    return [text for text in map(state.text, state.legal_actions()) if text.startswith(beginning)]


def verbs(state: State) -> set[str]:
    """The first words of all legal actions."""
    return {text.split()[0] for text in texts(state)}


def offered(state: State, verb: str) -> set[str]:
    """The legal actions of one verb, without the verb."""
    return {text.removeprefix(verb + " ") for text in texts(state) if text.split()[0] == verb}


def refused(state: State, text: str) -> str:
    """Why none of the actions a player may mean by the text is possible; trying it changes nothing."""
    before = state.to_dict()
    with pytest.raises(IllegalAction) as caught:
        state.parse(text)
    assert state.to_dict() == before
    return caught.value.message.key
