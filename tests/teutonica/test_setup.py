"""Components and set-up (HT-001 to HT-022)."""

from collections import Counter
from itertools import pairwise

import pytest
from clause_tools import (
    FULL_DESK,
    SEATS,
    TAVERNS,
    ability_values,
    every_edition,
    first_two_editions,
    pieces,
    play,
    player,
    position,
    refused_exactly,
    rules,
    texts,
    track,
)

import kogge
from kogge.core.errors import BadPosition, BadRuleset


def check_numbers(edition, refused):
    """Three, four and five can play; so many cannot."""
    for players in (3, 4, 5):
        assert len(kogge.start(rules(edition, players), seed=1).to_dict()["players"]) == players
    for players in refused:
        with pytest.raises(BadRuleset) as caught:
            rules(edition, players)
        assert caught.value.message.key == "bad-players"


@first_two_editions
def test_three_to_five_can_start_a_game_and_one_or_six_cannot_HT_001(edition):
    check_numbers(edition, refused=(0, 1, 6))


def test_big_box_is_for_three_to_five_and_refuses_two_HT_002():
    check_numbers("bigbox", refused=(1, 2, 6))


def check_boards(edition):
    """Each number of players has its board and no other."""
    assert [rules(edition, players).board for players in (3, 4, 5)] == ["base23", "base45", "base45"]
    for players, other in ((3, "base45"), (4, "base23"), (5, "base23")):
        with pytest.raises(BadRuleset) as refused:
            kogge.ruleset("teutonica", edition=edition, players=players, board=other)
        assert refused.value.message.key == "bad-board"


@first_two_editions
def test_three_play_on_the_small_board_four_and_five_on_the_large_one_HT_003(edition):
    check_boards(edition)


def test_big_box_base_map_has_a_board_for_three_and_one_for_four_and_five_HT_004():
    check_boards("bigbox")


def pieces_of(state, seat):
    """All pieces of a seat that can be found anywhere but on the score track, by kind."""
    found = state.to_dict()
    own = found["players"][seat]
    count = Counter(
        {
            "trader": own["supply"]["traders"] + own["stock"]["traders"],
            "merchant": own["supply"]["merchants"] + own["stock"]["merchants"],
        }
    )
    for ability, steps in FULL_DESK.items():
        count["merchant" if ability == "book" else "trader"] += steps - own["desk"][ability]
    standing = list(found["special"])
    for places in ("routes", "cities", "extra_posts"):
        standing += [piece for row in found[places].values() for piece in row]
    for question in found["questions"]:
        standing += [question["piece"], question["lifted"]]
        standing += question["hand"] if question["decision"] != "reply" else []
    count.update(piece.split()[1] for piece in standing if piece and piece.split()[0] == seat)
    return dict(count)


@every_edition
def test_every_player_always_owns_27_traders_and_4_merchants_HT_005(edition):
    """Games played at random, counted after every decision, until every place and question has occurred."""
    missing = {"routes", "cities", "extra_posts", "special", "fee", "reply", "move"}
    missing.add("move_others" if edition == "bigbox" else "remove")
    for seed in range(40):
        players = 3 + seed % 3
        state = kogge.start(rules(edition, players), seed=seed)
        bot = kogge.bot("random", seed=seed)
        while not state.is_over() and state.turns() < 300:
            state.apply(bot.choose(state))
            for seat in SEATS[:players]:
                assert pieces_of(state, seat) == {"trader": 27 - 1, "merchant": 4}  # one trader counts the points
            found = state.to_dict()
            missing -= {question["decision"] for question in found["questions"]}
            missing -= {place for place in ("routes", "cities", "extra_posts") if found[place]}
            missing -= {"special"} if any(found["special"]) else set()
        if not missing:
            break
    assert missing == set()


def bad_position(edition, **given):
    """Why a position is refused."""
    with pytest.raises(BadPosition) as caught:
        position(edition, **given)
    return caught.value.message.key


@every_edition
def test_pieces_on_all_kinds_of_places_count_as_owned_HT_005(edition):
    placed = {
        "routes": {"Emden/Osnabrück": ["blue trader", "blue merchant"]},
        "cities": {"Minden": ["blue trader", "blue trader"]},
        "extra_posts": {"Minden": ["blue trader"]},
        "special": ["blue merchant"],
        "players": {"blue": {"supply": pieces(2, 0), "desk": {"book": 2, "keys": 1}}},
    }
    # 27 traders: 1 on the track, 14 on the desk, 1 on a route, 3 posts, 2 in the supply; 4 merchants: 1 on the desk.
    assert player(position(edition, **placed))["stock"] == pieces(6, 1)
    placed["players"]["blue"]["supply"] = pieces(9, 0)
    assert bad_position(edition, **placed) == "position-pieces"


def markers_in_the_game(edition, players=4):
    """All markers on the board and in the bag at the start."""
    found = kogge.start(rules(edition, players), seed=3).to_dict()
    return Counter([*found["markers"].values(), *found["bag"]])


@first_two_editions
def test_sixteen_markers_of_six_kinds_HT_006(edition):
    box = {"extra_post": 5, "swap": 2, "actions_3": 2, "actions_4": 2, "develop": 3, "remove_three": 2}
    assert markers_in_the_game(edition) == box
    assert sum(box.values()) == 16
    assert markers_in_the_game("bigbox") != box


def test_fifteen_markers_without_the_blank_ones_HT_007():
    box = {"extra_post": 4, "swap": 3, "move_three": 2, "develop": 2, "actions_3": 2, "actions_4": 2}
    for players in (3, 4, 5):
        assert markers_in_the_game("bigbox", players) == box
    assert sum(box.values()) == 15
    assert markers_in_the_game("second") != box


def check_start_markers(edition, kinds):
    """These markers lie on the taverns, in any order."""
    arrangements = set()
    for seed in range(80):
        state = kogge.start(rules(edition), seed=seed)
        laid = state.to_dict()["markers"]
        assert set(laid) == TAVERNS
        assert sorted(laid.values()) == sorted(kinds)
        assert state.view(None)["markers"] == laid  # face up
        arrangements.add(tuple(laid[route] for route in sorted(laid)))
    assert len(arrangements) == 6  # every way to shuffle three markers


@first_two_editions
def test_start_markers_lie_shuffled_and_face_up_on_the_taverns_HT_011(edition):
    check_start_markers(edition, ["remove_three", "swap", "extra_post"])


def test_gold_markers_lie_at_random_on_the_taverns_HT_012():
    check_start_markers("bigbox", ["move_three", "swap", "extra_post"])


@pytest.mark.parametrize(("edition", "number"), [("argentum", 13), ("second", 13), ("bigbox", 12)])
def test_other_markers_are_a_shuffled_face_down_supply_HT_013(edition, number):
    start_kinds = Counter(kogge.start(rules(edition), seed=0).to_dict()["markers"].values())
    orders, known = set(), set()
    for seed in range(20):
        state = kogge.start(rules(edition), seed=seed)
        bag = state.to_dict()["bag"]
        assert len(bag) == number
        assert Counter(bag) == markers_in_the_game(edition) - start_kinds
        orders.add(tuple(bag))
        for seat in range(4):
            assert state.view(seat)["bag"] == number  # a count and no more
            known.add(tuple(state.seen_by(seat).to_dict()["bag"]))
    assert len(orders) > 10
    assert len(known) == 1  # nobody knows more than the others, whatever the order


@every_edition
def test_counter_and_scores_start_at_zero_and_a_trader_is_bound_on_the_track_HT_014(edition):
    state = kogge.start(rules(edition), seed=1)
    assert state.view()["ends"]["completed"][0] == 0
    assert track(state) == {"blue": 0, "red": 0, "green": 0, "yellow": 0}
    assert state.scores() == [0, 0, 0, 0]
    developed = {"desk": dict(FULL_DESK)}  # all but the piece on the track have left the desk
    state = position(edition, players={"blue": developed | {"supply": {"traders": 26}}})
    assert player(state)["stock"] == pieces(0, 4)
    assert bad_position(edition, players={"blue": developed | {"supply": {"traders": 27}}}) == "position-pieces"


@every_edition
def test_desk_starts_with_fifteen_traders_and_three_merchants_HT_015(edition):
    for own in kogge.start(rules(edition, 5), seed=1).to_dict()["players"].values():
        assert own["desk"] == dict.fromkeys(FULL_DESK, 0)
        assert 27 - 1 - own["supply"]["traders"] - own["stock"]["traders"] == 15
        assert 4 - own["supply"]["merchants"] - own["stock"]["merchants"] == 3


@every_edition
@pytest.mark.parametrize(
    ("ability", "steps", "kind"),
    [
        ("keys", 4, "traders"),
        ("actions", 5, "traders"),
        ("privilege", 3, "traders"),
        ("bank", 3, "traders"),
        ("book", 3, "merchants"),
    ],
)
def test_each_track_gives_up_its_pieces_one_by_one_HT_015(edition, ability, steps, kind):
    for done in range(steps):
        blue = {"supply": pieces(0, 0), "desk": {ability: done}, "markers": ["develop"]}
        state = play(position(edition, players={"blue": blue}), f"develop {ability}")
        assert player(state)["desk"][ability] == done + 1
        assert player(state)["supply"] == pieces(0, 0) | {kind: 1}
    state = position(edition, players={"blue": {"desk": {ability: steps}, "markers": ["develop"]}})
    assert refused_exactly(state, f"develop {ability}") == "teutonica-reason-developed"


@every_edition
def test_start_values_of_the_abilities_HT_016(edition):
    state = kogge.start(rules(edition, 5), seed=1)
    for seat in SEATS:
        # Privilege counts white, orange, pink, black from 0.
        assert ability_values(state, seat) == {"keys": 1, "actions": 2, "privilege": 0, "book": 2, "bank": 3}
    assert state.to_dict()["actions"] == 2
    assert max(int(text.split()[1]) for text in texts(state, "income")) == 3


@every_edition
def test_value_is_that_of_the_rightmost_uncovered_space_HT_017(edition):
    blue = {"supply": pieces(1, 0), "desk": {"bank": 1, "keys": 3}, "markers": ["develop", "develop"]}
    state = position(edition, players={"blue": blue})
    assert (ability_values(state)["bank"], ability_values(state)["keys"]) == (5, 3)
    assert "income 5 traders" in texts(state)
    assert refused_exactly(state, "income 6 traders") == "teutonica-reason-bank"
    play(state, "develop bank", "develop keys")
    assert (ability_values(state)["bank"], ability_values(state)["keys"]) == (7, 4)
    assert "income 7 traders" in texts(state)
    assert refused_exactly(state, "income 8 traders") == "teutonica-reason-bank"


def track_values(edition, ability):
    """The values of an ability from its first space to its last."""
    found = []
    for steps in range(FULL_DESK[ability] + 1):
        found.append(ability_values(position(edition, players={"blue": {"desk": {ability: steps}}}))[ability])
    assert bad_position(edition, players={"blue": {"desk": {ability: FULL_DESK[ability] + 1}}}) == "position-range"
    return found


@every_edition
def test_values_of_keys_privilege_and_book_in_order_HT_018(edition):
    assert track_values(edition, "keys") == [1, 2, 2, 3, 4]
    assert track_values(edition, "book") == [2, 3, 4, 5]
    assert track_values(edition, "privilege") == [0, 1, 2, 3]


@every_edition
def test_privilege_opens_white_orange_pink_black_in_this_order_HT_018(edition):
    """Minden has one square space of each colour, from left to right."""
    for privilege in range(4):
        for colour in range(4):
            state = position(
                edition,
                routes={"Minden/Münster": ["blue trader"] * 3},
                cities={"Minden": ["red trader"] * colour},
                players={"blue": {"desk": {"privilege": privilege}}},
            )
            assert ("create Minden/Münster post Minden" in texts(state)) == (colour <= privilege)


@every_edition
def test_values_of_actions_in_order_HT_019(edition):
    assert track_values(edition, "actions") == [2, 3, 3, 4, 4, 5]
    for steps, number in enumerate([2, 3, 3, 4, 4, 5]):
        state = position(edition, turn="yellow", players={"blue": {"desk": {"actions": steps}}})
        assert play(state, "end").to_dict()["actions"] == number


@every_edition
def test_values_of_bank_in_order_HT_020(edition):
    for steps, most in enumerate([3, 5, 7, 14]):
        blue = {"supply": pieces(0, 1), "desk": {"bank": steps}}
        state = position(edition, players={"blue": blue})
        assert player(state)["stock"] == pieces(11 + steps, 0)
        assert max(int(text.split()[1]) for text in texts(state, "income")) == most  # 14: all


@every_edition
@pytest.mark.parametrize("players", [3, 4, 5])
def test_later_seats_start_with_more_in_the_supply_HT_021(edition, players):
    found = kogge.start(rules(edition, players), seed=1).to_dict()["players"]
    assert list(found) == SEATS[:players]
    for number, own in enumerate(found.values()):
        assert own["supply"] == pieces([5, 6, 7, 8, 9][number], 1)
        assert own["stock"] == pieces([6, 5, 4, 3, 2][number], 0)


@every_edition
@pytest.mark.parametrize("players", [3, 4, 5])
def test_seats_count_from_the_start_player_in_turn_order_HT_022(edition, players):
    state = kogge.start(rules(edition, players), seed=5)
    order = []
    for _ in range(players):
        order.append((int(state.actor()), player(state, SEATS[state.actor()])["supply"]["traders"]))
        play(state, "end")
    assert order == [(seat, 5 + seat) for seat in range(players)]


@every_edition
def test_start_player_is_drawn_at_random_HT_022(edition):
    names = ["Anna", "Bert", "Cora", "Dirk"]
    first, orders = set(), set()
    for seed in range(60):
        match = kogge.Match(rules(edition), [kogge.Seat(name) for name in names], seed=seed)
        first.add(match.seats[match.actor()].name)
        orders.add(tuple(seat.name for seat in match.seats))
    assert first == set(names)
    for order in orders:  # who sits next to whom stays as it was
        assert all(names[(names.index(a) + 1) % 4] == b for a, b in pairwise(order))
