"""Invariants: what holds in every position, however it came about."""

from collections import Counter

from kogge.games.teutonica.editions import Edition
from kogge.games.teutonica.neutral import check_neutral
from kogge.games.teutonica.position import ALL_PIECES, ON_TRACK, pieces_in_hand
from kogge.games.teutonica.state import State, piece_of, present_on
from kogge.games.teutonica.words import ABILITIES, BOOK, FREE, LAST_STEP, MARKERS, MERCHANT, NO_MARKER, TRADER, USED


def check(s: State, edition: Edition) -> None:
    """Raise `AssertionError` with what does not hold."""
    check_pieces(s)
    check_markers(s, edition)
    check_neutral(s)
    assert list(s.present) == list(present_on(s.board, s.points)), "the summary of the routes is wrong"
    full = [city for city in range(s.board.n_cities) if s.is_complete(city)]
    assert s.completed == len(full), "the completed cities are miscounted"
    for city in range(s.board.n_cities):
        posts = [s.posts[p] != FREE for p in range(s.board.city_first[city], s.board.city_first[city + 1])]
        assert posts == sorted(posts, reverse=True), "a free space was skipped"
    assert s.actions >= 0, "more actions were taken than there are"


def check_pieces(s: State) -> None:
    """Every player owns 27 traders and 4 merchants."""
    found = Counter(
        [*s.points, *s.posts, *s.special, *(piece_of(extra) for extra in s.extras), *pieces_in_hand(s.stack)]
    )
    for seat in range(s.variant.players):
        for kind in (TRADER, MERCHANT):
            piece = seat * 2 + kind
            assert s.supply[piece] >= 0, "a supply is below zero"
            assert s.stock[piece] >= 0, "a stock is below zero"
            desk = [LAST_STEP[a] - s.levels[seat * ABILITIES + a] for a in range(ABILITIES) if (a == BOOK) == kind]
            assert min(desk) >= 0, "an ability was developed beyond its end"
            total = found[piece] + s.supply[piece] + s.stock[piece] + sum(desk) + ON_TRACK[kind]
            assert total == ALL_PIECES[kind], f"player {seat} has {total} pieces of kind {kind}"


def check_markers(s: State, edition: Edition) -> None:
    """No more markers of a kind than in the box, and none lost but those that left the game."""
    known = [kind for kind in s.route_marker if kind != NO_MARKER] + [*s.bag, *s.plate]
    used = 0
    for slot, number in enumerate(s.markers):
        assert number >= 0, "a marker was used that was not there"
        if slot % MARKERS == USED:
            used += number
        else:
            known += [slot % MARKERS] * number
    for kind, number in Counter(known).items():
        assert number <= edition.markers.get(kind, 0), f"too many markers of kind {kind}"
    assert len(known) + used <= sum(edition.markers.values()), "too many markers"
