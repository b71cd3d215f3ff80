"""The marker swap: two posts on neighbouring spaces of a city change places."""

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.board import MAX_SPACES
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import FREE, MARKERS, PUT_MARKER, SWAP, SWAP_POSTS


class SwapPosts(Verb):
    """Anybody's posts.  (argentum, second)"""

    def first(self) -> int:
        return SWAP_POSTS

    def count(self) -> int:
        return PUT_MARKER - SWAP_POSTS

    def may_swap(self, seat: i64, left: i64, right: i64) -> bool:
        return True

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.markers[f.seat * MARKERS + SWAP] == 0:
            return
        for city in range(s.board.n_cities):
            first = s.board.city_first[city]
            for i in range(s.board.city_size[city] - 1):
                left = s.posts[first + i]
                right = s.posts[first + i + 1]
                if left != FREE and right != FREE and self.may_swap(f.seat, left, right):
                    row.add(SWAP_POSTS + city * MAX_SPACES + i)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        city = (action - SWAP_POSTS) // MAX_SPACES
        left = s.board.city_first[city] + (action - SWAP_POSTS) % MAX_SPACES
        s.use_marker(f.seat, SWAP)
        s.posts[left], s.posts[left + 1] = s.posts[left + 1], s.posts[left]


class SwapOwnPost(SwapPosts):
    """One of the two posts must be the player's own.  (bigbox)"""

    def may_swap(self, seat: i64, left: i64, right: i64) -> bool:
        return left // 2 == seat or right // 2 == seat
