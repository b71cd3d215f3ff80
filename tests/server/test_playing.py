"""Playing at a table: seats, secrets, views, refused messages."""

from collections.abc import Callable
from typing import Any

import pytest
from running import Server
from table_client import HTTP, Client, create, key_of, seated
from websockets.exceptions import InvalidStatus


def test_a_decision_is_acknowledged_and_seen_by_everybody(server: Server) -> None:
    created = create(server)
    anna, ben, _ = seated(server, created)
    spectator = Client(server, created["table"]).welcomed()
    assert anna.view["asked"]["seat"] == 0
    assert ben.view["asked"] is None
    assert spectator.view["asked"] is None
    answer = anna.act(0, "income 1 trader")
    assert (answer["type"], answer["revision"]) == ("done", 1)
    for client in (ben, spectator):
        view = client.until("view", revision=1)
        assert view["shared"]["events"][0]["kind"] == "income"


def test_actions_are_offered_with_targets_and_words(server: Server) -> None:
    anna, *_ = seated(server, create(server))
    actions = anna.view["asked"]["actions"]
    place = next(action for action in actions if action["text"] == "place trader Emden/Osnabrück")
    assert place["verb"] == "place"
    assert "Emden/Osnabrück.1" in place["targets"]
    answer = anna.ask("act", seat=0, revision=0, action=place["id"])
    assert answer["revision"] == 1


def test_wrong_seat_secret_table_and_revision(server: Server) -> None:
    created = create(server)
    anna, ben, _ = seated(server, created)
    assert key_of(anna.ask("act", seat=1, revision=0, text="end")) == "server-not-your-seat"
    assert key_of(ben.ask("act", seat=1, revision=0, text="end")) == "match-not-asked"
    other = create(server)
    for secret in ("x" * 32, other["seats"][0]["secret"]):
        assert Client(server, created["table"], secret).until("bye")["reason"]["key"] == "server-wrong-secret"
    assert Client(server, "nowhere").until("bye")["reason"]["key"] == "server-no-such-table"
    anna.act(0, "income 1 trader")
    stale = anna.ask("act", seat=0, revision=0, text="end")
    assert key_of(stale) == "match-stale"
    assert stale["view"]["revision"] == 1
    assert stale["view"]["asked"]["seat"] == 0


def test_a_repeated_decision_is_answered_again_and_done_once(server: Server) -> None:
    anna, *_ = seated(server, create(server))
    first = anna.act(0, "income 1 trader", id="again")
    second = anna.ask("act", seat=0, revision=0, text="income 1 trader", id="again")
    assert first["revision"] == second["revision"] == 1
    assert anna.view["revision"] == 1


def test_two_tabs_of_one_seat(server: Server) -> None:
    created = create(server)
    secret = created["seats"][0]["secret"]
    one, two = (Client(server, created["table"], secret).welcomed() for _ in range(2))
    assert one.ask("act", seat=0, revision=0, text="income 1 trader")["type"] == "done"
    late = two.ask("act", seat=0, revision=0, text="end")
    assert key_of(late) == "match-stale"
    assert two.act(0, "end")["type"] == "done"


def test_malformed_oversized_and_many_messages(start: Callable[..., Server]) -> None:
    server = start(messages=20)
    created = create(server)
    anna = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    for text in ("no json", '{"type": "dance", "id": "1"}', '{"type": "act", "id": "1", "seat": 9, "revision": 0}'):
        anna.socket.send(text)
        assert key_of(anna.until("refused")) == "server-bad-message"
    anna.socket.send("x" * 20_000)
    assert anna.until("bye")["reason"]["key"] == "server-too-long"
    anna = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    for number in range(100):
        anna.send({"type": "look", "id": str(number)})
    assert anna.until("bye")["reason"]["key"] == "server-too-many"
    assert Client(server, created["table"]).welcomed().view["revision"] == 0


def test_a_foreign_page_may_not_connect(server: Server) -> None:
    created = create(server)
    with pytest.raises(InvalidStatus, match="403"):
        Client(server, created["table"], Origin="https://elsewhere.example")
    assert Client(server, created["table"], Origin=server.http).welcomed().view


def test_sitting_down_on_an_open_seat(server: Server) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    created = create(server, seats)
    (anna,) = seated(server, created)
    assert anna.info["status"] == "waiting"
    assert key_of(anna.ask("act", seat=0, revision=0, text="end")) == "server-waiting"
    ben = Client(server, created["table"]).welcomed()
    done = ben.ask("sit", name="Ben")
    assert done["seat"] == 1
    ben.until_view(1)
    assert ben.info["seats"][1]["name"] == "Ben"
    again = Client(server, created["table"], done["secret"]).welcomed()
    assert again.received[0]["seats"] == [1]
    anna.until_view(1)
    assert anna.info["status"] == "running"
    late = Client(server, created["table"]).welcomed()
    assert key_of(late.ask("sit", name="Cleo")) == "server-no-open-seat"


def test_an_invitation_is_taken_by_its_link(server: Server) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "B"}, {"kind": "bot"}]
    created = create(server, seats, public=False)
    assert [link["link"] for link in created["seats"]] == [
        f"/t/{created['table']}#{link['secret']}" for link in created["seats"]
    ]
    ben = Client(server, created["table"], created["seats"][1]["secret"], name="Ben").welcomed()
    assert ben.info["seats"][1]["name"] == "Ben"
    assert ben.info["status"] == "running"


def test_hot_seat(server: Server) -> None:
    created = create(server)
    all_of_us = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    for seat in range(3):
        assert all_of_us.view["asked"]["seat"] == seat
        all_of_us.act(seat, "end")
    assert [own["seat"] for own in all_of_us.view["own"]] == [0, 1, 2]


def test_why_and_preview(server: Server) -> None:
    anna, ben, _ = seated(server, create(server))
    assert anna.ask("why", seat=0, text="done")["reason"]["key"].startswith("teutonica-")
    assert anna.ask("why", seat=0, text="income 1 trader")["reason"] is None
    after = anna.ask("preview", seat=0, text="place trader Emden/Osnabrück")
    assert after["position"]["routes"]["Emden/Osnabrück"][0] == "blue trader"
    assert key_of(ben.ask("preview", seat=1, text="end")) == "match-not-asked"


def test_secrets_are_not_stored(server: Server, tmp_path: Any) -> None:
    created = create(server)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert created["table"].encode() in stored
    for secret in [created["host_secret"], *(link["secret"] for link in created["seats"])]:
        assert len(secret) >= 22
        assert secret.encode() not in stored


def test_everything_is_there_after_a_restart(start: Callable[..., Server]) -> None:
    server = start()
    created = create(server)
    anna, ben, _ = seated(server, created)
    anna.act(0, "income 1 trader", id="first")
    anna.act(0, "end")
    ben.until_view(2)
    server.stop()
    server = start()
    anna, ben, _ = seated(server, created)
    assert anna.view["revision"] == 2
    assert ben.view["asked"]["seat"] == 1
    assert anna.ask("act", seat=0, revision=0, text="income 1 trader", id="first")["revision"] == 1


def test_headers_and_health(server: Server) -> None:
    answer = HTTP.get(f"{server.http}/api/health")
    assert answer.json()["status"] == "ok"
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    page = HTTP.get(server.http)
    assert "text/html" in page.headers["content-type"]
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert HTTP.get(f"{server.http}/nowhere").headers["x-frame-options"] == "DENY"
