"""The doors: what the server does not let in."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from running import Server
from table_client import HTTP, Client, create
from websockets.exceptions import ConnectionClosed, InvalidStatus

BOARD = Path(__file__).parents[2] / "docs" / "examples" / "holstein.toml"


def test_no_request_names_a_file_of_the_server(server: Server) -> None:
    """A board of one's own comes as text; a path would let anybody read what lies here."""
    rules = {"game": "teutonica", "players": 3, "board": str(BOARD)}
    answer = HTTP.post(f"{server.http}/api/tables", json={"rules": rules})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-board")
    with_text = rules | {"board": "holstein", "board_source": BOARD.read_text(encoding="utf-8")}
    assert HTTP.post(f"{server.http}/api/tables", json={"rules": with_text}).status_code == 201
    for record in (f"[Ruleset teutonica bigbox {BOARD} players=3]\n", f'{{"rules": {{"board": "{BOARD}"}}}}'):
        answer = HTTP.post(f"{server.http}/api/import", json={"record": record})
        assert answer.status_code == 400
        assert "Lübeck" not in answer.text
    for name in (str(BOARD).replace("/", "%2F"), "..%2Fbase23", "nowhere"):
        assert HTTP.get(f"{server.http}/api/games/teutonica/boards/{name}").status_code == 404


def test_a_deeply_nested_record_is_refused(server: Server) -> None:
    answer = HTTP.post(f"{server.http}/api/import", json={"record": '{"a":' + "[" * 100_000})
    assert answer.status_code == 400


def test_pages_of_elsewhere_change_nothing(start: Callable[..., Server]) -> None:
    server = start(origins=["https://friend.example"])
    body = {"rules": {"game": "teutonica"}}
    refused = HTTP.post(f"{server.http}/api/tables", json=body, headers={"Origin": "https://elsewhere.example"})
    assert (refused.status_code, refused.json()["status"]) == (403, 403)
    for origin in ("https://friend.example", server.http):
        assert HTTP.post(f"{server.http}/api/tables", json=body, headers={"Origin": origin}).status_code == 201
    created = create(server)
    assert Client(server, created["table"], Origin="https://friend.example").welcomed()


def test_too_many_requests_and_tables(start: Callable[..., Server]) -> None:
    server = start(requests=1.0)
    codes = {HTTP.get(f"{server.http}/api/games").status_code for _ in range(40)}
    assert codes == {200, 429}
    with pytest.raises(InvalidStatus, match="403"):
        Client(server, "nowhere")
    server.stop()
    server = start(tables=2.0)
    codes_of_tables = [HTTP.post(f"{server.http}/api/tables", json={"rules": {"game": "teutonica"}}) for _ in range(3)]
    assert [answer.status_code for answer in codes_of_tables] == [201, 201, 429]
    assert codes_of_tables[-1].json()["error"]["text"].startswith("Too many new tables")


def test_an_address_has_so_many_connections(start: Callable[..., Server]) -> None:
    server = start(connections=2)
    created = create(server)
    one, _ = Client(server, created["table"]).welcomed(), Client(server, created["table"]).welcomed()
    with pytest.raises(InvalidStatus, match="403"):
        Client(server, created["table"])
    one.close()
    for _ in range(200):  # the server hears of it a little later
        try:
            assert Client(server, created["table"]).welcomed()
            return
        except InvalidStatus:
            continue
    raise AssertionError("the place is not free again")


def test_a_client_that_does_not_read_is_let_go(server: Server) -> None:
    created = create(server)
    slow = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(3000):
            slow.send({"type": "look", "id": "1"})
    for _ in range(1000):
        if HTTP.get(f"{server.http}/api/health").json()["memory"]["clients"] == 0:
            break
        time.sleep(0.02)
    assert HTTP.get(f"{server.http}/api/health").json()["memory"]["clients"] == 0
    quick = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    assert quick.act(0, "income 1 trader")["type"] == "done"


def test_what_takes_long_is_rationed(start: Callable[..., Server]) -> None:
    server = start(messages=20)
    created = create(server)
    anna = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    keys = set()
    for _ in range(200):
        answer = anna.ask("preview", seat=0, text="end")
        keys.add(answer["reason"] and answer["reason"]["key"])
        if answer["type"] == "refused":
            break
    assert keys == {None, "server-too-many"}
    assert anna.act(0, "income 1 trader")["type"] == "done"


def test_a_game_has_a_longest_log(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.table.MOST_REVISIONS", 2)
    server = start()
    created = create(server)
    anna = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    anna.act(0, "income 1 trader")
    anna.ask("undo", seat=0, revision=1)
    anna.until_view(2)
    assert anna.act(0, "end")["reason"]["key"] == "server-game-too-long"
