"""Explanations: the best turns that a search finds, what each is worth, and the terms that decide."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.naming import games_bots
from kogge.bots.search.answers import settle, settle_others
from kogge.bots.search.beam import Beam
from kogge.bots.search.budget import Budget
from kogge.core.asking import AskingState
from kogge.core.messages import Message, say
from kogge.core.state import State

MOST_TERMS = 4


@dataclass(frozen=True, slots=True)
class Turn:
    """A way to go on: the own decisions in order, what they are worth, and what they change for the seat, in points."""

    actions: list[int]
    texts: list[str]
    worth: float  # against half of what the others have on average
    terms: list[tuple[Message, float]]  # the largest changes first


def best_turns(state: State, budget: int = 5000, most: int = 3, seed: int = 1) -> list[Turn]:
    """The best ways to play the rest of a turn, or to answer a question, as the seat that is asked may know.

    >>> import kogge
    >>> best_turns(kogge.start(kogge.ruleset("teutonica"), 7), budget=300)[0].texts[-1]
    'end'
    """
    assert isinstance(state, AskingState)
    seat = int(state.actor())
    seen = state.seen_by(seat)
    assert isinstance(seen, AskingState)
    evaluation = games_bots(state.rules).evaluation(state.rules, seed)
    before = evaluation.terms(seen)
    found = []
    for line in Beam(evaluation, Budget(budget), seed).best_turns(seen)[:most]:
        after = line.state.clone()
        settle(after, evaluation)
        terms = changes(before, evaluation.terms(after), evaluation.names, seat, state.rules.game.name)
        found.append(Turn(line.actions(), texts_of(seen, line.actions()), line.worth / 100, terms))
    return found


def changes(before: vec[i64], after: vec[i64], names: list[str], seat: int, game: str) -> list[tuple[Message, float]]:
    """What has changed for a seat, as words with points."""
    first = seat * len(names)
    rows = [(name, int(after[first + at] - before[first + at])) for at, name in enumerate(names)]
    rows.sort(key=lambda row: -abs(row[1]))
    return [(say(f"{game}-term-{name}"), change / 100) for name, change in rows[:MOST_TERMS] if change]


def texts_of(state: State, actions: list[int]) -> list[str]:
    """The decisions in words; what others are asked in between is answered greedily, as the search assumed."""
    assert isinstance(state, AskingState)
    at = state.clone()
    evaluation = games_bots(state.rules).evaluation(state.rules, 1)
    texts = []
    for action in actions:
        texts.append(at.text(action))
        at.play(action)
        settle_others(at, evaluation, state.actor())
    return texts
