"""Income: pieces from the stock to the supply (HT-035 to HT-039, HT-301, HT-323)."""

import pytest
from clause_tools import (
    FIRST_TWO,
    every_edition,
    first_two_editions,
    offered,
    pieces,
    play,
    player,
    position,
    refused_exactly,
)


def with_stock(edition, supply, **desk):
    """Blue's turn with this supply; all other pieces that are not on the desk lie in the stock."""
    return position(edition, players={"blue": {"supply": supply, "desk": desk}})


@every_edition
@pytest.mark.parametrize(("bank", "most"), [(0, 3), (1, 5), (2, 7)])
def test_income_moves_up_to_the_bank_value_from_stock_to_supply_HT_035(edition, bank, most):
    state = with_stock(edition, pieces(0, 0), bank=bank)
    assert player(state)["stock"] == pieces(11 + bank, 1)
    assert refused_exactly(state, f"income {most + 1} traders") == "teutonica-reason-bank"
    assert refused_exactly(state, f"income {most} traders 1 merchant") == "teutonica-reason-bank"
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
        assert refused_exactly(state, text) == "teutonica-reason-stock-short"
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
    assert refused_exactly(one_step_less, "income 17 traders 1 merchant") == "teutonica-reason-bank"


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
            assert refused_exactly(with_stock(edition, pieces(0, 1)), text) == "teutonica-reason-income-full"


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
        assert refused_exactly(state, text) == "teutonica-reason-stock-empty"
    assert offered(with_stock(edition, pieces(10, 1)), "income") == {"1 trader"}


@first_two_editions
def test_income_takes_exactly_the_bank_value_HT_323(edition):
    state = with_stock(edition, pieces(0, 0), book=1)
    assert offered(state, "income") == {"3 traders", "2 traders 1 merchant", "1 trader 2 merchants"}
    for text in ("income 1 trader", "income 2 traders", "income 1 trader 1 merchant", "income 2 merchants"):
        assert refused_exactly(state, text) == "teutonica-reason-income-full"
    assert offered(with_stock(edition, pieces(0, 1), bank=1), "income") == {"5 traders"}
    assert "2 traders" in offered(with_stock("bigbox", pieces(0, 0), book=1), "income")


@first_two_editions
def test_income_takes_all_of_a_short_stock_HT_323(edition):
    state = with_stock(edition, pieces(10, 0))
    assert offered(state, "income") == {"1 trader 1 merchant"}
    assert refused_exactly(state, "income 1 trader") == "teutonica-reason-income-full"
    assert offered(with_stock("bigbox", pieces(10, 0)), "income") == {"1 trader", "1 merchant", "1 trader 1 merchant"}
