"""Statistics of blocks: shares of victory with their intervals, ranks, points by category, time."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

Z = 1.959963984540054  # 95 %


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    low = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / low
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / low
    return max(0.0, middle - half), min(1.0, middle + half)


def rank_of(scores: Sequence[int], place: int) -> float:
    """1 for the best; equal scores share the mean of their ranks."""
    better = sum(score > scores[place] for score in scores)
    equal = sum(score == scores[place] for score in scores)
    return better + (equal + 1) / 2


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def summary(blocks: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One row for every bot of the blocks, and what concerns whole games."""
    seen: dict[str, list[tuple[dict[str, Any], int]]] = defaultdict(list)
    games = [(block["bots"], game) for block in blocks for game in block["games"]]
    for bots, game in games:
        for place, name in enumerate(bots):
            seen[name].append((game, place))
    return {
        "bots": [row(name, results) for name, results in seen.items()],
        "games": len(games),
        "blocks": len(blocks),
        "players": len(games[0][0]) if games else 0,
        "turns": mean(game["turns"] for _, game in games),
        "decisions": mean(sum(game["decisions"]) for _, game in games),
        "seconds": mean(sum(game["seconds"]) for _, game in games),
        "cut_off": sum(game["cut"] for _, game in games),
        "seats": seat_shares([game for _, game in games]),
    }


def row(name: str, results: Sequence[tuple[dict[str, Any], int]]) -> dict[str, Any]:
    """How one bot did; where it had several seats of a game, the interval counts the game once."""
    games = len({id(game) for game, _ in results})
    share = mean(game["wins"][place] for game, place in results)
    low, high = wilson(share, games)
    sources = {source: mean(game["sources"][place].get(source, 0) for game, place in results) for source in of(results)}
    turns = sum(game["turns"] / len(game["scores"]) for game, _ in results)
    return {
        "bot": name,
        "games": games,
        "seats": len(results) / games,
        "share": share,
        "low": low,
        "high": high,
        "rank": mean(rank_of(game["scores"], place) for game, place in results),
        "score": mean(game["scores"][place] for game, place in results),
        "sources": sources,
        "decisions": mean(game["decisions"][place] for game, place in results),
        "seconds": mean(game["seconds"][place] for game, place in results),
        "seconds_a_turn": sum(game["seconds"][place] for game, place in results) / max(turns, 1),
        "kinds": {
            kind: mean(game["kinds"][place].get(kind, 0) for game, place in results)
            for kind in sorted({kind for game, place in results for kind in game["kinds"][place]})
        },
    }


def of(results: Sequence[tuple[dict[str, Any], int]]) -> list[str]:
    """The categories of points, in the order of the score sheet."""
    return list(dict.fromkeys(source for game, place in results for source in game["sources"][place]))


def seat_shares(games: Sequence[dict[str, Any]]) -> list[float]:
    """How often each seat won, whoever sat there."""
    seats = max((len(game["scores"]) for game in games), default=0)
    of_seat = [
        [game["wins"][game["seats"].index(seat)] for game in games if seat in game["seats"]] for seat in range(seats)
    ]
    return [mean(wins) for wins in of_seat]
