"""Properties that hold for anything somebody may type, write or send."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

import kogge
from kogge.core.packing import Reader, write_row
from kogge.core.ruleset import ruleset_from_dict

RECORD = (Path(__file__).parent / "records" / "bigbox-3.txt").read_text(encoding="utf-8")
OTHERS = [(Path(__file__).parent / "records" / f"{name}.txt").read_text(encoding="utf-8") for name in ("traders-3",)]
STATES = [
    state.clone() for text in (RECORD, *OTHERS) for state in kogge.parse_record(text).states() if not state.is_over()
]
WORDS = st.sampled_from(["place", "trader", "create", "Lübeck", "Emden/Osnabrück", "emd/osn.2", "/", ".", "3", "end"])
GOODS = st.sampled_from(["load", "unload", "sail", "drop", "gy", "re/bn", "red/grey", "Åbo", "claim", "explorer"])


def refusal(call: Callable[[], Any], error: type[kogge.KoggeError]) -> str:
    """What the call is refused with, "accepted" if it is not; any other exception is a fault."""
    try:
        call()
    except error as refused:
        return str(refused)
    return "accepted"


@given(numbers=st.lists(st.integers(-1, 2**31 - 1), max_size=300))
def test_packed_numbers_come_back(numbers: list[int]) -> None:
    writer = BytesWriter()
    write_row(writer, vec[i64](numbers))
    assert list(Reader(writer.getvalue()).row()) == numbers


@given(state=st.sampled_from(STATES), data=st.data())
def test_an_action_is_found_however_it_is_spelt(state: kogge.State, data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(state.legal_actions()))
    text = state.text(action)
    plain = text.translate(str.maketrans("üöä", "uoa"))
    long = text.replace("ü", "ue").replace("ö", "oe").replace("ä", "ae")
    turned = " ".join("/".join(reversed(word.split("/"))) for word in text.split())
    for typed in (text, text.upper(), plain, long, turned, f"  {text}  "):
        assert state.parse(typed) == action


@given(
    state=st.sampled_from(STATES),
    text=st.one_of(st.text(max_size=40), st.lists(WORDS | GOODS, max_size=5).map(" ".join)),
)
@settings(deadline=None)
def test_whatever_is_typed_is_an_action_or_gets_a_sentence(state: kogge.State, text: str) -> None:
    before = state.to_bytes()
    assert refusal(lambda: state.clone().apply(state.parse(text)), kogge.KoggeError)[0] not in "[ "
    assert state.to_bytes() == before


@given(at=st.integers(0, len(RECORD)), length=st.integers(0, 30), text=st.text(max_size=10))
@settings(max_examples=60, deadline=None)
def test_a_damaged_record_is_read_or_refused_with_a_sentence(at: int, length: int, text: str) -> None:
    damaged = RECORD[:at] + text + RECORD[at + length :]
    assert refusal(lambda: kogge.parse_record(damaged), kogge.BadRecord)


PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 40), st.text(max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=6,
)


@given(key=st.sampled_from(["rules", "board", "seats", "deal", "seed", "result", "decisions"]), value=PLAIN)
@settings(deadline=None)
def test_a_damaged_json_record_is_refused_with_a_sentence(key: str, value: Any) -> None:
    damaged = json.dumps(kogge.parse_record(RECORD).to_dict() | {key: value})
    assert refusal(lambda: kogge.parse_record(damaged), kogge.BadRecord)


@given(state=st.sampled_from(STATES), drawn=st.data(), value=PLAIN)
@settings(deadline=None)
def test_a_damaged_position_is_a_state_or_refused_with_a_sentence(
    state: kogge.State, drawn: st.DataObject, value: Any
) -> None:
    key = drawn.draw(st.sampled_from(sorted(state.to_dict())))
    data = copy.deepcopy(state.to_dict()) | {key: value}

    def read() -> None:
        found = state.rules.state_from_dict(data)
        state.rules.game.check(found)
        assert found.is_over() or found.legal_actions()

    assert refusal(read, kogge.BadPosition)


@given(data=st.dictionaries(st.sampled_from(["game", "edition", "board", "players", "options"]), PLAIN))
def test_a_ruleset_is_made_or_refused_with_a_sentence(data: dict[str, Any]) -> None:
    def make() -> None:
        rules = ruleset_from_dict({"game": "teutonica"} | data)
        assert ruleset_from_dict(rules.to_dict()) == rules

    assert refusal(make, kogge.BadRuleset)


@given(state=st.sampled_from(STATES), seat=st.integers(0, 2), seed=st.integers(0, 2**60))
def test_dealing_anew_changes_nothing_that_a_seat_knows(state: kogge.State, seat: int, seed: int) -> None:
    seen = state.seen_by(seat)
    world = state.seen_by(seat)
    world.determinize(Random(seed))
    assert world.view(seat) == seen.view(seat) == state.view(seat)
    assert world.seen_by(seat).to_bytes() == seen.to_bytes()


def test_the_states_are_many() -> None:
    assert len(STATES) > 100
    with pytest.raises(kogge.IllegalAction):
        STATES[0].apply(STATES[0].rules.parse("done"))
