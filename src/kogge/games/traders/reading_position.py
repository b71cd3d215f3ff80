"""Reading positions: plain data, perhaps written by hand, becomes a state, or a message says what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.errors import BadPosition
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.core.state import REFEREE
from kogge.games.traders.board import SLOTS
from kogge.games.traders.board_data import SIDES
from kogge.games.traders.dealing import start_cargo, tiles_in_play
from kogge.games.traders.decisions import Frame, Variant
from kogge.games.traders.names import COLOUR_NAMES, DECISION_NAMES, TAKEN_NAMES, Names, goods_name
from kogge.games.traders.position import Player, Position
from kogge.games.traders.state import State
from kogge.games.traders.words import (
    ACHIEVEMENT,
    ACTIONS,
    CLAIM,
    HOLD,
    NO_CONTRACT,
    NOBODY,
    NOT_IN_PLAY,
    NOT_YET,
    SOURCES,
    TALLY,
    TURN,
)


def read_position(data: Any, rules: Any, variant: Variant, names: Names, box: Sequence[int]) -> State:
    """The state of a position, checked."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(say("position-malformed", reason=str(error))) from None
    return PositionReader(position, rules, variant, names, box).state()


class PositionReader:
    """Builds a state from a position and says where a position is wrong."""

    def __init__(self, position: Position, rules: Any, variant: Variant, names: Names, box: Sequence[int]) -> None:
        self.position = position
        self.rules = rules
        self.variant = variant
        self.board = variant.board
        self.names = names
        self.box = box
        self.seats = SEATS[: variant.players]

    def state(self) -> State:
        position = self.position
        for seat in position.players:
            self.seat(seat, "players")
        owned = [self.owned(seat) for seat in self.seats]
        tiles = [self.tiles(seat) for seat in self.seats]
        stack = self.stack()
        state = State(
            self.rules,
            self.variant,
            vec[i64]([self.ship(seat) for seat in self.seats]),
            vec[i64]([number for seat in self.seats for number in self.cargo(seat)]),
            vec[i64](self.contracts([one for found in owned for one in found], [city for t in tiles for city in t])),
            vec[i64]([NOBODY] * self.board.n_contracts),
            vec[i64]([NOBODY] * self.board.n_cities),
            vec[i64]([0] * (len(self.seats) * TALLY)),
            vec[i64](self.goals()),
            vec[i64]([0] * (len(self.seats) * SOURCES)),
            stack,
            stack[0].seat if position.questions is None else self.seat(position.turn, "turn"),
            self.taken(),
            NOT_YET,
            position.turns,
            REFEREE if position.viewer is None else self.seat(position.viewer, "viewer"),
        )
        for number in range(len(self.seats)):
            for contract in owned[number]:
                state.claim_contract(number, contract)
            for city in tiles[number]:
                state.take_city_tile(number, city)
        for side, owner in enumerate(state.goals):
            if owner not in (NOBODY, NOT_IN_PLAY):
                state.award(owner, ACHIEVEMENT, self.board.goals[side].points)
        state.last = self.last(state)
        self.check(state)
        return state

    def check(self, state: State) -> None:
        for city, name in enumerate(self.names.cities):
            if state.is_empty(city) != (state.emptied[city] != NOBODY):
                raise BadPosition(say("traders-position-tile", city=name))
        asked = [(frame.decision, frame.seat) for frame in state.stack]
        turn = [(TURN, state.turn), (CLAIM, state.turn)]
        claims = asked == turn and state.taken and len(state.legal_actions()) > 1
        if asked not in ([], turn[:1]) and not claims:
            raise BadPosition(say("position-questions"))

    # Names.

    def seat(self, name: str, where: str) -> int:
        return self.one_of(name, self.seats, where)

    def one_of(self, name: str, possible: Sequence[str], where: str) -> int:
        if name not in possible:
            raise BadPosition(say("position-unknown", where=where, name=name, possible=", ".join(possible)))
        return possible.index(name)

    def city(self, name: str, where: str) -> int:
        return self.one_of(name, self.names.cities, where)

    # The players.

    def player(self, seat: str) -> Player:
        return self.position.players.get(seat) or Player()

    def ship(self, seat: str) -> int:
        name = self.player(seat).ship
        return self.board.start if name is None else self.one_of(name, self.names.hexes, f"{seat} ship")

    def cargo(self, seat: str) -> list[int]:
        """By colour, as given or as at the start."""
        given = self.player(seat).cargo
        if given is None:
            return start_cargo(self.seat(seat, "players"))
        for name in given:
            self.one_of(name, COLOUR_NAMES, f"{seat} cargo")
        cubes = [given.get(name, 0) for name in COLOUR_NAMES]
        if min(cubes) < 0 or sum(cubes) > HOLD:
            raise BadPosition(say("position-range", where=f"{seat} cargo", number=sum(cubes), most=HOLD))
        return cubes

    def owned(self, seat: str) -> list[int]:
        possible = {self.names.contracts[one]: one for one in self.box}
        found = []
        for name in self.player(seat).contracts:
            region, _, goods = name.partition(" ")
            found.append(self.contract(f"{region} {goods_name(goods)}", possible, f"{seat} contracts"))
        return found

    def contract(self, name: str, possible: Mapping[str, int], where: str) -> int:
        return possible[list(possible)[self.one_of(name, list(possible), where)]]

    def tiles(self, seat: str) -> list[int]:
        return [self.city(name, f"{seat} city_tiles") for name in self.player(seat).city_tiles]

    # The board.

    def contracts(self, owned: list[int], emptied: list[int]) -> list[int]:
        """Of every city: those given, none where it has been emptied, otherwise what the box still has."""
        given = {self.city(name, "cities"): self.lying(name) for name in self.position.cities}
        given = {city: [int(NO_CONTRACT)] * SLOTS for city in emptied} | given
        used = owned + [one for drawn in given.values() for one in drawn if one != NO_CONTRACT]
        if len(set(used)) < len(used) or len(set(emptied)) < len(emptied):
            raise BadPosition(say("traders-position-twice"))
        left = [one for one in self.box if one not in used]
        filled: dict[int, list[int]] = {city: [] for city in range(self.board.n_cities) if city not in given}
        for _ in range(SLOTS):
            for city, drawn in filled.items():
                fitting = [one for one in left if self.board.contract_region[one] == self.board.region[city]]
                drawn.append(fitting[0] if fitting else int(NO_CONTRACT))
                left = [one for one in left if one != drawn[-1]]
        return [one for city in range(self.board.n_cities) for one in (given | filled)[city]]

    def lying(self, name: str) -> list[int]:
        """The contracts of a city, by their colours."""
        given = self.position.cities[name]
        if len(given) > SLOTS:
            raise BadPosition(say("position-too-many", where=name, given=len(given), room=SLOTS))
        region = self.board.region[self.city(name, "cities")]
        possible = {self.names.goods[one]: one for one in self.box if self.board.contract_region[one] == region}
        found = [int(NO_CONTRACT) if one is None else self.contract(goods_name(one), possible, name) for one in given]
        return found + [int(NO_CONTRACT)] * (SLOTS - len(given))

    def goals(self) -> list[int]:
        """As given; otherwise the first tiles lie on the board with side A up."""
        number = tiles_in_play(len(self.seats))
        goals = [int(NOT_IN_PLAY)] * len(self.board.goals)
        given = self.position.achievements
        if given is None:
            given = {self.names.goals[tile * len(SIDES)]: None for tile in range(number)}
        for name, owner in given.items():
            side = self.one_of(name, self.names.goals, "achievements")
            goals[side] = int(NOBODY) if owner is None else self.seat(owner, "achievements")
        tiles = {side // len(SIDES) for side, owner in enumerate(goals) if owner != NOT_IN_PLAY}
        if not len(tiles) == len(given) == number:
            raise BadPosition(say("traders-position-goals", number=number))
        return goals

    # The course of the game.

    def taken(self) -> int:
        for name in self.position.taken:
            self.one_of(name, list(TAKEN_NAMES), "taken")
        if len(self.position.taken) > ACTIONS or len(set(self.position.taken)) < len(self.position.taken):
            raise BadPosition(say("traders-position-taken", most=ACTIONS))
        return sum(TAKEN_NAMES[name] for name in self.position.taken)

    def last(self, state: State) -> int:
        """Given, or as many turns as there are when the end has just been triggered."""
        given = self.position.last_turns
        triggered = state.empty_cities() >= self.variant.cities_to_empty
        if not triggered and given is None:
            return int(NOT_YET)
        most = self.variant.players
        if not triggered or (given is not None and not 0 <= given <= most):
            needed = self.variant.cities_to_empty
            raise BadPosition(say("traders-position-last", most=most, needed=needed))
        return most if given is None else given

    def stack(self) -> list[Frame]:
        """The questions given; without them a turn begins."""
        questions = self.position.questions
        if questions is None:
            return [self.variant.turns[self.seat(self.position.turn, "turn")]]
        return [
            Frame(self.one_of(question.decision, DECISION_NAMES, "questions"), self.seat(question.seat, "questions"))
            for question in questions
        ]
