"""Voyages: the best whole turn that can be planned, leg by leg with an action in each city where one pays."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.bots.hansa.evaluation import evaluate
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.sell import Lose, sell
from kogge.games.hansa.words import (
    BUILD,
    BUY,
    CLASSES,
    COLOURS,
    EMPTY,
    LOSE,
    MAX_SEATS,
    MOST_BARRELS,
    PRICE,
    SAIL,
    SALE,
    SELL,
)

WORST: Final[i64] = -(1 << 60)
MOST_IDLE: Final[i64] = 2  # legs in a row without an action
LONGEST: Final[i64] = 24  # actions of a turn that are planned
MOST_HELD: Final[i64] = 6  # markers that are bought before some are sold or spent


@final
class Voyage:
    """A search through all turns that begin here; `actions` is the best one, without its end."""

    __slots__ = ("actions", "seat", "value", "way")

    def __init__(self, s: State) -> None:
        self.seat = s.actor()
        self.value: i64 = WORST
        self.actions = vec[i64]()
        self.way = vec[i64]([0] * LONGEST)  # the actions that led to where the search is
        self.explore(s, 0, 0)

    def explore(self, s: State, n: i64, idle: i64) -> None:
        """After so many actions: end the turn here, act here, or sail on."""
        if idle == 0:  # sailing alone makes nothing better
            value = evaluate(s, self.seat)
            if value > self.value:
                self.value = value
                self.actions = self.way[:n]
        if n == LONGEST:
            return
        if s.acted == 0:
            self.act(s, n)
        if s.talers[self.seat] >= PRICE and idle < MOST_IDLE:
            for route in range(s.board.routes_first[s.ship], s.board.routes_first[s.ship + 1]):
                self.follow(s, n, SAIL + s.board.routes_to[route], idle + 1)

    def act(self, s: State, n: i64) -> None:
        seat = self.seat
        if s.talers[seat] >= PRICE or s.majority(s.ship) == seat:
            self.buy(s, n)
        if s.in_hand[seat] > 0:
            for size in range(1, MOST_BARRELS + 1):
                good = cheapest(s, seat, size)
                if good >= 0:
                    self.follow(s, n, BUILD + good, 0)
        if s.booths[s.ship * MAX_SEATS + seat] > 0:
            goods = everything_sold(s, seat)
            if len(goods) > 0:
                after = s.clone()
                after.acted = 1
                sell(after, seat, goods)
                lose_lowest(after)
                self.way[n] = SELL
                self.explore(after, n + 1, 0)

    def buy(self, s: State, n: i64) -> None:
        if s.count_goods(self.seat) >= MOST_HELD:
            return
        before = EMPTY
        first = s.board.city_first[s.ship]
        for warehouse in range(first, first + s.board.city_size[s.ship]):
            good = s.warehouses[warehouse]
            if good != EMPTY and good != before:
                self.follow(s, n, BUY + good, 0)
            before = good

    def follow(self, s: State, n: i64, action: i64, idle: i64) -> None:
        after = s.clone()
        after.play(action)
        self.way[n] = action
        self.explore(after, n + 1, idle)


def cheapest(s: State, seat: i64, size: i64) -> i64:
    """A marker with so many barrels, of a colour of which there are fewest; -1 without one."""
    best: i64 = -1
    fewest: i64 = CLASSES
    for c in range(COLOURS):
        good = c * MOST_BARRELS + size - 1
        if s.goods[seat * CLASSES + good] > 0 and s.count_colour(seat, c) < fewest:
            best, fewest = good, s.count_colour(seat, c)
    return best


def everything_sold(s: State, seat: i64) -> vec[i64]:
    """All markers of all colours of which there are enough."""
    goods = vec[i64]()
    for c in range(COLOURS):
        if s.count_colour(seat, c) >= SALE:
            for good in range(c * MOST_BARRELS, c * MOST_BARRELS + MOST_BARRELS):
                for _ in range(s.goods[seat * CLASSES + good]):
                    goods = append(goods, good)
    return goods


def lose_lowest(s: State) -> None:
    """Everybody asked loses the marker with fewest barrels."""
    while len(s.stack) > 1:
        frame = s.stack[-1]
        good = frame.colour * MOST_BARRELS
        while s.goods[frame.seat * CLASSES + good] == 0:
            good += 1
        Lose().apply(s, frame, LOSE + good)
