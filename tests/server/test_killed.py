"""Killed at any moment under load: every acknowledged decision is there, no table is broken, bots go on."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from running import free_port
from table_client import Client, create
from websockets.exceptions import WebSocketException

from kogge.server.admin import verify

KILLS = 5
TABLES = 4
COMMAND = "from kogge.cli import main; main()"


class Program:
    """The server as a user starts it, in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.data = data
        self.start()

    def start(self) -> None:
        limits = ["--messages", "100000", "--requests", "100000", "--tables", "100000"]
        flags = ["--port", str(self.port), "--data", str(self.data), "--no-browser", *limits, "--log", "json"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", *flags],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that its bots go with it
        )
        for _ in range(400):
            try:
                httpx.get(f"{self.http}/api/health", timeout=5)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, self.process.stderr and self.process.stderr.read().decode()
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path / "kogge.sqlite")
    yield running
    if running.process.poll() is None:
        running.kill()


class Player(threading.Thread):
    """Plays all seats of a table as fast as it can, and notes what was acknowledged."""

    def __init__(self, program: Program, created: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.program = program
        self.created = created
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.number = 0

    def run(self) -> None:
        try:
            secrets = [link["secret"] for link in self.created["seats"]]
            client = Client(self.program, self.created["table"], *secrets).welcomed()
            while True:
                self.step(client)
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return

    def step(self, client: Client) -> None:
        asked = client.view.get("asked")
        if not asked:
            client.receive()
            return
        action = self.rng.choice(asked["actions"])
        self.number += 1
        name = f"{self.created['table']}-{time.monotonic_ns()}"
        revision = client.view["revision"]
        answer = client.ask("act", seat=asked["seat"], revision=revision, text=action["text"], id=name)
        if answer["type"] == "done":
            self.acknowledged[answer["revision"]] = action["text"]
            client.until_view(answer["revision"])


def stored(data: Path) -> dict[str, dict[int, str]]:
    """What the log says, read without any of the server's code."""
    import sqlite3

    connection = sqlite3.connect(data)
    found: dict[str, dict[int, str]] = {}
    for table, revision, entry in connection.execute("SELECT table_id, revision, entry FROM log"):
        found.setdefault(table, {})[revision] = json.loads(entry).get("text", "")
    connection.close()
    return found


def test_nothing_acknowledged_is_lost(program: Program) -> None:
    people = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    created = [create(program, [*people, {"kind": "bot", "bot": "random"}]) for _ in range(TABLES)]
    acknowledged: dict[str, dict[int, str]] = {one["table"]: {} for one in created}
    rng = random.Random(1)
    for kill in range(KILLS):
        players = [Player(program, one, kill * TABLES + i) for i, one in enumerate(created)]
        for player in players:
            player.start()
        time.sleep(0.4 + rng.random() * 0.4)
        program.kill()
        for player in players:
            player.join(15)
            acknowledged[player.created["table"]] |= player.acknowledged
        log = stored(program.data)
        for table, decisions in acknowledged.items():
            assert {revision: log[table].get(revision) for revision in decisions} == decisions
        program.start()
    assert sum(map(len, acknowledged.values())) > 100
    for one in created:  # bots go on, people too
        client = Client(program, one["table"], *(link["secret"] for link in one["seats"])).welcomed()
        while not client.view.get("asked"):
            client.receive()
        assert client.view["revision"] >= max(acknowledged[one["table"]])
    assert program.stop() == 0
    assert [difference for _, difference in verify(program.data) if difference] == []


def test_stopping_closes_connections_and_ends_well(program: Program) -> None:
    created = create(program)
    client = Client(program, created["table"], created["seats"][0]["secret"]).welcomed()
    client.act(0, "income 1 trader")
    assert program.stop() == 0
    assert program.process.stderr is not None
    lines = [json.loads(line) for line in program.process.stderr.read().decode().splitlines()]
    assert {"started", "stopped"} <= {line["message"] for line in lines}
    assert not any(created["seats"][0]["secret"] in json.dumps(line) for line in lines)
    again = subprocess.run(
        [sys.executable, "-c", COMMAND, "admin", "verify", "--data", str(program.data)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.stdout.strip() == "One game replayed, 0 different."


def test_a_second_server_on_the_same_file_is_refused(program: Program) -> None:
    command = [sys.executable, "-c", COMMAND, "serve", "--port", str(free_port()), "--no-browser", "--data"]
    second = subprocess.run([*command, str(program.data)], capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode != 0
    assert "in use by another server" in second.stderr
