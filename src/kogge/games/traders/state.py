"""A position of Traders of the League: ships, cargo, contracts, achievements, and the open questions."""

from typing import Any, Final, final

from librt.random import Random
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.asking import AskingState
from kogge.core.packing import HASH_MASK, SALT, Reader, hash_row, random_row, write, write_row
from kogge.games.traders.board import COLOURS, MAX_CITIES, MAX_CONTRACTS, SLOTS
from kogge.games.traders.decisions import Frame, Variant
from kogge.games.traders.words import (
    ACTIONS,
    CITY_TILES,
    CONTRACT,
    EMPTY_CITY,
    HOLD,
    LOADED,
    NO_CONTRACT,
    NOBODY,
    NOT_YET,
    POINTS_PER_CITY,
    REGION,
    SAILED,
    SOURCES,
    TALLY,
    UNLOADED,
    VALUE,
)

IN_CITY: Final = random_row(MAX_CITIES * MAX_CONTRACTS, 4)  # random numbers for keys


@final
class State(AskingState[Frame]):
    """A position of Traders of the League."""

    __slots__ = (
        "board",
        "cargo",
        "contracts",
        "earned",
        "emptied",
        "goals",
        "last",
        "owners",
        "ships",
        "taken",
        "tally",
        "variant",
    )

    def __init__(
        self,
        rules: Any,
        variant: Variant,
        ships: vec[i64],
        cargo: vec[i64],
        contracts: vec[i64],
        owners: vec[i64],
        emptied: vec[i64],
        tally: vec[i64],
        goals: vec[i64],
        earned: vec[i64],
        stack: list[Frame],
        turn: i64,
        taken: i64,
        last: i64,
        turns: i64,
        viewer: i64,
    ) -> None:
        super().__init__(rules, variant.decisions, stack, turn, turns, 0, viewer)
        self.variant = variant
        self.board = variant.board
        self.ships = ships  # by seat: a hex
        self.cargo = cargo  # seat * COLOURS + colour: cubes aboard
        self.contracts = contracts  # city * SLOTS + place: a contract or NO_CONTRACT
        self.owners = owners  # by contract: the seat that has claimed it, or NOBODY
        self.emptied = emptied  # by city: the seat with its city tile, or NOBODY
        self.tally = tally  # seat * TALLY + kind: what achievements count; kept by `claim_contract`
        self.goals = goals  # by side of a tile: the seat that has it, NOBODY on the board, NOT_IN_PLAY
        self.earned = earned  # seat * SOURCES + source: points
        self.taken = taken  # bits of the actions taken in this turn
        self.last = last  # turns to come after this one, once the end is triggered; before that NOT_YET

    # The course of the game.

    def question(self, decision: i64, seat: i64) -> Frame:
        return Frame(decision, seat)

    # Small words of the rules.

    def may(self, kind: i64) -> bool:
        """Whether this kind of action can still be taken in the turn: one or two, of different kinds."""
        return self.taken & kind == 0 and self.actions_taken() < ACTIONS

    def actions_taken(self) -> i64:
        taken = self.taken
        return (taken & LOADED) + ((taken & UNLOADED) >> 1) + ((taken & SAILED) >> 2)

    def city_of(self, seat: i64) -> i64:
        """The city the ship lies in; NO_CITY at sea."""
        return self.board.city_at[self.ships[seat]]

    def room(self, seat: i64) -> i64:
        """How many more cubes the ship can carry."""
        cubes: i64 = 0
        for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
            cubes += self.cargo[colour]
        return HOLD - cubes

    def is_empty(self, city: i64) -> bool:
        for place in range(city * SLOTS, city * SLOTS + SLOTS):
            if self.contracts[place] != NO_CONTRACT:
                return False
        return True

    def empty_cities(self) -> i64:
        n: i64 = 0
        for seat in self.emptied:
            if seat != NOBODY:
                n += 1
        return n

    def claim_contract(self, seat: i64, contract: i64) -> None:
        """A contract comes to a player: it is worth its value, and achievements count it."""
        board = self.board
        at = seat * TALLY
        self.owners[contract] = seat
        self.tally[at + board.colour_a[contract]] += 1
        self.tally[at + board.colour_b[contract]] += 1
        self.tally[at + REGION + board.contract_region[contract]] += 1
        self.tally[at + VALUE + board.value[contract] - 1] += 1
        self.award(seat, CONTRACT, board.value[contract])

    def take_city_tile(self, seat: i64, city: i64) -> None:
        self.emptied[city] = seat
        self.tally[seat * TALLY + CITY_TILES] += 1
        self.award(seat, EMPTY_CITY, POINTS_PER_CITY)

    def award(self, seat: i64, source: i64, points: i64) -> None:
        """The one way by which points come to a player."""
        self.earned[seat * SOURCES + source] += points

    def next_turn(self) -> None:
        """The turn passes on clockwise; after the last turn the game is over."""
        self._turns += 1
        if self.last == 0:
            self.stack.clear()
            return
        if self.last != NOT_YET:
            self.last -= 1
        self.turn = (self.turn + 1) % self.variant.players
        self.taken = 0
        self.answer_with(self.variant.turns[self.turn])

    # Copies, keys, bytes.

    def clone(self) -> "State":
        return State(
            self.rules,
            self.variant,
            self.ships[:],
            self.cargo[:],
            self.contracts[:],
            self.owners[:],
            self.emptied[:],
            self.tally[:],
            self.goals[:],
            self.earned[:],
            self.stack[:],
            self.turn,
            self.taken,
            self.last,
            self._turns,
            self.viewer,
        )

    def key(self) -> int:
        """A sum of one random number per fact: the contracts of one city may lie in any order.

        Of claimed contracts only what they count for matters.
        """
        h = SALT[self.turn] + SALT[8] * self.taken + SALT[9] * (self.last + 1) + SALT[10] * len(self.stack)
        contracts = self.contracts
        for place in range(len(contracts)):
            if contracts[place] != NO_CONTRACT:
                h = (h + IN_CITY[place // SLOTS * MAX_CONTRACTS + contracts[place]]) & HASH_MASK
        h = hash_row(h, 16, self.ships)
        h = hash_row(h, 32, self.cargo)
        h = hash_row(h, 80, self.tally)
        h = hash_row(h, 180, self.goals)
        h = hash_row(h, 200, self.earned)
        return hash_row(h, 220, self.emptied)

    def to_bytes(self) -> bytes:
        w = BytesWriter()
        write_row(w, self.ships)
        write_row(w, self.cargo)
        write_row(w, self.contracts)
        write_row(w, self.owners)
        write_row(w, self.emptied)
        write_row(w, self.tally)
        write_row(w, self.goals)
        write_row(w, self.earned)
        write(w, len(self.stack))
        for f in self.stack:
            write(w, f.decision)
            write(w, f.seat)
        write(w, self.turn)
        write(w, self.taken)
        write(w, self.last)
        write(w, self._turns)
        write(w, self.viewer + 1)  # a spectator is -2, and -1 the smallest number that can be written
        return w.getvalue()

    # Hidden information: none.  Contracts lie open, and what is left in the box can be worked out.

    def seen_by(self, seat: i64) -> "State":
        seen = self.clone()
        seen.viewer = seat
        return seen

    def determinize(self, rng: Random) -> None:
        """Everything is known to everybody, so that there is nothing to deal anew."""


def read_frame(r: Reader) -> Frame:
    return Frame(r.one(), r.one())


def from_bytes(rules: Any, variant: Variant, data: bytes) -> State:
    """The state that `to_bytes` wrote."""
    r = Reader(data)
    ships, cargo, contracts, owners = r.row(), r.row(), r.row(), r.row()
    emptied, tally, goals, earned = r.row(), r.row(), r.row(), r.row()
    stack = [read_frame(r) for _ in range(r.one())]
    turn, taken, last, turns = r.one(), r.one(), r.one(), r.one()
    return State(
        rules,
        variant,
        ships,
        cargo,
        contracts,
        owners,
        emptied,
        tally,
        goals,
        earned,
        stack,
        turn,
        taken,
        last,
        turns,
        r.one() - 1,
    )
