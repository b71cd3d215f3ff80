"""Clauses HT-080 to HT-105: creating a route, the points for control, and taking and using markers."""

import pytest

import kogge
from kogge.core.errors import IllegalAction

SEATS = ("blue", "red", "green", "yellow")
ROUTE = "Dortmund/Paderborn"  # three points; first spaces: Dortmund white round, Paderborn white square
OWN = ["blue trader"] * 3
POOL = ["develop", "actions_4", "extra_post", "swap"]  # a bag that fits every edition

all_editions = pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])


def position(edition="bigbox", **given):
    return kogge.ruleset("teutonica", edition=edition, players=4).state_from_dict(given)


def do(state, *texts):
    for text in texts:
        state.apply(state.parse(text))


def refused(state, text):
    """The reason why an action is refused; trying it changes nothing."""
    before = state.to_dict()
    with pytest.raises(IllegalAction) as error:
        state.parse(text)
    assert state.to_dict() == before
    return error.value.message.key


def texts(state, verb=""):
    return [text for text in map(state.text, state.legal_actions()) if text.startswith(verb)]


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


def control(state):
    """The points for control of all who have any."""
    points = {seat: player(state, seat)["prestige"]["control"] for seat in SEATS}
    return {seat: number for seat, number in points.items() if number}


def pass_turns(state, number):
    for _ in range(number):
        do(state, "end")


# Creating.


@all_editions
def test_a_route_is_created_only_when_all_its_points_hold_own_pieces_HT_080(edition):
    for pieces in ([], ["blue trader"] * 2, ["blue trader", "blue trader", "red trader"], ["red trader"] * 3):
        state = position(edition, routes={ROUTE: pieces})
        assert texts(state, "create") == []
        assert refused(state, f"create {ROUTE}") == "teutonica-reason-route-open"
        assert refused(state, f"create {ROUTE} post Paderborn") == "teutonica-reason-route-open"
    for pieces in (OWN, ["blue trader", "blue merchant", "blue trader"]):
        state = position(edition, routes={ROUTE: pieces})
        assert f"create {ROUTE}" in texts(state, "create")
        do(state, f"create {ROUTE}")
        assert state.to_dict()["routes"] == {}


@all_editions
def test_filling_a_route_creates_nothing_and_creating_costs_an_action_HT_081(edition):
    cities = {"Dortmund": ["red merchant", None, None]}
    state = position(edition, routes={ROUTE: ["blue trader"] * 2}, cities=cities, actions=3)
    do(state, f"place trader {ROUTE}")
    data = state.to_dict()
    assert data["routes"] == {ROUTE: OWN}
    assert data["cities"] == cities
    assert control(state) == {}
    assert data["actions"] == 2
    do(state, f"create {ROUTE}")
    assert state.to_dict()["actions"] == 1
    assert control(state) == {"red": 1}


@all_editions
def test_creating_needs_an_action_left_HT_081(edition):
    state = position(edition, routes={ROUTE: ["blue trader"] * 2}, actions=1)
    do(state, f"place trader {ROUTE}")
    assert texts(state, "create") == []
    assert refused(state, f"create {ROUTE}") == "teutonica-reason-no-actions"
    assert state.to_dict()["routes"] == {ROUTE: OWN}


@all_editions
def test_control_and_marker_are_compulsory_and_at_most_one_benefit_follows_HT_082(edition):
    given = {
        "routes": {"Emden/Stade": ["blue trader", "blue merchant", "blue trader"]},
        "cities": {"Emden": ["red merchant", None]},
        "markers": {"Emden/Stade": "extra_post"},
        "bag": POOL,
        "players": {"blue": {"markers": ["extra_post"], "desk": {"privilege": 2}}},
    }
    choices = texts(position(edition, **given), "create")
    assert set(choices) == {
        "create Emden/Stade",
        "create Emden/Stade post Emden",
        "create Emden/Stade post Stade",
        "create Emden/Stade extra trader Emden",
        "create Emden/Stade extra merchant Emden",
        "create Emden/Stade develop privilege",
    }
    for text in choices:
        state = position(edition, **given)
        do(state, text)
        data = state.to_dict()
        blue = data["players"]["blue"]
        assert control(state) == {"red": 1}
        assert "Emden/Stade" not in data["markers"]
        assert len(blue["markers"]) + blue["used_markers"] == 2
        posts = [piece for pieces in data["cities"].values() for piece in pieces if piece]
        posts += [piece for pieces in data["extra_posts"].values() for piece in pieces]
        benefits = len(posts) - 1 + blue["desk"]["privilege"] - 2
        assert benefits == (0 if text == "create Emden/Stade" else 1)
        assert refused(state, "create Emden/Stade post Stade") == "teutonica-reason-route-open"


@all_editions
def test_control_is_scored_before_and_the_marker_taken_before_the_benefit_HT_082(edition):
    """A benefit changes neither who scores nor, by a marker of this very route, what can be chosen."""
    given = {"routes": {ROUTE: OWN}, "cities": {"Paderborn": ["red trader", None]}, "bag": POOL}
    with_marker = position(edition, markers={ROUTE: "extra_post"}, **given)
    assert set(texts(with_marker, "create")) == {f"create {ROUTE}"}
    state = position(edition, routes={ROUTE: OWN}, markers={ROUTE: "swap"}, bag=["develop"])
    do(state, f"create {ROUTE} post Paderborn")
    assert control(state) == {}
    assert player(state)["markers"] == ["swap"]
    assert state.to_dict()["plate"] == ["develop"]


@all_editions
@pytest.mark.parametrize(
    ("route", "possible"),
    [
        (ROUTE, f"create {ROUTE} post Paderborn"),
        ("Emden/Stade", "create Emden/Stade develop privilege"),
        ("Coellen/Warburg", "create Coellen/Warburg special 7"),
    ],
)
def test_the_benefit_may_be_declined_HT_083(edition, route, possible):
    pieces = OWN if route != "Coellen/Warburg" else [*OWN, "blue merchant"]
    state = position(edition, routes={route: pieces})
    assert possible in texts(state, "create")
    before = state.to_dict()
    do(state, f"create {route}")
    after = state.to_dict()
    for same in ("cities", "extra_posts", "special"):
        assert after[same] == before[same]
    assert player(state)["desk"] == before["players"]["blue"]["desk"]
    assert after["routes"] == {}


@all_editions
def test_a_route_without_possible_benefit_can_be_created_HT_084(edition):
    route = "Dortmund/Duisburg"
    cities = {"Dortmund": ["green merchant", "green trader", "green trader"], "Duisburg": ["red trader"]}
    state = position(edition, routes={route: ["blue trader"] * 2}, cities=cities)
    assert texts(state, "create") == [f"create {route}"]
    assert refused(state, f"create {route} post Dortmund") == "teutonica-reason-city-full"
    assert refused(state, f"create {route} post Duisburg") == "teutonica-reason-city-full"
    before = player(state)["stock"]["traders"]
    do(state, f"create {route}")
    assert state.to_dict()["routes"] == {}
    assert state.to_dict()["cities"] == cities
    assert player(state)["stock"]["traders"] == before + 2
    assert control(state) == {"red": 1, "green": 1}


@all_editions
@pytest.mark.parametrize(
    ("route", "benefit", "traders", "merchants", "uncovered"),
    [
        (ROUTE, "", 2, 1, 0),
        (ROUTE, " post Paderborn", 1, 1, 0),
        (ROUTE, " post Dortmund", 2, 0, 0),
        ("Emden/Stade", " develop privilege", 2, 1, 1),
        ("Coellen/Warburg", " special 7", 3, 0, 0),
        ("Hannover/Minden", " extra trader Minden", 1, 1, 0),
        ("Hannover/Minden", " extra merchant Minden", 2, 0, 0),
    ],
)
def test_all_other_pieces_go_to_the_stock_HT_085(edition, route, benefit, traders, merchants, uncovered):
    """The supply only gets the trader uncovered by developing."""
    pieces = ["blue trader", "blue merchant", "blue trader"]
    pieces += ["blue trader"] if route == "Coellen/Warburg" else []
    blue = {"desk": {"book": 1}, "supply": {"traders": 4, "merchants": 1}, "markers": ["extra_post"]}
    state = position(edition, routes={route: pieces}, cities={"Minden": ["red trader"]}, players={"blue": blue})
    before = player(state)["stock"]
    do(state, f"create {route}{benefit}")
    assert state.to_dict()["routes"] == {}
    assert player(state)["stock"] == {
        "traders": before["traders"] + traders,
        "merchants": before["merchants"] + merchants,
    }
    assert player(state)["supply"] == {"traders": 4 + uncovered, "merchants": 1}


@all_editions
def test_a_created_route_is_empty_and_can_be_created_again_by_anybody_HT_086(edition):
    route = "Dortmund/Duisburg"
    state = position(edition, routes={route: ["blue trader"] * 2}, cities={"Duisburg": ["green trader"]}, actions=4)
    do(state, f"create {route}")
    assert state.to_dict()["routes"] == {}
    do(state, f"place trader {route}", f"place trader {route}", f"create {route}", "end")
    do(state, f"place trader {route}", f"place merchant {route}", "end")
    pass_turns(state, 3)
    do(state, f"create {route} post Dortmund")
    assert state.to_dict()["routes"] == {}
    assert state.to_dict()["cities"]["Dortmund"] == ["red merchant", None, None]
    assert control(state) == {"green": 3}


# Control.


def created(edition, dortmund=(), paderborn=(), extra=None, benefit="", **given):
    """Blue has created Dortmund/Paderborn."""
    cities = {"Dortmund": list(dortmund), "Paderborn": list(paderborn)}
    state = position(edition, routes={ROUTE: OWN}, cities=cities, extra_posts=extra or {}, **given)
    do(state, f"create {ROUTE}{benefit}")
    return state


@all_editions
def test_the_controller_of_each_end_city_gets_a_point_at_once_HT_087(edition):
    state = created(edition, ["red merchant"], ["green trader"])
    assert control(state) == {"red": 1, "green": 1}
    state = created(edition, ["blue merchant"], ["green trader"], players={"green": {"prestige": {"control": 5}}})
    assert control(state) == {"blue": 1, "green": 6}


@all_editions
def test_most_posts_control_a_city_HT_088(edition):
    assert control(created(edition, ["red merchant"])) == {"red": 1}
    assert control(created(edition, ["red merchant", "red trader", "green trader"])) == {"red": 1}
    assert control(created(edition, ["red merchant", "green trader", "red trader"])) == {"red": 1}
    assert control(created(edition, ["green merchant", "red trader", "red trader"])) == {"red": 1}
    extra = {"Paderborn": ["green trader", "green trader"]}
    assert control(created(edition, [], ["red trader"], extra)) == {"green": 1}


@all_editions
def test_on_a_tie_the_post_furthest_right_controls_HT_089(edition):
    assert control(created(edition, ["red merchant", "green trader"])) == {"green": 1}
    assert control(created(edition, ["green merchant", "red trader"])) == {"red": 1}
    assert control(created(edition, ["green merchant", "red trader", "yellow trader"])) == {"yellow": 1}
    assert control(created(edition, [], ["red trader"], {"Paderborn": ["green trader"]})) == {"red": 1}
    two_each = {"Dortmund": ["red trader"]}
    assert control(created(edition, ["red merchant", "green trader", "green trader"], [], two_each)) == {"green": 1}
    assert control(created(edition, ["green merchant", "green trader", "red trader"], [], two_each)) == {"red": 1}


@all_editions
def test_only_tied_players_count_for_furthest_right_HT_089(edition):
    posts, extra = ["green merchant", "red trader", "yellow trader"], {"Dortmund": ["red trader", "green trader"]}
    assert control(created(edition, posts, [], extra)) == {"red": 1}
    posts = ["red merchant", "green trader", "yellow trader"]
    assert control(created(edition, posts, [], extra)) == {"green": 1}


@all_editions
def test_a_city_without_posts_gives_no_point_HT_090(edition):
    assert control(created(edition)) == {}
    assert control(created(edition, ["blue merchant"])) == {"blue": 1}


@all_editions
@pytest.mark.parametrize("seat", ["blue", "red"])
def test_whoever_controls_both_end_cities_gets_two_points_HT_091(edition, seat):
    assert control(created(edition, [f"{seat} merchant"], [f"{seat} trader"])) == {seat: 2}


@all_editions
def test_the_points_go_to_the_controller_whoever_is_in_turn_HT_092(edition):
    state = created(edition, ["yellow merchant"], ["green trader"])
    assert control(state) == {"green": 1, "yellow": 1}
    assert state.actor() == 0
    assert player(state)["prestige"] == {"control": 0, "coin": 0, "connection": 0}


@all_editions
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


@all_editions
@pytest.mark.parametrize("benefit", ["", " post Emden", " post Stade", " develop privilege", " extra trader Emden"])
def test_the_points_are_given_whatever_the_benefit_HT_094(edition, benefit):
    state = position(
        edition,
        routes={"Emden/Stade": ["blue trader", "blue merchant", "blue trader"]},
        cities={"Emden": ["red merchant"]},
        players={"blue": {"markers": ["extra_post"], "desk": {"privilege": 2}}},
    )
    do(state, f"create Emden/Stade{benefit}")
    assert control(state) == {"red": 1}


@all_editions
@pytest.mark.parametrize("benefit", ["", " special 7", " post Coellen"])
def test_the_points_are_given_with_and_without_special_prestige_HT_094(edition, benefit):
    pieces = [*OWN, "blue merchant"]
    cities = {"Warburg": ["red trader"]}
    state = position(edition, routes={"Coellen/Warburg": pieces}, cities=cities)
    do(state, f"create Coellen/Warburg{benefit}")
    assert control(state) == {"red": 1}


def test_example_red_creates_dortmund_paderborn_HT_095():
    state = position(
        turn="red",
        routes={ROUTE: ["red trader"] * 3},
        cities={"Dortmund": ["red merchant"], "Paderborn": ["red trader", "blue merchant"]},
    )
    do(state, f"create {ROUTE}")
    assert control(state) == {"red": 1, "blue": 1}


# Markers.


def three(edition):
    """The marker about three pieces that the edition has."""
    return "move_three" if edition == "bigbox" else "remove_three"


def with_marker(edition, kind, bag=("develop", "actions_4"), **given):
    """Blue is about to create Dortmund/Paderborn with a marker on it."""
    return position(edition, routes={ROUTE: OWN}, markers={ROUTE: kind}, bag=list(bag), **given)


@all_editions
@pytest.mark.parametrize("kind", ["extra_post", "swap", "actions_3", "actions_4", "develop", "three"])
@pytest.mark.parametrize("benefit", ["", " post Paderborn"])
def test_the_marker_goes_to_the_creator_face_up_HT_096(edition, kind, benefit):
    kind = three(edition) if kind == "three" else kind
    state = with_marker(edition, kind)
    do(state, f"create {ROUTE}{benefit}")
    assert state.to_dict()["markers"] == {}
    assert player(state)["markers"] == [kind]
    assert player(state)["used_markers"] == 0
    for viewer in (0, 1, 2, 3, None):
        assert state.view(viewer)["players"]["blue"]["markers"] == [kind]
    for seat in ("red", "green", "yellow"):
        assert player(state, seat)["markers"] == []


@all_editions
def test_a_route_without_marker_gives_none_and_draws_none_HT_097(edition):
    state = position(edition, routes={ROUTE: OWN})
    before = state.to_dict()
    do(state, f"create {ROUTE}")
    after = state.to_dict()
    assert player(state)["markers"] == []
    assert (after["bag"], after["plate"], after["markers"]) == (before["bag"], [], before["markers"])
    do(state, "end")
    assert state.actor() == 1
    assert state.to_dict()["turn"] == "red"


@all_editions
def test_a_replacement_is_drawn_at_once_for_each_marker_HT_098(edition):
    state = position(
        edition,
        routes={ROUTE: OWN, "Dortmund/Duisburg": ["blue trader"] * 2},
        markers={ROUTE: "swap", "Dortmund/Duisburg": "extra_post"},
        bag=["develop", "actions_4", "actions_3"],
    )
    do(state, f"create {ROUTE}")
    assert state.to_dict()["plate"] == ["develop"]
    assert state.to_dict()["bag"] == ["actions_4", "actions_3"]
    do(state, "create Dortmund/Duisburg")
    assert sorted(state.to_dict()["plate"]) == ["actions_4", "develop"]
    assert state.to_dict()["bag"] == ["actions_3"]
    assert player(state)["markers"] == ["extra_post", "swap"]
    assert state.view(0)["plate"] == 2


@all_editions
def test_nobody_sees_the_replacement_before_the_end_of_the_turn_HT_099(edition):
    one, other = (with_marker(edition, "swap", bag) for bag in (("develop", "actions_4"), ("actions_4", "develop")))
    for state in (one, other):
        do(state, f"create {ROUTE}")
    assert one.to_dict()["plate"] != other.to_dict()["plate"]
    for viewer in (0, 1, 2, 3, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["plate"] == 1
    for seat in range(4):
        assert one.seen_by(seat).to_dict() == other.seen_by(seat).to_dict()
    for state in (one, other):
        do(state, "end")
    assert (one.view(0)["plate"], other.view(0)["plate"]) == (["develop"], ["actions_4"])
    for viewer in (1, 2, 3, None):
        assert one.view(viewer)["plate"] == 1
    for seat in (1, 2, 3):  # the others wait until it lies on the board
        assert one.seen_by(seat).to_dict() == other.seen_by(seat).to_dict()


@all_editions
def test_what_is_told_of_a_draw_does_not_name_the_replacement_HT_099(edition):
    def told(bag, viewer):
        state = with_marker(edition, "swap", bag)
        events = []
        for text in (f"create {ROUTE}", "end"):
            before, action = state.clone(), state.parse(text)
            state.apply(action)
            events.append(state.rules.game.narrate(before, action, state, viewer))
        return events

    for viewer in (0, 1, 2, 3, None):
        one, other = told(("develop", "actions_4"), viewer), told(("actions_4", "develop"), viewer)
        assert "takes_marker" in [event.kind for event in one[0]]
        assert one[0] == other[0]
        assert (one[1] == other[1]) == (viewer != 0)  # only the drawer looks, and only at the end of the turn


@all_editions
def test_a_marker_is_not_used_in_the_action_that_brought_it_HT_100(edition):
    occupied = {"Paderborn": ["red trader", None]}
    state = with_marker(edition, "extra_post", cities=occupied)
    assert texts(state, "create") == [f"create {ROUTE}"]
    assert refused(state, f"create {ROUTE} extra trader Paderborn") == "teutonica-reason-no-marker"
    older = {"blue": {"markers": ["extra_post"]}}
    state = with_marker(edition, "extra_post", cities=occupied, players=older)
    do(state, f"create {ROUTE} extra trader Paderborn")
    assert state.to_dict()["extra_posts"] == {"Paderborn": ["blue trader"]}
    assert player(state)["markers"] == ["extra_post"]
    assert player(state)["used_markers"] == 1


@all_editions
def test_a_marker_can_be_used_after_its_action_in_the_same_turn_HT_101(edition):
    state = with_marker(edition, "actions_3")
    assert refused(state, "use actions_3") == "teutonica-reason-no-marker"
    do(state, f"create {ROUTE}")
    assert state.to_dict()["actions"] == 1
    do(state, "use actions_3")
    assert state.to_dict()["actions"] == 4


@all_editions
def test_an_extra_post_marker_works_for_the_next_route_of_the_same_turn_HT_101(edition):
    second = "Dortmund/Duisburg"
    state = position(
        edition,
        routes={ROUTE: OWN, second: ["blue trader"] * 2},
        cities={"Duisburg": ["red trader"]},
        markers={ROUTE: "extra_post"},
    )
    do(state, f"create {ROUTE}", f"create {second} extra trader Duisburg")
    assert state.to_dict()["extra_posts"] == {"Duisburg": ["blue trader"]}
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)


@all_editions
def test_a_marker_can_be_used_in_any_later_own_turn_but_in_no_other_HT_101(edition):
    state = with_marker(edition, "actions_3")
    do(state, f"create {ROUTE}", "end", "lay develop Emden/Stade")
    for lap in range(2):
        for seat in (1, 2, 3):
            assert state.actor() == seat
            assert refused(state, "use actions_3") == "teutonica-reason-no-marker"
            do(state, "end")
        assert state.actor() == 0
        if lap == 0:
            do(state, "end")
    do(state, "use actions_3")
    assert state.to_dict()["actions"] == 5


USES = {
    "swap": ("swap Dortmund 1-2",),
    "develop": ("develop book",),
    "remove_three": ("use remove_three", "remove red trader Emden/Stade", "done"),
    "move_three": ("use move_three", "lift red trader Emden/Stade", "put trader Hamburg/Stade"),
}


def holding(edition, kind, actions):
    """Blue holds one marker and can use it."""
    return position(
        edition,
        actions=actions,
        routes={"Emden/Stade": ["red trader"], "Bremen/Minden": ["green trader"]},
        cities={"Dortmund": ["blue merchant", "red trader", None]},
        markers={},
        players={"blue": {"markers": [three(edition) if kind == "three" else kind]}},
    )


@all_editions
@pytest.mark.parametrize("kind", ["swap", "develop", "three"])
def test_using_a_marker_costs_no_action_HT_102(edition, kind):
    state = holding(edition, kind, 2)
    before = state.to_dict()
    do(state, *USES[three(edition) if kind == "three" else kind])
    after = state.to_dict()
    assert after["actions"] == 2
    changed = {"swap": "cities", "develop": "players", "three": "routes"}[kind]
    assert after[changed] != before[changed]
    assert player(state)["used_markers"] == 1


@all_editions
@pytest.mark.parametrize(("kind", "number"), [("actions_3", 3), ("actions_4", 4)])
def test_markers_for_actions_cost_none_of_them_HT_102(edition, kind, number):
    state = holding(edition, kind, 2)
    do(state, f"use {kind}")
    assert state.to_dict()["actions"] == 2 + number


@all_editions
@pytest.mark.parametrize("kind", ["swap", "develop", "three", "actions_3", "actions_4"])
def test_a_marker_works_once_and_stays_with_its_owner_HT_103(edition, kind):
    state = holding(edition, kind, 2)
    name = three(edition) if kind == "three" else kind
    uses = USES.get(name, (f"use {name}",))
    do(state, *uses)
    assert player(state)["markers"] == []
    assert player(state)["used_markers"] == 1
    assert refused(state, uses[0]) == "teutonica-reason-no-marker"
    assert state.score_sheet()[0]["markers"] == 1
    pass_turns(state, 4)
    assert player(state)["used_markers"] == 1
    assert refused(state, uses[0]) == "teutonica-reason-no-marker"


@all_editions
def test_an_extra_post_marker_works_once_and_stays_with_its_owner_HT_103(edition):
    second = "Dortmund/Duisburg"
    state = position(
        edition,
        routes={ROUTE: OWN, second: ["blue trader"] * 2},
        cities={"Dortmund": ["red merchant"]},
        players={"blue": {"markers": ["extra_post"]}},
    )
    do(state, f"create {ROUTE} extra trader Dortmund")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, f"create {second} extra trader Dortmund") == "teutonica-reason-no-marker"


@all_editions
@pytest.mark.parametrize("kind", ["swap", "develop", "three", "actions_3", "actions_4"])
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_markers_are_used_between_actions_and_after_the_last_one_HT_104(edition, kind, actions):
    name = three(edition) if kind == "three" else kind
    state = holding(edition, kind, actions)
    do(state, *USES.get(name, (f"use {name}",)))
    assert player(state)["used_markers"] == 1
    assert state.actor() == 0


@all_editions
def test_a_marker_is_used_after_the_last_action_was_spent_HT_104(edition):
    state = holding(edition, "swap", 1)
    do(state, "place trader Hamburg/Stade")
    assert state.to_dict()["actions"] == 0
    do(state, "swap Dortmund 1-2", "end")
    assert state.to_dict()["cities"]["Dortmund"] == ["red trader", "blue merchant", None]
    assert state.actor() == 1


@all_editions
def test_markers_are_not_used_within_an_action_nor_after_the_turn_was_ended_HT_104(edition):
    given = {"markers": {ROUTE: "swap"}, "bag": POOL[:2], "players": {"blue": {"markers": ["actions_3", "develop"]}}}
    routes = {ROUTE: OWN, "Emden/Stade": ["blue trader", "red trader"]}
    state = position(edition, routes=routes, **given)
    do(state, "lift trader Emden/Stade")
    assert refused(state, "use actions_3") == "teutonica-reason-first"
    assert refused(state, "develop book") == "teutonica-reason-first"
    state = position(edition, routes=routes, **given)
    do(state, "displace red trader Emden/Stade with trader", "pay traders")
    assert state.actor() == 1
    assert refused(state, "use actions_3") == "teutonica-reason-first"
    state = position(edition, routes=routes, **given)
    do(state, f"create {ROUTE}", "end")
    assert state.actor() == 0
    assert refused(state, "use actions_3") == "teutonica-reason-first"
    assert refused(state, "develop book") == "teutonica-reason-first"


def test_example_red_takes_and_uses_a_marker_for_three_actions_HT_105():
    state = position(
        turn="red",
        actions=1,
        routes={ROUTE: ["red trader"] * 3},
        markers={ROUTE: "actions_3"},
        bag=["swap", "develop"],
    )
    do(state, f"create {ROUTE} post Paderborn")
    data = state.to_dict()
    assert player(state, "red")["markers"] == ["actions_3"]
    assert (data["plate"], data["bag"], data["markers"]) == (["swap"], ["develop"], {})
    assert data["actions"] == 0
    do(state, "use actions_3")
    assert state.to_dict()["actions"] == 3
    for left in (2, 1, 0):
        assert refused(state, "lay swap Hamburg/Stade") == "teutonica-reason-unasked-lay"
        do(state, "place trader Emden/Stade")
        assert state.to_dict()["actions"] == left
    assert refused(state, "lay swap Hamburg/Stade") == "teutonica-reason-unasked-lay"
    do(state, "end")
    assert state.actor() == 1
    do(state, "lay swap Hamburg/Stade")
    assert state.to_dict()["markers"] == {"Hamburg/Stade": "swap"}
    assert state.to_dict()["plate"] == []
    assert state.actor() == 2
    assert (player(state, "red")["markers"], player(state, "red")["used_markers"]) == ([], 1)
