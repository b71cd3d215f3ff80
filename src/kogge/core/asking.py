"""Asking: open questions wait on a stack (`Frame`), and kinds of action answer them (`Verb`, `Decision`)."""

from typing import Any, Generic, TypeVar, final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.core.state import State


class Frame:
    """One open question: who is asked what; games add what else belongs to it.  Never changed, so clones share it."""

    __slots__ = ("decision", "seat")

    def __init__(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.seat = seat


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


class Verb(Generic[S, F]):
    """One kind of action: which of its ids are legal, and what each does."""

    __slots__ = ()

    def legal(self, s: S, f: F, row: Row) -> None:
        raise NotImplementedError

    def apply(self, s: S, f: F, action: i64) -> None:
        raise NotImplementedError

    def first(self) -> int:
        """The first id of the verb's range."""
        raise NotImplementedError

    def count(self) -> int:
        """The number of ids in it."""
        raise NotImplementedError


@final
class Decision:
    """One question: the verbs that answer it, and what the question becomes by any answer."""

    __slots__ = ("becomes", "verb_of", "verbs")

    def __init__(self, verbs: list[Verb[Any, Any]], becomes: i64, num_actions: int) -> None:
        self.verbs = verbs
        self.becomes = becomes
        nothing: Verb[Any, Any] = Verb()
        self.verb_of: list[Verb[Any, Any]] = [nothing] * num_actions
        for verb in verbs:
            for action in range(verb.first(), verb.first() + verb.count()):
                self.verb_of[action] = verb

    def takes(self, action: int) -> bool:
        """Whether actions of this kind can answer the question at all."""
        return any(verb.first() <= action < verb.first() + verb.count() for verb in self.verbs)

    def fill(self, s: State, f: Frame, row: Row) -> None:
        row.clear()
        for verb in self.verbs:
            verb.legal(s, f, row)
            row.cut()


class AskingState(State, Generic[F]):
    """A position whose open questions wait on a stack, the last one first; with none the game is over."""

    __slots__ = ("_reveals", "_turns", "decisions", "stack", "turn", "viewer")

    def __init__(
        self, rules: Any, decisions: list[Decision], stack: list[F], turn: i64, turns: i64, reveals: i64, viewer: i64
    ) -> None:
        super().__init__(rules)
        self.decisions = decisions  # by the number of the question: how it is answered
        self.stack = stack
        self.turn = turn  # the seat whose turn it is
        self._turns = turns
        self._reveals = reveals
        self.viewer = viewer  # the seat whose knowledge this is, or REFEREE

    def actor(self) -> i64:
        return self.stack[-1].seat if len(self.stack) > 0 else -1

    def turns(self) -> int:
        return self._turns

    def reveals(self) -> int:
        return self._reveals

    def clone(self) -> "AskingState[F]":
        raise NotImplementedError

    def fill_legal(self, row: Row) -> None:
        if len(self.stack) > 0:
            frame = self.stack[-1]
            self.decisions[frame.decision].fill(self, frame, row)
        else:
            row.clear()

    def play(self, action: i64) -> None:
        """Carry out an action, and then every answer to a question that has only one.  (A turn is always asked for.)"""
        self.answer(action)
        while len(self.stack) > 1:
            row = self.listing()
            if row.n > 1:
                break
            self.answer(row.ids[0])

    def answer(self, action: i64) -> None:
        self.plies += 1
        frame = self.stack[-1]
        decision = self.decisions[frame.decision]
        if decision.becomes != frame.decision:
            self.stack[-1] = self.question(decision.becomes, frame.seat)
        decision.verb_of[action].apply(self, frame, action)

    def question(self, decision: i64, seat: i64) -> F:
        """A question to a seat with nothing else to it."""
        raise NotImplementedError

    def ask(self, frame: F) -> None:
        self.stack.append(frame)

    def answer_with(self, frame: F) -> None:
        """The open question is answered in part: this is what is left of it."""
        self.stack[-1] = frame

    def answered(self) -> None:
        self.stack.pop()

    def reveal(self) -> None:
        """Something hidden becomes known to somebody."""
        self._reveals += 1
