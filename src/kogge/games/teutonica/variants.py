"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from kogge.games.teutonica.board import Board
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.editions import Edition, Recipe, base_game
from kogge.games.teutonica.verbs.neutral import (
    DoneNeutral,
    EndGame,
    LayMarkerAndTrader,
    NeutralReplies,
    PutNeutral,
    SendHomeOrAway,
    SetNeutralPost,
)
from kogge.games.teutonica.verbs.remove_three import DoneRemoving
from kogge.games.teutonica.words import ENDING, NEUTRAL_POST, NEUTRAL_REPLY, REMOVE, REPLACE


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str]) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    if edition.name == "second" and players == 2:
        add_neutral_colour(recipe)
    return recipe.variant(edition, board, players)


def add_neutral_colour(recipe: Recipe) -> None:
    """The second edition's game for two."""
    recipe.neutral = True
    recipe.replies = NeutralReplies()
    recipe.answers |= {
        NEUTRAL_REPLY: [PutNeutral(), DoneNeutral()],
        NEUTRAL_POST: [SetNeutralPost()],
        REMOVE: [SendHomeOrAway(), DoneRemoving()],
        REPLACE: [LayMarkerAndTrader()],
        ENDING: [EndGame()],
    }
