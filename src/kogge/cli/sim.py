"""`kogge sim`: games between bots."""

from pathlib import Path
from typing import Annotated

from rich.console import Console

import kogge
from kogge.arena.statistics import summary
from kogge.cli.arena import plan_for, played, show_blocks
from kogge.cli.common import AT_LEAST_ONE, Rules, option, print_json


def sim(
    *,
    rules: Rules | None = None,
    seats: Annotated[str, option("sim-seats")] = "greedy,random,greedy,random",
    games: Annotated[int, option("sim-games"), AT_LEAST_ONE] = 12,
    seed: Annotated[str | None, option("seed")] = None,
    out: Annotated[Path | None, option("out")] = None,
    processes: Annotated[int | None, option("processes"), AT_LEAST_ONE] = None,
    ray: Annotated[bool, option("ray")] = False,
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Let bots play against each other, in blocks of all rotations."""
    names = [name.strip() for name in seats.split(",")]
    ruleset = (rules or Rules()).ruleset(len(names))
    for name in names:
        kogge.bot(name)
    blocks = played(plan_for(ruleset, [names], games, seed), out, processes, ray, quiet=json)
    if json:
        print_json(summary(blocks))
    else:
        show_blocks(blocks, Console())
