"""What a question is about (`Frame`), which kinds of action answer it (`Verb`), what a ruleset offers (`Variant`)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core import asking
from kogge.core.asking import Decision
from kogge.games.teutonica.board import Board
from kogge.games.teutonica.words import ACTIONS, FREE, NEUTRAL, TURN

if TYPE_CHECKING:
    from kogge.games.teutonica.state import State

EMPTY: Final = vec[i64]()


@final
class Frame(asking.Frame):
    """An open question of this game."""

    __slots__ = ("hand", "left", "lifted", "piece", "route")

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
        super().__init__(decision, seat)
        self.route = route  # the route a piece was displaced from
        self.piece = piece  # the displaced piece, FREE once it stands again
        self.left = left  # how many pieces may still be added, lifted, removed or must be paid
        self.lifted = lifted  # a piece taken from the board for a reply and not yet put
        self.hand = hand  # move: pieces lifted + 16 * country, in order; reply: lane * 2 + kind of each piece put


class Verb(asking.Verb["State", Frame]):
    """One kind of action of this game."""

    __slots__ = ()


class TurnStart:
    """How a turn begins."""

    __slots__ = ("decision",)

    def __init__(self, decision: i64 = TURN) -> None:
        self.decision = decision  # the first question of a turn

    def actions(self, s: "State") -> i64:
        """How many actions the player in turn has."""
        return s.value(s.turn, ACTIONS)


class Replies:
    """How a displacement is answered."""

    __slots__ = ()

    def ask(self, s: "State", route: i64, displaced: i64) -> None:
        raise NotImplementedError


class FinalScoring:
    """What is scored at the end besides the base game."""

    __slots__ = ()

    def add(self, s: "State", points: vec[i64]) -> None:
        """Add to every seat's points by source, at seat * SOURCES + source."""


@final
class Variant:
    """What a ruleset plays with: a board, the verbs that answer each decision, and the rules that are no verbs."""

    __slots__ = (
        "board",
        "decisions",
        "final_scoring",
        "least_actions_win",
        "neutral",
        "owners",
        "players",
        "replies",
        "turn_start",
    )

    def __init__(
        self,
        board: Board,
        players: int,
        decisions: list[Decision],
        least_actions_win: bool,
        turn_start: TurnStart,
        replies: Replies,
        final_scoring: list[FinalScoring],
        neutral: bool,
    ) -> None:
        self.board = board
        self.players: i64 = players
        self.decisions = decisions
        self.least_actions_win = least_actions_win  # the tie rule: fewest steps on Actions, then the best network
        self.turn_start = turn_start
        self.replies = replies
        self.final_scoring = final_scoring
        self.neutral = neutral  # whether traders of nobody stand on the board
        self.owners: i64 = NEUTRAL + 1 if neutral else players  # of pieces: a table by owner needs so many rows
