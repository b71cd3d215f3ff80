"""`kogge board`: a board's cities and routes, as tables, as JSON or as a picture."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

from rich.console import Console

import kogge
from kogge.cli.common import option, print_json, text


def board(
    name: Annotated[str, option("board-file")],
    *,
    game: Annotated[str | None, option("board-game")] = None,
    json: Annotated[bool, option("json")] = False,
    svg: Annotated[Path | None, option("svg")] = None,
) -> None:
    """Show a board, check a file of one's own, or draw it."""
    game = game or game_of(name)
    data = kogge.game(game).board(name)
    shown = import_module(f"kogge.cli.boards.{game}")
    if svg:
        drawing = import_module(f"kogge.cli.drawing.{game}").draw(data)
        svg.expanduser().write_text(drawing, encoding="utf-8")
        print(text("board-drawn", board=data["title"], file=str(svg)))
    elif json:
        print_json(shown.plain(data))
    else:
        Console().print(*shown.tables(data))


def game_of(board: str) -> str:
    """The game that ships this board; the first game for all other names and for files of one's own."""
    for name in kogge.GAMES:
        game = kogge.game(name)
        kinds = [(edition, players) for edition in game.editions for players in game.players(edition)]
        if any(board in game.boards(edition, players) for edition, players in kinds):
            return name
    return kogge.GAMES[0]
