"""The board as tables of numbers: hexes and how far apart they are, cities, contracts and achievements."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.tables import flat, running_sum, steps_from

# Bounds of the action space, the same for every board.
MAX_HEXES: Final[i64] = 64
MAX_CITIES: Final[i64] = 32
MAX_CONTRACTS: Final[i64] = 64
MAX_GOALS: Final[i64] = 16

COLOURS: Final[i64] = 7
REGIONS: Final[i64] = 3
SLOTS: Final[i64] = 3  # contracts in one city at the start
REACH: Final[i64] = 3  # hexes that a ship sails in one action

NO_CITY: Final[i64] = -1  # a sea hex

# How the kinds that an achievement names are counted.
EACH: Final[i64] = 0  # so many of every kind
ANY: Final[i64] = 1  # so many of one kind
SUM: Final[i64] = 2  # so many of all kinds together


@final
class Goal:
    """What one side of an achievement tile asks for."""

    __slots__ = ("count", "how", "kinds", "needed", "points")

    def __init__(self, how: i64, kinds: list[int], count: i64, points: i64) -> None:
        self.how = how
        self.kinds = vec[i64](kinds)  # places in a seat's tally
        self.count = count
        self.needed: i64 = count * len(self.kinds) if how == EACH else count  # progress that fulfils it
        self.points = points


@final
class Board:
    """Immutable tables of one map."""

    __slots__ = (
        "city_at",
        "colour_a",
        "colour_b",
        "contract_region",
        "distance",
        "goals",
        "hex_of",
        "n_cities",
        "n_contracts",
        "n_hexes",
        "needs_a",
        "needs_b",
        "reach",
        "reach_first",
        "region",
        "start",
        "supply",
        "value",
    )

    def __init__(
        self,
        neighbours: list[list[int]],
        city_hexes: list[int],
        regions: list[int],
        supplies: list[list[int]],
        contracts: list[tuple[int, int, int, int]],
        goals: list[Goal],
        start: int,
    ) -> None:
        self.n_hexes: i64 = len(neighbours)
        self.n_cities: i64 = len(city_hexes)
        self.n_contracts: i64 = len(contracts)
        self.hex_of = vec[i64](city_hexes)  # by city
        self.city_at = vec[i64]([NO_CITY] * len(neighbours))  # by hex
        for city in range(len(city_hexes)):
            self.city_at[city_hexes[city]] = city
        self.region = vec[i64](regions)  # by city
        self.supply = flat(supplies)  # city * COLOURS + colour: cubes shown
        self.contract_region = vec[i64]([region for region, _, _, _ in contracts])
        self.colour_a = vec[i64]([a for _, a, _, _ in contracts])
        self.colour_b = vec[i64]([b for _, _, b, _ in contracts])
        self.value = vec[i64]([value for _, _, _, value in contracts])
        self.goals = goals
        self.start: i64 = start  # the hex in which all ships begin
        away = [steps_from(place, neighbours) for place in range(len(neighbours))]
        self.distance = flat(away)  # hex * n_hexes + hex
        near = [[there for there, hexes in enumerate(row) if 0 < hexes <= REACH] for row in away]
        self.reach = flat(near)  # for every hex those that one action leads to
        self.reach_first = running_sum([len(row) for row in near])
        # city * MAX_CONTRACTS + contract: 1 if the first (the second) colour must be delivered, 0 if the city has it
        self.needs_a = needs(supplies, [a for _, a, _, _ in contracts])
        self.needs_b = needs(supplies, [b for _, _, b, _ in contracts])

    def hexes_between(self, here: i64, there: i64) -> i64:
        return self.distance[here * self.n_hexes + there]


def needs(supplies: list[list[int]], colours: list[int]) -> vec[i64]:
    """For every city and contract, whether this colour of it costs a cube there."""
    table = vec[i64]([0] * (len(supplies) * MAX_CONTRACTS))
    for city in range(len(supplies)):
        for contract in range(len(colours)):
            if supplies[city][colours[contract]] == 0:
                table[city * MAX_CONTRACTS + contract] = 1
    return table
