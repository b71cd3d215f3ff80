"""Clauses HT-198 to HT-203: the mission cards, and where they and the Emperor's Favour can be played."""

from collections import Counter
from itertools import pairwise

import pytest
from librt.random import Random

import kogge
from kogge.core.errors import BadPosition, BadRecord, BadRuleset
from kogge.games.teutonica.missions import MISSIONS

BLUE, RED, GREEN = 0, 1, 2
CARD = ["Osnabrück", "Stendal", "Paderborn"]


def rules(players=4, **options):
    return kogge.ruleset("teutonica", players=players, **({"missions": True} | options))


def position(players=4, **given):
    return rules(players).state_from_dict(given)


def with_posts(cities, **given):
    """Blue has the card Osnabrück, Stendal, Paderborn, and these posts stand in the cities."""
    return position(missions={"blue": CARD}, cities=cities, **given)


def mission_points(state, seat=BLUE):
    return state.score_sheet()[seat]["missions"]


def final_route(state):
    """Blue ends the game with an empty bag by taking a marker."""
    state.apply(state.parse("create Goslar/Hildesheim"))
    assert state.is_over()


LAST_MARKER = {
    "routes": {"Goslar/Hildesheim": ["blue trader"] * 3},
    "markers": {"Goslar/Hildesheim": "swap"},
    "bag": [],
}


# Where they can be played.


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("missions", ["off", "on"])
@pytest.mark.parametrize("favours", ["off", "on"])
def test_missions_and_favours_alone_or_together_on_the_base_boards_HT_198(players, missions, favours):
    chosen = kogge.ruleset("teutonica", players=players, missions=missions, favours=favours)
    assert str(chosen).endswith(f"players={players} missions={missions} favours={favours}")
    state = kogge.start(chosen, seed=1)
    assert ("missions" in state.to_dict(), "favours" in state.to_dict()) == (missions == "on", favours == "on")
    assert ("missions" in state.score_sheet()[0]) == (missions == "on")


@pytest.mark.parametrize("option", ["missions", "favours"])
@pytest.mark.parametrize("edition", ["argentum", "second"])
def test_other_editions_have_neither_missions_nor_favours_HT_198(edition, option):
    with pytest.raises(BadRuleset) as refused:
        kogge.ruleset("teutonica", edition=edition, **{option: True})
    assert refused.value.message.key == "option-not-here"
    assert option not in str(kogge.ruleset("teutonica", edition=edition))


@pytest.mark.parametrize("option", ["missions", "favours"])
@pytest.mark.parametrize("board", ["east", "britannia45"])
def test_the_other_boards_have_neither_missions_nor_favours_HT_198(board, option):
    with pytest.raises(BadRuleset) as refused:
        kogge.ruleset("teutonica", board=board, **{option: True})
    assert refused.value.message.key == "option-not-here"
    assert str(kogge.ruleset("teutonica", board=board)) == f"teutonica bigbox {board} players=4"


@pytest.mark.parametrize("option", ["missions", "favours"])
def test_boards_of_ones_own_have_neither_HT_198(option, tmp_path):
    own = tmp_path / "mine.toml"
    own.write_text(kogge.game("teutonica").board("base45")["source"], encoding="utf-8")
    with pytest.raises(BadRuleset) as refused:
        kogge.ruleset("teutonica", board=str(own), **{option: True})
    assert refused.value.message.key == "option-not-here"


def test_they_are_off_unless_chosen_HT_198():
    assert str(kogge.ruleset("teutonica")).endswith("missions=off favours=off")
    assert kogge.start(kogge.ruleset("teutonica"), seed=1).to_dict().keys().isdisjoint({"missions", "favours"})


@pytest.mark.parametrize(("key", "value"), [("missions", {"blue": CARD}), ("favours", {"extra_action": None})])
def test_a_position_without_them_refuses_their_parts_HT_198(key, value):
    with pytest.raises(BadPosition) as refused:
        kogge.ruleset("teutonica").state_from_dict({key: value})
    assert refused.value.message.key == "position-not-here"


# The deal.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_is_dealt_one_of_the_nine_cards_HT_199(players):
    dealt = [kogge.start(rules(players), seed=seed).to_dict()["missions"] for seed in range(40)]
    for cards in dealt:
        assert list(cards) == ["blue", "red", "green", "yellow", "purple"][:players]
        assert len({tuple(card) for card in cards.values()}) == players
        assert all(tuple(card) in MISSIONS for card in cards.values())
    assert {tuple(cards["blue"]) for cards in dealt} == set(MISSIONS)


def test_the_deal_of_a_record_lists_all_cards_HT_199():
    match = kogge.Match(rules(3), [kogge.Seat(name) for name in "abc"], seed=5, draw_start=False)
    words = rules(3).game.deal_to_text(rules(3), match.record.deal)
    names = words["missions"].split(",")
    assert sorted(names) == sorted(card[2] for card in MISSIONS)
    held = [card[2] for card in match.state.to_dict()["missions"].values()]
    assert names[:3] == held
    assert str(kogge.parse_record(str(match.record))) == str(match.record)


@pytest.mark.parametrize(("old", "new"), [("Paderborn", "Goslar"), ("Paderborn,", ""), ("Paderborn", "Atlantis")])
def test_a_deal_with_other_cards_is_refused_HT_199(old, new):
    match = kogge.Match(rules(3), [kogge.Seat(name) for name in "abc"], seed=5)
    broken = str(match.record).replace(old, new)
    assert broken != str(match.record)
    with pytest.raises(BadRecord):
        kogge.parse_record(broken)


def test_cards_nobody_has_score_for_nobody_HT_199():
    """Every city is controlled by blue: all that counts is one card."""
    cities = {city: ["blue trader"] for card in MISSIONS for city in card[:1]}
    state = position(missions={"blue": list(MISSIONS[8]), "red": list(MISSIONS[1])}, cities=cities)
    assert [mission_points(state, seat) for seat in range(4)] == [1, 0, 0, 0]


# Who knows what.


def test_a_card_is_known_to_its_owner_only_HT_200():
    state = kogge.start(rules(), seed=3)
    cards = state.to_dict()["missions"]
    for seat, colour in enumerate(cards):
        assert state.view(seat)["missions"] == {colour: cards[colour]}
    assert state.view(None)["missions"] == {}


def test_projected_scores_tell_nothing_about_other_cards_HT_200():
    state = with_posts({"Osnabrück": ["blue trader"], "Stendal": ["red trader"]})
    assert state.score_sheet()[BLUE]["missions"] == 1  # the referee counts all
    assert state.view(BLUE)["scores"]["blue"]["missions"] == 1
    for viewer in (RED, None):
        shown = state.view(viewer)["scores"]["blue"]
        assert "missions" not in shown
        assert shown["total"] == sum(points for source, points in shown.items() if source != "total")
        assert shown["total"] == state.score_sheet()[BLUE]["total"] - 1
    assert state.seen_by(RED).scores()[BLUE] == state.scores()[BLUE] - 1


def test_what_a_seat_knows_has_all_other_cards_in_a_fixed_order_HT_200():
    state = position(missions={"red": CARD})
    seen = state.seen_by(BLUE)
    own = state.to_dict()["missions"]["blue"]
    assert seen.to_dict()["missions"]["blue"] == own
    others = [card for card in map(list, MISSIONS) if card != own]
    assert list(seen.to_dict()["missions"].values())[1:] == others[:3]


def test_dealing_anew_keeps_the_own_card_and_reaches_every_other_HT_200():
    state = position(missions={"red": CARD})
    met = Counter()
    for seed in range(200):
        world = state.seen_by(RED)
        world.determinize(Random(seed))
        world.rules.game.check(world)
        cards = world.to_dict()["missions"]
        assert cards["red"] == CARD
        met[tuple(cards["blue"])] += 1
    assert set(met) == set(MISSIONS) - {tuple(CARD)}


def test_all_cards_are_known_when_the_game_is_over_HT_200():
    state = with_posts({"Osnabrück": ["blue trader"]}, **LAST_MARKER)
    reveals = state.reveals()
    final_route(state)
    assert state.reveals() == reveals + 1
    for viewer in (BLUE, RED, None):
        assert list(state.view(viewer)["missions"]) == ["blue", "red", "green", "yellow"]
        assert state.view(viewer)["scores"]["blue"]["missions"] == 1
    assert state.seen_by(RED).to_dict()["missions"] == state.to_dict()["missions"]


def test_the_end_shows_the_cards_HT_200():
    state = with_posts({"Osnabrück": ["blue trader"]}, **LAST_MARKER)
    before = state.clone()
    action = state.parse("create Goslar/Hildesheim")
    state.apply(action)
    told = [event for event in state.rules.game.narrate(before, action, state, None) if event.kind == "shows_mission"]
    assert [event.seat for event in told] == [0, 1, 2, 3]
    assert dict(told[0].args) == {"cities": "Osnabrück, Stendal, Paderborn", "points": 1}


# The cards.


def test_two_cities_are_on_three_cards_and_the_third_on_one_HT_201():
    assert len(MISSIONS) == 9
    number = Counter(city for card in MISSIONS for city in card)
    for card in MISSIONS:
        assert len(set(card)) == 3
        assert [number[city] for city in card] == [3, 3, 1]


@pytest.mark.parametrize("board", ["base23", "base45"])
def test_every_city_of_a_card_is_on_the_board_HT_201(board):
    cities = {city["name"] for city in kogge.game("teutonica").board(board)["cities"]}
    assert {city for card in MISSIONS for city in card} <= cities


# Points.


def test_each_city_of_the_card_with_an_own_post_gives_a_point_HT_202():
    posts = [
        {},
        {"Osnabrück": ["blue trader"]},
        {"Osnabrück": ["blue trader"], "Stendal": ["blue trader"]},
        {"Osnabrück": ["blue trader"], "Stendal": ["blue trader", "blue trader"]},
        {"Osnabrück": ["blue trader"], "Goslar": ["blue trader"]},
    ]
    assert [mission_points(with_posts(cities)) for cities in posts] == [0, 1, 2, 2, 1]
    for fewer, more in pairwise([with_posts(cities) for cities in posts[:3]]):
        assert mission_points(more) == mission_points(fewer) + 1


def test_a_point_for_a_post_in_a_city_that_another_controls_HT_202():
    cities = {"Stendal": ["blue trader", "red trader"], "Osnabrück": ["red trader"], "Paderborn": ["red trader"]}
    assert mission_points(with_posts(cities)) == 1


def test_an_extra_post_counts_for_a_mission_HT_202():
    state = with_posts({"Osnabrück": ["red trader"]}, extra_posts={"Osnabrück": ["blue trader"]})
    assert mission_points(state) == 1


def test_a_mission_counts_in_the_total_and_decides_HT_202():
    state = with_posts({"Osnabrück": ["blue trader"]})
    row = state.score_sheet()[BLUE]
    assert row["total"] == state.scores()[BLUE] == row["cities"] + row["network"] + 1


def test_control_of_all_three_gives_five_more_and_eight_in_all_HT_203():
    cities = {city: ["blue trader"] for city in CARD}
    assert mission_points(with_posts(cities)) == 8
    assert mission_points(with_posts(cities | {"Stendal": ["blue trader", "blue trader"]})) == 8


def test_posts_in_all_three_without_control_of_one_give_three_HT_203():
    tied = {"Osnabrück": ["blue trader"], "Paderborn": ["blue trader"], "Stendal": ["blue trader", "red trader"]}
    assert mission_points(with_posts(tied)) == 3  # the tie goes to the post further right
    assert mission_points(with_posts(tied | {"Stendal": ["red trader", "blue trader"]})) == 8


def test_no_more_points_for_control_of_two_HT_203():
    assert mission_points(with_posts({"Osnabrück": ["blue trader"], "Stendal": ["blue trader"]})) == 2


# Positions.


def test_a_position_leaves_cards_out_and_names_each_once():
    state = position(missions={"green": list(MISSIONS[0])})
    held = list(state.to_dict()["missions"].values())
    assert held == [list(MISSIONS[i]) for i in (1, 2, 0, 3)]
    assert rules().state_from_dict(state.to_dict()).to_bytes() == state.to_bytes()


@pytest.mark.parametrize(
    ("missions", "key"),
    [
        ({"blue": ["Osnabrück", "Stendal", "Goslar"]}, "position-unknown"),
        ({"purple": CARD}, "position-unknown"),
        ({"blue": CARD, "red": CARD}, "position-mission-twice"),
    ],
)
def test_a_position_with_impossible_cards_is_refused(missions, key):
    with pytest.raises(BadPosition) as refused:
        position(missions=missions)
    assert refused.value.message.key == key
