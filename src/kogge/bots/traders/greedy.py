"""Greedy: the best whole turn by a simple evaluation."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from kogge.bots.traders.evaluation import evaluate
from kogge.bots.traders.voyages import Voyages, voyages_on
from kogge.games.traders.state import State
from kogge.games.traders.words import CLAIM, CLAIM_GOAL, DROP, END, LOAD, LOADED

WORST: i64 = -(1 << 60)


@final
class Greedy:
    """Tries every action with every action after it, and begins what is worth most in the end.

    A cube is dropped only from a full ship, and only to load another one.
    """

    __slots__ = ("name", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Random(seed)

    def choose(self, state: State) -> i64:
        voyages = voyages_on(state.board)
        if state.stack[-1].decision == CLAIM:
            return best_claim(state)
        seat = state.turn
        best = state.listing().ids[0]
        most = WORST
        ties: i64 = 1
        for action in state.legal_actions():
            if DROP <= action < LOAD and not makes_room(state):
                continue
            after = state.clone()
            worth = WORST
            if action == END:
                worth = evaluate(after, seat, voyages)
            else:
                after.play(action)
                worth = best_rest(after, seat, voyages)
            if worth > most:
                best, most, ties = action, worth, 1
            elif worth == most:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = action
        return best


def makes_room(s: State) -> bool:
    """Whether a cube can be dropped for another one."""
    return s.room(s.turn) == 0 and s.may(LOADED)


def best_rest(s: State, seat: i64, voyages: Voyages) -> i64:
    """The worth of the turn's best end from here."""
    most = evaluate(s, seat, voyages) if s.taken != 0 else WORST
    for action in s.legal_actions():
        if action == END or DROP <= action < LOAD:
            continue
        after = s.clone()
        after.play(action)
        # If a cube was dropped first, both actions are still to come.
        worth = evaluate(after, seat, voyages) if s.taken != 0 else best_rest(after, seat, voyages)
        most = max(most, worth)
    return most


def best_claim(s: State) -> i64:
    """The achievement with most points."""
    best = s.listing().ids[0]
    for action in s.legal_actions():
        if action >= CLAIM_GOAL and s.board.goals[action - CLAIM_GOAL].points > s.board.goals[best - CLAIM_GOAL].points:
            best = action
    return best
