"""Tables of a TOML file whose values are handed out checked, with messages that name their place."""

import tomllib
import unicodedata
from difflib import get_close_matches
from pathlib import Path
from typing import Any

Position = tuple[int, int]


class BoardError(ValueError):
    """A board that cannot be read or played; the text is one line that names file, place and fault."""


def board_text(path: str) -> str:
    """The text of the file of one's own board."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BoardError(f"{path}: is not a text in UTF-8") from None
    except (OSError, ValueError, RuntimeError) as error:  # the last two: a path no system can have, a ~ of nobody
        raise BoardError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def parsed(text: str, where: str) -> dict[str, Any]:
    """The content of a TOML text; `where` is the file that messages name."""
    try:
        text.encode()
        return tomllib.loads(unicodedata.normalize("NFC", text))
    except (ValueError, RecursionError) as error:
        raise BoardError(f"{where}: is not valid TOML: {error}") from None


class Table:
    """One table of the file: hands out its values checked, and begins every message with its place.

    Rare keys are those that few boards have; a message lists them only to somebody who uses or means one of them.
    """

    def __init__(
        self,
        where: str,
        content: object,
        keys: tuple[str, ...],
        optional: tuple[str, ...] = (),
        rare: tuple[str, ...] = (),
    ) -> None:
        self.where = where
        if not isinstance(content, dict):
            raise self.error(f"must be a table with {', '.join(keys)}, not {shown(content)}")
        self.content: dict[str, Any] = content
        for key in keys:
            if key not in content:
                raise self.error(f"{key} is missing")
        for key in content:
            if key not in keys + optional + rare:
                listed = rare if set(rare) & set(content) or get_close_matches(key, rare) else ()
                raise self.error(f"unknown key {shown(key)}, expected {', '.join(keys + optional + listed)}")

    def error(self, fault: str) -> BoardError:
        return BoardError(f"{self.where}: {fault}")

    def text(self, key: str) -> str:
        return self.checked_text(key, self.content[key])

    def texts(self, key: str) -> list[str]:
        return [self.checked_text(key, value) for value in self.rows(key)]

    def number(self, key: str, low: int, high: int) -> int:
        return self.checked_number(key, self.content[key], low, high)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self.checked_number(key, value, low, high) for value in self.rows(key)]

    def falling(self, key: str, high: int) -> tuple[int, ...]:
        """Points for the first, the second and so on."""
        found = self.numbers(key, 0, high)
        if not 1 <= len(found) <= 5 or found != sorted(found, reverse=True):
            raise self.error(f"{key} {shown(found)} must be 1 to 5 numbers from high to low")
        return tuple(found)

    def flag(self, key: str) -> bool:
        value = self.content.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"{key} must be true or false, not {shown(value)}")
        return value

    def position(self, key: str, value: object, size: Position, low: int = 0) -> Position:
        if not isinstance(value, list) or len(value) != 2:
            raise self.error(f"{key} must have two whole numbers like [120, 340], not {shown(value)}")
        x, y = value
        return self.checked_number(key, x, low, size[0]), self.checked_number(key, y, low, size[1])

    def word(self, key: str, word: str, known: tuple[str, ...]) -> str:
        if word not in known:
            raise self.error(f"unknown {key} {shown(word)}, expected {', '.join(known)}")
        return word

    def rows(self, key: str) -> list[Any]:
        value = self.content.get(key, [])
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {shown(value)}")
        return value

    def checked_text(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(f"{key} must be text in quotes, not {shown(value)}")
        return value

    def checked_number(self, key: str, value: object, low: int, high: int) -> int:
        # Python takes true for 1, a board does not.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key} must be a whole number from {low} to {high}, not {shown(value)}")
        return value


def spellings(name: str) -> set[str]:
    """How players type a name: without accents, and with the German ae, oe, ue."""
    plain = name.casefold()
    german = plain.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ø", "oe")
    letters = str.maketrans("øłđ", "old")  # letters that Unicode does not take apart
    return {
        "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c)).translate(letters)
        for word in (plain, german)
    }


def shown(value: object) -> str:
    """A value from a file in a message: quoted, on one line, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
