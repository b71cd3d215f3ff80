"""A position of Hansa: booths, goods, talers, the ship, and the stack of questions that wait for an answer."""

from typing import Any, Final, final

from librt.random import Random
from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.asking import AskingState
from kogge.core.chance import shuffle
from kogge.core.packing import HASH_MASK, SALT, Reader, hash_row, random_row, write, write_row
from kogge.games.hansa.board import MAX_CITIES
from kogge.games.hansa.decisions import Frame, Variant
from kogge.games.hansa.words import (
    BEGIN,
    CLASSES,
    COLOURS,
    EMPTY,
    INCOME,
    MARKERS,
    MAX_SEATS,
    MOST_BARRELS,
    ROUNDS,
    SET_UP,
    TURN,
    colour,
)

# Random numbers for keys.
IN_WAREHOUSE: Final = random_row(MAX_CITIES * CLASSES, 1)


@final
class State(AskingState[Frame]):
    """A position of Hansa.  Placing the first booths counts as a turn each time."""

    __slots__ = (
        "acted",
        "board",
        "booths",
        "goods",
        "in_hand",
        "left_out",
        "piles",
        "ship",
        "sold",
        "talers",
        "variant",
        "warehouses",
    )

    def __init__(
        self,
        rules: Any,
        variant: Variant,
        booths: vec[i64],
        in_hand: vec[i64],
        talers: vec[i64],
        goods: vec[i64],
        sold: vec[i64],
        warehouses: vec[i64],
        piles: vec[i64],
        stack: list[Frame],
        left_out: i64,
        ship: i64,
        acted: i64,
        turn: i64,
        turns: i64,
        reveals: i64,
        viewer: i64,
    ) -> None:
        super().__init__(rules, variant.decisions, stack, turn, turns, reveals, viewer)
        self.variant = variant
        self.board = variant.board
        self.booths = booths  # city * MAX_SEATS + seat
        self.in_hand = in_hand  # by seat: booths that stand nowhere yet
        self.talers = talers  # by seat
        self.goods = goods  # seat * CLASSES + class: unsold markers
        self.sold = sold  # seat * CLASSES + class
        self.warehouses = warehouses  # by warehouse: a class or EMPTY
        self.piles = piles  # all face-down markers, the next one to be drawn last
        self.left_out = left_out  # the colours that are not in the game, a bit for each
        self.ship = ship  # its city
        self.acted = acted  # 1 if the action in the ship's city has been taken

    def question(self, decision: i64, seat: i64) -> Frame:
        return Frame(decision, seat)

    # Small words of the rules.

    def majority(self, city: i64) -> i64:
        """The seat with strictly most booths in the city; -1 without any booth and on a tie."""
        best: i64 = -1
        most: i64 = 0
        at = city * MAX_SEATS
        for seat in range(self.variant.players):
            number = self.booths[at + seat]
            if number > most:
                best, most = seat, number
            elif number == most:
                best = -1
        return best

    def count_goods(self, seat: i64) -> i64:
        """The unsold markers of a seat."""
        n: i64 = 0
        for slot in range(seat * CLASSES, seat * CLASSES + CLASSES):
            n += self.goods[slot]
        return n

    def count_colour(self, seat: i64, colour: i64) -> i64:
        """The unsold markers of a seat in one colour."""
        slot = seat * CLASSES + colour * MOST_BARRELS
        return self.goods[slot] + self.goods[slot + 1] + self.goods[slot + 2]

    def count_empty(self) -> i64:
        """The empty warehouses."""
        n: i64 = 0
        for good in self.warehouses:
            if good == EMPTY:
                n += 1
        return n

    def is_last_round(self) -> bool:
        """A marker has been taken from the last pile."""
        return len(self.piles) < self.variant.last_pile

    def is_set_up(self) -> bool:
        """All first booths have been placed."""
        return self._turns >= ROUNDS * self.variant.players

    def next_turn(self) -> None:
        """The next player is asked and, once the first booths are placed, takes his income; or the game ends."""
        self._turns += 1
        self.turn = (self.turn + 1) % self.variant.players
        self.acted = 0
        if not self.is_set_up():
            self.stack[-1] = Frame(SET_UP, self.turn)
        elif self.turn == 0 and self.is_last_round():
            self.stack.clear()
        else:
            self.talers[self.turn] += INCOME
            self.stack[-1] = Frame(self.first_question(), self.turn)

    def first_question(self) -> i64:
        """How a turn begins: replenishing is possible with an empty warehouse and markers to fill it."""
        return BEGIN if len(self.piles) > 0 and self.count_empty() > 0 else TURN

    # Copies, keys, bytes.

    def clone(self) -> "State":
        return State(
            self.rules,
            self.variant,
            self.booths[:],
            self.in_hand[:],
            self.talers[:],
            self.goods[:],
            self.sold[:],
            self.warehouses[:],
            self.piles[:],
            self.stack[:],
            self.left_out,
            self.ship,
            self.acted,
            self.turn,
            self._turns,
            self._reveals,
            self.viewer,
        )

    def key(self) -> int:
        """A sum of one random number per fact: a city's markers may lie in any order."""
        h = SALT[self.turn] + SALT[4] * self.acted + SALT[5] * (self.ship + 1) + SALT[6] * i64(self.is_set_up())
        warehouses = self.warehouses
        warehouse_city = self.board.warehouse_city
        for w in range(len(warehouses)):
            if warehouses[w] != EMPTY:
                h = (h + IN_WAREHOUSE[warehouse_city[w] * CLASSES + warehouses[w]]) & HASH_MASK
        h = hash_row(h, 8, self.in_hand)
        h = hash_row(h, 16, self.talers)
        h = hash_row(h, 32, self.booths)
        h = hash_row(h, 100, self.goods)
        h = hash_row(h, 180, self.sold)
        h = hash_row(h, 260, self.piles)
        at: i64 = 350
        for f in self.stack:
            h = (h + SALT[at] * (f.decision + 1) + SALT[at + 1] * (f.seat + 1)) & HASH_MASK
            h = (h + SALT[at + 2] * (f.colour + 2) + SALT[at + 3] * len(f.hand)) & HASH_MASK
            at += 4
            for good in f.hand:
                h = (h + SALT[900 + good]) & HASH_MASK
        return h

    def to_bytes(self) -> bytes:
        w = BytesWriter()
        write_row(w, self.booths)
        write_row(w, self.in_hand)
        write_row(w, self.talers)
        write_row(w, self.goods)
        write_row(w, self.sold)
        write_row(w, self.warehouses)
        write_row(w, self.piles)
        write(w, len(self.stack))
        for f in self.stack:
            for number in (f.decision, f.seat, f.colour):
                write(w, number)
            write_row(w, f.hand)
        for number in (self.left_out, self.ship, self.acted, self.turn, self._turns, self._reveals, self.viewer):
            write(w, number)
        return w.getvalue()

    # Hidden information: the order of the markers in the piles.  Which ones lie there can be counted, but as long as
    # nobody has seen a colour it may be one that is left out.

    def seen_by(self, seat: i64) -> "State":
        seen = self.clone()
        seen.viewer = seat
        seen.recolour(seen.unseen_colours())
        seen.piles = vec[i64](sorted(seen.piles))
        return seen

    def determinize(self, rng: Random) -> None:
        unseen = self.unseen_colours()
        shuffle(unseen, rng)
        self.recolour(unseen)
        shuffle(self.piles, rng)

    def is_left_out(self, c: i64) -> bool:
        return self.left_out >> c & 1 != 0

    def unseen_colours(self) -> vec[i64]:
        """The colours of which no marker has been face up: those left out, and those that lie in the piles complete."""
        hidden = vec[i64]([0] * COLOURS)
        for good in self.piles:
            hidden[colour(good)] += 1
        unseen = vec[i64]()
        for c in range(COLOURS):
            if self.is_left_out(c) or hidden[c] == MARKERS:
                unseen = append(unseen, c)
        return unseen

    def recolour(self, unseen: vec[i64]) -> None:
        """Colours that nobody has seen are alike: the first of these are in the game, the others are left out."""
        if self.left_out == 0:
            return
        becomes = vec[i64]([c for c in range(COLOURS)])
        n: i64 = 0
        for c in self.unseen_colours():
            if not self.is_left_out(c):
                becomes[c] = unseen[n]
                n += 1
        self.left_out = 0
        for i in range(n, len(unseen)):
            self.left_out |= 1 << unseen[i]
        for i in range(len(self.piles)):
            good = self.piles[i]
            self.piles[i] = good + (becomes[colour(good)] - colour(good)) * MOST_BARRELS


def read_frame(r: Reader) -> Frame:
    return Frame(r.one(), r.one(), r.one(), r.row())


def from_bytes(rules: Any, variant: Variant, data: bytes) -> State:
    """The state that `to_bytes` wrote."""
    r = Reader(data)
    booths, in_hand, talers, goods, sold = r.row(), r.row(), r.row(), r.row(), r.row()
    warehouses, piles = r.row(), r.row()
    stack = [read_frame(r) for _ in range(r.one())]
    return State(
        rules,
        variant,
        booths,
        in_hand,
        talers,
        goods,
        sold,
        warehouses,
        piles,
        stack,
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
    )
