"""Finding boards, shipped ones and one's own, and building the tables the rules work with."""

from importlib import resources
from typing import Final

from kogge.core.boards import Shelf
from kogge.games.traders.board import Board, Goal
from kogge.games.traders.board_data import COLOURS, HOW, KINDS, REGIONS, BoardData
from kogge.games.traders.reading_board import is_supplied, neighbours, read_board

SHELF: Final = Shelf(resources.files("kogge.games.traders") / "data", read_board)
shipped_boards = SHELF.names
load_board = SHELF.load


def tables(data: BoardData) -> Board:
    """The board as the tables of numbers that the rules work with."""
    number = {one.name: i for i, one in enumerate(data.hexes)}
    return Board(
        neighbours=neighbours(data.hexes),
        city_hexes=[number[city.name] for city in data.cities],
        regions=[REGIONS.index(city.region) for city in data.cities],
        supplies=[[city.supply.count(colour) for colour in COLOURS] for city in data.cities],
        contracts=[
            (REGIONS.index(one.region), COLOURS.index(one.goods[0]), COLOURS.index(one.goods[1]), one.value)
            for one in data.contracts
        ],
        goals=[
            Goal(HOW.index(side.how), [KINDS.index(kind) for kind in side.of], side.count, side.points)
            for side in data.achievements
        ],
        start=number[data.start],
    )


def contracts_in_play(data: BoardData, chosen: str) -> list[int]:
    """The contracts of the box: all, or only those that no city of their region could fulfil by itself."""
    everything = range(len(data.contracts))
    if chosen == "all63":
        return list(everything)
    return [number for number in everything if not is_supplied(data.contracts[number], data.cities)]
