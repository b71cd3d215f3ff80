"""Clauses HT-208 to HT-213, HT-303 and HT-304: what the tiles of the Emperor's Favour do."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

BLUE, RED, GREEN = 0, 1, 2
FROM = "Dortmund/Duisburg"  # two points
RING_1 = {"Arnheim/Duisburg", "Dortmund/Paderborn"}
LENGTHS = {"/".join(route.cities): route.length for route in load_board("base45").routes}
FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}


def position(**given):
    return kogge.ruleset("teutonica", players=4, favours=True).state_from_dict(given)


def displaced(tile=None, kind="trader", owner="red", routes=None, red=None, there=()):
    """Blue has just displaced a red piece from Dortmund/Duisburg; somebody may own a tile."""
    state = position(
        favours={tile: owner} if tile else {},
        routes={FROM: [f"red {kind}", *there], **(routes or {})},
        players={"blue": {"supply": {"traders": 5, "merchants": 0}}, "red": red or {}},
    )
    do(state, f"displace red {kind} {FROM} with trader")
    return state


def do(state, *texts):
    for text in texts:
        state.apply(state.parse(text))


def refused(state, text):
    with pytest.raises(IllegalAction) as error:
        state.parse(text)
    return error.value.message.key


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def targets(state, kind="trader"):
    return {text.split()[-1] for text in texts(state) if text.startswith(f"put {kind} ")}


def pieces(state, seat, where):
    return tuple(state.to_dict()["players"][seat][where].values())


def asked(state):
    return state.to_dict()["questions"][-1]["decision"], state.actor()


def filled():
    """All other routes full of pieces of four players who have nothing left on their desks."""
    others = ("green", "yellow", "purple")
    seats = [f"{seat} {kind}" for seat in others for kind in ["trader"] * 26 + ["merchant"] * 4]
    seats += ["blue trader"] * 24
    return {route: [seats.pop(0) for _ in range(n)] for route, n in LENGTHS.items() if route != FROM}


# Displaced anywhere.


def test_the_reply_of_the_owner_goes_to_any_routes_HT_208():
    assert targets(displaced()) == RING_1
    state = displaced("any_route")
    assert targets(state) == set(LENGTHS)
    do(state, "put trader Hamburg/Lübeck")
    assert state.to_dict()["routes"]["Hamburg/Lübeck"].count("red trader") == 1


def test_the_owner_may_still_reply_nearby_HT_208():
    state = displaced("any_route")
    do(state, "put trader Arnheim/Duisburg", "done")
    assert asked(state) == ("turn", BLUE)


def test_the_tile_is_only_for_its_owner_HT_208():
    assert targets(displaced("any_route", owner="green")) == RING_1
    assert targets(displaced("any_route", owner="blue")) == RING_1


def test_the_tile_does_not_add_pieces_HT_208():
    state = displaced("any_route")
    do(state, "put trader Emden/Gro", "put trader Emden/Osn")
    assert asked(state) == ("turn", BLUE)


def test_every_moment_of_a_reply_anywhere_is_a_position_HT_208():
    state = displaced("any_route", "merchant")
    for text in ("put trader Emden/Gro", "put merchant Stade/Ham", "done"):
        again = state.rules.state_from_dict(state.to_dict())
        assert again.to_bytes() == state.to_bytes()
        assert again.legal_actions() == state.legal_actions()
        assert "any route" in str(state.rules.game.prompt(state))
        do(state, text)


def test_added_pieces_go_anywhere_too_HT_303():
    state = displaced("any_route", "merchant")
    do(state, "put trader Emden/Gro")
    assert targets(state) == set(LENGTHS) == targets(state, "merchant")
    do(state, "put merchant Hamburg/Lübeck")
    assert targets(state) == set(LENGTHS)
    do(state, "put trader Hamburg/Lübeck")
    assert asked(state) == ("turn", BLUE)


def test_the_route_left_is_allowed_HT_303():
    state = displaced("any_route")
    assert refused(displaced(), f"put trader {FROM}") == "teutonica-reason-left-route"
    do(state, f"put trader {FROM}", "done")
    assert sorted(state.to_dict()["routes"][FROM]) == ["blue trader", "red trader"]


def test_a_piece_lifted_for_the_reply_goes_anywhere_HT_303():
    red = {"supply": {"traders": 0, "merchants": 0}, "desk": FULL_DESK}
    state = position(
        favours={"any_route": "red"},
        routes={FROM: ["red trader"], "Hamburg/Lübeck": ["red merchant"] * 3},
        extra_posts={"Hannover": ["red trader"] * 25 + ["red merchant"]},
        players={"blue": {"supply": {"traders": 5, "merchants": 0}}, "red": red},
    )
    do(state, f"displace red trader {FROM} with trader", "put trader Hamburg/Lüneburg")
    do(state, "lift merchant Hamburg/Lübeck")
    assert "any route" in str(state.rules.game.prompt(state))
    assert FROM in targets(state, "merchant")
    do(state, f"put merchant {FROM}")
    assert asked(state) == ("turn", BLUE)


def test_the_last_free_point_may_be_on_the_route_left_HT_303():
    """Without the tile the piece goes to the stock."""
    routes = filled()
    for tile, stock in ((None, 1), ("any_route", 0)):
        state = kogge.ruleset("teutonica", players=5, favours=True).state_from_dict(
            {
                "favours": {tile: "red"} if tile else {},
                "routes": {FROM: ["red trader"], **routes},
                "players": {seat: {"desk": FULL_DESK} for seat in ("green", "yellow", "purple")}
                | {"blue": {"desk": FULL_DESK, "supply": {"traders": 2, "merchants": 0}}},
            }
        )
        before = pieces(state, "red", "stock")[0]
        do(state, f"displace red trader {FROM} with trader")
        assert pieces(state, "red", "stock")[0] == before + stock
        assert state.to_dict()["routes"][FROM].count("red trader") == (1 if tile else 0)


# One more action.


@pytest.mark.parametrize(("level", "actions"), [(0, 3), (1, 4), (5, 6)])
def test_one_more_action_in_every_turn_of_the_owner_HT_209(level, actions):
    state = position(favours={"extra_action": "red"}, players={"red": {"desk": {"actions": level}}})
    assert state.to_dict()["actions"] == 2
    for _ in range(2):
        do(state, "end")
        assert (state.actor(), state.to_dict()["actions"]) == (RED, actions)
        do(state, "end", "end", "end")


def test_six_actions_can_be_taken_HT_209():
    state = position(favours={"extra_action": "blue"}, players={"blue": {"desk": {"actions": 5}}})
    for left in range(5, -1, -1):
        do(state, "place trader Emden/Gro" if left > 3 else "income 1 trader")
        assert state.to_dict()["actions"] == left


# The echo of an income.


def test_the_owner_takes_a_piece_when_another_player_takes_income_HT_210():
    state = position(favours={"income_echo": "green"})
    supply, stock = pieces(state, "green", "supply"), pieces(state, "green", "stock")
    do(state, "income 3 traders")
    assert asked(state) == ("echo", GREEN)
    do(state, "income 1 trader")
    assert pieces(state, "green", "supply") == (supply[0] + 1, supply[1])
    assert pieces(state, "green", "stock") == (stock[0] - 1, stock[1])
    assert asked(state) == ("turn", BLUE)
    assert state.to_dict()["actions"] == 1


def test_the_tile_brings_nothing_at_ones_own_income_HT_210():
    state = position(favours={"income_echo": "blue"})
    do(state, "income 3 traders")
    assert asked(state) == ("turn", BLUE)


def test_on_display_the_tile_does_nothing_HT_210():
    state = position(favours={"income_echo": None})
    do(state, "income 3 traders")
    assert asked(state) == ("turn", BLUE)


def test_the_owner_chooses_the_kind_or_declines_after_each_income_HT_304():
    state = position(
        favours={"income_echo": "red"},
        players={"red": {"supply": {"traders": 5, "merchants": 0}}},
    )
    do(state, "income 1 trader")
    assert set(texts(state)) == {"income 1 trader", "income 1 merchant", "done"}
    do(state, "done", "income 1 trader")
    assert asked(state) == ("echo", RED)
    do(state, "income 1 merchant")
    assert pieces(state, "red", "supply") == (5, 1)
    assert (asked(state), state.to_dict()["actions"]) == (("turn", BLUE), 0)


def test_an_echo_is_one_piece_HT_304():
    state = position(favours={"income_echo": "red"})
    do(state, "income 1 trader")
    assert refused(state, "income 2 traders") == "teutonica-reason-echo-one"
    assert refused(state, "income 1 merchant") == "teutonica-reason-stock-short"
    assert refused(state, "end") == "teutonica-reason-first"


def test_with_an_empty_stock_the_owner_is_not_asked_HT_304():
    state = position(favours={"income_echo": "red"}, players={"red": {"supply": {"traders": 11, "merchants": 1}}})
    assert pieces(state, "red", "stock") == (0, 0)
    do(state, "income 1 trader")
    assert asked(state) == ("turn", BLUE)


def test_the_story_of_an_echo_HT_304():
    state = position(favours={"income_echo": "red"})
    for text, kind in (("income 1 trader", "income"), ("done", "declines"), ("income 1 trader", "income")):
        before, action = state.clone(), state.parse(text)
        state.apply(action)
        assert [event.kind for event in state.rules.game.narrate(before, action, state, None)] == [kind]


def test_an_echo_in_a_record_stands_in_brackets_HT_304():
    match = kogge.Match(
        kogge.ruleset("teutonica", players=3, favours=True), [kogge.Seat(name) for name in "abc"], 1, draw_start=False
    )
    match.state = match.rules.state_from_dict({"favours": {"income_echo": "red"}})
    match.act(0, match.state.parse("income 1 trader"))
    with pytest.raises(kogge.Refused):
        match.act(0, match.state.parse("income 1 trader"))
    match.act(1, match.state.parse("income 1 trader"))
    assert match.actor() == 0


# Two added for a trader.


def test_two_pieces_are_added_for_a_displaced_trader_HT_211():
    state = displaced("two_added")
    assert state.to_dict()["questions"][-1]["left"] == 2
    stock = pieces(state, "red", "stock")[0]
    do(state, "put trader Arnheim/Duisburg", "put trader Arnheim/Duisburg", "put trader Dortmund/Paderborn")
    assert asked(state) == ("turn", BLUE)
    assert pieces(state, "red", "stock")[0] == stock - 2


def test_without_the_tile_one_piece_is_added_for_a_trader_HT_211():
    for state in (displaced(), displaced("two_added", owner="green")):
        assert state.to_dict()["questions"][-1]["left"] == 1


def test_for_a_merchant_it_remains_two_HT_211():
    assert displaced("two_added", "merchant").to_dict()["questions"][-1]["left"] == 2


def test_the_second_piece_may_be_declined_and_comes_from_the_usual_source_HT_211():
    """One trader in the stock, so the second piece comes from the supply."""
    state = displaced("two_added", red={"supply": {"traders": 9, "merchants": 1}})
    assert pieces(state, "red", "stock") == (1, 0)
    do(state, "put trader Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert targets(state, "merchant") == RING_1
    declined = state.clone()
    do(declined, "done")
    assert pieces(declined, "red", "supply") == (9, 1)
    do(state, "put merchant Arnheim/Duisburg")
    assert pieces(state, "red", "supply") == (9, 0)


def test_both_reply_tiles_work_together_HT_211():
    state = position(
        favours={"two_added": "red", "any_route": "red"},
        routes={FROM: ["red trader"]},
        players={"blue": {"supply": {"traders": 5, "merchants": 0}}},
    )
    do(state, f"displace red trader {FROM} with trader", "put trader Emden/Gro", "put trader Emden/Gro")
    assert targets(state) == set(LENGTHS)
    do(state, "put trader Hamburg/Lübeck")
    assert asked(state) == ("turn", BLUE)


# At the end.


def scored(tile, source, owner="blue", **given):
    states = [position(favours=favours, **given) for favours in ({}, {tile: owner})]
    sheets = [state.score_sheet() for state in states]
    assert [state.scores() for state in states] == [[row["total"] for row in sheet] for sheet in sheets]
    return [[row[source] for row in sheet] for sheet in sheets]


def test_controlled_cities_give_their_owner_four_instead_of_two_HT_212():
    cities = {"Stendal": ["blue trader", "red trader"], "Goslar": ["blue trader"], "Minden": ["blue trader"]}
    without, owned = scored("cities_4", "cities", cities=cities)
    assert without == [4, 2, 0, 0]
    assert owned == [8, 2, 0, 0]


def test_on_display_the_tile_for_cities_scores_nothing_HT_212():
    without, on_display = scored("cities_4", "cities", owner=None, cities={"Goslar": ["blue trader"]})
    assert without == on_display == [2, 0, 0, 0]


def test_full_abilities_give_their_owner_seven_instead_of_four_HT_213():
    desks = {"blue": {"desk": {"book": 3, "bank": 3, "privilege": 2}}, "red": {"desk": {"actions": 5}}}
    without, owned = scored("abilities_7", "abilities", players=desks)
    assert without == [8, 4, 0, 0]
    assert owned == [14, 4, 0, 0]


def test_full_keys_give_nothing_with_the_tile_either_HT_213():
    without, owned = scored("abilities_7", "abilities", players={"blue": {"desk": FULL_DESK}})
    assert without == [16, 0, 0, 0]
    assert owned == [28, 0, 0, 0]
    assert scored("abilities_7", "abilities", players={"blue": {"desk": {"keys": 4}}}) == [[0] * 4, [0] * 4]


def test_tiles_do_not_bring_the_end_nearer_HT_213():
    """Their points are counted after the end, so nobody reaches 20 on the track by them."""
    state = position(favours={"abilities_7": "blue"}, players={"blue": {"desk": FULL_DESK}})
    assert state.view(BLUE)["ends"]["prestige"][0] == 0
