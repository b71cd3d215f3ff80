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


def test_whole_games_with_the_neutral_colour_keep_all_invariants() -> None:
    rules = kogge.ruleset("teutonica", edition="second", players=2)
    assert sum(fuzz_game(rules, seed, every=60) for seed in range(4)) > 1000
