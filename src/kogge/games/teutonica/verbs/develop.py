"""Develop: uncover the next step of an ability; by the develop marker any ability, by a created route a city's own."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import (
    ABILITIES,
    ACTIONS,
    BOOK,
    DEVELOP,
    DEVELOP_ABILITY,
    LAST_STEP,
    MARKERS,
    MERCHANT,
    TRADER,
)


@final
class Develop(Verb):
    """The develop marker: one ability of choice."""

    def first(self) -> int:
        return DEVELOP_ABILITY

    def count(self) -> int:
        return ABILITIES

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.markers[f.seat * MARKERS + DEVELOP] > 0:
            for ability in range(ABILITIES):
                if can_develop(s, f.seat, ability):
                    row.add(DEVELOP_ABILITY + ability)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.use_marker(f.seat, DEVELOP)
        develop(s, f.seat, action - DEVELOP_ABILITY)


def can_develop(s: State, seat: i64, ability: i64) -> bool:
    return s.levels[seat * ABILITIES + ability] < LAST_STEP[ability]


def develop(s: State, seat: i64, ability: i64) -> None:
    """The piece uncovered goes to the supply; a higher Actions value is worth one more action at once."""
    before = s.value(seat, ability)
    s.levels[seat * ABILITIES + ability] += 1
    s.supply[seat * 2 + (MERCHANT if ability == BOOK else TRADER)] += 1
    if ability == ACTIONS and s.value(seat, ability) > before:
        s.actions += 1
