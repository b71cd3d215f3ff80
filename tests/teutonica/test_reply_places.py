"""The reply of a displaced owner: the routes its pieces may go to (HT-059 to HT-062, HT-070, HT-071)."""

import pytest
from clause_tools import FULL_DESK, KINDS, every_edition, on, pieces, play, position, refused, targets
from replies import BLUE, FROM, RING_1, RING_2, RING_3, crowded, displaced, filled, stock, supply

from kogge.games.teutonica.loading import load_board


@every_edition
@pytest.mark.parametrize(
    "routes",
    [
        ["Dortmund/Paderborn"] * 3,
        ["Arnheim/Duisburg", "Arnheim/Duisburg", "Dortmund/Paderborn"],
        ["Arnheim/Duisburg", "Dortmund/Paderborn", "Dortmund/Paderborn"],
    ],
)
def test_the_pieces_go_to_one_adjacent_route_or_to_several_HT_059(edition, routes):
    state = displaced(edition, "merchant")
    play(state, *(f"put {kind} {route}" for kind, route in zip(["merchant", "trader", "trader"], routes, strict=True)))
    assert on(state, routes[0])[0] == "red merchant"
    for route in RING_1:
        assert len(on(state, route)) == routes.count(route)
    assert state.actor() == BLUE


@every_edition
def test_points_of_adjacent_routes_that_are_taken_are_no_target_HT_059(edition):
    state = displaced(
        edition, "merchant", routes=filled(["Dortmund/Paderborn"]) | {"Arnheim/Duisburg": ["green trader"]}
    )
    assert targets(state, "merchant") == targets(state, "trader") == {"Arnheim/Duisburg"}
    assert refused(state, "put trader Dortmund/Paderborn") == "teutonica-reason-route-full"
    assert refused(state, "put trader Arnheim/Duisburg.1") == "teutonica-reason-point-taken"
    play(state, "put merchant Arnheim/Duisburg.2")
    assert on(state, "Arnheim/Duisburg") == ["green trader", "red merchant"]


@every_edition
def test_adjacent_routes_share_an_end_city_HT_060(edition):
    state = displaced(edition)
    assert targets(state) == RING_1
    assert refused(state, "put trader Paderborn/Warburg") == "teutonica-reason-nearer"
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-nearer"


@every_edition
@pytest.mark.parametrize(("seats", "board"), [(3, "base23"), (4, "base45")])
def test_adjacent_routes_share_an_end_city_wherever_the_piece_stood_HT_060(edition, seats, board):
    ends = {"/".join(route.cities): set(route.cities) for route in load_board(board).routes}
    players = {"blue": {"supply": pieces(5, 0)}, "red": {"supply": pieces(5, 0)}}
    for left, cities in ends.items():
        state = position(edition, seats, routes={left: ["red trader"]}, players=players)
        play(state, f"displace red trader {left} with trader")
        adjacent = {route for route in ends if route != left and ends[route] & cities}
        assert targets(state, "trader") == targets(state, "merchant") == adjacent


@every_edition
def test_the_route_left_is_never_allowed_HT_061(edition):
    state = displaced(edition)
    assert state.to_dict()["routes"][FROM] == ["blue trader", None]
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"
    play(state, "put trader Arnheim/Duisburg")
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"


@every_edition
def test_the_route_left_is_not_allowed_even_if_the_adjacent_routes_are_full_HT_061(edition):
    state = displaced(edition, routes=filled(RING_1))
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"
    assert targets(state) == RING_2


@every_edition
def test_farther_rings_open_when_the_nearer_ones_are_full_HT_062(edition):
    green = {"desk": FULL_DESK}
    state = displaced(edition, routes=filled(RING_1), green=green)
    assert targets(state) == RING_2
    assert refused(state, "put trader Minden/Münster") == "teutonica-reason-nearer"
    state = displaced(edition, routes=filled(RING_1 | RING_2), green=green)
    assert targets(state) == RING_3
    assert refused(state, "put trader Bremen/Hamburg") == "teutonica-reason-nearer"
    play(state, "put trader Coellen/Warburg")
    assert on(state, "Coellen/Warburg") == ["red trader"]


@every_edition
@pytest.mark.parametrize("first", KINDS)
def test_the_nearest_ring_is_looked_up_anew_for_each_piece_HT_070(edition, first):
    """On the base boards every point accepts both kinds."""
    second = "merchant" if first == "trader" else "trader"
    routes = filled(["Dortmund/Paderborn"]) | {"Arnheim/Duisburg": ["green trader"] * 2}
    state = displaced(edition, "trader", red={"supply": pieces(10, 0)}, routes=routes)
    assert targets(state, "trader") == targets(state, "merchant") == {"Arnheim/Duisburg"}
    play(state, f"put {first} Arnheim/Duisburg")
    assert targets(state, second) == RING_2
    play(state, f"put {second} Paderborn/Warburg")
    assert on(state, "Arnheim/Duisburg") == ["green trader", "green trader", f"red {first}"]
    assert on(state, "Paderborn/Warburg") == [f"red {second}"]


@every_edition
def test_a_point_freed_by_lifting_counts_for_the_nearest_ring_HT_070(edition):
    routes = filled(["Dortmund/Paderborn"]) | {
        "Arnheim/Duisburg": ["red merchant", "red trader", "red trader"],
        "Emden/Osnabrück": ["red trader"] * 4,
        "Coellen/Warburg": ["red trader"] * 4,
    }
    state = displaced(edition, "trader", red={"supply": pieces(0, 0)}, routes=routes)
    assert targets(state) == RING_2
    play(state, "lift merchant Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == {"Arnheim/Duisburg"}
    play(state, "put trader Arnheim/Duisburg")
    assert targets(state, "merchant") == RING_2


@every_edition
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("there", [["green merchant"], []])
def test_without_any_point_the_displaced_piece_goes_to_the_stock_HT_071(edition, kind, there):
    state = crowded(edition, kind, there)
    before_stock, before_supply = stock(state), supply(state)
    play(state, f"displace red {kind} {FROM} with merchant")
    assert state.actor() == BLUE
    assert on(state, FROM) == sorted(["blue merchant", *there])
    assert stock(state) == before_stock | {f"{kind}s": before_stock[f"{kind}s"] + 1}
    assert supply(state) == before_supply
