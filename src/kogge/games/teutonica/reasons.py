"""Reasons: why an action is not possible now, in terms a player understands."""

from collections.abc import Callable

from kogge.core.messages import Message, say
from kogge.games.teutonica import pawn
from kogge.games.teutonica.actions import EMPTY, Args, Reader
from kogge.games.teutonica.board import MAX_ROUTES, MAX_SPACES, NO_LANE
from kogge.games.teutonica.countries import forbidden
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.favours import favour_reasons, unasked_favour
from kogge.games.teutonica.names import ABILITY_NAMES, KINDS, MARKER_NAMES, PRIVILEGE_NAMES, SHAPES, owner_name
from kogge.games.teutonica.prompts import prompt
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.abroad import may_go
from kogge.games.teutonica.verbs.create import takes_extra_post
from kogge.games.teutonica.verbs.develop import can_develop
from kogge.games.teutonica.verbs.displace import fee_for
from kogge.games.teutonica.verbs.end_turn import holds
from kogge.games.teutonica.verbs.green import green_posts
from kogge.games.teutonica.verbs.place_abroad import has_room_abroad
from kogge.games.teutonica.verbs.reply import source_kinds
from kogge.games.teutonica.verbs.sea_reply import is_open
from kogge.games.teutonica.words import (
    ABILITY,
    BANK,
    BENEFITS,
    CREATE,
    DEVELOP,
    ECHO,
    EMPTY_BITS,
    EXTRA,
    EXTRA_POST,
    FREE,
    FREE_BIT,
    FREE_BOAT,
    INCOME,
    INCOME_TRADERS,
    LEAVING,
    MARKERS,
    MERCHANT,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    MOVED,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    NO_MARKER,
    PLACE_ABROAD,
    PLACE_TWO,
    POST,
    PRIVILEGE,
    PUT_MARKER,
    RAISE,
    REPLY,
    SET_POST,
    SPECIAL,
    SWAP,
    SWAP_POSTS,
    TRADER,
    USE_MARKER,
)


def why_not(state: State, action: int, reader: Reader) -> Message | None:
    """The reason, or None if the action is legal."""
    if 0 <= action < 1 << 62 and state.listing().has(action):
        return None
    found = reader.read(action, state)
    if found is None:
        return say("teutonica-reason-no-such-action", number=action)
    if not state.stack:
        return say("teutonica-reason-over")
    verb, args = found
    frame = state.stack[-1]
    if not state.decisions[frame.decision].takes(action):
        return unasked(state, frame, verb, args, reader)
    if frame.decision <= MOVED and verb in COSTS_AN_ACTION and state.actions == 0:
        return say("teutonica-reason-no-actions")
    if verb == "pawn":
        return pawn.why_not_there(state, frame, action, reader.names)
    away = pawn.away(state, frame, verb, args, reader.names)
    return away or Reasons(state, frame, reader, args).of(verb, action)


COSTS_AN_ACTION = ("income", "place", "displace", "lift", "create")


def unasked(state: State, frame: Frame, verb: str, args: Args, reader: Reader) -> Message:
    """The verb does not answer the open question."""
    if frame.decision == LEAVING:
        return say("teutonica-reason-pawn-last")
    if frame.decision > MOVED:
        return say("teutonica-reason-first", question=prompt(state, reader.names))
    if verb in ("buy", "give"):
        return unasked_favour(state, verb)
    if verb == "use":
        return say("teutonica-reason-other-edition", marker=args["marker"])
    return say(f"teutonica-reason-unasked-{verb}")


class Reasons:
    """What stands in the way of one action that answers the question asked."""

    def __init__(self, state: State, frame: Frame, reader: Reader, args: Args) -> None:
        self.state = state
        self.frame = frame
        self.seat = frame.seat
        self.reader = reader
        self.args = args

    def of(self, verb: str, action: int) -> Message:
        reasons: dict[str, Callable[[int], Message]] = {
            "done": self.done,
            "pay": self.pay,
            "develop": self.develop,
            "use": self.use,
            "income": self.income,
            "place": self.place,
            "displace": self.displace,
            "put": self.put,
            "lift": self.lift,
            "remove": self.remove,
            "create": self.create,
            "swap": self.swap,
            "lay": self.lay,
            "post": self.post_apart,
            **favour_reasons(self),
        }
        return reasons[verb](action)

    # Small words.

    def point(self) -> int:
        return self.reader.names.points.index(self.args["point"])

    def route(self) -> int:
        return self.reader.names.route_number[self.args["route"]]

    def have(self, kind: int) -> int:
        return self.state.supply[self.seat * 2 + kind]

    def lacks(self, marker: int) -> Message | None:
        if self.state.markers[self.seat * MARKERS + marker] > 0:
            return None
        return say("teutonica-reason-no-marker", marker=MARKER_NAMES[marker])

    def alike(self) -> Message:
        """A legal action stands for all points of the route with the same on them: this is another of them."""
        return say("teutonica-reason-alike", route=self.args["route"])

    def not_free(self) -> Message:
        """The point cannot take a piece."""
        state, point = self.state, self.point()
        lane, empty = state.board.point_lane[point], state.board.empty[point]
        first = state.first_of(lane, empty)
        if empty == FREE_BOAT and self.args["kind"] == KINDS[TRADER]:
            return say("teutonica-reason-boat", point=self.args["point"])
        if first < 0:
            return say("teutonica-reason-route-full", route=self.args["route"])
        if state.points[point] != empty:
            return say("teutonica-reason-point-taken", point=self.args["point"])
        return self.alike() if first != point else say("teutonica-reason-needed", route=self.args["route"])

    def not_a_piece(self) -> Message | None:
        """Nothing stands on the point."""
        nobody = self.state.points[self.point()] in EMPTY
        return say("teutonica-reason-point-free", point=self.args["point"]) if nobody else None

    def privilege(self, needed: int) -> Message | None:
        have = self.state.value(self.seat, PRIVILEGE)
        if have >= needed:
            return None
        return say("teutonica-reason-privilege", needed=PRIVILEGE_NAMES[needed], have=PRIVILEGE_NAMES[have])

    # By verb.

    def done(self, action: int) -> Message:
        if self.frame.decision in (REPLY, NEUTRAL_REPLY):
            return say("teutonica-reason-displaced-first")
        if self.frame.decision == MOVE_ANY:
            return say("teutonica-reason-put-lifted-first", kind=KINDS[self.frame.hand[0] % 2])
        if self.frame.decision == PLACE_ABROAD:
            return say("teutonica-reason-put-lifted-first", kind=KINDS[self.frame.lifted % 2])
        return say("teutonica-reason-remove-one")

    def pay(self, action: int) -> Message:
        return say(
            "teutonica-reason-pay", fee=self.frame.left, traders=self.have(TRADER), merchants=self.have(MERCHANT)
        )

    def develop(self, action: int) -> Message:
        lacking = None if self.frame.decision == RAISE else self.lacks(DEVELOP)
        return lacking or say("teutonica-reason-developed", ability=self.args["ability"])

    def use(self, action: int) -> Message:
        return self.lacks(action - USE_MARKER) or say("teutonica-reason-nothing-on-routes")

    def income(self, action: int) -> Message:
        merchants, traders = divmod(action - int(INCOME), int(INCOME_TRADERS))
        stock = [self.state.stock[self.seat * 2 + kind] for kind in (TRADER, MERCHANT)]
        if sum(stock) == 0:
            return say("teutonica-reason-stock-empty")
        if self.frame.decision == ECHO and traders + merchants > 1:
            return say("teutonica-reason-echo-one")
        bank = self.state.value(self.seat, BANK)
        if traders + merchants > bank:
            return say("teutonica-reason-bank", bank=bank)
        if traders > stock[0] or merchants > stock[1]:
            return say("teutonica-reason-stock-short", traders=stock[0], merchants=stock[1])
        return say("teutonica-reason-income-full", number=min(bank, sum(stock)))

    def place(self, action: int) -> Message:
        abroad = forbidden(self.state, self.seat, self.route(), self.reader.names)
        if abroad:
            return abroad
        if self.have(KINDS.index(self.args["kind"])) == 0:
            return say("teutonica-reason-supply", kind=self.args["kind"])
        return self.not_free()

    def displace(self, action: int) -> Message:
        hindered = self.not_a_piece() or forbidden(self.state, self.seat, self.route(), self.reader.names)
        if hindered:
            return hindered
        piece = self.state.points[self.point()]
        if piece // 2 == self.seat:
            return say("teutonica-reason-own-piece")
        need, have = fee_for(piece) + 1, self.have(TRADER) + self.have(MERCHANT)
        if have < need:
            return say("teutonica-reason-displace-cost", kind=KINDS[piece % 2], need=need, have=have)
        if "boat" in self.args and self.args["with"] == KINDS[TRADER]:
            return say("teutonica-reason-boat", point=self.args["point"])
        if self.have(KINDS.index(self.args["with"])) == 0:
            return say("teutonica-reason-supply", kind=self.args["with"])
        return self.alike()

    def put(self, action: int) -> Message:
        if self.frame.decision == PLACE_ABROAD:
            return self.put_abroad()
        if self.frame.decision == PLACE_TWO:
            kinds = {KINDS[piece % 2] for piece in self.frame.hand}
            there = say("teutonica-reason-not-in-hand", kind=self.args["kind"])
            return self.not_free() if self.args["kind"] in kinds else there
        if self.frame.decision not in (REPLY, NEUTRAL_REPLY):
            if not self.frame.hand:
                return say("teutonica-reason-lift-first")
            kind = KINDS[self.frame.hand[0] % 2]
            if kind != self.args["kind"]:
                return say("teutonica-reason-put-order", kind=kind)
            return self.other_country() or self.not_free()
        if not is_open(self.state, self.frame.route, self.route()):
            return say("teutonica-reason-country", route=self.args["route"])
        if self.route() == self.frame.route:
            return say("teutonica-reason-left-route", route=self.args["route"])
        legal = [self.reader.read(other, self.state) for other in self.state.legal_actions()]
        puts = [args for verb, args in filter(None, legal) if verb == "put"]
        if self.frame.decision == NEUTRAL_REPLY and self.args["kind"] == KINDS[MERCHANT]:
            return say("teutonica-reason-neutral-merchant")
        if self.args["kind"] not in [args["kind"] for args in puts]:
            waiting = [KINDS[piece % 2] for piece in (self.frame.piece, self.frame.lifted) if piece != FREE]
            other = say("teutonica-reason-reply-kind", kind=self.args["kind"])
            return self.not_free() if self.args["kind"] in waiting else other
        same = [args["route"] for args in puts if args["kind"] == self.args["kind"]]
        takes = EMPTY_BITS if self.args["kind"] == KINDS[MERCHANT] else FREE_BIT
        if self.args["route"] not in same and self.state.on_route(self.route()) & takes:
            return say("teutonica-reason-nearer", route=self.args["route"])
        return self.not_free()

    def other_country(self) -> Message | None:
        """A moved piece may not go to this country."""
        held = self.frame.hand[0]
        country = self.state.board.country[self.route()]
        if may_go(self.frame, held, country, 0):
            return None
        return say("teutonica-reason-country", route=self.args["route"])

    def put_abroad(self) -> Message:
        frame = self.frame
        if self.state.board.country[self.route()] == 0:
            return say("teutonica-reason-abroad-only", countries=", ".join(self.reader.names.countries[1:]))
        kinds = 1 << frame.lifted % 2 if frame.lifted != FREE else source_kinds(self.state, self.seat)
        if not kinds & 1 << KINDS.index(self.args["kind"]):
            return say("teutonica-reason-reply-kind", kind=self.args["kind"])
        return self.not_free()

    def lift(self, action: int) -> Message:
        frame, state = self.frame, self.state
        if frame.decision == PLACE_ABROAD:
            return self.lift_for_abroad()
        if frame.decision in (MOVE, MOVE_OTHERS, MOVE_ANY) and frame.left == 0:
            return say("teutonica-reason-no-more-lifts")
        if frame.decision == REPLY:
            if frame.lifted != FREE:
                return say("teutonica-reason-put-lifted-first", kind=KINDS[frame.lifted % 2])
            if frame.left == 0:
                return say("teutonica-reason-no-more-added")
            if source_kinds(state, self.seat):
                return say("teutonica-reason-reply-source")
        nothing = self.not_a_piece()
        if nothing:
            return nothing
        piece = state.points[self.point()]
        if frame.decision == MOVE_ANY:
            return self.alike()
        if frame.decision == MOVE_OTHERS:
            return say("teutonica-reason-opponents-only") if piece // 2 == self.seat else self.alike()
        if piece // 2 != self.seat:
            return say("teutonica-reason-not-own", owner=owner_name(piece // 2))
        if frame.decision == REPLY:
            lane = state.board.point_lane[self.point()]
            if state.count_on(lane, piece) <= list(frame.hand).count(lane * 2 + piece % 2):
                return say("teutonica-reason-just-placed")
            if state.first_of(lane, piece) == self.point():
                return say("teutonica-reason-no-room")
        return self.alike()

    def lift_for_abroad(self) -> Message:
        frame, state = self.frame, self.state
        if frame.lifted != FREE:
            return say("teutonica-reason-put-lifted-first", kind=KINDS[frame.lifted % 2])
        if source_kinds(state, self.seat):
            return say("teutonica-reason-reply-source")
        nothing = self.not_a_piece()
        if nothing:
            return nothing
        piece = state.points[self.point()]
        if piece // 2 != self.seat:
            return say("teutonica-reason-not-own", owner=owner_name(piece // 2))
        return self.alike() if has_room_abroad(state, piece % 2) else say("teutonica-reason-no-room")

    def remove(self, action: int) -> Message:
        return self.not_a_piece() or self.alike()

    def create(self, action: int) -> Message:
        route, benefit = divmod(action - CREATE, int(BENEFITS))
        state, board = self.state, self.state.board
        lanes = [lane for lane in (route, board.boats[route]) if lane != NO_LANE]
        pieces = [sum(state.count_on(lane, self.seat * 2 + kind) for lane in lanes) for kind in (TRADER, MERCHANT)]
        missing = board.length[route] - sum(pieces)
        if missing:
            return say("teutonica-reason-route-open", route=self.args["route"], missing=missing)
        if benefit < EXTRA:
            return self.post((board.city_a[route], board.city_b[route])[benefit - POST], pieces)
        if benefit < ABILITY:
            end, kind = divmod(benefit - int(EXTRA), 2)
            return self.extra_post((board.city_a[route], board.city_b[route])[end], kind, pieces)
        if benefit < SPECIAL:
            return self.ability(route, benefit - ABILITY)
        return self.special(route, benefit - SPECIAL, pieces)

    def post(self, city: int, pieces: list[int]) -> Message:
        space = self.state.free_space(city)
        if self.state.board.city_size[city] == 0:
            return say("teutonica-reason-green", city=self.args["city"])
        if space < 0:
            return say("teutonica-reason-city-full", city=self.args["city"])
        shape = self.state.board.shape[space]
        colour = self.privilege(self.state.board.privilege[space])
        return colour or say("teutonica-reason-shape", city=self.args["city"], shape=SHAPES[shape], kind=KINDS[shape])

    def extra_post(self, city: int, kind: int, pieces: list[int]) -> Message:
        if not takes_extra_post(self.state, city):
            return say("teutonica-reason-city-empty", city=self.args["city"])
        return self.lacks(EXTRA_POST) or say(
            "teutonica-reason-not-on-route", kind=KINDS[kind], route=self.args["route"]
        )

    def ability(self, route: int, ability: int) -> Message:
        board = self.state.board
        offered = [
            board.ability[city * 2 + slot] for city in (board.city_a[route], board.city_b[route]) for slot in (0, 1)
        ]
        name = ABILITY_NAMES[ability]
        if ability not in offered:
            return say("teutonica-reason-no-ability", route=self.args["route"], ability=name)
        assert not can_develop(self.state, self.seat, ability)
        return say("teutonica-reason-developed", ability=name)

    def special(self, route: int, space: int, pieces: list[int]) -> Message:
        board = self.state.board
        if route != board.special_route:
            return say("teutonica-reason-special-route", route=self.reader.names.routes[board.special_route])
        if self.state.special[space] != FREE:
            return say("teutonica-reason-special-taken", prestige=board.special_prestige[space])
        if pieces[MERCHANT] == 0:
            return say("teutonica-reason-not-on-route", kind=KINDS[MERCHANT], route=self.args["route"])
        colour = self.privilege(board.special_privilege[space])
        assert colour is not None
        return colour

    def swap(self, action: int) -> Message:
        city, left = divmod(action - SWAP_POSTS, int(MAX_SPACES))
        if self.state.board.city_size[city] == 0:
            there = left + 1 < green_posts(self.state, city)
            missing = say("teutonica-reason-swap-free", city=self.args["city"])
            return (self.lacks(SWAP) or say("teutonica-reason-swap-own", city=self.args["city"])) if there else missing
        first = self.state.board.city_first[city] + left
        if FREE in (self.state.posts[first], self.state.posts[first + 1]):
            return say("teutonica-reason-swap-free", city=self.args["city"])
        return self.lacks(SWAP) or say("teutonica-reason-swap-own", city=self.args["city"])

    def lay(self, action: int) -> Message:
        kind, route = divmod(action - PUT_MARKER, int(MAX_ROUTES))
        state = self.state
        if not holds(state.plate, kind):
            return say("teutonica-reason-not-drawn", marker=self.args["marker"])
        if not state.board.may_get_marker[route]:
            return say("teutonica-reason-no-markers-here", route=self.args["route"])
        if state.route_marker[route] != NO_MARKER:
            return say("teutonica-reason-has-marker", route=self.args["route"])
        if state.on_route(route) & ~EMPTY_BITS:
            return say("teutonica-reason-has-pieces", route=self.args["route"])
        return say("teutonica-reason-no-free-space", route=self.args["route"])

    def post_apart(self, action: int) -> Message:
        """A post that is not part of a player's created route."""
        city = (action - SET_POST) // 2
        if self.frame.decision == NEUTRAL_POST:
            ends = (self.state.board.city_a[self.frame.route], self.state.board.city_b[self.frame.route])
            if city not in ends:
                return say("teutonica-reason-neutral-city", route=self.reader.names.routes[self.frame.route])
            full = say("teutonica-reason-city-full", city=self.args["city"])
            return full if self.state.free_space(city) < 0 else say("teutonica-reason-neutral-merchant")
        if self.state.board.city_size[city]:
            return say("teutonica-reason-not-green", city=self.args["city"])
        return say("teutonica-reason-supply", kind=self.args["kind"])
