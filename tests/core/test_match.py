"""The referee: seats, revisions and taking back."""

import pytest

import kogge
from kogge.core.errors import IllegalAction, Refused


def match_of(*bots: int) -> kogge.Match:
    """A game of three; these seats are bots."""
    seats = [kogge.Seat(name, is_bot=i in bots) for i, name in enumerate(("Anna", "Ben", "Cleo"))]
    return kogge.Match(kogge.ruleset("teutonica", players=3), seats, seed=3, draw_start=False)


def act(match: kogge.Match, *texts: str) -> None:
    for text in texts:
        actor = match.actor()
        assert actor is not None
        match.act(actor, match.state.parse(text))


def refusal(match: kogge.Match, seat: int, **how: object) -> str:
    with pytest.raises(Refused) as caught:
        match.undo(seat, **how)  # type: ignore[arg-type]
    return caught.value.message.key


def test_only_the_seat_asked_may_act() -> None:
    match = match_of()
    with pytest.raises(Refused) as caught:
        match.act(1, match.state.parse("end"))
    assert caught.value.message.key == "match-not-asked"
    assert match.revision == 0


def test_an_illegal_action_changes_nothing() -> None:
    match = match_of()
    before = match.state.to_bytes()
    with pytest.raises(IllegalAction):
        match.act(0, match.rules.parse("done"))
    assert (match.state.to_bytes(), match.revision, match.record.actions) == (before, 0, [])


def test_a_stale_revision_is_refused() -> None:
    match = match_of()
    act(match, "income 1 trader")
    with pytest.raises(Refused) as caught:
        match.act(0, match.state.parse("end"), revision=0)
    assert caught.value.message.key == "match-stale"


def test_undo_one_decision_and_the_whole_turn() -> None:
    match = match_of()
    start = match.state.to_bytes()
    act(match, "income 1 trader")
    middle = match.state.to_bytes()
    act(match, "place trader Emden/Groningen")
    assert match.undo(0) == 1
    assert match.state.to_bytes() == middle
    act(match, "place trader Emden/Groningen")
    assert match.undo(0, whole_turn=True) == 2
    assert match.state.to_bytes() == start
    assert match.revision == 5  # grows with every change, undo included


def test_undo_stops_at_the_end_of_the_turn() -> None:
    match = match_of()
    act(match, "end")
    assert refusal(match, 0) == "undo-turn-ended"


def test_undo_stops_at_another_seats_answer() -> None:
    match = match_of()
    act(match, "place trader Emden/Groningen", "end", "displace blue trader Emden/Groningen with trader")
    if match.state.legal_actions() and match.actor() == 1:
        act(match, "pay traders")
    assert match.actor() == 0
    act(match, next(match.state.text(action) for action in match.state.legal_actions()))
    assert refusal(match, 1) == "undo-others"


def test_undo_stops_at_something_seen() -> None:
    match = match_of()
    rules = match.rules
    match.state = rules.state_from_dict(
        {"routes": {"Goslar/Hildesheim": ["blue trader"] * 3, "Bremen/Osnabrück": ["blue trader"] * 3}}
    )
    act(match, "create Goslar/Hildesheim", "create Bremen/Osnabrück", "end")
    assert match.actor() == 0
    assert refusal(match, 0) == "undo-revealed"
    act(match, match.state.text(match.state.legal_actions()[0]))
    assert match.actor() == 0
    assert refusal(match, 0) == "undo-revealed"


def test_nothing_to_take_back() -> None:
    assert refusal(match_of(), 0) == "undo-nothing"


def test_against_bots_undo_is_unlimited() -> None:
    match = match_of(1, 2)
    act(match, "income 1 trader", "end", "end", "end")
    assert match.undo(0) == 3
    assert match.actor() == 0
    assert match.log == []


def test_with_everybodys_consent_undo_goes_further_and_is_logged() -> None:
    match = match_of()
    act(match, "end", "end")
    assert match.undo(0, consent=[0, 1, 2]) == 2
    assert [message.key for message in match.log] == ["undo-agreed"]


def test_a_match_goes_on_from_its_record() -> None:
    match = match_of()
    act(match, "income 1 trader", "place trader Emden/Groningen", "end")
    again = kogge.Match.from_record(kogge.parse_record(str(match.record)))
    assert again.state.to_bytes() == match.state.to_bytes()
    assert str(again.record) == str(match.record)


def test_a_seat_can_be_handed_over() -> None:
    match = match_of(1, 2)
    revision = match.revision
    match.hand_over(0, kogge.Seat("greedy", is_bot=True))
    assert match.seats[0].is_bot
    assert match.record.seats == ["greedy", "Ben", "Cleo"]
    assert match.revision == revision + 1
    assert [message.key for message in match.log] == ["match-handed-over"]
