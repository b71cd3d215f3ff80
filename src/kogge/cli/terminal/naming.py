"""Names of things that people look at, spelt out or begun."""

from collections.abc import Mapping
from typing import Any

from kogge.core.errors import BadNotation
from kogge.core.messages import say
from kogge.core.notation import begins, spellings


def the_one(word: str, names: Mapping[str, Any]) -> str:
    """The name that begins like this."""
    same = [name for name in names if spellings(word) & spellings(name)]
    found = same or [name for name in names if begins(word, name)]
    if len(found) != 1:
        key = "name-ambiguous" if found else "name-unknown"
        raise BadNotation(say(key, word=word, names=", ".join(found or names)))
    return found[0]
