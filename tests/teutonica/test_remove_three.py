"""The bonus marker that removes three pieces (HT-167 to HT-171)."""

import pytest
from clause_tools import first_two_editions, pieces, play, player, position, refused, refused_exactly, texts


def remove_position(edition, **given):
    """Blue holds the marker; pieces of all stand on two routes."""
    routes = {
        "Emden/Osnabrück": ["red trader", "red merchant", "green trader", "blue trader"],
        "Bremen/Minden": ["yellow trader"],
    }
    return position(
        edition,
        **{
            "routes": routes,
            "players": {
                "blue": {"markers": ["remove_three"], "supply": pieces(1, 0)},
                "red": {"supply": pieces(0, 0)},
                "green": {"supply": pieces(0, 0)},
                "yellow": {"supply": pieces(0, 0)},
            },
            "markers": {},
        }
        | given,
    )


def removing_three_or_fewer(edition):
    """Three pieces end the removal; after one or two it may be ended, before the first it may not."""
    state = play(remove_position(edition), "use remove_three")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, "done") == "teutonica-reason-remove-one"
    gone = [
        "remove red trader Emden/Osnabrück",
        "remove red merchant Emden/Osnabrück",
        "remove green trader Emden/Osnabrück",
    ]
    left = [
        [None, "red merchant", "green trader", "blue trader"],
        [None, None, "green trader", "blue trader"],
        [None, None, None, "blue trader"],
    ]
    for number, (text, points) in enumerate(zip(gone, left, strict=True), 1):
        play(state, text)
        assert state.to_dict()["routes"] == {"Emden/Osnabrück": points, "Bremen/Minden": ["yellow trader", None, None]}
        if number < 3:
            fewer = play(state.clone(), "done").to_dict()
            assert fewer["routes"]["Emden/Osnabrück"] == points
            assert [question["decision"] for question in fewer["questions"]] == ["turn"]
    after = state.to_dict()
    assert [question["decision"] for question in after["questions"]] == ["turn"]
    assert (after["turn"], after["actions"]) == ("blue", 2)
    assert refused_exactly(state, "remove Bremen/Minden.1") == "teutonica-reason-unasked-remove"


def test_remove_three_takes_three_pieces_or_fewer_off_routes_HT_167():
    removing_three_or_fewer("argentum")
    bigbox = position("bigbox", routes={"Emden/Osnabrück": ["red trader"]})
    assert refused(bigbox, "use remove_three") == "teutonica-reason-other-edition"


def test_remove_three_takes_up_to_three_pieces_off_routes_HT_168():
    removing_three_or_fewer("second")


def on_routes(state):
    """Every piece on a route with the name of the route."""
    return [f"{piece} {route}" for route, row in state.to_dict()["routes"].items() for piece in row if piece]


@first_two_editions
@pytest.mark.parametrize(
    "removed",
    [
        ["red trader Emden/Osnabrück", "red merchant Emden/Osnabrück"],
        ["red trader Emden/Osnabrück", "green trader Emden/Osnabrück", "yellow trader Bremen/Minden"],
        ["blue trader Emden/Osnabrück", "yellow trader Bremen/Minden", "red merchant Emden/Osnabrück"],
    ],
)
def test_pieces_removed_may_come_from_several_routes_and_players_HT_169(edition, removed):
    state = play(remove_position(edition), "use remove_three", *[f"remove {piece}" for piece in removed])
    if len(removed) < 3:
        play(state, "done")
    before, left = on_routes(remove_position(edition)), on_routes(state)
    assert sorted(left) == sorted(piece for piece in before if piece not in removed)
    assert len(left) == len(before) - len(removed)


@first_two_editions
def test_pieces_removed_go_to_their_owners_supplies_HT_170(edition):
    state = remove_position(edition)
    before = state.to_dict()["players"]
    play(
        state,
        "use remove_three",
        "remove blue trader Emden/Osnabrück",
        "remove red merchant Emden/Osnabrück",
        "remove yellow trader Bremen/Minden",
    )
    after = state.to_dict()["players"]
    assert {seat: after[seat]["supply"] for seat in after} == {
        "blue": pieces(2, 0),
        "red": pieces(0, 1),
        "green": pieces(0, 0),
        "yellow": pieces(1, 0),
    }
    assert all(after[seat]["stock"] == before[seat]["stock"] for seat in after)


@first_two_editions
def test_posts_cannot_be_removed_HT_171(edition):
    cities = {"Emden": ["red merchant"], "Bremen": ["green merchant"]}
    posts_only = position(edition, cities=cities, players={"blue": {"markers": ["remove_three"]}})
    assert refused(posts_only, "use remove_three") == "teutonica-reason-nothing-on-routes"
    state = remove_position(
        edition, routes={"Emden/Osnabrück": ["red trader", "green trader"]}, cities={"Bremen": ["yellow merchant"]}
    )
    play(state, "use remove_three")
    assert texts(state) == ["remove red trader Emden/Osnabrück", "remove green trader Emden/Osnabrück"]
