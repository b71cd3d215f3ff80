"""Reading a board: its text becomes checked data, or a message says what is wrong and where."""

import hashlib
from collections import Counter
from itertools import combinations, pairwise
from typing import Any, Final

from kogge.core.checked import Table, parsed, shown, spellings
from kogge.games.traders.board import MAX_CITIES, MAX_GOALS, MAX_HEXES, SLOTS, distances_from
from kogge.games.traders.board_data import (
    BOARD_NAME,
    CITY_NAME,
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

TOP_KEYS: Final = ("name", "title", "players", "start", "sea", "city", "contracts", "achievement")
MOST_ROWS: Final = 99
MOST_POINTS: Final = 20
MOST_COUNT: Final = 20


def read_board(text: str, where: str) -> BoardData:
    """The board this text describes; `where` is the file that messages name."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    content = parsed(text, where)
    top = Table(where, content, TOP_KEYS)
    name, title = top.text("name"), top.text("title")
    if not BOARD_NAME.fullmatch(name):
        raise top.error(f"name {shown(name)} must be small letters, digits and hyphens, beginning with a letter")
    if not title.strip() or not title.isprintable():
        raise top.error(f"title {shown(title)} must be one line of text")
    players = top.numbers("players", 2, 5)
    if not players or len(set(players)) < len(players):
        raise top.error("players must be one or more different numbers from 2 to 5")
    cities, city_hexes = read_cities(top)
    hexes = read_hexes(top, city_hexes)
    start = top.text("start")
    if start not in [city.name for city in cities]:
        raise top.error(f"start {shown(start)} is not a city")
    return BoardData(
        name=name,
        title=title,
        players=tuple(sorted(players)),
        start=start,
        hexes=hexes,
        cities=cities,
        contracts=read_contracts(top, cities),
        achievements=read_achievements(top, max(players)),
        source=text,
        digest="sha256:" + hashlib.sha256(text.encode()).hexdigest()[:16],
    )


def read_cities(top: Table) -> tuple[tuple[CityData, ...], list[HexData]]:
    """The cities, and the hexes they lie in."""
    rows = top.rows("city")
    if not 2 <= len(rows) <= MAX_CITIES:
        raise top.error(f"{len(rows)} cities, expected 2 to {MAX_CITIES}")
    cities: list[CityData] = []
    hexes: list[HexData] = []
    known: set[str] = set()
    for i, row in enumerate(rows):
        label = row.get("name") if isinstance(row, dict) else None
        place = label if isinstance(label, str) and CITY_NAME.fullmatch(label) else f"number {i + 1}"
        table = Table(f"{top.where}: city {place}", row, ("name", "region", "hex", "supply"))
        name = table.text("name")
        if not CITY_NAME.fullmatch(name):
            raise table.error(f"name {shown(name)} must be words of letters")
        if known & spellings(name):
            raise table.error("another city has this name, or one that is typed alike")
        known |= spellings(name)
        supply = tuple(table.word("supply", word, COLOURS) for word in table.texts("supply"))
        if not 1 <= len(supply) <= MOST_LOADED:
            raise table.error(f"supply must have 1 to {MOST_LOADED} cubes")
        cities.append(CityData(name, table.word("region", table.text("region"), REGIONS), supply))
        spot = table.rows("hex")
        if len(spot) != 2:
            raise table.error(f"hex must be a column and a row like ['C', 3], not {shown(spot)}")
        column, row_number = column_number(table, spot[0]), table.checked_number("hex", spot[1], 0, MOST_ROWS)
        hexes.append(HexData(name, column, row_number, True))
    return tuple(cities), hexes


def column_number(table: Table, letter: object) -> int:
    if not isinstance(letter, str) or not COLUMN.fullmatch(letter):
        raise table.error(f"a column is one capital letter, not {shown(letter)}")
    return ord(letter) - ord("A")


def read_hexes(top: Table, city_hexes: list[HexData]) -> tuple[HexData, ...]:
    """All hexes from west to east and from north to south."""
    sea: list[HexData] = []
    columns = top.content["sea"]
    table = Table(f"{top.where}: sea", columns, (), tuple(columns) if isinstance(columns, dict) else ())
    for letter in table.content:
        column = column_number(table, letter)
        sea += [HexData(f"{letter}{row // 2 + 1}", column, row, False) for row in table.numbers(letter, 0, MOST_ROWS)]
    hexes = sorted([*city_hexes, *sea], key=lambda one: (one.column, one.row))
    if len(hexes) > MAX_HEXES:
        raise top.error(f"{len(hexes)} hexes, expected at most {MAX_HEXES}")
    for one, other in pairwise(hexes):
        if one.column == other.column and other.row - one.row < 2:
            raise top.error(f"{one.name} and {other.name} lie on each other")
    for one in hexes:
        if one.row % 2 != hexes[0].row % 2 ^ (one.column - hexes[0].column) % 2:
            raise top.error(f"{one.name} lies between two hexes of the grid")
    away = distances_from(0, neighbours(hexes))
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
