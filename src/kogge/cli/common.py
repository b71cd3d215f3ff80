"""What several commands share: options that name a ruleset, seats, and printed JSON."""

import json
from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter

import kogge
from kogge.core.messages import say
from kogge.core.ruleset import Ruleset


@Parameter(name="*")
@dataclass(frozen=True)
class Rules:
    """Which rules; what is left out gets the usual value."""

    game: Annotated[str, Parameter(help="The game: teutonica.")] = "teutonica"
    edition: Annotated[str | None, Parameter(help="bigbox, argentum or second.")] = None
    board: Annotated[str | None, Parameter(help="A board by name, or the path of a .toml file of your own.")] = None
    players: Annotated[int | None, Parameter(help="The number of players.")] = None

    def ruleset(self, seats: int | None = None) -> Ruleset:
        """The ruleset, for so many seats if they are given."""
        if seats is not None and self.players not in (None, seats):
            raise kogge.BadRuleset(say("seats-disagree", seats=seats, players=self.players))
        return kogge.ruleset(self.game, edition=self.edition, board=self.board, players=seats or self.players)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
