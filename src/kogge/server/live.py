"""A live table: one change at a time, stored before anybody hears of it, then sent to everybody."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from kogge.core.errors import KoggeError, Refused
from kogge.core.messages import say
from kogge.server.entries import Entry, LogRow, SeatChange, SeatKey
from kogge.server.protocol import Notice, Present, UndoAsked, Words, YourTurn, encode
from kogge.server.storage.store import ChatLine, RevisionTaken
from kogge.server.table import Table
from kogge.server.views import Views

if TYPE_CHECKING:
    from kogge.server.hall import Hall
    from kogge.server.sockets import Client

LOG = logging.getLogger("kogge.server")


class Stale(Refused):
    """The table has changed since the client looked."""


class UndoRequest:
    """Somebody wants to take back more than the rule allows, and the others are asked."""

    def __init__(self, seat: int, whole_turn: bool, agreed: set[int]) -> None:
        self.seat = seat
        self.whole_turn = whole_turn
        self.agreed = agreed


class LiveTable:
    """A table in memory with the clients that look at it.  Memory is a cache: the log is the truth."""

    def __init__(self, hall: "Hall", table: Table, chat: list[ChatLine]) -> None:
        self.hall = hall
        self.table = table
        self.chat = chat
        self.views = Views(table)
        self.clients: set[Client] = set()
        self.undo_request: UndoRequest | None = None
        self.rematch = ""  # the table where the same people play again
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_at = -1
        table.run_clock(time.time())

    @property
    def id(self) -> str:
        return self.table.id

    # Changes.

    async def run(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Do something alone at this table; it is finished even if whoever wanted it has gone."""

        async def alone() -> Any:
            async with self._lock:
                self.used = time.monotonic()
                return await job()

        return await asyncio.shield(self.hall.spawn(alone()))

    def check_revision(self, revision: int) -> None:
        if revision != self.table.revision:
            raise Stale(say("match-stale", revision=revision, current=self.table.revision))

    async def change(self, entry: Entry, client: str = "", key: SeatKey | None = None) -> int:
        """Carry out, store and tell a change, inside `run`; the revision that it has made.

        A key says who holds the seat from now on.
        """
        table = self.table
        asked_before = table.asked()
        try:
            entry = table.apply(entry)
            now = time.time()
            table.run_clock(now)
            row = LogRow(table.revision, now, entry, client, list(table.clock.banks) if table.clock.is_used() else [])
            await self.hall.store.append(table.id, row, table.summary(now), key)
        except KoggeError:
            raise
        except RevisionTaken:
            await self._reload()
            raise Stale(say("match-stale", revision=table.revision - 1, current=self.table.revision)) from None
        except Exception:
            await self._reload()
            raise
        table.add(row)
        if key is not None:
            table.keys[key.seat] = key
            self._seats_changed()
        self.undo_request = None
        self.views = Views(table)
        self._tell(asked_before)
        self.go_on()
        return table.revision

    async def _reload(self) -> None:
        """What is in memory is not what is stored: read it again."""
        self.table = (await self.hall.load(self.id)).table
        self.views = Views(self.table)
        self.send_views()

    async def set_key(self, key: SeatKey) -> None:
        """Change what belongs to a seat besides the game."""
        await self.hall.store.set_seat(self.id, key)
        self.table.keys[key.seat] = key
        self.table.run_clock(time.time())
        self.views = Views(self.table)
        self.send_views()
        self.go_on()

    def _seats_changed(self) -> None:
        for client in self.clients:
            client.hold(self.table)
        self.send(Present(self.id, self.table.revision, self.present()))

    # Telling.

    def _tell(self, asked_before: int | None) -> None:
        self.send_views()
        self.hall.lobby_changed()
        asked = self.table.asked()
        if asked is None or asked == asked_before or self.table.answering_bot():
            return
        if not self.table.sitters[asked].is_person():
            return
        event = encode(YourTurn(self.id, self.table.revision, asked, self.table.is_reply()))
        for client in self.clients | self.hall.watchers(self.id, asked):
            if asked in client.seats or client.watches(self.id, asked):
                client.send(event)

    def send_views(self) -> None:
        for client in self.clients:
            client.send(self.views.of(client.seats))

    def send(self, message: Any) -> None:
        """To everybody who looks at this table."""
        text = encode(message)
        for client in self.clients:
            client.send(text)

    def notice(self, words: Words) -> None:
        self.send(Notice(self.id, self.table.revision, words))

    def present(self) -> list[int]:
        return sorted({seat for client in self.clients for seat in client.seats})

    def join(self, client: "Client") -> None:
        self.clients.add(client)
        if client.seats:
            self.send(Present(self.id, self.table.revision, self.present()))

    def part(self, client: "Client") -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        if client.seats:
            self.send(Present(self.id, self.table.revision, self.present()))

    def undo_asked(self, open_seats: list[int]) -> None:
        request = self.undo_request
        if request is not None:
            self.send(UndoAsked(self.id, self.table.revision, request.seat, request.whole_turn, open_seats))

    # Bots and clocks.

    def go_on(self) -> None:
        """Let a bot think if one is asked, and set the alarm for whoever's time may run out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.answering_bot():
            self.think()
            return
        waits = []
        deadline, after = self.table.clock.deadline(), self.table.answers_after()
        if deadline is not None:
            waits.append(deadline - time.time())
        if after is not None:
            waits.append(after)
        if waits:
            revision = self.table.revision
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, min(waits)), lambda: self.hall.spawn(self._alarm(revision)))

    def think(self) -> None:
        if self._thinking_at != self.table.revision:
            self._thinking_at = self.table.revision
            self.hall.spawn(self.hall.thinking.answer(self, self.table.revision))

    def think_again(self) -> None:
        """The last attempt came to nothing."""
        self._thinking_at = -1
        self.go_on()

    async def _alarm(self, revision: int) -> None:
        async def time_up() -> None:
            table = self.table
            asked = table.asked()
            if table.revision != revision or asked is None:
                return
            deadline = table.clock.deadline()
            if deadline is not None and deadline <= time.time() + 0.001:
                sitter = table.sitters[asked]
                away = type(sitter)("person", sitter.name, sitter.bot, away=True)
                await self.change(SeatChange(asked, away, "clock"))
            elif table.answers_after() is not None:
                self.think()
            else:
                self.go_on()

        await self.run(time_up)

    def is_idle(self, since: float) -> bool:
        """Whether it may leave the memory: nobody looks, nothing runs, and nothing happened for a while."""
        waits = self._timer is not None or bool(self.table.answering_bot())
        return not self.clients and not waits and not self._lock.locked() and self.used < since

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
