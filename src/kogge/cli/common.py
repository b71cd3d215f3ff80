"""What several commands share: options that name a ruleset, seats, texts, and printed JSON."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

import kogge
from kogge.bots import is_bot
from kogge.core.messages import say
from kogge.core.ruleset import Ruleset

MOST_TURNS = 2000  # games between bots are cut off there: the rules do not force an end
HUMAN = "human"
AT_LEAST_ONE = Parameter(validator=Number(gte=1))


def text(key: str, **params: Any) -> str:
    """The words of a key in the catalogue."""
    return str(say(key, **params))


def option(key: str) -> Parameter:
    """An option of a command, with its help."""
    return Parameter(help=text(f"help-{key}"))


@Parameter(name="*")
@dataclass(frozen=True)
class Rules:
    """Which rules; what is left out gets the usual value."""

    game: Annotated[str, option("game")] = "teutonica"
    edition: Annotated[str | None, option("edition")] = None
    board: Annotated[str | None, option("board-name")] = None
    players: Annotated[int | None, option("players")] = None
    missions: Annotated[bool | None, option("missions")] = None
    favours: Annotated[bool | None, option("favours")] = None
    provinces: Annotated[str | None, option("provinces")] = None
    contracts: Annotated[str | None, option("contracts")] = None

    def options(self) -> dict[str, Any]:
        """The options of the ruleset that are named."""
        names = ("missions", "favours", "provinces", "contracts")
        return {name: value for name in names if (value := getattr(self, name)) is not None}

    def ruleset(self, seats: int | None = None) -> Ruleset:
        """The ruleset, for so many seats if they are given."""
        if seats is not None and self.players not in (None, seats):
            raise kogge.BadRuleset(say("seats-disagree", seats=seats, players=self.players))
        return kogge.ruleset(
            self.game, edition=self.edition, board=self.board, players=seats or self.players, **self.options()
        )


def read_seats(words: Sequence[str]) -> list[kogge.Seat]:
    """Who sits where: `human`, `human:Anna`, or a bot by its short name."""
    seats = []
    for word in (word.strip() for word in words):
        kind, _, name = word.partition(":")
        if kind == HUMAN:
            if is_bot(name):
                raise kogge.BadRuleset(say("name-of-a-bot", name=name))
            seats.append(kogge.Seat(name or HUMAN))
        else:
            seats.append(kogge.Seat(kogge.bot(word).name, is_bot=True))
    return seats


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
