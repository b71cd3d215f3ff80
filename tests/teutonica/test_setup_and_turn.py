"""Clauses of Hansa Teutonica: components and set-up, and the course of a turn (HT-001 to HT-034)."""

from collections import Counter
from itertools import pairwise

import pytest

import kogge
from kogge.core.errors import BadPosition, BadRuleset, IllegalAction

EVERY = ["argentum", "second", "bigbox"]
FIRST_TWO = ["argentum", "second"]
SEATS = ["blue", "red", "green", "yellow", "purple"]
TAVERNS = {"Bremen/Osnabrück", "Lüneburg/Perleberg", "Goslar/Hildesheim"}
TRACK_LENGTHS = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}  # steps beyond the first space

every_edition = pytest.mark.parametrize("edition", EVERY)
first_two_editions = pytest.mark.parametrize("edition", FIRST_TWO)


def rules(edition="bigbox", players=4):
    return kogge.ruleset("teutonica", edition=edition, players=players)


def position(data, edition="bigbox", players=4):
    return rules(edition, players).state_from_dict(data)


def play(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    return state


def reason(state, text):
    """Why an action is refused; points are named with their numbers where pieces would be."""
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.rules.parse(text))
    return refused.value.message.key


def texts(state):
    return [state.text(action) for action in state.legal_actions()]


def verbs(state):
    return {text.split()[0] for text in texts(state)}


def player(state, seat="blue"):
    return state.to_dict()["players"][seat]


def track(state):
    """Every seat's points during play."""
    return {seat: sum(found["prestige"].values()) for seat, found in state.to_dict()["players"].items()}


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
    for ability, steps in TRACK_LENGTHS.items():
        count["merchant" if ability == "book" else "trader"] += steps - own["desk"][ability]
    standing = list(found["special"])
    for places in ("routes", "cities", "extra_posts"):
        standing += [piece for row in found[places].values() for piece in row]
    for question in found["questions"]:
        standing += [question["piece"], question["lifted"]]
        standing += question["hand"] if question["decision"] != "reply" else []
    count.update(piece.split()[1] for piece in standing if piece and piece.split()[0] == seat)
    return dict(count)


# Components and set-up


@first_two_editions
def test_three_to_five_can_start_a_game_and_one_or_six_cannot_HT_001(edition):
    for players in (3, 4, 5):
        assert len(kogge.start(rules(edition, players), seed=1).to_dict()["players"]) == players
    for players in (0, 1, 6):
        with pytest.raises(BadRuleset) as refused:
            rules(edition, players)
        assert refused.value.message.key == "bad-players"


def test_big_box_is_for_three_to_five_and_refuses_two_HT_002():
    for players in (3, 4, 5):
        assert len(kogge.start(rules("bigbox", players), seed=1).to_dict()["players"]) == players
    for players in (1, 2, 6):
        with pytest.raises(BadRuleset) as refused:
            rules("bigbox", players)
        assert refused.value.message.key == "bad-players"


def check_boards(edition):
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


@every_edition
def test_pieces_on_all_kinds_of_places_count_as_owned_HT_005(edition):
    placed = {
        "routes": {"Emden/Osnabrück": ["blue trader", "blue merchant"]},
        "cities": {"Minden": ["blue trader", "blue trader"]},
        "extra_posts": {"Minden": ["blue trader"]},
        "special": ["blue merchant"],
        "players": {"blue": {"supply": {"traders": 2, "merchants": 0}, "desk": {"book": 2, "keys": 1}}},
    }
    # 27 traders: 1 on the track, 14 on the desk, 1 on a route, 3 posts, 2 in the supply; 4 merchants: 1 on the desk.
    assert player(position(placed, edition))["stock"] == {"traders": 6, "merchants": 1}
    placed["players"]["blue"]["supply"] = {"traders": 9, "merchants": 0}
    with pytest.raises(BadPosition) as refused:
        position(placed, edition)
    assert refused.value.message.key == "position-pieces"


def markers_in_the_game(edition, players=4):
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
    developed = {"desk": dict(TRACK_LENGTHS)}  # all but the piece on the track have left the desk
    assert player(position({"players": {"blue": developed | {"supply": {"traders": 26}}}}, edition))["stock"] == {
        "traders": 0,
        "merchants": 4,
    }
    with pytest.raises(BadPosition) as refused:
        position({"players": {"blue": developed | {"supply": {"traders": 27}}}}, edition)
    assert refused.value.message.key == "position-pieces"


@every_edition
def test_desk_starts_with_fifteen_traders_and_three_merchants_HT_015(edition):
    for own in kogge.start(rules(edition, 5), seed=1).to_dict()["players"].values():
        assert own["desk"] == dict.fromkeys(TRACK_LENGTHS, 0)
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
        blue = {"supply": {"traders": 0, "merchants": 0}, "desk": {ability: done}, "markers": ["develop"]}
        state = play(position({"players": {"blue": blue}}, edition), f"develop {ability}")
        assert player(state)["desk"][ability] == done + 1
        assert player(state)["supply"] == {"traders": 0, "merchants": 0} | {kind: 1}
    finished = {"players": {"blue": {"desk": {ability: steps}, "markers": ["develop"]}}}
    assert reason(position(finished, edition), f"develop {ability}") == "teutonica-reason-developed"


def values(state, seat="blue"):
    return state.view()["players"][seat]["values"]


@every_edition
def test_start_values_of_the_abilities_HT_016(edition):
    state = kogge.start(rules(edition, 5), seed=1)
    for seat in SEATS:
        # Privilege counts white, orange, pink, black from 0.
        assert values(state, seat) == {"keys": 1, "actions": 2, "privilege": 0, "book": 2, "bank": 3}
    assert state.to_dict()["actions"] == 2
    assert max(int(text.split()[1]) for text in texts(state) if text.startswith("income")) == 3


@every_edition
def test_value_is_that_of_the_rightmost_uncovered_space_HT_017(edition):
    blue = {"supply": {"traders": 1, "merchants": 0}, "desk": {"bank": 1, "keys": 3}, "markers": ["develop", "develop"]}
    state = position({"players": {"blue": blue}}, edition)
    assert (values(state)["bank"], values(state)["keys"]) == (5, 3)
    assert "income 5 traders" in texts(state)
    assert reason(state, "income 6 traders") == "teutonica-reason-bank"
    play(state, "develop bank", "develop keys")
    assert (values(state)["bank"], values(state)["keys"]) == (7, 4)
    assert "income 7 traders" in texts(state)
    assert reason(state, "income 8 traders") == "teutonica-reason-bank"


def track_values(edition, ability):
    found = []
    for steps in range(TRACK_LENGTHS[ability] + 1):
        found.append(values(position({"players": {"blue": {"desk": {ability: steps}}}}, edition))[ability])
    with pytest.raises(BadPosition) as refused:
        position({"players": {"blue": {"desk": {ability: TRACK_LENGTHS[ability] + 1}}}}, edition)
    assert refused.value.message.key == "position-range"
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
                {
                    "routes": {"Minden/Münster": ["blue trader"] * 3},
                    "cities": {"Minden": ["red trader"] * colour},
                    "players": {"blue": {"desk": {"privilege": privilege}}},
                },
                edition,
            )
            assert ("create Minden/Münster post Minden" in texts(state)) == (colour <= privilege)


@every_edition
def test_values_of_actions_in_order_HT_019(edition):
    assert track_values(edition, "actions") == [2, 3, 3, 4, 4, 5]
    for steps, number in enumerate([2, 3, 3, 4, 4, 5]):
        state = position({"turn": "yellow", "players": {"blue": {"desk": {"actions": steps}}}}, edition)
        assert play(state, "end").to_dict()["actions"] == number


@every_edition
def test_values_of_bank_in_order_HT_020(edition):
    for steps, most in enumerate([3, 5, 7, 14]):
        blue = {"supply": {"traders": 0, "merchants": 1}, "desk": {"bank": steps}}
        state = position({"players": {"blue": blue}}, edition)
        assert player(state)["stock"] == {"traders": 11 + steps, "merchants": 0}
        assert max(int(text.split()[1]) for text in texts(state) if text.startswith("income")) == most  # 14: all


@every_edition
@pytest.mark.parametrize("players", [3, 4, 5])
def test_later_seats_start_with_more_in_the_supply_HT_021(edition, players):
    found = kogge.start(rules(edition, players), seed=1).to_dict()["players"]
    assert list(found) == SEATS[:players]
    for number, own in enumerate(found.values()):
        assert own["supply"] == {"traders": [5, 6, 7, 8, 9][number], "merchants": 1}
        assert own["stock"] == {"traders": [6, 5, 4, 3, 2][number], "merchants": 0}


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


# The course of a turn


@every_edition
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_round_until_the_game_ends_HT_026(edition, players):
    state = kogge.start(rules(edition, players), seed=5)
    for turn in range(3 * players):
        assert (state.actor(), state.turns(), state.is_over()) == (turn % players, turn, False)
        play(state, "end")
    near_the_end = {
        "turn": "red",
        "routes": {"Emden/Osnabrück": ["red trader"] * 4},
        "cities": {"Osnabrück": ["red trader"]},
        "players": {"red": {"prestige": {"control": 19}}},
    }
    state = play(position(near_the_end, edition, players), "create Emden/Osnabrück")
    assert state.is_over()
    assert texts(state) == []


@every_edition
@pytest.mark.parametrize(("steps", "number"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_turn_has_as_many_actions_as_the_actions_value_HT_027(edition, steps, number):
    state = position({"turn": "yellow", "players": {"blue": {"desk": {"actions": steps}}}}, edition)
    play(state, "end")
    for left in range(number, 0, -1):
        assert (state.actor(), state.to_dict()["actions"]) == (0, left)
        play(state, "place trader Emden/Osnabrück" if left % 2 else "place trader Coellen/Warburg")
    assert state.to_dict()["actions"] == 0
    for text in ("place trader Emden/Osnabrück.4", "income 3 traders", "lift Emden/Osnabrück.1"):
        assert reason(state, text) == "teutonica-reason-no-actions"


ONE_OF_EACH = {
    "income": ["income 3 traders"],
    "place": ["place trader Emden/Groningen"],
    "displace": ["displace red trader Kampen/Osnabrück with trader", "put trader Arnheim/Kampen", "done"],
    "move": ["lift trader Perleberg/Stendal", "put trader Magdeburg/Stendal"],
    "create": ["create Dortmund/Duisburg post Duisburg"],
}


def state_for_each_action(edition):
    return position(
        {
            "actions": 5,
            "routes": {
                "Kampen/Osnabrück": ["red trader"],
                "Perleberg/Stendal": ["blue trader"],
                "Dortmund/Duisburg": ["blue trader", "blue trader"],
            },
            "players": {"blue": {"supply": {"traders": 4, "merchants": 0}, "desk": {"actions": 5}}},
        },
        edition,
    )


@every_edition
def test_no_kind_of_action_is_possible_once_all_are_used_HT_027(edition):
    state = state_for_each_action(edition)
    assert verbs(state) == {"income", "place", "displace", "lift", "create", "end"}
    state = state.rules.state_from_dict(state.to_dict() | {"actions": 0})
    assert texts(state) == ["end"]
    for text in (
        "income 3 traders",
        "place trader Emden/Groningen.1",
        "displace Kampen/Osnabrück.1 with trader",
        "lift Perleberg/Stendal.1",
        "create Dortmund/Duisburg post Duisburg",
    ):
        assert reason(state, text) == "teutonica-reason-no-actions"


@every_edition
def test_five_kinds_of_action_in_any_order_HT_028(edition):
    state = state_for_each_action(edition)
    assert verbs(state) == {"income", "place", "displace", "lift", "create", "end"}
    kinds = list(ONE_OF_EACH)
    orders = [kinds[first:] + kinds[:first] for first in range(5)]
    orders += [order[::-1] for order in orders]
    ends = set()
    for order in orders:
        state = state_for_each_action(edition)
        for left, kind in zip((4, 3, 2, 1, 0), order, strict=True):
            play(state, *ONE_OF_EACH[kind])
            assert (state.actor(), state.to_dict()["actions"]) == (0, left)
        ends.add(state.key())
    assert len(orders) == 10
    assert len(ends) == 1
    assert state.to_dict()["routes"] == {
        "Kampen/Osnabrück": ["blue trader", None],
        "Arnheim/Kampen": ["red trader", None, None],
        "Emden/Groningen": ["blue trader", None, None],
        "Magdeburg/Stendal": ["blue trader", None, None],
    }
    assert state.to_dict()["cities"] == {"Duisburg": ["blue trader"]}


@every_edition
def test_an_action_may_be_repeated_with_others_between_HT_028(edition):
    state = state_for_each_action(edition)
    supply = []
    for text in (
        "place trader Emden/Groningen",
        "income 3 traders",
        "place trader Emden/Groningen",
        "place trader Emden/Groningen",
        "income 3 traders",
    ):
        play(state, text)
        supply.append(player(state)["supply"]["traders"])
    assert supply == [3, 6, 5, 4, 7]
    assert state.to_dict()["actions"] == 0


@every_edition
def test_reply_comes_before_the_next_action_HT_029(edition):
    state = state_for_each_action(edition)
    play(state, "displace red trader Kampen/Osnabrück with trader")
    assert state.actor() == 1
    assert verbs(state) == {"put"}
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "end"):
        assert reason(state, text) == "teutonica-reason-first"
    play(state, "put trader Arnheim/Kampen")
    assert state.actor() == 1  # red may still add a piece
    assert reason(state, "place trader Emden/Groningen.1") == "teutonica-reason-first"
    play(state, "done")
    assert (state.actor(), state.to_dict()["actions"]) == (0, 4)
    play(state, "place trader Emden/Groningen")
    assert reason(state, "put trader Emden/Groningen.2") == "teutonica-reason-unasked-put"  # too late for red


@every_edition
def test_the_fee_is_paid_before_anything_else_HT_029(edition):
    state = position(
        {
            "routes": {"Kampen/Osnabrück": ["red trader"]},
            "players": {"blue": {"supply": {"traders": 2, "merchants": 1}, "markers": ["actions_3"]}},
        },
        edition,
    )
    play(state, "displace red trader Kampen/Osnabrück with trader")
    assert (state.actor(), texts(state)) == (0, ["pay traders", "pay 1 merchant"])
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "use actions_3", "end"):
        assert reason(state, text) == "teutonica-reason-first"
    play(state, "pay 1 merchant")
    assert state.actor() == 1  # now the owner replies


@every_edition
def test_a_move_is_finished_before_anything_else_HT_029(edition):
    state = state_for_each_action(edition)
    play(state, "lift trader Perleberg/Stendal")
    for text in ("place trader Emden/Groningen.1", "income 3 traders", "end"):
        assert reason(state, text) == "teutonica-reason-first"
    play(state, "put trader Magdeburg/Stendal")  # one of two possible pieces: the second is not kept for later
    assert state.to_dict()["actions"] == 4
    assert reason(state, "put trader Emden/Groningen.1") == "teutonica-reason-unasked-put"
    play(state, "lift trader Magdeburg/Stendal")
    assert state.to_dict()["actions"] == 3  # it costs a new action


@every_edition
def test_a_player_may_stop_with_actions_left_HT_030(edition):
    for used in (0, 1):
        state = kogge.start(rules(edition, 3), seed=1)
        play(state, *["place trader Emden/Osnabrück"] * used, "end")
        assert (state.actor(), state.to_dict()["actions"]) == (1, 2)
        play(state, "end", "end")
        assert (state.actor(), state.to_dict()["actions"]) == (0, 2)  # what was left is lost


@every_edition
def test_a_turn_ends_only_by_its_players_decision_HT_031(edition):
    state = kogge.start(rules(edition), seed=1)
    play(state, "place trader Emden/Osnabrück", "place trader Emden/Osnabrück")
    assert (state.actor(), state.to_dict()["turn"], state.turns()) == (0, "blue", 0)
    assert texts(state) == ["end"]  # asked although nothing else is possible
    play(state, "end")
    assert (state.actor(), state.to_dict()["turn"], state.turns()) == (1, "red", 1)


@every_edition
def test_stock_cannot_be_used_before_it_is_in_the_supply_HT_032(edition):
    placed = {
        "actions": 5,
        "routes": {"Emden/Osnabrück": ["red trader"]},
        "players": {"blue": {"supply": {"traders": 0, "merchants": 0}}},
    }
    state = position(placed, edition)
    assert player(state)["stock"] == {"traders": 11, "merchants": 1}
    assert verbs(state) == {"income", "end"}
    assert reason(state, "place trader Emden/Osnabrück.2") == "teutonica-reason-supply"
    assert reason(state, "place merchant Emden/Osnabrück.2") == "teutonica-reason-supply"
    assert reason(state, "displace Emden/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    placed["players"]["blue"]["supply"]["traders"] = 1  # enough to place, but the fee cannot come from the stock
    assert (
        reason(position(placed, edition), "displace Emden/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    )
    play(state, "income 2 traders 1 merchant", "place merchant Emden/Osnabrück")
    play(state, "displace red trader Emden/Osnabrück with trader")
    assert player(state)["supply"] == {"traders": 0, "merchants": 0}
    assert player(state)["stock"] == {"traders": 10, "merchants": 0}


@every_edition
def test_points_come_from_control_of_the_end_cities_HT_033(edition):
    state = position(
        {
            "routes": {"Emden/Osnabrück": ["blue trader"] * 4},
            "cities": {"Emden": ["red merchant"], "Osnabrück": ["green trader"], "Minden": ["yellow trader"]},
        },
        edition,
    )
    play(state, "create Emden/Osnabrück")
    assert track(state) == {"blue": 0, "red": 1, "green": 1, "yellow": 0}


@every_edition
def test_points_come_from_coin_spaces_HT_033(edition):
    state = position({"routes": {"Coellen/Warburg": ["blue trader"] * 4}}, edition)
    play(state, "create Coellen/Warburg post Coellen")
    assert track(state) == {"blue": 1, "red": 0, "green": 0, "yellow": 0}
    assert player(state)["prestige"] == {"control": 0, "coin": 1, "connection": 0}


@every_edition
def test_points_come_from_the_east_west_connection_HT_033(edition):
    state = position(
        {
            "routes": {"Brunswiek/Stendal": ["blue trader"] * 4},
            "cities": {
                "Arnheim": ["blue trader"],
                "Münster": ["blue merchant"],
                "Minden": ["blue trader"],
                "Brunswiek": ["blue trader"],
            },
        },
        edition,
    )
    play(state, "create Brunswiek/Stendal post Stendal")
    assert player(state)["prestige"] == {"control": 1, "coin": 0, "connection": 7}
    assert track(state) == {"blue": 8, "red": 0, "green": 0, "yellow": 0}


@every_edition
@pytest.mark.parametrize(
    "decisions",
    [
        ["income 3 traders"],
        ["place trader Arnheim/Duisburg"],
        ["displace red trader Kampen/Osnabrück with trader", "put trader Arnheim/Kampen"],
        ["lift trader Perleberg/Stendal", "put trader Magdeburg/Stendal"],
        ["create Dortmund/Duisburg post Duisburg"],  # a post without a coin that completes its city
        ["create Bremen/Osnabrück"],  # a marker
        ["create Emden/Groningen develop book"],
        ["create Coellen/Warburg special 7"],
        ["develop keys"],
    ],
)
def test_nothing_else_gives_points_during_play_HT_033(edition, decisions):
    state = position(
        {
            "routes": {
                "Kampen/Osnabrück": ["red trader"],
                "Perleberg/Stendal": ["blue trader"],
                "Dortmund/Duisburg": ["blue trader"] * 2,
                "Bremen/Osnabrück": ["blue trader"] * 3,
                "Emden/Groningen": ["blue trader"] * 3,
                "Coellen/Warburg": ["blue trader"] * 3 + ["blue merchant"],
            },
            "players": {
                "blue": {
                    "supply": {"traders": 3, "merchants": 0},
                    "desk": {"actions": 5, "keys": 3, "bank": 0, "privilege": 3},
                    "markers": ["develop"],
                }
            },
        },
        edition,
    )
    before = state.key()
    play(state, *decisions)
    assert state.key() != before
    assert track(state) == {"blue": 0, "red": 0, "green": 0, "yellow": 0}


@every_edition
def test_using_markers_gives_no_points_during_play_HT_033(edition):
    three = "move_three" if edition == "bigbox" else "remove_three"
    state = position(
        {
            "routes": {"Kampen/Osnabrück": ["red trader"], "Bremen/Hannover": ["blue trader"] * 3},
            "cities": {"Groningen": ["red trader", "blue merchant"], "Bremen": ["red merchant", "red trader"]},
            "players": {"blue": {"markers": ["actions_3", "actions_4", "develop", "swap", "extra_post", three]}},
            "markers": {},
        },
        edition,
    )
    play(state, "use actions_3", "use actions_4", "develop actions", "swap Groningen 1-2", f"use {three}")
    if edition == "bigbox":  # the opponents' only piece is lifted without a question
        play(state, "put trader Emden/Groningen")
    else:
        play(state, "remove red trader Kampen/Osnabrück", "done")
    assert player(state)["used_markers"] == 5
    assert track(state) == {"blue": 0, "red": 0, "green": 0, "yellow": 0}
    play(state, "create Bremen/Hannover extra trader Bremen")
    assert track(state) == {"blue": 0, "red": 1, "green": 0, "yellow": 0}  # red controls Bremen


MERCHANTS = {"supply": {"traders": 0, "merchants": 2}, "desk": {"book": 3}}


@every_edition
def test_a_merchant_is_placed_paid_moved_and_put_like_a_trader_HT_034(edition):
    state = position(
        {
            "actions": 5,
            "routes": {"Kampen/Osnabrück": ["red trader"], "Emden/Osnabrück": ["blue merchant"]},
            "players": {"blue": MERCHANTS, "red": {"supply": {"traders": 0, "merchants": 0}}},
        },
        edition,
    )
    play(state, "displace red trader Kampen/Osnabrück with merchant")  # the other merchant is the fee
    play(state, "put trader Arnheim/Kampen", "put merchant Arnheim/Kampen")  # red adds one from the stock
    assert player(state)["supply"] == {"traders": 0, "merchants": 0}
    play(state, "lift merchant Emden/Osnabrück", "put merchant Emden/Groningen")
    play(state, "income 1 trader 2 merchants", "place merchant Emden/Groningen")
    assert state.to_dict()["routes"] == {
        "Kampen/Osnabrück": ["blue merchant", None],
        "Arnheim/Kampen": ["red trader", "red merchant", None],
        "Emden/Groningen": ["blue merchant", "blue merchant", None],
    }


@every_edition
@pytest.mark.parametrize("benefit", ["", " develop book", " extra merchant Groningen"])
def test_a_route_of_merchants_is_created_like_one_of_traders_HT_034(edition, benefit):
    blue = {"supply": {"traders": 0, "merchants": 0}, "desk": {"book": 2}, "markers": ["extra_post"]}
    state = position(
        {
            "routes": {"Emden/Groningen": ["blue merchant"] * 3},
            "cities": {"Groningen": ["red trader"]},
            "players": {"blue": blue},
        },
        edition,
    )
    play(state, "create Emden/Groningen" + benefit)
    assert "Emden/Groningen" not in state.to_dict()["routes"]
    assert player(state)["stock"]["merchants"] == (2 if "extra" in benefit else 3)
    assert player(state)["desk"]["book"] == (3 if "develop" in benefit else 2)
    assert state.to_dict()["extra_posts"] == ({"Groningen": ["blue merchant"]} if "extra" in benefit else {})


@every_edition
def test_a_merchant_differs_in_cost_shape_and_special_prestige_HT_034(edition):
    blue = {"supply": {"traders": 2, "merchants": 0}, "desk": {"book": 3, "privilege": 3}}
    merchants = {"Dortmund/Duisburg": ["blue merchant"] * 2, "Kampen/Osnabrück": ["red merchant", "green trader"]}
    state = position({"routes": merchants, "players": {"blue": blue}}, edition)
    assert reason(state, "create Dortmund/Duisburg post Duisburg") == "teutonica-reason-shape"
    assert reason(state, "displace Kampen/Osnabrück.1 with trader") == "teutonica-reason-displace-cost"
    assert "displace green trader Kampen/Osnabrück with trader" in texts(state)
    traders = {"Coellen/Warburg": ["blue trader"] * 4}
    state = position({"routes": traders, "players": {"blue": blue}}, edition)
    assert reason(state, "create Coellen/Warburg special 7") == "teutonica-reason-not-on-route"
