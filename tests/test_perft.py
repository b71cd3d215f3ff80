"""Counts of sequences of decisions from the start; like points of a route count once.

The first number can be checked by hand: per route two kinds of piece, the incomes, and the end of the turn;
with two players of the second edition two kinds more for each of the eight routes with a neutral trader.
"""

import pytest

import kogge
from kogge.cli.perft import count

COUNTS = {
    ("argentum", 3): [66, 3396, 13063],
    ("argentum", 4): [70, 3812, 14695],
    ("argentum", 5): [70, 3812, 14695],
    ("second", 2): [82, 4235, 17187],
    ("second", 3): [66, 3396, 13063],
    ("second", 4): [70, 3812, 14695],
    ("second", 5): [70, 3812, 14695],
    ("bigbox", 3): [68, 3664, 13860],
    ("bigbox", 4): [72, 4096, 15540],
    ("bigbox", 5): [72, 4096, 15540],
}


@pytest.mark.parametrize(("edition", "players"), COUNTS)
def test_perft(edition: str, players: int) -> None:
    state = kogge.start(kogge.ruleset("teutonica", edition=edition, players=players), seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == COUNTS[edition, players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_perft_in_the_east(players: int) -> None:
    """At first: two kinds on 32 routes, a merchant on the boats of four, three incomes, the end of the turn."""
    rules = kogge.ruleset("teutonica", edition="bigbox", board="east", players=players)
    state = kogge.start(rules, seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == [2 * 32 + 4 + 3 + 1, 3950, 15242]


# With the pawn: first the provinces; then for each of them two kinds of piece per route beside it, an income, the
# end of the turn, and the free and paid moves.
@pytest.mark.parametrize(("provinces", "counts"), [("rim", [19, 656, 21596]), ("strict", [11, 344, 10785])])
def test_perft_with_the_pawn(provinces: str, counts: list[int]) -> None:
    rules = kogge.ruleset("teutonica", edition="argentum", players=2, provinces=provinces)
    state = kogge.start(rules, seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == counts


@pytest.mark.parametrize("players", [3, 4, 5])
def test_missions_and_favours_change_nothing_at_the_start(players: int) -> None:
    """Nobody has a marker yet to buy a favour with."""
    rules = kogge.ruleset("teutonica", players=players, missions=True, favours=True)
    state = kogge.start(rules, seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == COUNTS["bigbox", players]


def test_perft_of_a_turn_that_may_begin_with_a_favour() -> None:
    """To the usual 72 come two purchases, five abilities to develop and a marker for more actions."""
    rules = kogge.ruleset("teutonica", players=4, favours=True)
    state = rules.state_from_dict(
        {
            "favours": {"extra_action": None, "cities_4": None, "income_echo": "red"},
            "players": {"blue": {"markers": ["extra_post", "develop", "actions_3"]}},
            "markers": {},
        }
    )
    assert [count(state, depth) for depth in range(1, 4)] == [80, 4744, 87439]


# On Britannia the first number is, in England, two kinds of piece per route and one per sea route more for its boats;
# incomes and the end of the turn.  With all permissions it is the same over all three countries.
@pytest.mark.parametrize(
    ("players", "counts"), [(3, [63, 3061, 11694]), (4, [61, 2872, 10956]), (5, [61, 2872, 10956])]
)
def test_perft_on_britannia(players: int, counts: list[int]) -> None:
    state = kogge.start(britannia(players), seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == counts


@pytest.mark.parametrize(("players", "counts"), [(3, [81, 4749]), (4, [92, 6096])])
def test_perft_with_all_permissions(players: int, counts: list[int]) -> None:
    posts = {city: ["blue trader"] for city in ("Cardiff", "Carlisle", "London")}
    routes = {"Cardiff/Pembroke": ["red trader"], "Conway/Isle_of_Man": [None, "red merchant"]}
    supply = {"traders": 3, "merchants": 1}
    state = britannia(players).state_from_dict(
        {"cities": posts, "routes": routes, "players": {"blue": {"supply": supply}}}
    )
    assert [count(state, depth) for depth in range(1, 3)] == counts


def britannia(players: int) -> kogge.Ruleset:
    board = "britannia3" if players == 3 else "britannia45"
    return kogge.ruleset("teutonica", edition="bigbox", board=board, players=players)


# In Hansa the first booths go into any city but one, and all players' first two rounds are alike.
@pytest.mark.parametrize(("players", "counts"), [(2, [8, 64, 448]), (3, [8, 64, 512]), (4, [8, 64, 512])])
def test_perft_of_hansa(players: int, counts: list[int]) -> None:
    state = kogge.start(kogge.ruleset("hansa", players=players), seed=0)
    assert [count(state, depth) for depth in range(1, 4)] == counts


@pytest.mark.parametrize(
    ("players", "counts"), [(2, [8, 40, 190, 822]), (3, [8, 40, 187, 782]), (4, [8, 40, 187, 779])]
)
def test_perft_of_a_turn_of_hansa(players: int, counts: list[int]) -> None:
    """At first: a marker to buy, three cities to sail to, two kinds of marker to build with, a sale, the end."""
    goods = {"blue": {"goods": ["orange 1", "orange 1", "brown 3"]}, "red": {"goods": ["orange 1", "orange 2"]}}
    state = kogge.ruleset("hansa", players=players).state_from_dict(
        {"players": goods, "booths": {"Copenhagen": {"blue": 2}}, "left_out": ["blue", "pink"][: 4 - players]}
    )
    assert [count(state, depth) for depth in range(1, 5)] == counts


# Of Traders of the League, blue begins in Lübeck with an empty hold: one or two yellow cubes, ten hexes within reach.
@pytest.mark.parametrize("contracts", ["all63", "core57"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_perft_of_traders(players: int, contracts: str) -> None:
    state = kogge.start(kogge.ruleset("traders", players=players, contracts=contracts), seed=0)
    assert [count(state, depth) for depth in range(1, 5)] == [2 + 10, 45, 244, 1336]


def test_perft_of_traders_with_everything_possible() -> None:
    """In Reval: three contracts one by one and in pairs, room for one cube, seven hexes, four colours to drop."""
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    blue = {"ship": "Reval", "cargo": dict.fromkeys(["red", "yellow", "black", "blue"], 1), "contracts": owned}
    cities = {"Reval": ["red/grey", "yellow/black", "grey/blue"]}
    sides = dict.fromkeys(["explorer B", "banker A", "supplier A"])
    state = kogge.ruleset("traders", players=2).state_from_dict(
        {"players": {"blue": blue}, "cities": cities, "achievements": sides}
    )
    assert [count(state, depth) for depth in range(1, 5)] == [3 + 3 + 1 + 7 + 4, 195, 1246, 5817]
