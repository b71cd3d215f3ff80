"""Kogge: Hansa Teutonica and its neighbours, to play, to study and to research.

>>> import kogge
>>> rules = kogge.ruleset("teutonica", edition="bigbox", players=4)
>>> state = kogge.start(rules, seed=7)
>>> state.apply(rules.parse("place trader Emden/Osnabrück", state))
>>> state.text(state.legal_actions()[-1])
'end'
"""

from random import Random
from typing import Any

import kogge.texts  # noqa: F401  gives messages their words
from kogge.bots import NAMES as BOTS
from kogge.bots import Bot, bot
from kogge.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadRuleset,
    IllegalAction,
    KoggeError,
    Refused,
)
from kogge.core.match import Match, Seat, new_seed
from kogge.core.record import Record
from kogge.core.record_reading import parse_record, read_record
from kogge.core.registry import GAMES, game
from kogge.core.ruleset import Ruleset, make_ruleset, own_board, parse_ruleset
from kogge.core.state import State

__all__ = [
    "BOTS",
    "GAMES",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadRuleset",
    "Bot",
    "IllegalAction",
    "KoggeError",
    "Match",
    "Record",
    "Refused",
    "Ruleset",
    "Seat",
    "State",
    "bot",
    "game",
    "parse_record",
    "parse_ruleset",
    "read_record",
    "ruleset",
    "start",
]

__version__ = "0.1.0"


def ruleset(
    game: str, *, edition: str | None = None, board: str | None = None, players: int | None = None, **options: Any
) -> Ruleset:
    """The rules to play by; what is left out gets the game's usual value.

    >>> print(ruleset("teutonica", edition="second", players=5))
    teutonica second base45 players=5
    >>> ruleset("teutonica", players=7)
    Traceback (most recent call last):
    kogge.core.errors.BadRuleset: Edition bigbox cannot be played by 7. Possible numbers of players: 3, 4, 5.
    """
    return make_ruleset(game, edition, board, players, options, own_board(game, board))


def start(rules: Ruleset, seed: int | str | None = None) -> State:
    """The position before the first decision; the same seed gives the same deal.

    >>> start(ruleset("teutonica"), seed=7).key() == start(ruleset("teutonica"), seed="7").key()
    True
    """
    rng = Random(new_seed() if seed is None else str(seed))
    return rules.game.start(rules, rules.game.deal(rules, rng))
