"""Reading a board: its text becomes checked data, or a message says what is wrong and where."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any, Final

from kogge.core.boards import check_city_name, check_city_names, city_label, digest_of, read_head, unified
from kogge.core.checked import Table, parsed, shown
from kogge.core.tables import steps_from
from kogge.games.traders.board import MAX_CITIES, MAX_GOALS, MAX_HEXES, SLOTS
from kogge.games.traders.board_data import (
    COLOURS,
    COLUMN,
    HOW,
    KINDS,
    REGIONS,
    SIDES,
    TILE_NAME,
    VALUES,
    AchievementData,
    BoardData,
    CityData,
    ContractData,
    HexData,
)
from kogge.games.traders.words import MOST_LOADED

TOP_KEYS: Final = ("name", "title", "players", "size", "start", "sea", "city", "contracts", "achievement")
MOST_ROWS: Final = 99
MOST_POINTS: Final = 20
MOST_COUNT: Final = 20


def read_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    text = unified(text)
    top = Table(where, parsed(text, where), TOP_KEYS)
    head = read_head(top)
    cities, city_hexes = read_cities(top)
    hexes = read_hexes(top, city_hexes)
    start = top.text("start")
    if start not in [city.name for city in cities]:
        raise top.error(f"start {shown(start)} is not a city")
    return BoardData(
        name=head.name,
        title=head.title,
        players=head.players,
        size=head.size,
        start=start,
        hexes=hexes,
        cities=cities,
        contracts=read_contracts(top, cities),
        achievements=read_achievements(top, max(head.players)),
        source=text,
        digest=digest_of(text),
    )


def read_cities(top: Table) -> tuple[tuple[CityData, ...], list[HexData]]:
    """The cities, and the hexes they lie in."""
    rows = top.rows("city")
    if not 2 <= len(rows) <= MAX_CITIES:
        raise top.error(f"{len(rows)} cities, expected 2 to {MAX_CITIES}")
    cities: list[CityData] = []
    hexes: list[HexData] = []
    for i, row in enumerate(rows):
        table = Table(f"{top.where}: city {city_label(row, i + 1)}", row, ("name", "region", "hex", "supply"))
        name = check_city_name(table, table.text("name"))
        supply = tuple(table.word("supply", word, COLOURS) for word in table.texts("supply"))
        if not 1 <= len(supply) <= MOST_LOADED:
            raise table.error(f"supply must have 1 to {MOST_LOADED} cubes")
        cities.append(CityData(name, table.word("region", table.text("region"), REGIONS), supply))
        hexes.append(read_hex(table, name, table.content["hex"], True))
    return tuple(cities), hexes


def read_hex(table: Table, name: str, place: object, city: bool) -> HexData:
    if not isinstance(place, list) or len(place) != 2:
        raise table.error(f"the hex of {name} must be a column and a row like ['C', 3], not {shown(place)}")
    letter, row = place
    if not isinstance(letter, str) or not COLUMN.fullmatch(letter):
        raise table.error(f"a column is one capital letter, not {shown(letter)}")
    return HexData(name, ord(letter) - ord("A"), table.checked_number("row", row, 0, MOST_ROWS), city)


def read_hexes(top: Table, city_hexes: list[HexData]) -> tuple[HexData, ...]:
    """All hexes from west to east and from north to south."""
    places = top.content["sea"]
    table = Table(f"{top.where}: sea", places, (), tuple(places) if isinstance(places, dict) else ())
    sea = [read_hex(table, check_city_name(table, name), place, False) for name, place in table.content.items()]
    hexes = sorted([*city_hexes, *sea], key=lambda one: (one.column, one.row))
    if len(hexes) > MAX_HEXES:
        raise top.error(f"{len(hexes)} hexes, expected at most {MAX_HEXES}")
    check_city_names(top, [one.name for one in hexes])
    for one, other in pairwise(hexes):
        if one.column == other.column and other.row - one.row < 2:
            raise top.error(f"{one.name} and {other.name} lie on each other")
    for one in hexes:
        if one.row % 2 != hexes[0].row % 2 ^ (one.column - hexes[0].column) % 2:
            raise top.error(f"{one.name} lies between two hexes of the grid")
    away = steps_from(0, neighbours(hexes))
    for i, one in enumerate(hexes):
        if away[i] == len(hexes):
            raise top.error(f"no ship can sail from {hexes[0].name} to {one.name}")
    return tuple(hexes)


def neighbours(hexes: tuple[HexData, ...] | list[HexData]) -> list[list[int]]:
    """By hex: the hexes beside it."""
    number = {(one.column, one.row): i for i, one in enumerate(hexes)}
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return [
        sorted(number[one.column + x, one.row + y] for x, y in steps if (one.column + x, one.row + y) in number)
        for one in hexes
    ]


def read_contracts(top: Table, cities: tuple[CityData, ...]) -> tuple[ContractData, ...]:
    """Every pair of colours has a value in every region."""
    pairs = tuple("/".join(pair) for pair in combinations(COLOURS, 2))
    table = Table(f"{top.where}: contracts", top.content["contracts"], pairs)
    found: list[ContractData] = []
    for pair in pairs:
        values = table.numbers(pair, VALUES[0], VALUES[-1])
        if len(values) != len(REGIONS):
            raise table.error(f"{pair} must have one value for each region: {', '.join(REGIONS)}")
        a, b = pair.split("/")
        found += [ContractData(region, (a, b), value) for region, value in zip(REGIONS, values, strict=True)]
    for region, number in Counter(city.region for city in cities).items():
        fewest = len([one for one in found if one.region == region and not is_supplied(one, cities)])
        needed = number * SLOTS
        if needed > fewest:
            raise top.error(f"{number} cities in the region {region} need {needed} contracts, there are {fewest}")
    return tuple(found)


def is_supplied(contract: ContractData, cities: tuple[CityData, ...]) -> bool:
    """Whether a city of its region could fulfil the contract by itself."""
    return any(contract.region == city.region and set(contract.goods) <= set(city.supply) for city in cities)


def read_achievements(top: Table, players: int) -> tuple[AchievementData, ...]:
    """Tiles with two sides each, the sides of one tile beside each other."""
    rows: list[Any] = top.rows("achievement")
    if len(rows) % len(SIDES) or not (players + 1) * len(SIDES) <= len(rows) <= MAX_GOALS:
        raise top.error(f"{len(rows)} sides of achievements, expected {(players + 1) * len(SIDES)} to {MAX_GOALS}")
    found: list[AchievementData] = []
    for i, row in enumerate(rows):
        where = f"{top.where}: achievement number {i + 1}"
        table = Table(where, row, ("tile", "side", "points", "how", "of", "count"))
        tile, side = table.text("tile"), table.text("side")
        if not TILE_NAME.fullmatch(tile):
            raise table.error(f"tile {shown(tile)} must be words of small letters joined by _")
        first = i - i % len(SIDES)
        if side != SIDES[i - first] or (i > first and tile != found[first].tile):
            raise table.error("every tile has a side A and behind it a side B")
        if tile in [one.tile for one in found[:first]]:
            raise table.error(f"another tile is called {tile}")
        of = tuple(table.word("of", word, KINDS) for word in table.texts("of"))
        if not of or len(set(of)) < len(of):
            raise table.error("of must name one or more different kinds")
        how = table.word("how", table.text("how"), HOW)
        points, count = table.number("points", 1, MOST_POINTS), table.number("count", 1, MOST_COUNT)
        found.append(AchievementData(tile, side, points, how, of, count))
    return tuple(found)
