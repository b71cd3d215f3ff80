"""The bonus markers for three and four more actions (HT-164)."""

import pytest
from clause_tools import every_edition, pieces, play, player, position, refused, texts


@every_edition
@pytest.mark.parametrize(("marker", "more"), [("actions_3", 3), ("actions_4", 4)])
@pytest.mark.parametrize(("steps", "value"), [(0, 2), (2, 3), (5, 5)])
def test_action_markers_add_three_or_four_whatever_the_actions_value_HT_164(edition, marker, more, steps, value):
    state = position(
        edition,
        players={"blue": {"markers": [marker], "desk": {"actions": steps}, "supply": pieces(11, 0)}},
    )
    assert state.to_dict()["actions"] == value
    play(state, *["place trader Emden/Osnabrück"] * 2)
    play(state, f"use {marker}")
    assert state.to_dict()["actions"] == value - 2 + more
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, f"use {marker}") == "teutonica-reason-no-marker"
    for _ in range(value - 2 + more):
        play(state, texts(state, "place trader")[0])
    assert refused(state, "place trader Paderborn/Warburg") == "teutonica-reason-no-actions"
    play(state, "end")
    assert (state.actor(), state.to_dict()["actions"]) == (1, 2)
