"""Displacing a piece of another player, and what it costs (HT-046 to HT-054)."""

import pytest
from clause_tools import KINDS, every_edition, offered, pieces, play, player, position, refused_exactly


def facing(target, supply, edition="bigbox", **desk):
    """Blue's turn against a red piece on Emden/Osnabrück."""
    return position(
        edition, routes={"Emden/Osnabrück": [None, f"red {target}"]}, players={"blue": {"supply": supply, "desk": desk}}
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
            assert refused_exactly(short, f"displace Emden/Osnabrück.2 with {kind}") == "teutonica-reason-displace-cost"
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
    assert refused_exactly(state, "displace Emden/Osnabrück.2 with merchant") == "teutonica-reason-supply"
    state = facing("merchant", pieces(4, 1), edition, book=3)
    play(state, "displace red merchant Emden/Osnabrück with trader")
    assert offered(state, "pay") == {"traders", "1 merchant"}
    assert refused_exactly(state, "pay 2 merchants") == "teutonica-reason-pay"
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
        edition,
        routes={"Emden/Osnabrück": ["blue trader", "blue merchant", "red trader"]},
        cities={"Emden": ["red merchant"], "Osnabrück": ["green trader", "blue trader"]},
        extra_posts={"Emden": ["yellow trader"]},
        special=["red merchant"],
        players={"blue": {"supply": pieces(5, 1), "desk": {"book": 1}}, "red": {"desk": {"book": 2}}},
    )
    assert offered(state, "displace") == {f"red trader Emden/Osnabrück with {kind}" for kind in KINDS}
    for point in (1, 2):
        assert refused_exactly(state, f"displace Emden/Osnabrück.{point} with trader") == "teutonica-reason-own-piece"
    assert refused_exactly(state, "displace Emden/Osnabrück.4 with trader") == "teutonica-reason-point-free"
    decoded = [state.rules.decode(action) for action in range(state.rules.num_actions)]
    assert all("point" in action.args and "city" not in action.args for action in decoded if action.verb == "displace")


def test_example_red_displaces_a_trader_between_dortmund_and_paderborn_HT_054():
    state = position(
        turn="red",
        routes={"Dortmund/Paderborn": ["blue trader"]},
        players={"red": {"supply": pieces(6, 0)}, "blue": {"supply": pieces(5, 1)}},
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
