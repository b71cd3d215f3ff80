"""The bonus marker that moves three pieces of others (HT-172 to HT-175)."""

import pytest
from clause_tools import play, player, position, refused, refused_exactly, texts


def move_position(**given):
    """Blue holds the marker; pieces of all stand on two routes."""
    return position(
        "bigbox",
        **{
            "routes": {
                "Emden/Osnabrück": ["red trader", "red merchant", "green trader", "blue trader"],
                "Dortmund/Duisburg": ["yellow trader", "green trader"],
            },
            "players": {"blue": {"markers": ["move_three"]}},
            "markers": {},
        }
        | given,
    )


def test_move_three_moves_up_to_three_opponents_pieces_to_free_points_HT_172():
    state = play(move_position(), "use move_three")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    play(state, "lift red merchant Emden/Osnabrück", "lift green trader Emden/Osnabrück")
    play(state, "lift yellow trader Dortmund/Duisburg")
    assert refused_exactly(state, "lift Emden/Osnabrück.1") == "teutonica-reason-no-more-lifts"
    play(state, "put merchant Bremen/Minden", "put trader Bremen/Minden", "put trader Arnheim/Kampen")
    after = state.to_dict()
    assert after["routes"] == {
        "Emden/Osnabrück": ["red trader", None, None, "blue trader"],
        "Dortmund/Duisburg": [None, "green trader"],
        "Bremen/Minden": ["red merchant", "green trader", None],
        "Arnheim/Kampen": ["yellow trader", None, None],
    }
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert (after["turn"], after["actions"]) == ("blue", 2)
    for edition in ("argentum", "second"):
        other = position(edition, routes={"Emden/Osnabrück": ["red trader"]})
        assert refused(other, "use move_three") == "teutonica-reason-other-edition"


@pytest.mark.parametrize("number", [1, 2])
def test_move_three_may_move_fewer_HT_172(number):
    state = play(move_position(), "use move_three")
    lifts = ["lift red trader Emden/Osnabrück", "lift yellow trader Dortmund/Duisburg"]
    play(state, *lifts[:number], *["put trader Arnheim/Kampen"] * number)
    after = state.to_dict()
    assert after["routes"]["Arnheim/Kampen"] == (["red trader", "yellow trader"][:number] + [None] * 3)[:3]
    assert [question["decision"] for question in after["questions"]] == ["turn"]


@pytest.mark.parametrize(
    "lifted",
    [
        ["red trader Emden/Osnabrück", "red merchant Emden/Osnabrück"],
        ["green trader Emden/Osnabrück", "green trader Dortmund/Duisburg", "red trader Emden/Osnabrück"],
        ["red trader Emden/Osnabrück", "green trader Emden/Osnabrück", "yellow trader Dortmund/Duisburg"],
    ],
)
def test_pieces_of_one_two_or_three_opponents_are_moved_HT_173(lifted):
    state = play(move_position(), "use move_three", *[f"lift {piece}" for piece in lifted])
    play(state, *[f"put {piece.split()[1]} Bremen/Minden" for piece in lifted])
    names = [" ".join(piece.split()[:2]) for piece in lifted]
    assert state.to_dict()["routes"]["Bremen/Minden"] == (names + [None])[:3]


def test_own_pieces_are_not_moved_by_move_three_HT_173():
    state = play(move_position(), "use move_three")
    assert refused_exactly(state, "lift Emden/Osnabrück.4") == "teutonica-reason-opponents-only"
    play(state, "lift red trader Emden/Osnabrück")
    assert refused_exactly(state, "lift Emden/Osnabrück.4") == "teutonica-reason-opponents-only"
    alone = move_position(routes={"Emden/Osnabrück": ["blue trader"]})
    assert refused(alone, "use move_three") == "teutonica-reason-nothing-on-routes"


def test_moved_pieces_can_change_places_HT_174():
    state = play(
        move_position(),
        "use move_three",
        "lift red merchant Emden/Osnabrück",
        "lift yellow trader Dortmund/Duisburg",
        "put merchant Dortmund/Duisburg",
        "put trader Emden/Osnabrück",
    )
    assert state.to_dict()["routes"] == {
        "Emden/Osnabrück": ["red trader", "yellow trader", "green trader", "blue trader"],
        "Dortmund/Duisburg": ["red merchant", "green trader"],
    }


def test_move_three_displaces_nothing_HT_175():
    state = move_position()
    before = state.to_dict()["players"]
    play(state, "use move_three", "lift red trader Emden/Osnabrück")
    assert refused(state, "put trader Dortmund/Duisburg") == "teutonica-reason-route-full"
    assert not texts(state, "displace")
    play(state, "put trader Bremen/Minden")
    after = state.to_dict()
    assert after["routes"]["Dortmund/Duisburg"] == ["yellow trader", "green trader"]
    assert state.actor() == 0
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    for seat in before:
        assert after["players"][seat]["supply"] == before[seat]["supply"]
        assert after["players"][seat]["stock"] == before[seat]["stock"]
