"""`kogge bench`: how fast the engine is on this machine, in processor time, so that other work disturbs little."""

import gc
import random
import sys
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Annotated, Any

import kogge
from kogge.bots.naming import games_bots
from kogge.bots.search.budget import Budget
from kogge.bots.search.tree import Tree
from kogge.cli.common import AT_LEAST_ONE, MOST_TURNS, Rules, option, print_json, text
from kogge.core import rows
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

MOST_PLIES = 20_000
SIMULATIONS = 400
ROLLOUT = 60  # decisions


def bench(
    *,
    rules: Rules | None = None,
    rounds: Annotated[int, option("rounds"), AT_LEAST_ONE] = 5,
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Measure microseconds per decision, copy and key, and milliseconds per game between greedy bots."""
    ruleset = (rules or Rules()).ruleset()
    measured = [measure(ruleset, number) for number in range(rounds)]
    report: dict[str, Any] = {"compiled": not rows.__file__.endswith(".py")}
    report |= {name: round(median(one[name] for one in measured), 3) for name in measured[0]}
    report["bytes_per_state"] = bytes_per_state(ruleset)
    if json:
        print_json(report)
    else:
        print(text("bench-head", rules=str(ruleset), rounds=rounds, python=sys.version.split()[0]))
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
        "greedy_game_ms": greedy_game(rules, seed),
        "simulations_per_s": simulations(rules, seed),
    }


def middle_of_a_game(rules: Ruleset, seed: int) -> Any:
    state: Any = kogge.start(rules, seed)
    quick = quick_play(rules)
    quick.playout(state, quick.Policy(seed), 150)
    return state


def quick_play(rules: Ruleset) -> Any:
    """The game's quick policy, and the loop that plays by it inside the engine."""
    return import_module(f"kogge.bots.{rules.game.name}.policy")


def inside(rules: Ruleset, seed: int) -> float:
    """List, choose and play inside the compiled engine."""
    states: list[Any] = [kogge.start(rules, f"{seed} {number}") for number in range(30)]
    quick = quick_play(rules)
    policy = quick.Policy(seed)
    begin = process_time()
    plies = sum(int(quick.playout(state, policy, MOST_PLIES)) for state in states)
    return (process_time() - begin) / plies * 1e6


def driven(rules: Ruleset, seed: int) -> float:
    """`legal_actions`, `random.choice` and the checked `apply` from Python."""
    choice = random.Random(seed).choice
    state: State = middle_of_a_game(rules, seed)
    plies = 20_000
    begin = process_time()
    for _ in range(plies):
        if state.is_over():
            state = kogge.start(rules, seed)
        state.apply(choice(state.legal_actions()))
    return (process_time() - begin) / plies * 1e6


def greedy_game(rules: Ruleset, seed: int) -> float:
    """Milliseconds of one game between greedy bots, from the start to the final scoring."""
    state: State = kogge.start(rules, f"{seed} greedy")
    bots = [kogge.bot("greedy", seed=f"{seed} {seat}") for seat in range(rules.players)]
    begin = process_time()
    while not state.is_over() and state.turns() < MOST_TURNS:
        seat = state.actor()
        state.apply(bots[seat].choose(state.seen_by(seat)))
    return (process_time() - begin) * 1e3


def simulations(rules: Ruleset, seed: int) -> float:
    """Simulations of tree search in a second, each with a rollout of so many decisions and the evaluation after it."""
    state = middle_of_a_game(rules, seed)
    evaluation = games_bots(rules).evaluation(rules, seed)
    tree = Tree(evaluation, Budget(2 * SIMULATIONS), seed, ROLLOUT, SIMULATIONS)
    begin = process_time()
    tree.choose(state.seen_by(state.actor()))
    return float(tree.simulations) / (process_time() - begin)


def each(action: Callable[[], Any], times: int) -> float:
    begin = process_time()
    for _ in range(times):
        action()
    return (process_time() - begin) / times * 1e6


def bytes_per_state(rules: Ruleset) -> int:
    """What a cloned state takes before its actions are listed, measured by the allocator."""
    state = middle_of_a_game(rules, 0)
    gc.collect()
    tracemalloc.start()
    kept = [state.clone() for _ in range(1000)]
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return used // len(kept)
