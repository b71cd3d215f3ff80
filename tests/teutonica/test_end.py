"""The end of the game: when it comes, and that its action is finished (HT-176 to HT-182)."""

import pytest
from clause_tools import every_edition, full, has, pieces, play, player, position, prestige, refused, sheet

HANNOVER = "Bremen/Hannover"  # three points


@every_edition
@pytest.mark.parametrize("owner", ["blue", "red", "yellow"])
@pytest.mark.parametrize(("before", "ends"), [(17, False), (18, False), (19, True), (20, True)])
def test_game_ends_when_anybody_has_twenty_points_on_the_track_HT_176(edition, owner, before, ends):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": [f"{owner} trader"]},
        players={owner: has(before)},
    )
    assert not state.is_over()
    play(state, f"create {HANNOVER}")
    assert prestige(state, owner)["control"] == before + 1
    assert state.is_over() == ends


@every_edition
@pytest.mark.parametrize(("before", "ends"), [(18, False), (19, True)])
def test_game_ends_at_twenty_points_by_a_coin_HT_176(edition, before, ends):
    state = position(edition, routes={"Emden/Groningen": ["blue trader"] * 3}, players={"blue": has(before)})
    play(state, "create Emden/Groningen post Groningen")
    assert prestige(state) == {"control": before, "coin": 1, "connection": 0}
    assert state.is_over() == ends


@every_edition
@pytest.mark.parametrize(("before", "ends"), [(12, False), (13, True), (15, True)])
def test_game_ends_at_twenty_points_or_more_by_the_connection_HT_176(edition, before, ends):
    state = position(
        edition,
        routes={"Arnheim/Münster": ["blue merchant"] + ["blue trader"] * 2},
        cities={city: ["red trader", "red trader", "blue trader"] for city in ("Arnheim", "Minden", "Stendal")}
        | {"Brunswiek": ["blue trader"]},
        players={"blue": has(before)},
    )
    play(state, "create Arnheim/Münster post Münster")
    assert prestige(state) == {"control": before, "coin": 0, "connection": 7}
    assert state.is_over() == ends


@every_edition
def test_game_ends_when_no_replacement_can_be_drawn_HT_177(edition):
    last = 13 if edition == "bigbox" else 14
    state = position(edition)
    for taken in range(1, last + 1):
        assert not state.is_over()
        now = state.to_dict()
        assert len(now["bag"]) == last - taken
        route = next(iter(now["markers"]))
        blue = {"used_markers": now["players"]["blue"]["used_markers"] + len(now["players"]["blue"]["markers"])}
        given = {"markers": now["markers"], "bag": now["bag"], "routes": {route: full(route)}}
        state = position(edition, **given, players={"blue": blue})
        play(state, f"create {route}")
        assert len(player(state)["markers"]) + player(state)["used_markers"] == taken
        if taken < last:
            play(state, "end")
            play(state, state.text(state.legal_actions()[0]))
    assert state.is_over()
    assert state.to_dict()["plate"] == []


SMALL_CITIES = {
    3: dict.fromkeys(("Brunswiek", "Duisburg", "Stade", "Bremen", "Goslar", "Lüneburg"), 1)
    | dict.fromkeys(("Emden", "Halle", "Hildesheim"), 2),
    4: dict.fromkeys(("Brunswiek", "Duisburg", "Stade"), 1)
    | dict.fromkeys(("Bremen", "Emden", "Halle", "Hildesheim", "Goslar", "Coellen"), 2),
}


@every_edition
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("full", "ends"), [(8, False), (9, True)])
def test_game_ends_with_the_tenth_completed_city_HT_178(edition, players, full, ends):
    small = list(SMALL_CITIES[players].items())[:full]
    half = {"Paderborn": ["green trader"], "Osnabrück": ["red trader", "red trader"]}
    state = position(
        edition,
        players,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={city: ["red trader"] * (size > 1) + ["green trader"] for city, size in small}
        | half
        | {"Hannover": ["red trader"]},
        players={"blue": {"desk": {"privilege": 2}}},
    )
    unfinished = play(state.clone(), f"create {HANNOVER}")
    assert not unfinished.is_over()
    assert state.view(None)["ends"]["completed"] == [full, 10]
    play(state, f"create {HANNOVER} post Hannover")
    assert state.to_dict()["cities"]["Hannover"] == ["red trader", "blue trader"]
    assert state.view(None)["ends"]["completed"] == [full + 1, 10]
    assert state.is_over() == ends


@every_edition
def test_action_that_ends_the_game_is_finished_with_its_post_HT_179(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Bremen": ["red merchant"], "Hannover": ["yellow trader"]},
        players={"red": has(19), "blue": {"desk": {"privilege": 2}, "supply": pieces(1, 0)}},
        markers={HANNOVER: "develop"},
        bag=["swap"],
    )
    stock = player(state)["stock"]["traders"]
    play(state, f"create {HANNOVER} post Hannover")
    after = state.to_dict()
    assert state.is_over()
    assert after["cities"]["Hannover"] == ["yellow trader", "blue trader"]
    assert after["routes"] == {}
    assert player(state)["stock"]["traders"] == stock + 2
    assert player(state)["markers"] == ["develop"]
    assert after["plate"] == ["swap"]
    assert sheet(state, "control") == [0, 20, 0, 1]  # both ends of the route are scored
    assert sheet(state, "cities") == [2, 2, 0, 0]


@every_edition
def test_action_that_ends_the_game_is_finished_with_its_ability_HT_179(edition):
    state = position(
        edition,
        routes={"Hamburg/Stade": ["blue trader"] * 3},
        cities={"Hamburg": ["red trader"]},
        players={"red": has(19), "blue": {"desk": {"privilege": 2}, "supply": pieces(1, 0)}},
    )
    play(state, "create Hamburg/Stade develop privilege")
    assert state.is_over()
    assert player(state)["desk"]["privilege"] == 3
    assert player(state)["supply"] == pieces(2, 0)
    assert sheet(state, "abilities") == [4, 0, 0, 0]


@every_edition
def test_action_that_ends_the_game_is_finished_with_its_special_merchant_HT_179(edition):
    state = position(
        edition,
        routes={"Coellen/Warburg": ["blue merchant"] + ["blue trader"] * 3},
        cities={"Coellen": ["red trader"]},
        players={"red": has(19)},
    )
    play(state, "create Coellen/Warburg special 7")
    assert state.is_over()
    assert state.to_dict()["special"] == ["blue merchant", None, None, None]
    assert sheet(state, "special") == [7, 0, 0, 0]


@every_edition
def test_action_that_finds_no_replacement_is_finished_with_its_post_HT_179(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["yellow trader"]},
        players={"blue": {"desk": {"privilege": 2}}},
        markers={HANNOVER: "develop"},
        bag=[],
    )
    stock = player(state)["stock"]["traders"]
    play(state, f"create {HANNOVER} post Hannover")
    assert state.is_over()
    assert state.to_dict()["cities"] == {"Hannover": ["yellow trader", "blue trader"]}
    assert state.to_dict()["routes"] == {}
    assert player(state)["stock"]["traders"] == stock + 2
    assert sheet(state, "control") == [0, 0, 0, 1]
    assert sheet(state, "markers") == [1, 0, 0, 0]


@every_edition
def test_action_that_completes_the_tenth_city_is_finished_with_its_connection_HT_179(edition):
    """The post that fills Brunswiek also joins east and west; both are counted."""
    full = {city: ["red trader"] * size for city, size in SMALL_CITIES[4].items() if city != "Brunswiek"}
    chain = {"Arnheim": ["blue trader"], "Münster": ["blue merchant"], "Minden": ["blue trader"]}
    state = position(
        edition,
        routes={"Brunswiek/Stendal": ["blue trader"] * 4},
        cities=full | {"Hannover": ["green trader"] * 2, "Stendal": ["blue trader"]} | chain,
        players={"blue": {"desk": {"privilege": 1}}, "red": {"desk": {"keys": 4, "actions": 5}}},
    )
    assert state.view(None)["ends"]["completed"] == [9, 10]
    stock = player(state)["stock"]["traders"]
    play(state, "create Brunswiek/Stendal post Brunswiek")
    assert state.is_over()
    assert prestige(state) == {"control": 1, "coin": 0, "connection": 7}
    assert player(state)["stock"]["traders"] == stock + 3


@every_edition
def test_remaining_actions_are_lost_and_nobody_has_another_turn_HT_180(edition):
    state = position(
        edition,
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["red trader"]},
        players={"red": has(19), "blue": {"markers": ["actions_4"]}},
        actions=5,
    )
    going_on = play(position(edition, routes={HANNOVER: ["blue trader"] * 3}, actions=5), f"create {HANNOVER}")
    assert (going_on.actor(), going_on.to_dict()["actions"]) == (0, 4)
    play(state, f"create {HANNOVER}")
    assert state.is_over()
    assert state.legal_actions() == []
    assert state.to_dict()["questions"] == []
    for text in ("place trader Emden/Osnabrück", "use actions_4", "end"):
        assert refused(state, text) == "teutonica-reason-over"


def test_marker_that_finds_the_supply_empty_counts_but_cannot_be_used_HT_181():
    given = {
        "routes": {HANNOVER: ["blue trader"] * 3},
        "cities": {"Hannover": ["red trader"]},
        "markers": {HANNOVER: "develop", "Arnheim/Kampen": "swap"},
    }
    state = play(position("bigbox", **given, bag=["swap"]), f"create {HANNOVER}")
    assert not state.is_over()
    assert player(play(state, "develop keys"))["desk"]["keys"] == 1  # with a replacement it is used at once
    state = play(position("bigbox", **given, bag=[]), f"create {HANNOVER}")
    assert state.is_over()
    assert refused(state, "develop keys") == "teutonica-reason-over"
    assert player(state)["desk"]["keys"] == 0
    assert player(state)["markers"] == ["develop"]
    assert sheet(state, "markers") == [1, 0, 0, 0]


def test_extra_post_taken_with_the_supply_empty_cannot_be_used_HT_181():
    state = position(
        "bigbox",
        routes={HANNOVER: ["blue trader"] * 3},
        cities={"Hannover": ["red trader"]},
        markers={HANNOVER: "extra_post"},
        bag=[],
    )
    assert refused(state, f"create {HANNOVER} extra trader Hannover") == "teutonica-reason-no-marker"
    play(state, f"create {HANNOVER}")
    assert state.is_over()
    assert player(state)["markers"] == ["extra_post"]


@every_edition
def test_replacements_on_a_plate_are_not_placed_and_score_nothing_HT_182(edition):
    given = {
        "routes": {HANNOVER: ["blue trader"] * 3},
        "cities": {"Hannover": ["red trader"]},
        "markers": {HANNOVER: "swap", "Arnheim/Kampen": "extra_post"},
        "plate": ["develop"],
        "bag": ["actions_3", "actions_4"],
    }
    going_on = play(position(edition, **given), f"create {HANNOVER}", "end")
    assert going_on.to_dict()["questions"][-1]["decision"] == "replace"
    state = play(position(edition, **given, players={"red": has(19)}), f"create {HANNOVER}")
    after = state.to_dict()
    assert state.is_over()
    assert after["markers"] == {"Arnheim/Kampen": "extra_post"}
    assert sorted(after["plate"]) == ["actions_3", "develop"]
    assert [state.view(viewer)["plate"] for viewer in (0, 1, 2, 3, None)] == [2] * 5  # and nobody looks at them
    assert refused(state, "lay develop Arnheim/Duisburg") == "teutonica-reason-over"
    assert player(state)["markers"] == ["swap"]
    assert sheet(state, "markers") == [1, 0, 0, 0]  # the one taken, not the two on the plate
