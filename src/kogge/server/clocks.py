"""Clocks: how long whoever must answer may still think, also out of turn."""

from collections.abc import Sequence

from kogge.server.entries import ClockSettings


class Clock:
    """One clock for all seats of a table.  It runs for the seat that is asked, if a person sits there.

    Every seat has so many seconds in every turn, its own or somebody else's that asks it something, and then its bank.
    """

    def __init__(
        self, settings: ClockSettings, seats: int, turn: int, banks: Sequence[float] = (), left: Sequence[float] = ()
    ) -> None:
        self.settings = settings
        self.banks = list(banks) or [settings.bank] * seats
        self.left = list(left) or [settings.per_turn] * seats  # in this turn
        self.running: int | None = None
        self.since = 0.0  # when it began to run for this seat
        self._turn = turn

    def is_used(self) -> bool:
        return self.settings.kind != "none"

    def ask(self, seat: int | None, turn: int, now: float) -> None:
        """From now on this seat is asked; none if nobody is, or a bot."""
        self._charge(now)
        if turn != self._turn:
            self._turn = turn
            self.left = [self.settings.per_turn] * len(self.left)
        self.running = seat if self.is_used() else None
        self.since = now

    def kept(self) -> tuple[list[float], list[float]]:
        """What is stored: banks, and what is left of this turn."""
        return (list(self.banks), list(self.left)) if self.is_used() else ([], [])

    def renew(self, seat: int) -> None:
        """Somebody sits down there, or comes back."""
        self.left[seat] = self.settings.per_turn

    def _charge(self, now: float) -> None:
        if self.running is None:
            return
        used = max(0.0, now - self.since)
        from_bank = max(0.0, used - self.left[self.running])
        self.left[self.running] = max(0.0, self.left[self.running] - used)
        self.banks[self.running] = max(0.0, self.banks[self.running] - from_bank)

    def deadline(self) -> float | None:
        """When the time of the seat that is asked ends."""
        if self.running is None:
            return None
        return self.since + self.left[self.running] + self.banks[self.running]
