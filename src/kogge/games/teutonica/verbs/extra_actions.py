"""The markers +3 and +4 actions: more to do in this turn."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import ACTIONS_3, ACTIONS_4, MARKERS, USE_MARKER


@final
class UseExtraActions(Verb):
    def first(self) -> int:
        return USE_MARKER + ACTIONS_3

    def count(self) -> int:
        return 2

    def legal(self, s: State, f: Frame, row: Row) -> None:
        for kind in range(ACTIONS_3, ACTIONS_4 + 1):
            if s.markers[f.seat * MARKERS + kind] > 0:
                row.add(USE_MARKER + kind)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        kind = action - USE_MARKER
        s.use_marker(f.seat, kind)
        s.actions += 3 if kind == ACTIONS_3 else 4
