"""Boats: points that take merchants only, in every way a piece comes to a point."""

import pytest
from clause_tools import offered, on, play, refused, refused_exactly, targets, texts
from sea_tools import CROWD, LAND, READY, ROUTES, SEA, at_sea, crowd, east, filled, rules

from kogge.core.errors import BadPosition

SEA_MERCHANTS = {"Danzig/Malmö": 1, "Malmö/Stralsund": 2, "Malmö/Visby": 1, "Stralsund/Wismar": 2}
BOATS = {f"{route} boat" for route in SEA}
TAVERNS = ["Allenstein/Braunsberg", "Brandenburg/Tangermünde", "Kulm/Stettin"]


def merchant_at_sea(route: str, seat: str = "red") -> dict[str, list[str | None]]:
    return {route: at_sea(route, f"{seat} merchant")}


def put(state, kind: str) -> set[str]:
    """Where a piece of this kind can be put, boats by their name."""
    return {text.removeprefix(f"put {kind} ") for text in texts(state, f"put {kind} ")}


# Creating


@pytest.mark.parametrize(("route", "merchants"), SEA_MERCHANTS.items())
def test_a_sea_route_needs_one_or_two_merchants_HT_222(route: str, merchants: int) -> None:
    pieces = filled(route)
    assert pieces.count("blue merchant") == merchants
    state = east(routes={route: pieces}, players={"blue": READY})
    assert route in offered(state, "create")


@pytest.mark.parametrize("route", SEA_MERCHANTS)
def test_a_sea_route_with_an_empty_boat_is_not_complete_HT_222(route: str) -> None:
    boats = ROUTES[route].boats
    pieces = [None if point == boats[0] else piece for point, piece in enumerate(filled(route))]
    state = east(routes={route: pieces}, players={"blue": READY})
    assert offered(state, "create") == set()
    assert refused(state, f"create {route}") == "teutonica-reason-route-open"


def test_merchants_may_stand_on_the_land_points_of_a_sea_route_too_HT_222() -> None:
    state = east(routes={"Malmö/Visby": filled("Malmö/Visby", merchants=2)}, players={"blue": READY})
    assert "Malmö/Visby" in offered(state, "create")


# Every way to a boat


def test_only_merchants_are_placed_on_boats_HT_223() -> None:
    state = east()
    assert {place for place in offered(state, "place") if "boat" in place} == {f"merchant {boat}" for boat in BOATS}
    assert refused_exactly(state, "place trader Malmö/Visby.2") == "teutonica-reason-boat"
    assert refused(state, "place trader Malmö/Visby boat") == "teutonica-reason-boat"
    play(state, "place merchant Malmö/Visby boat")
    assert state.to_dict()["routes"] == {"Malmö/Visby": [None, "blue merchant", None]}


def test_without_a_merchant_in_the_supply_no_boat_is_taken_HT_223() -> None:
    state = east(players={"blue": {"supply": {"traders": 5, "merchants": 0}}})
    assert [place for place in offered(state, "place") if "boat" in place] == []


def test_a_merchant_on_a_boat_is_displaced_by_a_merchant_only_HT_223() -> None:
    state = east(routes=merchant_at_sea("Danzig/Malmö"), players={"red": READY})
    assert offered(state, "displace") == {"red merchant Danzig/Malmö boat with merchant"}
    assert refused(state, "displace Danzig/Malmö boat with trader") == "teutonica-reason-boat"
    play(state, "displace red merchant Danzig/Malmö boat with merchant")
    assert state.to_dict()["players"]["blue"]["supply"] == {"traders": 3, "merchants": 0}  # the fee is two
    assert state.actor() == 1


@pytest.mark.parametrize(("traders", "possible"), [(1, False), (2, True)])
def test_displacing_on_a_boat_needs_three_pieces_in_the_supply_HT_223(traders: int, possible: bool) -> None:
    state = east(
        routes=merchant_at_sea("Danzig/Malmö"), players={"blue": {"supply": {"traders": traders, "merchants": 1}}}
    )
    assert (offered(state, "displace") != set()) == possible


def test_displacing_on_a_boat_needs_a_merchant_in_the_supply_HT_223() -> None:
    state = east(routes=merchant_at_sea("Danzig/Malmö"), players={"blue": {"supply": {"traders": 5, "merchants": 0}}})
    assert offered(state, "displace") == set()
    assert refused(state, "displace Danzig/Malmö boat with merchant") == "teutonica-reason-supply"


def test_a_reply_brings_merchants_to_boats_and_traders_to_land_only_HT_223() -> None:
    state = east(routes=merchant_at_sea("Malmö/Visby"))
    play(state, "displace red merchant Malmö/Visby boat with merchant")
    assert put(state, "merchant") == {"Danzig/Malmö", "Danzig/Malmö boat", "Malmö/Stralsund", "Malmö/Stralsund boat"}
    assert put(state, "trader") == {"Danzig/Malmö", "Malmö/Stralsund"}
    assert refused_exactly(state, "put trader Danzig/Malmö.4") == "teutonica-reason-boat"
    play(state, "put merchant Danzig/Malmö boat")
    assert on(state, "Danzig/Malmö") == ["red merchant"]


def test_a_move_brings_merchants_to_boats_and_traders_to_land_only_HT_223() -> None:
    state = east(routes={"Lübeck/Wismar": ["blue trader", "blue merchant"]})
    play(state, "lift trader Lübeck/Wismar")
    assert put(state, "trader") == set(ROUTES)
    assert refused_exactly(state, "put trader Malmö/Visby.2") == "teutonica-reason-boat"
    play(state, "put trader Malmö/Visby", "lift merchant Lübeck/Wismar")
    assert put(state, "merchant") == set(ROUTES) | BOATS
    play(state, "put merchant Malmö/Visby boat")
    assert state.to_dict()["routes"]["Malmö/Visby"] == ["blue trader", "blue merchant", None]


def test_a_merchant_leaves_a_boat_for_land_and_a_trader_cannot_take_its_place_HT_223() -> None:
    state = east(routes={"Malmö/Visby": ["blue trader", "blue merchant", None]})
    play(state, "lift trader Malmö/Visby", "lift merchant Malmö/Visby boat")
    assert "Malmö/Visby boat" not in put(state, "trader")
    play(state, "put trader Lübeck/Wismar")
    assert {"Malmö/Visby", "Malmö/Visby boat"} < put(state, "merchant")


def test_move_three_brings_merchants_to_boats_and_traders_to_land_only_HT_223() -> None:
    routes = {"Lübeck/Wismar": ["red trader", "red merchant"]}
    state = east(routes=routes, players={"blue": {"markers": ["move_three"]}}, markers={})
    play(state, "use move_three", "lift red trader Lübeck/Wismar", "lift red merchant Lübeck/Wismar")
    assert put(state, "trader") == set(ROUTES)
    play(state, "put trader Waren/Wismar")
    assert put(state, "merchant") == set(ROUTES) | BOATS
    play(state, "put merchant Stralsund/Wismar boat")
    assert on(state, "Stralsund/Wismar") == ["red merchant"]


def test_a_piece_is_not_put_where_a_later_one_in_hand_must_go_HT_223() -> None:
    """All other land is taken: the merchant has to sail, because the trader cannot."""
    routes = crowd()
    routes["Lübeck/Wismar"] = ["blue trader", "red trader", "red trader"]
    routes["Malmö/Visby"][1] = "blue merchant"
    state = east(5, routes=routes, players=CROWD)
    play(state, "lift merchant Malmö/Visby boat", "lift trader Lübeck/Wismar")
    assert put(state, "merchant") == BOATS
    assert refused_exactly(state, "put merchant Lübeck/Wismar.1") == "teutonica-reason-needed"


def test_a_merchant_takes_land_if_enough_is_left_for_the_others_in_hand_HT_223() -> None:
    routes = crowd()
    routes["Lübeck/Wismar"] = ["blue merchant", "blue trader", "red trader"]
    state = east(5, routes=routes, players=CROWD)
    play(state, "lift merchant Lübeck/Wismar", "lift trader Lübeck/Wismar")
    assert put(state, "merchant") == BOATS | {"Lübeck/Wismar"}


def test_a_position_with_a_trader_on_a_boat_is_refused_HT_223() -> None:
    with pytest.raises(BadPosition, match="merchants only"):
        east(routes={"Malmö/Visby": [None, "blue trader"]})


# Rings by kind


def test_rings_are_looked_up_for_each_kind_HT_070() -> None:
    """Ring 1 has free boats and no free land: a merchant stays in it, a trader has to go on to ring 2."""
    routes = merchant_at_sea("Malmö/Visby")
    routes |= {"Danzig/Malmö": ["green trader"] * 3 + [None], "Malmö/Stralsund": [None, None, "green trader"]}
    state = east(routes=routes)
    play(state, "displace red merchant Malmö/Visby boat with merchant")
    assert put(state, "merchant") == {"Danzig/Malmö boat", "Malmö/Stralsund boat"}
    assert put(state, "trader") == {"Belgard/Danzig", "Braunsberg/Danzig", "Danzig/Königsberg", "Stralsund/Wismar"}
    assert refused(state, "put merchant Stralsund/Wismar boat") == "teutonica-reason-nearer"
    play(state, "put trader Stralsund/Wismar", "put merchant Danzig/Malmö boat")
    assert on(state, "Stralsund/Wismar") == ["red trader"]


def test_the_ring_of_a_kind_is_looked_up_anew_for_each_piece_HT_070() -> None:
    routes = merchant_at_sea("Malmö/Visby")
    routes |= {"Danzig/Malmö": ["green trader"] * 3 + ["green merchant"]}
    routes |= {"Malmö/Stralsund": ["yellow merchant", None, "green trader"]}
    state = east(routes=routes, players={"red": READY, "yellow": READY})
    play(state, "displace red merchant Malmö/Visby boat with merchant")
    assert put(state, "merchant") == {"Malmö/Stralsund boat"}
    play(state, "put merchant Malmö/Stralsund boat")  # the last one of ring 1
    assert "Stralsund/Wismar boat" in put(state, "merchant")


def test_a_displaced_trader_that_finds_only_boats_goes_to_the_stock_HT_070() -> None:
    routes = crowd()
    routes["Lübeck/Wismar"] = ["red trader"] * 3
    state = east(5, routes=routes, players=CROWD)
    before = state.to_dict()["players"]["red"]["stock"]["traders"]
    play(state, "displace red trader Lübeck/Wismar with trader", "pay traders")
    assert state.actor() == 0
    assert state.to_dict()["players"]["red"]["stock"]["traders"] == before + 1


def test_a_displaced_merchant_sails_when_all_land_is_taken_HT_070() -> None:
    routes = crowd()
    routes["Halle/Wittenberg"] = ["red merchant", "red trader"]
    state = east(5, routes=routes, players=CROWD)
    play(state, "displace red merchant Halle/Wittenberg with trader", "pay traders")
    assert targets(state, "trader") == set()
    assert put(state, "merchant") == {"Stralsund/Wismar boat"}  # over Brandenburg, Stettin and Waren, in ring 5


def test_the_last_point_on_land_is_kept_for_a_displaced_trader_HT_070() -> None:
    """The nearest point for a merchant is the one where the trader must go, so the merchant has to wait."""
    routes = crowd()
    routes["Lübeck/Wismar"] = ["red trader"] * 3
    routes["Waren/Wismar"] = ["red trader", "red trader", None]
    routes["Stralsund/Wismar"][0:2] = ["red merchant", "red merchant"]
    state = east(5, routes=routes, players=CROWD)
    play(state, "displace red trader Lübeck/Wismar with trader", "pay traders")
    assert on(state, "Waren/Wismar") == ["red trader"] * 3  # the only answer, so it was not asked for
    assert put(state, "merchant") == {"Malmö/Stralsund boat"}


def test_a_merchant_is_added_first_on_a_boat_of_the_nearest_ring_HT_070() -> None:
    routes = crowd()
    routes["Lübeck/Wismar"] = ["red trader"] * 3
    routes["Waren/Wismar"] = ["red trader", "red trader", None]
    state = east(5, routes=routes, players=CROWD)
    play(state, "displace red trader Lübeck/Wismar with trader", "pay traders")
    assert put(state, "merchant") == {"Stralsund/Wismar boat"}
    play(state, "put merchant Stralsund/Wismar boat")
    assert on(state, "Waren/Wismar") == ["red trader"] * 3  # there was no other way


def test_a_piece_lifted_for_a_reply_follows_the_ring_of_its_kind_HT_070() -> None:
    """All pieces of red stand on routes: a merchant comes from a boat to a boat, where a trader finds nothing."""
    routes = {name: filled(name, "red") for name in ("Lübeck/Wismar", "Waren/Wismar", "Havelberg/Waren")}
    routes |= {"Stettin/Waren": ["red trader"] * 2} | merchant_at_sea("Malmö/Visby")
    state = east(routes=routes)
    play(state, "displace red trader Lübeck/Wismar with trader", "pay traders", "put trader Stralsund/Wismar")
    play(state, "lift merchant Malmö/Visby boat")
    assert state.to_dict()["routes"]["Stralsund/Wismar"] == ["red merchant", None, "red trader"]  # the only way


# Markers


def test_replacement_markers_are_not_laid_on_sea_routes_HT_224() -> None:
    state = east(routes={TAVERNS[1]: filled(TAVERNS[1])})
    play(state, f"create {TAVERNS[1]}", "end")
    laid = {text.split()[-1] for text in texts(state, "lay")}
    assert laid == LAND - set(TAVERNS) | {TAVERNS[1]}
    name = texts(state, "lay")[0].split()[1]
    assert refused(state, f"lay {name} Malmö/Visby") == "teutonica-reason-no-markers-here"


def test_a_position_with_a_marker_on_a_sea_route_is_refused_HT_224() -> None:
    with pytest.raises(BadPosition, match="Malmö/Visby"):
        east(markers={"Malmö/Visby": "swap"})


# In words


def test_land_and_boats_of_a_route_are_told_apart_in_words() -> None:
    state = east()
    land, boat = (state.parse(f"place merchant Malmö/Visby{word}") for word in ("", " boat"))
    assert state.rules.decode(land, state).targets == ("Malmö/Visby.1", "Malmö/Visby.3")
    assert state.rules.decode(boat, state).targets == ("Malmö/Visby.2",)
    assert state.parse("place merchant Visby/Malmo.2") == boat
    assert state.parse("pl mer mal/vis b") == boat
    assert state.parse("place merchant Malmö/Visby.3") == land
    assert [rules().text(action) for action in (land, boat)] == [
        "place merchant Malmö/Visby.1",
        "place merchant Malmö/Visby.2 boat",
    ]
    assert [rules().parse(rules().text(action)) for action in (land, boat)] == [land, boat]


def test_a_route_whose_land_is_taken_means_its_boat() -> None:
    state = east(routes={"Malmö/Visby": ["red trader", None, "red trader"]})
    assert state.text(state.parse("place merchant Malmö/Visby")) == "place merchant Malmö/Visby boat"
    assert refused(east(routes=merchant_at_sea("Malmö/Visby")), "place merchant Malmö/Visby boat").endswith(
        "route-full"
    )
