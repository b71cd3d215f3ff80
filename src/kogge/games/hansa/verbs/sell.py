"""Sell: turn over markers of like colours for one own booth; every opponent loses a marker of each colour sold."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.decisions import NOTHING, Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.words import (
    ADD,
    CLASSES,
    COLOURS,
    DONE,
    LOSE,
    LOSS,
    MAX_SEATS,
    MOST_BARRELS,
    SALE,
    SELL,
    SELLING,
    colour,
)


@final
class Sell(Verb):
    """Where an own booth stands, with two markers of a colour at least; if only one sale is possible it is made."""

    def first(self) -> int:
        return SELL

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.acted != 0 or s.booths[s.ship * MAX_SEATS + f.seat] == 0 or must_refill(s, f):
            return
        for c in range(COLOURS):
            if s.count_colour(f.seat, c) >= SALE:
                row.add(SELL)
                return

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.acted = 1
        s.ask(Frame(SELLING, f.seat))
        only = only_sale(s, f.seat)
        if len(only) > 0:
            s.answered()
            sell(s, f.seat, only)


@final
class AddToSale(Verb):
    """One more marker of a colour of which there are two at least."""

    def first(self) -> int:
        return ADD

    def count(self) -> int:
        return CLASSES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        at = f.seat * CLASSES
        for c in range(COLOURS):
            if s.count_colour(f.seat, c) >= SALE:
                for good in range(c * MOST_BARRELS, c * MOST_BARRELS + MOST_BARRELS):
                    if s.goods[at + good] > added(f, good):
                        row.add(ADD + good)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answer_with(Frame(SELLING, f.seat, hand=with_one(f.hand, action - ADD)))


@final
class DoneSelling(Verb):
    """Every colour of the sale has two markers."""

    def first(self) -> int:
        return DONE

    def count(self) -> int:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if len(f.hand) > 0 and lonely_colour(f) < 0:
            row.add(DONE)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.answered()
        sell(s, f.seat, f.hand)


@final
class Lose(Verb):
    """One own marker of the colour sold leaves the game."""

    def first(self) -> int:
        return LOSE

    def count(self) -> int:
        return CLASSES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        at = f.seat * CLASSES
        for good in range(f.colour * MOST_BARRELS, f.colour * MOST_BARRELS + MOST_BARRELS):
            if s.goods[at + good] > 0:
                row.add(LOSE + good)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.goods[f.seat * CLASSES + action - LOSE] -= 1
        s.answered()


def sell(s: State, seat: i64, goods: vec[i64]) -> None:
    """The markers are safe, a booth returns, and the losses are asked for, clockwise from the seller."""
    colours = vec[i64]([0] * COLOURS)
    for good in goods:
        s.goods[seat * CLASSES + good] -= 1
        s.sold[seat * CLASSES + good] += 1
        colours[colour(good)] = 1
    s.booths[s.ship * MAX_SEATS + seat] -= 1
    s.in_hand[seat] += 1
    for i in range(1, s.variant.players):
        loser = (seat + s.variant.players - i) % s.variant.players  # the last one first: he is asked last
        for c in range(COLOURS - 1, -1, -1):
            if colours[c] > 0 and s.count_colour(loser, c) > 0:
                s.ask(Frame(LOSS, loser, c))


def only_sale(s: State, seat: i64) -> vec[i64]:
    """The markers of the one possible sale; none if there is a choice."""
    found: i64 = -1
    for c in range(COLOURS):
        number = s.count_colour(seat, c)
        if number >= SALE:
            if found >= 0 or number > SALE:
                return NOTHING
            found = c
    goods = vec[i64]()
    for good in range(found * MOST_BARRELS, found * MOST_BARRELS + MOST_BARRELS):
        for _ in range(s.goods[seat * CLASSES + good]):
            goods = append(goods, good)
    return goods


def added(f: Frame, good: i64) -> i64:
    """How many markers of a class have been added to the sale."""
    n: i64 = 0
    for one in f.hand:
        if one == good:
            n += 1
    return n


def lonely_colour(f: Frame) -> i64:
    """A colour of which the sale has one marker only; -1 if there is none."""
    for good in f.hand:
        n: i64 = 0
        for other in f.hand:
            if colour(other) == colour(good):
                n += 1
        if n < SALE:
            return colour(good)
    return -1


def with_one(hand: vec[i64], good: i64) -> vec[i64]:
    """One marker more, in the order of the classes."""
    more = vec[i64]()
    for one in hand:
        if one <= good:
            more = append(more, one)
    more = append(more, good)
    for one in hand:
        if one > good:
            more = append(more, one)
    return more
