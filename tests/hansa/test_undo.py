"""A planned turn can be taken back until something becomes known (the moneybag of the rulebook)."""

import pytest

import kogge
from kogge.core.errors import Refused


def match_of() -> kogge.Match:
    """Three people after the first booths, which all stand in the same cities."""
    seats = [kogge.Seat(name) for name in ("Anna", "Ben", "Cleo")]
    match = kogge.Match(kogge.ruleset("hansa", players=3), seats, seed=4, draw_start=False)
    for city in ("Danzig", "Riga", "Kalmar"):
        act(match, *[f"place {city}"] * 3)
    return match


def act(match: kogge.Match, *texts: str) -> None:
    for text in texts:
        actor = match.actor()
        assert actor is not None
        match.act(actor, match.state.parse(text))


def first(match: kogge.Match, verb: str) -> str:
    """The first action of a kind that is possible now."""
    texts = [match.state.text(action) for action in match.state.legal_actions()]
    return next(text for text in texts if text.startswith(verb))


def test_a_whole_trip_is_taken_back() -> None:
    match = match_of()
    start = match.state.to_bytes()
    act(match, "sail Danzig")
    act(match, first(match, "buy"))
    act(match, "sail Kalmar")
    assert match.state.to_bytes() != start
    assert match.undo(0, whole_turn=True) == 3
    assert match.state.to_bytes() == start
    act(match, "sail Lübeck")  # and something else is done


def test_one_step_is_taken_back() -> None:
    match = match_of()
    act(match, "sail Danzig")
    there = match.state.to_bytes()
    act(match, first(match, "buy"))
    assert match.undo(0) == 1
    assert match.state.to_bytes() == there


def test_after_a_refill_nobody_goes_back_before_it() -> None:
    match = match_of()
    act(match, first(match, "buy"), "end")
    start = match.state.to_bytes()
    act(match, "refill")
    filled = match.state.to_bytes()
    act(match, "sail Danzig")
    act(match, first(match, "buy"))
    assert match.undo(1, whole_turn=True) == 2  # not the refill
    assert match.state.to_bytes() == filled
    with pytest.raises(Refused) as caught:
        match.undo(1)
    assert caught.value.message.key == "undo-revealed"
    assert match.undo(1, consent={0, 2}) == 1
    assert match.state.to_bytes() == start


def test_a_turn_that_has_ended_stays_ended() -> None:
    match = match_of()
    act(match, "sail Danzig", "end")
    with pytest.raises(Refused) as caught:
        match.undo(0)
    assert caught.value.message.key == "undo-turn-ended"


def test_giving_up_markers_is_still_part_of_the_turn() -> None:
    rules = kogge.ruleset("hansa", players=3)
    state = rules.state_from_dict({"players": {"blue": {"goods": ["orange 1", "orange 2", "brown 1", "brown 2"]}}})
    match = kogge.Match(rules, [kogge.Seat(name) for name in "abc"], seed=1, draw_start=False)
    match.state = state
    before = state.to_bytes()
    act(match, "end")
    assert match.undo(0) == 1
    assert match.state.to_bytes() == before


def test_an_answer_of_another_player_is_not_taken_back() -> None:
    rules = kogge.ruleset("hansa", players=3)
    goods = {"blue": {"goods": ["orange 1", "orange 2"]}, "red": {"goods": ["orange 1", "orange 3"]}}
    match = kogge.Match(rules, [kogge.Seat(name) for name in "abc"], seed=1, draw_start=False)
    match.state = rules.state_from_dict({"players": goods, "booths": {"Copenhagen": {"blue": 2}}})
    act(match, "sell", "lose orange 1")
    with pytest.raises(Refused) as caught:
        match.undo(0)
    assert caught.value.message.key == "undo-others"
