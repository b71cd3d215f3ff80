"""What the tiles of the Emperor's Favour do for their owners, during the game and at its end."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import FinalScoring, Frame, Replies, TurnStart, Verb
from kogge.games.teutonica.scoring import POINTS_PER_CITY, POINTS_PER_FULL_ABILITY
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.income import Income
from kogge.games.teutonica.verbs.reply import PutReply, kinds_to_put, room
from kogge.games.teutonica.words import (
    ABILITIES_7,
    ACTIONS,
    ANY_ROUTE,
    BEGIN,
    CITIES,
    CITIES_4,
    ECHO,
    EXTRA_ACTION,
    FREE,
    FREE_BIT,
    FULL_ABILITIES,
    INCOME,
    INCOME_ECHO,
    INCOME_TRADERS,
    MERCHANT,
    PLACE,
    PUT,
    REPLY,
    SOURCES,
    TILES,
    TRADER,
    TWO_ADDED,
)

FAVOURED_PER_CITY: i64 = 4
FAVOURED_PER_FULL_ABILITY: i64 = 7
NO_ROUTE: i64 = -1  # as the route left: the reply may go anywhere


@final
class FavourTurn(TurnStart):
    """Before anything else a favour may be bought; the tile extra action counts from its owner's next turn on."""

    def __init__(self) -> None:
        super().__init__(BEGIN)

    def actions(self, s: State) -> i64:
        return s.value(s.turn, ACTIONS) + (1 if s.aside[TILES + EXTRA_ACTION] == s.turn else 0)


@final
class EchoedIncome(Income):
    """After an income the owner of the tile, if it is somebody else who has a stock, is asked."""

    def apply(self, s: State, f: Frame, action: i64) -> None:
        super().apply(s, f, action)
        owner = s.aside[TILES + INCOME_ECHO]
        if 0 <= owner < s.variant.players and owner != f.seat:
            if s.stock[owner * 2 + TRADER] + s.stock[owner * 2 + MERCHANT] > 0:
                s.ask(Frame(ECHO, owner))


@final
class TakeEcho(Verb):
    """One piece from the stock to the supply."""

    def first(self) -> int:
        return INCOME

    def count(self) -> int:
        return PLACE - INCOME

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.stock[f.seat * 2 + TRADER] > 0:
            row.add(INCOME + 1)
        if s.stock[f.seat * 2 + MERCHANT] > 0:
            row.add(INCOME + INCOME_TRADERS)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        piece = f.seat * 2 + (TRADER if action == INCOME + 1 else MERCHANT)
        s.stock[piece] -= 1
        s.supply[piece] += 1
        s.answered()


@final
class FavouredReply(Replies):
    """As without tiles, but two pieces may be added for a trader, and all of them go anywhere, for the owners."""

    def ask(self, s: State, route: i64, displaced: i64) -> None:
        owner = displaced // 2
        near = NO_ROUTE if s.aside[TILES + ANY_ROUTE] == owner else route
        if room(s, near) == 0:
            s.stock[displaced] += 1
            return
        two = displaced % 2 == MERCHANT or s.aside[TILES + TWO_ADDED] == owner
        s.ask(Frame(REPLY, owner, near, displaced, 2 if two else 1))


@final
class PutAnywhere(PutReply):
    """One piece of a reply; where no route is named, to a free point of any route."""

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if f.route != NO_ROUTE:
            super().legal(s, f, row)
            return
        kinds = kinds_to_put(s, f)
        if kinds == 0:
            return
        for route in range(s.board.n_routes):
            if s.present[route] & FREE_BIT != 0:
                point = s.first_of(route, FREE)
                if kinds & 1 != 0:
                    row.add(PUT + point * 2 + TRADER)
                if kinds & 2 != 0:
                    row.add(PUT + point * 2 + MERCHANT)


@final
class FavourScoring(FinalScoring):
    """4 instead of 2 for each controlled city, 7 instead of 4 for each full ability, for the owners of these tiles."""

    def add(self, s: State, points: vec[i64]) -> None:
        for seat in range(s.variant.players):
            at = seat * SOURCES
            if s.aside[TILES + CITIES_4] == seat:
                points[at + CITIES] = points[at + CITIES] // POINTS_PER_CITY * FAVOURED_PER_CITY
            if s.aside[TILES + ABILITIES_7] == seat:
                full = points[at + FULL_ABILITIES] // POINTS_PER_FULL_ABILITY
                points[at + FULL_ABILITIES] = full * FAVOURED_PER_FULL_ABILITY
