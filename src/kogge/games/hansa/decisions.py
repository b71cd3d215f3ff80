"""What a question is about (`Frame`), which kinds of action answer it (`Verb`), what a ruleset offers (`Variant`)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core import asking
from kogge.core.asking import Decision
from kogge.games.hansa.board import Board

if TYPE_CHECKING:
    from kogge.games.hansa.state import State  # noqa: F401  named below in quotes

NOTHING: Final = vec[i64]()


@final
class Frame(asking.Frame):
    """An open question of this game."""

    __slots__ = ("colour", "hand")

    def __init__(self, decision: i64, seat: i64, colour: i64 = -1, hand: vec[i64] = NOTHING) -> None:
        super().__init__(decision, seat)
        self.colour = colour  # of the marker that is lost
        self.hand = hand  # the markers added to a sale, in the order of their classes


class Verb(asking.Verb["State", Frame]):
    """One kind of action of this game."""

    __slots__ = ()


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
