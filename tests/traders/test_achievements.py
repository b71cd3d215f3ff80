"""Achievements (TR-031 to TR-043, TR-055)."""

import pytest
from playing import offered, play, refused, texts, verbs
from traders_tools import BOARD, claimable, contracts, emptied, goal, lying, position, sheet

# For every side contracts (and tiles) that fulfil it; without the last one they do not.
FULFILLED = {
    "diversifier A": contracts("west", "red/yellow", "grey/green", "blue/brown") + contracts("east", "brown/black"),
    "diversifier B": contracts("west", "red/yellow", "yellow/grey") + contracts("east", "red/grey"),
    "regional_trader A": contracts("central", "red/yellow", "red/grey", "red/green", "red/blue", "red/brown"),
    "regional_trader B": contracts("west", "red/yellow", "red/grey", "red/green", "red/blue"),
    "monopolist A": contracts("west", *(f"red/{other}" for other in ("yellow", "grey", "green", "blue", "brown")))
    + contracts("east", "red/yellow", "red/black"),
    "monopolist B": contracts("west", *(f"{other}/black" for other in ("red", "yellow", "grey", "green", "blue")))
    + contracts("east", "brown/black"),
    "explorer A": [f"{region} {goods}" for region in ("west", "central", "east") for goods in ("red/blue", "red/grey")],
    "explorer B": ["west red/blue", "central red/blue", "east red/blue"],
    "specialist A": contracts("west", "red/blue", "yellow/blue", "grey/blue") + contracts("east", "blue/black"),
    "specialist B": contracts("west", "red/green", "yellow/green", "grey/green") + contracts("east", "green/black"),
    "merchant A": contracts("west", "red/green", "red/brown", "green/black", "brown/black")
    + contracts("central", "yellow/blue", "green/blue"),
    "merchant B": contracts("west", "red/green", "red/brown", "green/black", "brown/black", "red/yellow", "red/blue")
    + contracts("east", "green/brown"),
    "banker A": contracts("west", "red/grey", "yellow/blue", "grey/green") + contracts("east", "red/blue"),
    "banker B": contracts("west", "red/grey", "yellow/grey", "grey/blue") + contracts("central", "red/grey"),
}
TILES = {"supplier A": ["Reval", "Riga", "Visby"], "supplier B": ["Reval", "Riga"]}
SIDES = {f"{side.tile} {side.side}": side for side in BOARD.achievements}
VALUES = {f"{one.region} {'/'.join(one.goods)}": one.value for one in BOARD.contracts}


def at_the_end(side: str, owned: list[str], tiles: list[str] | None = None) -> set[str]:
    """The achievements offered when blue ends a turn with these contracts and city tiles."""
    state = play(claimable(side, contracts=owned, city_tiles=tiles or []), "end")
    return offered(state, "claim") & {side}


def test_at_most_one_achievement_at_the_end_of_a_turn_TR_031():
    owned = FULFILLED["explorer B"] + contracts("west", "yellow/blue")  # also four with blue
    state = claimable("explorer B", "specialist A", contracts=owned)
    assert "claim" not in verbs(state)
    assert refused(state, "claim explorer") == "traders-reason-unasked-claim"
    play(state, "end")
    assert texts(state) == ["claim explorer B", "claim specialist A", "done"]
    play(state, "claim explorer")
    assert state.actor() == 1  # the turn is over, and the other must wait
    assert sheet(state, "achievements") == [3, 0, 0]
    play(state, "sail Sound", "end", "sail Sound", "end", "sail Sound", "end", "claim specialist")
    assert sheet(state, "achievements") == [6, 0, 0]


def test_without_a_fulfilled_achievement_nothing_is_asked_TR_031():
    state = play(claimable("explorer B", contracts=FULFILLED["explorer B"][:2]), "end")
    assert state.actor() == 1


def test_each_achievement_goes_to_one_player_only_TR_032():
    owned = {"blue": FULFILLED["explorer B"], "red": [f"{r} red/grey" for r in ("west", "central", "east")]}
    players = {seat: {"contracts": given} for seat, given in owned.items()}
    state = position(players=players, achievements=goal("explorer B"), taken=["sail"])
    play(state, "end", "claim explorer", "sail Sound", "end")
    assert state.actor() == 2  # red is not asked
    assert state.to_dict()["achievements"]["explorer B"] == "blue"
    claims = position(
        players=players, achievements=goal("explorer B", "supplier B") | {"explorer B": "blue"}, turn="red",
        taken=["sail"],
    )  # fmt: skip
    assert play(claims, "end").actor() == 2


def test_an_achievement_can_be_claimed_at_the_end_of_a_later_turn_TR_033():
    state = play(claimable("explorer B", contracts=FULFILLED["explorer B"]), "end", "done")
    assert state.to_dict()["achievements"]["explorer B"] is None
    play(state, "sail Sound", "end", "sail Sound", "end", "sail Sound", "end", "claim explorer")
    assert sheet(state, "achievements") == [3, 0, 0]


def test_printed_colours_count_also_those_that_the_city_supplied_TR_034():
    """The fourth contract with green comes from Bergen, where green costs nothing."""
    blue = {
        "ship": "Bergen",
        "cargo": {"red": 1},
        "contracts": contracts("east", "red/green", "grey/green", "blue/green"),
    }
    cities = {"Bergen": ["red/green", "red/yellow"]}
    state = position(players={"blue": blue}, cities=cities, achievements=goal("specialist B"))
    play(state, "unload red/green", "end", "claim specialist")
    assert sheet(state, "achievements") == [4, 0, 0]


def test_diversifier_TR_035():
    for side in ("diversifier A", "diversifier B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    # Four contracts show seven colours, and three of them two of each of three: each serves two colours.
    assert (len(FULFILLED["diversifier A"]), len(FULFILLED["diversifier B"])) == (4, 3)
    only_six = contracts("west", "red/yellow", "grey/green", "blue/brown") + contracts("east", "red/yellow", "red/grey")
    assert at_the_end("diversifier A", only_six) == set()
    much_red = contracts("west", "red/yellow", "red/grey", "red/green", "red/blue")
    assert at_the_end("diversifier B", much_red) == set()


def test_regional_trader_TR_036():
    for side in ("regional_trader A", "regional_trader B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    assert at_the_end("regional_trader A", FULFILLED["monopolist A"]) == set()


def test_monopolist_TR_037():
    for side in ("monopolist A", "monopolist B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    mixed = contracts("west", "red/yellow", "red/grey", "red/green", "yellow/blue", "yellow/brown", "yellow/black")
    assert at_the_end("monopolist B", mixed) == set()  # three red and four yellow do not add up


def test_explorer_TR_038():
    for side in ("explorer A", "explorer B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    much_west = contracts("west", "red/yellow", "red/grey", "red/green") + contracts("central", "red/blue", "red/grey")
    assert at_the_end("explorer A", [*much_west, "east red/blue"]) == set()


def test_supplier_TR_039():
    for side, tiles in TILES.items():
        assert at_the_end(side, [], tiles) == {side}
        assert at_the_end(side, [], tiles[:-1]) == set()


def test_specialist_TR_040():
    for side in ("specialist A", "specialist B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    assert at_the_end("specialist A", FULFILLED["specialist B"]) == set()


def test_merchant_TR_041():
    assert [VALUES[name] for name in FULFILLED["merchant A"]] == [1] * 6
    assert sorted(VALUES[name] for name in FULFILLED["merchant B"]) == [1, 1, 1, 1, 2, 2, 2]
    for side in ("merchant A", "merchant B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    assert at_the_end("merchant A", FULFILLED["merchant B"]) == set()


def test_banker_TR_042():
    assert [VALUES[name] for name in FULFILLED["banker A"]] == [3] * 4
    assert sorted(VALUES[name] for name in FULFILLED["banker B"]) == [3, 5, 5, 5]
    for side in ("banker A", "banker B"):
        assert at_the_end(side, FULFILLED[side]) == {side}
        assert at_the_end(side, FULFILLED[side][:-1]) == set()
    assert at_the_end("banker A", FULFILLED["banker B"]) == set()


@pytest.mark.parametrize("side", SIDES)
def test_an_achievement_is_worth_its_printed_points_TR_043(side):
    printed = {
        "diversifier": (4, 4),
        "regional_trader": (5, 3),
        "monopolist": (4, 3),
        "explorer": (4, 3),
        "supplier": (4, 3),
        "specialist": (3, 4),
        "merchant": (5, 4),
        "banker": (4, 3),
    }
    tile, letter = side.split()
    state = claimable(side, contracts=FULFILLED.get(side, []), city_tiles=TILES.get(side, []))
    play(state, "end", f"claim {side}")
    assert sheet(state, "achievements") == [printed[tile]["AB".index(letter)], 0, 0]


def test_an_achievement_can_be_claimed_at_the_end_of_the_last_turn_TR_055():
    tiles = ["Reval", "Riga", "Visby", "Åbo", "Danzig", "Stockholm"]
    players = {"blue": {"contracts": FULFILLED["explorer B"]}, "red": {"city_tiles": tiles}}
    given = {"players": players, "cities": emptied(*tiles), "achievements": goal("explorer B"), "taken": ["sail"]}
    state = play(position(last_turns=0, **given), "end", "claim explorer")
    assert state.is_over()
    assert sheet(state, "achievements") == [3, 0, 0]
    declined = play(position(last_turns=0, **given), "end", "done")
    assert declined.is_over()
    assert sheet(declined, "achievements") == [0, 0, 0]
    assert lying(declined, "Reval") == []
