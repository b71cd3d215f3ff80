"""End the turn, and claim an achievement if one is fulfilled."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.traders.decisions import Frame, Verb
from kogge.games.traders.scoring import can_claim
from kogge.games.traders.state import State
from kogge.games.traders.words import ACHIEVEMENT, CLAIM, CLAIM_GOAL, DONE, END, NUM_ACTIONS


@final
class EndTurn(Verb):
    """After at least one action."""

    def first(self) -> int:
        return END

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.taken != 0:
            row.add(END)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        for side in range(len(s.goals)):
            if can_claim(s, f.seat, side):
                s.ask(Frame(CLAIM, f.seat))
                return
        s.next_turn()


@final
class ClaimGoal(Verb):
    """One achievement at most in a turn; each goes to one player only."""

    def first(self) -> int:
        return CLAIM_GOAL

    def count(self) -> int:
        return NUM_ACTIONS - CLAIM_GOAL

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for side in range(len(s.goals)):
            if can_claim(s, f.seat, side):
                row.add(CLAIM_GOAL + side)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        side = action - CLAIM_GOAL
        s.goals[side] = f.seat
        s.award(f.seat, ACHIEVEMENT, s.board.goals[side].points)
        s.answered()
        s.next_turn()


@final
class ClaimNothing(Verb):
    """It can still be claimed at the end of a later turn."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()
        s.next_turn()
