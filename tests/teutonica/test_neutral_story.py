"""The neutral colour in what is told, written down and shown, and on boards of one's own."""

import io
import random
import re
from importlib.resources import files

import pytest
from neutral_positions import (
    BLUE,
    FROM,
    MANY,
    NEUTRAL,
    RED,
    RULES,
    about_to_fill,
    crowded,
    do,
    filled,
    on,
    position,
    posts,
    texts,
)
from rich.console import Console

import kogge
from kogge.bots.fuzzing import check_slowly, fuzz_game
from kogge.cli.terminal.teutonica import Picture
from kogge.core.errors import BadPosition
from kogge.core.ruleset import make_ruleset
from kogge.texts import tell

BASE23 = (files("kogge.games.teutonica") / "data" / "base23.toml").read_text(encoding="utf-8")


def story(state, text):
    """What is told of an action, as sentences."""
    before, action = state.clone(), state.parse(text)
    state.apply(action)
    return [str(tell(event, "teutonica")) for event in RULES.game.narrate(before, action, state, None)]


def own_board(*changes):
    """The rules for two on a changed board."""
    source = BASE23.replace('name = "base23"', 'name = "own"')
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    return make_ruleset("teutonica", "second", "own", 2, board_source=source)


# What is told.


def test_a_neutral_reply_and_route_are_told():
    state = position(routes={FROM: [NEUTRAL], "Arnheim/Duisburg": [NEUTRAL] * 2}, markers={"Arnheim/Duisburg": "swap"})
    assert story(state, f"displace neutral {FROM} with trader") == [
        "blue displaces a neutral trader on Dortmund/Duisburg with a trader.",
        "blue pays one trader.",
    ]
    assert story(state, "put Arnheim/Duisburg") == [
        "red puts a neutral trader on Arnheim/Duisburg.",
        "Neutral traders have filled Arnheim/Duisburg and create it.",
        "The marker swap is discarded; blue draws its replacement.",
    ]
    assert story(state, "post Duisburg") == ["blue gives the neutral post to Duisburg.", "Duisburg is complete (1)."]
    assert story(state, "done") == ["red adds no more."]
    assert story(state, "end")[:2] == ["blue ends the turn.", "blue looks at the marker drawn."]
    (marker,) = state.view(BLUE)["plate"]
    assert story(state, f"lay {marker} Minden/Münster")[:2] == [
        f"blue lays the marker {marker} on Minden/Münster.",
        "A neutral trader comes to Minden/Münster.",
    ]


def test_what_had_only_one_way_is_told():
    full = {"Arnheim/Duisburg": [NEUTRAL] * 2, "Dortmund/Paderborn": ["red trader"] * 3}
    state = position(routes={FROM: [NEUTRAL], **full}, cities={"Duisburg": ["red trader"]})
    assert story(state, f"displace {FROM} with trader") == [
        "blue displaces a neutral trader on Dortmund/Duisburg with a trader.",
        "blue pays one trader.",
        "red puts a neutral trader on Arnheim/Duisburg.",
        "Neutral traders have filled Arnheim/Duisburg and create it.",
        "blue gives the neutral post to Arnheim.",
        "red scores 1 (control of a city).",
    ]
    assert state.actor() == RED


def test_a_trader_without_a_place_is_told():
    assert story(crowded(), f"displace neutral {FROM} with trader") == [
        "blue displaces a neutral trader on Dortmund/Duisburg with a trader.",
        "blue pays one trader.",
        "The displaced neutral trader finds no place and returns to the reserve.",
    ]


def test_an_empty_pile_and_removed_traders_are_told():
    state = about_to_fill(markers={"Arnheim/Duisburg": "swap"}, bag=[])
    told = story(state, "put Arnheim/Duisburg")
    assert told[-1] == "The marker swap is discarded, and there is no replacement left to draw."
    state = position(routes={FROM: [NEUTRAL]}, players={"blue": {"markers": ["remove_three"]}})
    assert story(state, "use remove_three") == [
        "blue uses the marker remove_three.",
        "blue sends a neutral trader home from Dortmund/Duisburg.",
    ]


def test_the_questions_are_put_in_words():
    state = position(routes={FROM: [NEUTRAL], "Arnheim/Duisburg": [NEUTRAL] * 2})
    asked = []
    for text in (f"displace {FROM} with trader", "put Arnheim/Duisburg", "post Duisburg"):
        do(state, text)
        asked.append(str(RULES.game.prompt(state)))
    assert asked == [
        "red: put the neutral trader displaced from Dortmund/Duisburg on a nearby route; you may add another one.",
        "blue: neutral traders have filled Arnheim/Duisburg. Which of its cities gets the neutral post?",
        "red: you may put one more neutral trader near Dortmund/Duisburg, or be done.",
    ]


# What is written down.


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_every_question_is_written_and_read(steps):
    state = position(
        routes={FROM: [NEUTRAL], "Arnheim/Duisburg": [NEUTRAL] * 2},
        players={"blue": MANY, "red": {"prestige": {"control": 19}}},
        cities={"Arnheim": ["red trader"]},
    )
    do(state, *[f"displace {FROM} with trader", "put Arnheim/Duisburg", "post Duisburg"][:steps])
    data = state.to_dict()
    assert RULES.state_from_dict(data).to_bytes() == state.to_bytes()
    decisions = [question["decision"] for question in data["questions"]]
    assert (
        decisions
        == [
            ["turn"],
            ["turn", "neutral_reply"],
            ["turn", "neutral_reply", "neutral_post"],
            ["turn", "ending", "neutral_reply"],
        ][steps]
    )


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"routes": {FROM: [NEUTRAL] * 2}}, "position-neutral-route"),
        ({"special": [NEUTRAL]}, "position-neutral-place"),
        ({"extra_posts": {"Hamburg": [NEUTRAL]}}, "position-neutral-place"),
        ({"routes": {FROM: ["neutral merchant"]}}, "position-unknown"),
        ({"questions": [{"decision": "turn", "seat": "blue"}, {"decision": "neutral_reply", "seat": "red"}]}, None),
        ({"questions": [{"decision": "turn", "seat": "blue"}, {"decision": "neutral_post", "seat": "blue"}]}, None),
    ],
)
def test_an_impossible_position_is_refused(given, key):
    with pytest.raises(BadPosition) as error:
        position(**given)
    assert error.value.message.key == (key or "position-questions")


def test_other_games_know_no_neutral_trader():
    rules = kogge.ruleset("teutonica", edition="second", players=3)
    with pytest.raises(BadPosition) as error:
        rules.state_from_dict({"routes": {FROM: [NEUTRAL]}})
    assert error.value.message.key == "position-unknown"


def test_a_game_that_is_due_to_end_can_be_read_and_ends():
    questions = [{"decision": "turn", "seat": "blue"}, {"decision": "ending", "seat": "blue"}]
    state = position(questions=questions)
    assert str(RULES.game.prompt(state)) == "The game ends here: done."
    assert texts(state) == {"done"}
    do(state, "done")
    assert state.is_over()


# What is shown.


@pytest.mark.parametrize(("plain", "width"), [(False, 130), (False, 90), (True, 100)])
def test_the_terminal_shows_neutral_pieces(plain, width):
    state = position(routes={FROM: [NEUTRAL]}, cities={"Stade": [NEUTRAL]})
    picture = Picture(RULES.board_data(), state.view(BLUE), {"blue": "Anna", "red": "Ben"}, plain, width)
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(picture.position())
    shown = console.export_text()
    if plain:
        assert "Dortmund/Duisburg: neutral trader, free." in shown
        assert "Controlled by the neutral colour" in shown
    else:
        assert shown.count("[#]") == 3
        assert "[#] neutral" in shown


def test_without_neutral_pieces_nothing_explains_them():
    state = position()
    picture = Picture(RULES.board_data(), state.view(BLUE), {"blue": "Anna", "red": "Ben"}, False, 130)
    assert picture.neutral_line() == []


# Boards of one's own.

SHORT = (
    '[[route]]\ncities = ["Dortmund", "Duisburg"]\npoints = [[200, 520], [165, 522]]',
    '[[route]]\ncities = ["Dortmund", "Duisburg"]\npoints = [[180, 521]]',
)


def test_a_route_of_one_point_is_created_by_the_trader_of_its_marker():
    rules = own_board(SHORT)
    given = {"routes": {}, "plate": ["swap"], "bag": ["develop", "actions_3"], "markers": {}}
    state = rules.state_from_dict(given | {"cities": {"Dortmund": ["red trader"]}})
    do(state, "end", "lay swap Dortmund/Duisburg")
    assert texts(state) == {"post Dortmund trader", "post Duisburg trader"}
    assert [question["decision"] for question in state.to_dict()["questions"]] == ["turn", "replace", "neutral_post"]
    do(state, "post Duisburg")
    assert state.actor() == BLUE
    assert state.to_dict()["plate"] == ["develop"]  # its replacement is laid at once
    do(state, "lay develop Emden/Groningen")
    assert (state.actor(), posts(state, "Duisburg")) == (RED, [NEUTRAL])
    assert state.to_dict()["players"]["red"]["prestige"]["control"] == 1


def test_such_a_route_ends_the_game_when_the_pile_is_empty():
    rules = own_board(SHORT)
    state = rules.state_from_dict({"routes": {}, "plate": ["swap", "develop"], "bag": [], "markers": {}})
    do(state, "end", "lay swap Dortmund/Duisburg", "post Duisburg")
    assert state.is_over()


def test_a_route_of_one_point_gets_no_trader_at_the_start():
    tavern = ("[[423, 205], [375, 235], [336, 273]]", "[[375, 235]]")
    state = kogge.start(own_board(tavern), seed=1)
    assert on(state, "Bremen/Osnabrück") == []
    assert len(state.to_dict()["routes"]) == 7


def test_short_routes_keep_all_invariants():
    """A board on which every second route has one point."""
    numbers = iter(range(100))

    def shorten(found):
        return f"points = [{found[1]}]" if next(numbers) % 2 else found[0]

    source = re.sub(r"points = \[(\[\d+, \d+\])(?:, \[\d+, \d+\])+\]", shorten, BASE23).replace('"base23"', '"own"')
    rules = make_ruleset("teutonica", "second", "own", 2, board_source=source)
    assert sum(fuzz_game(rules, seed, every=40) for seed in range(3)) > 200


def test_at_sea_boats_stay_free_of_neutral_traders_and_permanent_markers_move_them():
    points = "points = [[243, 145], [195, 170], [148, 181]]"
    rules = own_board((points, f'{points}\nboats = [1, 2]\npermanent = "move_any_two"'))
    assert kogge.start(rules, seed=1).to_dict()["routes"]["Emden/Groningen"] == [None, None, NEUTRAL]
    assert sum(fuzz_game(rules, seed, every=40) for seed in range(2)) > 200
    near = {"Dortmund/Duisburg": [NEUTRAL], "Kampen/Osnabrück": [NEUTRAL], "Goslar/Magdeburg": [NEUTRAL]}
    boat = ["blue merchant", "blue merchant", "blue trader"]
    state = rules.state_from_dict(
        {
            "routes": near | {"Emden/Groningen": boat},
            "players": {"blue": {"desk": {"book": 2}, "supply": {"traders": 1, "merchants": 0}}},
        }
    )
    do(state, "create Emden/Groningen", "lift Dortmund/Duisburg", "lift Goslar/Magdeburg")
    do(state, "put Kampen/Osnabrück", "post Kampen")
    assert posts(state, "Kampen") == [NEUTRAL]
    do(state, "put Kampen/Osnabrück")
    assert (state.actor(), on(state, "Kampen/Osnabrück")) == (BLUE, [NEUTRAL])
    assert "end" in texts(state)


def test_hidden_things_and_copies_hold_in_every_question():
    rng = random.Random(1)
    state = about_to_fill(markers={"Arnheim/Duisburg": "swap"})
    for text in ("put Arnheim/Duisburg", "post Arnheim", "put Dortmund/Paderborn", "end"):
        check_slowly(state, rng)
        do(state, text)
    check_slowly(state, rng)
    assert filled("post Duisburg").actor() == BLUE
