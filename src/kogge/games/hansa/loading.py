"""Finding boards, shipped ones and one's own, and building the tables the rules work with."""

from importlib import resources
from typing import Final

from kogge.core.boards import Shelf
from kogge.games.hansa.board import Board
from kogge.games.hansa.board_data import BoardData
from kogge.games.hansa.reading_board import read_board

SHELF: Final = Shelf(resources.files("kogge.games.hansa") / "data", read_board)
shipped_boards = SHELF.names
load_board = SHELF.load


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
