"""Notation: find the action a player means, however he spells, shortens or orders the words."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import permutations

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "å": "aa", "ø": "oe", "æ": "ae"})
_PLAIN = str.maketrans({"ø": "o", "æ": "a", "ß": "s"})
MOST_ARRANGED = 4
_POINT = re.compile(r"(.+)\.(\d+)$")


def noted(name: str) -> str:
    """A name as notation writes it: one word.

    >>> noted("Isle of Man")
    'Isle_of_Man'
    """
    return name.replace(" ", "_")


@lru_cache(maxsize=4096)
def spellings(word: str) -> frozenset[str]:
    """How a word may be typed: Lübeck, lubeck, luebeck.

    >>> sorted(spellings("Lübeck"))
    ['lubeck', 'luebeck']
    """
    word = unicodedata.normalize("NFC", word).casefold()
    decomposed = unicodedata.normalize("NFD", word.translate(_PLAIN))
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return frozenset((bare, word.translate(_UMLAUTS)))


def find_actions(
    text: str,
    actions: Iterable[int],
    text_of: Callable[[int], str],
    points_of: Callable[[int], Sequence[str]],
    unordered: Sequence[str] = (),
) -> list[int]:
    """The actions a text may mean; more than one if it is ambiguous.

    The best way of matching that finds any counts: the exact words; beginnings of all words; beginnings of some words
    in their order.  A point `A/B.n` means the class of like points it belongs to.  After an unordered verb the words
    may come in any order.
    """
    typed, point = split_point(text)
    candidates = [(action, text_of(action).split()) for action in actions]
    for matches in (_same, _all_begin, _some_begin):
        found = [
            action
            for action, words in candidates
            if words and any(matches(order, words) for order in _arranged(typed, words[0] in unordered))
        ]
        if point:
            found = [action for action in found if any(_is_point(point, name) for name in points_of(action))]
        if found:
            return found
    return []


def _arranged(typed: list[str], freely: bool) -> Iterable[Sequence[str]]:
    """The words as they are typed, or with all behind the first in any order, unless they are too many."""
    if not freely or len(typed) > MOST_ARRANGED:
        return (typed,)
    return ([*typed[:1], *rest] for rest in permutations(typed[1:]))


def _is_point(typed: str, name: str) -> bool:
    route, _, number = typed.rpartition(".")
    named, _, numbered = name.rpartition(".")
    return number == numbered and begins(route, named)


def split_point(text: str) -> tuple[list[str], str]:
    """The words without a point's number, and the point with it."""
    words = text.split()
    point = ""
    for i, word in enumerate(words):
        numbered = _POINT.match(word)
        if numbered:
            point, words[i] = word, numbered[1]
    return words, point


def _same(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) == len(words) and all(_equal(t, w) for t, w in zip(typed, words, strict=True))


def _equal(typed: str, word: str) -> bool:
    return any(spellings(order) & spellings(word) for order in _orders(typed))


def _all_begin(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) == len(words) and all(begins(t, w) for t, w in zip(typed, words, strict=True))


def _some_begin(typed: Sequence[str], words: Sequence[str]) -> bool:
    if not typed or not begins(typed[0], words[0]):
        return False
    rest = iter(words[1:])
    return all(any(begins(t, w) for w in rest) for t in typed[1:])


def begins(typed: str, word: str) -> bool:
    """Whether a word begins like this; a route A/B may be named from either end."""
    if "/" in word and "/" in typed:
        ends = word.split("/")
        return any(
            all(begins(t, end) for t, end in zip(order.split("/"), ends, strict=False)) for order in _orders(typed)
        )
    return any(spelt.startswith(t) for t in spellings(typed) for spelt in spellings(word))


def _orders(word: str) -> list[str]:
    ends = word.split("/")
    return [word] if len(ends) == 1 else [word, "/".join(reversed(ends))]
