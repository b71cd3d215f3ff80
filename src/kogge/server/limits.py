"""Limits: buckets that fill slowly and are emptied by every request."""

from collections import OrderedDict
from time import monotonic

MOST_KEYS = 20_000


class Bucket:
    """So many requests at once, and then so many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is room for one more."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Limiter:
    """A bucket for every address; the one not seen for longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
