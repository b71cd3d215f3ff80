"""`kogge games`: what can be played."""

from typing import Annotated, Any

from rich.console import Console
from rich.table import Table

import kogge
from kogge.cli.common import option, print_json, text
from kogge.core.game import Game


def games(*, json: Annotated[bool, option("json")] = False) -> None:
    """List the games with their editions, boards and numbers of players."""
    listed = [describe(name) for name in kogge.GAMES]
    if json:
        print_json(listed)
        return
    table = Table(*(text(f"games-column-{column}") for column in ("game", "edition", "players", "boards", "options")))
    for game in listed:
        for edition in game["editions"]:
            players = ", ".join(str(number) for number in edition["players"])
            boards, options = ", ".join(edition["boards"]), ", ".join(edition["options"])
            table.add_row(game["name"], edition["name"], players, boards, options)
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
        options = [option.name for option in game.options if is_offered(game, option.name, edition)]
        editions.append({"name": edition, "players": list(players), "boards": boards, "options": options})
    values = [{"name": option.name, "values": list(option.values)} for option in game.options]
    return {"name": name, "editions": editions, "options": values}


def is_offered(game: Game, option: str, edition: str) -> bool:
    """Whether an edition has the option, on some board for some number of players."""
    return any(
        game.option_applies(option, edition, board, players)
        for players in game.players(edition)
        for board in game.boards(edition, players)
    )
