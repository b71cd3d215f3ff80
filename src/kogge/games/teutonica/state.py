"""A position of Hansa Teutonica: pieces, desks, markers, and the stack of questions that wait for an answer."""

from typing import Any, Final, final

from librt.random import Random
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.asking import AskingState
from kogge.core.chance import shuffle
from kogge.core.packing import HASH_MASK, SALT, Reader, hash_row, random_row, write, write_row
from kogge.core.state import REFEREE
from kogge.games.teutonica.board import MAX_CITIES, MAX_ROUTES, MAX_SPACES, NO_LANE, Board
from kogge.games.teutonica.cards import deal_hidden, hidden_cards
from kogge.games.teutonica.decisions import Frame, Variant
from kogge.games.teutonica.words import (
    ABILITIES,
    CARDS,
    COIN,
    CONNECTION,
    CONTROL,
    FREE,
    MARKERS,
    REPLACE,
    STEPS,
    TRACK_SOURCES,
    TRACKS,
    USED,
)

# A post outside the printed spaces is city * 16 + piece, with a flag if a permanent marker set it.
BY_PERMANENT: Final[i64] = 512

# Random numbers for keys.
ON_ROUTE: Final = random_row(2 * MAX_ROUTES * 16, 1)
IN_SPACE: Final = random_row(MAX_CITIES * MAX_SPACES * 16, 2)


@final
class State(AskingState[Frame]):
    """A position of Hansa Teutonica."""

    __slots__ = (
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
        "stock",
        "supply",
        "variant",
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
        super().__init__(rules, variant.decisions, stack, turn, turns, reveals, viewer)
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
        self.actions = actions  # left in this turn
        self.completed = completed  # cities

    # The course of the game.

    def question(self, decision: i64, seat: i64) -> Frame:
        return Frame(decision, seat)

    # Small words of the rules.

    def value(self, seat: i64, ability: i64) -> i64:
        return TRACKS[ability * STEPS + self.levels[seat * ABILITIES + ability]]

    def set_point(self, point: i64, piece: i64) -> None:
        """Put a piece on a point, or what the point is without one."""
        self.points[point] = piece
        lane = self.board.point_lane[point]
        mask: i64 = 0
        first = self.board.lane_first[lane]
        for p in range(first, first + self.board.lane_length[lane]):
            mask |= 1 << (self.points[p] + 1)
        self.present[lane] = mask

    def clear_point(self, point: i64) -> None:
        self.set_point(point, self.board.empty[point])

    def first_of(self, lane: i64, piece: i64) -> i64:
        """The first point of the lane with this piece (or FREE, or FREE_BOAT) on it, -1 if there is none."""
        first = self.board.lane_first[lane]
        for p in range(first, first + self.board.lane_length[lane]):
            if self.points[p] == piece:
                return p
        return -1

    def count_on(self, lane: i64, piece: i64) -> i64:
        first = self.board.lane_first[lane]
        n: i64 = 0
        for p in range(first, first + self.board.lane_length[lane]):
            if self.points[p] == piece:
                n += 1
        return n

    def on_route(self, route: i64) -> i64:
        """What is present on a route, its boats included."""
        boats = self.board.boats[route]
        return self.present[route] if boats == NO_LANE else self.present[route] | self.present[boats]

    def free_space(self, city: i64) -> i64:
        """The leftmost free printed space of the city, -1 if it is full."""
        first = self.board.city_first[city]
        for space in range(first, first + self.board.city_size[city]):
            if self.posts[space] == FREE:
                return space
        return -1

    def is_complete(self, city: i64) -> bool:
        """All printed spaces hold posts; a green city, which has none, is complete with its first post."""
        if self.board.city_size[city] > 0:
            return self.free_space(city) < 0
        for extra in self.extras:
            if city_of(extra) == city:
                return True
        return False

    def prestige(self, seat: i64) -> i64:
        """The seat's points on the prestige track."""
        at = seat * TRACK_SOURCES
        return self.earned[at + CONTROL] + self.earned[at + COIN] + self.earned[at + CONNECTION]

    def award(self, seat: i64, source: i64, points: i64) -> None:
        """The one way by which points come to the prestige track."""
        self.earned[seat * TRACK_SOURCES + source] += points

    def use_marker(self, seat: i64, kind: i64) -> None:
        """A marker works once; used, it still counts as collected."""
        self.markers[seat * MARKERS + kind] -= 1
        self.markers[seat * MARKERS + USED] += 1

    def next_turn(self) -> None:
        self._turns += 1
        self.turn = (self.turn + 1) % self.variant.players
        self.actions = self.variant.turn_start.actions(self)
        self.stack[-1] = Frame(self.variant.turn_start.decision, self.turn)

    def has_missions(self) -> bool:
        return len(self.aside) > 0 and self.aside[CARDS] >= 0

    def end_game(self) -> None:
        if self.has_missions():
            self.reveal()
        self.stack.clear()

    # Copies, keys, bytes.

    def clone(self) -> "State":
        return State(
            self.rules,
            self.variant,
            self.points[:],
            self.present[:],
            self.posts[:],
            self.extras[:],
            self.special[:],
            self.route_marker[:],
            self.supply[:],
            self.stock[:],
            self.levels[:],
            self.markers[:],
            self.earned[:],
            self.bag[:],
            self.plate[:],
            self.aside[:],
            self.stack[:],
            self.turn,
            self.actions,
            self.completed,
            self._turns,
            self._reveals,
            self.viewer,
        )

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

    # Hidden information: the bag, the plate until its owner looks at it, and the others' missions until the end.

    def knows_plate(self, viewer: i64) -> bool:
        return viewer == REFEREE or (viewer == self.turn and len(self.stack) > 0 and self.stack[-1].decision == REPLACE)

    def seen_by(self, seat: i64) -> "State":
        seen = self.clone()
        seen.viewer = seat
        seen.hide_from(seat)
        return seen

    def hide_from(self, seat: i64) -> None:
        unseen = sorted(self.unseen(seat))
        self.lay_out(seat, vec[i64](unseen))
        if self.hides_missions(seat):
            cards = sorted(hidden_cards(self.aside, seat))
            self.aside = deal_hidden(self.aside, seat, self.variant.players, vec[i64](cards))

    def determinize(self, rng: Random) -> None:
        unseen = vec[i64](self.unseen(self.viewer))
        shuffle(unseen, rng)
        self.lay_out(self.viewer, unseen)
        if self.hides_missions(self.viewer):
            cards = vec[i64](hidden_cards(self.aside, self.viewer))
            shuffle(cards, rng)
            self.aside = deal_hidden(self.aside, self.viewer, self.variant.players, cards)

    def hides_missions(self, viewer: i64) -> bool:
        """Whether there are mission cards that the viewer does not know."""
        return viewer != REFEREE and len(self.stack) > 0 and self.has_missions()

    def knows_mission(self, seat: i64) -> bool:
        """Whether the viewer of this state knows the card of a seat."""
        return seat == self.viewer or not self.hides_missions(self.viewer)

    def unseen(self, viewer: i64) -> list[int]:
        """The markers a viewer cannot tell apart: the bag, and the plate unless the viewer may look at it."""
        found = [kind for kind in self.bag]
        if not self.knows_plate(viewer):
            found += [kind for kind in self.plate]
        return found

    def lay_out(self, viewer: i64, unseen: vec[i64]) -> None:
        n = len(self.bag)
        self.bag = unseen[:n]
        if not self.knows_plate(viewer):
            self.plate = unseen[n:]


def city_of(extra: i64) -> i64:
    return (extra >> 4) & 31


def piece_of(extra: i64) -> i64:
    return extra & 15


def present_on(board: Board, points: vec[i64]) -> vec[i64]:
    """What is present in every lane."""
    present = vec[i64]([0] * len(board.lane_length))
    for point in range(board.n_points):
        present[board.point_lane[point]] |= 1 << (points[point] + 1)
    return present


def read_frame(r: Reader) -> Frame:
    return Frame(r.one(), r.one(), r.one(), r.one(), r.one(), r.one(), r.row())


def from_bytes(rules: Any, variant: Variant, data: bytes) -> State:
    """The state that `to_bytes` wrote."""
    r = Reader(data)
    points = r.row()
    present = present_on(variant.board, points)
    posts, extras, special, route_marker = r.row(), r.row(), r.row(), r.row()
    supply, stock, levels, markers, earned = r.row(), r.row(), r.row(), r.row(), r.row()
    bag, plate, aside = r.row(), r.row(), r.row()
    stack = [read_frame(r) for _ in range(r.one())]
    return State(
        rules,
        variant,
        points,
        present,
        posts,
        extras,
        special,
        route_marker,
        supply,
        stock,
        levels,
        markers,
        earned,
        bag,
        plate,
        aside,
        stack,
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
    )
