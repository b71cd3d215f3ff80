"""Ink: how seats, pieces and privileges look in a terminal, with colours and without."""

from rich.text import Text

# A cross, a gable, a ring, a saltire and staves; for the neutral colour a grid.
SYMBOLS = {"blue": "+", "yellow": "^", "green": "o", "red": "x", "purple": "=", "neutral": "#"}
SEAT_STYLES = {
    "blue": "bold #ffffff on #2f7fc8",
    "yellow": "bold #2a2218 on #f2c531",
    "green": "bold #1e2414 on #6ba644",
    "red": "bold #ffffff on #b5321f",
    "purple": "bold #ffffff on #4a2a7a",
    "neutral": "bold #1e1e1e on #a8a49c",
}
# Goods cubes: what is written on them, and their colours.
CUBES = {
    "red": ("re", "#ffffff on #b5321f"),
    "yellow": ("ye", "#2a2218 on #f2c531"),
    "grey": ("gy", "#1e1e1e on #b4b0a8"),
    "green": ("gn", "#ffffff on #3f7f3a"),
    "blue": ("bu", "#ffffff on #2f7fc8"),
    "brown": ("bn", "#ffffff on #7a4a22"),
    "black": ("bk", "#ffffff on #4b443d"),
}
REGION_STYLES = {"west": "bold #d9a21b", "central": "bold #3f9fb0", "east": "bold #d0685a"}
PRIVILEGES = ("white", "orange", "pink", "black")
PRIVILEGE_STYLES = {
    "white": "#3a3226 on #ffffff",
    "orange": "#3a2204 on #f08a1d",
    "pink": "#4a1027 on #f2a0c0",
    "black": "#f4ebd6 on #1d1a17",
}
GOOD_STYLES = {
    "orange": "bold #3a2204 on #e58a24",
    "brown": "bold #ffffff on #7a4e2b",
    "yellow": "bold #2a2218 on #e9c23a",
    "green": "bold #ffffff on #4d8040",
    "blue": "bold #ffffff on #3573b1",
    "pink": "bold #3b0d20 on #e59ab8",
}
FREE_POINT = "dim"
COUNTRY_STYLES = ("bold #b98a4a", "bold #5f9cc0")  # free points abroad
QUIET = "dim"
LOUD = "bold"


def piece(name: str) -> Text:
    """A piece such as "red trader": a trader stands in square brackets, a merchant in round ones.

    >>> piece("red trader").plain, piece("green merchant").plain
    ('[x]', '(o)')
    """
    seat, kind = name.split()
    symbol = SYMBOLS[seat]
    return Text(f"({symbol})" if kind == "merchant" else f"[{symbol}]", style=SEAT_STYLES[seat])


def space(privilege: str, shape: str, prestige: int = 0) -> Text:
    """A free space of a city: its shape, its privilege as 1 to 4, and a mark if it carries a coin.

    >>> space("white", "square").plain, space("pink", "round").plain, space("white", "square", 1).plain
    ('[1]', '(3)', '[1*')
    """
    level = PRIVILEGES.index(privilege) + 1
    opening, closing = "()" if shape == "round" else "[]"
    return Text(f"{opening}{level}{'*' if prestige else closing}", style=PRIVILEGE_STYLES[privilege])


def good(name: str) -> Text:
    """A marker such as "orange 2": the beginning of its colour and its barrels.

    >>> good("orange 2").plain
    'or2'
    """
    colour, barrels = name.split()
    return Text(f"{colour[:2]}{barrels}", style=GOOD_STYLES[colour])


def booths(name: str, number: int) -> Text:
    """A seat's booths in a city.

    >>> booths("red", 4).plain
    'x4'
    """
    return Text(f"{SYMBOLS[name]}{number}", style=SEAT_STYLES[name])


def seat(name: str) -> Text:
    """A seat's name with its symbol."""
    return Text(f" {SYMBOLS[name]} {name} ", style=SEAT_STYLES[name])


def cube(colour: str, loud: bool = False) -> Text:
    """A goods cube with the two letters of its colour, as capitals if something is to be said about it.

    >>> cube("grey").plain, cube("grey", loud=True).plain
    ('gy', 'GY')
    """
    letters, style = CUBES[colour]
    return Text(letters.upper() if loud else letters, style=f"{LOUD} {style}" if loud else style)
