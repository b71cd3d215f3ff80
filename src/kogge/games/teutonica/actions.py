"""Actions in words: from the number of an action to what it names, and to the text players write."""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

from kogge.core.actions import Action
from kogge.games.teutonica.board import MAX_ROUTES, MAX_SPACES
from kogge.games.teutonica.names import (
    ABILITY_NAMES,
    FAVOUR_NAMES,
    KINDS,
    MARKER_NAMES,
    OWNERS,
    Names,
    counted,
    owner_name,
)
from kogge.games.teutonica.state import State
from kogge.games.teutonica.words import (
    ABILITY,
    ACTIONS_3,
    ACTIONS_4,
    BENEFITS,
    BUY,
    CREATE,
    DEVELOP_ABILITY,
    DISPLACE,
    DONE,
    END,
    EXTRA,
    FEE_MERCHANTS,
    FREE,
    FREE_BOAT,
    GIVE,
    INCOME,
    INCOME_TRADERS,
    LIFT,
    MERCHANT,
    MOVE_PAWN,
    MOVE_THREE,
    NEUTRAL,
    NEUTRAL_REPLY,
    NOTHING,
    NUM_ACTIONS,
    PAWN_AT,
    PLACE,
    POST,
    PUT,
    PUT_MARKER,
    REMOVE_THREE,
    SEND_HOME,
    SET_POST,
    SPECIAL,
    SWAP_POSTS,
    TRADER,
    USE_MARKER,
)

Args = Mapping[str, Any]

EMPTY = (FREE, FREE_BOAT)
USABLE = (ACTIONS_3, ACTIONS_4, REMOVE_THREE, MOVE_THREE)  # the other markers are used by name: swap, develop, extra


class Reader:
    """Reads action numbers on one board."""

    def __init__(self, names: Names, board: Any) -> None:
        self.names = names
        self.board = board
        self.ranges: list[tuple[int, str, Callable[[int, State | None], Args | None]]] = [
            (END, "end", lambda number, state: {}),
            (DONE, "done", lambda number, state: {}),
            (FEE_MERCHANTS, "pay", lambda number, state: {"merchants": number}),
            (DEVELOP_ABILITY, "develop", lambda number, state: {"ability": ABILITY_NAMES[number]}),
            (USE_MARKER, "use", self.use),
            (INCOME, "income", self.income),
            (PLACE, "place", self.placed),
            (DISPLACE, "displace", self.displaced),
            (PUT, "put", self.put),
            (LIFT, "lift", self.taken),
            (SEND_HOME, "remove", self.taken),
            (CREATE, "create", self.created),
            (SWAP_POSTS, "swap", self.swapped),
            (PUT_MARKER, "lay", self.laid),
            (SET_POST, "post", self.posted),
            (BUY, "buy", lambda number, state: {"favour": FAVOUR_NAMES[number]}),
            (GIVE, "give", self.given),
            (MOVE_PAWN, "pawn", self.pawn),
        ]
        self.firsts = [entry[0] for entry in self.ranges]

    def read(self, action: int, state: State | None) -> tuple[str, Args] | None:
        """The verb and what it names; None for a number that is no action on this board."""
        if not 0 <= action < NUM_ACTIONS:
            return None
        first, verb, read = self.ranges[bisect_right(self.firsts, action) - 1]
        args = read(action - first, state)
        return None if args is None else (verb, args)

    def use(self, number: int, state: State | None) -> Args | None:
        return {"marker": MARKER_NAMES[number]} if number in USABLE else None

    def given(self, number: int, state: State | None) -> Args | None:
        return {"marker": MARKER_NAMES[number]} if number < len(MARKER_NAMES) else None

    def income(self, number: int, state: State | None) -> Args | None:
        return {"traders": number % INCOME_TRADERS, "merchants": number // INCOME_TRADERS} if number else None

    def placed(self, number: int, state: State | None) -> Args | None:
        return self.at(number // 2, {"kind": KINDS[number % 2]})

    def put(self, number: int, state: State | None) -> Args | None:
        """In a reply for the neutral colour the owner is named."""
        args = self.placed(number, state)
        if args and state is not None and state.stack and state.stack[-1].decision == NEUTRAL_REPLY:
            return {**args, "owner": owner_name(NEUTRAL)}
        return args

    def displaced(self, number: int, state: State | None) -> Args | None:
        return self.at(number // 2, {"with": KINDS[number % 2]} | self.piece(number // 2, state))

    def taken(self, number: int, state: State | None) -> Args | None:
        return self.at(number, self.piece(number, state))

    def at(self, point: int, args: Args) -> Args | None:
        if point >= self.board.n_points:
            return None
        place = {"route": self.names.routes[self.board.point_route[point]], "point": self.names.points[point]}
        boat = {"boat": True} if self.board.empty[point] == FREE_BOAT else {}
        return {**args, **place, **boat}

    def piece(self, point: int, state: State | None) -> dict[str, Any]:
        if state is None or point >= self.board.n_points or state.points[point] in EMPTY:
            return {}
        piece = state.points[point]
        return {"owner": owner_name(piece // 2), "piece": KINDS[piece % 2]}

    def created(self, number: int, state: State | None) -> Args | None:
        route, benefit = divmod(number, int(BENEFITS))
        if route >= self.board.n_routes:
            return None
        ends = (self.names.cities[self.board.city_a[route]], self.names.cities[self.board.city_b[route]])
        args: dict[str, Any] = {"route": self.names.routes[route]}
        if benefit == NOTHING:
            return args | {"benefit": "nothing"}
        if benefit < EXTRA:
            return args | {"benefit": "post", "city": ends[benefit - POST]}
        if benefit < ABILITY:
            end, kind = divmod(benefit - int(EXTRA), 2)
            return args | {"benefit": "extra", "city": ends[end], "kind": KINDS[kind]}
        if benefit < SPECIAL:
            return args | {"benefit": "develop", "ability": ABILITY_NAMES[benefit - ABILITY]}
        if benefit - SPECIAL >= len(self.board.special_prestige):
            return None
        return args | {"benefit": "special", "prestige": self.board.special_prestige[benefit - SPECIAL]}

    def swapped(self, number: int, state: State | None) -> Args | None:
        city, left = divmod(number, int(MAX_SPACES))
        if city >= self.board.n_cities:
            return None
        spaces = self.board.city_size[city] or MAX_SPACES  # a green city has room for any number
        if left + 1 >= spaces:
            return None
        return {"city": self.names.cities[city], "spaces": (left + 1, left + 2)}

    def laid(self, number: int, state: State | None) -> Args | None:
        kind, route = divmod(number, int(MAX_ROUTES))
        if route >= self.board.n_routes or kind >= len(MARKER_NAMES):
            return None
        return {"marker": MARKER_NAMES[kind], "route": self.names.routes[route]}

    def posted(self, number: int, state: State | None) -> Args | None:
        city, kind = divmod(number, 2)
        if city >= self.board.n_cities:
            return None
        return {"city": self.names.cities[city], "kind": KINDS[kind]}

    def pawn(self, number: int, state: State | None) -> Args | None:
        """In a state also where it comes from."""
        province, paid = divmod(number, 2)
        if province >= len(self.names.provinces):
            return None
        args = {"province": self.names.provinces[province], "cost": "paid" if paid else "free"}
        if state is None:
            return args
        at = state.aside[PAWN_AT]
        return args | {"from": self.names.provinces[at] if at >= 0 else "nowhere"}

    def decode(self, action: int, state: State | None) -> Action:
        found = self.read(action, state)
        if found is None:
            return Action(action, "")
        verb, args = found
        return Action(action, verb, args, self.targets(args, state))

    def targets(self, args: Args, state: State | None) -> tuple[str, ...]:
        """Where a click may mean this action: all points of the class, or the one thing it names."""
        if "point" in args:
            return self.like_points(args["point"], state)
        named = (args.get(name) for name in ("city", "ability", "route", "marker", "favour", "province"))
        return tuple(name for name in named if name)

    def like_points(self, name: str, state: State | None) -> tuple[str, ...]:
        """The point and, in a state, every point of the route with the same on it."""
        point = self.names.point_numbers[name]
        if state is None:
            return (name,)
        lane = self.board.point_lane[point]
        first = self.board.lane_first[lane]
        like = range(first, first + self.board.lane_length[lane])
        return tuple(self.names.points[p] for p in like if state.points[p] == state.points[point])

    def text(self, action: int, state: State | None) -> str:
        """In a state pieces are named and points need no number."""
        found = self.read(action, state)
        if found is None:
            return ""
        verb, args = found
        where = args.get("point", args.get("route", ""))
        if state is not None and "point" in args:
            where = args["route"]
        if "boat" in args:
            where += " boat"
        return " ".join([verb, *WORDS[verb](args, where, state)])


def piece_words(args: Args, state: State | None, own: bool) -> list[str]:
    """Owner and kind of the piece meant; the owner only if it is not the player's own."""
    if "piece" not in args or state is None:
        return []
    if own and OWNERS.index(args["owner"]) == state.actor():
        return [args["piece"]]
    return [args["owner"], args["piece"]]


def income_words(args: Args, where: str, state: State | None) -> list[str]:
    counts = ((args["traders"], TRADER), (args["merchants"], MERCHANT))
    return [counted(number, int(kind)) for number, kind in counts if number]


def pay_words(args: Args, where: str, state: State | None) -> list[str]:
    return [counted(args["merchants"], int(MERCHANT))] if args["merchants"] else ["traders"]


def create_words(args: Args, where: str, state: State | None) -> list[str]:
    benefit = {
        "nothing": [],
        "post": ["post", args.get("city", "")],
        "extra": ["extra", args.get("kind", ""), args.get("city", "")],
        "develop": ["develop", args.get("ability", "")],
        "special": ["special", str(args.get("prestige", ""))],
    }
    return [where, *benefit[args["benefit"]]]


# In the order in which a player is offered them.
WORDS: dict[str, Callable[[Args, str, State | None], list[str]]] = {
    "create": create_words,
    "place": lambda args, where, state: [args["kind"], where],
    "displace": lambda args, where, state: [*piece_words(args, state, False), where, "with", args["with"]],
    "income": income_words,
    "lift": lambda args, where, state: [*piece_words(args, state, True), where],
    "pawn": lambda args, where, state: [args["cost"], args["province"]],
    "put": lambda args, where, state: [*filter(None, [args.get("owner")]), args["kind"], where],
    "pay": pay_words,
    "remove": lambda args, where, state: [*piece_words(args, state, False), where],
    "post": lambda args, where, state: [args["city"], args["kind"]],
    "lay": lambda args, where, state: [args["marker"], where],
    "use": lambda args, where, state: [args["marker"]],
    "swap": lambda args, where, state: [args["city"], "{}-{}".format(*args["spaces"])],
    "develop": lambda args, where, state: [args["ability"]],
    "buy": lambda args, where, state: [args["favour"]],
    "give": lambda args, where, state: [args["marker"]],
    "done": lambda args, where, state: [],
    "end": lambda args, where, state: [],
}
VERBS = tuple(WORDS)
