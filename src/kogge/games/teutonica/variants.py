"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.board import Board
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.editions import Edition, Recipe, base_game
from kogge.games.teutonica.mission_scoring import MissionScoring
from kogge.games.teutonica.missions import mission_cities
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.verbs.buy_favour import Buy, Give, WithoutActions
from kogge.games.teutonica.verbs.develop import Develop
from kogge.games.teutonica.verbs.extra_actions import UseExtraActions
from kogge.games.teutonica.verbs.favour_tiles import (
    DeclineEcho,
    EchoedIncome,
    FavouredReply,
    FavourScoring,
    FavourTurn,
    PutAnywhere,
    TakeEcho,
)
from kogge.games.teutonica.verbs.income import Income
from kogge.games.teutonica.verbs.reply import PutReply
from kogge.games.teutonica.words import BEGIN, BOUGHT, ECHO, FAVOUR_FEE, REPLY, TURN


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str], names: Names) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    if options.get("favours") == "on":
        add_favours(recipe)
    if options.get("missions") == "on":
        recipe.final_scoring.append(MissionScoring(vec[i64](mission_cities(names))))
    return recipe.variant(edition, board, players)


def add_favours(recipe: Recipe) -> None:
    """Emperor's Favour: tiles are bought first in a turn, and change income, replies and the final scoring."""
    turn = [EchoedIncome() if isinstance(verb, Income) else verb for verb in recipe.answers[TURN]]
    recipe.answers[TURN] = turn
    recipe.answers[BEGIN] = [*turn[:-1], Buy(), turn[-1]]
    recipe.answers[BOUGHT] = [
        WithoutActions(verb) if isinstance(verb, Develop | UseExtraActions) else verb for verb in turn
    ]
    recipe.answers[FAVOUR_FEE] = [Give()]
    recipe.answers[ECHO] = [TakeEcho(), DeclineEcho()]
    recipe.answers[REPLY] = [PutAnywhere() if isinstance(verb, PutReply) else verb for verb in recipe.answers[REPLY]]
    recipe.becomes[BEGIN] = TURN
    recipe.turn_start = FavourTurn()
    recipe.replies = FavouredReply()
    recipe.final_scoring.append(FavourScoring())
