"""Traders of the League as the rest of the house knows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kogge.core.actions import Action, Event
from kogge.core.checked import BoardError
from kogge.core.errors import BadRuleset
from kogge.core.game import Game, Option
from kogge.core.messages import Message, say
from kogge.core.ruleset import Ruleset
from kogge.core.state import State as CoreState
from kogge.games.traders import scoring
from kogge.games.traders.actions import VERBS, Reader, spelt_out
from kogge.games.traders.board import SLOTS
from kogge.games.traders.board_data import BoardData
from kogge.games.traders.dealing import Deal, deal, deal_from_text, deal_to_text, start
from kogge.games.traders.decisions import Variant
from kogge.games.traders.invariants import check
from kogge.games.traders.loading import contracts_in_play, load_board, shipped_boards, tables
from kogge.games.traders.names import CONTRACT_SETS, Names
from kogge.games.traders.narration import narrate
from kogge.games.traders.position import write_position
from kogge.games.traders.prompts import prompt
from kogge.games.traders.reading_board import read_board
from kogge.games.traders.reading_position import read_position
from kogge.games.traders.reasons import why_not
from kogge.games.traders.state import State, from_bytes
from kogge.games.traders.variants import CITIES_TO_EMPTY, variant
from kogge.games.traders.view import score_sheet, view
from kogge.games.traders.words import NUM_ACTIONS


@dataclass(frozen=True)
class Table:
    """What is needed to play by one ruleset, built once."""

    data: BoardData
    box: list[int]  # the contracts played with
    variant: Variant
    names: Names
    reader: Reader


@lru_cache(maxsize=64)
def table(rules: Ruleset) -> Table:
    data = find_board(rules.board, rules.board_source)
    board = tables(data)
    names = Names(data)
    box = contracts_in_play(data, dict(rules.options)["contracts"])
    return Table(data, box, variant(board, rules.players), names, Reader(names, board))


def find_board(name: str, source: str) -> BoardData:
    return read_board(source, name) if source else load_board(name)


def of(state: CoreState) -> State:
    assert isinstance(state, State)
    return state


class Traders(Game):
    name = "traders"
    version = 1
    editions = ("first",)
    usual_players = 4
    num_actions = NUM_ACTIONS
    verbs = VERBS
    unordered = ("load", "unload")
    options = (Option("contracts", CONTRACT_SETS, "traders-option-contracts"),)

    def players(self, edition: str) -> tuple[int, ...]:
        return tuple(CITIES_TO_EMPTY)

    def boards(self, edition: str, players: int) -> tuple[str, ...]:
        return tuple(name for name in shipped_boards() if players in load_board(name).players)

    def board(self, name: str, source: str = "") -> dict[str, Any]:
        try:
            data: dict[str, Any] = msgspec.to_builtins(find_board(name, source))
        except BoardError as error:
            raise BadRuleset(say("faulty-board", reason=str(error))) from None
        return data

    def deal(self, rules: Ruleset, rng: Random) -> Deal:
        found = table(rules)
        return deal(found.variant.board, found.box, rules.players, rng)

    def deal_to_text(self, rules: Ruleset, deal: Deal) -> Mapping[str, str]:
        return deal_to_text(deal, table(rules).names)

    def deal_from_text(self, rules: Ruleset, words: Mapping[str, str]) -> Deal:
        found = table(rules)
        return deal_from_text(found.variant.board, found.box, rules.players, found.names, words)

    def start(self, rules: Ruleset, deal: Deal) -> State:
        return start(rules, table(rules).variant, deal)

    def from_bytes(self, rules: Ruleset, data: bytes) -> State:
        return from_bytes(rules, table(rules).variant, data)

    def spelt_out(self, text: str) -> str:
        return spelt_out(text)

    def text(self, rules: Ruleset, action: int, state: CoreState | None) -> str:
        return table(rules).reader.text(action, None if state is None else of(state))

    def decode(self, rules: Ruleset, action: int, state: CoreState | None) -> Action:
        return table(rules).reader.decode(action, None if state is None else of(state))

    def why_not(self, state: CoreState, action: int) -> Message | None:
        return why_not(of(state), action, table(state.rules).reader)

    def narrate(self, before: CoreState, action: int, after: CoreState, viewer: int | None) -> list[Event]:
        return narrate(of(before), action, of(after), viewer, table(before.rules).reader)

    def to_dict(self, state: CoreState) -> dict[str, Any]:
        written: dict[str, Any] = msgspec.to_builtins(write_position(of(state), table(state.rules).names))
        return written

    def from_dict(self, rules: Ruleset, data: Mapping[str, Any]) -> State:
        found = table(rules)
        return read_position(data, rules, found.variant, found.names, found.box)

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(of(state), seat, table(state.rules).reader, self.prompt(state))

    def prompt(self, state: CoreState) -> Message:
        return prompt(of(state), table(state.rules).names)

    def check(self, state: CoreState) -> None:
        check(of(state), table(state.rules).box)

    def reordered(self, state: CoreState, rng: Random) -> State:
        """The contracts of a city lie in other places."""
        other = of(state).clone()
        for first in range(0, len(other.contracts), int(SLOTS)):
            lying = [other.contracts[first + place] for place in range(SLOTS)]
            rng.shuffle(lying)
            for place, contract in enumerate(lying):
                other.contracts[first + place] = contract
        return other

    def score_sheet(self, state: CoreState) -> list[dict[str, int]]:
        return score_sheet(of(state))

    def scores(self, state: CoreState) -> list[int]:
        return scoring.scores(of(state))

    def winners(self, state: CoreState) -> list[int]:
        return scoring.winners(of(state))


GAME = Traders()
