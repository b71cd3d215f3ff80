"""Statistics and ratings of made-up results, where the right numbers are known."""

import pytest

from kogge.arena.ratings import ratings
from kogge.arena.statistics import rank_of, summary, wilson


def game(rotation, scores, wins, **more):
    many = len(scores)
    return {
        "rotation": rotation,
        "seats": [(place + rotation) % many for place in range(many)],
        "sources": [{"control": score} for score in scores],
        "scores": scores,
        "wins": wins,
        "decisions": [10] * many,
        "seconds": [0.5] * many,
        "kinds": [{"place": 3}] * many,
        "turns": 20,
        "cut": False,
    } | more


def block(number, winner=0):
    """Two games in which the same bot wins."""
    scores = [30, 20] if winner == 0 else [20, 30]
    wins = [1.0, 0.0] if winner == 0 else [0.0, 1.0]
    return {"block": number, "bots": ["strong", "weak"], "games": [game(turn, scores, wins) for turn in range(2)]}


def test_the_interval_of_wilson():
    assert wilson(0.25, 400) == pytest.approx((0.2101, 0.2947), abs=0.0005)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_equal_scores_share_their_ranks():
    assert [rank_of([30, 20, 20, 10], place) for place in range(4)] == [1, 2.5, 2.5, 4]


def test_the_summary_counts_games_seats_and_points():
    report = summary([block(0), block(1, winner=1)])
    strong, weak = report["bots"]
    assert (strong["bot"], strong["games"], strong["share"]) == ("strong", 4, 0.5)
    assert (weak["rank"], weak["score"], weak["sources"]) == (1.5, 25.0, {"control": 25.0})
    assert report["seats"] == [0.5, 0.5]
    assert strong["seconds_a_turn"] == pytest.approx(0.05)
    assert (report["turns"], report["cut_off"], report["blocks"]) == (20, 0, 2)


def test_a_bot_with_several_seats_counts_a_game_once():
    games = [game(0, [30, 20, 10], [1.0, 0.0, 0.0])]
    row = summary([{"block": 0, "bots": ["one", "other", "other"], "games": games}])["bots"][1]
    assert (row["games"], row["seats"], row["share"]) == (1, 2, 0.0)


def test_who_wins_more_is_rated_higher_and_the_anchor_has_nothing():
    blocks = [block(number, winner=int(number % 4 == 0)) for number in range(40)]
    strong, weak = ratings(blocks, "weak", resamples=30)
    assert (strong["bot"], weak["bot"], weak["rating"]) == ("strong", "weak", 0.0)
    # Three victories in four are 191 points, but for the weak prior.
    assert 150 < strong["rating"] < 191.5
    assert strong["low"] < strong["rating"] < strong["high"]
