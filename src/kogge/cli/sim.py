"""`kogge sim`: games between bots."""

import sys
from typing import Annotated, Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import kogge
from kogge.cli.common import AT_LEAST_ONE, MOST_TURNS, Rules, option, print_json, text
from kogge.core.game import SEATS


def sim(
    *,
    rules: Rules | None = None,
    seats: Annotated[str, option("sim-seats")] = "greedy,random,greedy,random",
    games: Annotated[int, option("sim-games"), AT_LEAST_ONE] = 10,
    seed: Annotated[str | None, option("seed")] = None,
    json: Annotated[bool, option("json")] = False,
) -> None:
    """Let bots play against each other."""
    names = seats.split(",")
    ruleset = (rules or Rules()).ruleset(len(names))
    bots = [kogge.bot(name, seed=None if seed is None else f"{seed} {i}") for i, name in enumerate(names)]
    results = []
    for number in track(
        range(games), text("sim-progress"), console=Console(stderr=True), disable=json or not sys.stderr.isatty()
    ):
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
    columns = ("seat", "bot", "games", "wins", "mean_score", "mean_rank")
    table = Table(*(text(f"sim-column-{column}") for column in columns))
    for row in report["seats"]:
        numbers = (str(row["games"]), str(row["wins"]), f"{row['mean_score']:.1f}", f"{row['mean_rank']:.2f}")
        table.add_row(row["seat"], row["bot"], *numbers)
    console = Console()
    console.print(table)
    console.print(text("sim-length", turns=round(report["turns"]), decisions=round(report["decisions"])))
    if report["cut_off"]:
        console.print(text("sim-cut-off", games=report["cut_off"], turns=MOST_TURNS))
