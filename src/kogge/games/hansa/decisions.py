"""Decisions: who is asked what (`Frame`), what kinds of action answer (`Verb`), what a ruleset offers (`Variant`)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.board import Board
from kogge.games.hansa.words import NUM_ACTIONS

if TYPE_CHECKING:
    from kogge.games.hansa.state import State

NOTHING: Final = vec[i64]()


@final
class Frame:
    """One open question: who is asked what.  Never changed, so clones share it."""

    __slots__ = ("colour", "decision", "hand", "seat")

    def __init__(self, decision: i64, seat: i64, colour: i64 = -1, hand: vec[i64] = NOTHING) -> None:
        self.decision = decision
        self.seat = seat
        self.colour = colour  # of the marker that is lost
        self.hand = hand  # the markers added to a sale, in the order of their classes


class Verb:
    """One kind of action: which of its ids are legal, and what each does."""

    __slots__ = ()

    def legal(self, s: "State", f: Frame, row: Row) -> None:
        raise NotImplementedError

    def apply(self, s: "State", f: Frame, action: i64) -> None:
        raise NotImplementedError

    def first(self) -> int:
        """The first id of the verb's range."""
        raise NotImplementedError

    def count(self) -> int:
        """The number of ids in it."""
        raise NotImplementedError


@final
class Decision:
    """One question: the verbs that answer it, and what the question becomes by any answer."""

    __slots__ = ("becomes", "verb_of", "verbs")

    def __init__(self, verbs: list[Verb], becomes: i64) -> None:
        self.verbs = verbs
        self.becomes = becomes
        nothing = Verb()
        self.verb_of: list[Verb] = [nothing] * NUM_ACTIONS
        for verb in verbs:
            for action in range(verb.first(), verb.first() + verb.count()):
                self.verb_of[action] = verb

    def fill(self, s: "State", f: Frame, row: Row) -> None:
        row.clear()
        for verb in self.verbs:
            verb.legal(s, f, row)
            row.cut()


@final
class Variant:
    """What a ruleset plays with: a board, the number of players, and the verbs that answer each decision."""

    __slots__ = ("board", "decisions", "last_pile", "pile_sizes", "players")

    def __init__(self, board: Board, players: int, decisions: list[Decision], pile_sizes: list[int]) -> None:
        self.board = board
        self.players: i64 = players
        self.decisions = decisions
        self.pile_sizes = vec[i64](pile_sizes)  # at the start, the first pile to be used first
        self.last_pile: i64 = pile_sizes[-1]
