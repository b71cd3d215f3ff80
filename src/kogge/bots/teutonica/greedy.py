"""Greedy: the best whole action by a simple evaluation, with the answers that follow from it."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from kogge.bots.teutonica.evaluation import evaluate
from kogge.bots.teutonica.pawn import leaves, worth_to_next
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import END, LIFT, MOVE, MOVE_ANY, MOVE_OTHERS, MOVE_PAWN, PUT

WORST: i64 = -(1 << 60)
WASTE: i64 = -(1 << 40)


@final
class Greedy:
    """Tries every action on a copy, lets everybody answer greedily, and takes what is worth most afterwards.

    It does not leave actions unused as long as one of them changes anything: waiting for others leads nowhere.
    """

    __slots__ = ("name", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Random(seed)

    def choose(self, state: State) -> i64:
        seat = state.actor()
        best = state.listing().ids[0]
        most = WORST
        ties: i64 = 1
        waits = state.turn == seat and len(state.stack) == 1 and state.actions > 0
        for action in state.legal_actions():
            after = state.clone()
            after.play(action)
            answer_questions(after)
            worth = evaluate(after, seat)
            if state.board.provinces is not None and (action == END or action >= MOVE_PAWN):
                worth = worth_with_pawn(after, seat)
            if waits and (action == END or leaves(after) or is_same_but_for_actions(state, after)):
                worth += WASTE
            if worth > most:
                best, most, ties = action, worth, 1
            elif worth == most:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = action
        return best


def is_same_but_for_actions(before: State, after: State) -> bool:
    """Whether an action was spent on nothing: a piece lifted and put back."""
    if after.is_over() or after.turn != before.turn:
        return False
    left, asked = after.actions, after.stack[0]
    after.actions, after.stack[0] = before.actions, before.stack[0]
    same = after.key() == before.key()
    after.actions, after.stack[0] = left, asked
    return same


def worth_with_pawn(after: State, seat: i64) -> i64:
    """The pawn alone brings nothing: what the best action after its move does, or how it leaves the opponent."""
    if after.turn == seat and not leaves(after):
        most = WORST
        for action in after.legal_actions():
            if action < MOVE_PAWN:
                then = after.clone()
                then.play(action)
                answer_questions(then)
                most = max(most, evaluate(then, seat))
        return most - 1 if after.actions > 0 else WASTE
    left = after.clone()
    if leaves(left):
        left.play(END)
        answer_questions(left)
    return evaluate(left, seat) - worth_to_next(left)


def answer_questions(s: State) -> None:
    """Answer what an action has opened, everybody by his own evaluation of the next position."""
    while len(s.stack) > 1:
        s.play(best_answer(s))


def best_answer(s: State) -> i64:
    frame = s.stack[-1]
    moving = frame.decision == MOVE or frame.decision == MOVE_OTHERS or frame.decision == MOVE_ANY
    best: i64 = -1
    most = WORST
    for action in s.legal_actions():
        if moving and len(frame.hand) > 0 and not PUT <= action < LIFT:
            continue  # pieces in hand are put; whether to lift another is for `choose`
        after = s.clone()
        after.play(action)
        worth = evaluate(after, frame.seat)
        if worth > most:
            best, most = action, worth
    return best
