"""Memory: when garbage is collected.

Looking through everything that is alive takes longer than an answer may take, so that is done when nobody is here, and
otherwise once in a while; what is young is collected as it comes.
"""

import gc
import time

YOUNG, MIDDLE, NEVER = 2_000, 2, 1_000_000  # so many new objects, collections of them, and of those
MOST_SECONDS = 3600.0


def prepare() -> None:
    """What has been imported stays: it need not be looked through again."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.collect()
    gc.freeze()


class Collector:
    """Decides when everything is looked through."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._was_quiet = False

    def sweep(self, quiet: bool) -> None:
        """Called from time to time; quiet if nobody is here."""
        now = time.monotonic()
        if (quiet and not self._was_quiet) or now - self._last > MOST_SECONDS:
            gc.collect()
            self._last = now
        self._was_quiet = quiet
