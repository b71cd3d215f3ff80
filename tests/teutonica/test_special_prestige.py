"""Creating a route: special prestige at Coellen (HT-131 to HT-138)."""

import pytest
from clause_tools import both_boards, every_edition, full, pieces, play, player, position, prestige, refused, texts

COELLEN = "Coellen/Warburg"
SPECIAL = [7, 8, 9, 11]


def at_coellen(edition, level=3, merchants=1, special=(), seats=4, **given):
    """Blue can create Coellen-Warburg with some merchants, at some level of Privilege."""
    return position(
        edition,
        seats,
        routes={COELLEN: full(COELLEN, merchants=merchants), **given.pop("routes", {})},
        special=list(special),
        players={"blue": {"desk": {"privilege": level, "book": 1}, **given.pop("blue", {})}},
        **given,
    )


@every_edition
@both_boards
def test_only_coellen_warburg_opens_special_prestige_HT_131(edition, players):
    for route in ("Paderborn/Warburg", "Dortmund/Duisburg", "Hamburg/Lübeck"):
        other = position(
            edition,
            players,
            routes={route: full(route, merchants=1)},
            players={"blue": {"desk": {"privilege": 3}}},
        )
        for prestige_points in SPECIAL:
            assert refused(other, f"create {route} special {prestige_points}") == "teutonica-reason-special-route"
    state = at_coellen(edition, seats=players)
    play(state, f"create {COELLEN} special 7")
    after = state.to_dict()
    assert after["special"] == ["blue merchant", None, None, None]
    assert after["cities"] == {}  # instead of a post
    assert after["routes"] == {}
    assert prestige(state)["coin"] == 0


@every_edition
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_one_merchant_of_the_route_goes_to_a_free_special_space_HT_132(edition, space):
    state = at_coellen(edition, merchants=2)
    stock, supply = player(state)["stock"], player(state)["supply"]
    play(state, f"create {COELLEN} special {SPECIAL[space]}")
    assert state.to_dict()["special"] == [None] * space + ["blue merchant"] + [None] * (3 - space)
    assert player(state)["stock"] == pieces(stock["traders"] + 2, stock["merchants"] + 1)
    assert player(state)["supply"] == supply


@every_edition
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_a_trader_or_a_taken_space_gives_no_special_prestige_HT_132(edition, space):
    text = f"create {COELLEN} special {SPECIAL[space]}"
    traders = at_coellen(edition, merchants=0, blue={"supply": pieces(1, 1)})
    assert refused(traders, text) == "teutonica-reason-not-on-route"
    taken = at_coellen(edition, special=[None] * space + ["red merchant"])
    assert refused(taken, text) == "teutonica-reason-special-taken"


@every_edition
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_the_colour_of_a_special_space_must_be_within_privilege_HT_133(edition, level, space):
    state = at_coellen(edition, level)
    text = f"create {COELLEN} special {SPECIAL[space]}"
    if level >= space:
        play(state, text)
        assert state.to_dict()["special"][space] == "blue merchant"
    else:
        assert refused(state, text) == "teutonica-reason-privilege"


@every_edition
def test_lower_free_special_spaces_may_be_skipped_HT_134(edition):
    def offered(state):
        return [int(text.split()[-1]) for text in texts(state) if " special " in text]

    assert offered(at_coellen(edition)) == [7, 8, 9, 11]
    assert offered(at_coellen(edition, special=[None, "red merchant"])) == [7, 9, 11]
    assert offered(at_coellen(edition, level=2, special=["red merchant"])) == [8, 9]
    state = play(at_coellen(edition, special=[None, "red merchant"]), f"create {COELLEN} special 11")
    assert state.to_dict()["special"] == [None, "red merchant", None, "blue merchant"]


@every_edition
def test_special_prestige_is_scored_only_after_the_end_HT_135(edition):
    state = at_coellen(
        edition,
        blue={"prestige": {"control": 19}, "desk": {"privilege": 3}},
        routes={"Hannover/Minden": full("Hannover/Minden", "red")},
        cities={"Minden": ["blue trader"]},
    )
    play(state, f"create {COELLEN} special 11")
    assert not state.is_over()
    assert prestige(state) == {"control": 19, "coin": 0, "connection": 0}
    assert state.view()["ends"]["prestige"][0] == 19
    play(state, "end")
    assert state.to_dict()["special"] == [None, None, None, "blue merchant"]
    play(state, "create Hannover/Minden")  # one point for blue's control of Minden
    assert state.is_over()
    assert prestige(state) == {"control": 20, "coin": 0, "connection": 0}
    sheet = state.score_sheet()[0]
    assert sheet["special"] == 11
    # 20 on the track, 4 for full Privilege, 11 special, 2 for Minden, a network of 1
    assert state.scores()[0] == sheet["total"] == 38


@every_edition
def test_a_merchant_on_a_special_space_is_no_post_HT_136(edition):
    state = at_coellen(
        edition,
        special=["blue merchant"],
        cities={"Warburg": ["blue trader"]},
    )
    assert "Coellen" not in state.view()["controllers"]
    assert state.view()["players"]["blue"]["network"] == 1
    play(state, f"create {COELLEN} special 8")
    assert prestige(state)["control"] == 1  # Warburg's point, none for Coellen
    assert state.view()["controllers"] == {"Warburg": "blue"}
    assert state.view()["players"]["blue"]["network"] == 1
    assert state.score_sheet()[0]["cities"] == 2
    assert state.score_sheet()[0]["special"] == 15


@every_edition
@pytest.mark.parametrize(("benefit", "points"), [("special 7", 0), ("post Warburg", 7)])
def test_a_merchant_on_a_special_space_does_not_join_a_chain_HT_136(edition, benefit, points):
    """A chain around the south that lacks only Warburg."""
    state = at_coellen(
        edition,
        cities={
            "Arnheim": ["blue trader"],
            "Duisburg": ["blue trader"],
            "Dortmund": ["red merchant", "blue trader"],
            "Paderborn": ["blue trader"],
            "Göttingen": ["blue trader"],
            "Quedlinburg": ["blue merchant"],
            "Goslar": ["blue trader"],
            "Magdeburg": ["green merchant", "blue trader"],
            "Stendal": ["blue trader"],
        },
        blue={"desk": {"privilege": 1, "book": 2, "keys": 4}},
    )
    play(state, f"create {COELLEN} {benefit}")
    assert prestige(state)["connection"] == points


def test_the_pink_special_space_needs_the_third_privilege_level_and_gives_nine_HT_137():
    assert refused(at_coellen("argentum", level=1), f"create {COELLEN} special 9") == "teutonica-reason-privilege"
    state = position(
        "argentum",
        routes={COELLEN: full(COELLEN, merchants=1), "Hannover/Minden": full("Hannover/Minden")},
        cities={"Minden": ["red trader"]},
        players={"blue": {"desk": {"privilege": 2}}, "red": {"prestige": {"control": 19}}},
    )
    play(state, f"create {COELLEN} special 9")
    assert state.to_dict()["special"] == [None, None, "blue merchant", None]
    assert prestige(state) == {"control": 0, "coin": 0, "connection": 0}
    play(state, "create Hannover/Minden")  # red's twentieth point ends the game
    assert state.is_over()
    assert state.score_sheet()[0]["special"] == 9
    assert state.scores()[0] == 9


def test_red_with_orange_privilege_takes_eight_at_coellen_or_a_post_instead_HT_138():
    def red():
        return position(
            "bigbox",
            turn="red",
            routes={COELLEN: full(COELLEN, "red", merchants=1)},
            players={"red": {"desk": {"privilege": 1}}},
        )

    state = red()
    stock = player(state, "red")["stock"]
    assert sorted(text for text in texts(state, "create")) == [
        f"create {COELLEN}",
        f"create {COELLEN} post Coellen",
        f"create {COELLEN} post Warburg",
        f"create {COELLEN} special 7",
        f"create {COELLEN} special 8",
    ]
    play(state, f"create {COELLEN} special 8")
    assert state.to_dict()["special"] == [None, "red merchant", None, None]
    assert state.to_dict()["cities"] == {}
    assert player(state, "red")["stock"] == pieces(stock["traders"] + 3, stock["merchants"])
    assert prestige(state, "red") == {"control": 0, "coin": 0, "connection": 0}

    warburg = play(red(), f"create {COELLEN} post Warburg")
    assert warburg.to_dict()["cities"] == {"Warburg": ["red trader", None]}
    assert prestige(warburg, "red") == {"control": 0, "coin": 0, "connection": 0}
    coellen = play(red(), f"create {COELLEN} post Coellen")
    assert coellen.to_dict()["cities"] == {"Coellen": ["red trader", None]}
    assert prestige(coellen, "red") == {"control": 0, "coin": 1, "connection": 0}
