"""Chance inside the engine, where positions are dealt anew for search."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def shuffle(row: vec[i64], rng: Random) -> None:
    for i in range(len(row) - 1, 0, -1):
        j = rng.randrange(i + 1)
        row[i], row[j] = row[j], row[i]
