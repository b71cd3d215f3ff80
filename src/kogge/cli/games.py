"""`kogge games`: what can be played."""

from typing import Annotated, Any

from rich.console import Console
from rich.table import Table

import kogge
from kogge.cli.common import option, print_json, text


def games(*, json: Annotated[bool, option("json")] = False) -> None:
    """List the games with their editions, boards and numbers of players."""
    listed = [describe(name) for name in kogge.GAMES]
    if json:
        print_json(listed)
        return
    table = Table(*(text(f"games-column-{column}") for column in ("game", "edition", "players", "boards")))
    for game in listed:
        for edition in game["editions"]:
            players = ", ".join(str(number) for number in edition["players"])
            table.add_row(game["name"], edition["name"], players, ", ".join(edition["boards"]))
    Console().print(table)
    for game in listed:
        for rule in kogge.game(game["name"]).options:
            print(f"{rule.name}={'|'.join(rule.values)}: {text(rule.about)}")


def describe(name: str) -> dict[str, Any]:
    game = kogge.game(name)
    editions = []
    for edition in game.editions:
        players = game.players(edition)
        boards = sorted({board for number in players for board in game.boards(edition, number)})
        editions.append({"name": edition, "players": list(players), "boards": boards})
    options = [{"name": option.name, "values": list(option.values)} for option in game.options]
    return {"name": name, "editions": editions, "options": options}
