"""Budgets: how long a search may go on, in nodes (reproducible) or in seconds."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

NO_LIMIT: Final[i64] = 1 << 60


@final
class Budget:
    """For one turn; parts of it are for single questions.  Without seconds the nodes count."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, nodes: i64, seconds: float = 0.0) -> None:
        self.nodes = NO_LIMIT if seconds > 0 else nodes
        self.seconds = seconds

    def part(self, one: i64, of: i64) -> "Meter":
        """A meter for this share of the budget."""
        if self.seconds > 0:
            return Meter(NO_LIMIT, perf_counter(), self.seconds * float(one) / float(of))
        return Meter(max(1, self.nodes * one // of), 0.0, 0.0)


@final
class Meter:
    """What a search has used of its share."""

    __slots__ = ("begin", "nodes", "seconds", "used")

    def __init__(self, nodes: i64, begin: float, seconds: float) -> None:
        self.nodes = nodes
        self.begin = begin
        self.seconds = seconds
        self.used: i64 = 0

    def spend(self, nodes: i64) -> None:
        self.used += nodes

    def share(self) -> float:
        """How much of it is used, 1.0 and more if all of it."""
        if self.seconds > 0:
            return (perf_counter() - self.begin) / self.seconds
        return float(self.used) / float(self.nodes)
