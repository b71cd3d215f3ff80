"""`kogge fuzz`: play games and check after every decision what must always hold."""

import random
import sys
from collections.abc import Iterator
from typing import Annotated

from rich.console import Console
from rich.progress import track

import kogge
from kogge.bots.fuzzing import Fault, fuzz_game
from kogge.cli.common import AT_LEAST_ONE, Rules, option, text
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
    found = list(possible(chosen))
    if not found:
        return chosen.ruleset()  # refuses with the reason
    plain = rng.choice(found)
    values = {option.name: option.values for option in plain.game.options}
    options = {name: rng.choice(values[name]) for name, _ in plain.options} | chosen.options()
    return kogge.ruleset(
        chosen.game, edition=plain.edition, board=chosen.board or plain.board, players=plain.players, **options
    )


def possible(chosen: Rules) -> Iterator[Ruleset]:
    """Every edition, number of players and board that can be played with what is chosen."""
    game = kogge.game(chosen.game)
    for edition in [edition for edition in game.editions if chosen.edition in (None, edition)]:
        for players in [number for number in game.players(edition) if chosen.players in (None, number)]:
            for board in [chosen.board] if chosen.board else game.boards(edition, players):
                try:
                    yield kogge.ruleset(chosen.game, edition=edition, board=board, players=players, **chosen.options())
                except kogge.BadRuleset:
                    continue
