"""Clauses of Hansa Teutonica: income, placing and displacing (HT-035 to HT-054, HT-301, HT-323)."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

EVERY = ["argentum", "second", "bigbox"]
FIRST_TWO = ["argentum", "second"]
KINDS = ["trader", "merchant"]

every_edition = pytest.mark.parametrize("edition", EVERY)
first_two_editions = pytest.mark.parametrize("edition", FIRST_TWO)


def rules(edition="bigbox", players=4):
    return kogge.ruleset("teutonica", edition=edition, players=players)


def position(data, edition="bigbox"):
    return rules(edition).state_from_dict(data)


def pieces(traders, merchants):
    return {"traders": traders, "merchants": merchants}


def play(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    return state


def reason(state, text):
    """Why an action is refused; points are named with their numbers where pieces would be."""
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.rules.parse(text))
    return refused.value.message.key


def offered(state, verb):
    """The actions of one verb, without the verb."""
    found = [state.text(action) for action in state.legal_actions()]
    return {text.removeprefix(verb + " ") for text in found if text.split()[0] == verb}


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


# Income


def with_stock(edition, supply, **desk):
    """Blue's turn with this supply; all other pieces that are not on the desk lie in the stock."""
    return position({"players": {"blue": {"supply": supply, "desk": desk}}}, edition)


@every_edition
@pytest.mark.parametrize(("bank", "most"), [(0, 3), (1, 5), (2, 7)])
def test_income_moves_up_to_the_bank_value_from_stock_to_supply_HT_035(edition, bank, most):
    state = with_stock(edition, pieces(0, 0), bank=bank)
    assert player(state)["stock"] == pieces(11 + bank, 1)
    assert reason(state, f"income {most + 1} traders") == "teutonica-reason-bank"
    assert reason(state, f"income {most} traders 1 merchant") == "teutonica-reason-bank"
    play(state, f"income {most} traders")
    assert player(state)["supply"] == pieces(most, 0)
    assert player(state)["stock"] == pieces(11 + bank - most, 1)
    assert state.to_dict()["actions"] == 1
    play(state, f"income {most - 1} traders 1 merchant")
    assert player(state)["supply"] == pieces(2 * most - 1, 1)
    assert player(state)["stock"] == pieces(11 + bank - 2 * most + 1, 0)


@every_edition
def test_income_takes_only_own_pieces_HT_035(edition):
    state = with_stock(edition, pieces(0, 0))
    others = [player(state, seat) for seat in ("red", "green", "yellow")]
    play(state, "income 3 traders")
    assert [player(state, seat) for seat in ("red", "green", "yellow")] == others


@every_edition
def test_income_takes_no_more_than_the_stock_holds_HT_036(edition):
    state = with_stock(edition, pieces(10, 0))
    assert player(state)["stock"] == pieces(1, 1)
    for text in ("income 3 traders", "income 2 traders", "income 2 traders 1 merchant", "income 2 merchants"):
        assert reason(state, text) == "teutonica-reason-stock-short"
    play(state, "income 1 trader 1 merchant")
    assert player(state)["supply"] == pieces(11, 1)
    assert player(state)["stock"] == pieces(0, 0)


@every_edition
def test_full_bank_empties_the_stock_in_one_action_HT_037(edition):
    state = with_stock(edition, pieces(0, 0), bank=3, keys=4)
    assert player(state)["stock"] == pieces(18, 1)
    play(state, "income 18 traders 1 merchant")
    assert player(state)["supply"] == pieces(18, 1)
    assert player(state)["stock"] == pieces(0, 0)
    assert state.to_dict()["actions"] == 1
    one_step_less = with_stock(edition, pieces(0, 0), bank=2, keys=4)
    assert reason(one_step_less, "income 17 traders 1 merchant") == "teutonica-reason-bank"


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_income_of_fewer_than_the_bank_value_HT_038(taken):
    state = with_stock("bigbox", pieces(0, 1))
    assert offered(state, "income") == {"1 trader", "2 traders", "3 traders"}
    text = f"income {taken} trader{'s' if taken > 1 else ''}"
    play(state, text)
    assert player(state)["supply"] == pieces(taken, 1)
    assert player(state)["stock"] == pieces(11 - taken, 0)
    if taken < 3:
        for edition in FIRST_TWO:
            assert reason(with_stock(edition, pieces(0, 1)), text) == "teutonica-reason-income-full"


@every_edition
@pytest.mark.parametrize("merchants", [0, 1, 2, 3])
def test_income_in_any_mix_of_traders_and_merchants_HT_039(edition, merchants):
    state = with_stock(edition, pieces(0, 0), book=3)
    assert player(state)["stock"] == pieces(11, 4)
    full = {"3 traders", "2 traders 1 merchant", "1 trader 2 merchants", "3 merchants"}
    assert full <= offered(state, "income")
    text = ["3 traders", "2 traders 1 merchant", "1 trader 2 merchants", "3 merchants"][merchants]
    play(state, "income " + text)
    assert player(state)["supply"] == pieces(3 - merchants, merchants)
    assert player(state)["stock"] == pieces(8 + merchants, 4 - merchants)


@every_edition
def test_income_is_not_offered_with_an_empty_stock_HT_301(edition):
    state = with_stock(edition, pieces(11, 1))
    assert player(state)["stock"] == pieces(0, 0)
    assert offered(state, "income") == set()
    for text in ("income 1 trader", "income 3 traders", "income 1 merchant"):
        assert reason(state, text) == "teutonica-reason-stock-empty"
    assert offered(with_stock(edition, pieces(10, 1)), "income") == {"1 trader"}


@first_two_editions
def test_income_takes_exactly_the_bank_value_HT_323(edition):
    state = with_stock(edition, pieces(0, 0), book=1)
    assert offered(state, "income") == {"3 traders", "2 traders 1 merchant", "1 trader 2 merchants"}
    for text in ("income 1 trader", "income 2 traders", "income 1 trader 1 merchant", "income 2 merchants"):
        assert reason(state, text) == "teutonica-reason-income-full"
    assert offered(with_stock(edition, pieces(0, 1), bank=1), "income") == {"5 traders"}
    assert "2 traders" in offered(with_stock("bigbox", pieces(0, 0), book=1), "income")


@first_two_editions
def test_income_takes_all_of_a_short_stock_HT_323(edition):
    state = with_stock(edition, pieces(10, 0))
    assert offered(state, "income") == {"1 trader 1 merchant"}
    assert reason(state, "income 1 trader") == "teutonica-reason-income-full"
    assert offered(with_stock("bigbox", pieces(10, 0)), "income") == {"1 trader", "1 merchant", "1 trader 1 merchant"}


# Placing


def all_routes(state):
    return ["/".join(route.cities) for route in load_board(state.rules.board).routes]


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_one_piece_goes_from_the_supply_to_any_route_HT_040(edition, kind):
    start = kogge.start(rules(edition), seed=1)
    routes = all_routes(start)
    assert len(routes) == 34
    assert offered(start, "place") == {f"{each} {route}" for each in KINDS for route in routes}
    for route in routes:
        state = play(start.clone(), f"place {kind} {route}")
        placed = state.to_dict()["routes"]
        assert list(placed) == [route]
        assert [piece for piece in placed[route] if piece] == [f"blue {kind}"]
        assert player(state)["supply"] == (pieces(4, 1) if kind == "trader" else pieces(5, 0))
        assert player(state)["stock"] == pieces(6, 0)
        assert state.to_dict()["actions"] == 1


@every_edition
@pytest.mark.parametrize("owner", ["blue", "red"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_occupied_point_cannot_be_placed_on_HT_041(edition, owner, kind):
    blue = {"supply": pieces(3, 1), "desk": {"book": 1}}
    state = position({"routes": {"Kampen/Osnabrück": [f"{owner} {kind}"]}, "players": {"blue": blue}}, edition)
    assert reason(state, "place trader Kampen/Osnabrück.1") == "teutonica-reason-point-taken"
    assert reason(state, "place merchant Kampen/Osnabrück.1") == "teutonica-reason-point-taken"
    play(state, "place trader Kampen/Osnabrück")
    assert state.to_dict()["routes"] == {"Kampen/Osnabrück": [f"{owner} {kind}", "blue trader"]}
    assert reason(state, "place merchant Kampen/Osnabrück.2") == "teutonica-reason-route-full"
    assert not any("Kampen/Osnabrück" in text for text in offered(state, "place"))


@every_edition
@pytest.mark.parametrize(
    "others",
    [
        ["red trader", "red merchant", "red trader"],
        ["blue trader", "blue trader", "blue merchant"],
        ["red trader", "green merchant", "yellow trader"],
        ["blue trader", "red trader", "blue merchant"],
    ],
)
def test_who_stands_on_the_other_points_does_not_matter_HT_042(edition, others):
    for free in range(4):
        before = [*others[:free], None, *others[free:]]
        state = position(
            {"routes": {"Coellen/Warburg": before}, "players": {"blue": {"supply": pieces(2, 0)}}}, edition
        )
        play(state, "place trader Coellen/Warburg")
        assert state.to_dict()["routes"] == {"Coellen/Warburg": [*others[:free], "blue trader", *others[free:]]}
        assert state.actor() == 0  # nobody is asked and nobody moves


@every_edition
def test_places_of_a_turn_may_go_to_different_routes_HT_043(edition):
    state = kogge.start(rules(edition), seed=1)
    play(state, "place trader Coellen/Warburg", "place merchant Perleberg/Stendal", "end")
    play(state, "place trader Coellen/Warburg", "place trader Coellen/Warburg", "end", "end", "end")
    assert state.to_dict()["routes"] == {
        "Coellen/Warburg": ["blue trader", "red trader", "red trader", None],
        "Perleberg/Stendal": ["blue merchant", None, None],
    }
    play(state, "place trader Coellen/Warburg")  # a later turn goes on with the route
    assert state.to_dict()["routes"]["Coellen/Warburg"] == ["blue trader", "red trader", "red trader", "blue trader"]


@every_edition
def test_placing_never_goes_into_a_city_HT_044(edition):
    state = kogge.start(rules(edition), seed=1)
    decoded = [state.rules.decode(action) for action in range(state.rules.num_actions)]
    places = [action for action in decoded if action.verb == "place"]
    points = {f"{'/'.join(r.cities)}.{n + 1}" for r in load_board(state.rules.board).routes for n in range(r.length)}
    assert {(action.args["point"], action.args["kind"]) for action in places} == {(p, k) for p in points for k in KINDS}
    assert all("city" not in action.args for action in places)
    # An open turn offers nothing that would set a post, and placing sets none.
    assert not any("post" in state.text(action) for action in state.legal_actions())
    for action in state.legal_actions():
        if state.text(action).startswith("place"):
            after = state.clone()
            after.apply(action)
            assert after.to_dict()["cities"] == {}
            assert after.to_dict()["special"] == [None] * 4


@every_edition
def test_nothing_can_be_placed_from_an_empty_supply_HT_045(edition):
    state = position({"players": {"blue": {"supply": pieces(0, 0)}}}, edition)
    assert offered(state, "place") == set()
    for kind in KINDS:
        assert reason(state, f"place {kind} Emden/Osnabrück.1") == "teutonica-reason-supply"
    only_merchant = position({"players": {"blue": {"supply": pieces(0, 1)}}}, edition)
    assert offered(only_merchant, "place") == {f"merchant {route}" for route in all_routes(only_merchant)}
    assert reason(only_merchant, "place trader Emden/Osnabrück.1") == "teutonica-reason-supply"
    only_trader = position({"players": {"blue": {"supply": pieces(1, 0)}}}, edition)
    assert offered(only_trader, "place") == {f"trader {route}" for route in all_routes(only_trader)}
    assert reason(only_trader, "place merchant Emden/Osnabrück.1") == "teutonica-reason-supply"


# Displacing


def facing(target, supply, edition="bigbox", **desk):
    """Blue's turn against a red piece on Emden/Osnabrück."""
    return position(
        {
            "routes": {"Emden/Osnabrück": [None, f"red {target}"]},
            "players": {"blue": {"supply": supply, "desk": desk}},
        },
        edition,
    )


def displaced_piece(state):
    """The piece whose owner is asked, and where it stood."""
    question = state.to_dict()["questions"][-1]
    return question["decision"], question["seat"], question["piece"], question["route"]


@every_edition
@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_own_piece_takes_the_point_of_the_opponents_HT_046(edition, target, kind):
    state = facing(target, pieces(3, 1), edition)
    play(state, f"displace red {target} Emden/Osnabrück with {kind}")
    if state.actor() == 0:
        play(state, "pay traders")
    assert state.to_dict()["routes"] == {"Emden/Osnabrück": [None, f"blue {kind}", None, None]}
    assert displaced_piece(state) == ("reply", "red", f"red {target}", "Emden/Osnabrück")
    assert state.to_dict()["actions"] == 1
    assert state.actor() == 1


@every_edition
def test_displacing_a_trader_costs_one_further_piece_HT_047(edition):
    state = facing("trader", pieces(3, 0), edition)
    assert player(state)["stock"] == pieces(8, 1)
    red = player(state, "red")
    play(state, "displace red trader Emden/Osnabrück with trader")
    assert player(state)["supply"] == pieces(1, 0)  # one placed, one paid
    assert player(state)["stock"] == pieces(9, 1)
    assert player(state, "red") == red  # the fee goes to nobody else


@every_edition
def test_displacing_a_merchant_costs_two_further_pieces_HT_048(edition):
    state = facing("merchant", pieces(4, 0), edition)
    assert player(state)["stock"] == pieces(7, 1)
    red = player(state, "red")
    play(state, "displace red merchant Emden/Osnabrück with trader")
    assert player(state)["supply"] == pieces(1, 0)  # one placed, two paid
    assert player(state)["stock"] == pieces(9, 1)
    assert player(state, "red") == red


@every_edition
@pytest.mark.parametrize(("target", "needed"), [("trader", 2), ("merchant", 3)])
def test_displacing_needs_two_pieces_or_three_for_a_merchant_HT_049(edition, target, needed):
    for merchants in range(needed):
        short = facing(target, pieces(needed - 1 - merchants, merchants), edition, book=2)
        assert offered(short, "displace") == set()
        for kind in KINDS:
            assert reason(short, f"displace Emden/Osnabrück.2 with {kind}") == "teutonica-reason-displace-cost"
    for merchants in range(needed + 1):
        enough = facing(target, pieces(needed - merchants, merchants), edition, book=2)
        with_kinds = {text.split()[-1] for text in offered(enough, "displace")}
        assert with_kinds == ({"trader"} if merchants < needed else set()) | ({"merchant"} if merchants else set())
        play(enough, f"displace red {target} Emden/Osnabrück with {min(with_kinds)}")
        assert player(enough)["supply"] == pieces(0, 0)


@every_edition
@pytest.mark.parametrize(
    ("payment", "supply", "stock"),
    [("traders", (0, 2), (10, 0)), ("1 merchant", (1, 1), (9, 1)), ("2 merchants", (2, 0), (8, 2))],
)
def test_the_fee_may_be_of_one_kind_or_mixed_HT_050(edition, payment, supply, stock):
    state = facing("merchant", pieces(3, 2), edition, book=1)
    assert player(state)["stock"] == pieces(8, 0)
    play(state, "displace red merchant Emden/Osnabrück with trader")
    assert state.actor() == 0
    assert offered(state, "pay") == {"traders", "1 merchant", "2 merchants"}
    play(state, f"pay {payment}")
    assert player(state)["supply"] == pieces(*supply)
    assert player(state)["stock"] == pieces(*stock)
    assert state.actor() == 1


@every_edition
@pytest.mark.parametrize(
    ("kind", "payment", "supply"),
    [
        ("trader", "traders", (0, 2)),
        ("trader", "1 merchant", (1, 1)),
        ("merchant", "traders", (1, 1)),
        ("merchant", "1 merchant", (2, 0)),
    ],
)
def test_the_active_player_chooses_what_is_placed_and_paid_HT_051(edition, kind, payment, supply):
    state = facing("trader", pieces(2, 2), edition, book=1)
    assert offered(state, "displace") == {f"red trader Emden/Osnabrück with {each}" for each in KINDS}
    play(state, f"displace red trader Emden/Osnabrück with {kind}")
    assert (state.actor(), offered(state, "pay")) == (0, {"traders", "1 merchant"})
    play(state, f"pay {payment}")
    assert state.to_dict()["routes"] == {"Emden/Osnabrück": [None, f"blue {kind}", None, None]}
    assert player(state)["supply"] == pieces(*supply)


@every_edition
def test_the_stock_offers_no_choice_for_placing_or_paying_HT_051(edition):
    state = facing("merchant", pieces(4, 0), edition, book=3)
    assert player(state)["stock"] == pieces(7, 4)
    assert reason(state, "displace Emden/Osnabrück.2 with merchant") == "teutonica-reason-supply"
    state = facing("merchant", pieces(4, 1), edition, book=3)
    play(state, "displace red merchant Emden/Osnabrück with trader")
    assert offered(state, "pay") == {"traders", "1 merchant"}
    assert reason(state, "pay 2 merchants") == "teutonica-reason-pay"
    state = facing("merchant", pieces(0, 3), edition, book=3)
    play(state, "displace red merchant Emden/Osnabrück with merchant")  # only merchants to pay with: nothing to ask
    assert state.actor() == 1
    assert player(state)["stock"] == pieces(11, 3)


@every_edition
def test_a_trader_may_displace_a_merchant_and_the_other_way_round_HT_052(edition):
    state = play(facing("merchant", pieces(3, 0), edition), "displace red merchant Emden/Osnabrück with trader")
    assert state.to_dict()["routes"] == {"Emden/Osnabrück": [None, "blue trader", None, None]}
    assert displaced_piece(state)[2] == "red merchant"
    state = play(facing("trader", pieces(1, 1), edition), "displace red trader Emden/Osnabrück with merchant")
    assert state.to_dict()["routes"] == {"Emden/Osnabrück": [None, "blue merchant", None, None]}
    assert displaced_piece(state)[2] == "red trader"


@every_edition
def test_neither_own_pieces_nor_posts_can_be_displaced_HT_053(edition):
    state = position(
        {
            "routes": {"Emden/Osnabrück": ["blue trader", "blue merchant", "red trader"]},
            "cities": {"Emden": ["red merchant"], "Osnabrück": ["green trader", "blue trader"]},
            "extra_posts": {"Emden": ["yellow trader"]},
            "special": ["red merchant"],
            "players": {"blue": {"supply": pieces(5, 1), "desk": {"book": 1}}, "red": {"desk": {"book": 2}}},
        },
        edition,
    )
    assert offered(state, "displace") == {f"red trader Emden/Osnabrück with {kind}" for kind in KINDS}
    for point in (1, 2):
        assert reason(state, f"displace Emden/Osnabrück.{point} with trader") == "teutonica-reason-own-piece"
    assert reason(state, "displace Emden/Osnabrück.4 with trader") == "teutonica-reason-point-free"
    decoded = [state.rules.decode(action) for action in range(state.rules.num_actions)]
    assert all("point" in action.args and "city" not in action.args for action in decoded if action.verb == "displace")


def test_example_red_displaces_a_trader_between_dortmund_and_paderborn_HT_054():
    state = position(
        {
            "turn": "red",
            "routes": {"Dortmund/Paderborn": ["blue trader"]},
            "players": {"red": {"supply": pieces(6, 0)}, "blue": {"supply": pieces(5, 1)}},
        }
    )
    assert (player(state, "red")["stock"], player(state, "blue")["stock"]) == (pieces(5, 1), pieces(5, 0))
    play(state, "displace blue trader Dortmund/Paderborn with trader")
    assert player(state, "red")["supply"] == pieces(4, 0)
    assert player(state, "red")["stock"] == pieces(6, 1)
    assert state.actor() == 0
    adjacent = {"Dortmund/Duisburg", "Hildesheim/Paderborn", "Minden/Paderborn", "Paderborn/Warburg"}
    assert offered(state, "put") == {f"trader {route}" for route in adjacent}
    play(state, "put trader Dortmund/Duisburg", "put trader Minden/Paderborn")
    assert state.to_dict()["routes"] == {
        "Dortmund/Paderborn": ["red trader", None, None],
        "Dortmund/Duisburg": ["blue trader", None],
        "Minden/Paderborn": ["blue trader", None, None],
    }
    assert player(state, "blue")["supply"] == pieces(5, 1)
    assert player(state, "blue")["stock"] == pieces(4, 0)
    assert (state.actor(), state.to_dict()["actions"]) == (1, 1)
