"""Ruleset: which game is played, by which edition, on which board, by how many, with which options."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kogge.core.actions import Action
from kogge.core.errors import BadNotation, BadRuleset, IllegalAction
from kogge.core.messages import say
from kogge.core.notation import find_actions
from kogge.core.registry import game as find_game
from kogge.core.state import State

if TYPE_CHECKING:
    from kogge.core.game import Game

MOST_MEANINGS = 6  # listed when a text is ambiguous


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is agreed on before the first turn.  Made by `kogge.ruleset`, which checks it.

    >>> import kogge
    >>> print(kogge.ruleset("teutonica", players=3))
    teutonica bigbox base23 players=3 missions=off favours=off
    """

    game: "Game"
    edition: str
    board: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    version: int = 1
    board_source: str = field(default="", repr=False)  # of a board that is not shipped

    def __str__(self) -> str:
        words = [self.game.name, self.edition, self.board.replace(" ", "_"), f"players={self.players}"]
        return " ".join(words + [f"{name}={value}" for name, value in self.options])

    def to_dict(self) -> dict[str, Any]:
        """The ruleset as plain data, for JSON."""
        plain = {
            "game": self.game.name,
            "edition": self.edition,
            "board": self.board,
            "players": self.players,
            "options": dict(self.options),
            "version": self.version,
        }
        return plain | ({"board_source": self.board_source} if self.board_source else {})

    @property
    def num_actions(self) -> int:
        """The size of the action space, the same for all rulesets of a game."""
        return self.game.num_actions

    def board_data(self) -> dict[str, Any]:
        """The board as plain data."""
        return self.game.board(self.board, self.board_source)

    def text(self, action: int, state: State | None = None) -> str:
        """The action in words.  Without a state, points carry their numbers."""
        return self.game.text(self, action, state)

    def decode(self, action: int, state: State | None = None) -> Action:
        """The typed action; a state fills in all targets of its class."""
        return self.game.decode(self, action, state)

    def parse(self, text: str, state: State | None = None) -> int:
        """The action a text means: in a state the legal one, without one any."""
        if state is not None:
            found = self._meant(text, state.legal_actions(), state)
            if found:
                return self._only(text, found, state)
        everything = range(self.num_actions)
        found = self._meant(text, everything, None)
        if not found and state is not None:
            found = self._meant(text, everything, state)
        if not found:
            raise BadNotation(say("not-understood", text=text, example=say(f"{self.game.name}-example")))
        if state is not None:
            raise self.illegal(state, found[0])
        return self._only(text, found, None)

    def _meant(self, text: str, actions: Iterable[int], state: State | None) -> list[int]:
        """The actions that a text may mean; in a state it may name the pieces that stand there."""
        return find_actions(
            self.game.spelt_out(text),
            actions,
            lambda action: self.game.text(self, action, state),
            lambda action: self.game.decode(self, action, state).targets,
            self.game.unordered,
        )

    def _only(self, text: str, found: list[int], state: State | None) -> int:
        if len(found) > 1:
            meanings = [self.text(action, state) for action in found[:MOST_MEANINGS]]
            more = len(found) - len(meanings)
            raise BadNotation(say("ambiguous", text=text, meanings="; ".join(meanings), more=more))
        return found[0]

    def illegal(self, state: State, action: int) -> IllegalAction:
        """The error for an action that is not possible, with its reason."""
        return IllegalAction(self.game.why_not(state, action) or say("no-such-action", number=action))

    def state_from_dict(self, data: Mapping[str, Any]) -> State:
        """The state of a position that `State.to_dict` wrote, or somebody by hand."""
        return self.game.from_dict(self, data)


def make_ruleset(
    game: str,
    edition: str | None = None,
    board: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    board_source: str = "",
) -> Ruleset:
    """A checked ruleset; what is left out gets the game's usual value."""
    found = find_game(game)
    edition = _one_of("edition", edition or found.editions[0], found.editions)
    players = found.usual_players if players is None else players
    possible = found.players(edition)
    if players not in possible:
        raise BadRuleset(say("bad-players", players=players, edition=edition, possible=_listed(possible)))
    if board is not None and board.endswith(".toml"):
        board_source = found.board(board)["source"]
    if board_source:
        own = found.board(board or "", board_source)
        board = str(own["name"])
        if players not in own["players"]:
            raise BadRuleset(say("board-players", board=board, players=players, possible=_listed(own["players"])))
    else:
        boards = found.boards(edition, players)
        if board is not None and board not in boards:
            raise BadRuleset(say("bad-board", board=board, edition=edition, players=players, possible=_listed(boards)))
        board = board or boards[0]
    chosen = _options(found, edition, board, players, options or {}, bool(board_source))
    rules = Ruleset(found, edition, board, players, chosen, found.version, board_source)
    fault = found.fault(rules)
    if fault:
        raise BadRuleset(fault)
    return rules


def parse_ruleset(text: str, board_source: str = "") -> Ruleset:
    """The ruleset of its text form, e.g. `teutonica bigbox base45 players=4`."""
    words = text.split()
    names = [word for word in words if "=" not in word]
    options = dict(word.split("=", 1) for word in words if "=" in word)
    if not 1 <= len(names) <= 3:
        raise BadRuleset(say("bad-ruleset-text", text=text))
    players = options.pop("players", None)
    if players is not None and not players.isdecimal():
        raise BadRuleset(say("bad-ruleset-text", text=text))
    edition = names[1] if len(names) > 1 else None
    board = names[2] if len(names) > 2 else None
    if board and board_source:
        board = board.replace("_", " ")
    return make_ruleset(names[0], edition, board, int(players) if players else None, options, board_source)


_SHAPE = {"game": str, "edition": str, "board": str, "players": int, "options": Mapping, "board_source": str}


def ruleset_from_dict(data: Mapping[str, Any]) -> Ruleset:
    """The ruleset that `to_dict` wrote; what is left out, or null, gets the game's usual value."""
    given = {name: data[name] for name in _SHAPE if data.get(name) is not None}
    for name, value in given.items():
        if not isinstance(value, _SHAPE[name]) or isinstance(value, bool):
            raise BadRuleset(say("bad-ruleset-value", what=name, value=repr(value)))
    if "game" not in given:
        raise BadRuleset(say("bad-ruleset-value", what="game", value="-"))
    return make_ruleset(**given)


def _options(
    game: "Game", edition: str, board: str, players: int, given: Mapping[str, Any], own_board: bool
) -> tuple[tuple[str, str], ...]:
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadRuleset(say("no-such-option", name=name, game=game.name, possible=_listed(known) or "-"))
    chosen = []
    for option in game.options:
        value = given.get(option.name, option.values[0])
        word = ("on" if value else "off") if isinstance(value, bool) else str(value)
        _one_of(option.name, word, option.values)
        if game.option_applies(option.name, edition, "" if own_board else board, players):
            chosen.append((option.name, word))
        elif word != option.values[0]:
            params = {"name": option.name, "value": word, "edition": edition, "board": board, "players": players}
            raise BadRuleset(say("option-not-here", **params))
    return tuple(chosen)


def _one_of(what: str, value: str, possible: tuple[str, ...]) -> str:
    if value not in possible:
        raise BadRuleset(say("no-such-value", what=what, value=value, possible=_listed(possible)))
    return value


def _listed(values: Any) -> str:
    return ", ".join(str(value) for value in values)
