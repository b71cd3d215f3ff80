"""The evaluation: terms with words, values for every seat, and what search relies on."""

from importlib import import_module

from librt.vecs import vec
from mypy_extensions import i64

import kogge
from kogge.bots.search.evaluation import standing
from kogge.bots.teutonica import evaluation
from kogge.bots.teutonica.posts import N_TERMS, TERMS
from kogge.bots.teutonica.weights import STEP, TABLE, usual_weights
from kogge.texts import bundle

RULES = kogge.ruleset("teutonica", players=3)


def position(**parts):
    return RULES.state_from_dict(parts)


def terms_of(state, seat):
    found = evaluation(RULES, 1).terms(state)
    return dict(zip(TERMS, list(found)[seat * N_TERMS : seat * N_TERMS + N_TERMS], strict=True))


def test_every_term_has_its_words():
    assert len(TERMS) == N_TERMS
    assert all(bundle("en").has_message(f"teutonica-term-{term}") for term in TERMS)


def test_the_table_of_weights_has_a_place_for_every_index():
    names = [name for name, _ in TABLE]
    assert len(names) == len(set(names)) == len(usual_weights())
    assert names[STEP] == "step_keys_0"
    assert len(names) == STEP + 30


def test_the_values_are_the_sums_of_the_terms():
    state = kogge.start(RULES, 3)
    judge = evaluation(RULES, 1)
    terms = list(judge.terms(state))
    sums = [sum(terms[seat * N_TERMS : seat * N_TERMS + N_TERMS]) for seat in range(3)]
    assert list(judge.values(state)) == sums


def test_a_post_in_a_free_city_is_worth_its_points():
    with_post = position(cities={"Emden": ["blue trader"]})
    assert terms_of(with_post, 0)["cities"] > terms_of(position(), 0)["cities"]
    assert terms_of(with_post, 0)["network"] == 100


def test_a_fuller_route_is_worth_more_and_a_blocked_one_less():
    one = terms_of(position(routes={"Emden/Osnabrück": ["blue trader"]}), 0)["routes"]
    two = terms_of(position(routes={"Emden/Osnabrück": ["blue trader", "blue trader"]}), 0)["routes"]
    blocked = terms_of(position(routes={"Emden/Osnabrück": ["blue trader", "red trader"]}), 0)["routes"]
    assert two > one > blocked


def test_what_is_kept_is_computed_anew_when_posts_change():
    judge = evaluation(RULES, 1)
    state = kogge.start(RULES, 3)
    for _ in range(150):
        if state.is_over():
            break
        assert list(judge.terms(state)) == list(evaluation(RULES, 1).terms(state))
        seat = state.actor()
        state.apply(kogge.bot("greedy", seed=seat).choose(state.seen_by(seat)))


def test_standing_is_own_worth_against_half_of_the_others():
    assert standing(vec[i64]([100, 40, 20]), 0) == 100 - 15


def test_greedy_beats_random():
    state = kogge.start(RULES, 4)
    bots = [kogge.bot(name, seed=1) for name in ("greedy", "random", "random")]
    while not state.is_over():
        seat = state.actor()
        state.play(bots[seat].choose(state.seen_by(seat)))
    assert state.winners() == [0]


def test_every_game_has_an_evaluation_with_words():
    for game in kogge.GAMES:
        rules = kogge.ruleset(game)
        state = kogge.start(rules, 2)
        judge = import_module(f"kogge.bots.{game}").evaluation(rules, 1)
        assert len(list(judge.values(state))) == rules.players
        assert len(list(judge.terms(state))) == rules.players * len(judge.names)
        assert all(bundle("en").has_message(f"{game}-term-{name}") for name in judge.names)
