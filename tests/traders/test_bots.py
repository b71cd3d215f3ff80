"""The bots: they finish their games, and greedy plays better than random."""

import pytest
from playing import play
from traders_tools import claimable, every_number, in_city, position, rules

import kogge
from kogge.bots.traders import policy
from kogge.bots.traders.voyages import NO_WAY, voyages_on
from kogge.games.traders.board import COLOURS, Board
from kogge.games.traders.loading import load_board, tables


def finished(players: int, names: list[str], seed: int, most_turns: int) -> kogge.State:
    state = kogge.start(rules(players), seed)
    bots = [kogge.bot(name, seed=f"{seed} {seat}") for seat, name in enumerate(names)]
    while not state.is_over():
        assert state.turns() < most_turns
        state.apply(bots[state.actor()].choose(state.seen_by(state.actor())))
    return state


@every_number
def test_greedy_bots_finish_every_game(players):
    for seed in range(3):
        state = finished(players, ["greedy"] * players, seed, most_turns=60 * players)
        assert min(state.scores()) > 5


def test_greedy_beats_random():
    for seed in range(6):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        assert finished(2, names, seed, most_turns=2000).winners() == [names.index("greedy")]


def test_the_quick_policy_plays_on_to_the_end():
    state = kogge.start(rules(3), seed=1)
    plies = policy.playout(state, policy.Policy(1), 20_000)
    assert state.is_over()
    assert 300 < plies < 20_000


def choice(state: kogge.State) -> str:
    return state.text(kogge.bot("greedy", seed=1).choose(state.seen_by(state.actor())))


def test_greedy_takes_what_is_worth_most():
    both = in_city("Reval", "red red black", ["red/grey", "red/yellow", "red/black"])
    assert choice(both) == "unload red/grey red/black"
    beside = position(players={"blue": {"ship": "Danzig", "cargo": {"red": 1}}}, cities={"Reval": ["red/grey"]})
    assert choice(beside).startswith(("load", "sail"))
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    ending = play(claimable("explorer B", "specialist A", contracts=[*owned, "west yellow/blue"]), "end")
    assert choice(ending).startswith("claim")


def test_greedy_sails_where_its_cargo_is_wanted():
    cities = {"Reval": ["red/yellow", "red/grey"], "Åbo": ["green/brown"]}
    state = position(players={"blue": {"ship": "Stockholm", "cargo": {"red": 2, "yellow": 1}}}, cities=cities)
    assert choice(state) == "sail Reval"
    assert choice(play(state, "sail Reval")) == "unload red/yellow red/grey"


def without_supplied(board: Board, hexagon: int, lacking: int) -> int:
    """The colours still lacking after loading in a hex, as bits."""
    city = board.city_at[hexagon]
    for colour in range(COLOURS):
        if city >= 0 and board.supply[city * COLOURS + colour]:
            lacking &= ~(1 << colour)
    return lacking


@pytest.mark.parametrize("lacking", [0b0, 0b1, 0b10000, 0b11, 0b110, 0b1000001])
def test_a_turn_can_always_bring_a_ship_nearer_to_a_delivery(lacking):
    """So that what is worth more the nearer it is draws ships to it, and they do not linger."""
    board = tables(load_board("traders"))
    voyages = voyages_on(board)
    assert voyages_on(board) is voyages
    for here in range(board.n_hexes):
        near = [there for there in range(board.n_hexes) if board.hexes_between(here, there) <= 3]
        for city in range(board.n_cities):
            takes = voyages.half_turns(here, city, lacking)
            assert 1 <= takes < NO_WAY
            loaded = without_supplied(board, here, lacking)
            after = [voyages.half_turns(there, city, loaded) for there in near]
            after += [voyages.half_turns(there, city, without_supplied(board, there, lacking)) for there in near]
            assert min(after) < takes or takes == 1
