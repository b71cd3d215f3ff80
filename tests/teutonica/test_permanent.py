"""Permanent markers: what the four sea routes of the eastern board bring besides their benefit."""

import pytest
from clause_tools import ability_values, offered, on, play, player, prestige, refused, texts, verbs
from sea_tools import CROWD, GREEN, READY, ROUTES, SEA, crowd, east, filled

from kogge.core.state import State
from kogge.games.teutonica.words import GREEN_POST, MOVE_ANY, PLACE_TWO, RAISE

ASKED = {"Danzig/Malmö": PLACE_TWO, "Malmö/Stralsund": RAISE, "Malmö/Visby": GREEN_POST, "Stralsund/Wismar": MOVE_ANY}
four_routes = pytest.mark.parametrize("route", ASKED)


def full(route: str, **more: object) -> State:
    """Blue's turn, with the route full of blue's pieces."""
    given = {"routes": {}, "players": {}} | more
    routes = {route: filled(route)} | given.pop("routes")
    players = {"blue": READY} | given.pop("players")
    return east(routes=routes, players=players, **given)


def decision(state: State) -> int:
    return state.stack[-1].decision


def is_plain_turn(state: State) -> bool:
    return len(state.stack) == 1 and state.actor() == 0


# When and for whom


@four_routes
def test_creating_a_sea_route_asks_its_creator_about_the_permanent_marker_HT_225(route: str) -> None:
    other = full(route, routes={"Lübeck/Wismar": ["red trader"]})
    play(other, f"create {route}")
    assert (decision(other), other.actor()) == (ASKED[route], 0)
    assert other.actions == 1  # the marker is part of the action that created the route


def test_the_permanent_marker_comes_in_addition_to_a_post_HT_225() -> None:
    state = play(full("Malmö/Stralsund"), "create Malmö/Stralsund post Malmö")
    assert state.to_dict()["cities"] == {"Malmö": ["blue merchant", None, None]}
    play(state, "develop privilege")
    assert ability_values(state)["privilege"] == 1
    assert is_plain_turn(state)


def test_the_permanent_marker_comes_after_the_benefit_so_it_cannot_help_it_HT_225() -> None:
    """Stralsund's first space is orange: Privilege rises only when the benefit has been chosen."""
    state = full("Malmö/Stralsund")
    assert refused(state, "create Malmö/Stralsund post Stralsund") == "teutonica-reason-privilege"


@four_routes
def test_the_permanent_marker_cannot_be_kept_for_later_HT_225(route: str) -> None:
    state = play(full(route), f"create {route}")
    if not is_plain_turn(state):
        play(state, "done")
    assert is_plain_turn(state)
    assert not {"use", "develop", "post", "put", "done"} & verbs(state)
    play(state, "end", "end", "end", "end")
    assert not {"use", "develop", "post", "put", "done"} & verbs(state)


@four_routes
def test_nothing_else_is_possible_before_the_permanent_marker_is_answered_HT_225(route: str) -> None:
    state = play(full(route, routes={"Lübeck/Wismar": ["red trader"]}), f"create {route}")
    assert refused(state, "end") == "teutonica-reason-first"
    assert refused(state, "income 1 trader") == "teutonica-reason-first"


@pytest.mark.parametrize("route", ["Lübeck/Wismar", "Waren/Wismar", "Danzig/Königsberg"])
def test_routes_on_land_have_no_permanent_marker_HT_225(route: str) -> None:
    assert is_plain_turn(play(full(route), f"create {route}"))


def test_an_action_that_ends_the_game_is_finished_with_its_permanent_marker_HT_225() -> None:
    players = {"blue": READY | {"prestige": {"control": 19}}}
    state = full("Malmö/Visby", cities={"Malmö": ["blue merchant"]}, players=players)
    play(state, "create Malmö/Visby")
    assert sum(prestige(state).values()) == 20
    assert not state.is_over()
    play(state, "post Waren trader")
    assert state.is_over()
    assert state.to_dict()["green_posts"] == {"Waren": ["blue trader"]}


@pytest.mark.parametrize("route", ASKED)
def test_the_game_ends_also_when_the_permanent_marker_is_declined_HT_225(route: str) -> None:
    city = route.partition("/")[0]
    players = {"blue": READY | {"prestige": {"control": 19}}, "red": {}}
    routes = {"Lübeck/Wismar": ["red trader"]}
    state = play(full(route, cities={city: ["blue trader"]}, players=players, routes=routes), f"create {route}")
    assert not state.is_over()
    assert play(state, "done").is_over()


# Declining


@four_routes
def test_a_permanent_marker_may_be_declined_HT_226(route: str) -> None:
    state = play(full(route, routes={"Lübeck/Wismar": ["red trader"]}), f"create {route}")
    before = state.to_dict()
    play(state, "done")
    after = state.to_dict()
    assert is_plain_turn(state)
    for same in ("routes", "cities", "extra_posts", "green_posts", "markers"):
        assert after[same] == before[same]
    assert on(state, route) == []
    assert ability_values(state)["privilege"] == 0


def test_a_permanent_marker_that_can_do_nothing_is_not_asked_about_HT_226() -> None:
    black = {"blue": {"desk": {"book": 3, "privilege": 3}}}
    assert is_plain_turn(play(full("Malmö/Stralsund", players=black), "create Malmö/Stralsund"))
    empty = {"blue": READY | {"supply": {"traders": 0, "merchants": 0}}}
    assert is_plain_turn(play(full("Malmö/Visby", players=empty), "create Malmö/Visby"))
    assert is_plain_turn(play(full("Stralsund/Wismar"), "create Stralsund/Wismar"))  # nobody is on any route


# No marker that is taken


@four_routes
def test_a_permanent_marker_is_never_taken_nor_replaced_HT_227(route: str) -> None:
    state = full(route)
    bag, score = len(state.bag), state.score_sheet()[0]["markers"]
    play(state, f"create {route}")
    if not is_plain_turn(state):
        play(state, "done")
    assert player(state)["markers"] == []
    assert player(state)["used_markers"] == 0
    assert (len(state.bag), len(state.plate)) == (bag, 0)
    assert state.score_sheet()[0]["markers"] == score == 0


def test_a_permanent_marker_works_every_time_its_route_is_created_HT_227() -> None:
    state = play(full("Malmö/Stralsund"), "create Malmö/Stralsund", "develop privilege", "end")
    given = state.to_dict() | {"routes": {"Malmö/Stralsund": filled("Malmö/Stralsund", "red")}}
    given["players"]["red"] = READY
    again = play(east(**{name: given[name] for name in ("turn", "routes", "players")}), "create Malmö/Stralsund")
    play(again, "develop privilege")
    assert [ability_values(again, seat)["privilege"] for seat in ("blue", "red")] == [1, 1]


# Move two


def test_move_two_moves_own_and_other_pieces_to_free_points_HT_228() -> None:
    routes = {"Lübeck/Wismar": ["blue trader", "red trader"], "Waren/Wismar": ["green merchant"]}
    state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar")
    assert offered(state, "lift") == {"trader Lübeck/Wismar", "red trader Lübeck/Wismar", "green merchant Waren/Wismar"}
    play(state, "lift trader Lübeck/Wismar", "lift green merchant Waren/Wismar")
    play(state, "put trader Kulm/Stettin", "put merchant Danzig/Malmö boat")
    assert on(state, "Kulm/Stettin") == ["blue trader"]
    assert on(state, "Danzig/Malmö") == ["green merchant"]
    assert on(state, "Lübeck/Wismar") == ["red trader"]
    assert is_plain_turn(state)


def test_move_two_moves_two_at_most_HT_228() -> None:
    routes = {"Lübeck/Wismar": ["red trader"] * 3}
    state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar")
    play(state, "lift red trader Lübeck/Wismar", "lift red trader Lübeck/Wismar")
    assert verbs(state) == {"put"}
    assert refused(state, "lift Lübeck/Wismar.3") == "teutonica-reason-no-more-lifts"


def test_move_two_lets_two_pieces_exchange_places_HT_228() -> None:
    routes = {"Lübeck/Wismar": ["red trader"], "Waren/Wismar": ["green merchant"]}
    state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar")
    play(state, "lift red trader Lübeck/Wismar", "lift green merchant Waren/Wismar")
    play(state, "put trader Waren/Wismar", "put merchant Lübeck/Wismar")
    assert (on(state, "Lübeck/Wismar"), on(state, "Waren/Wismar")) == (["green merchant"], ["red trader"])


def test_a_trader_does_not_exchange_places_with_a_merchant_on_a_boat_HT_228() -> None:
    routes = {"Lübeck/Wismar": ["red trader"], "Malmö/Visby": [None, "green merchant", None]}
    state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar")
    play(state, "lift green merchant Malmö/Visby boat", "lift red trader Lübeck/Wismar", "put merchant Lübeck/Wismar")
    assert [text for text in texts(state, "put") if "boat" in text] == []


def test_on_a_full_board_the_lifted_pieces_find_their_own_points_HT_228() -> None:
    routes = crowd() | {"Stralsund/Wismar": filled("Stralsund/Wismar"), "Lübeck/Wismar": ["red trader"] * 3}
    state = east(5, routes=routes, players=CROWD | {"blue": READY})
    play(state, "create Stralsund/Wismar", "lift red trader Lübeck/Wismar")
    puts = {text.removeprefix("put trader ") for text in texts(state, "put")}
    assert puts == {"Lübeck/Wismar", "Stralsund/Wismar"}  # the created route has just been emptied


def test_move_two_moves_none_one_or_two_HT_308() -> None:
    routes = {"Lübeck/Wismar": ["red trader", "red trader"]}
    for lifts in range(3):
        state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar")
        assert "done" in texts(state)
        play(state, *["lift red trader Lübeck/Wismar"] * lifts, *["put trader Kulm/Stettin"] * lifts)
        if lifts == 0:
            play(state, "done")
        assert is_plain_turn(state)
        assert len(on(state, "Kulm/Stettin")) == lifts


def test_move_two_lifts_both_before_either_is_put_HT_308() -> None:
    routes = {"Lübeck/Wismar": ["red trader", "red merchant"]}
    state = play(full("Stralsund/Wismar", routes=routes), "create Stralsund/Wismar", "lift red trader Lübeck/Wismar")
    assert refused(state, "done") == "teutonica-reason-put-lifted-first"
    play(state, "put trader Kulm/Stettin")
    assert is_plain_turn(state)  # the first put ended the lifting


# Develop Privilege


def test_the_permanent_marker_develops_privilege_by_the_usual_rules_HT_229() -> None:
    state = play(full("Malmö/Stralsund"), "create Malmö/Stralsund")
    assert set(texts(state)) == {"develop privilege", "done"}
    before = player(state)
    play(state, "develop privilege")
    after = player(state)
    assert after["desk"]["privilege"] == before["desk"]["privilege"] + 1
    assert after["supply"]["traders"] == before["supply"]["traders"] + 1  # the piece uncovered
    assert refused(play(full("Malmö/Stralsund"), "create Malmö/Stralsund"), "develop keys") == "teutonica-reason-first"


def test_a_develop_marker_is_not_used_up_by_the_permanent_marker_HT_229() -> None:
    players = {"blue": READY | {"markers": ["develop"]}}
    state = play(full("Malmö/Stralsund", players=players), "create Malmö/Stralsund", "develop privilege")
    assert player(state)["markers"] == ["develop"]
    play(state, "develop privilege")
    assert ability_values(state)["privilege"] == 2


# Green post


def test_a_green_post_is_a_piece_of_the_supply_in_a_green_city_of_choice_HT_230() -> None:
    state = play(full("Malmö/Visby"), "create Malmö/Visby")
    assert offered(state, "post") == {f"{city} {kind}" for city in GREEN for kind in ("trader", "merchant")}
    before = player(state)
    play(state, "post Belgard merchant")
    assert player(state)["supply"]["merchants"] == before["supply"]["merchants"] - 1
    assert player(state)["stock"] == before["stock"]
    assert state.to_dict()["green_posts"] == {"Belgard": ["blue merchant"]}
    assert is_plain_turn(state)


def test_a_green_post_is_never_set_elsewhere_nor_with_a_piece_that_is_not_there_HT_230() -> None:
    players = {"blue": READY | {"supply": {"traders": 2, "merchants": 0}}}
    state = play(full("Malmö/Visby", players=players), "create Malmö/Visby")
    assert offered(state, "post") == {f"{city} trader" for city in GREEN}
    assert refused(state, "post Danzig trader") == "teutonica-reason-not-green"
    assert refused(state, "post Waren merchant") == "teutonica-reason-supply"


def test_a_green_post_stands_right_of_all_posts_of_the_city_HT_230() -> None:
    posts = {"green_posts": {"Waren": ["red trader"]}, "extra_posts": {"Waren": ["green trader"]}}
    state = play(full("Malmö/Visby", **posts), "create Malmö/Visby", "post Waren trader")
    assert state.to_dict()["green_posts"] == {"Waren": ["red trader", "blue trader"]}
    assert state.to_dict()["extra_posts"] == {"Waren": ["green trader"]}
    assert state.view()["controllers"]["Waren"] == "blue"  # one each: the post furthest right


def test_a_green_post_can_complete_the_connection_HT_232() -> None:
    """On land the way from Lübeck to Danzig leads through Waren and Belgard."""
    chain = {
        "Lübeck": ["blue trader"],
        "Wismar": ["blue trader"],
        "Stettin": ["blue trader"],
        "Anklam": ["blue trader"],
    }
    chain |= {"Danzig": ["blue trader"]}
    state = full("Malmö/Visby", cities=chain, extra_posts={"Belgard": ["blue trader"]})
    play(state, "create Malmö/Visby", "post Waren trader")
    assert prestige(state)["connection"] == 7


def test_a_green_post_can_complete_the_tenth_city_HT_232() -> None:
    nine = ["Berlin-Cölln", "Perleberg", "Tangermünde", "Wittenberg", "Visby"]
    pairs = ["Allenstein", "Anklam", "Elbing", "Kulm"]
    cities = {city: ["red trader"] for city in nine} | {city: ["red trader"] * 2 for city in pairs}
    state = full("Malmö/Visby", cities=cities, players={"red": {"desk": {"keys": 4}}})
    play(state, "create Malmö/Visby")
    assert (state.completed, state.is_over()) == (9, False)
    play(state, "post Dresden trader")
    assert (state.completed, state.is_over()) == (10, True)


# Place two


def test_place_two_puts_pieces_of_the_route_on_free_points_instead_of_the_stock_HT_231() -> None:
    state = full("Danzig/Malmö")
    before = player(state)["stock"]
    play(state, "create Danzig/Malmö post Danzig", "put trader Kulm/Stettin", "put merchant Malmö/Visby boat")
    assert (on(state, "Kulm/Stettin"), on(state, "Malmö/Visby")) == (["blue trader"], ["blue merchant"])
    assert player(state)["stock"] == {"traders": before["traders"] + 1, "merchants": before["merchants"]}
    assert is_plain_turn(state)


def test_place_two_places_two_at_most_HT_231() -> None:
    state = play(full("Danzig/Malmö"), "create Danzig/Malmö", "put trader Kulm/Stettin", "put trader Kulm/Stettin")
    assert is_plain_turn(state)
    assert len(on(state, "Kulm/Stettin")) == 2


def test_place_two_takes_no_pieces_but_those_of_the_route_HT_231() -> None:
    state = play(full("Danzig/Malmö"), "create Danzig/Malmö", "put merchant Kulm/Stettin")
    supply = player(state)["supply"]
    assert supply["merchants"] > 0
    assert refused(state, "put merchant Kulm/Stettin") == "teutonica-reason-not-in-hand"
    play(state, "put trader Kulm/Stettin")
    assert player(state)["supply"] == supply


@pytest.mark.parametrize("number", [0, 1, 2])
def test_place_two_places_none_one_or_two_HT_307(number: int) -> None:
    state = full("Danzig/Malmö")
    stock = player(state)["stock"]["traders"]
    play(state, "create Danzig/Malmö", *["put trader Kulm/Stettin"] * number)
    if number < 2:
        play(state, "done")
    assert is_plain_turn(state)
    assert player(state)["stock"]["traders"] == stock + 3 - number


def test_place_two_takes_pieces_bound_for_the_stock_not_the_one_that_became_a_post_HT_307() -> None:
    pieces = ["blue trader", "blue merchant", "blue merchant", "blue merchant"]
    state = full("Danzig/Malmö", routes={"Danzig/Malmö": pieces})
    play(state, "create Danzig/Malmö post Danzig")  # the only trader
    assert {text.split()[1] for text in texts(state, "put")} == {"merchant"}
    assert refused(state, "put trader Kulm/Stettin") == "teutonica-reason-not-in-hand"


def test_place_two_may_use_the_emptied_route_itself_HT_307() -> None:
    state = play(full("Danzig/Malmö"), "create Danzig/Malmö")
    puts = {text.partition(" ")[2] for text in texts(state, "put")}
    assert puts == {f"{kind} {route}" for kind in ("trader", "merchant") for route in ROUTES} | {
        f"merchant {route} boat" for route in SEA
    }
    play(state, "put merchant Danzig/Malmö boat", "put trader Danzig/Malmö")
    assert on(state, "Danzig/Malmö") == ["blue merchant", "blue trader"]


# In words


def told(state: State, *words: str) -> list[str]:
    """The kinds of event of these actions."""
    kinds = []
    for text in words:
        before, action = state.clone(), state.parse(text)
        state.apply(action)
        kinds += [event.kind for event in state.rules.game.narrate(before, action, state, None)]
    return kinds


def test_what_is_told_of_permanent_markers() -> None:
    crowd_there = {"Lübeck/Wismar": ["red trader"]}
    assert told(full("Malmö/Stralsund"), "create Malmö/Stralsund", "develop privilege") == [
        "create",
        "uses_permanent",
        "develops",
    ]
    assert told(full("Malmö/Visby"), "create Malmö/Visby", "post Waren trader") == ["create", "post", "completes"]
    for route in ASKED:
        assert told(full(route, routes=crowd_there), f"create {route}", "done") == ["create", "declines_permanent"]
    assert told(full("Danzig/Malmö"), "create Danzig/Malmö", "put trader Kulm/Stettin", "done")[-1] == "done"
