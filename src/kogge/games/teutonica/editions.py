"""Editions: the markers in the box, and the verbs each edition answers its decisions with."""

from dataclasses import dataclass

from kogge.core.asking import Decision
from kogge.games.teutonica.board import Board
from kogge.games.teutonica.decisions import FinalScoring, Replies, TurnStart, Variant, Verb
from kogge.games.teutonica.verbs.create import Create
from kogge.games.teutonica.verbs.decline import Decline
from kogge.games.teutonica.verbs.develop import Develop
from kogge.games.teutonica.verbs.displace import Displace, Pay
from kogge.games.teutonica.verbs.end_turn import EndTurn, LayMarker
from kogge.games.teutonica.verbs.extra_actions import UseExtraActions
from kogge.games.teutonica.verbs.income import FullIncome, Income
from kogge.games.teutonica.verbs.move import Lift, LiftMore, Put
from kogge.games.teutonica.verbs.move_three import LiftOthers, UseMoveThree
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.verbs.remove_three import DoneRemoving, SendHome, UseRemoveThree
from kogge.games.teutonica.verbs.reply import LiftReply, OwnersReply, PutReply
from kogge.games.teutonica.verbs.swap import SwapOwnPost, SwapPosts
from kogge.games.teutonica.words import (
    ACTIONS_3,
    ACTIONS_4,
    DECISIONS,
    DEVELOP,
    EXTRA_POST,
    FEE,
    MOVE,
    MOVE_OTHERS,
    MOVE_THREE,
    NUM_ACTIONS,
    REMOVE,
    REMOVE_THREE,
    REPLACE,
    REPLY,
    SWAP,
    TURN,
)


@dataclass(frozen=True)
class Edition:
    """What one edition of the game does differently."""

    name: str
    players: tuple[int, ...]
    boards: tuple[str, ...]
    markers: dict[int, int]  # how many of each kind are in the box
    start_markers: tuple[int, ...]  # those that begin on the taverns
    income: type[Verb]
    swap: type[Verb]
    use_three: type[Verb]
    least_actions_win: bool  # the tie rule


FIRST_MARKERS = {EXTRA_POST: 5, SWAP: 2, ACTIONS_3: 2, ACTIONS_4: 2, DEVELOP: 3, REMOVE_THREE: 2}
BIGBOX_MARKERS = {EXTRA_POST: 4, SWAP: 3, ACTIONS_3: 2, ACTIONS_4: 2, DEVELOP: 2, MOVE_THREE: 2}
BASE_BOARDS = ("base23", "base45")
BIGBOX_BOARDS = (*BASE_BOARDS, "east", "britannia3", "britannia45")
FIRST_START = (REMOVE_THREE, SWAP, EXTRA_POST)
BIGBOX_START = (MOVE_THREE, SWAP, EXTRA_POST)

EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(
            "argentum",
            (2, 3, 4, 5),
            BASE_BOARDS,
            FIRST_MARKERS,
            FIRST_START,
            FullIncome,
            SwapPosts,
            UseRemoveThree,
            False,
        ),
        Edition(
            "second",
            (2, 3, 4, 5),
            BASE_BOARDS,
            FIRST_MARKERS,
            FIRST_START,
            FullIncome,
            SwapPosts,
            UseRemoveThree,
            False,
        ),
        Edition(
            "bigbox", (3, 4, 5), BIGBOX_BOARDS, BIGBOX_MARKERS, BIGBOX_START, Income, SwapOwnPost, UseMoveThree, True
        ),
    )
}


@dataclass
class Recipe:
    """What a variant is made of; expansions change it before it is used."""

    answers: dict[int, list[Verb]]  # by decision
    becomes: dict[int, int]  # decisions that any answer turns into another
    turn_start: TurnStart
    replies: Replies
    final_scoring: list[FinalScoring]
    neutral: bool = False

    def replace(self, decision: int, old: type[Verb], new: Verb) -> None:
        """Another verb for a kind of action."""
        verbs = self.answers[decision]
        verbs[self.place_of(decision, old)] = new

    def add_after(self, decision: int, other: type[Verb], new: Verb) -> None:
        """One more verb, beside its like."""
        self.answers[decision].insert(self.place_of(decision, other) + 1, new)

    def place_of(self, decision: int, verb: type[Verb]) -> int:
        return next(i for i, one in enumerate(self.answers[decision]) if type(one) is verb)

    def variant(self, edition: Edition, board: Board, players: int) -> Variant:
        decisions = [
            Decision(list(self.answers.get(d, [])), self.becomes.get(d, d), NUM_ACTIONS) for d in range(DECISIONS)
        ]
        return Variant(
            board,
            players,
            decisions,
            edition.least_actions_win,
            self.turn_start,
            self.replies,
            self.final_scoring,
            self.neutral,
        )


def base_game(edition: Edition) -> Recipe:
    """The questions of the game and, for this edition, the kinds of action that answer them."""
    turn = [Create(), Place(), Displace(), edition.income(), Lift()]
    turn += [edition.swap(), Develop(), UseExtraActions(), edition.use_three(), EndTurn()]
    answers: dict[int, list[Verb]] = {
        TURN: turn,
        FEE: [Pay()],
        REPLY: [PutReply(), LiftReply(), Decline()],
        MOVE: [LiftMore(), Put()],
        MOVE_OTHERS: [LiftOthers(), Put()],
        REMOVE: [SendHome(), DoneRemoving()],
        REPLACE: [LayMarker()],
    }
    return Recipe(answers, {}, TurnStart(), OwnersReply(), [])
