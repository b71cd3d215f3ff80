"""Evaluation: what every game tells search about its positions, in hundredths of a point."""

from typing import Any, Final, Generic, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.asking import AskingState

WORST: Final[i64] = -(1 << 60)

S = TypeVar("S", bound=AskingState[Any])


class Evaluation(Generic[S]):
    """The base of every game's evaluation.

    A game answers `fill`, `quick` and the names of its terms; the other questions have answers that suit most games.
    One object serves one game at a time: it may keep what it has computed for the last position.
    """

    __slots__ = ("n_terms", "names", "seats")

    def __init__(self, names: list[str], seats: i64) -> None:
        self.names = names  # of the terms; the catalogue has a sentence for each
        self.n_terms: i64 = len(names)
        self.seats = seats

    # What a game answers.

    def terms(self, s: S) -> vec[i64]:
        """What makes up the worth of the position to every seat, at seat * n_terms + term."""
        raise NotImplementedError

    def quick(self, s: S, rng: Random) -> i64:
        """A choice made at once, not aimlessly, for playing a position on in simulations."""
        raise NotImplementedError

    # What a game may answer better.

    def considers(self, s: S, action: i64, at_once: bool) -> bool:
        """Whether an action is worth a look, or an answer that is given at once."""
        return True

    def may_wait(self, s: S) -> bool:
        """Whether ending the turn now would leave something unused."""
        return False

    def is_waste(self, before: S, action: i64, after: S) -> bool:
        """Whether an action led nowhere: `may_wait` held before it."""
        return False

    def outlook(self, before: S, action: i64, after: S, seat: i64) -> i64:
        """What the position after an action is worth to the seat, for one who looks no further."""
        return standing(self.values(after), seat)

    # What follows.

    def values(self, s: S) -> vec[i64]:
        """What the position is worth to every seat."""
        terms = self.terms(s)
        values = vec[i64]([0] * self.seats)
        n = self.n_terms
        for seat in range(self.seats):
            worth: i64 = 0
            for at in range(seat * n, seat * n + n):
                worth += terms[at]
            values[seat] = worth
        return values


def standing(values: vec[i64], seat: i64) -> i64:
    """One's own worth against half of the others' average."""
    total: i64 = 0
    for value in values:
        total += value
    others = len(values) - 1
    return values[seat] - (total - values[seat]) // (2 * others)
