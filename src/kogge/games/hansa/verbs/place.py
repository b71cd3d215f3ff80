"""Place: the first booths of each player, two into one city in each of three rounds."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.hansa.board import MAX_CITIES
from kogge.games.hansa.decisions import Frame, Verb
from kogge.games.hansa.state import State
from kogge.games.hansa.words import MAX_SEATS, PLACE, PLACED_BOOTHS


@final
class Place(Verb):
    """Into any city without own booths but the one where the ship begins."""

    def first(self) -> int:
        return PLACE

    def count(self) -> int:
        return MAX_CITIES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for city in range(s.board.n_cities):
            if city != s.board.start and s.booths[city * MAX_SEATS + f.seat] == 0:
                row.add(PLACE + city)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.booths[(action - PLACE) * MAX_SEATS + f.seat] += PLACED_BOOTHS
        s.in_hand[f.seat] -= PLACED_BOOTHS
        s.next_turn()
