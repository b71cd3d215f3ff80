"""`kogge fuzz`: play games and check after every decision what must always hold."""

import random
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

import kogge
from kogge.bots.fuzzing import Fault, fuzz_game
from kogge.cli.common import Rules


def fuzz(
    *,
    rules: Rules | None = None,
    games: Annotated[int, Parameter(help="How many games, over all editions and numbers of players.")] = 20,
    seed: Annotated[int | None, Parameter(help="The same seed plays the same games.")] = None,
    every: Annotated[int, Parameter(help="The slow checks are made on one decision in so many.")] = 25,
) -> None:
    """Look for faults in the rules; exit code 1 and a record that reproduces it if one is found.

    Example: kogge fuzz --games 1000
    """
    rng = random.Random(seed)
    chosen = rules or Rules()
    game = kogge.game(chosen.game)
    plies = 0
    for _ in track(range(games), "Fuzzing", console=Console(stderr=True), disable=not sys.stderr.isatty()):
        edition = chosen.edition or rng.choice(game.editions)
        players = chosen.players or rng.choice(game.players(edition))
        ruleset = kogge.ruleset(chosen.game, edition=edition, board=chosen.board, players=players)
        try:
            plies += fuzz_game(ruleset, rng.getrandbits(64), every)
        except Fault as fault:
            print(fault)
            sys.exit(1)
    print(f"{plies} decisions in {games} games: nothing found.")
