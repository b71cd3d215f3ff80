"""Names: the words for pieces, abilities, markers, cities, routes and points of a board."""

from functools import cached_property

from kogge.core.game import SEATS
from kogge.core.notation import noted
from kogge.games.teutonica.loading import BoardData, ProvinceData
from kogge.games.teutonica.words import LAST_STEP, STEPS, TRACKS

KINDS = ("trader", "merchant")
OWNERS = (*SEATS, "neutral")
ABILITY_NAMES = ("keys", "actions", "privilege", "book", "bank")
PRIVILEGE_NAMES = ("white", "orange", "pink", "black")
SHAPES = ("square", "round")  # by the kind of piece they take
MARKER_NAMES = ("extra_post", "swap", "actions_3", "actions_4", "develop", "remove_three", "move_three")
FAVOUR_NAMES = ("any_route", "extra_action", "income_echo", "two_added", "cities_4", "abilities_7")
SOURCE_NAMES = ("control", "coin", "connection", "abilities", "markers", "special", "cities", "network", "missions")
TRACK_NAMES = SOURCE_NAMES[:3]
DECISION_NAMES = (
    "turn",
    "begin",
    "bought",
    "moved",
    "fee",
    "reply",
    "move",
    "move_others",
    "remove",
    "replace",
    "pawn_start",
    "leaving",
    "favour_fee",
    "echo",
    "move_any",
    "raise",
    "green_post",
    "place_two",
    "place_abroad",
    "neutral_post",
    "finish",
    "neutral_reply",
    "ending",
)
# The values on the desk by ability; 99 stands for all.
TRACK_VALUES = {
    name: tuple(int(value) for value in TRACKS[i * STEPS : i * STEPS + LAST_STEP[i] + 1])
    for i, name in enumerate(ABILITY_NAMES)
}


def counted(number: int, kind: int) -> str:
    """Three traders, one merchant, as notation writes them.

    >>> counted(1, 1)
    '1 merchant'
    """
    return f"{number} {KINDS[kind]}{'' if number == 1 else 's'}"


def owner_name(owner: int) -> str:
    """Whose piece or post it is: a seat's, or the neutral colour's.

    >>> owner_name(0), owner_name(5)
    ('blue', 'neutral')
    """
    return OWNERS[owner]


class Names:
    """The names of one board's places, as notation writes them."""

    def __init__(self, data: BoardData, provinces: tuple[ProvinceData, ...] = ()) -> None:
        self.cities = [noted(city.name) for city in data.cities]
        self.routes = [f"{noted(a)}/{noted(b)}" for a, b in (route.cities for route in data.routes)]
        # Points are numbered as the board numbers them: all points on land by route, then the boats.
        land = [(r, n) for r, route in enumerate(data.routes) for n in range(route.length) if n not in route.boats]
        boats = [(r, n) for r, route in enumerate(data.routes) for n in route.boats]
        self.points = [f"{self.routes[r]}.{n + 1}" for r, n in land + boats]
        number = {place: point for point, place in enumerate(land + boats)}
        self.points_of = {  # by route: its points from the first city to the second
            name: [number[r, n] for n in range(data.routes[r].length)] for r, name in enumerate(self.routes)
        }
        self.provinces = [province.name for province in provinces]  # where a pawn is played with
        self.countries = [data.home, *(country.name for country in data.abroad)]
        self.lanes = [*self.routes, *(f"{self.routes[r]}.boat" for r in dict.fromkeys(r for r, _ in boats))]

    def from_country(self, country: int) -> str:
        """Where a piece in hand comes from, if that is abroad."""
        return f" from {self.countries[country]}" if country else ""

    @cached_property
    def city_number(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.cities)}

    @cached_property
    def route_number(self) -> dict[str, int]:
        """Under both orders of the end cities."""
        numbers = {name: number for number, name in enumerate(self.routes)}
        return numbers | {"/".join(reversed(name.split("/"))): number for name, number in numbers.items()}
