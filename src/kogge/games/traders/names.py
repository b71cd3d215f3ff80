"""Names: the words for cubes, hexes, cities, contracts and achievements of a board."""

from kogge.core.notation import noted
from kogge.games.traders.board_data import COLOURS, REGIONS, BoardData
from kogge.games.traders.words import LOADED, SAILED, UNLOADED

COLOUR_NAMES = COLOURS
REGION_NAMES = REGIONS
SOURCE_NAMES = ("contracts", "achievements", "cities")
DECISION_NAMES = ("turn", "claim")
TAKEN_NAMES = {"load": int(LOADED), "unload": int(UNLOADED), "sail": int(SAILED)}  # the actions of a turn as bits
CONTRACT_SETS = ("all63", "core57")


SHORT_COLOURS = {"gy": "grey", "gn": "green", "bu": "blue", "bn": "brown", "bk": "black"}  # besides beginnings


def goods_name(word: str) -> str:
    """Both colours of a contract in the order of the box, however they are written."""
    known = [colour for colour in word.split("/") if colour in COLOUR_NAMES]
    return "/".join(sorted(known, key=COLOUR_NAMES.index)) if "/".join(known) == word else word


class Names:
    """The names of one board's places and tiles, as notation writes them."""

    def __init__(self, data: BoardData) -> None:
        self.hexes = [noted(one.name) for one in data.hexes]
        self.cities = [noted(city.name) for city in data.cities]
        self.goods = ["/".join(contract.goods) for contract in data.contracts]  # unique within a region
        self.contracts = [f"{contract.region} {'/'.join(contract.goods)}" for contract in data.contracts]
        self.tiles = [side.tile for side in data.achievements]
        self.goals = [f"{side.tile} {side.side}" for side in data.achievements]

    def taken(self, bits: int) -> list[str]:
        """The actions taken in a turn."""
        return [name for name, bit in TAKEN_NAMES.items() if bits & bit]
