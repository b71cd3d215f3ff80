"""What a position of Hansa Teutonica consists of, as rows of numbers, with their key and their bytes."""

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.packing import HASH_MASK, SALT, hash_row, random_row, write, write_row
from kogge.core.state import State
from kogge.games.teutonica.board import MAX_CITIES, MAX_ROUTES, MAX_SPACES
from kogge.games.teutonica.decisions import Frame, Variant
from kogge.games.teutonica.words import FREE

# Random numbers for keys.
ON_ROUTE: Final = random_row(2 * MAX_ROUTES * 16, 1)
IN_SPACE: Final = random_row(MAX_CITIES * MAX_SPACES * 16, 2)


class StateData(State):
    """Everything that can change in a game; what the numbers mean is said once, in `__init__`."""

    __slots__ = (
        "_reveals",
        "_turns",
        "actions",
        "aside",
        "bag",
        "board",
        "completed",
        "earned",
        "extras",
        "levels",
        "markers",
        "plate",
        "points",
        "posts",
        "present",
        "route_marker",
        "special",
        "stack",
        "stock",
        "supply",
        "turn",
        "variant",
        "viewer",
    )

    def __init__(
        self,
        rules: Any,
        variant: Variant,
        points: vec[i64],
        present: vec[i64],
        posts: vec[i64],
        extras: vec[i64],
        special: vec[i64],
        route_marker: vec[i64],
        supply: vec[i64],
        stock: vec[i64],
        levels: vec[i64],
        markers: vec[i64],
        earned: vec[i64],
        bag: vec[i64],
        plate: vec[i64],
        aside: vec[i64],
        stack: list[Frame],
        turn: i64,
        actions: i64,
        completed: i64,
        turns: i64,
        reveals: i64,
        viewer: i64,
    ) -> None:
        super().__init__(rules)
        self.variant = variant
        self.board = variant.board
        self.points = points  # by point: a piece, FREE or FREE_BOAT
        self.present = present  # by lane: bit 0 a free point, bit piece + 1 such a piece; kept by `set_point`
        self.posts = posts  # by printed space: a piece or FREE
        self.extras = extras  # posts outside the printed spaces, by city; the later one stands further left
        self.special = special  # by special-prestige space: a piece or FREE
        self.route_marker = route_marker  # by route: a kind of marker or NO_MARKER
        self.supply = supply  # by piece: how many are ready to be placed
        self.stock = stock  # by piece: how many need an income first
        self.levels = levels  # seat * 5 + ability: steps developed
        self.markers = markers  # seat * 8 + kind: unused markers; + USED: all used ones
        self.earned = earned  # seat * 3 + source: points on the prestige track
        self.bag = bag  # face-down markers, the next one to be drawn last
        self.plate = plate  # markers drawn in this turn
        self.aside = aside  # favour tiles, mission cards, pawn, permissions; empty where there are none
        self.stack = stack  # open questions, the last one first; empty when the game is over
        self.turn = turn
        self.actions = actions  # left in this turn
        self.completed = completed  # cities
        self._turns = turns
        self._reveals = reveals
        self.viewer = viewer  # the seat whose knowledge this is, or REFEREE

    def key(self) -> int:
        """A sum of one random number per fact: pieces of one route may stand in any order."""
        h = SALT[self.turn] + SALT[8] * self.actions
        points = self.points
        point_lane = self.board.point_lane
        for p in range(len(points)):
            if points[p] != FREE:
                h = (h + ON_ROUTE[point_lane[p] * 16 + points[p]]) & HASH_MASK
        posts = self.posts
        for space in range(len(posts)):
            if posts[space] != FREE:
                h = (h + IN_SPACE[space * 16 + posts[space]]) & HASH_MASK
        h = hash_row(h, 16, self.route_marker)
        h = hash_row(h, 80, self.supply)
        h = hash_row(h, 96, self.stock)
        h = hash_row(h, 112, self.levels)
        h = hash_row(h, 144, self.markers)
        h = hash_row(h, 200, self.earned)
        h = hash_row(h, 220, self.special)
        h = hash_row(h, 240, self.bag)
        h = hash_row(h, 260, self.plate)
        h = hash_row(h, 280, self.extras)
        h = hash_row(h, 310, self.aside)
        at: i64 = 330
        for f in self.stack:
            h = (h + SALT[at] * (f.decision + 1) + SALT[at + 1] * (f.seat + 1)) & HASH_MASK
            h = (h + SALT[at + 2] * (f.route + 2) + SALT[at + 3] * (f.piece + 2)) & HASH_MASK
            h = (h + SALT[at + 4] * f.left + SALT[at + 5] * (f.lifted + 2)) & HASH_MASK
            h = hash_row(h, at + 6, f.hand)
            at += 16
        return h

    def to_bytes(self) -> bytes:
        w = BytesWriter()
        write_row(w, self.points)
        write_row(w, self.posts)
        write_row(w, self.extras)
        write_row(w, self.special)
        write_row(w, self.route_marker)
        write_row(w, self.supply)
        write_row(w, self.stock)
        write_row(w, self.levels)
        write_row(w, self.markers)
        write_row(w, self.earned)
        write_row(w, self.bag)
        write_row(w, self.plate)
        write_row(w, self.aside)
        write(w, len(self.stack))
        for f in self.stack:
            for number in (f.decision, f.seat, f.route, f.piece, f.left, f.lifted):
                write(w, number)
            write_row(w, f.hand)
        write(w, self.turn)
        write(w, self.actions)
        write(w, self.completed)
        write(w, self._turns)
        write(w, self._reveals)
        write(w, self.viewer)
        return w.getvalue()
