"""Dealing: what chance decides before the first turn, and the position the game starts from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random as AnyRandom
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.state import REFEREE
from kogge.games.traders.board import SLOTS, Board
from kogge.games.traders.board_data import SIDES
from kogge.games.traders.decisions import Variant
from kogge.games.traders.names import COLOUR_NAMES, Names
from kogge.games.traders.state import State
from kogge.games.traders.words import NOBODY, NOT_IN_PLAY, NOT_YET, SOURCES, TALLY

START_CARGO = (None, "yellow", "black", "green", "blue")  # by seat


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides."""

    contracts: tuple[tuple[int, ...], ...]  # by city
    goals: tuple[int, ...]  # the sides of achievement tiles that lie on the board


def tiles_in_play(players: int) -> int:
    return players + 1


def deal(board: Board, box: Sequence[int], players: int, rng: AnyRandom) -> Deal:
    """Three contracts of its region for every city; players + 1 achievements, each with a random side up."""
    shuffled = list(box)
    rng.shuffle(shuffled)
    cities = []
    for city in range(board.n_cities):
        drawn = [one for one in shuffled if board.contract_region[one] == board.region[city]][:SLOTS]
        shuffled = [one for one in shuffled if one not in drawn]
        cities.append(tuple(drawn))
    tiles = rng.sample(range(len(board.goals) // len(SIDES)), tiles_in_play(players))
    return Deal(tuple(cities), tuple(sorted(tile * len(SIDES) + rng.randrange(len(SIDES)) for tile in tiles)))


def deal_to_text(dealt: Deal, names: Names) -> dict[str, str]:
    """A deal in the words of a record."""
    words = {
        names.cities[city]: ",".join(names.goods[one] for one in drawn) for city, drawn in enumerate(dealt.contracts)
    }
    return words | {"achievements": ",".join(names.goals[side].replace(" ", ".") for side in dealt.goals)}


def deal_from_text(board: Board, box: Sequence[int], players: int, names: Names, words: Mapping[str, str]) -> Deal:
    """The deal these words describe; `ValueError` if it is none of this ruleset."""
    needed = [*names.cities, "achievements"]
    if sorted(words) != sorted(needed):
        raise ValueError(" ".join(f"{name}=..." for name in needed))
    left = set(box)
    cities = []
    for city, name in enumerate(names.cities):
        number = {names.goods[one]: one for one in left if board.contract_region[one] == board.region[city]}
        drawn = [number.pop(word, -1) for word in words[name].split(",")]
        if len(drawn) != SLOTS or min(drawn) < 0:
            raise ValueError(f"{name} needs {SLOTS} contracts of its region that no other city has")
        left -= set(drawn)
        cities.append(tuple(drawn))
    sides = {name.replace(" ", "."): side for side, name in enumerate(names.goals)}
    goals = [sides.get(word, -1) for word in words["achievements"].split(",")]
    tiles = {side // len(SIDES) for side in goals}
    if min(goals) < 0 or not len(goals) == len(tiles) == tiles_in_play(players):
        raise ValueError(f"there are {tiles_in_play(players)} different achievement tiles")
    return Deal(tuple(cities), tuple(sorted(goals)))


def start_cargo(seat: int) -> list[int]:
    """The cubes a ship begins with, by colour."""
    return [int(START_CARGO[seat] == colour) for colour in COLOUR_NAMES]


def goals_on_board(board: Board, sides: Sequence[int]) -> list[int]:
    return [int(NOBODY) if side in sides else int(NOT_IN_PLAY) for side in range(len(board.goals))]


def start(rules: Any, variant: Variant, dealt: Deal) -> State:
    board = variant.board
    players = variant.players
    cargo = [number for seat in range(players) for number in start_cargo(seat)]
    return State(
        rules,
        variant,
        vec[i64]([board.start] * players),
        vec[i64](cargo),
        vec[i64]([one for drawn in dealt.contracts for one in drawn]),
        vec[i64]([NOBODY] * board.n_contracts),
        vec[i64]([NOBODY] * board.n_cities),
        vec[i64]([0] * (players * TALLY)),
        vec[i64](goals_on_board(board, dealt.goals)),
        vec[i64]([0] * (players * SOURCES)),
        [variant.turns[0]],
        0,
        0,
        NOT_YET,
        0,
        REFEREE,
    )
