"""The board as tables of numbers: cities, their warehouses, and the routes of the ship."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.tables import running_sum

# Bounds of the action space, the same for every board.
MAX_CITIES: Final[i64] = 16
MAX_WAREHOUSES: Final[i64] = 2  # in one city


@final
class Board:
    """Immutable tables of one map.  The warehouses of a city are contiguous."""

    __slots__ = (
        "city_first",
        "city_size",
        "fill_order",
        "n_cities",
        "n_warehouses",
        "routes_first",
        "routes_to",
        "start",
        "warehouse_city",
    )

    def __init__(
        self,
        numbers: list[int],
        sizes: list[int],
        route_from: list[int],
        route_to: list[int],
        start: int,
    ) -> None:
        self.n_cities: i64 = len(sizes)
        self.city_size = vec[i64](sizes)  # by city: its warehouses
        self.city_first = running_sum(sizes)  # by city: its first warehouse
        self.n_warehouses: i64 = self.city_first[self.n_cities]
        self.warehouse_city = vec[i64]([city for city, size in enumerate(sizes) for _ in range(size)])
        by_number = sorted(range(len(sizes)), key=lambda city: numbers[city])
        self.fill_order = vec[i64](
            [self.city_first[city] + i for city in by_number for i in range(sizes[city])]
        )  # the warehouses in the order in which they are filled
        out = [[to for begin, to in zip(route_from, route_to, strict=True) if begin == c] for c in range(len(sizes))]
        self.routes_first = running_sum([len(cities) for cities in out])
        self.routes_to = vec[i64]([to for cities in out for to in cities])  # by city: where the arrows lead from it
        self.start: i64 = start  # the ship's first city, where no booths stand at the start
