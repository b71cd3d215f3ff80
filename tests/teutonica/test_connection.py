"""The east-west connection (HT-117 to HT-123)."""

import pytest
from clause_tools import SEATS, both_boards, every_edition, full, play, player, position, prestige

from kogge.games.teutonica.loading import load_board

SHORTEST = ["Arnheim", "Münster", "Minden", "Brunswiek", "Stendal"]
# All posts of the shortest chain but Brunswiek's.
BUT_BRUNSWIEK = {
    "Arnheim": ["blue trader"],
    "Münster": ["blue merchant"],
    "Minden": ["blue trader"],
    "Stendal": ["blue trader"],
}
JOIN = "create Brunswiek/Stendal post Brunswiek"


def joining(edition, seats=4, cities=BUT_BRUNSWIEK, blue=None, **given):
    """Blue can set the post in Brunswiek."""
    blue = {"desk": {"privilege": 1, "book": 1}, **(blue or {})}
    return position(
        edition,
        seats,
        routes={"Brunswiek/Stendal": full("Brunswiek/Stendal"), **given.pop("routes", {})},
        cities=cities,
        players={"blue": blue},
        **given,
    )


@every_edition
@both_boards
def test_own_posts_from_arnheim_to_stendal_along_routes_are_a_connection_HT_117(edition, players):
    state = joining(edition, players)
    assert prestige(state)["connection"] == 0
    play(state, JOIN)
    assert prestige(state)["connection"] == 7


@every_edition
@both_boards
@pytest.mark.parametrize(
    "change",
    [
        {"Minden": []},  # a gap
        {"Minden": ["red trader"]},  # another player's post
        {"Minden": [], "Hannover": ["blue trader"]},  # no route joins Hannover to Münster or Brunswiek
        {"Arnheim": [], "Duisburg": ["blue trader"]},  # ends beside Arnheim
        {"Stendal": [], "Magdeburg": ["blue merchant"]},  # ends beside Stendal
    ],
)
def test_a_chain_with_a_gap_is_no_connection_HT_117(edition, players, change):
    state = play(joining(edition, players, BUT_BRUNSWIEK | change), JOIN)
    assert state.to_dict()["cities"]["Brunswiek"] == ["blue trader"]
    assert prestige(state)["connection"] == 0


MINDEN_ROUTES = ["Bremen/Minden", "Brunswiek/Minden", "Hannover/Minden", "Minden/Münster"]


def race(edition):
    """Five players, each of whom lacks one post: the first four in Minden, the fifth in Arnheim."""
    routes = {route: full(route, seat) for route, seat in zip(MINDEN_ROUTES, SEATS, strict=False)}
    return position(
        edition,
        5,
        routes=routes | {"Arnheim/Duisburg": full("Arnheim/Duisburg", "purple")},
        cities={"Arnheim": [], "Minden": []},
        extra_posts={
            "Arnheim": ["blue trader", "red trader", "green trader", "yellow trader"],
            "Münster": [f"{seat} trader" for seat in SEATS],
            "Minden": ["purple trader"],
            "Brunswiek": [f"{seat} trader" for seat in SEATS],
            "Stendal": [f"{seat} trader" for seat in SEATS],
        },
        players={seat: {"desk": {"privilege": 3}} for seat in SEATS},
    )


@every_edition
def test_the_first_three_players_to_connect_get_seven_four_and_two_HT_118(edition):
    state = race(edition)
    for seat, route, points in zip(SEATS[:3], MINDEN_ROUTES, (7, 4, 2), strict=False):
        assert prestige(state, seat)["connection"] == 0
        play(state, f"create {route} post Minden")
        assert prestige(state, seat)["connection"] == points
        play(state, "end")
    assert [prestige(state, seat)["connection"] for seat in SEATS] == [7, 4, 2, 0, 0]


@every_edition
def test_a_fourth_and_a_fifth_connection_pay_nothing_HT_119(edition):
    state = race(edition)
    for route in MINDEN_ROUTES:
        play(state, f"create {route} post Minden", "end")
    play(state, "create Arnheim/Duisburg post Arnheim")
    shown = state.to_dict()
    assert shown["cities"]["Minden"] == ["blue trader", "red trader", "green trader", "yellow trader"]
    assert shown["cities"]["Arnheim"][0] == "purple trader"
    assert [prestige(state, seat)["connection"] for seat in SEATS] == [7, 4, 2, 0, 0]


@every_edition
def test_no_player_is_paid_for_the_connection_twice_HT_119(edition):
    """A second chain, by Dortmund, Duisburg and Paderborn, changes nothing."""
    state = joining(
        edition,
        cities=BUT_BRUNSWIEK | {"Dortmund": ["red merchant", "blue trader"], "Paderborn": ["blue trader"]},
        blue={"desk": {"privilege": 1, "book": 1, "keys": 4}},
        routes={"Dortmund/Duisburg": full("Dortmund/Duisburg")},
    )
    play(state, JOIN)
    assert prestige(state)["connection"] == 7
    play(state, "create Dortmund/Duisburg post Duisburg")
    assert state.to_dict()["cities"]["Duisburg"] == ["blue trader"]
    assert prestige(state)["connection"] == 7


@every_edition
def test_position_control_and_length_do_not_matter_for_the_connection_HT_120(edition):
    """Single posts in any place, every city but Brunswiek controlled by red, and a chain of eight cities."""
    short = {
        "Arnheim": ["red trader", "green merchant", "red trader", "blue trader"],
        "Münster": ["red merchant", "blue trader"],
        "Minden": ["blue trader", "red trader", "red trader"],
        "Stendal": ["red trader", "blue merchant"],
    }
    state = joining(edition, cities=short, extra_posts={"Stendal": ["red trader"], "Münster": ["red trader"]})
    play(state, JOIN)
    controllers = state.view()["controllers"]
    assert {name for name, seat in controllers.items() if seat == "blue"} == {"Brunswiek"}
    assert prestige(state)["connection"] == 7

    long = {
        "Arnheim": ["blue trader"],
        "Osnabrück": ["red trader", "blue trader"],
        "Bremen": ["red merchant", "blue trader"],
        "Hamburg": ["red trader", "red trader", "blue trader"],
        "Lüneburg": ["green merchant", "blue trader"],
        "Perleberg": ["blue trader"],
        "Stendal": ["red trader", "blue merchant"],
    }
    state = position(
        edition,
        routes={"Arnheim/Kampen": full("Arnheim/Kampen", merchants=1)},
        cities=long,
        players={"blue": {"desk": {"privilege": 1, "book": 2}}},
    )
    play(state, "create Arnheim/Kampen post Kampen")
    assert prestige(state)["connection"] == 7


@every_edition
@pytest.mark.parametrize(("before", "over"), [(11, False), (12, True)])
def test_connection_points_come_at_once_and_count_towards_twenty_HT_121(edition, before, over):
    """Control of Stendal adds one point when the route is created."""
    state = play(joining(edition, blue={"prestige": {"control": before}}), JOIN)
    assert prestige(state) == {"control": before + 1, "coin": 0, "connection": 7}
    assert state.is_over() is over


@every_edition
@pytest.mark.parametrize("seat", ["red", "purple"])
def test_the_extra_post_of_any_seat_can_complete_its_connection_HT_122(edition, seat):
    route = "Brunswiek/Stendal"
    chain = {"Arnheim": "trader", "Münster": "merchant", "Minden": "trader", "Stendal": "trader"}
    state = position(
        edition,
        5,
        turn=seat,
        routes={route: full(route, seat)},
        cities={city: [f"{seat} {kind}"] for city, kind in chain.items()} | {"Brunswiek": ["green trader"]},
        players={seat: {"markers": ["extra_post"]}},
    )
    play(state, f"create {route} extra trader Brunswiek")
    assert [prestige(state, other)["connection"] for other in SEATS] == [7 * (other == seat) for other in SEATS]
    assert player(state, seat)["used_markers"] == 1


@every_edition
def test_an_extra_post_can_complete_the_connection_HT_122(edition):
    state = joining(
        edition,
        cities=BUT_BRUNSWIEK | {"Brunswiek": ["red trader"]},
        blue={"markers": ["extra_post"]},
    )
    play(state, "create Brunswiek/Stendal extra trader Brunswiek")
    assert state.to_dict()["extra_posts"] == {"Brunswiek": ["blue trader"]}
    assert prestige(state)["connection"] == 7


def chains(board):
    """All chains of cities from Arnheim to Stendal, none visited twice."""
    near = {}
    for route in load_board(board).routes:
        a, b = route.cities
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    open_chains, found = [["Arnheim"]], []
    while open_chains and len(open_chains[0]) < 8:
        chain = open_chains.pop(0)
        for city in near[chain[-1]]:
            if city == "Stendal":
                found.append([*chain, city])
            elif city not in chain:
                open_chains.append([*chain, city])
    return found


def test_of_several_possible_chains_one_of_five_cities_is_the_shortest_HT_123():
    found = chains("base45")
    assert found[0] == SHORTEST
    assert len(found) > 1
    assert all(len(chain) > 5 for chain in found[1:])
    assert prestige(play(joining("bigbox"), JOIN))["connection"] == 7
    for city in SHORTEST:
        if city != "Brunswiek":
            assert prestige(play(joining("bigbox", cities=BUT_BRUNSWIEK | {city: []}), JOIN))["connection"] == 0
