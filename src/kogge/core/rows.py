"""Rows: reusable, growing lists of action ids that the rules fill and everybody else reads."""

from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

SMALLEST: Final[i64] = 128
MOST_VERBS: Final[i64] = 32

# Ready-made int objects: a list of ids costs no new ints.
INTS: Final[list[Any]] = list(range(8192))


@final
class Row:
    """Action ids in the order they were listed, cut into one part per verb."""

    __slots__ = ("cuts", "ids", "n", "parts")

    def __init__(self) -> None:
        self.ids = vec[i64]([0] * SMALLEST)
        self.n: i64 = 0
        self.cuts = vec[i64]([0] * MOST_VERBS)  # where each part ends
        self.parts: i64 = 0

    def clear(self) -> None:
        self.n = 0
        self.parts = 0

    def add(self, action: i64) -> None:
        if self.n == len(self.ids):
            self._grow()
        self.ids[self.n] = action
        self.n += 1

    def cut(self) -> None:
        """End the part of one verb; a verb with nothing to offer leaves no part."""
        if self.n > (self.cuts[self.parts - 1] if self.parts > 0 else 0):
            self.cuts[self.parts] = self.n
            self.parts += 1

    def any_of(self, part: i64, rng: Random) -> i64:
        """Any action of one part."""
        start = self.cuts[part - 1] if part > 0 else 0
        return self.ids[start + rng.randrange(self.cuts[part] - start)]

    def has(self, action: i64) -> bool:
        ids = self.ids
        for i in range(self.n):
            if ids[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        ids = self.ids
        ready = INTS
        return [ready[ids[i]] for i in range(self.n)]

    def _grow(self) -> None:
        old = self.ids
        ids = vec[i64]([0] * (2 * self.n))
        for i in range(self.n):
            ids[i] = old[i]
        self.ids = ids
