"""Every game is played over the sockets with nothing but its views: nothing of the server knows which game it is."""

from random import Random

import pytest
from running import Server
from table_client import HTTP, Client, create

import kogge

DECISIONS = 120


@pytest.mark.parametrize("name", kogge.GAMES)
def test_every_game_is_played_with_its_views_alone(server: Server, name: str) -> None:
    """By two people and bots: what is offered is accepted, explained, tried, told, taken back, shown to spectators."""
    game = kogge.game(name)
    players = game.usual_players
    seats = [
        {"kind": "me", "name": "A"},
        {"kind": "me", "name": "B"},
        *[{"kind": "bot", "bot": "random"}] * (players - 2),
    ]
    created = create(server, seats, rules={"game": name})
    client = Client(server, created["table"], *(link["secret"] for link in created["seats"])).welcomed()
    spectator = Client(server, created["table"]).welcomed()
    rng = Random(2)
    for _ in range(DECISIONS):
        while not client.view["asked"] and client.info["status"] == "running":
            client.receive()
        asked = client.view["asked"]
        if asked is None:
            break
        action = rng.choice(asked["actions"])
        assert {kind["verb"] for kind in asked["kinds"]} == {one["verb"] for one in asked["actions"]}
        assert client.ask("why", seat=asked["seat"], text=action["text"])["reason"] is None
        assert client.ask("preview", seat=asked["seat"], action=action["id"])["type"] in ("answer", "refused")
        assert client.act(asked["seat"], action["text"])["type"] == "done"
    undone = client.ask("undo", seat=0, revision=client.view["revision"])
    assert undone["type"] in ("done", "refused")
    newest = HTTP.get(f"{server.http}/api/tables/{created['table']}").json()["decisions"]
    story = client.ask_for("story", "past")["decisions"]
    assert len(story) >= newest > DECISIONS // 2
    assert all(event["words"]["text"][0] != "[" for one in story for event in one["events"])
    assert all(one["asked"] is None and one["own"] == [] for one in spectator.received if one["type"] == "view")
    board = HTTP.get(f"{server.http}/api/tables/{created['table']}/board").json()
    assert board["name"] in {one["name"] for one in boards_of(server, name)}


def boards_of(server: Server, name: str) -> list[dict[str, str]]:
    games = HTTP.get(f"{server.http}/api/games").json()
    found = next(game for game in games if game["name"] == name)
    return [board for edition in found["editions"] for board in edition["boards"]]
