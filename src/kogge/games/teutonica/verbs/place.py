"""Place: put a piece from the supply on a free point."""

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import DISPLACE, FREE, FREE_BIT, MERCHANT, PLACE, TRADER


class Place(Verb):
    def first(self) -> int:
        return PLACE

    def count(self) -> int:
        return DISPLACE - PLACE

    def legal(self, s: State, f: Frame, row: Row) -> None:
        traders = s.supply[f.seat * 2 + TRADER]
        merchants = s.supply[f.seat * 2 + MERCHANT]
        if s.actions == 0 or traders + merchants == 0:
            return
        present = s.present
        for route in range(s.board.n_routes):
            if present[route] & FREE_BIT != 0:
                point = s.first_of(route, FREE)
                if traders > 0:
                    row.add(PLACE + point * 2 + TRADER)
                if merchants > 0:
                    row.add(PLACE + point * 2 + MERCHANT)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        point = (action - PLACE) // 2
        piece = f.seat * 2 + (action - PLACE) % 2
        s.supply[piece] -= 1
        s.set_point(point, piece)
