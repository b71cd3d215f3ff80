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
from kogge.games.hansa.dealing import bits, box
from kogge.games.hansa.decisions import NOTHING, Frame, Variant
from kogge.games.hansa.names import COLOURS, DECISION_NAMES, GOODS, Names
from kogge.games.hansa.position import Player, Position, Question
from kogge.games.hansa.state import State
from kogge.games.hansa.variants import COLOURS_LEFT_OUT
from kogge.games.hansa.words import (
    BEGIN,
    BOOTHS,
    CLASSES,
    EMPTY,
    INCOME,
    KEPT_GOODS,
    LOSS,
    MAX_SEATS,
    MOST_BARRELS,
    PLACED_BOOTHS,
    ROUNDS,
    SALE,
    SELLING,
    SET_UP,
    START_TALERS,
    TAXES,
    TURN,
)

MOST_TALERS = 250
MOST_TURNS = 100_000


def read_position(data: Any, rules: Any, variant: Variant, names: Names) -> State:
    """The state of a position, checked."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(say("position-malformed", reason=str(error))) from None
    return PositionReader(position, rules, variant, names).state()


class PositionReader:
    """Builds a state from a position and says where a position is wrong."""

    def __init__(self, position: Position, rules: Any, variant: Variant, names: Names) -> None:
        self.position = position
        self.rules = rules
        self.variant = variant
        self.board = variant.board
        self.names = names
        self.seats = SEATS[: variant.players]

    def state(self) -> State:
        position = self.position
        for seat in position.players:
            self.one_of(seat, self.seats, "players")
        turn = self.one_of(position.turn, self.seats, "turn")
        booths = self.booths()
        in_hand = self.in_hand(booths)
        goods, sold = ([self.held(seat, what) for seat in self.seats] for what in ("goods", "sold"))
        given = self.warehouses()
        seen = Counter(good for row in (*goods, *sold) for good in row)
        seen.update(good for good in given or () if good != EMPTY)
        left_out = self.left_out(seen)
        warehouses, piles = self.piles(left_out, seen, given)
        questions = None if position.questions is None else [self.frame(question) for question in position.questions]
        state = State(
            self.rules,
            self.variant,
            vec[i64](booths),
            vec[i64](in_hand),
            vec[i64]([self.talers(seat, turn) for seat in self.seats]),
            self.by_class(goods),
            self.by_class(sold),
            vec[i64](warehouses),
            vec[i64](piles[::-1]),
            questions or [],
            bits(left_out),
            self.board.start if position.ship is None else self.city(position.ship, "ship"),
            1 if position.acted else 0,
            turn,
            self.turns(turn, in_hand, questions or []),
            self.number(position.reveals, MOST_TURNS, "reveals"),
            REFEREE if position.viewer is None else self.one_of(position.viewer, self.seats, "viewer"),
        )
        if questions is None:
            state.stack = [Frame(TURN if position.acted else state.first_question(), turn)]
        if state.stack:
            self.check_questions(state)
        return state

    # Names.

    def one_of(self, name: str, possible: Sequence[str], where: str) -> int:
        if name not in possible:
            raise BadPosition(say("position-unknown", where=where, name=name, possible=", ".join(possible)))
        return possible.index(name)

    def city(self, name: str, where: str) -> int:
        return self.one_of(name, self.names.cities, where)

    def good(self, name: str, where: str) -> int:
        return self.one_of(name, GOODS, where)

    def number(self, number: int, most: int, where: str) -> int:
        if not 0 <= number <= most:
            raise BadPosition(say("position-range", where=where, number=number, most=most))
        return number

    # The players.

    def player(self, seat: str) -> Player:
        return self.position.players.get(seat) or Player()

    def talers(self, seat: str, turn: int) -> int:
        """As given, or as at the start; the player in turn has had an income."""
        given = self.player(seat).talers
        if given is not None:
            return self.number(given, MOST_TALERS, f"{seat} talers")
        return START_TALERS + (INCOME if self.seats.index(seat) == turn and self.is_turn() else 0)

    def is_turn(self) -> bool:
        """Whether turns have begun and the game is not over."""
        questions = self.position.questions
        return questions is None or bool(questions and questions[0].decision != DECISION_NAMES[SET_UP])

    def held(self, seat: str, what: str) -> list[int]:
        return [self.good(name, f"{seat} {what}") for name in getattr(self.player(seat), what)]

    def by_class(self, rows: Sequence[Sequence[int]]) -> vec[i64]:
        """Every player's markers, counted by class."""
        counted = [Counter(row) for row in rows]
        return vec[i64]([row[good] for row in counted for good in range(CLASSES)])

    def booths(self) -> list[int]:
        booths = [0] * (self.board.n_cities * MAX_SEATS)
        for name, standing in self.position.booths.items():
            city = self.city(name, "booths")
            for seat, number in standing.items():
                place = city * MAX_SEATS + self.one_of(seat, self.seats, name)
                booths[place] = self.number(number, BOOTHS, f"{name} {seat}")
        return booths

    def in_hand(self, booths: list[int]) -> list[int]:
        """What stands nowhere."""
        left = []
        for number, seat in enumerate(self.seats):
            standing = sum(booths[number::MAX_SEATS])
            if standing > BOOTHS:
                raise BadPosition(say("hansa-position-booths", seat=seat, all=BOOTHS, given=standing))
            given = self.player(seat).in_hand
            if given is not None and given != BOOTHS - standing:
                raise BadPosition(say("hansa-position-in-hand", seat=seat, left=BOOTHS - standing))
            left.append(BOOTHS - standing)
        return left

    # The goods.

    def warehouses(self) -> list[int] | None:
        """As given: the cities not named are empty then."""
        if self.position.warehouses is None:
            return None
        warehouses = [int(EMPTY)] * self.board.n_warehouses
        for name, given in self.position.warehouses.items():
            city = self.city(name, "warehouses")
            room = self.board.city_size[city]
            if len(given) > room:
                raise BadPosition(say("position-too-many", where=name, given=len(given), room=room))
            for i, good in enumerate(given):
                if good is not None:
                    warehouses[self.board.city_first[city] + i] = self.good(good, name)
        return warehouses

    def left_out(self, seen: Counter[int]) -> list[int]:
        """The colours given, or the last ones that the position does not mention."""
        needed = COLOURS_LEFT_OUT[self.variant.players]
        given = self.position.left_out
        if given is None:
            mentioned = Counter(seen) + Counter(self.good(name, "piles") for name in self.position.piles or ())
            free = [colour for colour in range(len(COLOURS)) if not any(mentioned[good] for good in of_colour(colour))]
            return free[len(free) - needed :] if needed <= len(free) else free
        found = sorted({self.one_of(name, COLOURS, "left_out") for name in given})
        if len(found) != needed or len(given) != needed:
            raise BadPosition(say("hansa-position-left-out", number=needed, players=self.variant.players))
        return found

    def piles(self, left_out: list[int], seen: Counter[int], given: list[int] | None) -> tuple[list[int], list[int]]:
        """The warehouses and the piles: what is not said comes from the rest, one of each class in turn."""
        piles = None if self.position.piles is None else [self.good(name, "piles") for name in self.position.piles]
        rest = Counter(box(left_out))
        rest.subtract(seen)
        rest.subtract(piles or ())
        over = [GOODS[good] for good, number in rest.items() if number < 0]
        if over or len(left_out) != COLOURS_LEFT_OUT[self.variant.players]:
            raise BadPosition(say("hansa-position-goods", names=", ".join(over) or ", ".join(COLOURS)))
        most = sum(self.variant.pile_sizes)
        if piles is not None and len(piles) > most:
            raise BadPosition(say("position-too-many", where="piles", given=len(piles), room=most))
        stacks: Counter[int] = Counter()
        in_turn: list[tuple[int, int]] = []
        for good in rest.elements():
            in_turn.append((stacks[good], good))
            stacks[good] += 1
        mixed = [good for _, good in sorted(in_turn)]
        warehouses = given
        if warehouses is None:
            warehouses = [int(EMPTY)] * self.board.n_warehouses
            for warehouse, good in zip(self.board.fill_order, mixed, strict=False):
                warehouses[warehouse] = good
            mixed = mixed[self.board.n_warehouses :]
        return warehouses, mixed[:most] if piles is None else piles

    # The questions.

    def frame(self, question: Question) -> Frame:
        decision = self.one_of(question.decision, DECISION_NAMES, "questions")
        hand = sorted(self.good(name, "hand") for name in question.hand)
        return Frame(
            decision,
            self.one_of(question.seat, self.seats, "questions"),
            -1 if question.colour is None else self.one_of(question.colour, COLOURS, "questions"),
            vec[i64](hand) if hand else NOTHING,
        )

    def turns(self, turn: int, in_hand: list[int], questions: list[Frame]) -> int:
        """As given, or the earliest number that fits: placing first booths counts as a turn each time."""
        players = self.variant.players
        earliest = ROUNDS * players + turn
        if questions and questions[0].decision == SET_UP:
            placed = [(BOOTHS - left) // PLACED_BOOTHS for left in in_hand]
            earliest = sum(placed)
            expected = [BOOTHS - PLACED_BOOTHS * (placed[turn] + (seat < turn)) for seat in range(players)]
            if in_hand != expected or placed[turn] >= ROUNDS:
                raise BadPosition(say("position-questions"))
        given = self.position.turns
        if given is None:
            return earliest
        most = earliest if earliest < ROUNDS * players else MOST_TURNS
        if not earliest <= given <= most or (given - turn) % players:
            raise BadPosition(say("hansa-position-turns", turns=given, earliest=earliest, turn=self.seats[turn]))
        return given

    def check_questions(self, state: State) -> None:
        """A player's own turn lies below, and what lies above can be asked and answered there."""
        first, *others = state.stack
        fits = first.decision in (TURN, BEGIN, SET_UP) and first.seat == state.turn
        fits = fits and (first.decision != BEGIN or (not state.acted and state.first_question() == BEGIN))
        fits = fits and all(self.fits(state, frame) for frame in state.stack)
        kinds = [frame.decision for frame in others]
        fits = fits and (kinds in ([], [SELLING], [TAXES]) or set(kinds) == {LOSS})
        fits = fits and len({(frame.seat, frame.colour) for frame in others}) == len(others)
        fits = fits and (not others or first.decision == TURN)
        if not fits or not state.legal_actions():
            raise BadPosition(say("position-questions"))

    def fits(self, state: State, frame: Frame) -> bool:
        """Whether this can be asked of this seat."""
        if (frame.decision == LOSS) != (frame.colour >= 0) or (frame.decision != SELLING and len(frame.hand) > 0):
            return False
        if frame.decision == LOSS:
            return frame.seat != state.turn and state.count_colour(frame.seat, frame.colour) > 0
        if frame.decision == TAXES:
            return frame.seat == state.turn and state.count_goods(frame.seat) > KEPT_GOODS
        if frame.decision == SELLING:
            return frame.seat == state.turn and self.can_sell(state, frame)
        return True

    def can_sell(self, state: State, frame: Frame) -> bool:
        """The markers in hand are the seller's, of colours of which there are enough, and a booth stands here."""
        has = [state.goods[frame.seat * CLASSES + good] for good in range(CLASSES)]
        in_hand = Counter(frame.hand)
        colours = {good // MOST_BARRELS for good in in_hand}
        return (
            state.acted == 1
            and state.booths[state.ship * MAX_SEATS + frame.seat] > 0
            and all(number <= has[good] for good, number in in_hand.items())
            and all(state.count_colour(frame.seat, colour) >= SALE for colour in colours)
        )


def of_colour(colour: int) -> range:
    """The classes of a colour."""
    return range(colour * MOST_BARRELS, (colour + 1) * MOST_BARRELS)
