"""`kogge play`: a game in the terminal against bots."""

from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

import kogge
from kogge.cli.common import Rules
from kogge.cli.scores import score_table
from kogge.core.game import SEATS
from kogge.texts import tell

HELP = """Type an action (beginnings of words are enough), or its number in the list, or:
  list       the legal actions          board      the position
  why ...    why an action is not possible
  undo       take back your last decision
  save FILE  write the game down        quit       leave"""


def play(
    *,
    rules: Rules | None = None,
    seats: Annotated[str, Parameter(help="Who plays, in turn order: human or a bot.")] = "human,greedy,greedy,greedy",
    seed: Annotated[int | None, Parameter(help="The same seed gives the same deal.")] = None,
) -> None:
    """Play in the terminal.

    Example: kogge play --seats human,greedy,random --edition second
    """
    names = seats.split(",")
    ruleset = (rules or Rules()).ruleset(len(names))
    bots = {i: kogge.bot(name) for i, name in enumerate(names) if name != "human"}
    sitting = [kogge.Seat(name, is_bot=i in bots) for i, name in enumerate(names)]
    match = kogge.Match(ruleset, sitting, seed)
    console = Console(highlight=False)
    print(f"{ruleset}.  Type help for help.")
    told = 0
    while (actor := match.actor()) is not None:
        if actor in bots:
            match.act(actor, bots[actor].choose(match.state.seen_by(actor)))
        told = tell_news(match, told)
        if match.actor() == actor and actor not in bots and not ask(match, actor, console):
            return
        told = min(told, len(match.record.actions))
    tell_news(match, told)
    console.print(score_table(match.state, names))
    print("Winner: " + ", ".join(SEATS[seat] for seat in match.state.winners()))


def tell_news(match: kogge.Match, told: int) -> int:
    for event in match.events(None, told):
        print("  " + str(tell(event, SEATS)))
    return len(match.record.actions)


def ask(match: kogge.Match, seat: int, console: Console) -> bool:
    """One line of input; False to leave."""
    legal = match.state.legal_actions()
    print(match.rules.game.prompt(match.state))
    line = input(f"{SEATS[seat]}> ").strip()
    word, _, rest = line.partition(" ")
    try:
        if word == "quit":
            return False
        if word == "save":
            with open(rest, "w", encoding="utf-8") as file:
                file.write(str(match.record))
            print(f"Saved to {rest}.")
        elif word in ("help", "?"):
            print(HELP)
        elif word == "list":
            for number, action in enumerate(legal, 1):
                print(f"{number:4} {match.state.text(action)}")
        elif word == "board":
            show(match.state.view(seat))
        elif word == "undo":
            match.undo(seat)
        elif word == "why":
            print(why(match, rest))
        elif word.isdecimal() and 1 <= int(word) <= len(legal):
            match.act(seat, legal[int(word) - 1])
        elif line:
            match.act(seat, match.state.parse(line))
    except (kogge.KoggeError, OSError) as error:
        print(error)
    return True


def why(match: kogge.Match, text: str) -> str:
    try:
        return f"{match.state.text(match.state.parse(text))}: possible."
    except kogge.KoggeError as error:
        return str(error)


def show(view: dict[str, Any]) -> None:
    """The position in lines of text."""
    for route, pieces in view["routes"].items():
        print(f"  {route}: " + ", ".join(piece or "free" for piece in pieces))
    for city, posts in view["cities"].items():
        print(f"  {city}: " + ", ".join(post or "free" for post in posts))
    print("  markers: " + ", ".join(f"{kind} {route}" for route, kind in view["markers"].items()))
    for seat, player in view["players"].items():
        supply, stock = player["supply"], player["stock"]
        values = " ".join(f"{name} {value}" for name, value in player["values"].items())
        counts = f"supply {supply['traders']}+{supply['merchants']}, stock {stock['traders']}+{stock['merchants']}"
        print(f"  {seat}: {counts}, ", end="")
        print(f"{values}, prestige {sum(player['prestige'].values())}, markers {', '.join(player['markers']) or '-'}")
