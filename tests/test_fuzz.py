"""Whole games of every edition and number of players, with all invariants."""

import pytest

import kogge
from kogge.bots.fuzzing import fuzz_game


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])
def test_whole_games_keep_all_invariants(edition: str, players: int) -> None:
    rules = kogge.ruleset("teutonica", edition=edition, players=players)
    plies = sum(fuzz_game(rules, seed, every=60) for seed in range(4))
    assert plies > 1000


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_in_the_east_keep_all_invariants(players: int) -> None:
    rules = kogge.ruleset("teutonica", edition="bigbox", board="east", players=players)
    plies = sum(fuzz_game(rules, seed, every=60) for seed in range(4))
    assert plies > 1000


@pytest.mark.parametrize("provinces", ["rim", "strict"])
def test_whole_games_with_the_pawn_keep_all_invariants(provinces: str) -> None:
    rules = kogge.ruleset("teutonica", edition="argentum", players=2, provinces=provinces)
    plies = sum(fuzz_game(rules, seed, every=60) for seed in range(3))
    assert plies > 1000


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("missions", "favours"), [("on", "off"), ("off", "on"), ("on", "on")])
def test_whole_games_with_missions_and_favours_keep_all_invariants(missions: str, favours: str, players: int) -> None:
    rules = kogge.ruleset("teutonica", players=players, missions=missions, favours=favours)
    assert sum(fuzz_game(rules, seed, every=60) for seed in range(2)) > 500


@pytest.mark.parametrize(("board", "players"), [("britannia3", 3), ("britannia45", 4), ("britannia45", 5)])
def test_whole_games_on_britannia_keep_all_invariants(board: str, players: int) -> None:
    rules = kogge.ruleset("teutonica", edition="bigbox", board=board, players=players)
    plies = sum(fuzz_game(rules, seed, every=60) for seed in range(3))
    assert plies > 1000


def test_whole_games_with_the_neutral_colour_keep_all_invariants() -> None:
    rules = kogge.ruleset("teutonica", edition="second", players=2)
    assert sum(fuzz_game(rules, seed, every=60) for seed in range(4)) > 1000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_hansa_keep_all_invariants(players: int) -> None:
    rules = kogge.ruleset("hansa", players=players)
    assert sum(fuzz_game(rules, seed, every=10) for seed in range(6)) > 1000


@pytest.mark.parametrize("contracts", ["all63", "core57"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_of_traders_keep_all_invariants(players: int, contracts: str) -> None:
    rules = kogge.ruleset("traders", players=players, contracts=contracts)
    assert fuzz_game(rules, players, every=60) > 300
