"""Setting up market booths (HA-047 to HA-052)."""

import pytest
from hansa_tools import all_markers, booths, full, goods, has, offered, play, player, position, refused, talers, verbs


def danzig(own="orange 1, orange 2, orange 3", standing=None, ship="Danzig", **more):
    return position(
        ship=ship, players={"blue": has(6, own)}, booths=standing or {}, warehouses=full(), **{"turns": 12, **more}
    )


@pytest.mark.parametrize("spent", ["orange 1", "orange 2", "orange 3"])
def test_a_marker_is_spent_and_no_talers_HA_047(spent):
    state = danzig()
    before = all_markers(state)
    assert offered(state, "build") == ["orange 1", "orange 2", "orange 3"]
    assert refused(state, "build pink 1") == "not-owned"
    play(state, f"build {spent}")
    assert spent not in goods(state)
    assert len(goods(state)) == 2
    assert talers(state)[0] == 6
    assert before - all_markers(state) == {spent: 1}  # it has left the game


def test_sold_markers_are_not_spent_HA_047():
    state = position(players={"blue": has(6, "", "orange 3, orange 2")}, warehouses=full())
    assert offered(state, "build") == []
    assert refused(state, "build orange 3") == "not-owned"


@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_as_many_booths_as_barrels_HA_048(barrels):
    state = danzig()
    play(state, f"build orange {barrels}")
    assert booths(state, "Danzig") == {"blue": barrels}
    assert player(state)["in_hand"] == 15 - barrels


@pytest.mark.parametrize(("left", "put"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_with_fewer_booths_in_hand_those_are_put_HA_049(left, put):
    state = danzig(standing={"Riga": {"blue": 15 - left}})
    play(state, "build orange 3")
    assert booths(state, "Danzig") == {"blue": put}
    assert player(state)["in_hand"] == left - put


def test_with_no_booth_in_hand_setting_up_is_not_offered_HA_050():
    state = danzig(standing={"Riga": {"blue": 8}, "Danzig": {"blue": 7}})
    assert "build" not in verbs(state)
    assert refused(state, "build orange 1") == "no-booth-in-hand"


def test_any_number_of_booths_may_stand_in_a_city_HA_051():
    state = danzig(standing={"Danzig": {"blue": 12, "red": 3}})
    play(state, "build orange 3")
    assert booths(state, "Danzig") == {"blue": 15, "red": 3}


@pytest.mark.parametrize("city", ["Copenhagen", "Danzig", "Riga"])
def test_booths_are_set_up_in_every_city_HA_051(city):
    state = danzig(ship=city)
    play(state, "build orange 2")
    assert booths(state, city) == {"blue": 2}


def test_example_6_yellow_draws_level_in_danzig_HA_052():
    yellow = has(3, "orange 1, brown 2")
    state = position(
        turn="yellow",
        ship="Danzig",
        players={"yellow": yellow},
        booths={"Danzig": {"blue": 4, "yellow": 2}},
        warehouses=full(),
    )
    assert state.view()["majorities"] == {"Danzig": "blue"}
    play(state, "build brown 2")
    assert booths(state, "Danzig") == {"blue": 4, "yellow": 4}
    assert state.view()["majorities"] == {}
    assert refused(state, "build orange 1") == "acted"
    assert goods(state, "yellow") == ["orange 1"]
