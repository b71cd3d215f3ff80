"""What the tests of the pawn share: positions of two players in edition argentum, and the provinces of their board."""

from typing import Any

import pytest

import kogge
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

every_model = pytest.mark.parametrize("model", ["rim", "strict"])


def rules(model: str = "rim") -> Ruleset:
    return kogge.ruleset("teutonica", edition="argentum", players=2, provinces=model)


def position(data: dict[str, Any], model: str = "rim") -> State:
    return rules(model).state_from_dict(data)


def begun(pawn: str, model: str = "rim", **more: Any) -> State:
    """Blue's turn with the pawn in a province."""
    return position({"pawn": pawn, **more}, model)


def texts(state: State, *beginning: str) -> list[str]:
    """What is possible; only what begins with one of these words, if there are any."""
    found = [state.text(action) for action in state.legal_actions()]
    return [text for text in found if not beginning or text.split()[0] in beginning]


def pawn_moves(state: State, cost: str) -> set[str]:
    """The provinces to which the pawn can be moved free or paid."""
    return {text.split()[2] for text in texts(state, "pawn") if text.split()[1] == cost}


def provinces(model: str) -> dict[str, Any]:
    return {found["name"]: found for found in rules(model).board_data()["provinces"][model]}


def borders_between(model: str, start: str) -> dict[str, int]:
    """How many borders lie between a province and every other."""
    crossed, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for name in provinces(model)[here]["neighbours"]:
            if name not in crossed:
                crossed[name] = crossed[here] + 1
                edge.append(name)
    return crossed
