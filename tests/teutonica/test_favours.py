"""Clauses HT-204 to HT-207, HT-302 and HT-324: the display of the Emperor's Favour, and buying a tile."""

import pytest

import kogge
from kogge.core.errors import BadPosition, BadRecord, IllegalAction
from kogge.games.teutonica.names import FAVOUR_NAMES, MARKER_NAMES

BLUE, RED = 0, 1
DISPLAY = {"extra_action": None, "income_echo": None, "cities_4": None, "any_route": None}


def rules(players=4, **options):
    return kogge.ruleset("teutonica", players=players, **({"favours": True} | options))


def position(**given):
    return rules().state_from_dict({"favours": DISPLAY} | given)


def rich(*markers, **given):
    """Blue's turn with these unused markers."""
    return position(players={"blue": {"markers": list(markers)} | given.pop("blue", {})}, markers={}, **given)


def do(state, *texts):
    for text in texts:
        state.apply(state.parse(text))


def refused(state, text):
    before = state.to_dict()
    with pytest.raises(IllegalAction) as error:
        state.parse(text)
    assert state.to_dict() == before
    return error.value.message.key


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def verbs(state):
    return {text.split()[0] for text in texts(state)}


def tiles(state):
    return state.to_dict()["favours"]


def asked(state):
    return state.to_dict()["questions"][-1]["decision"]


# The display.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_tiles_as_players_lie_face_up_HT_204(players):
    met = set()
    for seed in range(40):
        state = kogge.start(rules(players), seed=seed)
        assert len(tiles(state)) == players
        assert set(tiles(state).values()) == {None}
        assert state.view(None)["favours"] == state.view(RED)["favours"] == tiles(state)
        met |= set(tiles(state))
    assert met == set(FAVOUR_NAMES)


def test_a_tile_that_is_not_on_display_cannot_be_bought_HT_204():
    state = rich("swap", "develop")
    assert {text for text in texts(state) if text.startswith("buy")} == {f"buy {name}" for name in DISPLAY}
    assert refused(state, "buy abilities_7") == "teutonica-reason-favour-not-in-play"


def test_the_deal_of_a_record_names_the_display_HT_204():
    match = kogge.Match(rules(3), [kogge.Seat(name) for name in "abc"], seed=5)
    written = str(match.record)
    named = written.split("favours=")[2].split("]", maxsplit=1)[0].split(",")
    assert sorted(named) == sorted(tiles(match.state))
    assert str(kogge.parse_record(written)) == written
    for wrong in (named[1:], [*named[1:], named[1]], [*named[1:], "sunshine"]):
        with pytest.raises(BadRecord):
            kogge.parse_record(written.replace(",".join(named), ",".join(wrong)))


# Buying.


def test_a_tile_is_bought_at_the_beginning_of_a_turn_for_all_its_actions_HT_205():
    state = rich("swap", "develop", blue={"desk": {"actions": 3}})
    assert state.to_dict()["actions"] == 4
    do(state, "buy cities_4")
    assert state.to_dict()["actions"] == 0
    assert state.actor() == BLUE
    assert asked(state) == "bought"
    assert verbs(state) == {"end"}


@pytest.mark.parametrize(
    "first",
    ["income 1 trader", "place trader Emden/Osnabrück", "use actions_3", "develop keys"],
)
def test_after_anything_else_it_is_too_late_HT_205(first):
    state = rich("actions_3", "develop", "swap", "swap")
    assert "buy" in verbs(state)
    do(state, first)
    assert "buy" not in verbs(state)
    assert refused(state, "buy cities_4") == "teutonica-reason-unasked-buy"


def test_in_the_next_turn_it_is_possible_again_HT_205():
    state = rich("swap", "develop")
    do(state, "income 1 trader", *["end"] * 4)
    assert state.actor() == BLUE
    assert "buy" in verbs(state)


def test_a_tile_costs_two_unused_markers_HT_206():
    state = rich("swap", "develop", "extra_post")
    do(state, "buy cities_4")
    assert texts(state) == ["give extra_post", "give swap", "give develop"]
    do(state, "give swap")
    assert texts(state) == ["give extra_post", "give develop"]
    assert refused(state, "give swap") == "teutonica-reason-no-marker"
    assert refused(state, "end") == "teutonica-reason-first"
    do(state, "give extra_post")
    blue = state.to_dict()["players"]["blue"]
    assert (blue["markers"], blue["used_markers"]) == (["develop"], 2)


def test_markers_given_still_count_at_the_end_HT_206():
    state = rich("swap", "develop", "extra_post", blue={"used_markers": 1})
    before = state.score_sheet()[BLUE]["markers"]
    do(state, "buy extra_action", "give swap", "give develop")
    assert state.score_sheet()[BLUE]["markers"] == before == 6
    assert state.to_dict()["players"]["blue"]["used_markers"] == 3


@pytest.mark.parametrize("markers", [[], ["swap"]])
def test_with_fewer_than_two_unused_markers_it_is_not_possible_HT_206(markers):
    state = rich(*markers, blue={"used_markers": 3})
    assert "buy" not in verbs(state)
    assert refused(state, "buy cities_4") == "teutonica-reason-favour-price"


@pytest.mark.parametrize("markers", [("swap", "develop"), ("swap", "swap"), ("swap", "swap", "swap")])
def test_markers_are_given_without_a_question_where_there_is_no_choice_HT_206(markers):
    state = rich(*markers)
    before = state.clone()
    action = state.parse("buy cities_4")
    state.apply(action)
    assert asked(state) == "bought"
    events = state.rules.game.narrate(before, action, state, None)
    assert [event.kind for event in events] == ["buy", "give", "give"]
    assert sorted(event.args["marker"] for event in events[1:]) == sorted(markers[:2])


def test_two_of_three_kinds_the_last_without_a_question_HT_206():
    state = rich("swap", "swap", "develop")
    do(state, "buy cities_4")
    before = state.clone()
    action = state.parse("give develop")
    state.apply(action)
    told = [(event.kind, event.args["marker"]) for event in state.rules.game.narrate(before, action, state, None)]
    assert told == [("give", "develop"), ("give", "swap")]


def test_one_tile_at_most_in_a_turn_HT_207():
    state = rich("swap", "swap", "swap", "develop", "extra_post")
    do(state, "buy cities_4", "give swap", "give swap")
    assert "buy" not in verbs(state)
    assert refused(state, "buy extra_action") == "teutonica-reason-unasked-buy"
    do(state, *["end"] * 4)
    do(state, "buy extra_action")
    assert tiles(state) == DISPLAY | {"cities_4": "blue", "extra_action": "blue"}


def test_a_tile_lies_open_before_its_owner_and_is_gone_from_the_display_HT_207():
    state = rich("swap", "develop", turn="blue")
    do(state, "buy cities_4")
    assert state.view(RED)["favours"] == DISPLAY | {"cities_4": "blue"}
    other = position(
        turn="red", favours=tiles(state), players={"red": {"markers": ["swap", "swap"]}, "blue": {"used_markers": 2}}
    )
    assert refused(other, "buy cities_4") == "teutonica-reason-favour-taken"
    assert "buy any_route" in texts(other)


# The rest of the turn.


def test_a_favour_comes_before_any_action_or_marker_and_the_turn_has_no_actions_HT_302():
    state = rich("swap", "swap")
    do(state, "buy cities_4")
    assert refused(state, "income 1 trader") == "teutonica-reason-no-actions"
    assert refused(state, "place trader Emden/Osnabrück") == "teutonica-reason-no-actions"
    do(state, "end")
    assert state.actor() == RED
    assert state.to_dict()["actions"] == 2


@pytest.mark.parametrize("use", ["use actions_3", "use actions_4", "develop actions"])
def test_actions_gained_in_the_turn_of_a_purchase_are_lost_HT_302(use):
    state = rich("actions_3", "actions_4", "develop", "swap", "swap")
    do(state, "buy cities_4", "give swap", "give swap", use)
    assert state.to_dict()["actions"] == 0
    assert verbs(state) <= {"use", "develop", "end"}
    do(state, *["end"] * 4)
    assert state.to_dict()["actions"] == (3 if use == "develop actions" else 2)


def test_other_markers_may_be_used_after_a_purchase_HT_302():
    markers = ["swap", "develop", "move_three", "extra_post", "extra_post"]
    state = rich(
        *markers, routes={"Emden/Osnabrück": ["red trader"]}, cities={"Stendal": ["blue trader", "red trader"]}
    )
    do(state, "buy cities_4", "give extra_post", "give extra_post")
    assert verbs(state) == {"swap", "develop", "use", "end"}
    do(
        state,
        "swap Stendal 1-2",
        "develop keys",
        "use move_three",
        "put trader Emden/Groningen",
    )
    assert state.to_dict()["cities"]["Stendal"][0] == "red trader"
    assert state.to_dict()["players"]["blue"]["desk"]["keys"] == 1
    assert verbs(state) == {"end"}


def test_actions_developed_by_the_marker_after_a_purchase_still_uncover_a_trader_HT_302():
    state = rich("develop", "swap", "swap")
    supply = state.to_dict()["players"]["blue"]["supply"]["traders"]
    do(state, "buy cities_4", "give swap", "give swap", "develop actions")
    assert state.to_dict()["players"]["blue"]["supply"]["traders"] == supply + 1


def test_the_extra_action_counts_from_the_turn_after_its_purchase_HT_324():
    state = rich("swap", "swap")
    do(state, "buy extra_action")
    assert state.to_dict()["actions"] == 0
    do(state, "end")
    assert state.to_dict()["actions"] == 2
    do(state, *["end"] * 3)
    assert (state.actor(), state.to_dict()["actions"]) == (BLUE, 3)


# Taking back, positions, other games.


def test_a_purchase_can_be_taken_back():
    match = kogge.Match(rules(3), [kogge.Seat(name) for name in "abc"], seed=1, draw_start=False)
    match.state = rules(3).state_from_dict({"players": {"blue": {"markers": ["swap", "develop", "extra_post"]}}})
    start = match.state.to_bytes()
    match.act(0, match.state.parse("buy extra_action"))
    match.act(0, match.state.parse("give swap"))
    assert match.undo(0, whole_turn=True) == 2
    assert match.state.to_bytes() == start


def test_every_moment_of_a_purchase_is_a_position():
    state = rich("swap", "swap", "develop", "extra_post")
    for text in ("buy cities_4", "give swap", "give develop", "end"):
        do(state, text)
        again = rules().state_from_dict(state.to_dict())
        assert again.to_bytes() == state.to_bytes()
        assert again.key() == state.key()
        assert rules().game.from_bytes(rules(), state.to_bytes()).to_dict() == state.to_dict()


FEE = [{"decision": "bought", "seat": "blue"}, {"decision": "favour_fee", "seat": "blue", "left": 2}]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"favours": {"sunshine": None}}, "position-unknown"),
        ({"favours": {"cities_4": "purple"}}, "position-unknown"),
        ({"favours": dict.fromkeys(FAVOUR_NAMES)}, "position-too-many"),
        ({"questions": FEE[:1], "actions": 2}, "position-range"),
        ({"questions": FEE, "players": {"blue": {"markers": ["swap"]}}}, "position-questions"),
    ],
)
def test_an_impossible_position_is_refused(given, key):
    with pytest.raises(BadPosition) as error:
        position(**given)
    assert error.value.message.key == key


def test_after_a_purchase_a_position_has_no_actions_unless_it_says_otherwise():
    assert position(questions=FEE[:1]).to_dict()["actions"] == 0


def test_a_position_that_says_nothing_has_the_first_tiles_on_display():
    assert tiles(rules(3).state_from_dict({})) == dict.fromkeys(FAVOUR_NAMES[:3])
    assert tiles(rules(3).state_from_dict({"favours": {}})) == {}


def test_in_a_game_without_favours_there_is_none_to_buy():
    state = kogge.ruleset("teutonica").state_from_dict({"players": {"blue": {"markers": ["swap", "swap"]}}})
    assert refused(state, "buy cities_4") == "teutonica-reason-no-favours"
    assert refused(state, "give swap") == "teutonica-reason-no-favours"


def test_markers_are_given_only_for_a_tile():
    assert refused(rich("swap", "swap"), "give swap") == "teutonica-reason-unasked-give"


def test_every_tile_and_marker_has_its_words():
    game = rules().game
    for name in FAVOUR_NAMES:
        assert game.text(rules(), rules().parse(f"buy {name}"), None) == f"buy {name}"
        assert rules().decode(rules().parse(f"buy {name}")).targets == (name,)
    for name in MARKER_NAMES:
        assert game.text(rules(), rules().parse(f"give {name}"), None) == f"give {name}"
