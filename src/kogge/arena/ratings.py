"""Ratings: Plackett-Luce on the rankings of all games, with intervals from resampled blocks."""

import math
import random
from collections.abc import Sequence
from typing import Any

PRIOR = 0.05  # a weak one, so that a bot that has lost every game still gets a number
POINTS = 400 / math.log(10)  # a lead of 400 points means ten times the chance to finish ahead
RESAMPLES = 200


def rankings(block: dict[str, Any], names: Sequence[str], rng: random.Random) -> list[tuple[int, ...]]:
    """Every game's bots from first to last.  Of several equal bots in a game one, drawn by lot, counts; so do ties."""
    found = []
    for game in block["games"]:
        places = list(range(len(block["bots"])))
        rng.shuffle(places)
        one_each = {block["bots"][place]: place for place in places}
        order = list(one_each.items())
        rng.shuffle(order)
        order.sort(key=lambda entry: (-game["wins"][entry[1]], -game["scores"][entry[1]]))
        if len(order) > 1:
            found.append(tuple(names.index(name) for name, _ in order))
    return found


def fit(blocks: Sequence[dict[str, Any]], names: Sequence[str], rng: random.Random) -> list[float]:
    import choix

    data = [ranking for block in blocks for ranking in rankings(block, names, rng)]
    return [float(strength) * POINTS for strength in choix.ilsr_rankings(len(names), data, alpha=PRIOR)]


def ratings(blocks: Sequence[dict[str, Any]], anchor: str, resamples: int = RESAMPLES) -> list[dict[str, Any]]:
    """Every bot's rating above the anchor, best first, with the middle 95 % of what resampled blocks give."""
    names = sorted({name for block in blocks for name in block["bots"]})
    if len(names) < 2:
        return []
    zero = names.index(anchor) if anchor in names else 0
    rng = random.Random(1)

    def above(found: list[float]) -> list[float]:
        return [one - found[zero] for one in found]

    middle = above(fit(blocks, names, rng))
    drawn = [above(fit(rng.choices(blocks, k=len(blocks)), names, rng)) for _ in range(resamples)]
    rows = []
    for number, name in enumerate(names):
        values = sorted(one[number] for one in drawn)
        low, high = values[round(0.025 * (resamples - 1))], values[round(0.975 * (resamples - 1))]
        rows.append({"bot": name, "rating": middle[number], "low": low, "high": high})
    return sorted(rows, key=lambda one: -float(one["rating"]))
