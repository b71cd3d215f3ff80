"""The lobby: open, running and finished tables, and mine with those first where it is my turn."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kogge.server.protocol import LobbyTable, Tables, encode
from kogge.server.secret_keys import digest
from kogge.server.storage.store import Listed

if TYPE_CHECKING:
    from kogge.server.hall import Hall
    from kogge.server.sockets import Client

MOST_LISTED = 50
PAUSE = 1.0  # seconds between two lists: many tables change all the time


class Lobby:
    """Tells everybody who looks at it what has changed, at most once in a while."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.clients: set[Client] = set()
        self._watching: dict[tuple[str, int], set[Client]] = {}
        self._telling = False

    async def tables(self, mine: Sequence[tuple[str, int]] = ()) -> Tables:
        """The lists, for somebody who holds these seats."""
        return Tables(await self.mine(mine), *await self._public())

    async def _public(self) -> list[list[LobbyTable]]:
        """What everybody may see: tables that wait, run and are over."""
        store = self._hall.store
        return [
            [entry(listed) for listed in await store.public_tables(status, MOST_LISTED)]
            for status in ("waiting", "running", "finished")
        ]

    async def mine(self, seats: Sequence[tuple[str, int]]) -> list[LobbyTable]:
        """The tables of these seats: where I am asked, by deadline; then what runs, waits and is over."""
        listed = await self._hall.store.tables_of([table for table, _ in seats]) if seats else []
        mine = [entry(one, (one.id, one.summary.asked) in seats and not one.summary.by_bot) for one in listed]
        rank = {"running": 0, "waiting": 1, "finished": 2}
        return sorted(
            mine,
            key=lambda one: (not one.your_turn, rank[one.status], one.deadline or float("inf"), -one.updated),
        )

    async def seats_of(self, tables: Sequence[str], secrets: Sequence[str]) -> list[tuple[str, int]]:
        """The seats at these tables that belong to these secrets."""
        digests = {digest(secret) for secret in secrets}
        return await self._hall.store.held_seats(tables, digests)

    def join(self, client: "Client", seats: Sequence[tuple[str, int]]) -> None:
        self.clients.add(client)
        for seat in seats:
            self._watching.setdefault(seat, set()).add(client)

    def part(self, client: "Client") -> None:
        self.clients.discard(client)
        for seat in client.watched:
            watching = self._watching.get(seat, set())
            watching.discard(client)
            if not watching:
                self._watching.pop(seat, None)

    def watchers(self, table_id: str, seat: int) -> "set[Client]":
        return self._watching.get((table_id, seat), set())

    def changed(self) -> None:
        """Something in the lists has changed."""
        if self.clients and not self._telling:
            self._telling = True
            self._hall.spawn(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(PAUSE)
        self._telling = False
        lists = await self._public()
        for client in list(self.clients):
            client.send(encode(Tables(await self.mine(client.watched), *lists)))


def entry(listed: Listed, your_turn: bool = False) -> LobbyTable:
    summary = listed.summary
    return LobbyTable(
        id=listed.id,
        status=summary.status,
        ruleset=summary.ruleset,
        names=summary.names,
        open_seats=summary.open_seats,
        revision=summary.revision,
        updated=summary.updated,
        deadline=summary.deadline,
        result=summary.result,
        your_turn=your_turn,
    )
