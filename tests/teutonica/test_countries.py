"""Pieces that come to another point in Britannia stay in their country or come to England.

Replies HT-250, HT-312 and HT-325, moves HT-251 and HT-252, move three HT-255, and the permanent marker HT-259.
"""

import pytest
from britannia import SCOTLAND, WALES, countries, empty_handed, england, filled, lengths, position, ready
from clause_tools import FULL_DESK, on, pieces, play, player, refused, targets, texts

NEAR_CARDIFF = {  # around Cardiff/Montgomery
    "Cardiff/Coventry",
    "Cardiff/Oxford",
    "Cardiff/Pembroke",
    "Conway/Montgomery",
    "Hereford/Montgomery",
    "Montgomery/Pembroke",
}


# Replies


def displaced(route, kind="trader", seats=4, red=None, **given):
    """Blue has just displaced red's piece, and red has to reply."""
    routes = {route: [f"red {kind}"]} | given.pop("routes", {})
    players = {"blue": {"supply": pieces(4, 0)}, "red": red or {}} | given.pop("players", {})
    state = ready("Cardiff", "London", seats=seats, routes=routes, players=players, **given)
    play(state, f"displace red {kind} {route} with trader")
    assert state.actor() == 1
    return state


def test_a_piece_displaced_in_wales_goes_to_wales_or_england_HT_250():
    state = displaced("Cardiff/Montgomery")
    assert targets(state) == NEAR_CARDIFF
    assert NEAR_CARDIFF & WALES
    assert NEAR_CARDIFF & england()
    play(state, "put trader Cardiff/Pembroke", "put trader Cardiff/Coventry")
    assert (on(state, "Cardiff/Pembroke"), on(state, "Cardiff/Coventry")) == (["red trader"], ["red trader"])


def test_a_piece_displaced_in_scotland_does_not_go_to_wales_HT_250():
    state = displaced("Carlisle/Isle_of_Man")
    assert targets(state) == {
        "Carlisle/Chester",
        "Carlisle/Durham",
        "Carlisle/Falkirk",
        "Carlisle/Richmond",
    }
    assert refused(state, "put trader Conway/Isle_of_Man") == "teutonica-reason-country"


def test_a_piece_displaced_in_england_stays_in_england_HT_250():
    state = displaced("Carlisle/Chester")
    assert targets(state) == {"Carlisle/Durham", "Carlisle/Richmond", "Chester/Hereford"}
    for route in ("Carlisle/Falkirk", "Carlisle/Isle_of_Man", "Chester/Conway"):
        assert refused(state, f"put trader {route}") == "teutonica-reason-country"
    play(state, "put trader Chester/Hereford")
    assert targets(state) == {"Carlisle/Durham", "Carlisle/Richmond", "Chester/Hereford"}  # added pieces likewise


def test_neither_displaced_nor_added_pieces_need_a_permission_HT_250():
    state = displaced("Cardiff/Montgomery", "merchant")
    play(state, "put merchant Cardiff/Pembroke", "put trader Cardiff/Pembroke", "put trader Cardiff/Pembroke")
    assert on(state, "Cardiff/Pembroke") == ["red merchant", "red trader", "red trader"]
    assert state.view()["permissions"][0]["holder"] == "blue"


def test_rings_run_over_all_routes_HT_312():
    near = ("Carlisle/Durham", "Carlisle/Newcastle", "Carlisle/Richmond")
    behind = ("Durham/Lancaster", "Durham/Newcastle", "Durham/York", "Lancaster/Richmond")
    length = lengths(3)
    full = filled({route: length[route] for route in (*near, *behind)}, ["green"])
    state = displaced("Carlisle/Isle_of_Man", seats=3, routes=full, players=empty_handed("green"))
    # Chester/Hereford is three routes away through Wales, where the piece may not stand, and four through England.
    assert targets(state) == {"Hereford/Lancaster", "Nottingham/York", "Chester/Hereford"}
    assert refused(state, "put trader Conway/Isle_of_Man") == "teutonica-reason-country"


AT_SEA = {  # which points are boats
    "Calais/Canterbury": (1,),
    "Calais/Southampton": (1, 2),
    "Carlisle/Chester": (1, 2),
    "Conway/Isle_of_Man": (0, 1),
}


def crowded(kind="trader", free=()):
    """All land in England and Wales is full but for one point of each route in `free`; red is displaced in Wales."""
    heap = [f"{seat} trader" for seat in ("green", "yellow", "purple", "blue") for _ in range(26)]
    routes = {"Cardiff/Pembroke": [f"red {kind}"]}
    for route, length in lengths(5).items():
        if route not in SCOTLAND | {"Cardiff/Pembroke"}:
            left = [i for i in range(length) if i not in AT_SEA.get(route, ())]
            taken = left[1:] if route in free else left
            routes[route] = [heap.pop(0) if i in taken else None for i in range(length)]
    blue = {"desk": FULL_DESK, "supply": pieces(3, 0)}
    players = empty_handed("green", "yellow", "purple") | {"blue": blue, "red": {"supply": pieces(3, 0)}}
    state = position(5, routes=routes, cities={"Cardiff": ["blue trader"]}, players=players)
    play(state, f"displace red {kind} Cardiff/Pembroke with trader")
    return state


def test_without_a_point_in_its_country_or_england_the_piece_goes_to_the_stock_HT_312():
    state = crowded()
    assert state.actor() == 0  # nothing was asked
    assert player(state, "red")["stock"] == pieces(7 + 1, 1)
    assert not any(on(state, route) for route in SCOTLAND)


def test_a_single_point_in_england_is_found_however_far_HT_312():
    state = crowded(free=("Durham/York",))
    assert targets(state) == {"Durham/York"}
    assert targets(state, "merchant") == {"boat"}  # the last point on land is kept for the trader
    play(state, "put trader Durham/York", "done")
    assert "red trader" in on(state, "Durham/York")
    assert player(state, "red")["stock"] == pieces(7, 1)


def test_a_displaced_merchant_finds_a_boat_HT_312():
    state = crowded("merchant")
    assert state.actor() == 0  # red's merchant took the nearest boat, and no trader could be added on land
    assert "red merchant" in on(state, "Conway/Isle_of_Man")


# Pieces lifted for a reply


@pytest.mark.parametrize("elsewhere", ["Falkirk/Glasgow", "Durham/York"])
def test_a_piece_lifted_for_a_reply_follows_the_displaced_one_HT_325(elsewhere):
    state = ready(
        "Cardiff",
        routes={
            "Cardiff/Montgomery": ["red trader"],
            elsewhere: ["red trader", "red trader"],
            "Bristol/Salisbury": ["red trader"] * 4,
            "London/Oxford": ["red trader"] * 3,
            "Cambridge/Norwich": ["red merchant"],
        },
        players={"blue": {"supply": pieces(4, 0)}, "red": {"supply": pieces(0, 0)}},
    )
    play(state, "displace red trader Cardiff/Montgomery with trader")
    assert player(state, "red")["stock"] == pieces(0, 0)
    assert targets(state) == NEAR_CARDIFF
    play(state, "put trader Cardiff/Coventry", f"lift trader {elsewhere}")
    assert targets(state) == NEAR_CARDIFF  # Wales too, where a move from there would not lead
    play(state, "put trader Cardiff/Pembroke")
    assert (on(state, "Cardiff/Pembroke"), on(state, elsewhere)) == (["red trader"], ["red trader"])


def test_a_piece_lifted_for_a_reply_does_not_stay_in_its_own_country_HT_325():
    state = ready(
        "London",
        routes={
            "Carlisle/Falkirk": ["red trader"],
            "Chester/Conway": ["red trader", "red trader"],
            "Bristol/Salisbury": ["red trader"] * 4,
            "London/Oxford": ["red trader"] * 3,
            "Cambridge/Norwich": ["red merchant"],
        },
        players={"blue": {"supply": pieces(4, 0)}, "red": {"supply": pieces(0, 0)}},
    )
    play(state, "displace red trader Carlisle/Falkirk with trader", "put trader Carlisle/Durham")
    play(state, "lift trader Chester/Conway")
    assert targets(state) == {
        "Carlisle/Chester",
        "Carlisle/Durham",
        "Carlisle/Isle_of_Man",
        "Carlisle/Richmond",
        "Falkirk/Glasgow",
    }
    assert refused(state, "put trader Chester/Conway") == "teutonica-reason-country"


# Moves


def test_a_move_needs_no_permission_HT_251():
    state = position(routes={"Cardiff/Pembroke": ["blue trader"], "Falkirk/Glasgow": ["blue trader"]})
    assert countries(state) == {"England"}
    play(state, "lift trader Cardiff/Pembroke", "lift trader Falkirk/Glasgow")
    play(state, "put trader Chester/Conway", "put trader Edinburgh/Glasgow")
    assert (on(state, "Chester/Conway"), on(state, "Edinburgh/Glasgow")) == (["blue trader"], ["blue trader"])
    assert (state.to_dict()["actions"], state.to_dict()["permissions_used"]) == (1, [])


def test_a_permission_does_not_widen_a_move_HT_252():
    state = play(ready("Cardiff", "Carlisle", "London", routes={"Durham/York": ["blue trader"]}), "lift Durham/York")
    assert targets(state) == england()
    assert refused(state, "put trader Cardiff/Pembroke") == "teutonica-reason-country"


@pytest.mark.parametrize(
    ("start", "possible"),
    [
        ("Durham/York", {"England"}),
        ("Cardiff/Pembroke", {"Wales", "England"}),
        ("Falkirk/Glasgow", {"Scotland", "England"}),
        ("Carlisle/Chester", {"England"}),  # by its colour, though its cities lie in Scotland and Wales
    ],
)
def test_a_piece_moves_within_its_country_or_to_england_HT_252(start, possible):
    state = play(position(routes={start: ["blue trader"]}), f"lift {start}")
    assert countries(state, "put") == possible
    every = {"England": england(), "Wales": WALES, "Scotland": SCOTLAND}
    assert targets(state) == set().union(*(every[country] for country in possible))


def test_every_piece_of_a_move_obeys_its_own_country_HT_252():
    routes = {"Durham/York": ["blue trader"], "Cardiff/Pembroke": ["blue trader"]}
    state = play(position(routes=routes), "lift Cardiff/Pembroke", "lift Durham/York")
    assert countries(state, "put") == {"Wales", "England"}
    play(state, "put trader Durham/York")
    assert countries(state, "put") == {"England"}
    play(state, "put trader Bristol/Salisbury")
    assert state.to_dict()["actions"] == 1


def test_own_pieces_of_two_countries_cannot_be_exchanged_HT_252():
    routes = {"Durham/York": ["blue merchant"], "Cardiff/Pembroke": ["blue trader"]}
    state = play(position(routes=routes), "lift trader Cardiff/Pembroke", "lift merchant Durham/York")
    play(state, "put trader Durham/York")
    assert "put merchant Cardiff/Pembroke" not in texts(state)


def test_a_move_leaves_room_for_the_pieces_still_in_hand_HT_252():
    """The only English point left is the one the English piece came from."""
    land = {route: number for route, number in lengths(5).items() if route in england(5)}
    heap = [f"{seat} trader" for seat in ("green", "yellow", "purple", "red") for _ in range(26)]
    routes = {
        route: [None if i in AT_SEA.get(route, ()) else heap.pop(0) for i in range(number)]
        for route, number in land.items()
        if route != "Durham/York"
    }
    routes["Durham/York"] = ["blue trader", heap.pop(0), heap.pop(0)]
    routes["Falkirk/Glasgow"] = ["blue trader"]
    players = empty_handed("red", "green", "yellow", "purple")
    state = play(position(5, routes=routes, players=players), "lift Falkirk/Glasgow", "lift Durham/York")
    assert targets(state) == SCOTLAND
    assert refused(state, "put trader Durham/York") == "teutonica-reason-needed"
    play(state, "put trader Edinburgh/Glasgow")  # and the other returns by itself, having no choice
    assert "blue trader" in on(state, "Durham/York")
    assert state.to_dict()["questions"][-1]["decision"] == "turn"


# Move three


def test_move_three_keeps_every_piece_in_its_country_HT_255():
    routes = {"Durham/York": ["red trader"], "Cardiff/Pembroke": ["green trader"], "Falkirk/Glasgow": ["red trader"]}
    state = position(routes=routes, players={"blue": {"markers": ["move_three"]}}, markers={})
    play(state, "use move_three", *(f"lift {routes[route][0]} {route}" for route in routes))
    for country, goal in (("England", "London/Oxford"), ("Wales", "Chester/Conway"), ("Scotland", "Edinburgh/Glasgow")):
        assert countries(state, "put") == {country}
        play(state, f"put trader {goal}")
    assert on(state, "Chester/Conway") == ["green trader"]
    assert state.to_dict()["actions"] == 2


def test_move_three_exchanges_places_within_a_country_HT_255():
    routes = {"Cardiff/Pembroke": ["red trader"], "Chester/Conway": ["green merchant"]}
    state = position(routes=routes, players={"blue": {"markers": ["move_three"]}}, markers={})
    play(state, "use move_three", "lift red trader Cardiff/Pembroke", "lift green merchant Chester/Conway")
    assert targets(state) == WALES
    play(state, "put trader Chester/Conway", "put merchant Cardiff/Pembroke")
    assert (on(state, "Chester/Conway"), on(state, "Cardiff/Pembroke")) == (["red trader"], ["green merchant"])


# The permanent marker that moves two


def creates_with_move_two(seats, **routes):
    own = ["blue trader", "blue merchant", "blue trader"]
    state = position(seats, routes={"Calais/Canterbury": own} | {k.replace("__", "/"): v for k, v in routes.items()})
    return play(state, "create Calais/Canterbury")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_move_two_moves_anybodys_pieces_within_their_country_HT_259(seats):
    state = creates_with_move_two(seats, Durham__York=["red trader"], Cardiff__Pembroke=["blue trader"])
    assert texts(state) == ["lift trader Cardiff/Pembroke", "lift red trader Durham/York", "done"]
    play(state, "lift trader Cardiff/Pembroke", "lift red trader Durham/York")
    assert countries(state, "put") == {"Wales"}  # not even to England
    play(state, "put trader Chester/Conway")
    assert countries(state, "put") == {"England"}
    play(state, "put trader London/Oxford")
    assert (on(state, "Chester/Conway"), on(state, "London/Oxford")) == (["blue trader"], ["red trader"])
    assert state.to_dict()["questions"][-1]["decision"] == "turn"


def test_the_two_pieces_may_exchange_places_HT_259():
    state = creates_with_move_two(4, Durham__York=["red merchant"], London__Oxford=["green trader"])
    play(state, "lift red merchant Durham/York", "lift green trader London/Oxford")
    play(state, "put merchant London/Oxford", "put trader Durham/York")
    assert (on(state, "London/Oxford"), on(state, "Durham/York")) == (["red merchant"], ["green trader"])


def test_move_two_moves_two_at_most_HT_259():
    state = creates_with_move_two(4, Durham__York=["red trader"] * 3)
    play(state, "lift red trader Durham/York", "lift red trader Durham/York")
    assert refused(state, "lift Durham/York.3") == "teutonica-reason-no-more-lifts"
    assert texts(state, "done") == []


def test_the_third_permanent_marker_of_the_small_board_moves_two_HT_259():
    own = ["blue trader", "blue merchant", "blue merchant"]
    blue = {"supply": pieces(0, 0), "desk": {"book": 3}}
    state = position(3, routes={"Carlisle/Isle_of_Man": own, "Durham/York": ["red trader"]}, players={"blue": blue})
    play(state, "create Carlisle/Isle_of_Man", "lift red trader Durham/York", "put trader London/Oxford")
    assert on(state, "London/Oxford") == ["red trader"]
