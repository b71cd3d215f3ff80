"""Clauses of Hansa Teutonica: two players with a pawn, edition argentum (HT-272 to HT-283, HT-315, HT-316)."""

import pytest
from clause_tools import play
from pawn_tools import begun, borders_between, every_model, pawn_moves, provinces, rules, texts

import kogge
from kogge.core.errors import BadRuleset, IllegalAction


def reason(state, text):
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.rules.parse(text))
    assert "{" not in str(refused.value)
    return refused.value.message.key


def test_two_can_start_a_game_and_one_or_six_cannot_HT_001():
    assert rules().players == 2
    for players in (0, 1, 6):
        with pytest.raises(BadRuleset):
            kogge.ruleset("teutonica", edition="argentum", players=players)


def test_two_play_on_the_small_board_HT_003():
    assert rules().board == "base23"
    with pytest.raises(BadRuleset):
        kogge.ruleset("teutonica", edition="argentum", board="base45", players=2)


def test_two_players_use_the_small_board_and_one_pawn_HT_272():
    state = kogge.start(rules(), seed=1)
    assert state.rules.board == "base23"
    assert state.to_dict()["pawn"] is None
    play(state, "pawn free Hoya")
    assert state.to_dict()["pawn"] == "Hoya"
    assert "pawn" not in kogge.start(kogge.ruleset("teutonica", edition="argentum", players=3)).to_dict()


@every_model
def test_all_other_rules_stay_HT_272(model):
    """Wherever the pawn stands nothing is possible that three players could not do, and all of it somewhere."""
    board = {
        "routes": {"Emden/Osnabrück": ["blue trader"] * 4, "Hamburg/Lübeck": ["red trader", "red merchant"]},
        "players": {"blue": {"markers": ["swap", "actions_3", "extra_post"]}, "red": {"desk": {"book": 1}}},
        "cities": {"Hamburg": ["blue trader", "red trader"], "Emden": ["red merchant"]},
    }
    three = kogge.ruleset("teutonica", edition="argentum", players=3).state_from_dict(board)
    together = set()
    for province in provinces(model):
        here = {text for text in texts(begun(province, model, **board)) if not text.startswith("pawn")}
        together |= here
        assert {"income 1 trader", "use actions_3", "swap Hamburg 1-2", "end"} <= here
    assert together == set(texts(three))


@every_model
def test_the_game_ends_as_with_more_players_HT_272(model):
    state = begun(
        "Frisia" if model == "rim" else "Outside",
        model,
        players={"blue": {"prestige": {"control": 19}}},
        cities={"Emden": ["blue merchant"]},
        routes={"Emden/Osnabrück": ["blue trader"] * 4},
    )
    play(state, "create Emden/Osnabrück")
    assert state.is_over()
    assert state.winners() == [0]


@every_model
def test_the_pawn_is_first_put_into_any_province_HT_274(model):
    state = kogge.start(rules(model), seed=1)
    assert texts(state) == [f"pawn free {name}" for name in provinces(model)]
    for name in provinces(model):
        after = play(state.clone(), f"pawn free {name}")
        assert after.to_dict()["pawn"] == name
        assert after.actor() == 0
    assert reason(state, "pawn paid Twente") == "teutonica-reason-pawn-put"
    assert reason(state, "end") == "teutonica-reason-first"


def test_the_other_player_starts_HT_274():
    state = play(kogge.start(rules(), seed=1), "pawn free Hesse")
    assert state.actor() == 0
    assert state.to_dict()["actions"] == 2
    assert texts(state, "place")


@every_model
@pytest.mark.parametrize("done", [[], ["income 3 traders"]])
def test_the_pawn_crosses_up_to_two_borders_free_HT_275(model, done):
    for start in provinces(model):
        state = play(begun(start, model), *done)
        near = {name for name, borders in borders_between(model, start).items() if 1 <= borders <= 2}
        assert pawn_moves(state, "free") == near
        assert set(state.view(0)["pawn"]["free"]) == near


def test_a_free_move_before_the_actions_costs_none_HT_275():
    state = play(begun("Twente"), "pawn free Oldenburg", "place trader Hamburg/Stade", "place trader Emden/Groningen")
    assert state.to_dict()["actions"] == 0
    assert state.to_dict()["pawn"] == "Oldenburg"


def test_a_free_move_after_the_last_action_HT_275():
    state = play(begun("Twente"), "place trader Arnheim/Kampen", "income 3 traders", "pawn free Frisia", "end")
    assert state.to_dict()["pawn"] == "Frisia"
    assert state.actor() == 1


def test_actions_may_be_left_when_the_pawn_moves_last_HT_275():
    state = play(begun("Twente"), "place trader Arnheim/Kampen", "pawn free Frisia")
    assert texts(state) == ["end"]


def test_three_borders_are_too_far_HT_275():
    assert reason(begun("Twente"), "pawn free Hesse") == "teutonica-reason-pawn-far"


def test_the_pawn_does_not_move_free_twice_in_a_turn_HT_276():
    state = play(begun("Twente"), "pawn free Cleves")
    assert pawn_moves(state, "free") == set()
    assert reason(state, "pawn free Twente") == "teutonica-reason-pawn-moved"
    play(state, "income 3 traders", "place trader Arnheim/Münster")
    assert pawn_moves(state, "free") == set()
    assert texts(state) == ["end"]


def test_one_border_is_allowed_and_none_is_no_move_HT_276():
    state = begun("Twente")
    assert "Cleves" in pawn_moves(state, "free")
    assert "Twente" not in pawn_moves(state, "free") | pawn_moves(state, "paid")
    assert reason(state, "pawn free Twente") == "teutonica-reason-pawn-there"
    assert reason(state, "pawn paid Twente") == "teutonica-reason-pawn-there"
    assert play(state, "end").to_dict()["pawn"] == "Twente"


def test_a_new_turn_has_its_own_free_move_HT_276():
    state = play(begun("Twente"), "pawn free Cleves", "end", "pawn free Twente", "income 3 traders", "end")
    assert state.actor() == 0
    assert pawn_moves(state, "free") != set()


@every_model
@pytest.mark.parametrize("done", [[], ["pawn free Cleves"], ["income 3 traders"], ["pawn paid Altmark"]])
def test_any_province_can_be_reached_for_an_action_at_any_time_HT_277(model, done):
    state = play(begun("Twente", model), *done)
    before = state.to_dict()
    assert pawn_moves(state, "paid") == set(provinces(model)) - {before["pawn"]}
    after = play(state, "pawn paid Celle").to_dict()
    assert (after["pawn"], after["actions"]) == ("Celle", before["actions"] - 1)
    assert after["questions"][-1]["decision"] == ("moved" if done == ["pawn free Cleves"] else "turn")


def test_without_an_action_the_pawn_cannot_be_moved_for_one_HT_277():
    state = play(begun("Twente"), "pawn paid Hesse", "pawn paid Celle")
    assert pawn_moves(state, "paid") == set()
    assert reason(state, "pawn paid Hesse") == "teutonica-reason-no-actions"


def test_an_action_from_a_marker_moves_the_pawn_too_HT_277():
    state = begun("Twente", players={"blue": {"markers": ["actions_3"]}})
    play(state, "income 3 traders", "income 3 traders", "use actions_3", "pawn paid Holstein")
    assert state.to_dict()["actions"] == 2


@every_model
def test_placing_needs_the_pawn_on_either_side_HT_278(model):
    for name, found in provinces(model).items():
        routes = {text.split()[2] for text in texts(begun(name, model), "place")}
        assert routes == set(found["routes"])
        assert set(begun(name, model).view(1)["pawn"]["routes"]) == routes
    assert reason(begun("Twente", model), "place trader Hamburg/Stade.1") == "teutonica-reason-pawn-away"


@every_model
def test_displacing_needs_the_pawn_on_either_side_HT_278(model):
    sides = [name for name, found in provinces(model).items() if "Minden/Münster" in found["routes"]]
    assert len(sides) == 2
    for name in provinces(model):
        state = begun(name, model, routes={"Minden/Münster": ["red trader"]})
        assert bool(texts(state, "displace")) == (name in sides)
        if name not in sides:
            assert reason(state, "displace Minden/Münster.1 with trader") == "teutonica-reason-pawn-away"


@every_model
def test_creating_needs_the_pawn_on_either_side_HT_278(model):
    sides = [name for name, found in provinces(model).items() if "Goslar/Hildesheim" in found["routes"]]
    for name in provinces(model):
        state = begun(name, model, routes={"Goslar/Hildesheim": ["blue trader"] * 3})
        assert bool(texts(state, "create")) == (name in sides)
        if name not in sides:
            assert reason(state, "create Goslar/Hildesheim") == "teutonica-reason-pawn-away"


def test_the_pawn_is_looked_up_when_the_action_is_taken_HT_278():
    state = begun("Twente")
    assert texts(state, "place")
    play(state, "place trader Arnheim/Kampen", "pawn paid Hesse")
    assert state.to_dict()["actions"] == 0
    state = play(begun("Twente"), "pawn paid Hesse")
    assert "place trader Coellen/Warburg" in texts(state)
    assert "place trader Arnheim/Kampen" not in texts(state)


def test_moving_pieces_does_not_need_the_pawn_HT_279():
    state = begun("Holstein", routes={"Arnheim/Kampen": ["blue trader"]})
    play(state, "lift trader Arnheim/Kampen")
    assert len(texts(state, "put")) == len(rules().board_data()["routes"])
    play(state, "put trader Göttingen/Quedlinburg")
    assert state.to_dict()["routes"] == {"Göttingen/Quedlinburg": ["blue trader", None, None]}


def test_income_does_not_need_the_pawn_HT_280():
    for name in provinces("rim"):
        assert "income 3 traders" in texts(begun(name))


def test_the_reply_does_not_need_the_pawn_HT_280():
    """The displaced piece goes where the ring rule sends it, beside the pawn or not."""
    data = {"routes": {"Hamburg/Lübeck": ["red merchant"]}}
    replies = []
    for name in ("Holstein", "Mecklenburg"):
        state = play(begun(name, **data), "displace red merchant Hamburg/Lübeck with trader", "pay traders")
        assert state.actor() == 1
        replies.append({text.split()[2] for text in texts(state, "put")})
    assert replies[0] == replies[1] == {"Bremen/Hamburg", "Hamburg/Lüneburg", "Hamburg/Stade"}


def test_markers_do_not_need_the_pawn_HT_280():
    markers = ["swap", "develop", "remove_three", "actions_4"]
    data = {
        "players": {"blue": {"markers": markers}},
        "cities": {"Hamburg": ["blue trader", "red trader"]},
        "routes": {"Coellen/Warburg": ["red trader"], "Emden/Groningen": ["blue trader"]},
    }
    state = play(begun("Twente", **data), "swap Hamburg 1-2", "develop keys", "use actions_4", "use remove_three")
    play(state, "remove red trader Coellen/Warburg", "remove blue trader Emden/Groningen")
    assert state.to_dict()["routes"] == {}
    assert state.to_dict()["players"]["blue"]["used_markers"] == 4


def test_the_extra_post_needs_the_pawn_HT_280():
    data = {
        "players": {"blue": {"markers": ["extra_post"]}},
        "cities": {"Emden": ["red merchant"]},
        "routes": {"Emden/Groningen": ["blue trader"] * 3},
    }
    assert reason(begun("Twente", **data), "create Emden/Groningen extra trader Emden") == "teutonica-reason-pawn-away"
    state = play(begun("Frisia", **data), "create Emden/Groningen extra trader Emden")
    assert state.to_dict()["extra_posts"] == {"Emden": ["blue trader"]}


@every_model
def test_replacements_do_not_need_the_pawn_HT_280(model):
    state = begun("Eastphalia", model, routes={"Goslar/Hildesheim": ["blue trader"] * 3})
    play(state, "create Goslar/Hildesheim", "end")
    laid = {text.split()[2] for text in texts(state, "lay")}
    assert not laid <= set(provinces(model)["Eastphalia"]["routes"])


def test_supplies_of_two_players_HT_283():
    players = kogge.start(rules(), seed=1).to_dict()["players"]
    assert list(players) == ["blue", "red"]
    assert players["blue"]["supply"] == {"traders": 5, "merchants": 1}
    assert players["blue"]["stock"] == {"traders": 6, "merchants": 0}
    assert players["red"]["supply"] == {"traders": 6, "merchants": 1}
    assert players["red"]["stock"] == {"traders": 5, "merchants": 0}


def test_seat_two_puts_the_pawn_and_seat_one_starts_HT_315():
    state = kogge.start(rules(), seed=1)
    assert state.actor() == 1
    assert state.rules.game.prompt(state).key == "teutonica-prompt-pawn-start"
    assert state.to_dict()["turn"] == "red"
    play(state, "pawn free Hesse")
    assert (state.actor(), state.to_dict()["turn"]) == (0, "blue")
    play(state, "end")
    assert state.actor() == 1


MARKED = {"players": {"blue": {"markers": ["actions_3", "develop"]}}}


@pytest.mark.parametrize("done", ["income 3 traders", "use actions_3", "develop keys", "pawn paid Celle"])
def test_the_free_move_before_is_open_only_while_nothing_was_done_HT_316(done):
    """Whatever was done first, a free move is from then on the one at the end."""
    state = play(begun("Twente", **MARKED), "pawn free Cleves", done)
    assert texts(state, "income")
    state = play(begun("Twente", **MARKED), done)
    play(state, sorted(texts(state, "pawn"))[0])
    assert texts(state) == ["end"]


def test_neither_action_nor_marker_follows_the_free_move_at_the_end_HT_316():
    state = play(begun("Twente", **MARKED), "income 3 traders", "pawn free Cleves")
    assert state.to_dict()["actions"] == 1
    assert texts(state) == ["end"]
    for text in ("income 3 traders", "use actions_3", "develop keys", "pawn paid Twente", "pawn free Twente"):
        assert reason(state, text) == "teutonica-reason-pawn-last"
    assert state.rules.game.prompt(state).key == "teutonica-prompt-leaving"


def test_replacements_are_laid_after_the_free_move_at_the_end_HT_316():
    state = begun("Eastphalia", routes={"Goslar/Hildesheim": ["blue trader"] * 3})
    play(state, "create Goslar/Hildesheim", "pawn free Celle")
    assert len(state.to_dict()["plate"]) == 1
    assert texts(state) == ["end"]
    play(state, "end")
    assert {text.split()[0] for text in texts(state)} == {"lay"}
    play(state, texts(state)[0])
    assert (state.actor(), state.to_dict()["pawn"]) == (1, "Celle")
