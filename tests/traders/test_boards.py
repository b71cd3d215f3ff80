"""The shipped board, and what is refused in a board of one's own."""

import re

import pytest
from traders_tools import BOARD

import kogge
from kogge.core.checked import BoardError
from kogge.games.traders.loading import tables
from kogge.games.traders.reading_board import neighbours, read_board

BESIDE = {
    "Newcastle": {"Forth", "Humber"},
    "London": {"Thames", "Brügge"},
    "Brügge": {"London", "Thames", "Texel", "Hamburg"},
    "Bergen": {"Viking", "Utsire", "Skagerrak"},
    "Hamburg": {"Brügge", "Texel", "Helgoland"},
    "Tonsberg": {"Skagerrak", "Kattegat"},
    "Lübeck": {"Sound", "Falsterbo", "Stettin"},
    "Falsterbo": {"Sound", "Lübeck", "Stettin", "Bornholm", "Pomerania"},
    "Stettin": {"Lübeck", "Falsterbo", "Pomerania"},
    "Stockholm": {"Visby", "Åbo", "Dagö"},
    "Visby": {"Stockholm", "Danzig", "Bornholm", "Dagö", "Courland"},
    "Danzig": {"Visby", "Bornholm", "Pomerania", "Courland"},
    "Åbo": {"Stockholm", "Dagö", "Hangö"},
    "Riga": {"Dagö", "Courland", "Hangö"},
    "Reval": {"Hangö"},
}
DISTANCES = {
    ("Newcastle", "Reval"): 12,
    ("London", "Reval"): 13,
    ("Lübeck", "Bergen"): 4,
    ("Hamburg", "Lübeck"): 6,
    ("Tonsberg", "Stettin"): 4,
    ("Stockholm", "Danzig"): 2,
    ("Riga", "Visby"): 2,
}
SOURCE = BOARD.source


def test_hexes_lie_beside_each_other_as_on_the_board():
    names = [one.name for one in BOARD.hexes]
    beside = {name: {names[i] for i in near} for name, near in zip(names, neighbours(BOARD.hexes), strict=True)}
    assert {city: near for city, near in beside.items() if city in BESIDE} == BESIDE
    assert len(names) == 31
    assert all(here in beside[there] for here, near in beside.items() for there in near)
    board = tables(BOARD)
    for (here, there), hexes in DISTANCES.items():
        assert board.hexes_between(names.index(here), names.index(there)) == hexes


def test_values_of_contracts_and_points_of_achievements_add_up():
    """Sums of all numbers, so that no single one can change unnoticed."""
    by_region = {
        region: [one.value for one in BOARD.contracts if one.region == region] for region in ("west", "central", "east")
    }
    assert {region: (len(values), sum(values)) for region, values in by_region.items()} == {
        "west": (21, 49),
        "central": (21, 43),
        "east": (21, 50),
    }
    assert sum(side.points for side in BOARD.achievements) == 60


FAULTS = {
    'name = "traders"': ('name = "Traders"', "name 'Traders' must be small letters"),
    "players = [2, 3, 4, 5]": ("players = [1]", "players must be a whole number from 2 to 5, not 1"),
    'start = "Lübeck"': ('start = "Köln"', "start 'Köln' is not a city"),
    "[sea]": ("[ocean]", "sea is missing"),
    'Forth = ["B", 2]': ('Forth = ["B"]', "sea: the hex of Forth must be a column and a row like ['C', 3]"),
    'Humber = ["B", 4]': ('Humber = ["b", 4]', "a column is one capital letter, not 'b'"),
    'Thames = ["B", 6]': ('Thames = ["B", 3]', "Forth and Thames lie on each other"),
    'Viking = ["C", 1]': ('Viking = ["M", 6]', "Viking lies between two hexes of the grid"),
    'Reval"\nregion = "east"\nhex = ["L", 0]': (
        'Reval"\nregion = "east"\nhex = ["P", 0]',
        "no ship can sail from Newcastle to Reval",
    ),
    'Dogger = ["C", 3]': ('Visby = ["C", 3]', "city Visby: a second city of this name"),
    'Utsire = ["D", 2]': ('"Luebeck" = ["D", 2]', "is Luebeck too when case and accents are ignored"),
    'region = "west"\nhex = ["A", 3]': ('region = "north"\nhex = ["A", 3]', "city Newcastle: unknown region 'north'"),
    'supply = ["red", "black"]': ('supply = ["red", "pink"]', "city Newcastle: unknown supply 'pink'"),
    'supply = ["blue"]': ("supply = []", "city Tonsberg: supply must have 1 to 2 cubes"),
    '"red/yellow" = [2, 2, 5]': ('"red/yellow" = [2, 2]', "contracts: red/yellow must have one value for each region"),
    '"red/grey" = [3, 5, 3]': ('"red/grey" = [3, 6, 3]', "red/grey must be a whole number from 1 to 5, not 6"),
    '"red/green" = [1, 3, 5]\n': ("", "contracts: red/green is missing"),
    'tile = "diversifier"\nside = "B"': (
        'tile = "diversifier"\nside = "A"',
        "every tile has a side A and behind it a side B",
    ),
    'tile = "explorer"\nside = "A"': (
        'tile = "Explorer"\nside = "A"',
        "tile 'Explorer' must be words of small letters",
    ),
    'tile = "banker"': ('tile = "explorer"', "another tile is called explorer"),
    'how = "any"': ('how = "all"', "unknown how 'all', expected each, any, sum"),
    'of = ["central"]': ('of = ["central", "central"]', "of must name one or more different kinds"),
    'of = ["city_tile"]\ncount = 3': ('of = ["castle"]\ncount = 3', "unknown of 'castle'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_board_is_refused_with_its_place(fault):
    replacement, message = FAULTS[fault]
    assert fault in SOURCE
    with pytest.raises(BoardError, match=re.escape(message)) as caught:
        read_board(SOURCE.replace(fault, replacement), "own.toml")
    assert str(caught.value).startswith("own.toml: ")
    assert "\n" not in str(caught.value)


def test_too_few_contracts_or_achievements_are_refused():
    west = SOURCE.replace('region = "central"', 'region = "west"').replace('region = "east"', 'region = "west"')
    with pytest.raises(BoardError, match="15 cities in the region west need 45 contracts, there are 15"):
        read_board(west, "own.toml")
    one_tile = SOURCE[: SOURCE.index('[[achievement]]\ntile = "regional_trader"')]
    with pytest.raises(BoardError, match="2 sides of achievements, expected 12 to 16"):
        read_board(one_tile, "own.toml")


def test_a_board_of_ones_own_is_played_and_stands_in_its_records(tmp_path):
    own = SOURCE.replace('name = "traders"', 'name = "my-sea"').replace('start = "Lübeck"', 'start = "Visby"')
    file = tmp_path / "sea.toml"
    file.write_text(own, encoding="utf-8")
    rules = kogge.ruleset("traders", board=str(file), players=2)
    match = kogge.Match(rules, [kogge.Seat("Anna"), kogge.Seat("Ben")], seed=1)
    match.act(0, match.state.parse("sail Bornholm"))
    text = str(match.record)
    assert '| start = "Visby"' in text
    file.unlink()
    assert str(kogge.parse_record(text)) == text
