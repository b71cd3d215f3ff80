"""The bonus marker that develops an ability (HT-165, HT-166)."""

import pytest
from clause_tools import every_edition, pieces, play, player, position, refused, refused_exactly


@every_edition
@pytest.mark.parametrize("ability", ["keys", "actions", "privilege", "book", "bank"])
def test_develop_marker_develops_any_one_ability_HT_165(edition, ability):
    state = position(edition, markers={}, players={"blue": {"markers": ["develop"], "supply": pieces(2, 0)}})
    play(state, f"develop {ability}")
    blue = player(state)
    assert blue["desk"] == {name: int(name == ability) for name in ("keys", "actions", "privilege", "book", "bank")}
    traders, merchants = (2, 1) if ability == "book" else (3, 0)
    assert blue["supply"] == pieces(traders, merchants)
    assert (blue["markers"], blue["used_markers"]) == ([], 1)
    assert refused(state, f"develop {ability}") == "teutonica-reason-no-marker"


@every_edition
@pytest.mark.parametrize(("ability", "last"), [("keys", 4), ("actions", 5), ("privilege", 3), ("book", 3), ("bank", 3)])
def test_develop_marker_cannot_go_beyond_the_end_of_a_track_HT_165(edition, ability, last):
    state = position(edition, players={"blue": {"markers": ["develop"], "desk": {ability: last - 1}}})
    assert player(play(state.clone(), f"develop {ability}"))["desk"][ability] == last
    state = position(edition, players={"blue": {"markers": ["develop"], "desk": {ability: last}}})
    assert refused(state, f"develop {ability}") == "teutonica-reason-developed"


def test_example_of_book_developed_by_the_marker_moving_three_pieces_HT_166():
    given = {"routes": {"Emden/Osnabrück": ["blue trader"] * 4}}
    blue = {"markers": ["develop"], "supply": pieces(0, 0)}
    lifts = ["lift trader Emden/Osnabrück"]
    two = play(position("bigbox", **given, players={"blue": blue}), *lifts * 2)
    assert refused_exactly(two, "lift Emden/Osnabrück.3") == "teutonica-reason-no-more-lifts"
    state = play(position("bigbox", **given, players={"blue": blue}), "develop book")
    assert player(state)["supply"] == pieces(0, 1)
    assert state.to_dict()["actions"] == 2
    play(state, *lifts * 3)
    assert refused_exactly(state, "lift Emden/Osnabrück.4") == "teutonica-reason-no-more-lifts"
    play(state, *["put trader Arnheim/Kampen"] * 3)
    after = state.to_dict()
    assert after["routes"] == {
        "Emden/Osnabrück": [None, None, None, "blue trader"],
        "Arnheim/Kampen": ["blue trader"] * 3,
    }
    assert after["actions"] == 1
