"""Finished games: exports, positions, going on against bots, importing, playing again."""

import csv
import io

from games import finished, imported, record_of
from running import Server
from table_client import HTTP, Client, create

import kogge


def test_exports_of_a_finished_game(server: Server) -> None:
    record = record_of()
    created, client = finished(server, record)
    assert client.info["status"] == "finished"
    address = f"{server.http}/api/tables/{created['table']}"
    again = kogge.parse_record(HTTP.get(f"{address}/record").text)
    assert again.actions == record.actions
    twin = HTTP.get(f"{address}/record.json").json()
    assert twin["result"] == record.result()
    rows = list(csv.reader(io.StringIO(HTTP.get(f"{address}/events.csv").text)))
    assert rows[0] == ["decision", "turn", "kind", "seat", "args"]
    assert len(rows) - 1 == sum(len(step.events) for step in record.steps())
    sheet = HTTP.get(f"{address}/scores").json()
    assert [row["total"] for row in sheet["points"].values()] == record.final().scores()
    half = len(record.actions) // 2
    position = HTTP.get(f"{address}/positions/{half}").json()
    state = record.start()
    for action in record.actions[:half]:
        state.play(action)
    assert position["position"] == state.to_dict()
    assert HTTP.get(f"{address}/positions/{len(record.actions) + 1}").status_code == 400
    tables = HTTP.get(f"{server.http}/api/tables").json()
    assert tables["finished"] == []  # practice is not public


def test_nothing_of_a_running_game_is_exported(server: Server) -> None:
    created = create(server)
    address = f"{server.http}/api/tables/{created['table']}"
    for path in ("record", "record.json", "events.csv", "scores", "positions/0"):
        answer = HTTP.get(f"{address}/{path}")
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "server-not-over"


def test_going_on_from_any_revision_against_bots(server: Server) -> None:
    record = record_of()
    created, _ = finished(server, record)
    half = len(record.actions) // 2
    body = {"revision": half, "seat": 0, "name": "Anna", "bot": "random"}
    answer = HTTP.post(f"{server.http}/api/tables/{created['table']}/continue", json=body)
    (link,) = answer.json()["seats"]
    client = Client(server, answer.json()["table"], link["secret"]).welcomed()
    assert client.info["practice"]
    assert client.info["decisions"] >= half
    assert [seat["kind"] for seat in client.info["seats"]] == ["person", "bot", "bot"]


def test_a_faulty_record_is_refused_with_its_line(server: Server) -> None:
    answer = HTTP.post(f"{server.http}/api/import", json={"record": "[Ruleset chess]"})
    assert answer.status_code == 400
    assert "Line 1" in answer.json()["error"]["text"]


def test_playing_again_with_the_same_people(server: Server) -> None:
    record = record_of()
    created, client = finished(server, record)
    client.ask("rematch", seat=0)
    ready = client.heard("rematch_ready")
    again = Client(server, ready["new_table"], *(link["secret"] for link in created["seats"])).welcomed()
    assert again.received[0]["seats"] == [0, 1, 2]
    assert sorted(seat["name"] for seat in again.info["seats"]) == ["A", "B", "C"]
    assert again.info["decisions"] == 0


def test_a_long_game_is_opened_at_once(server: Server) -> None:
    """Not a measurement: a table that is told step by step would take many times as long."""
    record = record_of(seed=11)
    created = imported(server, record)
    assert Client(server, created["table"]).welcomed().view["revision"] == len(record.actions)
