"""Regions: Wales and Scotland are scored at the end (HT-262 to HT-271, HT-313, HT-314)."""

import pytest
from britannia import position
from clause_tools import FULL_DESK, pieces, sheet

SHORT = {"b": "blue", "r": "red", "g": "green", "y": "yellow", "p": "purple"}


def ended(seats=4, extra_posts=None, **cities):
    """A finished game with these posts, each by the first letter of its owner, from left to right."""
    return position(
        seats,
        questions=[],
        cities={city: [f"{SHORT[letter]} trader" for letter in posts] for city, posts in cities.items()},
        extra_posts=extra_posts or {},
        players={seat: {"desk": FULL_DESK, "supply": pieces(0, 0)} for seat in list(SHORT.values())[:seats]},
    )


def region(state, country="Wales"):
    """What every seat gets for a country, by the view."""
    return [row["prestige"] for row in state.view()["regions"][country]["players"].values()]


def scored(state):
    """What every seat gets for regions, by the score sheet: its cities without the two points for each."""
    controllers = list(state.view()["controllers"].values())
    owned = [controllers.count(seat) for seat in state.view()["players"]]
    return [points - 2 * number for points, number in zip(sheet(state, "cities"), owned, strict=True)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_most_cities_of_wales_bring_seven_four_and_two_HT_262(seats):
    state = ended(seats, Cardiff="b", Chester="b", Conway="b", Montgomery="r", Pembroke="rr", Hereford="g")
    assert region(state) == [7, 4, 0, 0, 0][:seats]
    state = ended(seats, Cardiff="b", Chester="b", Conway="b", Montgomery="r", Pembroke="rr", Isle_of_Man="g")
    assert region(state) == [7, 4, 2, 0, 0][:seats]
    assert scored(ended(seats, Conway="g")) == [0, 0, 7, 0, 0][:seats]


@pytest.mark.parametrize("seats", [4, 5])
def test_scotland_is_scored_in_the_same_way_HT_263(seats):
    state = ended(seats, Carlisle="g", Dunbar="g", Edinburgh="y", Falkirk="y", Glasgow="y", Newcastle="b")
    assert region(state, "Scotland") == [2, 0, 4, 7, 0][:seats]
    assert region(state, "Wales") == [0] * seats
    assert scored(state) == [2, 0, 4, 7, 0][:seats]


def test_the_small_board_has_no_scotland_HT_263():
    state = ended(3, Carlisle="b", Newcastle="r")
    assert set(state.view()["regions"]) == {"Wales"}
    assert scored(state) == [0, 0, 0]


def test_control_is_judged_as_usual_HT_264():
    assert region(ended(Cardiff="rbb")) == [7, 4, 0, 0]  # most posts
    assert region(ended(Cardiff="rb")) == [7, 4, 0, 0]  # a tie: furthest right
    assert region(ended(Cardiff="br")) == [4, 7, 0, 0]
    extra = {"Cardiff": ["blue trader"]}
    assert region(ended(Cardiff="br", extra_posts=extra)) == [7, 4, 0, 0]


def test_a_tie_in_cities_is_broken_by_posts_in_the_country_HT_265():
    state = ended(Conway="bb", Montgomery="r", London="rrrr", Hereford="rrr")  # posts elsewhere do not count
    assert region(state) == [7, 4, 0, 0]
    state = ended(Conway="rb", Montgomery="rb", Pembroke="r")
    assert region(state) == [7, 4, 0, 0]  # two cities beat one with more posts
    state = ended(Conway="b", Montgomery="r", Chester="rg", Pembroke="gg")
    assert state.view()["regions"]["Wales"]["players"]["red"] == {"cities": 1, "posts": 2, "prestige": 4}
    assert region(state) == [2, 4, 7, 0]
    extra = {"Conway": ["blue trader", "blue trader"]}
    assert region(ended(Conway="b", Montgomery="r", Chester="rg", Pembroke="gg", extra_posts=extra))[:2] == [4, 2]


def test_two_who_are_still_tied_share_their_place_and_the_next_HT_266():
    assert region(ended(Conway="b", Montgomery="r")) == [5, 5, 0, 0]
    state = ended(Cardiff="bb", Chester="b", Conway="r", Montgomery="g")
    assert region(state) == [7, 3, 3, 0]


def test_example_two_players_with_two_cities_each_HT_267():
    state = ended(Cardiff="b", Chester="b", Conway="r", Montgomery="r", Pembroke="g")
    assert region(state) == [5, 5, 2, 0]
    assert scored(state) == [5, 5, 2, 0]


def test_places_left_over_go_to_players_without_a_city_HT_268():
    state = ended(Cardiff="rbb", Chester="grb")
    standing = state.view()["regions"]["Wales"]["players"]
    assert [standing[seat]["cities"] for seat in ("blue", "red", "green", "yellow")] == [2, 0, 0, 0]
    assert [standing[seat]["posts"] for seat in ("blue", "red", "green", "yellow")] == [3, 2, 1, 0]
    assert region(state) == [7, 4, 2, 0]
    state = ended(Cardiff="rrrbb", Chester="rrb", Conway="g")  # red has posts, but controls both; one city beats posts
    assert region(state) == [2, 7, 4, 0]


def test_without_a_post_there_is_nothing_to_get_HT_269():
    assert region(ended(Conway="b")) == [7, 0, 0, 0]
    assert region(ended()) == [0, 0, 0, 0]
    assert region(ended(Conway="b"), "Scotland") == [0, 0, 0, 0]


def test_the_isle_of_man_counts_for_both_HT_270():
    state = ended(Isle_of_Man="b")
    assert (region(state), region(state, "Scotland")) == ([7, 0, 0, 0], [7, 0, 0, 0])
    assert scored(state) == [14, 0, 0, 0]
    state = ended(Isle_of_Man="rb", Conway="r", Falkirk="g")
    assert region(state) == [4, 7, 0, 0]  # a city each, and red has two posts
    assert region(state, "Scotland") == [5, 2, 5, 0]  # red has only a post


def test_regions_belong_to_the_cities_of_the_score_sheet_HT_271():
    state = ended(Conway="b", Norwich="b")
    row = state.score_sheet()[0]
    assert row["cities"] == 2 * 2 + 7
    assert row["total"] == sum(points for source, points in row.items() if source != "total")
    assert state.scores()[0] == row["total"]


@pytest.mark.parametrize(
    ("seats", "cities", "points"),
    [
        (4, {"Conway": "b", "Montgomery": "r", "Pembroke": "g"}, [4, 4, 4, 0]),
        (4, {"Conway": "b", "Montgomery": "r", "Pembroke": "g", "Chester": "y"}, [3, 3, 3, 3]),
        (5, {"Conway": "b", "Montgomery": "r", "Pembroke": "g", "Chester": "y", "Cardiff": "p"}, [2, 2, 2, 2, 2]),
        (4, {"Cardiff": "bbb", "Chester": "rr", "Conway": "g", "Montgomery": "y"}, [7, 4, 1, 1]),
        (4, {"Cardiff": "bb", "Chester": "r", "Conway": "g", "Montgomery": "y"}, [7, 2, 2, 2]),
        (5, {"Cardiff": "bbb", "Chester": "rr", "Conway": "g", "Montgomery": "y", "Pembroke": "p"}, [7, 4, 0, 0, 0]),
    ],
)
def test_the_tied_share_all_the_places_they_take_HT_313(seats, cities, points):
    assert region(ended(seats, **cities)) == points


def test_players_without_a_city_share_likewise_HT_313():
    assert region(ended(Cardiff="rgbb")) == [7, 3, 3, 0]
    assert region(ended(5, Cardiff="rgybb")) == [7, 2, 2, 2, 0]
    assert region(ended(5, Cardiff="rgbb", Chester="y", Pembroke="yy")) == [4, 1, 1, 7, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_london_counts_for_neither_HT_314(seats):
    state = ended(seats, London="bbrb", Hereford="g", Calais="r")
    assert scored(state) == [0] * seats


def test_on_the_small_board_the_isle_of_man_counts_for_wales_HT_314():
    assert scored(ended(3, Isle_of_Man="b")) == [7, 0, 0]
