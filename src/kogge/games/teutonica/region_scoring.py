"""Region scoring: at the end the players with most cities of Wales, and of Scotland, are paid."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.decisions import FinalScoring
from kogge.games.teutonica.scoring import controller, posts_by_city
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import CITIES, SOURCES


@final
class RegionScoring(FinalScoring):
    """By cities controlled, then by posts; the tied share the places they occupy, and nobody without a post is paid."""

    def add(self, s: State, points: vec[i64]) -> None:
        for number in range(len(s.board.country_prestige)):
            rank = ranking(s, 1 << (number + 1))
            for seat in range(s.variant.players):
                if rank[seat] > 0:
                    points[seat * SOURCES + CITIES] += share(rank, seat, s.board.country_prestige[number])


def ranking(s: State, country: i64) -> vec[i64]:
    """By seat: cities controlled in the country * 100 + posts there."""
    rank = vec[i64]([0] * s.variant.players)
    for seat in range(s.variant.players):
        posts = posts_by_city(s, seat)
        for city in range(s.board.n_cities):
            if s.board.city_countries[city] & country != 0:
                rank[seat] += posts[city]
    for city in range(s.board.n_cities):
        if s.board.city_countries[city] & country != 0:
            seat = controller(s, city)
            if 0 <= seat < s.variant.players:
                rank[seat] += 100
    return rank


def share(rank: vec[i64], seat: i64, prestige: vec[i64]) -> i64:
    """The places the seat and those tied with it occupy, divided among them and rounded down."""
    better: i64 = 0
    tied: i64 = 0
    for other in rank:
        if other > rank[seat]:
            better += 1
        elif other == rank[seat]:
            tied += 1
    total: i64 = 0
    for place in range(better, better + tied):
        if place < len(prestige):
            total += prestige[place]
    return total // tied
