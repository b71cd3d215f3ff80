"""Vectors of numbers: what the rules of several games compute from them."""

from librt.vecs import append, vec
from mypy_extensions import i64


def running_sum(numbers: list[int]) -> vec[i64]:
    """Where each group starts when groups of these sizes stand in a row; the last entry is the total."""
    total: i64 = 0
    starts = vec[i64]([0])
    for number in numbers:
        total += number
        starts = append(starts, total)
    return starts


def totals(points: vec[i64], seats: i64, sources: i64) -> list[int]:
    """Every seat's sum of points that stand at seat * sources + source."""
    found: list[int] = []
    for seat in range(seats):
        total: i64 = 0
        for source in range(sources):
            total += points[seat * sources + source]
        found.append(total)
    return found
