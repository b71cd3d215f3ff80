"""Clocks: how long whoever must answer may still think, also out of turn."""

from kogge.server.entries import ClockSettings


class Clock:
    """One clock for all seats of a table.  It runs for the seat that is asked, if a person sits there.

    A seat first uses the seconds it has for this turn, then its bank.  A question in somebody else's turn gives new
    seconds as a turn does.
    """

    def __init__(self, settings: ClockSettings, seats: int, banks: list[float] | None = None) -> None:
        self.settings = settings
        self.banks = list(banks) if banks else [settings.bank] * seats
        self.running: int | None = None
        self.since = 0.0  # when it began to run for this seat
        self._allowance = 0.0  # what was left for this turn then
        self._turn: tuple[int, int] | None = None  # seat and number of the turn that the allowance is for

    def is_used(self) -> bool:
        return self.settings.kind != "none"

    def ask(self, seat: int | None, turn: int, now: float) -> None:
        """From now on this seat is asked; none if nobody is, or a bot."""
        self._charge(now)
        self.running = seat if self.is_used() else None
        self.since = now
        if seat is None:
            self._turn = None
        elif self._turn != (seat, turn):
            self._turn = (seat, turn)
            self._allowance = self.settings.per_turn

    def _charge(self, now: float) -> None:
        if self.running is None:
            return
        used = max(0.0, now - self.since)
        from_bank = max(0.0, used - self._allowance)
        self._allowance = max(0.0, self._allowance - used)
        self.banks[self.running] = max(0.0, self.banks[self.running] - from_bank)

    def deadline(self) -> float | None:
        """When the time of the seat that is asked ends."""
        if self.running is None:
            return None
        return self.since + self._allowance + self.banks[self.running]

    def allowance(self) -> float:
        """The seconds left for this turn when it began to run."""
        return self._allowance
