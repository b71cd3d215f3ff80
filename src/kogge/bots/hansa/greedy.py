"""Greedy: plans its whole turn by a simple evaluation, and answers questions by the position that follows."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.hansa.evaluation import evaluate
from kogge.bots.hansa.voyage import WORST, Voyage
from kogge.games.hansa.state import State
from kogge.games.hansa.words import BEGIN, END, REFILL, SELLING, TURN

WORLDS: Final[i64] = 2  # in which it tries what refilling may bring
FEW_EMPTY: Final[i64] = 2  # warehouses, which are not worth a taler


@final
class Greedy:
    """Sees what lies open and what may come; everything else is planned for this turn only."""

    __slots__ = ("name", "next_key", "next_step", "plan", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Random(seed)
        self.plan = vec[i64]()  # the actions of this turn
        self.next_step: i64 = 0
        self.next_key: int = -1  # of the position for which the plan goes on

    def choose(self, state: State) -> i64:
        decision = state.stack[-1].decision
        if decision == BEGIN and self.prefers_to_refill(state):
            return REFILL
        if decision in (BEGIN, TURN):
            return self.next_of_turn(state)
        if decision == SELLING:
            return state.listing().ids[0]  # one marker more as long as there is one, and then done
        return self.best_answer(state)

    def prefers_to_refill(self, s: State) -> bool:
        """Whether the best turn after refilling is better on average than the best one without."""
        row = s.listing()
        if row.ids[0] != REFILL or row.n == 1:
            return row.ids[0] == REFILL
        if s.count_empty() <= FEW_EMPTY:
            return False
        value: i64 = 0
        for _ in range(WORLDS):
            world = s.clone()
            world.determinize(self.rng)
            world.play(REFILL)
            value += Voyage(world).value
        without = Voyage(s)
        self.follow(s, without.actions)
        return value > without.value * WORLDS

    def follow(self, s: State, plan: vec[i64]) -> None:
        self.plan = plan
        self.next_step = 0
        self.next_key = s.key()

    def next_of_turn(self, s: State) -> i64:
        """The plan's next action, or its end; a new plan if something else has happened."""
        if s.key() != self.next_key:
            self.follow(s, Voyage(s).actions)
        if self.next_step == len(self.plan):
            return END
        action = self.plan[self.next_step]
        self.next_step += 1
        after = s.clone()
        after.play(action)
        self.next_key = after.key()
        return action

    def best_answer(self, s: State) -> i64:
        """The answer after which the position is worth most; of equal ones any."""
        seat = s.actor()
        best: i64 = -1
        most = WORST
        ties: i64 = 1
        for action in s.legal_actions():
            after = s.clone()
            after.play(action)
            worth = evaluate(after, seat)
            if worth > most:
                best, most, ties = action, worth, 1
            elif worth == most:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = action
        return best
