"""Hansa as the rest of the house knows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kogge.core.actions import Action, Event
from kogge.core.checked import BoardError
from kogge.core.errors import BadRuleset
from kogge.core.game import Game
from kogge.core.messages import Message, say
from kogge.core.ruleset import Ruleset
from kogge.core.state import State as CoreState
from kogge.games.hansa import scoring
from kogge.games.hansa.actions import VERBS, Reader
from kogge.games.hansa.board_data import BoardData
from kogge.games.hansa.dealing import Deal, deal, deal_from_text, deal_to_text, start
from kogge.games.hansa.decisions import Variant
from kogge.games.hansa.invariants import check
from kogge.games.hansa.loading import load_board, shipped_boards, tables
from kogge.games.hansa.names import Names
from kogge.games.hansa.narration import narrate
from kogge.games.hansa.position import write_position
from kogge.games.hansa.prompts import prompt
from kogge.games.hansa.reading_board import read_board
from kogge.games.hansa.reading_position import read_position
from kogge.games.hansa.reasons import why_not
from kogge.games.hansa.state import State, from_bytes
from kogge.games.hansa.variants import variant
from kogge.games.hansa.view import score_sheet, view
from kogge.games.hansa.words import NUM_ACTIONS


@dataclass(frozen=True)
class Table:
    """What is needed to play by one ruleset, built once."""

    variant: Variant
    names: Names
    reader: Reader


@lru_cache(maxsize=64)
def table(rules: Ruleset) -> Table:
    data = find_board(rules.board, rules.board_source)
    names = Names(data)
    return Table(variant(tables(data), rules.players), names, Reader(names))


def find_board(name: str, source: str) -> BoardData:
    return read_board(source, name) if source else load_board(name)


def of(state: CoreState) -> State:
    assert isinstance(state, State)
    return state


class Hansa(Game):
    name = "hansa"
    version = 1
    editions = ("abacus",)
    usual_players = 4
    num_actions = NUM_ACTIONS
    verbs = VERBS

    def players(self, edition: str) -> tuple[int, ...]:
        return 2, 3, 4

    def boards(self, edition: str, players: int) -> tuple[str, ...]:
        return tuple(name for name in shipped_boards() if players in load_board(name).players)

    def board(self, name: str, source: str = "") -> dict[str, Any]:
        try:
            data: dict[str, Any] = msgspec.to_builtins(find_board(name, source))
        except BoardError as error:
            raise BadRuleset(say("faulty-board", reason=str(error))) from None
        return data

    def deal(self, rules: Ruleset, rng: Random) -> Deal:
        return deal(table(rules).variant, rng)

    def deal_to_text(self, rules: Ruleset, deal: Deal) -> Mapping[str, str]:
        return deal_to_text(deal)

    def deal_from_text(self, rules: Ruleset, words: Mapping[str, str]) -> Deal:
        return deal_from_text(table(rules).variant, words)

    def start(self, rules: Ruleset, deal: Deal) -> State:
        return start(rules, table(rules).variant, deal)

    def from_bytes(self, rules: Ruleset, data: bytes) -> State:
        return from_bytes(rules, table(rules).variant, data)

    def text(self, rules: Ruleset, action: int, state: CoreState | None) -> str:
        return table(rules).reader.text(action)

    def decode(self, rules: Ruleset, action: int, state: CoreState | None) -> Action:
        return table(rules).reader.decode(action, None if state is None else of(state))

    def why_not(self, state: CoreState, action: int) -> Message | None:
        return why_not(of(state), action, table(state.rules).reader)

    def narrate(self, before: CoreState, action: int, after: CoreState, viewer: int | None) -> list[Event]:
        return narrate(of(before), action, of(after), table(before.rules).reader)

    def to_dict(self, state: CoreState) -> dict[str, Any]:
        written: dict[str, Any] = msgspec.to_builtins(write_position(of(state), table(state.rules).names))
        return written

    def from_dict(self, rules: Ruleset, data: Mapping[str, Any]) -> State:
        found = table(rules)
        return read_position(data, rules, found.variant, found.names)

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(of(state), seat, table(state.rules).names, self.prompt(state))

    def prompt(self, state: CoreState) -> Message:
        return prompt(of(state), table(state.rules).names)

    def check(self, state: CoreState) -> None:
        check(of(state))

    def reordered(self, state: CoreState, rng: Random) -> State:
        """Markers lie in the other warehouse of their city."""
        other = of(state).clone()
        for city in range(other.board.n_cities):
            first = other.board.city_first[city]
            goods = list(other.warehouses[first : first + other.board.city_size[city]])
            rng.shuffle(goods)
            for i, good in enumerate(goods):
                other.warehouses[first + i] = good
        return other

    def score_sheet(self, state: CoreState) -> list[dict[str, int]]:
        return score_sheet(of(state))

    def scores(self, state: CoreState) -> list[int]:
        return scoring.scores(of(state))

    def winners(self, state: CoreState) -> list[int]:
        return scoring.winners(of(state))


GAME = Hansa()
