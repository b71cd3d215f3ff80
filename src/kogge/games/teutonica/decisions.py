"""Decisions: who is asked what (`Frame`), what kinds of action answer (`Verb`), what a ruleset offers (`Variant`)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import Board
from kogge.games.teutonica.words import FREE, NUM_ACTIONS

if TYPE_CHECKING:
    from kogge.games.teutonica.state import State

EMPTY: Final = vec[i64]()


@final
class Frame:
    """One open question: who is asked what.  Never changed, so clones share it."""

    __slots__ = ("decision", "hand", "left", "lifted", "piece", "route", "seat")

    def __init__(
        self,
        decision: i64,
        seat: i64,
        route: i64 = -1,
        piece: i64 = FREE,
        left: i64 = 0,
        lifted: i64 = FREE,
        hand: vec[i64] = EMPTY,
    ) -> None:
        self.decision = decision
        self.seat = seat
        self.route = route  # the route a piece was displaced from
        self.piece = piece  # the displaced piece, FREE once it stands again
        self.left = left  # how many pieces may still be added, lifted, removed or must be paid
        self.lifted = lifted  # a piece taken from the board for a reply and not yet put
        self.hand = hand  # move: pieces lifted, in order; reply: route * 2 + kind of each piece put


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
    """One question: the verbs that answer it."""

    __slots__ = ("verb_of", "verbs")

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
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
    """What a ruleset plays with: a board, and the verbs that answer each decision."""

    __slots__ = ("board", "decisions", "least_actions_win", "players")

    def __init__(self, board: Board, players: int, decisions: list[Decision], least_actions_win: bool) -> None:
        self.board = board
        self.players: i64 = players
        self.decisions = decisions
        self.least_actions_win = least_actions_win  # the tie rule: fewest steps on Actions, then the best network
