"""Variants: the questions of the game and the kinds of action that answer them."""

from kogge.core.asking import Decision
from kogge.games.traders.board import Board
from kogge.games.traders.decisions import Frame, Variant
from kogge.games.traders.verbs.drop import Drop
from kogge.games.traders.verbs.end_turn import ClaimGoal, ClaimNothing, EndTurn
from kogge.games.traders.verbs.load import Load
from kogge.games.traders.verbs.sail import Sail
from kogge.games.traders.verbs.unload import Unload
from kogge.games.traders.words import CLAIM, DECISIONS, NUM_ACTIONS, TURN

CITIES_TO_EMPTY = {2: 5, 3: 6, 4: 7, 5: 8}  # by the number of players: so many empty cities trigger the end


def variant(board: Board, players: int) -> Variant:
    answers = {TURN: [Unload(), Load(), Sail(), Drop(), EndTurn()], CLAIM: [ClaimGoal(), ClaimNothing()]}
    decisions = [Decision(list(answers[decision]), decision, NUM_ACTIONS) for decision in range(DECISIONS)]
    return Variant(board, players, decisions, [Frame(TURN, seat) for seat in range(players)], CITIES_TO_EMPTY[players])
