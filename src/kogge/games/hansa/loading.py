"""Finding boards, shipped ones and one's own, and building the tables the rules work with."""

from functools import cache
from importlib import resources
from typing import Final

from kogge.core.boards import board_names, own_text
from kogge.games.hansa.board import Board
from kogge.games.hansa.board_data import BoardData
from kogge.games.hansa.reading_board import read_board

DATA: Final = resources.files("kogge.games.hansa") / "data"


def shipped_boards() -> list[str]:
    """The names of the boards that come with the game."""
    return board_names(DATA)


def load_board(name_or_path: str) -> BoardData:
    """A shipped board by its name, or a board of one's own by the path of its .toml file."""
    shipped = shipped_boards()
    if name_or_path in shipped:
        return load_shipped(name_or_path)
    return read_board(own_text(name_or_path, shipped), name_or_path)


@cache
def load_shipped(name: str) -> BoardData:
    return read_board((DATA / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def tables(board: BoardData) -> Board:
    """The board as the tables of numbers that the rules work with."""
    number = {city.name: i for i, city in enumerate(board.cities)}
    return Board(
        numbers=[city.number for city in board.cities],
        sizes=[city.warehouses for city in board.cities],
        route_from=[number[route.cities[0]] for route in board.routes],
        route_to=[number[route.cities[1]] for route in board.routes],
        start=number[board.start],
    )
