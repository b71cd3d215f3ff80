"""`kogge bench`: how fast the engine is on this machine."""

import gc
import random
import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

import kogge
from kogge.bots.teutonica.policy import Policy, playout
from kogge.cli.common import Rules, print_json
from kogge.core import rows
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

MOST_PLIES = 20_000


def bench(
    *,
    rules: Rules | None = None,
    rounds: Annotated[int, Parameter(help="How often everything is measured; the median counts.")] = 5,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
) -> None:
    """Measure microseconds per decision, copy and key; whole games by a quick policy.

    Example: kogge bench --json
    """
    ruleset = (rules or Rules()).ruleset()
    measured = [measure(ruleset, number) for number in range(rounds)]
    report: dict[str, Any] = {"compiled": not rows.__file__.endswith(".py")}
    report |= {name: round(median(one[name] for one in measured), 3) for name in measured[0]}
    report["bytes_per_state"] = bytes_per_state(ruleset)
    if json:
        print_json(report)
    else:
        print(f"{ruleset}, median of {rounds} rounds, Python {sys.version.split()[0]}")
        for name, value in report.items():
            print(f"{name:16} {value}")


def measure(rules: Ruleset, seed: int) -> dict[str, float]:
    state = middle_of_a_game(rules, seed)
    return {
        "inside_us": inside(rules, seed),
        "driven_us": driven(rules, seed),
        "clone_us": each(state.clone, 20_000),
        "key_us": each(state.key, 20_000),
        "start_us": each(lambda: kogge.start(rules, seed), 300),
    }


def middle_of_a_game(rules: Ruleset, seed: int) -> Any:
    state: Any = kogge.start(rules, seed)
    playout(state, Policy(seed), 150)
    return state


def inside(rules: Ruleset, seed: int) -> float:
    """List, choose and play inside the compiled engine."""
    states: list[Any] = [kogge.start(rules, f"{seed} {number}") for number in range(30)]
    policy = Policy(seed)
    begin = perf_counter()
    plies = sum(int(playout(state, policy, MOST_PLIES)) for state in states)
    return (perf_counter() - begin) / plies * 1e6


def driven(rules: Ruleset, seed: int) -> float:
    """`legal_actions`, `random.choice` and the checked `apply` from Python."""
    choice = random.Random(seed).choice
    state: State = middle_of_a_game(rules, seed)
    plies = 20_000
    begin = perf_counter()
    for _ in range(plies):
        if state.is_over():
            state = kogge.start(rules, seed)
        state.apply(choice(state.legal_actions()))
    return (perf_counter() - begin) / plies * 1e6


def each(action: Callable[[], Any], times: int) -> float:
    begin = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - begin) / times * 1e6


def bytes_per_state(rules: Ruleset) -> int:
    """What a cloned state takes, measured by the allocator."""
    state = middle_of_a_game(rules, 0)
    gc.collect()
    tracemalloc.start()
    kept = [state.clone() for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return used // len(kept)
