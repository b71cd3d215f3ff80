"""The API under all kinds of input: HTTP by its own description, WebSockets by a machine of several clients."""

import contextlib
from typing import Any

import pytest
import schemathesis
from games import finished, record_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from running import Server
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from table_client import HTTP, Client, create

SEATS = 3
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
QUICK = settings(max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))


def test_every_request_that_the_description_allows_is_answered_as_it_says(server: Server) -> None:
    """No request makes the server fail, and every answer has the described form."""
    description = HTTP.get(f"{server.http}/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(description)
    running, over = create(server)["table"], finished(server, record_of())[0]["table"]
    answered: dict[int, int] = {}
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), table=st.sampled_from(["", running, over]))
        def check(case: Any, table: str) -> None:
            if table and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call_and_validate(base_url=server.http, checks=CHECKS)
            answered[answer.status_code] = answered.get(answer.status_code, 0) + 1

        check()
    assert {200, 400, 404} <= set(answered)
    assert sum(answered.values()) > 50


class Clients(RuleBasedStateMachine):
    """Three seats and a spectator; right, wrong and stale messages, and reconnects, in any order."""

    server: Server

    @initialize()
    def begin(self) -> None:
        self.created = create(self.server)
        self.secrets = [link["secret"] for link in self.created["seats"]]
        self.clients = [self.connected(seat) for seat in range(SEATS)]
        self.spectator = Client(self.server, self.created["table"]).welcomed()
        self.revision = 0
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []

    def connected(self, seat: int) -> Client:
        return Client(self.server, self.created["table"], self.secrets[seat]).welcomed()

    def asked(self) -> int:
        seat = self.clients[0].until_view(self.revision)["shared"]["info"]["asked"]
        assert isinstance(seat, int)
        return seat

    @rule(choice=st.integers(0, 10_000))
    def decide(self, choice: int) -> None:
        seat = self.asked()
        client = self.clients[seat]
        client.until_view(self.revision)
        actions = client.view["asked"]["actions"]
        request = {"seat": seat, "revision": self.revision, "text": actions[choice % len(actions)]["text"]}
        request["id"] = f"d{self.revision}"
        answer = client.ask("act", **request)
        assert answer["type"] == "done"
        assert answer["revision"] == self.revision + 1
        self.revision += 1
        self.acknowledged.append((self.revision, request))

    @rule(choice=st.integers(0, 10_000))
    def repeat(self, choice: int) -> None:
        if not self.acknowledged:
            return
        revision, request = self.acknowledged[choice % len(self.acknowledged)]
        answer = self.clients[request["seat"]].ask("act", **request)
        assert (answer["type"], answer["revision"]) == ("done", revision)

    @rule(back=st.integers(1, 5))
    def act_on_an_old_view(self, back: int) -> None:
        if self.revision < back:
            return
        seat = self.asked()
        answer = self.clients[seat].ask("act", seat=seat, revision=self.revision - back, text="end")
        assert answer["reason"]["key"] == "match-stale"
        assert answer["view"]["revision"] == self.revision

    @rule(seat=st.integers(0, SEATS - 1), other=st.integers(0, 4), text=st.text(max_size=20))
    def act_out_of_place(self, seat: int, other: int, text: str) -> None:
        if seat == self.asked() == other:
            return
        answer = self.clients[seat].ask("act", seat=other, revision=self.revision, text=text)
        assert answer["type"] == "refused"

    @rule(seat=st.integers(0, SEATS - 1), data=st.binary(max_size=40) | st.text(max_size=40))
    def talk_nonsense(self, seat: int, data: bytes | str) -> None:
        client = Client(self.server, self.created["table"], self.secrets[seat]).welcomed()
        client.socket.send(data)
        assert client.until("refused", "bye")
        client.close()

    @rule(seat=st.integers(0, SEATS - 1))
    def reconnect(self, seat: int) -> None:
        self.clients[seat].close()
        self.clients[seat] = self.connected(seat)
        assert self.clients[seat].view["revision"] == self.revision

    @rule()
    def take_back(self) -> None:
        seat = self.asked()
        answer = self.clients[seat].ask("undo", seat=seat, revision=self.revision)
        if answer["type"] == "done" and answer["revision"] > self.revision:
            self.revision = answer["revision"]

    @invariant()
    def everybody_sees_the_same(self) -> None:
        if not hasattr(self, "spectator"):
            return
        views = [client.until_view(self.revision) for client in (*self.clients, self.spectator)]
        assert {view["revision"] for view in views} == {self.revision}
        positions = [view["shared"]["position"] for view in views]
        assert all(position == positions[0] for position in positions)
        asking = [view["asked"]["seat"] for view in views if view["asked"]]
        assert asking == [views[0]["shared"]["info"]["asked"]]

    def teardown(self) -> None:
        for client in (*getattr(self, "clients", ()), *([self.spectator] if hasattr(self, "spectator") else [])):
            with contextlib.suppress(Exception):
                client.close()


def test_several_clients_in_any_order(server: Server) -> None:
    class Machine(Clients):
        pass

    Machine.server = server
    machine = Machine.TestCase
    machine.settings = QUICK
    machine("runTest").runTest()


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"rules": {"game": "chess"}}', b'{"rules": {}, "x": 1}'])
def test_bad_bodies_get_a_clear_answer(server: Server, body: bytes) -> None:
    answer = HTTP.post(f"{server.http}/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["text"]
