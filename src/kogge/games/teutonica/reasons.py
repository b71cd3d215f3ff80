"""Reasons: why an action is not possible now, in terms a player understands."""

from collections.abc import Callable

from kogge.core.messages import Message, say
from kogge.games.teutonica.actions import Args, Reader
from kogge.games.teutonica.board import MAX_ROUTES, MAX_SPACES
from kogge.games.teutonica.decisions import Frame, Verb
from kogge.games.teutonica.names import ABILITY_NAMES, KINDS, MARKER_NAMES, PRIVILEGE_NAMES, SHAPES, owner_name
from kogge.games.teutonica.prompts import prompt
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.develop import can_develop
from kogge.games.teutonica.verbs.displace import fee_for
from kogge.games.teutonica.verbs.end_turn import holds
from kogge.games.teutonica.verbs.reply import source_kinds
from kogge.games.teutonica.words import (
    ABILITY,
    BANK,
    BENEFITS,
    CREATE,
    DEVELOP,
    EMPTY_BITS,
    EXTRA,
    EXTRA_POST,
    FREE,
    FREE_BIT,
    INCOME,
    INCOME_TRADERS,
    MARKERS,
    MERCHANT,
    MOVE,
    MOVE_OTHERS,
    MOVED,
    NEUTRAL_REPLY,
    NO_MARKER,
    POST,
    PRIVILEGE,
    PUT_MARKER,
    REPLY,
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
    if type(state.variant.decisions[frame.decision].verb_of[action]) is Verb:
        return unasked(state, frame, verb, args, reader)
    if frame.decision <= MOVED and verb in COSTS_AN_ACTION and state.actions == 0:
        return say("teutonica-reason-no-actions")
    return Reasons(state, frame, reader, args).of(verb, action)


COSTS_AN_ACTION = ("income", "place", "displace", "lift", "create")


def unasked(state: State, frame: Frame, verb: str, args: Args, reader: Reader) -> Message:
    """The verb does not answer the open question."""
    if frame.decision > MOVED:
        return say("teutonica-reason-first", question=prompt(state, reader.names))
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
            "post": self.neutral_post,
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
        point, route = self.point(), self.route()
        if not self.state.present[route] & FREE_BIT:
            return say("teutonica-reason-route-full", route=self.args["route"])
        if self.state.points[point] != FREE:
            return say("teutonica-reason-point-taken", point=self.args["point"])
        return self.alike()

    def not_a_piece(self) -> Message | None:
        """Nothing stands on the point."""
        return (
            say("teutonica-reason-point-free", point=self.args["point"])
            if self.state.points[self.point()] == FREE
            else None
        )

    def privilege(self, needed: int) -> Message | None:
        have = self.state.value(self.seat, PRIVILEGE)
        if have >= needed:
            return None
        return say("teutonica-reason-privilege", needed=PRIVILEGE_NAMES[needed], have=PRIVILEGE_NAMES[have])

    # By verb.

    def done(self, action: int) -> Message:
        if self.frame.decision in (REPLY, NEUTRAL_REPLY):
            return say("teutonica-reason-displaced-first")
        return say("teutonica-reason-remove-one")

    def pay(self, action: int) -> Message:
        return say(
            "teutonica-reason-pay", fee=self.frame.left, traders=self.have(TRADER), merchants=self.have(MERCHANT)
        )

    def develop(self, action: int) -> Message:
        return self.lacks(DEVELOP) or say("teutonica-reason-developed", ability=self.args["ability"])

    def use(self, action: int) -> Message:
        return self.lacks(action - USE_MARKER) or say("teutonica-reason-nothing-on-routes")

    def income(self, action: int) -> Message:
        merchants, traders = divmod(action - int(INCOME), int(INCOME_TRADERS))
        stock = [self.state.stock[self.seat * 2 + kind] for kind in (TRADER, MERCHANT)]
        if sum(stock) == 0:
            return say("teutonica-reason-stock-empty")
        bank = self.state.value(self.seat, BANK)
        if traders + merchants > bank:
            return say("teutonica-reason-bank", bank=bank)
        if traders > stock[0] or merchants > stock[1]:
            return say("teutonica-reason-stock-short", traders=stock[0], merchants=stock[1])
        return say("teutonica-reason-income-full", number=min(bank, sum(stock)))

    def place(self, action: int) -> Message:
        if self.have(KINDS.index(self.args["kind"])) == 0:
            return say("teutonica-reason-supply", kind=self.args["kind"])
        return self.not_free()

    def displace(self, action: int) -> Message:
        nothing = self.not_a_piece()
        if nothing:
            return nothing
        piece = self.state.points[self.point()]
        if piece // 2 == self.seat:
            return say("teutonica-reason-own-piece")
        need, have = fee_for(piece) + 1, self.have(TRADER) + self.have(MERCHANT)
        if have < need:
            return say("teutonica-reason-displace-cost", kind=KINDS[piece % 2], need=need, have=have)
        if self.have(KINDS.index(self.args["with"])) == 0:
            return say("teutonica-reason-supply", kind=self.args["with"])
        return self.alike()

    def put(self, action: int) -> Message:
        if self.frame.decision not in (REPLY, NEUTRAL_REPLY):
            if not self.frame.hand:
                return say("teutonica-reason-lift-first")
            kind = KINDS[self.frame.hand[0] % 2]
            return self.not_free() if kind == self.args["kind"] else say("teutonica-reason-put-order", kind=kind)
        if self.route() == self.frame.route:
            return say("teutonica-reason-left-route", route=self.args["route"])
        legal = [self.reader.read(other, self.state) for other in self.state.legal_actions()]
        puts = [args for verb, args in filter(None, legal) if verb == "put"]
        if self.frame.decision == NEUTRAL_REPLY and self.args["kind"] == KINDS[MERCHANT]:
            return say("teutonica-reason-neutral-merchant")
        if self.args["kind"] not in [args["kind"] for args in puts]:
            return say("teutonica-reason-reply-kind", kind=self.args["kind"])
        if self.args["route"] not in [args["route"] for args in puts] and self.state.present[self.route()] & FREE_BIT:
            return say("teutonica-reason-nearer", route=self.args["route"])
        return self.not_free()

    def lift(self, action: int) -> Message:
        frame, state = self.frame, self.state
        if frame.decision in (MOVE, MOVE_OTHERS) and frame.left == 0:
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
        if frame.decision == MOVE_OTHERS:
            return say("teutonica-reason-opponents-only") if piece // 2 == self.seat else self.alike()
        if piece // 2 != self.seat:
            return say("teutonica-reason-not-own", owner=owner_name(piece // 2))
        if frame.decision == REPLY:
            put_there = list(frame.hand).count(self.route() * 2 + piece % 2)
            if state.count_on(self.route(), piece) <= put_there:
                return say("teutonica-reason-just-placed")
            if state.first_of(self.route(), piece) == self.point():
                return say("teutonica-reason-no-room")
        return self.alike()

    def remove(self, action: int) -> Message:
        return self.not_a_piece() or self.alike()

    def create(self, action: int) -> Message:
        route, benefit = divmod(action - CREATE, int(BENEFITS))
        state, board = self.state, self.state.board
        pieces = [state.count_on(route, self.seat * 2 + kind) for kind in (TRADER, MERCHANT)]
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
        if space < 0:
            return say("teutonica-reason-city-full", city=self.args["city"])
        shape = self.state.board.shape[space]
        colour = self.privilege(self.state.board.privilege[space])
        return colour or say("teutonica-reason-shape", city=self.args["city"], shape=SHAPES[shape], kind=KINDS[shape])

    def extra_post(self, city: int, kind: int, pieces: list[int]) -> Message:
        if self.state.posts[self.state.board.city_first[city]] == FREE:
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
        first = self.state.board.city_first[city] + left
        if FREE in (self.state.posts[first], self.state.posts[first + 1]):
            return say("teutonica-reason-swap-free", city=self.args["city"])
        return self.lacks(SWAP) or say("teutonica-reason-swap-own", city=self.args["city"])

    def lay(self, action: int) -> Message:
        kind, route = divmod(action - PUT_MARKER, int(MAX_ROUTES))
        state = self.state
        if not holds(state.plate, kind):
            return say("teutonica-reason-not-drawn", marker=self.args["marker"])
        if state.route_marker[route] != NO_MARKER:
            return say("teutonica-reason-has-marker", route=self.args["route"])
        if state.on_route(route) & ~EMPTY_BITS:
            return say("teutonica-reason-has-pieces", route=self.args["route"])
        return say("teutonica-reason-no-free-space", route=self.args["route"])

    def neutral_post(self, action: int) -> Message:
        city = self.reader.names.city_number[self.args["city"]]
        board, route = self.state.board, self.frame.route
        if city not in (board.city_a[route], board.city_b[route]):
            return say("teutonica-reason-neutral-city", route=self.reader.names.routes[route])
        if self.state.free_space(city) < 0:
            return say("teutonica-reason-city-full", city=self.args["city"])
        return say("teutonica-reason-neutral-merchant")
