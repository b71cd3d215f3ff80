"""State: what every game's position answers, and the one checked way to change it."""

from typing import Any

from librt.random import Random
from mypy_extensions import i64

from kogge.core.rows import Row

REFEREE: i64 = -1  # the viewer who sees everything
SPECTATOR: i64 = -2  # the viewer who sees what everybody sees


class State:
    """A position in a game.  Mutable; `clone` before you try something.

    A game's own state says who decides (`actor`), what is possible (`fill_legal`) and what follows (`play`); the
    methods written out here are the same in every game.
    """

    __slots__ = ("_listed_at", "_row", "plies", "rules")

    def __init__(self, rules: Any) -> None:
        self.rules = rules  # the Ruleset this game is played by
        self.plies: i64 = 0  # decisions played on this object; tells whether the last listing is still true
        self._row: Row | None = None
        self._listed_at: i64 = -1

    # What a game answers.

    def actor(self) -> i64:
        """The seat that is asked now, counted from 0; -1 when the game is over."""
        raise NotImplementedError

    def fill_legal(self, row: Row) -> None:
        """List the legal actions into a row."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Carry out an action that is known to be legal (for search: nothing is checked)."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def key(self) -> int:
        """The same number for positions that play on alike, in every process."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        raise NotImplementedError

    def turns(self) -> int:
        """How many turns have been completed."""
        raise NotImplementedError

    def reveals(self) -> int:
        """How often something hidden has become known to anybody."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> "State":
        """This position as the seat knows it: what it cannot know stands in a fixed order."""
        raise NotImplementedError

    def determinize(self, rng: Random) -> None:
        """Deal anew what the viewer of this state cannot know."""
        raise NotImplementedError

    # What every game shares.

    def is_over(self) -> bool:
        return self.actor() < 0

    def listing(self) -> Row:
        """The row of legal actions, listed at most once per position."""
        row = self._row
        if row is None:
            row = Row()
            self._row = row
        if self._listed_at != self.plies:
            self.fill_legal(row)
            self._listed_at = self.plies
        return row

    def legal_actions(self) -> list[int]:
        return self.listing().to_list()

    def apply(self, action: i64) -> None:
        """Carry out an action, or raise `IllegalAction` with the reason."""
        if not self.listing().has(action):
            raise self.rules.illegal(self, action)
        self.play(action)

    def text(self, action: int) -> str:
        """The action in words, as a player would write it in this position."""
        return self.rules.text(action, self)  # type: ignore[no-any-return]

    def parse(self, text: str) -> int:
        """The legal action a player means by this text."""
        return self.rules.parse(text, self)  # type: ignore[no-any-return]

    def why_not(self, action: int) -> Any:
        """The reason why an action is not possible now, or None if it is."""
        return self.rules.game.why_not(self, action)

    def scores(self) -> list[int]:
        """Every seat's points as if the game ended now."""
        return self.rules.game.scores(self)  # type: ignore[no-any-return]

    def winners(self) -> list[int]:
        """The seats that win if the game ends now; several where a victory is shared."""
        return self.rules.game.winners(self)  # type: ignore[no-any-return]

    def score_sheet(self) -> Any:
        """Every seat's points by source."""
        return self.rules.game.score_sheet(self)

    def view(self, seat: int | None = None) -> Any:
        """What a seat (or, without one, a spectator) sees."""
        return self.rules.game.view(self, seat)

    def to_dict(self) -> Any:
        """The complete position as plain data, for JSON."""
        return self.rules.game.to_dict(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, bytes]]:
        return self.rules.game.from_bytes, (self.rules, self.to_bytes())

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()
