"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from kogge.games.teutonica.board import Board, Provinces
from kogge.games.teutonica.decisions import TurnStart, Variant
from kogge.games.teutonica.editions import Edition, Recipe, base_game
from kogge.games.teutonica.verbs.create import Create
from kogge.games.teutonica.verbs.displace import Displace
from kogge.games.teutonica.verbs.pawn import NO_FREE_MOVE, BesidePawn, MovePawn, PutPawn
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.words import BEGIN, LEAVING, MOVED, PAWN_START, TURN


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str]) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    if board.provinces is not None:
        add_pawn(recipe, board.provinces)
    return recipe.variant(edition, board, players)


def add_pawn(recipe: Recipe, provinces: Provinces) -> None:
    """Placing, displacing and creating need the pawn, which moves free once a turn: before everything or at its end."""
    *base, end = recipe.answers[TURN]
    turn = [BesidePawn(verb, provinces) if isinstance(verb, Create | Place | Displace) else verb for verb in base]
    recipe.answers[PAWN_START] = [PutPawn(provinces)]
    recipe.answers[BEGIN] = [*turn, MovePawn(provinces, MOVED), end]
    recipe.answers[MOVED] = [*turn, MovePawn(provinces, NO_FREE_MOVE), end]
    recipe.answers[TURN] = [*turn, MovePawn(provinces, LEAVING), end]
    recipe.answers[LEAVING] = [end]
    recipe.becomes[BEGIN] = TURN
    recipe.turn_start = TurnStart(BEGIN)
