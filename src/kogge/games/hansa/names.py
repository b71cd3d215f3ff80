"""Names: the words for goods, cities, decisions and sources of points."""

from functools import cached_property

from kogge.core.notation import noted
from kogge.games.hansa.board_data import BoardData
from kogge.games.hansa.words import CLASSES, MOST_BARRELS, barrels

COLOURS = ("orange", "brown", "yellow", "green", "blue", "pink")
GOODS = tuple(f"{COLOURS[good // MOST_BARRELS]} {barrels(good)}" for good in range(CLASSES))  # by class
SOURCE_NAMES = ("unsold", "sold", "cities", "monopolies")
DECISION_NAMES = ("turn", "begin", "set_up", "selling", "loss", "taxes")


class Names:
    """The names of one board's cities, as notation writes them."""

    def __init__(self, data: BoardData) -> None:
        self.cities = [noted(city.name) for city in data.cities]

    @cached_property
    def city_number(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.cities)}
