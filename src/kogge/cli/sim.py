"""`kogge sim`: games between bots."""

import sys
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kogge
from kogge.cli.common import Rules, print_json
from kogge.core.game import SEATS

MOST_TURNS = 2000  # the rules do not force an end


def sim(
    *,
    rules: Rules | None = None,
    seats: Annotated[str, Parameter(help="The bots, one per seat.")] = "greedy,random,greedy,random",
    games: Annotated[int, Parameter(help="How many games.")] = 10,
    seed: Annotated[int | None, Parameter(help="The same seed gives the same games.")] = None,
    json: Annotated[bool, Parameter(help="Print JSON instead of a table.")] = False,
) -> None:
    """Let bots play against each other.

    Example: kogge sim --seats greedy,random,greedy,random --games 100
    """
    names = seats.split(",")
    ruleset = (rules or Rules()).ruleset(len(names))
    bots = [kogge.bot(name, seed=None if seed is None else f"{seed} {i}") for i, name in enumerate(names)]
    results = []
    for number in track(range(games), "Playing", console=Console(stderr=True), disable=json or not sys.stderr.isatty()):
        state = kogge.start(ruleset, None if seed is None else f"{seed} {number}")
        decisions = 0
        while not state.is_over() and state.turns() < MOST_TURNS:
            state.apply(bots[state.actor()].choose(state.seen_by(state.actor())))
            decisions += 1
        results.append((state.scores(), state.winners(), state.turns(), decisions, state.is_over()))
    report = summary(names, results)
    if json:
        print_json(report)
    else:
        show(report)


def summary(names: list[str], results: list[Any]) -> dict[str, Any]:
    games = max(len(results), 1)
    rows = []
    for seat, name in enumerate(names):
        ranks = [1 + sum(other > scores[seat] for other in scores) for scores, *_ in results]
        rows.append(
            {
                "seat": SEATS[seat],
                "bot": name,
                "games": len(results),
                "wins": sum(seat in winners for _, winners, *_ in results),
                "mean_score": sum(scores[seat] for scores, *_ in results) / games,
                "mean_rank": sum(ranks) / games,
            }
        )
    return {
        "seats": rows,
        "games": len(results),
        "turns": sum(result[2] for result in results) / games,
        "decisions": sum(result[3] for result in results) / games,
        "cut_off": sum(not result[4] for result in results),
        "most_turns": MOST_TURNS,
    }


def show(report: dict[str, Any]) -> None:
    table = Table("seat", "bot", "games", "wins", "mean score", "mean rank")
    for row in report["seats"]:
        numbers = (str(row["games"]), str(row["wins"]), f"{row['mean_score']:.1f}", f"{row['mean_rank']:.2f}")
        table.add_row(row["seat"], row["bot"], *numbers)
    console = Console()
    console.print(table)
    console.print(f"{report['turns']:.0f} turns and {report['decisions']:.0f} decisions a game", end="")
    console.print(f"; {report['cut_off']} games cut off after {MOST_TURNS} turns" if report["cut_off"] else "")
