"""Killed at any moment under load: every acknowledged decision is there, no table is broken, bots go on."""

import json
import os
import random
import re
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
from table_client import HTTP, Client, create
from websockets.exceptions import WebSocketException

from kogge.server.admin import verify

KILLS = 10
TABLES = 4
MOST = 25  # decisions between two kills
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
                HTTP.get(f"{self.http}/api/health", timeout=5)
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
        return self.process.wait(60)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path / "kogge.sqlite")
    yield running
    if running.process.poll() is None:
        running.kill()


class Player(threading.Thread):
    """Plays all seats of a table as fast as it can, and notes what was acknowledged."""

    def __init__(self, program: Program, created: dict[str, Any], seed: int, enough: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.program = program
        self.created = created
        self.rng = random.Random(seed)
        self.enough = enough
        self.acknowledged: dict[int, str] = {}

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
            client.receive(timeout=60)
            return
        action = self.rng.choice(asked["actions"])
        answer = client.ask("act", seat=asked["seat"], revision=client.view["revision"], text=action["text"])
        if answer["type"] == "done":
            self.acknowledged[answer["revision"]] = action["text"]
            self.enough.release()
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
    """Killed again and again, after any number of decisions of tables that are all played at once."""
    people = [{"kind": "me", "name": name} for name in ("A", "B")]
    thirds = [{"kind": "me", "name": "C"}] * (TABLES - 1) + [{"kind": "bot", "bot": "random"}]
    created = [create(program, [*people, third]) for third in thirds]
    acknowledged: dict[str, dict[int, str]] = {one["table"]: {} for one in created}
    rng = random.Random(1)
    for kill in range(KILLS):
        enough = threading.Semaphore(0)
        players = [Player(program, one, kill * TABLES + i, enough) for i, one in enumerate(created)]
        for player in players:
            player.start()
        for _ in range(rng.randint(1, MOST)):
            assert enough.acquire(timeout=60)
        program.kill()
        for player in players:
            player.join(60)
            assert not player.is_alive()
            acknowledged[player.created["table"]] |= player.acknowledged
        log = stored(program.data)
        for table, decisions in acknowledged.items():
            assert {revision: log.get(table, {}).get(revision) for revision in decisions} == decisions
        program.start()
    assert sum(map(len, acknowledged.values())) >= KILLS
    for one in created:  # bots go on, people too
        client = Client(program, one["table"], *(link["secret"] for link in one["seats"])).welcomed()
        while not client.view.get("asked"):
            client.receive(timeout=60)
        assert client.view["revision"] >= max(acknowledged[one["table"]], default=0)
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
    assert second.returncode == 2
    assert second.stderr.count("\n") == 1
    assert "in use by another server" in second.stderr


def test_a_taken_port_is_said_in_one_line(program: Program, tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMMAND, "serve", "--port", str(program.port), "--no-browser", "--data"]
    second = subprocess.run([*command, str(tmp_path / "b")], capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert f"cannot listen on 127.0.0.1, port {program.port}" in second.stderr
    assert not (tmp_path / "b").exists()


def test_what_a_user_sees_at_the_start(tmp_path: Path) -> None:
    """On any free port, for friends in the network, and bots that end with the server."""
    flags = ["--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "k"), "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *flags], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    here, friends = process.stdout.readline(), process.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/", here)
    assert address is not None
    assert re.search(r"http://[\w.]+:\d+/", friends)
    assert "<title>Kogge" in HTTP.get(address[0]).text
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0
