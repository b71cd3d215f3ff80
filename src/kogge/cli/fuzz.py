"""`kogge fuzz`: play games and check after every decision what must always hold."""

import random
import sys
from typing import Annotated

from rich.console import Console
from rich.progress import track

import kogge
from kogge.bots.fuzzing import Fault, fuzz_game
from kogge.cli.common import AT_LEAST_ONE, Rules, option, text
from kogge.cli.games import is_offered
from kogge.core.ruleset import Ruleset


def fuzz(
    *,
    rules: Rules | None = None,
    games: Annotated[int, option("fuzz-games"), AT_LEAST_ONE] = 20,
    seed: Annotated[str | None, option("seed")] = None,
    every: Annotated[int, option("every"), AT_LEAST_ONE] = 25,
) -> None:
    """Look for faults in the rules; exit code 1 and a record that reproduces it if one is found."""
    rng = random.Random(seed)
    chosen = rules or Rules()
    plies = 0
    for _ in track(range(games), text("fuzz-progress"), console=Console(stderr=True), disable=not sys.stderr.isatty()):
        ruleset = some_ruleset(chosen, rng)
        try:
            plies += fuzz_game(ruleset, rng.getrandbits(64), every)
        except Fault as fault:
            print(fault)
            sys.exit(1)
    print(text("fuzz-clean", plies=plies, games=games))


def some_ruleset(chosen: Rules, rng: random.Random) -> Ruleset:
    """What is chosen, and anything for the rest that can be played with it."""
    game = kogge.game(chosen.game)
    given = chosen.options()
    fitting = [edition for edition in game.editions if all(is_offered(game, name, edition) for name in given)]
    edition = chosen.edition or rng.choice(fitting or game.editions)
    players = chosen.players or rng.choice(game.players(edition))
    plain = kogge.ruleset(chosen.game, edition=edition, board=chosen.board, players=players)
    values = {option.name: option.values for option in game.options}
    options = {name: rng.choice(values[name]) for name, _ in plain.options}
    return kogge.ruleset(chosen.game, edition=edition, board=chosen.board, players=players, **(options | given))
