"""Creating a route: its marker is taken, and when it may be used (HT-096 to HT-105)."""

import pytest
from clause_tools import every_edition, marker_of_three, play, player, position, refused, texts

ROUTE = "Dortmund/Paderborn"  # three points; first spaces: Dortmund white round, Paderborn white square
OWN = ["blue trader"] * 3


def marker(edition, kind):
    """The marker of a kind; "three" is the one about three pieces that the edition has."""
    return marker_of_three(edition) if kind == "three" else kind


def with_marker(edition, kind, bag=("develop", "actions_4"), **given):
    """Blue is about to create Dortmund/Paderborn with a marker on it."""
    return position(edition, routes={ROUTE: OWN}, markers={ROUTE: kind}, bag=list(bag), **given)


@every_edition
@pytest.mark.parametrize("kind", ["extra_post", "swap", "actions_3", "actions_4", "develop", "three"])
@pytest.mark.parametrize("benefit", ["", " post Paderborn"])
def test_the_marker_goes_to_the_creator_face_up_HT_096(edition, kind, benefit):
    kind = marker(edition, kind)
    state = with_marker(edition, kind)
    play(state, f"create {ROUTE}{benefit}")
    assert state.to_dict()["markers"] == {}
    assert player(state)["markers"] == [kind]
    assert player(state)["used_markers"] == 0
    for viewer in (0, 1, 2, 3, None):
        assert state.view(viewer)["players"]["blue"]["markers"] == [kind]
    for seat in ("red", "green", "yellow"):
        assert player(state, seat)["markers"] == []


@every_edition
def test_a_route_without_marker_gives_none_and_draws_none_HT_097(edition):
    state = position(edition, routes={ROUTE: OWN})
    before = state.to_dict()
    play(state, f"create {ROUTE}")
    after = state.to_dict()
    assert player(state)["markers"] == []
    assert (after["bag"], after["plate"], after["markers"]) == (before["bag"], [], before["markers"])
    play(state, "end")
    assert state.actor() == 1
    assert state.to_dict()["turn"] == "red"


@every_edition
def test_a_replacement_is_drawn_at_once_for_each_marker_HT_098(edition):
    state = position(
        edition,
        routes={ROUTE: OWN, "Dortmund/Duisburg": ["blue trader"] * 2},
        markers={ROUTE: "swap", "Dortmund/Duisburg": "extra_post"},
        bag=["develop", "actions_4", "actions_3"],
    )
    play(state, f"create {ROUTE}")
    assert state.to_dict()["plate"] == ["develop"]
    assert state.to_dict()["bag"] == ["actions_4", "actions_3"]
    play(state, "create Dortmund/Duisburg")
    assert sorted(state.to_dict()["plate"]) == ["actions_4", "develop"]
    assert state.to_dict()["bag"] == ["actions_3"]
    assert player(state)["markers"] == ["extra_post", "swap"]
    assert state.view(0)["plate"] == 2


@every_edition
def test_nobody_sees_the_replacement_before_the_end_of_the_turn_HT_099(edition):
    one, other = (with_marker(edition, "swap", bag) for bag in (("develop", "actions_4"), ("actions_4", "develop")))
    for state in (one, other):
        play(state, f"create {ROUTE}")
    assert one.to_dict()["plate"] != other.to_dict()["plate"]
    for viewer in (0, 1, 2, 3, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["plate"] == 1
    for seat in range(4):
        assert one.seen_by(seat).to_dict() == other.seen_by(seat).to_dict()
    for state in (one, other):
        play(state, "end")
    assert (one.view(0)["plate"], other.view(0)["plate"]) == (["develop"], ["actions_4"])
    for viewer in (1, 2, 3, None):
        assert one.view(viewer)["plate"] == 1
    for seat in (1, 2, 3):  # the others wait until it lies on the board
        assert one.seen_by(seat).to_dict() == other.seen_by(seat).to_dict()


@every_edition
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


@every_edition
def test_a_marker_is_not_used_in_the_action_that_brought_it_HT_100(edition):
    occupied = {"Paderborn": ["red trader", None]}
    state = with_marker(edition, "extra_post", cities=occupied)
    assert texts(state, "create") == [f"create {ROUTE}"]
    assert refused(state, f"create {ROUTE} extra trader Paderborn") == "teutonica-reason-no-marker"
    older = {"blue": {"markers": ["extra_post"]}}
    state = with_marker(edition, "extra_post", cities=occupied, players=older)
    play(state, f"create {ROUTE} extra trader Paderborn")
    assert state.to_dict()["extra_posts"] == {"Paderborn": ["blue trader"]}
    assert player(state)["markers"] == ["extra_post"]
    assert player(state)["used_markers"] == 1


@every_edition
def test_a_marker_can_be_used_after_its_action_in_the_same_turn_HT_101(edition):
    state = with_marker(edition, "actions_3")
    assert refused(state, "use actions_3") == "teutonica-reason-no-marker"
    play(state, f"create {ROUTE}")
    assert state.to_dict()["actions"] == 1
    play(state, "use actions_3")
    assert state.to_dict()["actions"] == 4


@every_edition
def test_an_extra_post_marker_works_for_the_next_route_of_the_same_turn_HT_101(edition):
    second = "Dortmund/Duisburg"
    state = position(
        edition,
        routes={ROUTE: OWN, second: ["blue trader"] * 2},
        cities={"Duisburg": ["red trader"]},
        markers={ROUTE: "extra_post"},
    )
    play(state, f"create {ROUTE}", f"create {second} extra trader Duisburg")
    assert state.to_dict()["extra_posts"] == {"Duisburg": ["blue trader"]}
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)


@every_edition
def test_a_marker_can_be_used_in_any_later_own_turn_but_in_no_other_HT_101(edition):
    state = with_marker(edition, "actions_3")
    play(state, f"create {ROUTE}", "end", "lay develop Emden/Stade")
    for lap in range(2):
        for seat in (1, 2, 3):
            assert state.actor() == seat
            assert refused(state, "use actions_3") == "teutonica-reason-no-marker"
            play(state, "end")
        assert state.actor() == 0
        if lap == 0:
            play(state, "end")
    play(state, "use actions_3")
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
        players={"blue": {"markers": [marker(edition, kind)]}},
    )


@every_edition
@pytest.mark.parametrize("kind", ["swap", "develop", "three"])
def test_using_a_marker_costs_no_action_HT_102(edition, kind):
    state = holding(edition, kind, 2)
    before = state.to_dict()
    play(state, *USES[marker(edition, kind)])
    after = state.to_dict()
    assert after["actions"] == 2
    changed = {"swap": "cities", "develop": "players", "three": "routes"}[kind]
    assert after[changed] != before[changed]
    assert player(state)["used_markers"] == 1


@every_edition
@pytest.mark.parametrize(("kind", "number"), [("actions_3", 3), ("actions_4", 4)])
def test_markers_for_actions_cost_none_of_them_HT_102(edition, kind, number):
    state = holding(edition, kind, 2)
    play(state, f"use {kind}")
    assert state.to_dict()["actions"] == 2 + number


@every_edition
@pytest.mark.parametrize("kind", ["swap", "develop", "three", "actions_3", "actions_4"])
def test_a_marker_works_once_and_stays_with_its_owner_HT_103(edition, kind):
    state = holding(edition, kind, 2)
    name = marker(edition, kind)
    uses = USES.get(name, (f"use {name}",))
    play(state, *uses)
    assert player(state)["markers"] == []
    assert player(state)["used_markers"] == 1
    assert refused(state, uses[0]) == "teutonica-reason-no-marker"
    assert state.score_sheet()[0]["markers"] == 1
    play(state, *["end"] * 4)
    assert player(state)["used_markers"] == 1
    assert refused(state, uses[0]) == "teutonica-reason-no-marker"


@every_edition
def test_an_extra_post_marker_works_once_and_stays_with_its_owner_HT_103(edition):
    second = "Dortmund/Duisburg"
    state = position(
        edition,
        routes={ROUTE: OWN, second: ["blue trader"] * 2},
        cities={"Dortmund": ["red merchant"]},
        players={"blue": {"markers": ["extra_post"]}},
    )
    play(state, f"create {ROUTE} extra trader Dortmund")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 1)
    assert refused(state, f"create {second} extra trader Dortmund") == "teutonica-reason-no-marker"


@every_edition
@pytest.mark.parametrize("kind", ["swap", "develop", "three", "actions_3", "actions_4"])
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_markers_are_used_between_actions_and_after_the_last_one_HT_104(edition, kind, actions):
    name = marker(edition, kind)
    state = holding(edition, kind, actions)
    play(state, *USES.get(name, (f"use {name}",)))
    assert player(state)["used_markers"] == 1
    assert state.actor() == 0


@every_edition
def test_a_marker_is_used_after_the_last_action_was_spent_HT_104(edition):
    state = holding(edition, "swap", 1)
    play(state, "place trader Hamburg/Stade")
    assert state.to_dict()["actions"] == 0
    play(state, "swap Dortmund 1-2", "end")
    assert state.to_dict()["cities"]["Dortmund"] == ["red trader", "blue merchant", None]
    assert state.actor() == 1


@every_edition
def test_markers_are_not_used_within_an_action_nor_after_the_turn_was_ended_HT_104(edition):
    given = {
        "markers": {ROUTE: "swap"},
        "bag": ["develop", "actions_4"],
        "players": {"blue": {"markers": ["actions_3", "develop"]}},
    }
    routes = {ROUTE: OWN, "Emden/Stade": ["blue trader", "red trader"]}
    state = position(edition, routes=routes, **given)
    play(state, "lift trader Emden/Stade")
    assert refused(state, "use actions_3") == "teutonica-reason-first"
    assert refused(state, "develop book") == "teutonica-reason-first"
    state = position(edition, routes=routes, **given)
    play(state, "displace red trader Emden/Stade with trader", "pay traders")
    assert state.actor() == 1
    assert refused(state, "use actions_3") == "teutonica-reason-first"
    state = position(edition, routes=routes, **given)
    play(state, f"create {ROUTE}", "end")
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
    play(state, f"create {ROUTE} post Paderborn")
    data = state.to_dict()
    assert player(state, "red")["markers"] == ["actions_3"]
    assert (data["plate"], data["bag"], data["markers"]) == (["swap"], ["develop"], {})
    assert data["actions"] == 0
    play(state, "use actions_3")
    assert state.to_dict()["actions"] == 3
    for left in (2, 1, 0):
        assert refused(state, "lay swap Hamburg/Stade") == "teutonica-reason-unasked-lay"
        play(state, "place trader Emden/Stade")
        assert state.to_dict()["actions"] == left
    assert refused(state, "lay swap Hamburg/Stade") == "teutonica-reason-unasked-lay"
    play(state, "end")
    assert state.actor() == 1
    play(state, "lay swap Hamburg/Stade")
    assert state.to_dict()["markers"] == {"Hamburg/Stade": "swap"}
    assert state.to_dict()["plate"] == []
    assert state.actor() == 2
    assert (player(state, "red")["markers"], player(state, "red")["used_markers"]) == ([], 1)
