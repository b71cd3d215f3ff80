"""Hansa Teutonica as the rest of the house knows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kogge.core.actions import Event
from kogge.core.game import Game, Option
from kogge.core.messages import Message, say
from kogge.core.ruleset import Ruleset
from kogge.core.state import State as CoreState
from kogge.games.teutonica import scoring
from kogge.games.teutonica.actions import VERBS, Reader
from kogge.games.teutonica.board_data import MODELS
from kogge.games.teutonica.dealing import Deal, deal, deal_from_text, deal_to_text, start
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.editions import BASE_BOARDS, EDITIONS, Edition
from kogge.games.teutonica.invariants import check
from kogge.games.teutonica.loading import SHELF, BoardData, tables
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.narration import narrate
from kogge.games.teutonica.position import write_position
from kogge.games.teutonica.prompts import prompt
from kogge.games.teutonica.reading_position import read_position
from kogge.games.teutonica.reasons import why_not
from kogge.games.teutonica.state import State, from_bytes
from kogge.games.teutonica.variants import variant
from kogge.games.teutonica.view import score_sheet, view
from kogge.games.teutonica.words import NUM_ACTIONS


@dataclass(frozen=True)
class Table:
    """What is needed to play by one ruleset, built once."""

    edition: Edition
    data: BoardData
    variant: Variant
    names: Names
    reader: Reader


@lru_cache(maxsize=64)
def table(rules: Ruleset) -> Table:
    data = SHELF.find(rules.board, rules.board_source)
    options = dict(rules.options)
    model = options.get("provinces", "")
    board = tables(data, model)
    edition = EDITIONS[rules.edition]
    names = Names(data, data.provinces[model] if model else ())
    return Table(edition, data, variant(edition, board, rules.players, options, names), names, Reader(names, board))


def of(state: CoreState) -> State:
    assert isinstance(state, State)
    return state


class Teutonica(Game):
    name = "teutonica"
    version = 1
    editions = ("bigbox", "argentum", "second")
    shelf = SHELF
    usual_players = 4
    num_actions = NUM_ACTIONS
    verbs = VERBS
    options = (
        Option("missions", ("off", "on"), "teutonica-option-missions"),
        Option("favours", ("off", "on"), "teutonica-option-favours"),
        Option("provinces", MODELS, "teutonica-about-provinces"),
    )

    def players(self, edition: str) -> tuple[int, ...]:
        return EDITIONS[edition].players

    def option_applies(self, option: str, edition: str, board: str, players: int) -> bool:
        """Missions and favours belong to the Big Box and its base boards, provinces to two players of argentum."""
        if option == "provinces":
            return edition == "argentum" and players == 2
        return edition == "bigbox" and board in BASE_BOARDS

    def fault(self, rules: Ruleset) -> Message | None:
        if "provinces" in dict(rules.options) and not SHELF.find(rules.board, rules.board_source).provinces:
            return say("teutonica-no-provinces", board=rules.board)
        return None

    def boards(self, edition: str, players: int) -> tuple[str, ...]:
        return tuple(name for name in EDITIONS[edition].boards if players in SHELF.load(name).players)

    def deal(self, rules: Ruleset, rng: Random) -> Deal:
        return deal(table(rules).edition, rules.players, dict(rules.options), rng)

    def deal_to_text(self, rules: Ruleset, deal: Deal) -> Mapping[str, str]:
        return deal_to_text(deal)

    def deal_from_text(self, rules: Ruleset, words: Mapping[str, str]) -> Deal:
        return deal_from_text(table(rules).edition, rules.players, dict(rules.options), words)

    def start(self, rules: Ruleset, deal: Deal) -> State:
        return start(rules, table(rules).variant, deal)

    def from_bytes(self, rules: Ruleset, data: bytes) -> State:
        return from_bytes(rules, table(rules).variant, data)

    def reader(self, rules: Ruleset) -> Reader:
        return table(rules).reader

    def why_not(self, state: CoreState, action: int) -> Message | None:
        return why_not(of(state), action, table(state.rules).reader)

    def narrate(self, before: CoreState, action: int, after: CoreState, viewer: int | None) -> list[Event]:
        return narrate(of(before), action, of(after), viewer, table(before.rules).reader)

    def to_dict(self, state: CoreState) -> dict[str, Any]:
        written: dict[str, Any] = msgspec.to_builtins(write_position(of(state), table(state.rules).names))
        return written

    def from_dict(self, rules: Ruleset, data: Mapping[str, Any]) -> State:
        found = table(rules)
        return read_position(data, rules, found.edition, found.variant, found.names)

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(of(state), seat, table(state.rules).names, self.prompt(state))

    def sees_more(self, state: CoreState, seat: int) -> bool:
        """A mission of one's own, or the plate while one chooses from it."""
        return of(state).hides_missions(seat) or of(state).knows_plate(seat)

    def prompt(self, state: CoreState) -> Message:
        return prompt(of(state), table(state.rules).names)

    def check(self, state: CoreState) -> None:
        check(of(state), table(state.rules).edition)

    def reordered(self, state: CoreState, rng: Random) -> State:
        """Pieces stand elsewhere in their lane."""
        other = of(state).clone()
        for lane, length in enumerate(other.board.lane_length):
            first = other.board.lane_first[lane]
            pieces = [other.points[first + i] for i in range(length)]
            rng.shuffle(pieces)
            for i, piece in enumerate(pieces):
                other.points[first + i] = piece
        return other

    def score_sheet(self, state: CoreState) -> list[dict[str, int]]:
        return score_sheet(of(state))

    def scores(self, state: CoreState) -> list[int]:
        return scoring.scores(of(state))

    def winners(self, state: CoreState) -> list[int]:
        return scoring.winners(of(state))


GAME = Teutonica()
