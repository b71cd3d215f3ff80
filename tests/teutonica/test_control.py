"""Creating a route: the points for control of its end cities (HT-087 to HT-095)."""

import pytest
from clause_tools import control, every_edition, play, position, prestige

ROUTE = "Dortmund/Paderborn"  # three points; first spaces: Dortmund white round, Paderborn white square
OWN = ["blue trader"] * 3


def created(edition, dortmund=(), paderborn=(), extra=None, benefit="", **given):
    """Blue has created Dortmund/Paderborn."""
    cities = {"Dortmund": list(dortmund), "Paderborn": list(paderborn)}
    state = position(edition, routes={ROUTE: OWN}, cities=cities, extra_posts=extra or {}, **given)
    play(state, f"create {ROUTE}{benefit}")
    return state


@every_edition
def test_the_controller_of_each_end_city_gets_a_point_at_once_HT_087(edition):
    state = created(edition, ["red merchant"], ["green trader"])
    assert control(state) == {"red": 1, "green": 1}
    state = created(edition, ["blue merchant"], ["green trader"], players={"green": {"prestige": {"control": 5}}})
    assert control(state) == {"blue": 1, "green": 6}


@every_edition
def test_most_posts_control_a_city_HT_088(edition):
    assert control(created(edition, ["red merchant"])) == {"red": 1}
    assert control(created(edition, ["red merchant", "red trader", "green trader"])) == {"red": 1}
    assert control(created(edition, ["red merchant", "green trader", "red trader"])) == {"red": 1}
    assert control(created(edition, ["green merchant", "red trader", "red trader"])) == {"red": 1}
    extra = {"Paderborn": ["green trader", "green trader"]}
    assert control(created(edition, [], ["red trader"], extra)) == {"green": 1}


@every_edition
def test_on_a_tie_the_post_furthest_right_controls_HT_089(edition):
    assert control(created(edition, ["red merchant", "green trader"])) == {"green": 1}
    assert control(created(edition, ["green merchant", "red trader"])) == {"red": 1}
    assert control(created(edition, ["green merchant", "red trader", "yellow trader"])) == {"yellow": 1}
    assert control(created(edition, [], ["red trader"], {"Paderborn": ["green trader"]})) == {"red": 1}
    two_each = {"Dortmund": ["red trader"]}
    assert control(created(edition, ["red merchant", "green trader", "green trader"], [], two_each)) == {"green": 1}
    assert control(created(edition, ["green merchant", "green trader", "red trader"], [], two_each)) == {"red": 1}


@every_edition
def test_only_tied_players_count_for_furthest_right_HT_089(edition):
    posts, extra = ["green merchant", "red trader", "yellow trader"], {"Dortmund": ["red trader", "green trader"]}
    assert control(created(edition, posts, [], extra)) == {"red": 1}
    posts = ["red merchant", "green trader", "yellow trader"]
    assert control(created(edition, posts, [], extra)) == {"green": 1}


@every_edition
def test_a_city_without_posts_gives_no_point_HT_090(edition):
    assert control(created(edition)) == {}
    assert control(created(edition, ["blue merchant"])) == {"blue": 1}


@every_edition
@pytest.mark.parametrize("seat", ["blue", "red"])
def test_whoever_controls_both_end_cities_gets_two_points_HT_091(edition, seat):
    assert control(created(edition, [f"{seat} merchant"], [f"{seat} trader"])) == {seat: 2}


@every_edition
def test_the_points_go_to_the_controller_whoever_is_in_turn_HT_092(edition):
    state = created(edition, ["yellow merchant"], ["green trader"])
    assert control(state) == {"green": 1, "yellow": 1}
    assert state.actor() == 0
    assert prestige(state) == {"control": 0, "coin": 0, "connection": 0}


@every_edition
def test_control_is_judged_before_the_new_post_HT_093(edition):
    state = created(edition, benefit=" post Paderborn")
    assert state.to_dict()["cities"]["Paderborn"] == ["blue trader", None]
    assert control(state) == {}
    assert state.view(0)["controllers"] == {"Paderborn": "blue"}
    orange = {"blue": {"desk": {"privilege": 1}}}
    state = created(edition, ["red merchant"], benefit=" post Dortmund", players=orange)
    assert state.to_dict()["cities"]["Dortmund"] == ["red merchant", "blue trader", None]
    assert control(state) == {"red": 1}
    assert state.view(0)["controllers"] == {"Dortmund": "blue"}


@every_edition
@pytest.mark.parametrize("benefit", ["", " post Emden", " post Stade", " develop privilege", " extra trader Emden"])
def test_the_points_are_given_whatever_the_benefit_HT_094(edition, benefit):
    state = position(
        edition,
        routes={"Emden/Stade": ["blue trader", "blue merchant", "blue trader"]},
        cities={"Emden": ["red merchant"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 2}}},
    )
    play(state, f"create Emden/Stade{benefit}")
    assert control(state) == {"red": 1}


@every_edition
@pytest.mark.parametrize("benefit", ["", " special 7", " post Coellen"])
def test_the_points_are_given_with_and_without_special_prestige_HT_094(edition, benefit):
    cities = {"Warburg": ["red trader"]}
    state = position(edition, routes={"Coellen/Warburg": [*OWN, "blue merchant"]}, cities=cities)
    play(state, f"create Coellen/Warburg{benefit}")
    assert control(state) == {"red": 1}


def test_example_red_creates_dortmund_paderborn_HT_095():
    state = position(
        turn="red",
        routes={ROUTE: ["red trader"] * 3},
        cities={"Dortmund": ["red merchant"], "Paderborn": ["red trader", "blue merchant"]},
    )
    play(state, f"create {ROUTE}")
    assert control(state) == {"red": 1, "blue": 1}
