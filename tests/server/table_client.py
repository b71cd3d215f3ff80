"""A client for tests: plain messages over a WebSocket, without any of the server's code."""

import json
import time
from typing import Any

import httpx
from websockets.sync.client import connect

PROTOCOL = 1
# One for all: making one takes longer than a request.
HTTP = httpx.Client(timeout=30, limits=httpx.Limits(max_keepalive_connections=0))


def create(server: Any, seats: list[dict[str, Any]] | None = None, **wish: Any) -> dict[str, Any]:
    """A new table of three: I and two others, in the order given."""
    seats = seats or [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo")]
    body = {"rules": {"game": "teutonica", "players": len(seats)}, "seats": seats, "shuffled": False} | wish
    answer = HTTP.post(f"{server.http}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


class Client:
    """One connection; remembers everything it received."""

    def __init__(self, server: Any, table: str, *secrets: str, name: str | None = None, **headers: str) -> None:
        self.table = table
        self.open(server.ws, **headers)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table, "secrets": list(secrets)}
        self.send(hello | ({"name": name} if name else {}))

    def open(self, address: str, **headers: str) -> None:
        self.received: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self._next = 0
        self.socket = connect(address, additional_headers=headers or None, max_size=None, close_timeout=0.1).__enter__()

    def welcomed(self) -> "Client":
        self.until("welcome")
        self.until("view")
        return self

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 60.0) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        if message["type"] == "view":
            self.view = message
        elif message.get("view"):
            self.view = message["view"]
        return message

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds with these fields."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            message = self.receive()
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"no {kinds} came")

    def heard(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A message of this kind that has come, or the next one."""
        for message in self.received:
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        return self.until(kind, **fields)

    def until_view(self, revision: int) -> dict[str, Any]:
        while self.view.get("revision", -1) < revision:
            self.receive()
        return self.view

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self._next += 1
        message_id = fields.pop("id", f"{id(self)}-{self._next}")
        self.send({"type": kind, "id": message_id, **fields})
        return self.until("done", "refused", "answer", id=message_id)

    def ask_for(self, answer: str, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a question and wait for an answer of this kind."""
        self.send({"type": kind, "id": "question", **fields})
        return self.until(answer, id="question")

    def act(self, seat: int, text: str, **fields: Any) -> dict[str, Any]:
        fields.setdefault("revision", self.view["revision"])
        answer = self.ask("act", seat=seat, text=text, **fields)
        if answer["type"] == "done":
            self.until_view(answer["revision"])
        return answer

    @property
    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["shared"]["info"]
        return found

    def close(self) -> None:
        self.socket.close()


def seated(server: Any, created: dict[str, Any]) -> list[Client]:
    """One client for each seat."""
    return [Client(server, created["table"], link["secret"]).welcomed() for link in created["seats"]]


def key_of(answer: dict[str, Any]) -> str:
    """Why something was refused."""
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["key"])
