"""Going on: what a table does by itself, and what of it a restart leaves."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from running import Server
from table_client import HTTP, Client, create

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def info(server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = HTTP.get(f"{server.http}/api/tables/{table}").json()
    return found


def until_decisions(server: Server, table: str, number: int) -> dict[str, Any]:
    for _ in range(2000):
        found = info(server, table)
        if found["decisions"] >= number:
            return found
        time.sleep(0.02)
    raise AssertionError("the table does not go on")


def test_a_slow_clock_runs_on_while_the_server_is_away(start: Callable[..., Server]) -> None:
    server = start()
    created = create(server, clock={"kind": "slow", "hours_per_turn": 24})
    before = info(server, created["table"])["clock"]
    server.stop()
    after = info(start(), created["table"])["clock"]
    assert after["running"] == before["running"] == 0
    assert after["deadline"] == pytest.approx(before["deadline"], abs=0.01)


def test_the_time_of_a_turn_is_not_given_twice(server: Server) -> None:
    """Whoever displaces does not get new seconds by it."""
    created = create(server, clock={"kind": "live", "bank": 1000, "seconds_per_turn": 1000})
    client = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    for seat, text in ((0, "place trader Emden/Groningen"), (0, "end")):
        client.act(seat, text)
    assert client.info["clock"]["left"] == [1000] * 3
    client.act(1, "displace blue trader Emden/Groningen with trader")
    left = client.info["clock"]["left"][1]
    assert left < 1000
    while client.view["asked"]["seat"] == 1:
        client.act(1, client.view["asked"]["actions"][0]["text"])
    while client.view["asked"]["seat"] == 0:
        actions = [action["text"] for action in client.view["asked"]["actions"]]
        client.act(0, "done" if "done" in actions else actions[0])
    assert client.view["asked"]["seat"] == 1
    assert client.info["clock"]["left"][1] <= left
    client.act(1, "end")
    assert client.info["clock"]["left"] == [1000] * 3


def test_bots_among_themselves_play_while_somebody_looks(server: Server) -> None:
    created = create(server, [*BOTS, {"kind": "bot", "bot": "random"}])
    assert info(server, created["table"])["decisions"] == 0
    watching = Client(server, created["table"]).welcomed()
    assert watching.until_view(3)["shared"]["info"]["decisions"] >= 3


def test_bots_go_on_after_a_restart_though_nobody_looks(start: Callable[..., Server]) -> None:
    server = start()
    created = create(server, [{"kind": "me", "name": "Anna"}, *BOTS])
    anna = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    anna.ask("away", seat=0, bot="random")
    played = until_decisions(server, created["table"], 2)["decisions"]
    server.stop()
    assert until_decisions(start(), created["table"], played + 5)["status"] in ("running", "finished")


def test_an_automatic_answer_comes_after_a_restart_too(start: Callable[..., Server]) -> None:
    server = start()
    created = create(server)
    client = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    for seat, text in ((0, "place trader Emden/Groningen"), (0, "end")):
        client.act(seat, text)
    client.ask("answers", seat=0, by="after", seconds=1000)
    client.act(1, "displace blue trader Emden/Groningen with trader")
    while client.view["asked"]["seat"] == 1:
        client.act(1, client.view["asked"]["actions"][0]["text"])
    waiting = client.info["decisions"]
    client.ask("answers", seat=0, by="after", seconds=0)
    server.stop()
    assert until_decisions(start(), created["table"], waiting + 1)["seats"][0]["answers"] == "0.0"
