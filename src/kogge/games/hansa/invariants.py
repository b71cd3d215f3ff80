"""Invariants: what holds in every position, however it came about."""

from collections import Counter

from kogge.games.hansa.dealing import box
from kogge.games.hansa.names import COLOURS
from kogge.games.hansa.state import State
from kogge.games.hansa.variants import COLOURS_LEFT_OUT
from kogge.games.hansa.words import (
    BEGIN,
    BOOTHS,
    CLASSES,
    EMPTY,
    KEPT_GOODS,
    KEPT_TALERS,
    LOSS,
    MAX_SEATS,
    SELLING,
    SET_UP,
    TAXES,
    TURN,
)


def check(s: State) -> None:
    """Raise `AssertionError` with what does not hold."""
    check_booths(s)
    check_goods(s)
    check_questions(s)
    assert min(s.talers) >= 0, "somebody has less than no talers"
    assert 0 <= s.ship < s.board.n_cities, "the ship is lost"
    assert s.acted in (0, 1), "more than one action was taken in a city"
    if s.stack and s.stack[-1].decision == TAXES:
        assert s.talers[s.turn] <= KEPT_TALERS, "talers above the limit were kept"
        assert s.count_goods(s.turn) > KEPT_GOODS, "goods are given up that may be kept"


def check_booths(s: State) -> None:
    """Every player owns 15 booths."""
    for seat in range(s.variant.players):
        standing = sum(s.booths[city * MAX_SEATS + seat] for city in range(s.board.n_cities))
        assert s.in_hand[seat] >= 0, "a player has less than no booths in hand"
        assert standing + s.in_hand[seat] == BOOTHS, f"player {seat} has {standing + s.in_hand[seat]} booths"
    assert min(s.booths) >= 0, "less than no booths stand in a city"


def check_goods(s: State) -> None:
    """No more markers of a class than in the game, none of a colour left out, and the piles do not grow."""
    left_out = [colour for colour in range(len(COLOURS)) if s.is_left_out(colour)]
    assert len(left_out) == COLOURS_LEFT_OUT[s.variant.players], "a wrong number of colours is left out"
    found = Counter([good for good in s.warehouses if good != EMPTY] + [*s.piles])
    for row in (s.goods, s.sold):
        assert min(row) >= 0, "a player has less than no markers"
        for slot, number in enumerate(row):
            found[slot % CLASSES] += number
    there = Counter(box(left_out))
    assert all(number <= there[good] for good, number in found.items()), "too many markers of a class"
    assert len(s.piles) <= sum(s.variant.pile_sizes), "the piles have grown"


def check_questions(s: State) -> None:
    """A player's own turn lies below everything else that is asked."""
    if not s.stack:
        assert s.is_last_round() or s.is_set_up(), "the game is over before it began"
        return
    first, *others = s.stack
    assert first.decision == SET_UP if not s.is_set_up() else first.decision in (TURN, BEGIN), "a turn is missing"
    assert first.seat == s.turn, "a player is in turn who is not asked"
    assert all(frame.decision in (SELLING, LOSS, TAXES) for frame in others), "a turn lies above another question"
