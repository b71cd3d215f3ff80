"""The names of bots: `greedy`, `beam:20000`, `mcts:0.5s`, levels for people, and what other packages bring."""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from kogge.bots.apprentice import Apprentice
from kogge.bots.base import BaseBot
from kogge.bots.search.beam import Beam
from kogge.bots.search.budget import Budget
from kogge.bots.search.greedy import Greedy
from kogge.bots.search.tree import Tree
from kogge.core.errors import BadRuleset
from kogge.core.messages import say
from kogge.core.ruleset import Ruleset

Maker = Callable[[Ruleset, int], Any]

GROUP = "kogge.bots"  # the entry points by which other packages offer bots
LEVELS = {
    "apprentice": "apprentice",
    "journeyman": "greedy",
    "merchant": "beam:60000",
    "alderman": "beam:800000",
}
PLAIN = ("random", "greedy")
SEARCHES = {"beam": "20000", "mcts": "20000"}  # with the usual budget
BOTS = (*LEVELS, *PLAIN, *SEARCHES)


def is_bot(name: str) -> bool:
    """Whether this is a bot, with or without a budget."""
    try:
        check_name(name)
    except BadRuleset:
        return False
    return True


def check_name(name: str) -> None:
    """Complain about a name that no bot has, or a budget that is none."""
    kind, _, amount = name.partition(":")
    if kind in SEARCHES:
        read_budget(name, amount or SEARCHES[kind])
    elif kind in others():
        return
    elif amount or kind not in BOTS:
        possible = ", ".join((*BOTS, *others()))
        raise BadRuleset(say("no-such-value", what="bot", value=name, possible=possible))


def maker(name: str) -> Maker:
    """What makes the player of this name."""
    kind, _, amount = name.partition(":")
    if kind in LEVELS and kind != "apprentice":
        return maker(LEVELS[kind])
    if kind in others():
        return lambda rules, seed: others()[kind](seed, amount)
    if kind == "random":
        return lambda rules, seed: games_bots(rules).quick(seed)
    if kind in SEARCHES:
        budget = read_budget(name, amount or SEARCHES[kind])
        search = Beam if kind == "beam" else Tree
        return lambda rules, seed: search(games_bots(rules).evaluation(rules, seed), budget, seed)
    return (
        greedy if kind == "greedy" else lambda rules, seed: Apprentice(games_bots(rules).evaluation(rules, seed), seed)
    )


def greedy(rules: Ruleset, seed: int) -> Any:
    """The game's own greedy player, or the one of every game."""
    own = games_bots(rules)
    return own.greedy(seed) if hasattr(own, "greedy") else Greedy(own.evaluation(rules, seed), seed)


def games_bots(rules: Ruleset) -> Any:
    """The package with a game's evaluation and its quick policy."""
    return import_module(f"kogge.bots.{rules.game.name}")


def read_budget(name: str, amount: str) -> Budget:
    """`2000` is a number of nodes, `0.5s` of seconds, for a turn."""
    if re.fullmatch(r"[1-9]\d{0,11}", amount):
        return Budget(int(amount))
    if re.fullmatch(r"\d+(\.\d+)?s", amount) and float(amount[:-1]) > 0:
        return Budget(0, float(amount[:-1]))
    raise BadRuleset(say("bad-budget", name=name))


@cache
def others() -> dict[str, type[BaseBot]]:
    """The bots of other packages, by name."""
    return {entry.name: entry.load() for entry in entry_points(group=GROUP) if entry.name not in BOTS}
