"""Whole turns: every way to play the rest of a turn that a beam keeps, best first."""

from typing import Any, Final, final

from mypy_extensions import i64

from kogge.bots.search.answers import settle, settle_others
from kogge.bots.search.budget import Meter
from kogge.bots.search.evaluation import Evaluation, standing
from kogge.core.asking import AskingState

LEVEL_SHARE: Final = 0.34  # of what is left for finding turns, for one decision
SMALLEST_SHARE: Final = 0.002


@final
class Line:
    """A position reached by own decisions, with the one before it."""

    __slots__ = ("action", "before", "state", "worth")

    def __init__(self, state: AskingState[Any], before: "Line | None", action: i64, worth: i64) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.worth = worth

    def actions(self) -> list[int]:
        """The decisions that lead here."""
        found: list[int] = []
        line = self
        while line.before is not None:
            found.append(line.action)
            line = line.before
        found.reverse()
        return found


def worth_of(line: Line) -> i64:
    return line.worth


def best_first(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=worth_of, reverse=True)


@final
class TurnSearch:
    """Beam over the decisions of one seat until its turn ends, or until an out-of-turn question is answered.

    Others answer greedily.  Orders of decisions that lead to the same position are one; actions that lead nowhere are
    left out, and so is an early end of the turn.  An open question counts as if it were answered greedily.
    """

    __slots__ = ("evaluation", "finished", "in_turn", "known", "meter", "seat", "share", "turn")

    def __init__(self, s: AskingState[Any], evaluation: Evaluation[Any], meter: Meter, share: float) -> None:
        self.evaluation = evaluation
        self.meter = meter
        self.share = share  # of the meter, for finding turns
        self.seat = s.actor()
        self.in_turn = s.turn == self.seat
        self.turn = s.turns()
        self.known: set[int] = set()
        self.finished: list[Line] = []

    def goes_on(self, s: AskingState[Any]) -> bool:
        """Whether the seat has more to decide here."""
        if s.is_over():
            return False
        if self.in_turn:
            return s.turns() == self.turn
        return s.actor() == self.seat and s.turn != self.seat

    def search(self, s: AskingState[Any]) -> list[Line]:
        """All turns found, best first."""
        live = [Line(s, None, -1, 0)]
        while len(live) > 0:
            used = self.meter.share()
            limit = used + max(SMALLEST_SHARE, (self.share - used) * LEVEL_SHARE)
            following: list[Line] = []
            self.known = set()
            for line in best_first(live):
                self.expand(line, following)
                if self.meter.share() >= limit:
                    break
            live = following
        return best_first(self.finished)

    def expand(self, line: Line, following: list[Line]) -> None:
        s = line.state
        evaluation = self.evaluation
        row = s.listing()
        may_wait = row.n > 1 and evaluation.may_wait(s)
        before = len(following) + len(self.finished)
        for i in range(row.n):
            if evaluation.considers(s, row.ids[i], False):
                self.follow(line, row.ids[i], may_wait, following)
        if len(following) + len(self.finished) == before:
            for i in range(row.n):  # there is nothing better
                self.follow(line, row.ids[i], False, following)

    def after(self, s: AskingState[Any], action: i64) -> AskingState[Any]:
        """The position in which the seat is asked next, or its part is over."""
        after: AskingState[Any] = s.clone()
        after.play(action)
        self.meter.spend(1 + settle_others(after, self.evaluation, self.seat))
        return after

    def follow(self, line: Line, action: i64, may_wait: bool, following: list[Line]) -> None:
        evaluation = self.evaluation
        after = self.after(line.state, action)
        if may_wait and evaluation.is_waste(line.state, action, after):
            return
        goes_on = self.goes_on(after)
        key = after.key()
        if key in self.known:
            return
        self.known.add(key)
        settled = after
        if len(after.stack) > 1:
            settled = after.clone()
            self.meter.spend(settle(settled, evaluation))
        found = Line(after, line, action, standing(evaluation.values(settled), self.seat))
        if goes_on:
            following.append(found)
        else:
            self.finished.append(found)
