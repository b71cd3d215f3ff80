"""Notation, reasons and narration of Hansa."""

import pytest
from hansa_tools import full, has, play, position, refused, rules, told
from librt.random import Random

import kogge
from kogge.core.errors import BadNotation
from kogge.games.hansa.words import NUM_ACTIONS

BOOTHS = {"Copenhagen": {"blue": 2, "red": 1}}


def in_turn(**more):
    given = {"players": {"blue": has(6, "brown 1, brown 2, orange 3")}, "booths": BOOTHS, "warehouses": full()}
    return position(**{**given, **more})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("SAIL LUEBECK", "sail Lübeck"),
        ("s lubeck", "sail Lübeck"),
        ("sail t", "sail Tønsberg"),
        ("sail tonsberg", "sail Tønsberg"),
        ("bu br 2", "build brown 2"),
        ("build o", "build orange 3"),
        ("buy b", "buy blue 2"),
        ("sel", "sell"),
        ("e", "end"),
    ],
)
def test_beginnings_and_spellings_are_enough(typed, meant):
    state = in_turn()
    assert state.text(state.parse(typed)) == meant


def test_what_can_mean_several_actions_is_asked_back():
    with pytest.raises(BadNotation) as caught:
        in_turn().parse("build brown")
    assert "build brown 1; build brown 2" in str(caught.value)
    with pytest.raises(BadNotation) as caught:
        in_turn().parse("swim Danzig")
    assert "for example: sail Aalborg" in str(caught.value)


def test_every_number_is_an_action_with_words_or_none():
    game_rules = rules()
    texts = [game_rules.text(action) for action in range(NUM_ACTIONS)]
    named = [text for text in texts if text]
    assert len(set(named)) == len(named) == 4 + 2 * 9 + 5 * 18
    for action, text in enumerate(texts):
        decoded = game_rules.decode(action)
        assert (decoded.verb, text.split()[:1]) == (("", []) if not text else (decoded.verb, [decoded.verb]))
        if text:
            assert game_rules.parse(text) == action
    assert game_rules.text(-1) == game_rules.text(NUM_ACTIONS) == ""


def test_a_click_on_the_marker_or_its_city_means_buying():
    state = in_turn()
    action = state.rules.decode(state.parse("buy blue 2"), state)
    assert (action.args, action.targets) == ({"good": "blue 2"}, ("blue 2", "Copenhagen"))


REASONS = [
    ({}, "sail Riga", "no-way"),
    ({}, "refill", "all-full"),
    ({}, "place Danzig", "unasked-place"),
    ({}, "add brown 1", "unasked-add"),
    ({}, "done", "unasked-done"),
    ({}, "lose brown 1", "unasked-lose"),
    ({}, "give brown 1", "unasked-give"),
    ({}, "buy orange 1", "not-there"),
    ({}, "build pink 3", "not-owned"),
    ({"acted": True}, "buy blue 2", "acted"),
    ({"acted": True}, "sell", "acted"),
    ({"acted": True}, "build brown 1", "acted"),
    ({"booths": {}}, "sell", "no-booth"),
    ({"players": {"blue": has(6, "brown 1, orange 3")}}, "sell", "no-pair"),
    ({"players": {"blue": has(0)}, "booths": {"Copenhagen": {"red": 1}}}, "buy blue 2", "price"),
    ({"players": {"blue": has(0)}}, "sail Danzig", "no-talers"),
    ({"questions": []}, "end", "over"),
]


@pytest.mark.parametrize(("given", "text", "key"), REASONS, ids=lambda part: part if isinstance(part, str) else "")
def test_reasons(given, text, key):
    assert refused(in_turn(**given), text) == key


def test_a_number_that_is_no_action_has_a_reason():
    state = in_turn()
    for number in (-1, NUM_ACTIONS, state.rules.parse("place Riga") + 1):
        assert state.why_not(number).key == "hansa-reason-no-such-action"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_legal_or_has_a_reason_in_every_position(seats):
    state = kogge.start(rules(seats), seed=9)
    bot, seen = kogge.bot("random", seed=9), set()
    while not state.is_over():
        legal = state.legal_actions()
        for action in range(NUM_ACTIONS):
            reason = state.why_not(action)
            assert (reason is None) == (action in legal), state.rules.text(action)
            if reason is not None:
                seen.add(reason.key)
                assert not str(reason).startswith("[")
        state.apply(bot.choose(state))
    assert len(seen) >= 18


def test_the_story_of_a_turn():
    state = position(
        players={"blue": has(6, "orange 1, orange 2, brown 1"), "red": has(3, "orange 3")},
        booths={"Danzig": {"blue": 1, "red": 2}, "Copenhagen": {"green": 2}},
        warehouses=full(Riga=[None, "pink 1"]),
        piles=["pink 3"] + ["green 1"] * 4 + ["green 2"] * 5 + ["green 3"] * 4,
    )
    story = []
    for text in ("refill", "buy blue 2", "sail Danzig", "sell", "sail Kalmar", "build brown 1", "end"):
        story += told(state, text)
        play(state, text)
    assert story == [
        "blue pays 1 taler and refills one warehouse: Riga pink 3. 13 markers are left in the piles.",
        "blue buys blue 2 in Copenhagen for 1 taler to green.",
        "blue sails from Copenhagen to Danzig.",
        "blue sells in Danzig.",
        "blue turns over 2 markers in Danzig (orange 1, orange 2) and takes back one booth.",
        "red loses orange 3.",
        "blue sails from Danzig to Kalmar.",
        "blue spends brown 1 on one booth in Kalmar.",
        "blue ends the turn.",
        "Turn 14: red takes 3 talers and has 6.",
    ]


def test_what_is_told_of_the_end():
    piles = ["brown 1"] + ["brown 2"] * 5 + ["brown 3"] * 2
    state = position(2, turn="red", warehouses=full(Kalmar=[None], Riga=[None, None]), piles=piles)
    assert told(state, "refill") == [
        "red pays 1 taler and refills 3 warehouses: Kalmar brown 1, Riga brown 2, Riga brown 2. "
        "5 markers are left in the piles.",
        "The last pile has been broken: this round is the last one.",
    ]
    play(state, "refill")
    assert told(state, "end") == [
        "red ends the turn.",
        "red pays 2 talers of taxes.",
        "The game is over: the last round is complete. Winner: blue red.",
    ]


def test_a_refill_of_another_world_is_another_story():
    state = position(warehouses=full(Riga=[None, None]))
    other = state.seen_by(0)
    other.determinize(Random(1))
    assert told(state, "refill") != told(other, "refill")
