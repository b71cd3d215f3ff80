"""`kogge fuzz`: play games and check after every decision what must always hold."""

import random
import sys
from typing import Annotated

from rich.console import Console
from rich.progress import track

import kogge
from kogge.bots.fuzzing import Fault, fuzz_game
from kogge.cli.common import AT_LEAST_ONE, Rules, option, text


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
    game = kogge.game(chosen.game)
    plies = 0
    for _ in track(range(games), text("fuzz-progress"), console=Console(stderr=True), disable=not sys.stderr.isatty()):
        edition = chosen.edition or rng.choice(game.editions)
        players = chosen.players or rng.choice(game.players(edition))
        board = chosen.board or game.boards(edition, players)[0]
        options = {
            option.name: rng.choice(option.values)
            for option in game.options
            if game.option_applies(option.name, edition, board, players)
        }
        options |= chosen.options()
        ruleset = kogge.ruleset(chosen.game, edition=edition, board=board, players=players, **options)
        try:
            plies += fuzz_game(ruleset, rng.getrandbits(64), every)
        except Fault as fault:
            print(fault)
            sys.exit(1)
    print(text("fuzz-clean", plies=plies, games=games))
