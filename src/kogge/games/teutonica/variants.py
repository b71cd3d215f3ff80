"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from kogge.games.teutonica.board import Board
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.editions import Edition, base_game


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str]) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    return recipe.variant(edition, board, players)
