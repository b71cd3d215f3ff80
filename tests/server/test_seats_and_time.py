"""Taking back, clocks, bots, automatic answers, talk, rematch: everything around the decisions."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from running import Server
from table_client import HTTP, Client, create, key_of, seated

from kogge.server.bot_pool import Question, think

ONE_AND_BOTS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def host(server: Server, created: dict[str, Any]) -> Client:
    return Client(server, created["table"], created["host_secret"]).welcomed()


def until_asked(client: Client, seat: int) -> None:
    """Wait until this seat has something to decide."""
    end = time.monotonic() + 30
    while not (client.view.get("asked") and client.view["asked"]["seat"] == seat):
        assert time.monotonic() < end
        client.receive()


def test_undo_inside_the_turn_and_by_consent(server: Server) -> None:
    anna, ben, cleo = seated(server, create(server))
    anna.act(0, "income 1 trader")
    assert anna.ask("undo", seat=0, revision=1)["revision"] == 2
    anna.until_view(2)
    assert anna.view["shared"]["info"]["decisions"] == 0
    anna.act(0, "end")
    assert anna.ask("undo", seat=0, revision=3)["revision"] == 3
    assert ben.heard("undo_asked")["open"] == [1, 2]
    assert ben.ask("consent", seat=1, revision=3)["revision"] == 3
    assert cleo.ask("consent", seat=2, revision=3)["revision"] == 4
    anna.until_view(4)
    assert anna.view["asked"]["seat"] == 0


def test_undo_can_be_declined_or_excluded(server: Server) -> None:
    anna, ben, _ = seated(server, create(server))
    anna.act(0, "end")
    anna.ask("undo", seat=0, revision=1)
    ben.heard("undo_asked")
    ben.ask("consent", seat=1, revision=1, agree=False)
    assert anna.heard("notice")["words"]["key"] == "server-undo-declined"
    assert key_of(ben.ask("consent", seat=1, revision=1)) == "server-undo-not-asked"
    anna, *_ = seated(server, create(server, undo="never"))
    anna.act(0, "income 1 trader")
    assert key_of(anna.ask("undo", seat=0, revision=1)) == "server-undo-never"
    anna, *_ = seated(server, create(server, undo="consent"))
    anna.act(0, "income 1 trader")
    assert anna.ask("undo", seat=0, revision=1)["revision"] == 1
    assert anna.heard("undo_asked")["open"] == [1, 2]


def test_against_bots_undo_is_unlimited(server: Server) -> None:
    (anna,) = seated(server, create(server, ONE_AND_BOTS))
    anna.act(0, "end")
    until_asked(anna, 0)
    done = anna.ask("undo", seat=0, revision=anna.view["revision"])
    anna.until_view(done["revision"])
    assert anna.info["decisions"] == 0


def test_bots_play_and_one_is_told_once_that_it_is_ones_turn(server: Server) -> None:
    (anna,) = seated(server, create(server, ONE_AND_BOTS))
    anna.act(0, "end")
    until_asked(anna, 0)
    assert anna.heard("your_turn")["reply"] is False
    anna.act(0, "income 1 trader")
    turns = [message for message in anna.received if message["type"] == "your_turn"]
    assert len(turns) == 1


def test_the_lobby_tells_whose_turn_it_is(server: Server) -> None:
    created = create(server)
    anna, _, _ = seated(server, created)
    watching = Client.__new__(Client)
    lobby = open_lobby(watching, server, created)
    assert [table["your_turn"] for table in lobby["mine"]] == [False]
    anna.act(0, "end")
    told = watching.heard("your_turn")
    assert (told["table"], told["seat"]) == (created["table"], 1)
    assert watching.until("tables")["mine"][0]["your_turn"]
    body = {"tables": [created["table"]], "secrets": [created["seats"][1]["secret"]]}
    (mine,) = HTTP.post(f"{server.http}/api/mine", json=body).json()
    assert mine["your_turn"]


def open_lobby(client: Client, server: Server, created: dict[str, Any]) -> dict[str, Any]:
    """Look at the lobby as the second seat."""
    client.open(server.ws)
    secret = created["seats"][1]["secret"]
    client.send({"type": "lobby", "protocol": 1, "tables": [created["table"]], "secrets": [secret]})
    return client.until("tables")


def test_a_seat_is_handed_to_a_bot_and_back(server: Server) -> None:
    created = create(server)
    anna, ben, _ = seated(server, created)
    anna.ask("away", seat=0, bot="random")
    until_asked(ben, 1)
    assert ben.info["seats"][0]["away"]
    anna.ask("back", seat=0)
    ben.until_view(ben.view["revision"] + 1)
    assert not ben.info["seats"][0]["away"]


def test_leaving_and_resigning(server: Server) -> None:
    created = create(server)
    anna, ben, cleo = seated(server, created)
    anna.ask("resign", seat=0)
    until_asked(ben, 1)
    assert ben.info["seats"][0]["kind"] == "bot"
    assert key_of(anna.ask("act", seat=0, revision=0, text="end")) == "server-not-your-seat"
    assert Client(server, created["table"], created["seats"][0]["secret"]).until("bye")
    waiting = create(server, [{"kind": "me", "name": "A"}, {"kind": "open"}, {"kind": "open"}])
    (one,) = seated(server, waiting)
    one.ask("leave", seat=0)
    one.until_view(1)
    assert one.info["seats"][0]["kind"] == "open"
    assert cleo.view


def test_the_host_fills_and_opens_seats(server: Server) -> None:
    created = create(server, [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}])
    (anna,) = seated(server, created)
    boss = host(server, created)
    assert key_of(anna.ask("set_seat", seat=1, to="bot")) == "server-not-host"
    boss.ask("set_seat", seat=1, to="bot", bot="random")
    boss.ask("set_seat", seat=2, to="bot", bot="random")
    anna.until_view(2)
    assert anna.info["status"] == "running"
    boss.ask("set_seat", seat=2, to="open")
    anna.until_view(3)
    assert anna.info["seats"][2]["kind"] == "open"
    assert key_of(boss.ask("set_seat", seat=0, to="bot")) == "server-person-is-here"


def test_at_zero_the_bot_answers_until_the_person_is_back(server: Server) -> None:
    clock = {"kind": "live", "bank": 0.2, "seconds_per_turn": 0.2}
    created = create(server, clock=clock)
    anna, ben, _ = seated(server, created)
    end = time.monotonic() + 20
    while not anna.view["shared"]["info"]["seats"][0]["away"]:
        assert time.monotonic() < end
        anna.receive()
    assert anna.info["clock"]["banks"][0] == pytest.approx(0, abs=0.05)
    anna.ask("back", seat=0)
    anna.until_view(anna.view["revision"] + 1)
    assert ben.view


def test_a_slow_clock_runs_for_whoever_is_asked(server: Server) -> None:
    anna, *_ = seated(server, create(server, clock={"kind": "slow", "hours_per_turn": 24}))
    clock = anna.info["clock"]
    assert clock["running"] == 0
    assert clock["deadline"] == pytest.approx(time.time() + 24 * 3600, abs=60)
    anna.act(0, "end")
    assert anna.info["clock"]["running"] == 1


DISPLACING = ("place trader Emden/Groningen", "end", "displace blue trader Emden/Groningen with trader", "pay traders")


def displaced(server: Server, answers: dict[str, Any]) -> Client:
    """Anna's trader is displaced in Ben's turn, after she has said who answers."""
    created = create(server)
    all_of_us = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    all_of_us.ask("answers", seat=0, **answers)
    for seat, text in zip((0, 0, 1, 1), DISPLACING, strict=True):
        if text == "pay traders" and all_of_us.view["asked"]["seat"] != 1:
            break
        all_of_us.act(seat, text)
    return all_of_us


@pytest.mark.parametrize("answers", [{"by": "bot"}, {"by": "after", "seconds": 0.1}])
def test_a_bot_answers_a_displacement(server: Server, answers: dict[str, Any]) -> None:
    client = displaced(server, answers)
    until_asked(client, 1)
    assert client.info["decisions"] > 3


def test_a_displacement_is_answered_oneself(server: Server) -> None:
    client = displaced(server, {"by": "self"})
    until_asked(client, 0)
    assert client.info["reply"]
    assert client.heard("your_turn", reply=True)["seat"] == 0


def test_chat_and_mute(server: Server) -> None:
    created = create(server)
    anna, ben, _ = seated(server, created)
    ben.ask("chat", seat=1, line="Moin")
    assert anna.heard("said")["line"]["line"] == "Moin"
    host(server, created).ask("mute", seat=1)
    assert key_of(ben.ask("chat", seat=1, line="Hello?")) == "server-muted"
    assert Client(server, created["table"]).until("welcome")["chat"][0]["name"] == "Ben"


def crash_if_random(question: Question) -> str:
    """A bot with a fault."""
    if question.bot == "random":
        raise RuntimeError("a fault")
    return think(question)


def sleep_if_random(question: Question) -> str:
    """A bot that does not come to an end."""
    if question.bot == "random":
        time.sleep(60)
    return think(question)


@pytest.mark.parametrize("thinker", [crash_if_random, sleep_if_random])
def test_a_failing_bot_is_replaced_and_the_table_says_so(start: Callable[..., Server], thinker: Any) -> None:
    server = start(thinker=thinker, bot_seconds=2.0)
    (anna,) = seated(server, create(server, ONE_AND_BOTS))
    anna.act(0, "end")
    assert anna.heard("notice")["words"]["key"] == "server-bot-replaced"
    assert anna.info["decisions"] >= 2
