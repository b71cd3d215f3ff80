"""Finding what a player names among the things of a board."""

from collections.abc import Iterable

from kogge.core.errors import BadNotation
from kogge.core.messages import say
from kogge.core.notation import begins, spellings


def the_one(word: str, names: Iterable[str]) -> str:
    """The name that begins like this."""
    names = list(names)
    same = [name for name in names if spellings(word) & spellings(name)]
    found = same or [name for name in names if begins(word, name)]
    if len(found) != 1:
        key = "name-ambiguous" if found else "name-unknown"
        raise BadNotation(say(key, word=word, names=", ".join(found or names)))
    return found[0]
