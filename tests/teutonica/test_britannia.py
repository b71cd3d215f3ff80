"""Britannia: set-up, connection, coins, the end, where markers may lie, and the permanent marker that places two.

HT-234, HT-236 to HT-241, HT-256, HT-258, HT-260, HT-261 and HT-310.
"""

import pytest
from britannia import SCOTLAND, WALES, countries, empty_handed, england, lengths, position, ready, rules
from clause_tools import FULL_DESK, on, pieces, play, player, prestige, refused, sheet, targets, texts

import kogge

every_number = pytest.mark.parametrize("seats", [3, 4, 5])
PERMANENT = {"Calais/Canterbury", "Calais/Southampton"}
ONE_SPACE = ["Bristol", "Dunbar", "Durham", "Glasgow", "Ipswich", "Lancaster", "Richmond"]
TO_SOUTHAMPTON = ["blue trader", "blue merchant", "blue merchant"]


# Set-up


@every_number
def test_set_up_is_that_of_the_base_game_HT_234(seats):
    base = kogge.start(kogge.ruleset("teutonica", edition="bigbox", players=seats), seed=3).to_dict()
    state = kogge.start(rules(seats), seed=3).to_dict()
    assert state["players"] == base["players"]
    assert sorted(state["markers"].values()) == sorted(base["markers"].values())
    assert set(state["markers"]) == {"Coventry/Nottingham", "Lancaster/Richmond", "Salisbury/Southampton"}
    assert sorted(state["bag"]) == sorted(base["bag"])
    assert (state["actions"], state["permissions_used"], state["routes"], state["cities"]) == (2, [], {}, {})


def test_scotland_is_on_the_larger_board_only_HT_234():
    assert set(kogge.start(rules(3), seed=1).view()["regions"]) == {"Wales"}
    for seats in (4, 5):
        assert set(kogge.start(rules(seats), seed=1).view()["regions"]) == {"Wales", "Scotland"}
    boards = {seats: kogge.game("teutonica").boards("bigbox", seats) for seats in (3, 4, 5)}
    assert ["britannia3" in boards[seats] for seats in (3, 4, 5)] == [True, False, False]
    assert ["britannia45" in boards[seats] for seats in (3, 4, 5)] == [False, True, True]


@every_number
def test_the_connection_runs_from_oxford_to_york_HT_236(seats):
    chain = {city: ["blue trader"] for city in ("Oxford", "Cardiff", "Coventry", "Nottingham")}
    state = position(seats, cities=chain, routes={"Nottingham/York": ["blue trader"] * 3})
    play(state, "create Nottingham/York post York")
    assert prestige(state)["connection"] == 7
    for city in chain:
        rest = {name: posts for name, posts in chain.items() if name != city}
        state = position(seats, cities=rest, routes={"Nottingham/York": ["blue trader"] * 3})
        assert prestige(play(state, "create Nottingham/York post York"))["connection"] == 0


@every_number
def test_special_prestige_is_at_plymouth_HT_236(seats):
    own = ["blue merchant"] + ["blue trader"] * 3
    state = position(seats, routes={"Plymouth/Salisbury": own}, players={"blue": {"supply": pieces(0, 0)}})
    assert "create Plymouth/Salisbury special 7" in texts(state)
    play(state, "create Plymouth/Salisbury special 7")
    assert sheet(state, "special")[0] == 7


@every_number
def test_privilege_is_developed_in_london_HT_256(seats):
    state = position(seats, routes={"Canterbury/London": ["blue trader"] * 3})
    play(state, "create Canterbury/London develop privilege")
    assert player(state)["desk"]["privilege"] == 1


# The end


def test_the_game_ends_with_the_eighth_completed_city_HT_237():
    complete = {city: ["red trader"] for city in ONE_SPACE}
    blue = {"supply": pieces(2, 0), "desk": {"privilege": 3}}
    state = position(
        cities=complete | {"Conway": ["red trader"]},
        routes={"Chester/Conway": ["blue trader"] * 3},
        players={"blue": blue, "red": {"supply": pieces(0, 0)}},
    )
    assert state.view()["ends"]["completed"] == [7, 8]
    play(state, "create Chester/Conway post Conway")
    assert state.is_over()
    assert state.view()["ends"]["completed"] == [8, 8]


def test_the_game_goes_on_with_seven_completed_cities_HT_237():
    complete = {city: ["red trader"] for city in ONE_SPACE[1:]}
    blue = {"supply": pieces(2, 0), "desk": {"privilege": 3}}
    state = position(
        cities=complete | {"Conway": ["red trader"]},
        routes={"Chester/Conway": ["blue trader"] * 3},
        players={"blue": blue, "red": {"supply": pieces(0, 0)}},
    )
    play(state, "create Chester/Conway post Conway")
    assert not state.is_over()
    assert state.view()["ends"]["completed"] == [7, 8]


# Where replacements may lie


def laying(seats):
    """Blue lays a swap; no route has a marker or a piece."""
    questions = [{"decision": "turn", "seat": "blue"}, {"decision": "replace", "seat": "blue"}]
    return position(seats, plate=["swap"], markers={}, questions=questions)


@every_number
def test_markers_are_not_laid_on_routes_with_a_permanent_marker_HT_238(seats):
    state = laying(seats)
    routes = {text.split()[-1] for text in texts(state, "lay swap ")}
    permanent = PERMANENT | ({"Carlisle/Isle_of_Man"} if seats == 3 else set())
    assert routes == england(seats) - permanent
    for route in permanent:
        assert refused(state, f"lay swap {route}") == "teutonica-reason-no-markers-here"


@every_number
def test_markers_are_not_laid_abroad_HT_239(seats):
    state = laying(seats)
    for route in WALES | (SCOTLAND if seats > 3 else set()):
        assert refused(state, f"lay swap {route}") == "teutonica-reason-no-markers-here"


@pytest.mark.parametrize("seats", [4, 5])
def test_a_sea_route_of_england_without_permanent_marker_gets_one_HT_240(seats):
    state = play(laying(seats), "lay swap Carlisle/Chester")
    assert state.to_dict()["markers"] == {"Carlisle/Chester": "swap"}


# Coins


@every_number
@pytest.mark.parametrize(
    ("route", "city", "posts"),
    [("Cambridge/Ipswich", "Ipswich", []), ("Bristol/Salisbury", "Bristol", [])]
    + [("Plymouth/Salisbury", "Plymouth", ["red trader"])],
)
def test_a_coin_brings_two_points_HT_241(seats, route, city, posts):
    own = ["blue merchant"] + ["blue trader"] * 3
    blue = {"supply": pieces(0, 0), "desk": {"privilege": 1}}
    state = position(seats, routes={route: own}, cities={city: posts}, players={"blue": blue})
    play(state, f"create {route} post {city}")
    assert prestige(state)["coin"] == 2


# Permanent markers


def made(seats=4, supply=(0, 0), **given):
    """Blue creates Calais/Southampton."""
    blue = {"supply": pieces(*supply), "desk": {"book": 3}} | given.pop("blue", {})
    routes = {"Calais/Southampton": TO_SOUTHAMPTON} | given.pop("routes", {})
    state = position(seats, routes=routes, players={"blue": blue} | given.pop("players", {}), **given)
    return play(state, "create Calais/Southampton post Calais")


def asked(state):
    return state.to_dict()["questions"][-1]["decision"]


def test_a_permanent_marker_works_after_the_benefit_and_may_be_declined_HT_258():
    state = made()
    assert state.to_dict()["cities"] == {"Calais": ["blue trader", None, None]}
    assert asked(state) == "place_abroad"
    play(state, "done")
    assert asked(state) == "turn"
    assert not any(on(state, route) for route in WALES | SCOTLAND)
    assert refused(state, "put trader Cardiff/Pembroke") == "teutonica-reason-unasked-put"


def test_a_permanent_marker_is_never_taken_and_does_not_score_HT_258():
    state = play(made(), "done")
    assert (player(state)["markers"], player(state)["used_markers"]) == ([], 0)
    assert sheet(state, "markers") == [0, 0, 0, 0]
    assert state.to_dict()["plate"] == []
    routes = {"Calais/Southampton": ["red trader", "red merchant", "red merchant"]}
    again = position(
        turn="red", routes=routes, players={"red": {"supply": pieces(0, 0), "desk": {"book": 3}}}, actions=1
    )
    assert asked(play(again, "create Calais/Southampton")) == "place_abroad"


def test_a_permanent_marker_works_before_the_game_ends_HT_258():
    complete = {city: ["red trader"] for city in ONE_SPACE} | {"Calais": ["red trader", "red merchant"]}
    blue = {"supply": pieces(0, 0), "desk": {"book": 3, "privilege": 2}}
    state = position(
        cities=complete,
        routes={"Calais/Southampton": TO_SOUTHAMPTON},
        players={"blue": blue, "red": {"supply": pieces(0, 0)}},
    )
    play(state, "create Calais/Southampton post Calais")
    assert not state.is_over()
    play(state, "put trader Cardiff/Pembroke", "put trader Cardiff/Pembroke")
    assert state.is_over()
    assert on(state, "Cardiff/Pembroke") == ["blue trader"] * 2


# Place two


def test_two_pieces_of_the_stock_go_to_wales_and_scotland_without_permission_HT_260():
    state = made(supply=(3, 0))
    stock = player(state)["stock"]
    assert countries(state, "put") == {"Wales", "Scotland"}
    play(state, "put trader Cardiff/Pembroke", "put merchant Carlisle/Isle_of_Man boat")
    assert (on(state, "Cardiff/Pembroke"), on(state, "Carlisle/Isle_of_Man")) == (["blue trader"], ["blue merchant"])
    assert player(state)["stock"] == pieces(stock["traders"] - 1, stock["merchants"] - 1)
    assert player(state)["supply"] == pieces(3, 0)
    assert (asked(state), state.to_dict()["permissions_used"]) == ("turn", [])


def test_place_two_does_not_reach_england_HT_260():
    state = made()
    for route in england():
        assert refused(state, f"put trader {route}") == "teutonica-reason-abroad-only"


def abroad(supply, stock, routes, left=2):
    """Blue is asked for pieces abroad, with this in stock and supply and these pieces on routes."""
    desk = {"keys": 4, "privilege": 3, "bank": 3, "book": 3}
    questions = [
        {"decision": "turn", "seat": "blue"},
        {"decision": "finish", "seat": "blue"},
        {"decision": "place_abroad", "seat": "blue", "left": left},
    ]
    # What is left over stands in the special-prestige spaces and on London/Oxford, where it is in nobody's way.
    given = {"supply": pieces(*supply), "desk": desk}
    used = sum(piece == "blue trader" for there in routes.values() for piece in there)
    posts = {}
    rest = 21 - supply[0] - stock - used
    for city, number in (("London", 8), ("Carlisle", 5), ("Cardiff", 5), ("Calais", 3)):
        posts[city] = ["blue trader"] * min(rest, number)
        rest -= len(posts[city])
    merchants = ["blue merchant"] * (4 - supply[1])
    state = position(
        routes=routes, cities=posts, special=merchants, players={"blue": given}, questions=questions, actions=1
    )
    assert player(state)["stock"] == pieces(stock, 0)
    return state


def test_with_an_empty_stock_the_pieces_come_from_the_supply_HT_261():
    state = abroad(supply=(2, 1), stock=1, routes={"London/Oxford": ["blue trader"]})
    assert targets(state, "merchant") == set()
    play(state, "put trader Cardiff/Pembroke")
    assert player(state)["stock"] == pieces(0, 0)
    assert texts(state, "lift ") == []
    assert targets(state, "merchant") == WALES | SCOTLAND | {"boat"}
    play(state, "put merchant Chester/Conway")
    assert player(state)["supply"] == pieces(2, 0)


def test_with_an_empty_supply_too_the_pieces_come_from_the_board_HT_261():
    routes = {"London/Oxford": ["blue trader", "red trader"], "Falkirk/Glasgow": ["blue trader"]}
    state = abroad(supply=(1, 0), stock=0, routes=routes)
    assert refused(state, "lift trader London/Oxford") == "teutonica-reason-reply-source"
    play(state, "put trader Cardiff/Pembroke")
    assert {"lift trader Falkirk/Glasgow", "lift trader London/Oxford", "done"} <= set(texts(state))
    assert texts(state, "put ") == []
    play(state, "lift trader London/Oxford")
    assert countries(state, "put") == {"Wales", "Scotland"}  # from England, where no move leads there
    assert refused(state, "done") == "teutonica-reason-put-lifted-first"
    play(state, "put trader Edinburgh/Glasgow")
    assert (on(state, "Edinburgh/Glasgow"), on(state, "London/Oxford")) == (["blue trader"], ["red trader"])
    assert asked(state) == "turn"


def test_a_piece_from_the_board_may_come_from_another_country_HT_310():
    state = abroad(supply=(0, 0), stock=0, routes={"Falkirk/Glasgow": ["blue trader"]})
    play(state, "lift trader Falkirk/Glasgow", "put trader Chester/Conway")
    assert on(state, "Chester/Conway") == ["blue trader"]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_none_one_or_two_pieces_are_placed_HT_310(number):
    state = play(made(), *["put trader Cardiff/Pembroke"] * number)
    if number < 2:
        play(state, "done")
    assert on(state, "Cardiff/Pembroke") == ["blue trader"] * number
    assert asked(state) == "turn"


def test_on_the_small_board_the_pieces_go_to_wales_HT_310():
    state = made(3)
    assert targets(state) == WALES
    assert refused(state, "put trader Carlisle/Isle_of_Man") == "teutonica-reason-abroad-only"


def test_with_no_point_abroad_the_marker_brings_nothing_HT_310():
    boats = {"Conway/Isle_of_Man": (0, 1), "Carlisle/Isle_of_Man": (1, 2)}
    owners = iter(["green"] * 26 + ["red"] * 26)
    traders = {
        route: [None if i in boats.get(route, ()) else f"{next(owners)} trader" for i in range(lengths()[route])]
        for route in WALES | SCOTLAND
    }
    merchants = {"Conway/Isle_of_Man": "red merchant", "Carlisle/Isle_of_Man": "green merchant"}
    for route, piece in merchants.items():
        traders[route] = [there or piece for there in traders[route]]
    others = empty_handed("red", "green") | {"yellow": {"desk": FULL_DESK}}
    state = made(routes=traders, players=others)
    assert asked(state) == "turn"


# What players are told


def asked_in_words(state):
    return str(state.rules.game.prompt(state))


def test_the_prompt_names_the_permissions_that_are_left():
    state = ready("Cardiff", "London")
    assert asked_in_words(state).endswith("Permissions left: Cardiff (Wales), London (Wales, Scotland).")
    play(state, "place trader Chester/Conway")
    assert asked_in_words(state).endswith("Permissions left: London (Wales, Scotland).")
    play(state, "place trader Chester/Conway")
    assert asked_in_words(state) == "blue: 3 actions are left."
    assert asked_in_words(made(3)).endswith("free points of Wales, or be done.")


def test_a_permission_used_is_told():
    state = ready("Cardiff", "London")
    after = state.clone()
    action = state.parse("place trader Chester/Conway")
    after.apply(action)
    events = state.rules.game.narrate(state, action, after, None)
    assert [(event.kind, event.args.get("city"), event.args.get("country")) for event in events] == [
        ("place", None, None),
        ("uses_permission", "Cardiff", "Wales"),
    ]


def test_views_tell_who_holds_which_permission():
    state = play(ready("Cardiff"), "place trader Chester/Conway")
    assert state.view()["permissions"] == [
        {"city": "Cardiff", "countries": ["Wales"], "holder": "blue", "used": True},
        {"city": "Carlisle", "countries": ["Scotland"], "holder": None, "used": False},
        {"city": "London", "countries": ["Wales", "Scotland"], "holder": None, "used": False},
    ]
    base = kogge.start(kogge.ruleset("teutonica"), seed=1).view()
    assert {"permissions", "regions"} & set(base) == set()


def test_the_reason_names_the_cities_that_give_permission():
    with pytest.raises(kogge.IllegalAction, match="Scotland need a permission: the rightmost post in Carlisle, London"):
        ready().parse("place trader Falkirk/Glasgow")
    with pytest.raises(kogge.IllegalAction, match="have used your permission for Wales"):
        play(ready("Cardiff"), "place trader Chester/Conway").parse("place trader Chester/Conway")
