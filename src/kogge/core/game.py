"""Game: what every game answers to the rest of the house, and nothing else of a game is used."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kogge.core.actions import Action, Event
from kogge.core.messages import Message
from kogge.core.registry import game
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

# The seats in turn order are called by their colours.
SEATS = ("blue", "red", "green", "yellow", "purple")


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that can be switched: its values (the first is the usual one) and the key of the sentence about it."""

    name: str
    values: tuple[str, ...]
    about: str


class Game(ABC):
    """One game.  Stateless; there is one object per game, found by name in the registry."""

    name: str
    version: int  # of the rules: a record names it, and replays the same under the same version
    editions: tuple[str, ...]  # the usual one first
    usual_players: int
    options: tuple[Option, ...] = ()
    num_actions: int
    verbs: tuple[str, ...]  # the kinds of action
    unordered: tuple[str, ...] = ()  # those that name like things, so that the words may come in any order

    # Rulesets.

    @abstractmethod
    def players(self, edition: str) -> tuple[int, ...]:
        """The numbers of players an edition allows."""

    def option_applies(self, option: str, edition: str, board: str, players: int) -> bool:
        """Whether an option can be chosen there; where it cannot, it is not part of the ruleset.

        The name of a board that is not shipped is empty.
        """
        return True

    def fault(self, rules: Ruleset) -> Message | None:
        """Why a ruleset of possible parts cannot be played as a whole; None if it can."""
        return None

    @abstractmethod
    def boards(self, edition: str, players: int) -> tuple[str, ...]:
        """The boards for an edition and a number of players, the usual one first."""

    @abstractmethod
    def board(self, name: str, source: str = "") -> dict[str, Any]:
        """A board as plain data: one that is shipped, by name; one's own, by the path of its file or by its source.

        Every game's boards have a `name`, a `title`, the numbers of `players`, their `source` and its `digest`.
        """

    # Games.

    @abstractmethod
    def deal(self, rules: Ruleset, rng: Random) -> Any:
        """Decide everything that chance decides."""

    @abstractmethod
    def deal_to_text(self, rules: Ruleset, deal: Any) -> Mapping[str, str]:
        """The deal as words, for a record."""

    @abstractmethod
    def deal_from_text(self, rules: Ruleset, words: Mapping[str, str]) -> Any:
        """The deal these words describe; `ValueError` with a reason if there is none."""

    @abstractmethod
    def start(self, rules: Ruleset, deal: Any) -> State:
        """The position before the first decision."""

    @abstractmethod
    def from_bytes(self, rules: Ruleset, data: bytes) -> State:
        """The state that `to_bytes` wrote."""

    # Actions.

    def spelt_out(self, text: str) -> str:
        """What somebody typed, with short forms written out that belong to this game alone."""
        return text

    @abstractmethod
    def text(self, rules: Ruleset, action: int, state: State | None) -> str:
        """The action in words; a state lets it name pieces and leave out the numbers of points.  Empty: no action."""

    @abstractmethod
    def decode(self, rules: Ruleset, action: int, state: State | None) -> Action:
        """The typed action."""

    @abstractmethod
    def why_not(self, state: State, action: int) -> Message | None:
        """Why the action is not possible now; None if it is."""

    @abstractmethod
    def narrate(self, before: State, action: int, after: State, viewer: int | None) -> Sequence[Event]:
        """What happened, as far as the viewer may know."""

    # Positions.

    @abstractmethod
    def to_dict(self, state: State) -> dict[str, Any]:
        """The complete position as plain data."""

    @abstractmethod
    def from_dict(self, rules: Ruleset, data: Mapping[str, Any]) -> State:
        """The state of a position; what is left out has its set-up value."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The position as a seat (or a spectator) sees it, with what follows from it."""

    @abstractmethod
    def prompt(self, state: State) -> Message:
        """What is asked of whom."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise `AssertionError` if something that always holds does not: no piece lost, no marker doubled."""

    def reordered(self, state: State, rng: Random) -> State:
        """The same position with everything in another order whose order means nothing."""
        return state.clone()

    # Results, as if the game ended now.

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Every seat's points."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that win; several where a victory is shared."""

    @abstractmethod
    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """Every seat's points by source."""

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"<game {self.name}>"
