"""The reply of a displaced owner: the pieces it puts, and where they come from (HT-055 to HT-069, HT-298)."""

import pytest
from clause_tools import KINDS, every_edition, on, pieces, play, refused, targets, texts, verbs
from replies import BLUE, FROM, RED, RING_1, crowded, displaced, stock, supply


@every_edition
def test_nothing_else_happens_until_the_reply_is_complete_HT_055(edition):
    state = displaced(edition)
    assert state.to_dict()["actions"] == 1
    for step in ("put trader Arnheim/Duisburg", "put trader Dortmund/Paderborn"):
        assert state.actor() == RED
        assert verbs(state) <= {"put", "done"}
        for other in ("end", "place trader Emden/Stade", "income 1 trader", "displace Emden/Stade.1 with trader"):
            assert refused(state, other) == "teutonica-reason-first"
        play(state, step)
    assert state.actor() == BLUE
    assert {"end", "place"} <= verbs(state)
    assert state.to_dict()["actions"] == 1


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_the_displaced_piece_must_be_put_back_on_a_route_HT_056(edition, kind):
    state = displaced(edition, kind)
    assert refused(state, "done") == "teutonica-reason-displaced-first"
    play(state, f"put {kind} Arnheim/Duisburg", "done")
    assert on(state, "Arnheim/Duisburg") == [f"red {kind}"]
    assert on(state, FROM) == ["blue trader"]
    assert state.actor() == BLUE


@every_edition
@pytest.mark.parametrize(("kind", "added"), [("trader", "merchants"), ("merchant", "traders")])
def test_the_last_free_point_is_kept_for_the_displaced_piece_HT_056(edition, kind, added):
    state = crowded(edition, kind, ["green merchant"], free=["Hamburg/Stade"])
    before = stock(state)
    assert before[added] > 0  # a piece of the other kind could be added, but not in place of the displaced one
    play(state, f"displace red {kind} {FROM} with merchant")
    assert state.actor() == BLUE  # there was only one reply
    assert on(state, "Hamburg/Stade").count(f"red {kind}") == 1
    assert None not in state.to_dict()["routes"]["Hamburg/Stade"]
    assert stock(state) == before


@every_edition
@pytest.mark.parametrize(("kind", "added"), [("trader", 1), ("merchant", 2)])
def test_one_piece_is_added_for_a_trader_two_for_a_merchant_HT_057(edition, kind, added):
    state = displaced(edition, kind)
    before = stock(state)["traders"]
    play(state, f"put {kind} Arnheim/Duisburg")
    for _ in range(added):
        assert state.actor() == RED
        play(state, "put trader Dortmund/Paderborn")
    assert state.actor() == BLUE
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * added
    assert on(state, "Arnheim/Duisburg") == [f"red {kind}"]
    assert stock(state)["traders"] == before - added


@every_edition
@pytest.mark.parametrize(("kind", "added"), [("trader", "merchant"), ("merchant", "trader")])
def test_no_more_is_added_when_the_added_pieces_are_put_first_HT_057(edition, kind, added):
    state = displaced(edition, kind, red={"desk": {"book": 3}, "supply": pieces(2, 0)})
    number = 2 if kind == "merchant" else 1
    assert stock(state)[f"{added}s"] > number
    play(state, *[f"put {added} Arnheim/Duisburg"] * number)
    assert set(texts(state)) == {f"put {kind} {route}" for route in RING_1}  # only the displaced piece is left
    play(state, f"put {kind} Dortmund/Paderborn")
    assert state.actor() == BLUE


@every_edition
@pytest.mark.parametrize("displaced_kind", KINDS)
@pytest.mark.parametrize("added_kind", KINDS)
def test_added_pieces_are_traders_or_merchants_at_will_HT_058(edition, displaced_kind, added_kind):
    red = {"desk": {"book": 3}, "supply": pieces(3, 0)}
    state = displaced(edition, displaced_kind, red)
    before = stock(state)
    play(state, f"put {displaced_kind} Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == RING_1
    added = 2 if displaced_kind == "merchant" else 1
    play(state, *[f"put {added_kind} Dortmund/Paderborn"] * added)
    assert on(state, "Dortmund/Paderborn") == [f"red {added_kind}"] * added
    after = before | {f"{added_kind}s": before[f"{added_kind}s"] - added}
    assert stock(state) == after


@every_edition
def test_added_pieces_come_from_the_stock_while_it_has_any_HT_063(edition):
    state = displaced(edition, red={"supply": pieces(10, 0)})
    assert stock(state) == pieces(0, 1)
    play(state, "put trader Arnheim/Duisburg")
    assert refused(state, "put trader Arnheim/Duisburg") == "teutonica-reason-reply-kind"
    play(state, "put merchant Arnheim/Duisburg")
    assert on(state, "Arnheim/Duisburg") == ["red merchant", "red trader"]
    assert stock(state) == pieces(0, 0)
    assert supply(state) == pieces(10, 0)


@every_edition
def test_the_last_trader_of_the_stock_comes_before_a_merchant_of_the_supply_HT_063(edition):
    state = displaced(edition, red={"supply": pieces(9, 1)})
    assert stock(state) == pieces(1, 0)
    play(state, "put trader Arnheim/Duisburg")
    assert refused(state, "put merchant Arnheim/Duisburg") == "teutonica-reason-reply-kind"
    play(state, "put trader Arnheim/Duisburg")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(9, 1))


@every_edition
def test_added_pieces_come_from_the_supply_when_the_stock_is_empty_HT_064(edition):
    state = displaced(edition, red={"supply": pieces(9, 1)}, routes={"Emden/Stade": ["red trader"]})
    assert stock(state) == pieces(0, 0)
    play(state, "put trader Arnheim/Duisburg")
    assert targets(state, "trader") == targets(state, "merchant") == RING_1
    assert refused(state, "lift Emden/Stade.1") == "teutonica-reason-reply-source"
    play(state, "put merchant Dortmund/Paderborn")
    assert supply(state) == pieces(9, 0)
    assert stock(state) == pieces(0, 0)
    assert on(state, "Emden/Stade") == ["red trader"]


ALL_ON_ROUTES = {  # with the piece on Dortmund/Duisburg everything red has
    "Emden/Osnabrück": ["red trader"] * 4,
    "Coellen/Warburg": ["red trader"] * 4,
    "Bremen/Hannover": ["red trader"] * 2,
}


@every_edition
def test_added_pieces_come_from_routes_when_stock_and_supply_are_empty_HT_065(edition):
    routes = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red trader", "red merchant"]}
    state = displaced(edition, red={"supply": pieces(0, 0)}, routes=routes)
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    play(state, "put trader Arnheim/Duisburg")
    assert targets(state) == set()
    assert {"done", "lift merchant Bremen/Hannover", "lift trader Bremen/Hannover"} <= set(texts(state))
    play(state, "lift merchant Bremen/Hannover", "put merchant Dortmund/Paderborn")
    assert on(state, "Bremen/Hannover") == ["red trader", "red trader"]
    assert on(state, "Dortmund/Paderborn") == ["red merchant"]
    assert on(state, "Arnheim/Duisburg") == ["red trader"]
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    assert state.actor() == BLUE


@every_edition
def test_a_piece_lifted_for_the_reply_follows_the_rings_and_is_the_owners_HT_065(edition):
    routes = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red trader", "red merchant"]}
    routes |= {"Emden/Stade": ["green trader"]}
    state = displaced(edition, red={"supply": pieces(0, 0)}, routes=routes)
    play(state, "put trader Arnheim/Duisburg")
    assert refused(state, "lift Emden/Stade.1") == "teutonica-reason-not-own"
    play(state, "lift trader Emden/Osnabrück")
    assert set(texts(state)) == {f"put trader {route}" for route in RING_1}


@every_edition
def test_a_piece_is_lifted_only_where_it_can_be_put_again_HT_065(edition):
    own = ALL_ON_ROUTES | {"Bremen/Hannover": ["red trader", "red merchant"]}
    state = crowded(edition, "trader", ["red trader"], free=["Hamburg/Stade"], own=own)
    play(state, f"displace red trader {FROM} with merchant")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(0, 0))
    lifts = {f"lift trader {route}" for route in own} | {"lift merchant Bremen/Hannover"}
    assert set(texts(state)) == lifts | {"put trader Hamburg/Stade"}
    assert refused(state, f"lift {FROM}.2") == "teutonica-reason-no-room"  # its point may not be used in this reply
    play(state, "put trader Hamburg/Stade")
    assert set(texts(state)) == lifts | {"done"}
    play(state, "lift merchant Bremen/Hannover")  # the only free point now is the one it left
    assert on(state, "Bremen/Hannover").count("red merchant") == 1
    assert state.actor() == BLUE


@every_edition
def test_a_lifted_piece_is_put_before_the_next_is_lifted_HT_065(edition):
    state = displaced(edition, "merchant", red={"supply": pieces(0, 0)}, routes=ALL_ON_ROUTES, there=["red trader"])
    play(state, "lift trader Emden/Osnabrück")
    assert refused(state, "lift Coellen/Warburg.1") == "teutonica-reason-put-lifted-first"
    play(state, "put trader Arnheim/Duisburg", "lift trader Coellen/Warburg", "put trader Arnheim/Duisburg")
    assert set(texts(state)) == {f"put merchant {route}" for route in RING_1}  # two were added, no third
    play(state, "put merchant Dortmund/Paderborn")
    assert state.actor() == BLUE
    assert on(state, "Arnheim/Duisburg") == ["red trader"] * 2
    assert (len(on(state, "Emden/Osnabrück")), len(on(state, "Coellen/Warburg"))) == (3, 3)


@every_edition
def test_the_source_is_looked_up_for_each_added_piece_HT_066(edition):
    state = displaced(edition, "merchant", red={"supply": pieces(10, 0)})
    assert stock(state) == pieces(1, 0)
    play(state, "put merchant Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(10, 0))
    play(state, "put trader Dortmund/Paderborn")
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(9, 0))
    assert state.actor() == BLUE


@every_edition
def test_after_the_last_piece_of_the_supply_the_next_comes_from_a_route_HT_066(edition):
    state = displaced(edition, "merchant", red={"supply": pieces(1, 0)}, routes=ALL_ON_ROUTES)
    assert (stock(state), supply(state)) == (pieces(0, 0), pieces(1, 0))
    play(state, "put merchant Arnheim/Duisburg", "put trader Arnheim/Duisburg")
    assert supply(state) == pieces(0, 0)
    play(state, "lift trader Emden/Osnabrück", "put trader Dortmund/Paderborn")
    assert on(state, "Emden/Osnabrück") == ["red trader"] * 3
    assert on(state, "Dortmund/Paderborn") == ["red trader"]


@every_edition
@pytest.mark.parametrize(("kind", "taken"), [("trader", 0), ("trader", 1), ("merchant", 0), ("merchant", 1)])
def test_every_added_piece_may_be_declined_singly_HT_067(edition, kind, taken):
    state = displaced(edition, kind)
    before = stock(state)["traders"]
    play(state, f"put {kind} Arnheim/Duisburg", *["put trader Dortmund/Paderborn"] * taken)
    if kind == "merchant" or not taken:
        assert state.actor() == RED
        play(state, "done")
    assert state.actor() == BLUE
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * taken
    assert stock(state)["traders"] == before - taken


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_no_piece_of_a_reply_goes_to_the_supply_HT_068(edition, kind):
    state = displaced(edition, kind)
    before = supply(state), stock(state)
    assert verbs(state) == {"put"}
    assert refused(state, "done") == "teutonica-reason-displaced-first"
    assert refused(state, "income 1 trader") == "teutonica-reason-first"
    play(state, f"put {kind} Arnheim/Duisburg")
    assert verbs(state) == {"put", "done"}
    play(state, "done")
    assert (supply(state), stock(state)) == before


@every_edition
@pytest.mark.parametrize("first", KINDS)
def test_the_pieces_of_a_reply_are_placed_in_any_order_HT_069(edition, first):
    second = "merchant" if first == "trader" else "trader"
    state = displaced(edition, "trader", red={"supply": pieces(10, 0)})
    play(state, f"put {first} Arnheim/Duisburg")
    assert (
        (refused(state, "done") == "teutonica-reason-displaced-first")
        if first == "merchant"
        else ("done" in texts(state))
    )
    play(state, f"put {second} Dortmund/Paderborn")
    assert on(state, "Arnheim/Duisburg") == [f"red {first}"]
    assert on(state, "Dortmund/Paderborn") == [f"red {second}"]
    assert state.actor() == BLUE


@every_edition
@pytest.mark.parametrize("first", KINDS)
def test_two_free_points_are_enough_for_either_order_HT_069(edition, first):
    second = "merchant" if first == "trader" else "trader"
    state = crowded(edition, "trader", ["green merchant"], free=["Hamburg/Stade", "Emden/Stade"])
    play(state, f"displace red trader {FROM} with merchant", f"put {first} Hamburg/Stade")
    if first == "trader":  # the displaced piece stands; the other way round there is only one place left for it
        play(state, "put merchant Emden/Stade")
    assert state.actor() == BLUE
    assert on(state, "Hamburg/Stade").count(f"red {first}") == on(state, "Emden/Stade").count(f"red {second}") == 1


@every_edition
def test_an_added_piece_is_taken_from_any_route_but_not_one_of_this_reply_HT_298(edition):
    state = displaced(edition, "merchant", {"supply": pieces(0, 0)}, ALL_ON_ROUTES, there=["red trader"])
    play(state, "put merchant Arnheim/Duisburg")
    assert refused(state, "lift Arnheim/Duisburg.1") == "teutonica-reason-just-placed"
    lifts = set(texts(state, "lift"))
    assert lifts == {f"lift trader {route}" for route in [*ALL_ON_ROUTES, FROM]}
    play(state, f"lift trader {FROM}", "put trader Dortmund/Paderborn")
    assert on(state, FROM) == ["blue trader"]
    assert refused(state, "lift Dortmund/Paderborn.1") == "teutonica-reason-just-placed"
    play(state, "lift trader Coellen/Warburg", "put trader Dortmund/Paderborn")
    assert on(state, "Coellen/Warburg") == ["red trader"] * 3
    assert on(state, "Dortmund/Paderborn") == ["red trader"] * 2
    assert state.actor() == BLUE


@every_edition
def test_an_older_piece_beside_one_of_this_reply_may_be_taken_HT_298(edition):
    routes = {
        "Emden/Osnabrück": ["red trader"] * 4,
        "Coellen/Warburg": ["red trader"] * 4,
        "Bremen/Hannover": ["red trader", "red merchant"],
        "Arnheim/Duisburg": ["red trader"],
    }
    state = displaced(edition, "trader", {"supply": pieces(0, 0)}, routes)
    play(state, "put trader Arnheim/Duisburg", "lift trader Arnheim/Duisburg", "put trader Dortmund/Paderborn")
    assert on(state, "Arnheim/Duisburg") == ["red trader"]
    assert on(state, "Dortmund/Paderborn") == ["red trader"]
