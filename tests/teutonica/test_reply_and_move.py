"""Clauses HT-055 to HT-079 and HT-298: the reply of a displaced owner, and the move action."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

BLUE, RED = 0, 1
SEATS = ["blue", "red", "green", "yellow", "purple"]
FROM = "Dortmund/Duisburg"  # two points; the piece is displaced from here
RING_1 = {"Arnheim/Duisburg", "Dortmund/Paderborn"}
RING_2 = {"Arnheim/Kampen", "Arnheim/Münster", "Hildesheim/Paderborn", "Minden/Paderborn", "Paderborn/Warburg"}
RING_3 = {
    "Kampen/Osnabrück",
    "Minden/Münster",
    "Goslar/Hildesheim",
    "Bremen/Minden",
    "Brunswiek/Minden",
    "Hannover/Minden",
    "Coellen/Warburg",
    "Göttingen/Warburg",
}
FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}
LENGTHS = {"/".join(route.cities): route.length for route in load_board("base45").routes}

all_editions = pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])


def position(edition, seats=4, **given):
    return kogge.ruleset("teutonica", edition=edition, players=seats).state_from_dict(given)


def displaced(edition, kind="trader", red=None, routes=None, there=(), green=None):
    """Blue has just displaced a red piece from Dortmund/Duisburg and red has to reply."""
    state = position(
        edition,
        routes={FROM: [f"red {kind}", *there], **(routes or {})},
        players={
            "blue": {"supply": {"traders": 5, "merchants": 0}},
            "red": red or {},
            "green": green or {},
        },
    )
    do(state, f"displace red {kind} {FROM} with trader")
    return state


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


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def verbs(state):
    return {text.split()[0] for text in texts(state)}


def targets(state, kind="trader"):
    return {text.split()[-1] for text in texts(state) if text.startswith(f"put {kind} ")}


def on(state, route):
    """What stands on a route, the order of its points left aside."""
    return sorted(piece for piece in state.to_dict()["routes"].get(route, []) if piece)


def supply(state, seat="red"):
    return state.to_dict()["players"][seat]["supply"]


def stock(state, seat="red"):
    return state.to_dict()["players"][seat]["stock"]


def pieces(traders, merchants):
    return {"traders": traders, "merchants": merchants}


def full(routes, owner="green"):
    return {name: [f"{owner} trader"] * LENGTHS[name] for name in routes}


# Reply.


@all_editions
def test_nothing_else_happens_until_the_reply_is_complete_HT_055(edition):
    state = displaced(edition)
    assert state.to_dict()["actions"] == 1
    for step in ("put trader Arnheim/Duisburg", "put trader Dortmund/Paderborn"):
        assert state.actor() == RED
        assert verbs(state) <= {"put", "done"}
        for other in ("end", "place trader Emden/Stade", "income 1 trader", "displace Emden/Stade.1 with trader"):
            assert refused(state, other) == "teutonica-reason-first"
        do(state, step)
    assert state.actor() == BLUE
    assert {"end", "place"} <= verbs(state)
    assert state.to_dict()["actions"] == 1


@all_editions
@pytest.mark.parametrize("kind", ["trader", "merchant"])
def test_the_displaced_piece_must_be_put_back_on_a_route_HT_056(edition, kind):
    state = displaced(edition, kind)
    assert refused(state, "done") == "teutonica-reason-displaced-first"
    do(state, f"put {kind} Arnheim/Duisburg", "done")
    assert on(state, "Arnheim/Duisburg") == [f"red {kind}"]
    assert on(state, FROM) == ["blue trader"]
    assert state.actor() == BLUE


@all_editions
@pytest.mark.parametrize(("kind", "added"), [("trader", "merchants"), ("merchant", "traders")])
def test_the_last_free_point_is_kept_for_the_displaced_piece_HT_056(edition, kind, added):
    state = crowded(edition, kind, ["green merchant"], free=["Hamburg/Stade"])
    before = stock(state)
    assert before[added] > 0  # a piece of the other kind could be added, but not in place of the displaced one
    do(state, f"displace red {kind} {FROM} with merchant")
    assert state.actor() == BLUE  # there was only one reply
    assert on(state, "Hamburg/Stade").count(f"red {kind}") == 1
    assert None not in state.to_dict()["routes"]["Hamburg/Stade"]
    assert stock(state) == before


@all_editions
@pytest.mark.parametrize(("kind", "added"), [("trader", 1), ("merchant", 2)])
def test_one_piece_is_added_for_a_trader_two_for_a_merchant_HT_057(edition, kind, added):
    state = displaced(edition, kind)
    before = stock(state)["traders"]
    do(state, f"put {kind} Arnheim/Duisburg")
    for _ in range(added):
        assert state.actor() == RED
        do(state, "put trader Dortmund/Paderborn")
    assert state.actor() == BLUE
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * added
    assert on(state, "Arnheim/Duisburg") == [f"red {kind}"]
    assert stock(state)["traders"] == before - added


@all_editions
@pytest.mark.parametrize(("kind", "added"), [("trader", "merchant"), ("merchant", "trader")])
def test_no_more_is_added_when_the_added_pieces_are_put_first_HT_057(edition, kind, added):
    state = displaced(edition, kind, red={"desk": {"book": 3}, "supply": pieces(2, 0)})
    number = 2 if kind == "merchant" else 1
    assert stock(state)[f"{added}s"] > number
    do(state, *[f"put {added} Arnheim/Duisburg"] * number)
    assert set(texts(state)) == {f"put {kind} {route}" for route in RING_1}  # only the displaced piece is left
    do(state, f"put {kind} Dortmund/Paderborn")
    assert state.actor() == BLUE


@all_editions
@pytest.mark.parametrize("displaced_kind", ["trader", "merchant"])
@pytest.mark.parametrize("added_kind", ["trader", "merchant"])
def test_added_pieces_are_traders_or_merchants_at_will_HT_058(edition, displaced_kind, added_kind):
    red = {"desk": {"book": 3}, "supply": pieces(3, 0)}
    state = displaced(edition, displaced_kind, red)
    before = stock(state)
    do(state, f"put {displaced_kind} Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == RING_1
    added = 2 if displaced_kind == "merchant" else 1
    do(state, *[f"put {added_kind} Dortmund/Paderborn"] * added)
    assert on(state, "Dortmund/Paderborn") == [f"red {added_kind}"] * added
    after = before | {f"{added_kind}s": before[f"{added_kind}s"] - added}
    assert stock(state) == after


@all_editions
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
    do(state, *(f"put {kind} {route}" for kind, route in zip(["merchant", "trader", "trader"], routes, strict=True)))
    assert on(state, routes[0])[0] == "red merchant"
    for route in RING_1:
        assert len(on(state, route)) == routes.count(route)
    assert state.actor() == BLUE


@all_editions
def test_points_of_adjacent_routes_that_are_taken_are_no_target_HT_059(edition):
    state = displaced(edition, "merchant", routes=full(["Dortmund/Paderborn"]) | {"Arnheim/Duisburg": ["green trader"]})
    assert targets(state, "merchant") == targets(state, "trader") == {"Arnheim/Duisburg"}
    assert refused(state, "put trader Dortmund/Paderborn") == "teutonica-reason-route-full"
    assert refused(state, "put trader Arnheim/Duisburg.1") == "teutonica-reason-point-taken"
    do(state, "put merchant Arnheim/Duisburg.2")
    assert on(state, "Arnheim/Duisburg") == ["green trader", "red merchant"]


@all_editions
def test_adjacent_routes_share_an_end_city_HT_060(edition):
    state = displaced(edition)
    assert targets(state) == RING_1
    assert refused(state, "put trader Paderborn/Warburg") == "teutonica-reason-nearer"
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-nearer"


@all_editions
@pytest.mark.parametrize(("seats", "board"), [(3, "base23"), (4, "base45")])
def test_adjacent_routes_share_an_end_city_wherever_the_piece_stood_HT_060(edition, seats, board):
    ends = {"/".join(route.cities): set(route.cities) for route in load_board(board).routes}
    players = {"blue": {"supply": pieces(5, 0)}, "red": {"supply": pieces(5, 0)}}
    for left, cities in ends.items():
        state = position(edition, seats, routes={left: ["red trader"]}, players=players)
        do(state, f"displace red trader {left} with trader")
        adjacent = {route for route in ends if route != left and ends[route] & cities}
        assert targets(state, "trader") == targets(state, "merchant") == adjacent


@all_editions
def test_the_route_left_is_never_allowed_HT_061(edition):
    state = displaced(edition)
    assert state.to_dict()["routes"][FROM] == ["blue trader", None]
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"
    do(state, "put trader Arnheim/Duisburg")
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"


@all_editions
def test_the_route_left_is_not_allowed_even_if_the_adjacent_routes_are_full_HT_061(edition):
    state = displaced(edition, routes=full(RING_1))
    assert refused(state, f"put trader {FROM}") == "teutonica-reason-left-route"
    assert targets(state) == RING_2


@all_editions
def test_farther_rings_open_when_the_nearer_ones_are_full_HT_062(edition):
    green = {"desk": FULL_DESK}
    state = displaced(edition, routes=full(RING_1), green=green)
    assert targets(state) == RING_2
    assert refused(state, "put trader Minden/Münster") == "teutonica-reason-nearer"
    state = displaced(edition, routes=full(RING_1 | RING_2), green=green)
    assert targets(state) == RING_3
    assert refused(state, "put trader Bremen/Hamburg") == "teutonica-reason-nearer"
    do(state, "put trader Coellen/Warburg")
    assert on(state, "Coellen/Warburg") == ["red trader"]


@all_editions
def test_added_pieces_come_from_the_stock_while_it_has_any_HT_063(edition):
    state = displaced(edition, red={"supply": pieces(10, 0)})
    assert stock(state) == pieces(0, 1)
    do(state, "put trader Arnheim/Duisburg")
    assert refused(state, "put trader Arnheim/Duisburg") == "teutonica-reason-reply-kind"
    do(state, "put merchant Arnheim/Duisburg")
    assert on(state, "Arnheim/Duisburg") == ["red merchant", "red trader"]
    assert stock(state) == pieces(0, 0)
    assert supply(state) == pieces(10, 0)


@all_editions
def test_the_last_trader_of_the_stock_comes_before_a_merchant_of_the_supply_HT_063(edition):
    state = displaced(edition, red={"supply": pieces(9, 1)})
    assert stock(state) == pieces(1, 0)
    do(state, "put trader Arnheim/Duisburg")
    assert refused(state, "put merchant Arnheim/Duisburg") == "teutonica-reason-reply-kind"
    do(state, "put trader Arnheim/Duisburg")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(9, 1))


@all_editions
def test_added_pieces_come_from_the_supply_when_the_stock_is_empty_HT_064(edition):
    state = displaced(edition, red={"supply": pieces(9, 1)}, routes={"Emden/Stade": ["red trader"]})
    assert stock(state) == pieces(0, 0)
    do(state, "put trader Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == RING_1
    assert refused(state, "lift Emden/Stade.1") == "teutonica-reason-reply-source"
    do(state, "put merchant Dortmund/Paderborn")
    assert supply(state) == pieces(9, 0)
    assert stock(state) == pieces(0, 0)
    assert on(state, "Emden/Stade") == ["red trader"]


ALL_ON_ROUTES = {  # with the piece on Dortmund/Duisburg everything red has
    "Emden/Osnabrück": ["red trader"] * 4,
    "Coellen/Warburg": ["red trader"] * 4,
    "Bremen/Hannover": ["red trader"] * 2,
}


@all_editions
def test_added_pieces_come_from_routes_when_stock_and_supply_are_empty_HT_065(edition):
    routes = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red trader", "red merchant"]}
    state = displaced(edition, red={"supply": pieces(0, 0)}, routes=routes)
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    do(state, "put trader Arnheim/Duisburg")
    assert targets(state) == set()
    assert {"done", "lift merchant Bremen/Hannover", "lift trader Bremen/Hannover"} <= set(texts(state))
    do(state, "lift merchant Bremen/Hannover", "put merchant Dortmund/Paderborn")
    assert on(state, "Bremen/Hannover") == ["red trader", "red trader"]
    assert on(state, "Dortmund/Paderborn") == ["red merchant"]
    assert on(state, "Arnheim/Duisburg") == ["red trader"]
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    assert state.actor() == BLUE


@all_editions
def test_a_piece_lifted_for_the_reply_follows_the_rings_and_is_the_owners_HT_065(edition):
    routes = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red trader", "red merchant"]}
    routes |= {"Emden/Stade": ["green trader"]}
    state = displaced(edition, red={"supply": pieces(0, 0)}, routes=routes)
    do(state, "put trader Arnheim/Duisburg")
    assert refused(state, "lift Emden/Stade.1") == "teutonica-reason-not-own"
    do(state, "lift trader Emden/Osnabrück")
    assert set(texts(state)) == {f"put trader {route}" for route in RING_1}


@all_editions
def test_a_piece_is_lifted_only_where_it_can_be_put_again_HT_065(edition):
    own = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red merchant"]}
    state = crowded(edition, "trader", ["red trader"], free=["Hamburg/Stade"], own=own)
    do(state, f"displace red trader {FROM} with merchant")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    lifts = {f"lift trader {route}" for route in own} | {"lift merchant Bremen/Hannover"}
    assert set(texts(state)) == lifts | {"put trader Hamburg/Stade"}
    assert refused(state, f"lift {FROM}.2") == "teutonica-reason-no-room"  # its point may not be used in this reply
    do(state, "put trader Hamburg/Stade")
    assert set(texts(state)) == lifts | {"done"}
    do(state, "lift merchant Bremen/Hannover")  # the only free point now is the one it left
    assert on(state, "Bremen/Hannover").count("red merchant") == 1
    assert state.actor() == BLUE


@all_editions
def test_a_lifted_piece_is_put_before_the_next_is_lifted_HT_065(edition):
    state = displaced(edition, "merchant", red={"supply": pieces(0, 0)}, routes=ALL_ON_ROUTES, there=["red trader"])
    do(state, "lift trader Emden/Osnabrück")
    assert refused(state, "lift Coellen/Warburg.1") == "teutonica-reason-put-lifted-first"
    do(state, "put trader Arnheim/Duisburg", "lift trader Coellen/Warburg", "put trader Arnheim/Duisburg")
    assert set(texts(state)) == {f"put merchant {route}" for route in RING_1}  # two were added, no third
    do(state, "put merchant Dortmund/Paderborn")
    assert state.actor() == BLUE
    assert on(state, "Arnheim/Duisburg") == ["red trader"] * 2
    assert (len(on(state, "Emden/Osnabrück")), len(on(state, "Coellen/Warburg"))) == (3, 3)


@all_editions
def test_the_source_is_looked_up_for_each_added_piece_HT_066(edition):
    state = displaced(edition, "merchant", red={"supply": pieces(10, 0)})
    assert stock(state) == pieces(1, 0)
    do(state, "put merchant Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(10, 0))
    do(state, "put trader Dortmund/Paderborn")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(9, 0))
    assert state.actor() == BLUE


@all_editions
def test_after_the_last_piece_of_the_supply_the_next_comes_from_a_route_HT_066(edition):
    routes = ALL_ON_ROUTES
    state = displaced(edition, "merchant", red={"supply": pieces(1, 0)}, routes=routes)
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(1, 0))
    do(state, "put merchant Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert supply(state) == pieces(0, 0)
    do(state, "lift trader Emden/Osnabrück", "put trader Dortmund/Paderborn")
    assert on(state, "Emden/Osnabrück") == ["red trader"] * 3
    assert on(state, "Dortmund/Paderborn") == ["red trader"]


@all_editions
@pytest.mark.parametrize(("kind", "taken"), [("trader", 0), ("trader", 1), ("merchant", 0), ("merchant", 1)])
def test_every_added_piece_may_be_declined_singly_HT_067(edition, kind, taken):
    state = displaced(edition, kind)
    before = stock(state)["traders"]
    do(state, f"put {kind} Arnheim/Duisburg", *["put trader Dortmund/Paderborn"] * taken)
    if kind == "merchant" or not taken:
        assert state.actor() == RED
        do(state, "done")
    assert state.actor() == BLUE
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * taken
    assert stock(state)["traders"] == before - taken


@all_editions
@pytest.mark.parametrize("kind", ["trader", "merchant"])
def test_no_piece_of_a_reply_goes_to_the_supply_HT_068(edition, kind):
    state = displaced(edition, kind)
    before = supply(state), stock(state)
    assert verbs(state) == {"put"}
    assert refused(state, "done") == "teutonica-reason-displaced-first"
    assert refused(state, "income 1 trader") == "teutonica-reason-first"
    do(state, f"put {kind} Arnheim/Duisburg")
    assert verbs(state) == {"put", "done"}
    do(state, "done")
    assert (supply(state), stock(state)) == before


@all_editions
@pytest.mark.parametrize("first", ["trader", "merchant"])
def test_the_pieces_of_a_reply_are_placed_in_any_order_HT_069(edition, first):
    second = "merchant" if first == "trader" else "trader"
    state = displaced(edition, "trader", red={"supply": pieces(10, 0)})
    do(state, f"put {first} Arnheim/Duisburg")
    assert (
        (refused(state, "done") == "teutonica-reason-displaced-first")
        if first == "merchant"
        else ("done" in texts(state))
    )
    do(state, f"put {second} Dortmund/Paderborn")
    assert on(state, "Arnheim/Duisburg") == [f"red {first}"]
    assert on(state, "Dortmund/Paderborn") == [f"red {second}"]
    assert state.actor() == BLUE


@all_editions
@pytest.mark.parametrize("first", ["trader", "merchant"])
def test_two_free_points_are_enough_for_either_order_HT_069(edition, first):
    second = "merchant" if first == "trader" else "trader"
    state = crowded(edition, "trader", ["green merchant"], free=["Hamburg/Stade", "Emden/Stade"])
    do(state, f"displace red trader {FROM} with merchant", f"put {first} Hamburg/Stade")
    if first == "trader":  # the displaced piece stands; the other way round there is only one place left for it
        do(state, "put merchant Emden/Stade")
    assert state.actor() == BLUE
    assert on(state, "Hamburg/Stade").count(f"red {first}") == on(state, "Emden/Stade").count(f"red {second}") == 1


@all_editions
@pytest.mark.parametrize("first", ["trader", "merchant"])
def test_the_nearest_ring_is_looked_up_anew_for_each_piece_HT_070(edition, first):
    """On the base boards every point accepts both kinds."""
    second = "merchant" if first == "trader" else "trader"
    routes = full(["Dortmund/Paderborn"]) | {"Arnheim/Duisburg": ["green trader"] * 2}
    state = displaced(edition, "trader", red={"supply": pieces(10, 0)}, routes=routes)
    assert targets(state, "trader") == targets(state, "merchant") == {"Arnheim/Duisburg"}
    do(state, f"put {first} Arnheim/Duisburg")
    assert targets(state, second) == RING_2
    do(state, f"put {second} Paderborn/Warburg")
    assert on(state, "Arnheim/Duisburg") == ["green trader", "green trader", f"red {first}"]
    assert on(state, "Paderborn/Warburg") == [f"red {second}"]


@all_editions
def test_a_point_freed_by_lifting_counts_for_the_nearest_ring_HT_070(edition):
    routes = full(["Dortmund/Paderborn"]) | {
        "Arnheim/Duisburg": ["red merchant", "red trader", "red trader"],
        "Emden/Osnabrück": ["red trader"] * 4,
        "Coellen/Warburg": ["red trader"] * 4,
    }
    state = displaced(edition, "trader", red={"supply": pieces(0, 0)}, routes=routes)
    assert targets(state) == RING_2
    do(state, "lift merchant Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == {"Arnheim/Duisburg"}
    do(state, "put trader Arnheim/Duisburg")
    assert targets(state, "merchant") == RING_2


def crowded(edition, kind, there, free=(), own=None):
    """Every point is taken but perhaps one of the route a red piece is displaced from, and one of each route in `free`.

    `own` are further red pieces on routes; red then has neither stock nor supply.
    """
    heap = [f"{owner} trader" for owner in ("blue", "green", "yellow", "purple") for _ in range(26)] + ["blue merchant"]
    routes = {}
    for name, length in LENGTHS.items():
        red = [f"red {kind}", *there] if name == FROM else (own or {}).get(name, [])
        others = 0 if name == FROM else length - len(red) - (name in free)
        routes[name] = red + [heap.pop(0) for _ in range(others)]
    blue = {"desk": FULL_DESK, "supply": pieces(0, 3)}
    others = {seat: {"desk": FULL_DESK, "supply": pieces(0, 3)} for seat in ("green", "yellow", "purple")}
    ready = pieces(0, 0) if own else pieces(6, 0)
    return position(edition, 5, routes=routes, players={"blue": blue, "red": {"supply": ready}, **others})


@all_editions
@pytest.mark.parametrize("kind", ["trader", "merchant"])
@pytest.mark.parametrize("there", [["green merchant"], []])
def test_without_any_point_the_displaced_piece_goes_to_the_stock_HT_071(edition, kind, there):
    state = crowded(edition, kind, there)
    before_stock, before_supply = stock(state), supply(state)
    do(state, f"displace red {kind} {FROM} with merchant")
    assert state.actor() == BLUE
    assert on(state, FROM) == sorted(["blue merchant", *there])
    assert stock(state) == before_stock | {f"{kind}s": before_stock[f"{kind}s"] + 1}
    assert supply(state) == before_supply


@all_editions
def test_an_added_piece_is_taken_from_any_route_but_not_one_of_this_reply_HT_298(edition):
    state = displaced(edition, "merchant", {"supply": pieces(0, 0)}, ALL_ON_ROUTES, there=["red trader"])
    do(state, "put merchant Arnheim/Duisburg")
    assert refused(state, "lift Arnheim/Duisburg.1") == "teutonica-reason-just-placed"
    lifts = {text for text in texts(state) if text.startswith("lift")}
    assert lifts == {f"lift trader {route}" for route in [*ALL_ON_ROUTES, FROM]}
    do(state, f"lift trader {FROM}", "put trader Dortmund/Paderborn")
    assert on(state, FROM) == ["blue trader"]
    assert refused(state, "lift Dortmund/Paderborn.1") == "teutonica-reason-just-placed"
    do(state, "lift trader Coellen/Warburg", "put trader Dortmund/Paderborn")
    assert on(state, "Coellen/Warburg") == ["red trader"] * 3
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * 2
    assert state.actor() == BLUE


@all_editions
def test_an_older_piece_beside_one_of_this_reply_may_be_taken_HT_298(edition):
    routes = {
        "Emden/Osnabrück": ["red trader"] * 4,
        "Coellen/Warburg": ["red trader"] * 4,
        "Bremen/Hannover": ["red trader", "red merchant"],
        "Arnheim/Duisburg": ["red trader"],
    }
    state = displaced(edition, "trader", {"supply": pieces(0, 0)}, routes)
    do(state, "put trader Arnheim/Duisburg", "lift trader Arnheim/Duisburg", "put trader Dortmund/Paderborn")
    assert on(state, "Arnheim/Duisburg") == ["red trader"]
    assert on(state, "Dortmund/Paderborn") == ["red trader"]


# Move.


@all_editions
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_a_move_relocates_at_most_the_book_value_HT_072(edition, steps):
    book = steps + 2
    state = position(
        edition,
        routes={"Emden/Osnabrück": ["blue trader"] * 4, "Coellen/Warburg": ["blue trader"] * 3},
        players={"blue": {"desk": {"book": steps}}},
    )
    lifts = (["lift trader Emden/Osnabrück"] * 4 + ["lift trader Coellen/Warburg"])[:book]
    do(state, *lifts)
    assert refused(state, "lift Coellen/Warburg.3") == "teutonica-reason-no-more-lifts"
    puts = (["put trader Brunswiek/Minden"] * 4 + ["put trader Hamburg/Stade"])[:book]
    do(state, *puts)
    moved = min(book, 4)
    assert on(state, "Emden/Osnabrück") == ["blue trader"] * (4 - moved)
    assert on(state, "Coellen/Warburg") == ["blue trader"] * (3 - (book - moved))
    assert on(state, "Brunswiek/Minden") == ["blue trader"] * moved
    assert on(state, "Hamburg/Stade") == ["blue trader"] * (book - moved)
    assert state.to_dict()["actions"] == 1
    assert "end" in texts(state)


@all_editions
@pytest.mark.parametrize("seat", ["blue", "red", "green", "yellow", "purple"])
def test_every_player_moves_own_traders_and_merchants_HT_072(edition, seat):
    routes = {"Emden/Stade": [f"{other} trader" for other in SEATS[:3]], "Coellen/Warburg": []}
    routes |= {"Bremen/Minden": [f"{other} trader" for other in SEATS[3:]], "Hamburg/Stade": [f"{seat} merchant"]}
    state = position(edition, 5, turn=seat, routes=routes)
    own = "Bremen/Minden" if seat in SEATS[3:] else "Emden/Stade"
    lifts = {f"lift trader {own}", "lift merchant Hamburg/Stade"}
    assert {text for text in texts(state) if text.startswith("lift")} == lifts
    do(state, "lift merchant Hamburg/Stade", f"lift trader {own}")
    do(state, "put merchant Coellen/Warburg", "put trader Coellen/Warburg")
    assert on(state, "Coellen/Warburg") == [f"{seat} merchant", f"{seat} trader"]
    assert f"{seat} trader" not in on(state, own)


@all_editions
def test_only_own_pieces_are_moved_and_only_with_an_action_HT_072(edition):
    routes = {"Emden/Osnabrück": ["blue trader", "red trader"]}
    state = position(edition, routes=routes)
    assert refused(state, "lift Emden/Osnabrück.2") == "teutonica-reason-not-own"
    assert refused(state, "lift Emden/Osnabrück.3") == "teutonica-reason-point-free"
    state = position(edition, routes=routes, actions=0)
    assert refused(state, "lift Emden/Osnabrück.1") == "teutonica-reason-no-actions"


@all_editions
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_fewer_pieces_than_the_book_value_may_be_moved_HT_073(edition, moved):
    state = position(
        edition,
        routes={"Emden/Osnabrück": ["blue trader"] * 4},
        players={"blue": {"desk": {"book": 2}}},
    )
    do(state, *["lift trader Emden/Osnabrück"] * moved, *["put trader Hamburg/Stade"] * moved)
    assert on(state, "Emden/Osnabrück") == ["blue trader"] * (4 - moved)
    assert on(state, "Hamburg/Stade") == ["blue trader"] * moved
    assert "end" in texts(state)
    assert state.to_dict()["actions"] == 1


@all_editions
@pytest.mark.parametrize(
    ("lifts", "puts"),
    [
        (["Emden/Stade", "Hamburg/Stade"], ["Bremen/Minden", "Bremen/Minden"]),
        (["Emden/Stade", "Emden/Stade"], ["Bremen/Minden", "Minden/Münster"]),
        (["Emden/Stade", "Hamburg/Stade"], ["Hamburg/Stade", "Emden/Stade"]),
        (["Emden/Stade", "Emden/Stade"], ["Emden/Stade", "Bremen/Minden"]),
    ],
)
def test_pieces_come_from_and_go_to_one_or_several_routes_HT_074(edition, lifts, puts):
    state = position(edition, routes={"Emden/Stade": ["blue trader"] * 2, "Hamburg/Stade": ["blue trader"] * 2})
    do(state, *(f"lift trader {route}" for route in lifts), *(f"put trader {route}" for route in puts))
    for route in ("Emden/Stade", "Hamburg/Stade"):
        assert len(on(state, route)) == 2 - lifts.count(route) + puts.count(route)
    for route in ("Bremen/Minden", "Minden/Münster"):
        assert on(state, route) == ["blue trader"] * puts.count(route)
    assert state.to_dict()["actions"] == 1


@all_editions
def test_moving_does_not_displace_HT_075(edition):
    state = position(edition, routes={"Emden/Stade": ["blue trader"], **full(["Dortmund/Duisburg"], "red")})
    do(state, "lift trader Emden/Stade")
    assert refused(state, "put trader Dortmund/Duisburg") == "teutonica-reason-route-full"
    assert refused(state, "displace Dortmund/Duisburg.1 with trader") == "teutonica-reason-first"
    assert "Dortmund/Duisburg" not in targets(state)
    state = position(edition, routes={"Emden/Stade": ["blue trader"], "Dortmund/Duisburg": ["red trader"]})
    do(state, "lift trader Emden/Stade")
    assert refused(state, "put trader Dortmund/Duisburg.1") == "teutonica-reason-point-taken"
    do(state, "put trader Dortmund/Duisburg")
    assert on(state, "Dortmund/Duisburg") == ["blue trader", "red trader"]


@all_editions
def test_moving_brings_nothing_in_from_the_supply_HT_076(edition):
    state = position(edition, routes={"Emden/Stade": ["blue trader"]})
    before = supply(state, "blue")
    assert before == pieces(5, 1)
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-unasked-put"
    do(state, "lift trader Emden/Stade")
    assert refused(state, "put merchant Hamburg/Stade") == "teutonica-reason-put-order"
    assert refused(state, "place trader Hamburg/Stade") == "teutonica-reason-first"
    do(state, "put trader Hamburg/Stade")
    assert refused(state, "put trader Hamburg/Stade") == "teutonica-reason-unasked-put"
    assert state.to_dict()["routes"] == {"Hamburg/Stade": ["blue trader", None, None]}
    assert supply(state, "blue") == before


@all_editions
def test_posts_are_not_moved_and_nothing_is_moved_into_a_city_HT_077(edition):
    cities = {"Emden": ["blue merchant", None], "Groningen": ["blue trader", None]}
    extra = {"Emden": ["blue trader"]}
    state = position(edition, cities=cities, extra_posts=extra)
    assert "lift" not in verbs(state)
    state = position(edition, cities=cities, extra_posts=extra, routes={"Emden/Groningen": ["blue trader"]})
    assert [text for text in texts(state) if text.startswith("lift")] == ["lift trader Emden/Groningen"]
    do(state, "lift trader Emden/Groningen")
    assert set(texts(state)) == {f"put trader {route}" for route in LENGTHS}
    do(state, "put trader Emden/Groningen")
    assert state.to_dict()["cities"] == cities
    assert state.to_dict()["extra_posts"] == extra


@all_editions
def test_an_own_trader_and_merchant_exchange_their_points_HT_078(edition):
    routes = {
        "Emden/Stade": ["blue trader", "red trader", "red trader"],
        "Hamburg/Stade": ["green trader", "blue merchant", "red trader"],
    }
    state = position(edition, routes=routes)
    do(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade")
    do(state, "put trader Hamburg/Stade", "put merchant Emden/Stade")
    assert state.to_dict()["routes"] == {
        "Emden/Stade": ["blue merchant", "red trader", "red trader"],
        "Hamburg/Stade": ["green trader", "blue trader", "red trader"],
    }
    assert state.to_dict()["actions"] == 1


def test_exchanging_a_trader_and_a_merchant_uses_two_moves_HT_079():
    routes = {
        "Emden/Stade": ["blue trader", "red trader", "red trader"],
        "Hamburg/Stade": ["blue merchant", "red trader", "red trader"],
        "Bremen/Minden": ["blue trader", "blue trader"],
    }
    state = position("bigbox", routes=routes)
    do(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade")
    assert refused(state, "lift Bremen/Minden.1") == "teutonica-reason-no-more-lifts"

    state = position("bigbox", routes=routes, players={"blue": {"desk": {"book": 1}}})
    do(state, "lift trader Emden/Stade", "lift merchant Hamburg/Stade", "lift trader Bremen/Minden")
    assert refused(state, "lift Bremen/Minden.2") == "teutonica-reason-no-more-lifts"
    do(state, "put trader Hamburg/Stade", "put merchant Emden/Stade", "put trader Minden/Münster")
    assert on(state, "Emden/Stade") == ["blue merchant", "red trader", "red trader"]
    assert on(state, "Hamburg/Stade") == ["blue trader", "red trader", "red trader"]
    assert on(state, "Bremen/Minden") == ["blue trader"]
    assert on(state, "Minden/Münster") == ["blue trader"]
