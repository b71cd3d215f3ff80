"""Tables of numbers: rows one behind the other, sums over them, and ways counted in steps."""

from librt.vecs import vec
from mypy_extensions import i64


def running_sum(numbers: list[int]) -> vec[i64]:
    """Where each group starts when groups of these sizes stand in a row; the last entry is the total."""
    starts = vec[i64]([0] * (len(numbers) + 1))
    for i in range(len(numbers)):
        starts[i + 1] = starts[i] + numbers[i]
    return starts


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def steps_from(place: int, neighbours: list[list[int]]) -> list[int]:
    """By place: how many steps the way there has; as many as there are places if there is none."""
    steps = [len(neighbours)] * len(neighbours)
    steps[place] = 0
    edge = [place]
    while edge:
        here = edge.pop(0)
        for there in neighbours[here]:
            if steps[there] > steps[here] + 1:
                steps[there] = steps[here] + 1
                edge.append(there)
    return steps


def totals(points: vec[i64], seats: i64, sources: i64) -> list[int]:
    """Every seat's sum of points that stand at seat * sources + source."""
    found: list[int] = []
    for seat in range(seats):
        total: i64 = 0
        for source in range(sources):
            total += points[seat * sources + source]
        found.append(total)
    return found
