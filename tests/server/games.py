"""Whole games through the server: every decision over the sockets, by a quick policy."""

from random import Random
from typing import Any

from running import Server
from table_client import HTTP, Client

import kogge


def record_of(players: int = 3, seed: int = 5, **options: Any) -> kogge.Record:
    """A finished game of quick players."""
    rules = kogge.ruleset("teutonica", players=players, **options)
    record = kogge.Record(rules, rules.game.deal(rules, Random(seed)), ["A", "B", "C", "D", "E"][:players])
    state = record.start()
    quick = kogge.bot("random", seed=seed)
    while not state.is_over():
        action = quick.choose(state)
        record.actions.append(action)
        state.apply(action)
    return record


def imported(
    server: Server, record: kogge.Record, until: int | None = None, seats: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """A practice table with the game up to some decision, all seats mine unless others are given."""
    begun = kogge.Record(record.rules, record.deal, record.seats, record.seed, record.actions[:until])
    answer = HTTP.post(f"{server.http}/api/import", json={"record": str(begun), "seats": seats or []})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def holding_all(server: Server, created: dict[str, Any]) -> Client:
    return Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()


def finished(server: Server, record: kogge.Record) -> tuple[dict[str, Any], Client]:
    """A table whose last decision has just been made over the socket."""
    created = imported(server, record, -1)
    client = holding_all(server, created)
    *_, (seat, _, text) = record.decisions()
    assert client.act(seat, text)["type"] == "done"
    return created, client
