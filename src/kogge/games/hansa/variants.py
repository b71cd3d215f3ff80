"""Variants: which verbs answer each decision, and how many markers lie in the piles."""

from typing import Any

from kogge.core.asking import Decision, Verb
from kogge.games.hansa.board import Board
from kogge.games.hansa.decisions import Variant
from kogge.games.hansa.verbs.build import Build
from kogge.games.hansa.verbs.buy import Buy
from kogge.games.hansa.verbs.end_turn import EndTurn, GiveUp
from kogge.games.hansa.verbs.place import Place
from kogge.games.hansa.verbs.refill import Refill
from kogge.games.hansa.verbs.sail import Sail
from kogge.games.hansa.verbs.sell import AddToSale, DoneSelling, Lose, Sell
from kogge.games.hansa.words import BEGIN, COLOURS, LOSS, MARKERS, NUM_ACTIONS, PILES, SELLING, SET_UP, TAXES, TURN

COLOURS_LEFT_OUT = {2: 2, 3: 1, 4: 0}  # by the number of players


def variant(board: Board, players: int) -> Variant:
    """The rules of one ruleset."""
    turn: list[Verb[Any, Any]] = [Buy(), Build(), Sell(), Sail(), EndTurn()]
    answers: dict[int, list[Verb[Any, Any]]] = {
        TURN: turn,
        BEGIN: [Refill(), *turn],
        SET_UP: [Place()],
        SELLING: [AddToSale(), DoneSelling()],
        LOSS: [Lose()],
        TAXES: [GiveUp()],
    }
    becomes = {BEGIN: TURN}
    decisions = [Decision(answers[number], becomes.get(number, number), NUM_ACTIONS) for number in range(len(answers))]
    return Variant(board, players, decisions, pile_sizes(board, players))


def pile_sizes(board: Board, players: int) -> list[int]:
    """All markers in the game that lie in no warehouse, in five piles as equal as can be, the first ones larger."""
    rest = (COLOURS - COLOURS_LEFT_OUT[players]) * MARKERS - board.n_warehouses
    return [rest // PILES + (1 if pile < rest % PILES else 0) for pile in range(PILES)]
