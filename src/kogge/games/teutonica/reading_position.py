"""Reading a position: the state it describes, or a message that says what is wrong and where."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.errors import BadPosition
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.core.state import REFEREE
from kogge.games.teutonica import pawn
from kogge.games.teutonica.dealing import board_slots, lay_aside, opening, start_pieces
from kogge.games.teutonica.decisions import Frame, Variant
from kogge.games.teutonica.editions import Edition
from kogge.games.teutonica.favours import read_favours
from kogge.games.teutonica.missions import read_missions
from kogge.games.teutonica.names import (
    ABILITY_NAMES,
    DECISION_NAMES,
    KINDS,
    MARKER_NAMES,
    TRACK_NAMES,
    Names,
)
from kogge.games.teutonica.neutral import pieces_by_name, refuse_neutral, start_points
from kogge.games.teutonica.position import ALL_PIECES, ON_TRACK, Player, Position, Question, pieces_in_hand
from kogge.games.teutonica.state import BY_PERMANENT, State, city_of, piece_of, present_on
from kogge.games.teutonica.words import (
    ABILITIES,
    BEGIN,
    BOOK,
    BOUGHT,
    FREE,
    FREE_BOAT,
    LAST_STEP,
    LEAVING,
    MARKERS,
    MERCHANT,
    MOVED,
    NO_MARKER,
    PAWN_AT,
    PAWN_START,
    PERMISSIONS,
    REPLY,
    TRADER,
    TURN,
    USED,
)

FIRST_QUESTIONS = (TURN, BEGIN, BOUGHT, MOVED, LEAVING, PAWN_START)  # those below all others: a player's own turn
MOST_ACTIONS = 99


def read_position(data: Any, rules: Any, edition: Edition, variant: Variant, names: Names) -> State:
    """The state of a position, checked."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(say("position-malformed", reason=str(error))) from None
    return PositionReader(position, rules, edition, variant, names).state()


class PositionReader:
    """Builds a state from a position and says where a position is wrong."""

    def __init__(self, position: Position, rules: Any, edition: Edition, variant: Variant, names: Names) -> None:
        self.position = position
        self.rules = rules
        self.edition = edition
        self.variant = variant
        self.board = variant.board
        self.names = names
        self.seats = SEATS[: variant.players]

    def state(self) -> State:
        position = self.position
        for seat in position.players:
            self.seat(seat, "players")
        points, posts, extras = self.points(), self.posts(), self.extras()
        special = self.pieces(position.special, len(self.board.special_prestige), "special")
        stack = self.stack()
        levels = [self.level(seat, ability) for seat in self.seats for ability in range(ABILITIES)]
        on_board = Counter([*points, *posts, *special, *(piece_of(extra) for extra in extras), *pieces_in_hand(stack)])
        supply, stock = self.supply_and_stock(levels, on_board)
        route_marker, bag, plate, markers = self.markers()
        state = State(
            self.rules,
            self.variant,
            vec[i64](points),
            present_on(self.board, vec[i64](points)),
            vec[i64](posts),
            vec[i64](extras),
            vec[i64](special),
            vec[i64](route_marker),
            vec[i64](supply),
            vec[i64](stock),
            vec[i64](levels),
            vec[i64](markers),
            vec[i64](self.earned()),
            vec[i64](bag[::-1]),
            vec[i64](plate),
            lay_aside(self.aside(stack)),
            stack,
            stack[0].seat if position.questions is None else self.seat(position.turn, "turn"),
            0,
            0,
            position.turns,
            position.reveals,
            REFEREE if position.viewer is None else self.seat(position.viewer, "viewer"),
        )
        state.completed = sum(state.is_complete(city) for city in range(self.board.n_cities))
        state.actions = self.actions(state)
        if position.permissions_used and len(self.board.permission_city) == 0:
            raise BadPosition(say("position-not-here", where="permissions_used"))
        for name in position.permissions_used:
            possible = [self.names.cities[city] for city in self.board.permission_city]
            state.aside[PERMISSIONS] |= 1 << self.one_of(name, possible, "permissions_used")
        if self.variant.neutral:
            refuse_neutral(state, self.names)
        if stack and (
            stack[0].decision not in FIRST_QUESTIONS or stack[0].seat != state.turn or not state.legal_actions()
        ):
            raise BadPosition(say("position-questions"))
        return state

    def actions(self, state: State) -> int:
        """As given, or as many as the player has at the beginning of the turn; none after a favour was bought."""
        given = self.position.actions
        bought = bool(state.stack) and state.stack[0].decision == BOUGHT
        if given is None:
            return 0 if bought else self.variant.turn_start.actions(state)
        most = 0 if bought else MOST_ACTIONS
        if not 0 <= given <= most:
            raise BadPosition(say("position-range", where="actions", number=given, most=most))
        return given

    def aside(self, stack: list[Frame]) -> dict[int, int]:
        """What lies aside in this variant."""
        slots = board_slots(self.variant)
        at = pawn.read_pawn(self.position.pawn, stack, self.names)
        if self.board.provinces is not None:
            slots[int(PAWN_AT)] = at
        options = dict(self.rules.options)
        given = {"favours": self.position.favours, "missions": self.position.missions}
        for name, value in given.items():
            if value is not msgspec.UNSET and options.get(name) != "on":
                raise BadPosition(say("position-not-here", where=name))
        if options.get("favours") == "on":
            slots |= read_favours(self.position.favours, self)
        if options.get("missions") == "on":
            slots |= read_missions(self.position.missions, self)
        return slots

    # Names.

    def seat(self, name: str, where: str) -> int:
        return self.one_of(name, self.seats, where)

    def one_of(self, name: str, possible: Sequence[str], where: str) -> int:
        if name not in possible:
            raise BadPosition(say("position-unknown", where=where, name=name, possible=", ".join(possible)))
        return possible.index(name)

    def piece(self, name: str | None, where: str) -> int:
        if name is None:
            return FREE
        possible = pieces_by_name(self.variant)
        return possible[[*possible][self.one_of(name, [*possible], where)]]

    def held(self, name: str) -> int:
        """A piece in hand, with the country it comes from."""
        piece, _, country = name.partition(" from ")
        if not country:
            return self.piece(piece, "hand")
        return self.piece(piece, "hand") + 16 * self.one_of(country, self.names.countries, "hand")

    def route(self, name: str, where: str) -> int:
        if name not in self.names.route_number:
            self.one_of(name, self.names.routes, where)
        return self.names.route_number[name]

    def pieces(self, given: list[str | None], room: int, where: str) -> list[int]:
        if len(given) > room:
            raise BadPosition(say("position-too-many", where=where, given=len(given), room=room))
        return [self.piece(name, where) for name in given] + [int(FREE)] * (room - len(given))

    # The board.

    def points(self) -> list[int]:
        if self.position.routes is None:
            return list(start_points(self.variant))
        points = list(self.board.empty)
        for name, given in self.position.routes.items():
            route = self.route(name, "routes")
            places = self.names.points_of[self.names.routes[route]]
            for point, piece in zip(places, self.pieces(given, len(places), name), strict=True):
                if piece != FREE and piece % 2 == TRADER and self.board.empty[point] == FREE_BOAT:
                    raise BadPosition(say("position-boat", where=self.names.points[point]))
                points[point] = piece if piece != FREE else self.board.empty[point]
        return points

    def posts(self) -> list[int]:
        posts = [int(FREE)] * self.board.n_spaces
        for name, given in self.position.cities.items():
            city = self.one_of(name, self.names.cities, "cities")
            first, end = self.board.city_first[city], self.board.city_first[city + 1]
            posts[first:end] = self.pieces(given, end - first, name)
        return posts

    def extras(self) -> list[int]:
        extras: list[int] = []
        for name, given in self.position.green_posts.items():
            city = self.one_of(name, self.names.cities, "green_posts")
            if self.board.city_size[city]:
                raise BadPosition(say("position-not-green", where=name))
            extras += [int(BY_PERMANENT) + city * 16 + self.piece(piece, name) for piece in reversed(given)]
        for name, given in self.position.extra_posts.items():
            city = self.one_of(name, self.names.cities, "extra_posts")
            extras += [city * 16 + self.piece(piece, name) for piece in reversed(given)]
        return sorted(extras, key=city_of)

    # The players.

    def player(self, seat: str) -> Player:
        return self.position.players.get(seat) or Player()

    def level(self, seat: str, ability: int) -> int:
        desk = self.player(seat).desk
        for name in desk:
            self.one_of(name, ABILITY_NAMES, f"{seat} desk")
        level = desk.get(ABILITY_NAMES[ability], 0)
        if not 0 <= level <= LAST_STEP[ability]:
            where = f"{seat} {ABILITY_NAMES[ability]}"
            raise BadPosition(say("position-range", where=where, number=level, most=LAST_STEP[ability]))
        return level

    def supply_and_stock(self, levels: list[int], on_board: Counter[int]) -> tuple[list[int], list[int]]:
        """Supply as given or as much of the set-up as is left; everything else lies in the stock."""
        supply, stock = [], []
        for number, seat in enumerate(self.seats):
            player = self.player(seat)
            for kind in (TRADER, MERCHANT):
                steps = [
                    (LAST_STEP[a] - levels[number * ABILITIES + a]) for a in range(ABILITIES) if (a == BOOK) == kind
                ]
                left = ALL_PIECES[kind] - ON_TRACK[kind] - sum(steps) - on_board[number * 2 + kind]
                ready = min(start_pieces(number)[0][kind], max(left, 0))
                if player.supply is not None:
                    ready = (player.supply.traders, player.supply.merchants)[kind]
                if ready < 0 or left - ready < 0:
                    where = f"{seat} {KINDS[kind]}s"
                    raise BadPosition(say("position-pieces", where=where, all=ALL_PIECES[kind], over=ready - left))
                if player.stock and (player.stock.traders, player.stock.merchants)[kind] != left - ready:
                    raise BadPosition(say("position-stock", where=f"{seat} {KINDS[kind]}s", stock=left - ready))
                supply.append(ready)
                stock.append(left - ready)
        return supply, stock

    def earned(self) -> list[int]:
        earned = []
        for seat in self.seats:
            prestige = self.player(seat).prestige
            for name in prestige:
                self.one_of(name, TRACK_NAMES, f"{seat} prestige")
            earned += [prestige.get(name, 0) for name in TRACK_NAMES]
        return earned

    # The markers.

    def markers(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """On routes, in the bag, on the plate and with the players; the bag holds what is not elsewhere."""
        position = self.position
        on_routes = [int(NO_MARKER)] * self.board.n_routes
        if position.markers is None:
            for route, kind in zip(self.board.taverns, self.edition.start_markers, strict=True):
                on_routes[route] = kind
        else:
            for name, marker in position.markers.items():
                route = self.route(name, "markers")
                if not self.board.may_get_marker[route]:
                    raise BadPosition(say("position-no-marker-here", where=name))
                on_routes[route] = self.marker(marker, "markers")
        plate = [self.marker(name, "plate") for name in position.plate]
        held = [0] * (len(self.seats) * MARKERS)
        for number, seat in enumerate(self.seats):
            player = self.player(seat)
            for name in player.markers:
                held[number * MARKERS + self.marker(name, seat)] += 1
            held[number * MARKERS + USED] = player.used_markers
        unused = [slot % MARKERS for slot, n in enumerate(held) if slot % MARKERS != USED for _ in range(n)]
        rest = Counter(self.edition.markers)
        rest.subtract([kind for kind in on_routes if kind != NO_MARKER] + plate + unused)
        if position.bag is not None:
            bag = [self.marker(name, "bag") for name in position.bag]
            rest.subtract(bag)
        used = sum(player.used_markers for player in position.players.values())
        over = [MARKER_NAMES[kind] for kind, n in rest.items() if n < 0]
        if over or sum(rest.values()) < used:
            raise BadPosition(say("position-markers", names=", ".join(over) or "used"))
        if position.bag is None:
            bag = sorted(rest.elements())
            bag = bag[: len(bag) - used]
        return on_routes, bag, plate, held

    def marker(self, name: str, where: str) -> int:
        return self.one_of(name, MARKER_NAMES, where)

    # The questions.

    def stack(self) -> list[Frame]:
        """The questions given; without them a turn begins or, in a game whose pawn stands nowhere yet, the game."""
        position = self.position
        if position.questions is not None:
            return [self.frame(question) for question in position.questions]
        if self.board.provinces is not None and not position.pawn:
            return [opening(self.variant)]
        return [Frame(self.variant.turn_start.decision, self.seat(position.turn, "turn"))]

    def frame(self, question: Question) -> Frame:
        decision = self.one_of(question.decision, DECISION_NAMES, "questions")
        if decision == REPLY:
            puts = [put.rsplit(" ", 1) for put in question.hand]
            hand = [
                self.one_of(put[0], self.names.lanes, "hand") * 2 + self.one_of(put[-1], KINDS, "hand") for put in puts
            ]
        else:
            hand = [self.held(piece) for piece in question.hand]
        return Frame(
            decision,
            self.seat(question.seat, "questions"),
            -1 if question.route is None else self.route(question.route, "questions"),
            self.piece(question.piece, "questions"),
            question.left,
            self.piece(question.lifted, "questions"),
            vec[i64](hand),
        )
