"""Nothing hidden leaves the server: what clients receive stays the same when what they cannot know is dealt anew."""

import json
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from games import record_of
from librt.random import Random as FastRandom
from running import Server
from table_client import Client, create

import kogge
from kogge.core.state import SPECTATOR
from kogge.server import protocol as p
from kogge.server.entries import Act, LogRow, SeatKey, Sitter, TableRow, TableSettings
from kogge.server.requests import Requests
from kogge.server.table import Table
from kogge.server.views import Views

OPTIONS: list[dict[str, Any]] = [{}, {"missions": True, "favours": True}]
SECRET_WORDS = ("seed", "deal", "secret", "host_secret", "viewer", "bag_order")


def answers(table: Table, viewer: int, actions: list[int]) -> list[str]:
    """What the seat is told when it asks why not, and what if."""
    generous = SimpleNamespace(take=lambda address: True)
    live: Any = SimpleNamespace(table=table, hall=SimpleNamespace(costly=generous))
    client: Any = SimpleNamespace(seats=[viewer], address="")
    requests = Requests(live, client)

    def told(ask: Any, kind: Any, action: int) -> str:
        try:
            return str(ask(kind("1", viewer, action)))
        except kogge.KoggeError as refused:
            return str(refused)

    asking = ((requests.why, p.Why), (requests.preview, p.Preview))
    return [told(ask, kind, action) for action in actions for ask, kind in asking]


def table_of(record: kogge.Record) -> Table:
    rules = record.rules
    row = TableRow(
        id="t",
        created=0.0,
        rules=rules.to_dict(),
        version=rules.version,
        deal=dict(rules.game.deal_to_text(rules, record.deal)),
        seed="0123456789",
        settings=TableSettings(),
        sitters=[Sitter("person", name) for name in record.seats],
        host="",
    )
    return Table(row, [SeatKey(seat) for seat in range(rules.players)])


@pytest.mark.parametrize("options", OPTIONS)
def test_every_view_of_a_whole_game_is_the_same_in_another_deal(options: dict[str, Any]) -> None:
    """For every viewer and every revision the encoded view is compared with the one of a re-dealt position."""
    record = record_of(seed=3, **options)
    table = table_of(record)
    rng = Random(1)
    compared = shared = 0
    for revision, (seat, _, text) in enumerate(record.decisions(), 1):
        before = table.state.clone()
        table.apply(Act(seat, text), 0.0)
        table.add(LogRow(revision, 0.0, Act(seat, text)))
        for viewer in range(record.rules.players):
            if not record.rules.game.sees_more(table.state, viewer):
                shared += 1
                assert table.state.view(viewer) | {"seat": None} == table.state.view(None)
        if rng.randrange(6):
            continue
        for viewer in (None, *range(record.rules.players)):
            sent = Views(table).of([] if viewer is None else [viewer])
            actions = []
            if viewer is not None and viewer == table.asked():
                actions = [*table.state.legal_actions()[:3], *rng.sample(range(record.rules.num_actions), 4)]
            answered = answers(table, viewer or 0, actions)
            real = table.match.state
            other = real.seen_by(SPECTATOR if viewer is None else viewer)
            other.determinize(FastRandom(rng.getrandbits(60)))
            table.match.state = other
            try:
                redealt = Views(table).of([] if viewer is None else [viewer])
                assert answers(table, viewer or 0, actions) == answered
            finally:
                table.match.state = real
            if before.reveals() == real.reveals():
                assert redealt == sent
                compared += 1
            position, told = (json.loads(text)["shared"]["position"] for text in (sent, redealt))
            assert position == told
    assert compared > 50
    assert (shared > record.rules.players) == (options == {})  # who has a mission sees more, until the game is over


def keys_of(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for value in data.values() for key in keys_of(value)}
    return {key for value in data for key in keys_of(value)} if isinstance(data, list) else set()


def test_no_message_names_what_stays_in_the_server(server: Server) -> None:
    """A whole game over the sockets: no key of seed or deal, and no secret, in anything received."""
    created = create(
        server, [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    )
    secrets = [created["host_secret"], *(link["secret"] for link in created["seats"])]
    player = Client(server, created["table"], created["seats"][0]["secret"]).welcomed()
    spectator = Client(server, created["table"]).welcomed()
    rng = Random(4)
    for _ in range(60):
        while not player.view.get("asked"):
            player.receive()
        action = rng.choice(player.view["asked"]["actions"])
        answer = player.ask("act", seat=0, revision=player.view["revision"], action=action["id"])
        if answer["type"] == "done":
            player.until_view(answer["revision"])
    spectator.until_view(player.view["revision"])
    assert len(spectator.received) > 60
    for message in player.received + spectator.received:
        assert not keys_of(message) & set(SECRET_WORDS) or message["type"] == "done"
        text = json.dumps(message)
        assert not any(secret in text for secret in secrets)
    for message in spectator.received:
        assert message.get("asked") is None
        assert not message.get("own")
