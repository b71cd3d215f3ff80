"""The board as tables of numbers: cities, spaces, routes, points, and what lies how near.

A lane is all points of a route that are alike.  The points on land of route n are lane n; a sea route has a second lane
for its boats, numbered after all others, as are the points in it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.tables import flat, running_sum, steps_from

# Bounds of the action space, the same for every board.
MAX_POINTS: Final[i64] = 128
MAX_ROUTES: Final[i64] = 48
MAX_CITIES: Final[i64] = 32
MAX_SPACES: Final[i64] = 8  # in one city

NO_ABILITY: Final[i64] = -1
NO_LANE: Final[i64] = -1
FREE: Final[i64] = -1  # an empty point or space
FREE_BOAT: Final[i64] = 12  # an empty point that takes merchants only

# One bit per city.  A table, because a compiled `1 << n` has 32 bits.
BIT: Final = vec[i64]([2**n for n in range(MAX_CITIES)])


@final
class Provinces:
    """The land between the routes, where the pawn of two players stands."""

    __slots__ = ("borders", "number", "side_a", "side_b")

    def __init__(self, beside: list[list[int]], neighbours: list[list[int]], n_routes: int) -> None:
        sides = [[province for province, routes in enumerate(beside) if r in routes] for r in range(n_routes)]
        self.number: i64 = len(beside)
        self.side_a = vec[i64]([side[0] for side in sides])  # by route: the provinces beside it
        self.side_b = vec[i64]([side[-1] for side in sides])
        # province * number + another: how many borders lie between them at least
        self.borders = flat([steps_from(province, neighbours) for province in range(len(beside))])

    def touches(self, province: i64, route: i64) -> bool:
        return self.side_a[route] == province or self.side_b[route] == province

    def between(self, province: i64, other: i64) -> i64:
        return self.borders[province * self.number + other]


@final
class Board:
    """Immutable tables of one map.  The points of a route, and the spaces of a city, are contiguous."""

    __slots__ = (
        "ability",
        "boats",
        "city_a",
        "city_b",
        "city_countries",
        "city_first",
        "city_size",
        "coin",
        "connection_from",
        "connection_prestige",
        "connection_to",
        "country",
        "country_prestige",
        "empty",
        "end_completed",
        "end_prestige",
        "lane_country",
        "lane_first",
        "lane_length",
        "lane_route",
        "length",
        "may_get_marker",
        "n_cities",
        "n_points",
        "n_routes",
        "n_spaces",
        "near",
        "permanent",
        "permission_city",
        "permission_countries",
        "point_lane",
        "point_route",
        "privilege",
        "provinces",
        "ring",
        "ring_route",
        "shape",
        "space_city",
        "special_prestige",
        "special_privilege",
        "special_route",
        "taverns",
    )

    def __init__(
        self,
        route_a: list[int],
        route_b: list[int],
        lengths: list[int],
        taverns: list[int],
        sizes: list[int],
        privileges: list[int],
        shapes: list[int],
        coins: list[int],
        abilities: list[int],
        connection: tuple[int, int],
        connection_prestige: list[int],
        special_route: int,
        special_prestige: list[int],
        special_privilege: list[int],
        end_prestige: int,
        end_completed: int,
        boats: list[int],
        permanents: list[int],
        countries: list[int],
        city_countries: list[int],
        permission_cities: list[int],
        permission_countries: list[int],
        country_prestige: list[list[int]],
        provinces: Provinces | None = None,
    ) -> None:
        self.n_cities: i64 = len(sizes)
        self.n_routes: i64 = len(lengths)
        self.city_a = vec[i64](route_a)  # by route: its end cities
        self.city_b = vec[i64](route_b)
        self.length = vec[i64](lengths)  # boats included
        at_sea = [route for route in range(len(lengths)) if boats[route] > 0]
        sizes_of_lanes = [length - boats[route] for route, length in enumerate(lengths)] + [boats[r] for r in at_sea]
        self.lane_length = vec[i64](sizes_of_lanes)
        self.lane_first = running_sum(sizes_of_lanes)  # by lane: its first point
        self.lane_route = vec[i64](list(range(len(lengths))) + at_sea)
        self.boats = vec[i64]([NO_LANE] * len(lengths))  # by route: the lane of its boats
        for number, route in enumerate(at_sea):
            self.boats[route] = len(lengths) + number
        self.point_lane = repeated(sizes_of_lanes)
        self.n_points: i64 = self.lane_first[len(sizes_of_lanes)]
        land = self.lane_first[self.n_routes]
        self.empty = vec[i64](
            [FREE if point < land else FREE_BOAT for point in range(self.n_points)]
        )  # by point: what it is without a piece
        self.point_route = vec[i64]([self.lane_route[lane] for lane in self.point_lane])
        self.taverns = vec[i64](taverns)
        self.permanent = vec[i64](permanents)  # by route: a kind of permanent marker, or -1
        self.country = vec[i64](countries)  # by route: 0 is at home
        self.lane_country = vec[i64]([countries[route] for route in self.lane_route])
        self.city_countries = vec[i64](city_countries)  # by city: a bit for each country abroad it counts for
        self.permission_city = vec[i64](permission_cities)  # in the order in which permissions are used up
        self.permission_countries = vec[i64](permission_countries)  # bits of the countries
        self.country_prestige = [vec[i64](prestige) for prestige in country_prestige]  # by country, from 1 on
        self.may_get_marker = vec[i64](
            [1 if p < 0 and c == 0 else 0 for p, c in zip(permanents, countries, strict=True)]
        )
        self.city_size = vec[i64](sizes)  # by city: its printed spaces; none in a green city
        self.city_first = running_sum(sizes)
        self.n_spaces: i64 = self.city_first[self.n_cities]
        self.space_city = repeated(sizes)
        self.privilege = vec[i64](privileges)  # by space: the Privilege it needs
        self.shape = vec[i64](shapes)  # by space: the kind of piece it takes
        self.coin = vec[i64](coins)  # by space: points it gives at once
        self.ability = vec[i64](abilities)  # city * 2 + slot: what can be developed there
        self.connection_from: i64 = connection[0]
        self.connection_to: i64 = connection[1]
        self.connection_prestige = vec[i64](connection_prestige)
        self.special_route: i64 = special_route
        self.special_prestige = vec[i64](special_prestige)
        self.special_privilege = vec[i64](special_privilege)
        self.end_prestige: i64 = end_prestige
        self.end_completed: i64 = end_completed
        self.provinces = provinces  # None where no pawn is played with

        self.near = vec[i64]([0] * len(sizes))  # by city: a bit for each city a route leads to
        for a, b in zip(route_a, route_b, strict=True):
            self.near[a] |= BIT[b]
            self.near[b] |= BIT[a]

        rings = [rings_around(route, route_a, route_b) for route in range(len(lengths))]
        # For every route all the others, nearest first, and how many cities lie between.
        self.ring_route = flat([[other for other, _ in ring] for ring in rings])
        self.ring = flat([[distance for _, distance in ring] for ring in rings])

    def other_end(self, route: i64, city: i64) -> i64:
        return self.city_a[route] + self.city_b[route] - city


def repeated(sizes: list[int]) -> vec[i64]:
    """The number of its group for every member."""
    return vec[i64]([group for group, size in enumerate(sizes) for _ in range(size)])


def rings_around(route: int, route_a: list[int], route_b: list[int]) -> list[tuple[int, int]]:
    """All other routes with their distance: 1 shares an end city with the route, 2 one with ring 1, and so on."""
    found: list[tuple[int, int]] = []
    seen = {route}
    edge = {route_a[route], route_b[route]}
    distance = 1
    while True:
        ring = [r for r in range(len(route_a)) if r not in seen and (route_a[r] in edge or route_b[r] in edge)]
        if not ring:
            return found
        found += [(r, distance) for r in ring]
        seen.update(ring)
        for r in ring:
            edge.update((route_a[r], route_b[r]))
        distance += 1
