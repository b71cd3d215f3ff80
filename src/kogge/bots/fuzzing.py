"""Fuzzing: whole games by a quick policy, with everything checked that must hold in every position."""

import json
import pickle
import random
from typing import Any

from librt.random import Random as FastRandom

from kogge.bots import bot
from kogge.core.errors import IllegalAction
from kogge.core.record import Record
from kogge.core.record_reading import parse_record, record_from_dict
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

MOST_PLIES = 5000
SAMPLED_IDS = 40


class Fault(Exception):
    """Something that must not happen; its text ends with a record that leads there."""


def fuzz_game(rules: Ruleset, seed: int, every: int) -> int:
    """Play one game; cheap checks after every decision, slow ones on one in `every`.  The number of decisions."""
    rng = random.Random(seed)
    record = Record(rules, rules.game.deal(rules, rng), ["fuzz"] * rules.players)
    state = record.start()
    policy = bot("random", seed=seed)
    met: dict[int, Any] = {}
    try:
        while not state.is_over() and len(record.actions) < MOST_PLIES:
            check_quickly(state)
            check_key(state, met)
            if rng.randrange(every) == 0:
                check_slowly(state, rng)
            action = policy.choose(state)
            record.actions.append(action)
            state.apply(action)
        check_quickly(state)
        check_record(record)
    except Exception as error:
        raise Fault(f"{type(error).__name__}: {error}\n\n{written(record)}") from error
    return len(record.actions)


def written(record: Record) -> str:
    """The record, without the last decision if that cannot be written down."""
    try:
        return str(record)
    except Exception:
        record.actions.pop()
        return str(record)


def demand(condition: bool, what: str) -> None:
    if not condition:
        raise AssertionError(what)


def check_quickly(state: State) -> None:
    rules = state.rules
    rules.game.check(state)
    demand(state.is_over() or len(state.legal_actions()) > 0, "a running game has no legal action")
    if not state.is_over():
        demand(len(set(state.legal_actions())) == len(state.legal_actions()), "an action is listed twice")
    for row, score in zip(state.score_sheet(), state.scores(), strict=True):
        demand(row["total"] == score, "the score sheet does not add up")


def check_key(state: State, met: dict[int, Any]) -> None:
    """Positions of one game with the same key offer the same and score the same."""
    offers = sorted(state.text(action) for action in state.legal_actions())
    answers = (state.actor(), offers, state.scores())
    demand(met.setdefault(state.key(), answers) == answers, "two different positions have the same key")


def check_slowly(state: State, rng: random.Random) -> None:
    check_copies(state)
    check_order(state, rng)
    check_actions(state, rng)
    check_hidden(state, rng)


def check_copies(state: State) -> None:
    """Clone, bytes, pickle and position all lead to the same state, and stay apart from it."""
    rules = state.rules
    data, key = state.to_bytes(), state.key()
    copies: list[Any] = [state.clone(), rules.game.from_bytes(rules, data), pickle.loads(pickle.dumps(state))]
    copies.append(rules.state_from_dict(json.loads(json.dumps(state.to_dict()))))
    for copy in copies:
        demand(copy.to_bytes() == data, "a copy has other bytes")
        demand(copy.key() == key, "a copy has another key")
        demand(copy.legal_actions() == state.legal_actions(), "a copy lists other actions")
        copy.play(copy.legal_actions()[0])
    demand(state.to_bytes() == data, "playing on a copy changed the original")


def check_order(state: State, rng: random.Random) -> None:
    """An order that means nothing makes no difference."""
    other = state.rules.game.reordered(state, rng)
    demand(other.key() == state.key(), "the order of like pieces changes the key")
    texts = [sorted(world.text(action) for action in world.legal_actions()) for world in (state, other)]
    demand(texts[0] == texts[1], "the order of like pieces changes what is possible")


def check_actions(state: State, rng: random.Random) -> None:
    """Every listed action can be carried out and written down; no other one can, and all others have a reason."""
    rules = state.rules
    legal = state.legal_actions()
    for action in legal:
        after = state.clone()
        after.apply(action)
        rules.game.check(after)
        rules.game.narrate(state, action, after, None)
        demand(state.parse(state.text(action)) == action, f"the text {state.text(action)} does not lead back")
        demand(rules.decode(action, state).verb != "", "a legal action has no name")
    for action in rng.sample(range(rules.num_actions), SAMPLED_IDS):
        reason = state.why_not(action)
        demand((reason is None) == (action in legal), f"why_not disagrees about {rules.text(action)}")
        if reason is None:
            continue
        try:
            state.clone().apply(action)
        except IllegalAction:
            continue
        raise AssertionError(f"{rules.text(action)} is not legal but was carried out")


def check_hidden(state: State, rng: random.Random) -> None:
    """What a seat sees does not change when what it cannot see is dealt anew."""
    game = state.rules.game
    for seat in range(state.rules.players):
        seen = state.seen_by(seat)
        other = state.seen_by(seat)
        other.determinize(FastRandom(rng.getrandbits(60)))
        demand(other.view(seat) == state.view(seat), "a view tells something hidden")
        demand(other.seen_by(seat).to_bytes() == seen.to_bytes(), "seen_by tells something hidden")
        if state.actor() == seat:  # only the seat asked is told its legal actions
            demand(other.legal_actions() == state.legal_actions(), "the legal actions tell something hidden")
            action = rng.choice(state.legal_actions())
            stories = []
            for world in (state, other):
                after = world.clone()
                after.play(action)
                stories.append(game.narrate(world, action, after, None))
            hidden = state.reveals() != after.reveals()
            demand(hidden or stories[0] == stories[1], "an event tells something hidden")


def check_record(record: Record) -> None:
    text = str(record)
    demand(str(parse_record(text)) == text, "the record does not read back")
    twin = record_from_dict(json.loads(json.dumps(record.to_dict())))
    demand(str(twin) == text, "the JSON record does not read back")
