"""Swapping on boards with green cities: posts that a permanent marker set there change places like others."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_SPACES
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.state import BY_PERMANENT, State, city_of, piece_of
from kogge.games.teutonica.verbs.swap import SwapPosts
from kogge.games.teutonica.words import MARKERS, SWAP, SWAP_POSTS


@final
class SwapWithGreen(SwapPosts):
    """By the edition's rule: anybody's posts, or one of the two must be the player's own."""

    __slots__ = ("own_only",)

    def __init__(self, own_only: bool) -> None:
        self.own_only = own_only

    def may_swap(self, seat: i64, left: i64, right: i64) -> bool:
        return not self.own_only or left // 2 == seat or right // 2 == seat

    def legal(self, s: State, f: Frame, row: Row) -> None:
        super().legal(s, f, row)
        if s.markers[f.seat * MARKERS + SWAP] == 0:
            return
        for city in range(s.board.n_cities):
            posts = green_posts(s, city)
            for i in range(min(posts, MAX_SPACES) - 1):
                right = green_post(s, city, posts - 2 - i)
                left = green_post(s, city, posts - 1 - i)
                if self.may_swap(f.seat, piece_of(s.extras[left]), piece_of(s.extras[right])):
                    row.add(SWAP_POSTS + city * MAX_SPACES + i)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        city = (action - SWAP_POSTS) // MAX_SPACES
        if s.board.city_size[city] > 0:
            super().apply(s, f, action)
            return
        posts = green_posts(s, city)
        i = (action - SWAP_POSTS) % MAX_SPACES
        left = green_post(s, city, posts - 1 - i)
        right = green_post(s, city, posts - 2 - i)
        s.use_marker(f.seat, SWAP)
        s.extras[left], s.extras[right] = s.extras[right], s.extras[left]


def green_posts(s: State, city: i64) -> i64:
    """How many posts a permanent marker has set in the city."""
    number: i64 = 0
    for extra in s.extras:
        if city_of(extra) == city and extra & BY_PERMANENT != 0:
            number += 1
    return number


def green_post(s: State, city: i64, from_right: i64) -> i64:
    """Where the post stands in `extras` that is so far from the right end."""
    seen: i64 = 0
    for i in range(len(s.extras)):
        if city_of(s.extras[i]) == city and s.extras[i] & BY_PERMANENT != 0:
            if seen == from_right:
                return i
            seen += 1
    return -1
