"""Beam: the best whole turn, judged by how the seat stands when its next turn begins."""

from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from kogge.bots.search.answers import settle
from kogge.bots.search.budget import Budget, Meter
from kogge.bots.search.evaluation import Evaluation, standing
from kogge.bots.search.greedy import Greedy
from kogge.bots.search.turns import Line, TurnSearch, best_first
from kogge.core.asking import AskingState

TURNS_SHARE: Final = 0.4  # of the budget for finding turns, the rest for the round after them
MOST_AHEAD: Final[i64] = 60  # turns that are played on


@final
class Beam:
    """Finds whole turns, plays one round on after the best ones, and follows the plan as long as it fits."""

    __slots__ = ("budget", "evaluation", "looked", "plan", "seed", "turn")

    def __init__(self, evaluation: Evaluation[Any], budget: Budget, seed: i64) -> None:
        self.evaluation = evaluation
        self.budget = budget
        self.seed = seed
        self.plan: dict[int, int] = {}  # what to do in positions that are expected
        self.turn: i64 = -1  # the turn it was made in
        self.looked: i64 = 0

    def choose(self, s: AskingState[Any]) -> i64:
        row = s.listing()
        if row.n == 1:
            return row.ids[0]
        planned = self.plan.get(s.key(), -1)
        if planned >= 0 and row.has(planned):
            return planned
        best = self.best_turns(s)[0]
        self.plan = plan_of(best, s.actor())
        return i64(best.actions()[0])

    def reseed(self, seed: i64) -> None:
        self.seed = seed

    def best_turns(self, s: AskingState[Any]) -> list[Line]:
        """Ways to go on, best first; those played on come before the others."""
        meter = self.meter_for(s)
        found = TurnSearch(s, self.evaluation, meter, TURNS_SHARE).search(s)
        ahead: list[Line] = []
        first: i64 = 0
        for line in found:
            if len(found) == 1 or len(ahead) >= MOST_AHEAD or (len(ahead) > 1 and meter.share() >= 1.0):
                break
            worth = self.worth_ahead(line.state, s.actor(), meter)
            ahead.append(Line(line.state, line.before, line.action, worth))
            first += 1
        self.looked += meter.used
        return best_first(ahead) + found[first:]

    def meter_for(self, s: AskingState[Any]) -> Meter:
        """A turn gets the whole budget once, a question in between a part of it."""
        if s.turn != s.actor():
            return self.budget.part(1, 5)
        turn: i64 = s.turns()
        if turn == self.turn:
            return self.budget.part(1, 5)
        self.turn = turn
        return self.budget.part(1, 1)

    def worth_ahead(self, s: AskingState[Any], seat: i64, meter: Meter) -> i64:
        """How the seat stands when its next turn begins, if everybody plays greedily."""
        then: AskingState[Any] = s.clone()
        others = Greedy(self.evaluation, self.seed)
        then.determinize(Random(self.seed))
        meter.spend(settle(then, self.evaluation))
        while not then.is_over() and then.turn != seat:
            others.finish_turn(then)
        meter.spend(others.looked)
        return standing(self.evaluation.values(then), seat)


def plan_of(line: Line, seat: i64) -> dict[int, int]:
    """The seat's decisions of a turn, by the position in which each is due."""
    plan: dict[int, int] = {}
    while line.before is not None:
        plan[line.before.state.key()] = line.action
        line = line.before
    return plan
