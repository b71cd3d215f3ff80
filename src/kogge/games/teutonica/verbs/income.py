"""Income: hire pieces from the stock into the supply."""

from typing import final

from mypy_extensions import i64

from kogge.core.rows import Row
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import BANK, INCOME, INCOME_TRADERS, MERCHANT, PLACE, TRADER


class Income(Verb):
    """Any mix of traders and merchants, at most the Bank value.  (bigbox: any number up to it)"""

    def first(self) -> int:
        return INCOME

    def count(self) -> int:
        return PLACE - INCOME

    def fewest(self, most: i64) -> i64:
        return 1

    def legal(self, s: State, f: Frame, row: Row) -> None:
        if s.actions == 0:
            return
        traders = s.stock[f.seat * 2 + TRADER]
        merchants = s.stock[f.seat * 2 + MERCHANT]
        most = min(s.value(f.seat, BANK), traders + merchants)
        fewest = self.fewest(most)
        if most == 0:
            return
        for m in range(min(merchants, most) + 1):
            for t in range(max(0, fewest - m), min(traders, most - m) + 1):
                row.add(INCOME + m * INCOME_TRADERS + t)

    def apply(self, s: State, f: Frame, action: i64) -> None:
        s.actions -= 1
        trader = f.seat * 2 + TRADER
        merchant = f.seat * 2 + MERCHANT
        traders = (action - INCOME) % INCOME_TRADERS
        merchants = (action - INCOME) // INCOME_TRADERS
        s.stock[trader] -= traders
        s.supply[trader] += traders
        s.stock[merchant] -= merchants
        s.supply[merchant] += merchants


@final
class FullIncome(Income):
    """Exactly the Bank value, less only if the stock is short.  (argentum, second)"""

    def fewest(self, most: i64) -> i64:
        return most
