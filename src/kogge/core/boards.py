"""What the boards of all games have: a head, cities with names, and files that they come from."""

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeVar

from kogge.core.checked import BoardError, Position, Table, board_text, shown, spellings

BOARD_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
CITY_NAME: Final = re.compile(r"[^\W\d_]+([ '-][^\W\d_]+)*")  # a notation can write it without quotes
MAX_SIZE: Final = 10_000

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Head:
    """How a board is called, for how many players it is, and how large its drawing is."""

    name: str
    title: str
    players: tuple[int, ...]
    size: Position


def read_head(top: Table) -> Head:
    name, title = top.text("name"), top.text("title")
    if not BOARD_NAME.fullmatch(name):
        raise top.error(f"name {shown(name)} must be small letters, digits and hyphens, beginning with a letter")
    if not title.strip() or not title.isprintable():
        raise top.error(f"title {shown(title)} must be one line of text")
    players = top.numbers("players", 2, 5)
    if not players or len(set(players)) < len(players):
        raise top.error("players must be one or more different numbers from 2 to 5")
    size = top.position("size", top.content["size"], (MAX_SIZE, MAX_SIZE), low=1)
    return Head(name, title, tuple(sorted(players)), size)


def check_city_names(top: Table, names: Sequence[str]) -> None:
    """Players type names without accents, and no two cities may then be the same."""
    known: dict[str, str] = {}
    for i, name in enumerate(names):
        if name in names[:i]:
            raise top.error(f"city {name}: a second city of this name, expected one")
        for spelling in spellings(name):
            other = known.setdefault(spelling, name)
            if other != name:
                raise top.error(f"city {name}: is {other} too when case and accents are ignored, rename one")


def check_city_name(table: Table, name: str) -> str:
    if not CITY_NAME.fullmatch(name):
        raise table.error(f"name {shown(name)} may have letters, with single blanks, hyphens and apostrophes between")
    return name


def city_label(row: object, number: int) -> str:
    """How messages call a city whose table may be faulty."""
    label = row.get("name") if isinstance(row, dict) else None
    return label if isinstance(label, str) and CITY_NAME.fullmatch(label) else f"number {number}"


def route_label(row: object, number: int) -> str:
    """How messages call a route whose table may be faulty."""
    ends = row.get("cities") if isinstance(row, dict) else None
    named = isinstance(ends, list) and all(isinstance(end, str) and CITY_NAME.fullmatch(end) for end in ends)
    return "/".join(ends) if ends and named else f"number {number}"


def unified(text: str) -> str:
    """The text of a board with the same line ends everywhere."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def digest_of(text: str) -> str:
    """What records name a board's text by."""
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()[:16]


class Shelf(Generic[B]):
    """The boards of a game: those in its folder, each read once, and one's own by the paths of their .toml files."""

    def __init__(self, folder: Traversable, read: Callable[[str, str], B]) -> None:
        self.folder = folder
        self.read = read  # makes a board of its text; the second argument is the file that messages name
        self.known: dict[str, B] = {}

    def names(self) -> list[str]:
        """The names of the boards that come with the game."""
        names = (file.name.removesuffix(".toml") for file in self.folder.iterdir() if file.name.endswith(".toml"))
        return sorted(name for name in names if BOARD_NAME.fullmatch(name))

    def load(self, name_or_path: str) -> B:
        """A shipped board by its name, or a board of one's own by the path of its .toml file."""
        shipped = self.names()
        if name_or_path not in shipped:
            return self.read(own_text(name_or_path, shipped), name_or_path)
        if name_or_path not in self.known:
            file = f"{name_or_path}.toml"
            self.known[name_or_path] = self.read((self.folder / file).read_text(encoding="utf-8"), file)
        return self.known[name_or_path]


def own_text(path: str, shipped: Sequence[str]) -> str:
    """The text of a board of one's own, by the path of its .toml file."""
    if not path.endswith(".toml"):
        raise BoardError(f"no board {shown(path)}: choose {', '.join(shipped)}, or give the path of a .toml file")
    return board_text(path)
