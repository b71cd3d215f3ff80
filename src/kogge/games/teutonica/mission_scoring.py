"""Missions at the end: points for posts in the three cities of one's card, and for control of all of them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.decisions import FinalScoring
from kogge.games.teutonica.scoring import controller, posts_by_city
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import CARDS, MISSION_CARD, SOURCES

CITIES_ON_A_CARD: i64 = 3
POINTS_PER_POST: i64 = 1
POINTS_FOR_CONTROL: i64 = 5


@final
class MissionScoring(FinalScoring):
    """1 point for each city with an own post, 5 more for control of all three; only of cards the viewer knows."""

    __slots__ = ("cities",)

    def __init__(self, cities: vec[i64]) -> None:
        self.cities = cities  # card * 3 + 0, 1, 2

    def add(self, s: State, points: vec[i64]) -> None:
        for seat in range(s.variant.players):
            if s.knows_mission(seat):
                points[seat * SOURCES + MISSION_CARD] += self.points_of(s, seat)

    def points_of(self, s: State, seat: i64) -> i64:
        posts = posts_by_city(s, seat)
        first = s.aside[CARDS + seat] * CITIES_ON_A_CARD
        points: i64 = 0
        controlled: i64 = 0
        for at in range(first, first + CITIES_ON_A_CARD):
            city = self.cities[at]
            if posts[city] > 0:
                points += POINTS_PER_POST
                if controller(s, city) == seat:
                    controlled += 1
        return points + POINTS_FOR_CONTROL if controlled == CITIES_ON_A_CARD else points
