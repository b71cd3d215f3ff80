"""Bots by name: budgets, levels, errors, and that each plays legal actions from what its seat knows."""

import pytest

import kogge
from kogge.bots import LEVELS, is_bot
from kogge.bots.naming import LEVELS as MADE_OF
from kogge.bots.naming import read_budget
from kogge.texts import bundle

SMALL = ("random", "greedy", "apprentice", "journeyman", "beam:60", "mcts:60")


def play(rules, names, seed=1, most=60):
    """The decisions of a game's beginning."""
    state = kogge.start(rules, seed)
    bots = [kogge.bot(name, seed=number) for number, name in enumerate(names)]
    played = []
    while not state.is_over() and len(played) < most:
        seat = state.actor()
        action = bots[seat].choose(state.seen_by(seat))
        state.apply(action)
        played.append(action)
    return played


@pytest.mark.parametrize("name", SMALL)
def test_a_bot_plays_and_the_same_seed_plays_the_same(name):
    rules = kogge.ruleset("teutonica", players=3)
    assert play(rules, [name] * 3) == play(rules, [name] * 3)


@pytest.mark.parametrize(
    "text",
    [
        "teutonica bigbox base23 players=3 missions=on favours=on",
        "teutonica bigbox east players=4",
        "teutonica bigbox britannia45 players=5",
        "teutonica argentum base23 players=2",
        "teutonica second base23 players=2",
        "hansa players=3",
        "traders players=3",
    ],
)
@pytest.mark.parametrize("name", ["beam:40", "mcts:40", "apprentice"])
def test_search_plays_every_variant(text, name):
    rules = kogge.parse_ruleset(text)
    assert len(play(rules, [name] * rules.players, most=40)) == 40


@pytest.mark.parametrize(
    "name", ["beam:0", "beam:x", "mcts:0s", "beam:-3", "greedy:5", "alderman:2", "nobody", "beam:2m"]
)
def test_a_wrong_name_or_budget_is_refused(name):
    assert not is_bot(name)
    with pytest.raises(kogge.BadRuleset):
        kogge.bot(name)


def test_a_budget_is_in_nodes_or_in_seconds():
    assert read_budget("beam", "2000").part(1, 4).nodes == 500
    meter = read_budget("beam", "0.5s").part(1, 5)
    assert meter.seconds == pytest.approx(0.1)
    assert meter.share() >= 0.0


def test_every_bot_has_a_sentence_and_every_level_is_a_bot():
    assert set(LEVELS) <= set(kogge.BOTS)
    assert all(bundle("en").has_message(f"bot-{name}") for name in kogge.BOTS)
    assert all(is_bot(made) for made in MADE_OF.values())
    assert all(kogge.bot(name).name == name for name in kogge.BOTS)


def test_what_a_seat_cannot_know_changes_no_choice():
    from librt.random import Random

    rules = kogge.ruleset("teutonica", players=3)
    state = kogge.start(rules, 5)
    for name in ("beam:80", "mcts:80", "greedy"):
        seen = state.seen_by(0)
        other = state.seen_by(0)
        other.determinize(Random(9))
        assert kogge.bot(name, seed=1).choose(seen) == kogge.bot(name, seed=1).choose(other.seen_by(0))
