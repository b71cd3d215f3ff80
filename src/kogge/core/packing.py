"""Packing: states as bytes and as keys, the same in every process."""

from typing import Final, final

from librt.random import Random
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

HASH_MASK: Final[i64] = (1 << 61) - 1


def random_row(n: int, seed: int) -> vec[i64]:
    """Fixed random numbers, small enough that 500 times one of them fits beside a masked hash."""
    rng = Random(seed)
    return vec[i64]([rng.randrange(1 << 52) for _ in range(n)])


SALT: Final = random_row(1024, 3)


def hash_row(h: i64, at: i64, row: vec[i64]) -> i64:
    """Add the numbers of a row (from -1 to 500), each by its place, to a hash."""
    salt = SALT
    for i in range(len(row)):
        h = (h + salt[at + i] * (row[i] + 2)) & HASH_MASK
    return h


def write(w: BytesWriter, number: i64) -> None:
    """Numbers from -1 to 253 take one byte, larger ones five."""
    if -1 <= number < 254:
        w.append(u8(number + 1))
    else:
        w.append(u8(255))
        for shift in range(0, 32, 8):
            w.append(u8((number >> shift) & 255))


def write_row(w: BytesWriter, row: vec[i64]) -> None:
    write(w, len(row))
    for number in row:
        write(w, number)


@final
class Reader:
    """Reads what `write` and `write_row` wrote."""

    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at: i64 = 0

    def byte(self) -> i64:
        number: i64 = self.data[self.at]
        self.at += 1
        return number

    def one(self) -> i64:
        first = self.byte()
        if first < 255:
            return first - 1
        number: i64 = 0
        for shift in range(0, 32, 8):
            number |= self.byte() << shift
        return number

    def row(self) -> vec[i64]:
        return vec[i64]([self.one() for _ in range(self.one())])
