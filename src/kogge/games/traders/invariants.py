"""Invariants: what holds in every position, however it came about."""

from collections.abc import Sequence

from kogge.games.traders.board import COLOURS, REGIONS, SLOTS
from kogge.games.traders.board_data import SIDES
from kogge.games.traders.dealing import tiles_in_play
from kogge.games.traders.state import State
from kogge.games.traders.words import (
    ACHIEVEMENT,
    ACTIONS,
    CITY_TILES,
    CLAIM,
    CONTRACT,
    EMPTY_CITY,
    NO_CONTRACT,
    NOBODY,
    NOT_IN_PLAY,
    NOT_YET,
    POINTS_PER_CITY,
    REGION,
    SOURCES,
    TALLY,
    VALUE,
)


def check(s: State, box: Sequence[int]) -> None:
    """Raise `AssertionError` with what does not hold."""
    check_contracts(s, box)
    check_ships(s)
    check_players(s)
    check_goals(s)
    check_end(s)


def check_contracts(s: State, box: Sequence[int]) -> None:
    """No contract is in two places, and each lies in a city of its region."""
    lying = [contract for contract in s.contracts if contract != NO_CONTRACT]
    claimed = [contract for contract, owner in enumerate(s.owners) if owner != NOBODY]
    assert len(set(lying + claimed)) == len(lying + claimed), "a contract is in two places"
    assert set(lying + claimed) <= set(box), "a contract is not in the box"
    for place, contract in enumerate(s.contracts):
        region = s.board.region[place // SLOTS]
        assert contract == NO_CONTRACT or s.board.contract_region[contract] == region, "a contract lies abroad"
    for city in range(s.board.n_cities):
        assert s.is_empty(city) == (s.emptied[city] != NOBODY), "an empty city has no owner of its tile"


def check_ships(s: State) -> None:
    for seat in range(s.variant.players):
        assert 0 <= s.ships[seat] < s.board.n_hexes, "a ship has left the chart"
        assert min(s.cargo[seat * COLOURS : seat * COLOURS + COLOURS]) >= 0, "a cube was delivered that was not there"
        assert s.room(seat) >= 0, "a ship carries too much"


def check_players(s: State) -> None:
    """What is counted follows from what the players have."""
    for seat in range(s.variant.players):
        tally = [0] * int(TALLY)
        worth = 0
        for contract, owner in enumerate(s.owners):
            if owner == seat:
                tally[s.board.colour_a[contract]] += 1
                tally[s.board.colour_b[contract]] += 1
                tally[REGION + s.board.contract_region[contract]] += 1
                tally[VALUE + s.board.value[contract] - 1] += 1
                worth += s.board.value[contract]
        tally[CITY_TILES] = list(s.emptied).count(seat)
        assert tally == list(s.tally[seat * TALLY : seat * TALLY + TALLY]), "contracts or tiles are miscounted"
        assert sum(tally[:REGION]) == 2 * sum(tally[REGION : REGION + REGIONS]), "a contract has not two colours"
        achieved = sum(goal.points for goal, owner in zip(s.board.goals, s.goals, strict=True) if owner == seat)
        at = seat * SOURCES
        assert s.earned[at + CONTRACT] == worth, "the points of the contracts are wrong"
        assert s.earned[at + ACHIEVEMENT] == achieved, "the points of the achievements are wrong"
        assert s.earned[at + EMPTY_CITY] == tally[CITY_TILES] * POINTS_PER_CITY, "the points of the tiles are wrong"


def check_goals(s: State) -> None:
    """Players + 1 different tiles lie on the board or with the players."""
    sides = [side for side, owner in enumerate(s.goals) if owner != NOT_IN_PLAY]
    assert len({side // len(SIDES) for side in sides}) == len(sides), "a tile shows both its sides"
    assert len(sides) == tiles_in_play(s.variant.players), "there are too many or too few achievements"
    assert all(NOBODY <= s.goals[side] < s.variant.players for side in sides), "an achievement belongs to no seat"


def check_end(s: State) -> None:
    assert s.actions_taken() <= ACTIONS, "more actions were taken than there are"
    triggered = s.empty_cities() >= s.variant.cities_to_empty
    assert triggered == (s.last != NOT_YET), "the end is triggered by empty cities, and only by them"
    assert s.last <= s.variant.players, "there are too many turns to come"
    if s.stack:
        assert [frame.seat for frame in s.stack] == [s.turn] * len(s.stack), "somebody is asked out of turn"
        assert [frame.decision for frame in s.stack[1:]] in ([], [CLAIM]), "there is a question too many"
