"""The bots of Hansa: they finish games, know only what they may, and greedy plans whole trips."""

import pytest
from hansa_tools import asked, full, has, play, position, rules, start
from librt.random import Random

import kogge


def play_out(state, *names):
    bots = [kogge.bot(name, seed=seat) for seat, name in enumerate(names)]
    while not state.is_over():
        assert state.turns() < 500
        state.apply(bots[state.actor()].choose(state.seen_by(state.actor())))
    return state


def turn_of(bot, state):
    """Everything a bot does in one turn, in words."""
    seat, turns, found = state.actor(), state.turns(), []
    while state.turns() == turns and state.actor() == seat:
        action = bot.choose(state.seen_by(seat))
        found.append(state.text(action))
        state.apply(action)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_whole_games(name, seats):
    assert play_out(start(seats), *[name] * seats).is_over()


def test_greedy_beats_random():
    wins = sum(play_out(start(3, seed), "random", "greedy", "random").winners() == [1] for seed in range(4))
    assert wins == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_choice_depends_on_what_is_known_only(seats):
    state, bot = start(seats), kogge.bot("random", seed=4)
    for _ in range(30):
        if state.is_over():
            break
        seen, world = state.seen_by(state.actor()), state.seen_by(state.actor())
        world.determinize(Random(7))
        again = world.seen_by(state.actor())
        chosen = [kogge.bot("greedy", seed=1).choose(one) for one in (seen, again)]
        assert chosen[0] == chosen[1]
        state.apply(bot.choose(state))


def test_greedy_sails_several_legs_and_acts_in_between():
    state = position(
        players={"blue": has(6, "orange 3")},
        booths={"Danzig": {"blue": 2, "red": 2}, "Kalmar": {"blue": 3}},
        warehouses=full(Kalmar=["orange 2"], Danzig=["orange 1", "brown 1"]),
        ship="Danzig",
    )
    done = turn_of(kogge.bot("greedy", seed=1), state)
    assert sum(text.startswith("sail") for text in done) >= 2
    assert sum(text.split()[0] in ("buy", "build", "sell") for text in done) >= 3
    assert done[-1] == "end"


def test_greedy_sells_when_it_pays():
    state = position(
        ship="Danzig",
        players={"blue": has(3, "orange 3, orange 3, pink 3")},
        booths={"Danzig": {"blue": 3}},
        warehouses=full(Danzig=["brown 1", None]),
    )
    assert "sell" in turn_of(kogge.bot("greedy", seed=1), state)


def test_greedy_refills_what_is_nearly_empty_and_not_what_is_nearly_full():
    poor = position(warehouses={"Riga": ["pink 1"]}, players={"blue": has(6)})
    assert turn_of(kogge.bot("greedy", seed=1), poor)[0] == "refill"
    rich = position(warehouses=full(Riga=[None, "pink 1"]), players={"blue": has(6)})
    assert "refill" not in turn_of(kogge.bot("greedy", seed=1), rich)


def test_greedy_loses_and_gives_up_the_smallest():
    players = {"blue": has(6, "orange 2, orange 2"), "red": has(3, "orange 1, orange 3")}
    state = position(players=players, booths={"Copenhagen": {"blue": 2}}, warehouses=full())
    play(state, "sell")
    assert asked(state) == ("red", "loss")
    assert state.text(kogge.bot("greedy", seed=1).choose(state.seen_by(1))) == "lose orange 1"
    four = position(players={"blue": has(0, "orange 3, orange 2, brown 1, brown 3")}, warehouses=full())
    play(four, "end")
    assert four.text(kogge.bot("greedy", seed=1).choose(four.seen_by(0))) == "give brown 1"


def test_the_same_seed_plays_the_same_game():
    games = [play_out(start(4, 3), *["greedy"] * 4).to_bytes() for _ in range(2)]
    assert games[0] == games[1]
    assert rules(4).players == 4
