"""Load on a server of one's own machine: tables played by scripted clients, and spectators that only look.

Usage: python benchmarks/server/load.py --tables 500 --seconds 30
       python benchmarks/server/load.py --spectators 5000
       python benchmarks/server/load.py --open 1000
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

import kogge
from kogge.server.run import listen

PROTOCOL = 1
SEATS = 4
MOST_FILES = 20_000
LIMITS = ["--messages", "1000000", "--requests", "1000000", "--tables", "1000000000", "--connections", "100000"]


class Program:
    """The server as a user starts it, on the loopback and a free port, on the first core if there are several."""

    def __init__(self, folder: str) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        command = [sys.executable, "-c", "from kogge.cli import main; main()", "serve", "--no-browser", *LIMITS]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(Path(folder, "load.sqlite"))],
            stdout=subprocess.DEVNULL,
        )
        if hasattr(os, "sched_setaffinity"):
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(self.process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
        for _ in range(200):
            try:
                self.get("/api/health")
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def megabytes(self) -> float:
        """Memory of the server's own process."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@contextmanager
def serving() -> Iterator[Program]:
    with tempfile.TemporaryDirectory() as folder:
        program = Program(folder)
        try:
            yield program
        finally:
            program.stop()


class Offer(msgspec.Struct):
    id: int
    verb: str


class Question(msgspec.Struct):
    actions: list[Offer]


class View(msgspec.Struct):
    """What a player needs of a view: the rest is skipped, so that the client takes little of the machine."""

    revision: int
    asked: Question | None


READER = msgspec.json.Decoder(View)


class Player:
    """One seat: answers when it is asked, and notes how long its view took to come."""

    def __init__(self, socket: ClientConnection, seat: int, seed: int) -> None:
        self.socket = socket
        self.seat = seat
        self.rng = random.Random(seed)
        self.asked: asyncio.Future[View] = asyncio.get_running_loop().create_future()
        self.sent_at = 0.0
        self.waiting_for = -1
        self.times: list[float] = []
        self.errors = 0
        self.over = False

    async def listen(self) -> None:
        async for text in self.socket:
            if text.startswith('{"type":"view"'):
                self.see(text)
            elif text.startswith('{"type":"refused"'):
                self.errors += 1

    def see(self, text: str) -> None:
        now = time.perf_counter()
        view = READER.decode(text)
        if view.revision == self.waiting_for:
            self.times.append(now - self.sent_at)
        self.over = '"status":"finished"' in text
        if (view.asked or self.over) and not self.asked.done():
            self.asked.set_result(view)

    async def decide(self) -> None:
        """Answer once, when asked."""
        view = await self.asked
        self.asked = asyncio.get_running_loop().create_future()
        if view.asked is None:
            return
        acting = [action for action in view.asked.actions if action.verb != "end"]
        action = self.rng.choice(acting or view.asked.actions)
        self.waiting_for = view.revision + 1
        message = {"type": "act", "id": str(view.revision), "seat": self.seat}
        message |= {"revision": view.revision, "action": action.id}
        self.sent_at = time.perf_counter()
        await self.socket.send(json.dumps(message))


async def seated(program: Program, created: dict[str, Any], seed: int) -> list[Player]:
    players = []
    for link in created["seats"]:
        socket = await connect(program.socket, max_size=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": created["table"], "secrets": [link["secret"]]}
        await socket.send(json.dumps(hello))
        players.append(Player(socket, link["seat"], seed * SEATS + link["seat"]))
    return players


async def play(players: list[Player], seconds: float, pace: float) -> None:
    """One action per pace at this table; whoever is asked first answers."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(random.random() * pace)
    end = loop.time() + seconds
    due = loop.time()
    while loop.time() < end:
        await asyncio.wait([player.asked for player in players], return_when=asyncio.FIRST_COMPLETED)
        await next(player for player in players if player.asked.done()).decide()
        if any(player.over for player in players):
            return
        due += pace
        await asyncio.sleep(max(0.0, due - loop.time()))


async def tables(program: Program, number: int, seconds: float, pace: float) -> dict[str, Any]:
    body = {
        "rules": {"game": "teutonica", "players": SEATS},
        "seats": [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)],
        "shuffled": False,
    }
    all_players = []
    for table in range(number):
        all_players.append(await seated(program, await asyncio.to_thread(program.post, "/api/tables", body), table))
    listening = [asyncio.create_task(player.listen()) for players in all_players for player in players]
    await asyncio.sleep(1)
    used, began = program.processor_seconds(), time.perf_counter()
    await asyncio.gather(*(play(players, seconds, pace) for players in all_players))
    lasted, used = time.perf_counter() - began, program.processor_seconds() - used
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    times = sorted(time for players in all_players for player in players for time in player.times)
    return {
        "tables": number,
        "actions": len(times),
        "actions_a_second": round(len(times) / lasted, 1),
        "errors": sum(player.errors for players in all_players for player in players),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[len(times) * 99 // 100] * 1000, 1),
        "most_ms": round(times[-1] * 1000, 1),
        "server_core_share": round(used / lasted, 2),
        "server_megabytes": round(program.megabytes()),
    }


async def spectators(program: Program, number: int) -> dict[str, Any]:
    """They look at ten tables."""
    body = {"rules": {"game": "teutonica", "players": SEATS}, "seats": [{"kind": "open"}] * SEATS}
    ids = [program.post("/api/tables", body)["table"] for _ in range(10)]
    before = program.megabytes()
    sockets = []
    for watcher in range(number):
        socket = await connect(program.socket, max_size=None, compression=None, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": ids[watcher % len(ids)]}))
        for kind in ("welcome", "view"):
            assert json.loads(await socket.recv())["type"] == kind
        sockets.append(socket)
    await asyncio.sleep(3)
    after = program.megabytes()
    return {"spectators": len(sockets), "megabytes_before": round(before), "megabytes": round(after)}


def opening(decisions: int, rounds: int = 20) -> dict[str, Any]:
    """How long a stored table of so many decisions takes from its rows to its first view."""
    from kogge.server.entries import Act, LogRow, SeatKey, Sitter, TableRow, TableSettings
    from kogge.server.table import Table
    from kogge.server.views import Views

    rules = kogge.ruleset("teutonica", players=SEATS)
    record = kogge.Record(rules, rules.game.deal(rules, random.Random(1)), ["a", "b", "c", "d"], "1")
    state, bot = record.start(), kogge.bot("random", seed=1)
    rows: list[LogRow] = []
    while len(rows) < decisions and not state.is_over():
        action = bot.choose(state)
        if len(state.legal_actions()) > 1 and state.text(action).startswith("create"):
            action = next(one for one in state.legal_actions() if not state.text(one).startswith("create"))
        rows.append(LogRow(len(rows) + 1, 0.0, Act(int(state.actor()), state.text(action))))
        state.apply(action)
    deal = dict(rules.game.deal_to_text(rules, record.deal))
    sitters = [Sitter("person", name) for name in record.seats]
    row = TableRow("t", 0.0, rules.to_dict(), rules.version, deal, "1", TableSettings(), sitters, "")
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        Views(Table(row, [SeatKey(seat) for seat in range(SEATS)], rows)).of([0])
        times.append(time.perf_counter() - began)
    return {"decisions": len(rows), "median_ms": round(sorted(times)[rounds // 2] * 1000, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0, help="tables of four seats that are played")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they are played")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two actions at a table")
    parser.add_argument("--spectators", type=int, default=0, help="clients that only look")
    parser.add_argument("--open", type=int, default=0, help="decisions of a stored table that is opened")
    wish = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, MOST_FILES)), hard))
    if wish.tables:
        with serving() as program:
            print(json.dumps(uvloop.run(tables(program, wish.tables, wish.seconds, wish.pace))))
    if wish.spectators:
        with serving() as program:
            print(json.dumps(uvloop.run(spectators(program, wish.spectators))))
    if wish.open:
        print(json.dumps(opening(wish.open)))


if __name__ == "__main__":
    main()
