"""The example board of the documentation: checked, drawn, played and recorded without a line of code for it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import kogge
from kogge.bots.fuzzing import fuzz_game
from kogge.cli.drawing.teutonica import draw

BOARD = Path(__file__).parents[1] / "docs" / "examples" / "holstein.toml"


def rules(edition: str = "bigbox") -> kogge.Ruleset:
    return kogge.ruleset("teutonica", edition=edition, board=str(BOARD), players=3)


def test_bots_play_it_to_the_end() -> None:
    state = kogge.start(rules(), seed=1)
    bots = [kogge.bot("greedy", seed=seat) for seat in range(3)]
    while not state.is_over():
        assert state.turns() < 500
        state.apply(bots[state.actor()].choose(state.seen_by(state.actor())))
    assert max(state.scores()) > 10


@pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])
def test_all_invariants_hold_on_it(edition: str) -> None:
    assert sum(fuzz_game(rules(edition), seed, every=20) for seed in range(3)) > 300


def test_a_record_carries_the_board() -> None:
    match = kogge.Match(rules(), [kogge.Seat(name) for name in "abc"], seed=1)
    match.act(0, match.state.parse("place merchant Eutin/Wismar boat"))
    again = kogge.parse_record(str(match.record))
    assert again.rules.board == "holstein"
    assert again.actions == match.record.actions


def test_it_can_be_drawn() -> None:
    picture = ElementTree.fromstring(draw(kogge.game("teutonica").board(str(BOARD))))
    assert picture.tag.endswith("svg")
