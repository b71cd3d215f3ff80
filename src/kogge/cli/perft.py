"""`kogge perft`: count positions by depth, to compare engines and versions."""

from typing import Annotated

import kogge
from kogge.cli.common import AT_LEAST_ONE, Rules, option, print_json
from kogge.core.state import State


def perft(
    *,
    rules: Rules | None = None,
    depth: Annotated[int, option("depth"), AT_LEAST_ONE] = 3,
    seed: Annotated[str, option("seed")] = "0",
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Count the sequences of decisions from the start; like points of a route count once."""
    state = kogge.start((rules or Rules()).ruleset(), seed)
    counts = [count(state, n) for n in range(1, depth + 1)]
    if json:
        print_json(counts)
    else:
        for n, number in enumerate(counts, 1):
            print(f"{n}: {number}")


def count(state: State, depth: int) -> int:
    """The number of sequences of so many decisions."""
    actions = state.legal_actions()
    if depth <= 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.play(action)
        total += count(after, depth - 1)
    return total
