"""Load: take one or two cubes of a city's supply aboard."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.traders.board import COLOURS, NO_CITY
from kogge.games.traders.decisions import Frame, Verb
from kogge.games.traders.state import State
from kogge.games.traders.words import LOAD, LOAD_TWO, LOADED, UNLOAD


@final
class Load(Verb):
    """The supply stays: the same cubes are there for everybody in every turn, also in a city without contracts."""

    def first(self) -> int:
        return LOAD

    def count(self) -> int:
        return UNLOAD - LOAD

    def legal(self, s: State, f: Frame, row: Row) -> None:
        city = s.city_of(f.seat)
        if city == NO_CITY or not s.may(LOADED):
            return
        room = s.room(f.seat)
        if room == 0:
            return
        supply = s.board.supply
        at = city * COLOURS
        for colour in range(COLOURS):
            if supply[at + colour] == 0:
                continue
            row.add(LOAD + colour)
            if room == 1:
                continue
            if supply[at + colour] > 1:
                row.add(LOAD_TWO + colour * COLOURS + colour)
            for other in range(colour + 1, COLOURS):
                if supply[at + other] > 0:
                    row.add(LOAD_TWO + colour * COLOURS + other)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.taken |= LOADED
        at = f.seat * COLOURS
        if action < LOAD_TWO:
            s.cargo[at + action - LOAD] += 1
        else:
            s.cargo[at + (action - LOAD_TWO) // COLOURS] += 1
            s.cargo[at + (action - LOAD_TWO) % COLOURS] += 1
