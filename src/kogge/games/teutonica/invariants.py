"""Invariants: what holds in every position, however it came about."""

from collections import Counter

from kogge.games.teutonica.editions import Edition
from kogge.games.teutonica.favours import has_favours
from kogge.games.teutonica.neutral import check_neutral
from kogge.games.teutonica.position import ALL_PIECES, ON_TRACK, pieces_in_hand
from kogge.games.teutonica.state import BY_PERMANENT, State, city_of, piece_of, present_on
from kogge.games.teutonica.words import (
    ABILITIES,
    ALL_CARDS,
    BOOK,
    BOUGHT,
    CARDS,
    FAVOURS,
    FREE,
    FREE_BOAT,
    LAST_STEP,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NOT_IN_PLAY,
    ON_DISPLAY,
    PAWN_AT,
    PAWN_START,
    TILES,
    TRADER,
    USED,
)


def check(s: State, edition: Edition) -> None:
    """Raise `AssertionError` with what does not hold."""
    check_pieces(s)
    check_markers(s, edition)
    check_aside(s)
    check_neutral(s)
    assert list(s.present) == list(present_on(s.board, s.points)), "the summary of the routes is wrong"
    full = [city for city in range(s.board.n_cities) if s.is_complete(city)]
    assert s.completed == len(full), "the completed cities are miscounted"
    for city in range(s.board.n_cities):
        posts = [s.posts[p] != FREE for p in range(s.board.city_first[city], s.board.city_first[city + 1])]
        assert posts == sorted(posts, reverse=True), "a free space was skipped"
    check_sea(s)
    check_pawn(s)
    assert s.actions >= 0, "more actions were taken than there are"


def check_sea(s: State) -> None:
    """Boats hold merchants only, markers lie where they may, and posts of green cities stand in their order."""
    boats = [piece for point, piece in enumerate(s.points) if s.board.empty[point] == FREE_BOAT]
    assert all(piece == FREE_BOAT or piece % 2 == MERCHANT for piece in boats), "a boat holds a trader"
    for route, kind in enumerate(s.route_marker):
        assert kind == NO_MARKER or s.board.may_get_marker[route], "a marker lies where none may"
    green = [extra for extra in s.extras if extra & BY_PERMANENT]
    assert all(s.board.city_size[city_of(extra)] == 0 for extra in green), "a green post stands in an ordinary city"
    order = [(city_of(extra), 0 if extra & BY_PERMANENT else 1) for extra in s.extras]
    assert order == sorted(order), "posts outside the printed spaces stand in a wrong order"


def check_pawn(s: State) -> None:
    """Where a pawn is played with, it stands in a province, and nowhere only while that is asked."""
    if s.board.provinces is not None:
        asked = len(s.stack) > 0 and s.stack[-1].decision == PAWN_START
        possible = range(-1, 0) if asked else range(s.board.provinces.number)
        assert s.aside[PAWN_AT] in possible, "the pawn is lost"


def check_aside(s: State) -> None:
    """Tiles and cards are where they can be."""
    if s.has_missions():
        cards = list(s.aside[CARDS : CARDS + ALL_CARDS])
        assert sorted(cards) == list(range(ALL_CARDS)), "a mission card is missing"
        assert cards[s.variant.players :] == sorted(cards[s.variant.players :]), (
            "the missions left over are not in order"
        )
    if has_favours(s):
        tiles = [tile for tile in s.aside[TILES : TILES + FAVOURS] if tile != NOT_IN_PLAY]
        assert len(tiles) <= s.variant.players, "there are too many favours"
        assert all(ON_DISPLAY <= tile < s.variant.players for tile in tiles), "a favour belongs to nobody"
    if s.stack and s.stack[0].decision == BOUGHT:
        assert s.actions == 0, "there are actions after a favour was bought"


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
