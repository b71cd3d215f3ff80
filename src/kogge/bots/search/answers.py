"""Answers: questions that an action opens are answered at once, everybody by his own standing in the next position."""

from typing import Any

from mypy_extensions import i64

from kogge.bots.search.evaluation import WORST, Evaluation, standing
from kogge.core.asking import AskingState


def settle(s: AskingState[Any], evaluation: Evaluation[Any]) -> i64:
    """Answer until the player in turn is asked what to do next; the number of positions looked at."""
    looked: i64 = 0
    while len(s.stack) > 1:
        looked += answer_once(s, evaluation)
    return looked


def settle_others(s: AskingState[Any], evaluation: Evaluation[Any], seat: i64) -> i64:
    """Answer what is asked out of turn, until the seat itself is asked or a turn goes on."""
    looked: i64 = 0
    while len(s.stack) > 1 and s.stack[-1].seat != seat:
        looked += answer_once(s, evaluation)
    return looked


def answer_once(s: AskingState[Any], evaluation: Evaluation[Any]) -> i64:
    """Play the answer whose next position is worth most to whom is asked."""
    seat = s.stack[-1].seat
    row = s.listing()
    best: i64 = -1
    most = WORST
    looked: i64 = 0
    for i in range(row.n):
        action = row.ids[i]
        if not evaluation.considers(s, action, True):
            continue
        after: AskingState[Any] = s.clone()
        after.play(action)
        looked += 1
        worth = standing(evaluation.values(after), seat)
        if worth > most:
            best, most = action, worth
    s.play(best if best >= 0 else row.ids[0])
    return looked
