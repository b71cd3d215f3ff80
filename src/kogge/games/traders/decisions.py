"""What a question is about (`Frame`), which kinds of action answer it (`Verb`), what a ruleset offers (`Variant`)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kogge.core import asking
from kogge.core.asking import Decision
from kogge.games.traders.board import Board

if TYPE_CHECKING:
    from kogge.games.traders.state import State  # noqa: F401  named below in quotes


@final
class Frame(asking.Frame):
    """An open question of this game."""

    __slots__ = ()


class Verb(asking.Verb["State", Frame]):
    """One kind of action of this game."""

    __slots__ = ()


@final
class Variant:
    """What a ruleset plays with: a board, the verbs that answer each decision, and when the end comes."""

    __slots__ = ("board", "cities_to_empty", "decisions", "players", "turns")

    def __init__(
        self, board: Board, players: int, decisions: list[Decision], turns: list[Frame], cities_to_empty: int
    ) -> None:
        self.board = board
        self.players: i64 = players
        self.decisions = decisions
        self.turns = turns  # by seat: the question that its turn is
        self.cities_to_empty: i64 = cities_to_empty  # so many empty cities trigger the end
