"""Seats: colours, invitations, the host, and what is told when somebody comes or goes."""

from typing import Any

from games import finished, imported, record_of
from running import Server
from table_client import HTTP, Client, create, key_of, seated

OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]


def colours(client: Client) -> list[str]:
    return [seat["colour"] for seat in client.info["seats"]]


def test_colours_are_chosen_at_creation_and_when_one_sits_down(server: Server) -> None:
    seats = [{"kind": "me", "name": "Anna", "colour": "yellow"}, {"kind": "open"}, {"kind": "open"}]
    created = create(server, seats)
    (anna,) = seated(server, created)
    assert colours(anna) == ["yellow", "red", "green"]
    guest = Client(server, created["table"]).welcomed()
    assert key_of(guest.ask("sit", name="Ben", colour="yellow")) == "server-bad-colour"
    assert key_of(guest.ask("sit", name="Ben", colour="pink")) == "server-bad-colour"
    guest.ask("sit", name="Ben", seat=1, colour="green")
    anna.until_view(1)
    assert colours(anna) == ["yellow", "green", "blue"]
    twice = {"rules": {"game": "teutonica", "players": 3}, "seats": [{"colour": "red"}, {"colour": "red"}, {}]}
    answer = HTTP.post(f"{server.http}/api/tables", json=twice)
    assert answer.json()["error"]["key"] == "server-bad-colour"


def test_shuffled_seats_keep_their_people_and_colours(server: Server) -> None:
    people = {("A", "red"), ("B", "green"), ("C", "blue")}
    seats = [{"kind": "me", "name": name, "colour": colour} for name, colour in sorted(people)]
    orders = set()
    for _ in range(40):
        created = create(server, seats, shuffled=True)
        found = HTTP.get(f"{server.http}/api/tables/{created['table']}").json()["seats"]
        assert {(seat["name"], seat["colour"]) for seat in found} == people
        orders.add(tuple(seat["name"] for seat in found))
    assert len(orders) > 1


def test_an_invitation_lets_one_look_before_one_sits_down(server: Server) -> None:
    created = create(server, [{"kind": "me", "name": "Anna"}, {"kind": "invited"}, {"kind": "bot"}])
    secret = next(link["secret"] for link in created["seats"] if link["kind"] == "invited")
    ben = Client(server, created["table"], secret).welcomed()
    assert ben.received[0]["seats"] == [1]
    assert ben.info["status"] == "waiting"
    assert key_of(ben.ask("chat", seat=1, line="Moin")) == "server-sit-first"
    done = ben.ask("sit", name="Ben", seat=1)
    assert (done["seat"], done["secret"]) == (1, None)
    ben.until_view(1)
    assert ben.info["seats"][1]["kind"] == "person"
    assert ben.info["status"] == "running"


def test_the_host_lets_a_bot_answer_for_who_is_not_here_and_takes_no_seat(server: Server) -> None:
    created = create(server)
    anna, ben, cleo = seated(server, created)
    host = Client(server, created["table"], created["host_secret"]).welcomed()
    assert key_of(host.ask("set_seat", seat=0, to="bot", bot="random")) == "server-person-is-here"
    anna.close()
    host.until("present", seats=[1, 2])
    assert key_of(host.ask("set_seat", seat=0, to="open")) == "server-seat-is-kept"
    assert host.ask("set_seat", seat=0, to="bot", bot="random")["type"] == "done"
    ben.until_view(1)
    assert ben.info["seats"][0]["away"]
    assert "is not here" in ben.view["shared"]["change"]["words"]["text"]
    back = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    assert back.received[0]["seats"] == [0]
    assert cleo.view


def test_before_the_game_begins_the_host_may_give_a_seat_away(server: Server) -> None:
    created = create(server, OPEN)
    host = Client(server, created["table"], created["host_secret"]).welcomed()
    guest = Client(server, created["table"]).welcomed()
    secret = guest.ask("sit", name="Ben", seat=1)["secret"]
    guest.close()
    host.until("present", seats=[])
    assert host.ask("set_seat", seat=1, to="open")["type"] == "done"
    assert Client(server, created["table"], secret).until("bye")["reason"]["key"] == "server-wrong-secret"


def test_every_change_says_what_led_to_it(server: Server) -> None:
    created = create(server)
    anna, ben, _ = seated(server, created)
    assert anna.view["shared"]["change"] is None
    anna.act(0, "income 1 trader")
    assert anna.view["shared"]["change"] == {"kind": "act", "seat": 0, "number": 0, "why": None, "words": None}
    (event,) = anna.view["shared"]["events"]
    assert event["words"]["key"] == "teutonica-event-income"
    anna.ask("undo", seat=0, revision=1)
    change = anna.until_view(2)["shared"]["change"]
    assert (change["kind"], change["number"]) == ("undo", 1)
    assert change["words"]["text"] == "blue takes back one decision."
    ben.ask("resign", seat=1)
    change = anna.until_view(3)["shared"]["change"]
    assert (change["kind"], change["why"]) == ("seat", "resigned")
    assert change["words"]["text"] == "red resigns; greedy plays on."


def test_after_the_end_nobody_leaves_and_the_same_people_play_again(server: Server) -> None:
    created, client = finished(server, record_of())
    for request in ("leave", "away", "resign"):
        assert key_of(client.ask(request, seat=0)) == "match-over"
    client.ask("rematch", seat=0)
    table = client.heard("rematch_ready")["new_table"]
    assert HTTP.get(f"{server.http}/api/tables/{created['table']}").json()["rematch"] == table
    client.ask("rematch", seat=1)
    ready = [one["new_table"] for one in client.received if one["type"] == "rematch_ready"]
    assert ready == [table, table]
    secret = created["seats"][0]["secret"]
    one = Client(server, table, secret, name="A").welcomed()
    assert one.info["status"] == "waiting"
    rest = Client(server, table, *(link["secret"] for link in created["seats"]), name="B").welcomed()
    assert rest.info["status"] == "running"


def told(client: Client, seat: int) -> list[bool]:
    """Every time this seat heard that it is asked, and whether it was for a reply."""
    return [one["reply"] for one in client.received if one["type"] == "your_turn" and one["seat"] == seat]


def displacing(server: Server, answers: dict[str, Any]) -> Client:
    """Ben displaces Anna's trader; Cleo's last decision is heard by everybody."""
    created = create(server)
    client = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    client.ask("answers", seat=0, **answers)
    for seat, text in ((0, "place trader Emden/Groningen"), (0, "end")):
        client.act(seat, text)
    client.act(1, "displace blue trader Emden/Groningen with trader")
    while not client.view["asked"] or client.view["asked"]["prompt"]["key"] != "teutonica-prompt-turn":
        asked = client.view["asked"]
        if asked is None or (asked["seat"] == 0 and answers["by"] == "bot"):
            client.receive()
            continue
        texts = [action["text"] for action in asked["actions"]]
        client.act(asked["seat"], "done" if "done" in texts else texts[0])
    assert client.view["asked"]["seat"] == 1
    client.act(1, "end")
    client.heard("your_turn", seat=2)
    return client


def test_ones_turn_is_told_once_though_a_bot_answers_in_it(server: Server) -> None:
    client = displacing(server, {"by": "bot"})
    assert (told(client, 0), told(client, 1)) == ([], [False])


def test_ones_turn_is_told_again_when_a_person_has_answered(server: Server) -> None:
    client = displacing(server, {"by": "self"})
    assert (told(client, 0), told(client, 1)) == ([True], [False, False])


def test_the_past_is_told_to_who_comes_later(server: Server) -> None:
    """Decision by decision, what the views told one after the other; what was taken back is gone."""
    record = record_of()
    created = imported(server, record, -1)
    client = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    number, told_so_far = len(record.actions) - 1, []
    while len(told_so_far) < number:
        told_so_far += client.ask_for("story", "past", since=len(told_so_far))["decisions"]
    assert [one["number"] for one in told_so_far] == list(range(1, number + 1))
    for one, step in zip(told_so_far, record.steps(), strict=False):
        assert [event["kind"] for event in one["events"]] == [event.kind for event in step.events]
        assert (one["seat"], one["turn"]) == (int(step.before.actor()), step.before.turns() + 1)
    assert client.ask_for("story", "past", since=number + 5)["decisions"] == []
    assert key_of(client.ask_for("refused", "past", seat=1)) == "server-not-your-seat"
    anna, *_ = seated(server, create(server))
    anna.act(0, "place trader Emden/Groningen")
    assert anna.ask_for("story", "past")["decisions"][0]["events"][0]["args"]["route"] == "Emden/Groningen"
    anna.ask("undo", seat=0, revision=1)
    anna.until_view(2)
    assert anna.ask_for("story", "past")["decisions"] == []
    anna.act(0, "income 1 trader")
    assert [event["kind"] for event in anna.ask_for("story", "past", seat=0)["decisions"][0]["events"]] == ["income"]
