"""Creating a route: conditions and course (HT-080 to HT-086)."""

import pytest
from clause_tools import control, every_edition, pieces, play, player, position, refused, texts

ROUTE = "Dortmund/Paderborn"  # three points; first spaces: Dortmund white round, Paderborn white square
OWN = ["blue trader"] * 3
POOL = ["develop", "actions_4", "extra_post", "swap"]  # a bag that fits every edition


@every_edition
def test_a_route_is_created_only_when_all_its_points_hold_own_pieces_HT_080(edition):
    for standing in ([], ["blue trader"] * 2, ["blue trader", "blue trader", "red trader"], ["red trader"] * 3):
        state = position(edition, routes={ROUTE: standing})
        assert texts(state, "create") == []
        assert refused(state, f"create {ROUTE}") == "teutonica-reason-route-open"
        assert refused(state, f"create {ROUTE} post Paderborn") == "teutonica-reason-route-open"
    for standing in (OWN, ["blue trader", "blue merchant", "blue trader"]):
        state = position(edition, routes={ROUTE: standing})
        assert f"create {ROUTE}" in texts(state, "create")
        play(state, f"create {ROUTE}")
        assert state.to_dict()["routes"] == {}


@every_edition
def test_filling_a_route_creates_nothing_and_creating_costs_an_action_HT_081(edition):
    cities = {"Dortmund": ["red merchant", None, None]}
    state = position(edition, routes={ROUTE: ["blue trader"] * 2}, cities=cities, actions=3)
    play(state, f"place trader {ROUTE}")
    data = state.to_dict()
    assert data["routes"] == {ROUTE: OWN}
    assert data["cities"] == cities
    assert control(state) == {}
    assert data["actions"] == 2
    play(state, f"create {ROUTE}")
    assert state.to_dict()["actions"] == 1
    assert control(state) == {"red": 1}


@every_edition
def test_creating_needs_an_action_left_HT_081(edition):
    state = position(edition, routes={ROUTE: ["blue trader"] * 2}, actions=1)
    play(state, f"place trader {ROUTE}")
    assert texts(state, "create") == []
    assert refused(state, f"create {ROUTE}") == "teutonica-reason-no-actions"
    assert state.to_dict()["routes"] == {ROUTE: OWN}


@every_edition
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
        play(state, text)
        data = state.to_dict()
        blue = data["players"]["blue"]
        assert control(state) == {"red": 1}
        assert "Emden/Stade" not in data["markers"]
        assert len(blue["markers"]) + blue["used_markers"] == 2
        posts = [piece for row in data["cities"].values() for piece in row if piece]
        posts += [piece for row in data["extra_posts"].values() for piece in row]
        benefits = len(posts) - 1 + blue["desk"]["privilege"] - 2
        assert benefits == (0 if text == "create Emden/Stade" else 1)
        assert refused(state, "create Emden/Stade post Stade") == "teutonica-reason-route-open"


@every_edition
def test_control_is_scored_before_and_the_marker_taken_before_the_benefit_HT_082(edition):
    """A benefit changes neither who scores nor, by a marker of this very route, what can be chosen."""
    given = {"routes": {ROUTE: OWN}, "cities": {"Paderborn": ["red trader", None]}, "bag": POOL}
    with_marker = position(edition, markers={ROUTE: "extra_post"}, **given)
    assert set(texts(with_marker, "create")) == {f"create {ROUTE}"}
    state = position(edition, routes={ROUTE: OWN}, markers={ROUTE: "swap"}, bag=["develop"])
    play(state, f"create {ROUTE} post Paderborn")
    assert control(state) == {}
    assert player(state)["markers"] == ["swap"]
    assert state.to_dict()["plate"] == ["develop"]


@every_edition
@pytest.mark.parametrize(
    ("route", "possible"),
    [
        (ROUTE, f"create {ROUTE} post Paderborn"),
        ("Emden/Stade", "create Emden/Stade develop privilege"),
        ("Coellen/Warburg", "create Coellen/Warburg special 7"),
    ],
)
def test_the_benefit_may_be_declined_HT_083(edition, route, possible):
    standing = OWN if route != "Coellen/Warburg" else [*OWN, "blue merchant"]
    state = position(edition, routes={route: standing})
    assert possible in texts(state, "create")
    before = state.to_dict()
    play(state, f"create {route}")
    after = state.to_dict()
    for same in ("cities", "extra_posts", "special"):
        assert after[same] == before[same]
    assert player(state)["desk"] == before["players"]["blue"]["desk"]
    assert after["routes"] == {}


@every_edition
def test_a_route_without_possible_benefit_can_be_created_HT_084(edition):
    route = "Dortmund/Duisburg"
    cities = {"Dortmund": ["green merchant", "green trader", "green trader"], "Duisburg": ["red trader"]}
    state = position(edition, routes={route: ["blue trader"] * 2}, cities=cities)
    assert texts(state, "create") == [f"create {route}"]
    assert refused(state, f"create {route} post Dortmund") == "teutonica-reason-city-full"
    assert refused(state, f"create {route} post Duisburg") == "teutonica-reason-city-full"
    before = player(state)["stock"]["traders"]
    play(state, f"create {route}")
    assert state.to_dict()["routes"] == {}
    assert state.to_dict()["cities"] == cities
    assert player(state)["stock"]["traders"] == before + 2
    assert control(state) == {"red": 1, "green": 1}


@every_edition
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
    standing = ["blue trader", "blue merchant", "blue trader"]
    standing += ["blue trader"] if route == "Coellen/Warburg" else []
    blue = {"desk": {"book": 1}, "supply": pieces(4, 1), "markers": ["extra_post"]}
    state = position(edition, routes={route: standing}, cities={"Minden": ["red trader"]}, players={"blue": blue})
    before = player(state)["stock"]
    play(state, f"create {route}{benefit}")
    assert state.to_dict()["routes"] == {}
    assert player(state)["stock"] == pieces(before["traders"] + traders, before["merchants"] + merchants)
    assert player(state)["supply"] == pieces(4 + uncovered, 1)


@every_edition
def test_a_created_route_is_empty_and_can_be_created_again_by_anybody_HT_086(edition):
    route = "Dortmund/Duisburg"
    state = position(edition, routes={route: ["blue trader"] * 2}, cities={"Duisburg": ["green trader"]}, actions=4)
    play(state, f"create {route}")
    assert state.to_dict()["routes"] == {}
    play(state, f"place trader {route}", f"place trader {route}", f"create {route}", "end")
    play(state, f"place trader {route}", f"place merchant {route}", "end")
    play(state, *["end"] * 3)
    play(state, f"create {route} post Dortmund")
    assert state.to_dict()["routes"] == {}
    assert state.to_dict()["cities"]["Dortmund"] == ["red merchant", None, None]
    assert control(state) == {"green": 3}
