"""The mission cards as they lie: one before each seat, then those nobody has, which stay in order."""

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.words import ALL_CARDS, CARDS


def hidden_cards(aside: vec[i64], viewer: i64) -> list[int]:
    """The cards a viewer cannot tell apart: all but his own."""
    hidden: list[int] = []
    for place in range(ALL_CARDS):
        if place != viewer:
            hidden.append(aside[CARDS + place])
    return hidden


def deal_hidden(aside: vec[i64], viewer: i64, players: i64, cards: vec[i64]) -> vec[i64]:
    """These cards go to every place but the viewer's own."""
    dealt = aside[:]
    at: i64 = 0
    for place in range(ALL_CARDS):
        if place != viewer:
            dealt[CARDS + place] = cards[at]
            at += 1
    rest = sorted([dealt[CARDS + place] for place in range(players, ALL_CARDS)])
    for i in range(len(rest)):
        dealt[CARDS + players + i] = rest[i]
    return dealt
