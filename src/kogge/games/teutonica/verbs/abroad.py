"""Countries: outside England placing and displacing need a permission, and moved pieces stay in their country."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, TurnStart
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import Displace, fee_for, own_bits
from kogge.games.teutonica.verbs.move import Put
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.words import (
    ACTIONS,
    DISPLACE,
    EMPTY_BITS,
    FREE,
    FREE_BOAT,
    MERCHANT,
    MOVE,
    PERMISSIONS,
    PLACE,
    PUT,
    TRADER,
)

HOME: Final[i64] = 0
COUNTRIES: Final[i64] = 3
SORTS: Final[i64] = 2  # land and boats


@final
class TurnWithPermissions(TurnStart):
    """Every permission works once a turn."""

    def actions(self, s: State) -> i64:
        s.aside[PERMISSIONS] = 0
        return s.value(s.turn, ACTIONS)


def permitted(s: State, seat: i64) -> i64:
    """A bit for each country in which the seat may place now; England needs no permission."""
    board = s.board
    used = s.aside[PERMISSIONS]
    countries: i64 = 1
    for i in range(len(board.permission_city)):
        if used & (1 << i) == 0 and holder(s, board.permission_city[i]) == seat:
            countries |= board.permission_countries[i]
    return countries


def holder(s: State, city: i64) -> i64:
    """The owner of the rightmost post on the printed spaces; -1 without one.  (Extra posts stand left of these.)"""
    posts = s.posts
    first = s.board.city_first[city]
    space = first + s.board.city_size[city] - 1
    while space >= first and posts[space] == FREE:
        space -= 1
    return posts[space] // 2 if space >= first else -1


def use_permission(s: State, seat: i64, country: i64) -> None:
    """The first of the seat's permissions that covers the country is used up."""
    if country == HOME:
        return
    for i in range(len(s.board.permission_city)):
        covers = s.board.permission_countries[i] & (1 << country) != 0
        if covers and s.aside[PERMISSIONS] & (1 << i) == 0 and holder(s, s.board.permission_city[i]) == seat:
            s.aside[PERMISSIONS] |= 1 << i
            return


@final
class PlaceByPermission(Place):
    """On land and on boats, where the seat may."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        traders = s.supply[f.seat * 2 + TRADER]
        merchants = s.supply[f.seat * 2 + MERCHANT]
        if s.actions == 0 or traders + merchants == 0:
            return
        countries = permitted(s, f.seat)
        present = s.present
        lane_country = s.board.lane_country
        for lane in range(len(present)):
            if present[lane] & EMPTY_BITS == 0 or countries & (1 << lane_country[lane]) == 0:
                continue
            at_sea = lane >= s.board.n_routes
            point = s.first_of(lane, FREE_BOAT if at_sea else FREE)
            if traders > 0 and not at_sea:
                row.add(PLACE + point * 2 + TRADER)
            if merchants > 0:
                row.add(PLACE + point * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        use_permission(s, f.seat, s.board.country[s.board.point_route[(action - PLACE) // 2]])
        super().apply(s, f, action)


@final
class DisplaceByPermission(Displace):
    """On land and on boats, where the seat may."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        traders = s.supply[f.seat * 2 + TRADER]
        merchants = s.supply[f.seat * 2 + MERCHANT]
        if s.actions == 0 or traders + merchants < 2:
            return
        countries = permitted(s, f.seat)
        present = s.present
        lane_country = s.board.lane_country
        opponents = ~(own_bits(f.seat) | EMPTY_BITS)
        for lane in range(len(present)):
            others = present[lane] & opponents
            if others == 0 or countries & (1 << lane_country[lane]) == 0:
                continue
            first = s.board.lane_first[lane]
            for point in range(first, first + s.board.lane_length[lane]):
                bit = others & (1 << (s.points[point] + 1))
                if bit == 0:
                    continue
                others -= bit
                if traders + merchants > fee_for(s.points[point]):
                    if traders > 0 and lane < s.board.n_routes:
                        row.add(DISPLACE + point * 2 + TRADER)
                    if merchants > 0:
                        row.add(DISPLACE + point * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        use_permission(s, f.seat, s.board.country[s.board.point_route[(action - DISPLACE) // 2]])
        super().apply(s, f, action)


class PutInCountry(Put):
    """A moved piece stays in its country or, in a move action, comes to England; all in hand must find a point."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if len(f.hand) == 0:
            return
        held = f.hand[0]
        room = free_by_country(s) if len(f.hand) > 1 else vec[i64]()
        certain = is_plenty(f, room)
        present = s.present
        lane_country = s.board.lane_country
        for lane in range(len(present)):
            if present[lane] & EMPTY_BITS == 0:
                continue
            at_sea: i64 = 1 if lane >= s.board.n_routes else 0
            country = lane_country[lane]
            if may_go(f, held, country, at_sea) and (certain or fits_without(f, room, country * SORTS + at_sea)):
                row.add(PUT + s.first_of(lane, FREE_BOAT if at_sea == 1 else FREE) * 2 + held % 2)


def may_go(f: Frame, held: i64, country: i64, at_sea: i64) -> bool:
    """Whether a piece in hand may go there."""
    if at_sea == 1 and held % 2 == TRADER:
        return False
    return country == held // 16 or (country == HOME and f.decision == MOVE)


def free_by_country(s: State) -> vec[i64]:
    """Free points, at country * SORTS + sort."""
    room = vec[i64]([0] * (COUNTRIES * SORTS))
    present = s.present
    lane_country = s.board.lane_country
    for lane in range(len(present)):
        if present[lane] & EMPTY_BITS != 0:
            at_sea: i64 = 1 if lane >= s.board.n_routes else 0
            room[lane_country[lane] * SORTS + at_sea] += s.count_on(lane, FREE_BOAT if at_sea == 1 else FREE)
    return room


def is_plenty(f: Frame, room: vec[i64]) -> bool:
    """Whether there is room on land for all, wherever the first piece goes: then nothing has to be looked up."""
    for i in range(1, len(f.hand)):
        if room[f.hand[i] // 16 * SORTS] < len(f.hand):
            return False
    return True


def fits_without(f: Frame, room: vec[i64], place: i64) -> bool:
    """Whether the others in hand can all be put when the first one has gone there."""
    room[place] -= 1
    fits = all_fit(f, 1, room)
    room[place] += 1
    return fits


def all_fit(f: Frame, start: i64, room: vec[i64]) -> bool:
    """Whether the pieces in hand from this one on can all be put."""
    if start >= len(f.hand):
        return True
    for place in range(COUNTRIES * SORTS):
        if room[place] > 0 and may_go(f, f.hand[start], place // SORTS, place % SORTS):
            room[place] -= 1
            fits = all_fit(f, start + 1, room)
            room[place] += 1
            if fits:
                return True
    return False
