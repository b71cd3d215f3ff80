"""A live table: one change at a time, stored before anybody hears of it, then sent to everybody."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from kogge.core.errors import KoggeError, Refused
from kogge.core.messages import say
from kogge.server.entries import Entry, LogRow, SeatChange, SeatKey, Undo
from kogge.server.past import Past
from kogge.server.protocol import Notice, Present, UndoAsked, Words, YourTurn, encode
from kogge.server.storage.store import ChatLine, RevisionTaken
from kogge.server.table import Table
from kogge.server.views import Views

if TYPE_CHECKING:
    from kogge.server.hall import Hall
    from kogge.server.sockets import Client

LOG = logging.getLogger("kogge.server")
SLACK = 0.001  # seconds: an alarm may ring a little early


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
        self.past = Past()
        self.said: set[tuple[int, str, str]] = set()  # lines that a client may send again
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_at = -1
        self._told = (-1, -1)  # the seat that was last told that it is its turn, and which turn
        table.resume_clock(time.time())

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def revision(self) -> int:
        """The newest that is stored; inside a change the table itself may be one ahead."""
        return self.views.revision

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
            now = time.time()
            entry = table.apply(entry, now)
            table.run_clock(now)
            if isinstance(entry, SeatChange):
                table.clock.renew(entry.seat)
            row = LogRow(table.revision, now, entry, client, *table.clock.kept())
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
        if isinstance(entry, Undo):
            self.past.cut(len(table.match.record.actions))
        self.undo_request = None
        self.views = Views(table)
        self._tell(asked_before)
        self.go_on()
        return table.revision

    async def _reload(self) -> None:
        """What is in memory is not what is stored: read it again."""
        self.table = (await self.hall.load(self.id)).table
        self.past = Past()
        self.tell_again()
        self.go_on()

    async def set_key(self, key: SeatKey) -> None:
        """Change what belongs to a seat besides the game."""
        self.table.keys[key.seat] = key
        now = time.time()
        self.table.run_clock(now)
        try:
            await self.hall.store.set_seat(self.id, key, self.table.summary(now))
        except Exception:
            await self._reload()
            raise
        self.tell_again()
        self.go_on()

    def _seats_changed(self) -> None:
        for client in self.clients:
            client.hold(self.table)
        self.send(Present(self.id, self.revision, self.present()))

    # Telling.

    def _tell(self, asked_before: int | None) -> None:
        self.send_views()
        self.hall.lobby_changed()
        asked = self.table.asked()
        if asked is None or asked == asked_before or self.table.answering_bot():
            return
        if not self.table.sitters[asked].is_person():
            return
        told, self._told = self._told, (asked, self.table.state.turns())
        if told == self._told and not self.table.is_reply():
            return  # bots have answered meanwhile, and the turn goes on
        event = encode(YourTurn(self.id, self.table.revision, asked, self.table.is_reply()))
        for client in self.clients | self.hall.watchers(self.id, asked):
            if asked in client.seats or client.watches(self.id, asked):
                client.send(event)

    def tell_again(self) -> None:
        """Something has changed that is no part of the game."""
        self.views = Views(self.table)
        self.send_views()

    def send_views(self) -> None:
        for client in self.clients:
            client.send(self.views.of(client.seats))

    def send(self, message: Any) -> None:
        """To everybody who looks at this table."""
        text = encode(message)
        for client in self.clients:
            client.send(text)

    def notice(self, words: Words) -> None:
        self.send(Notice(self.id, self.revision, words))

    def present(self) -> list[int]:
        return sorted({seat for client in self.clients for seat in client.seats})

    def join(self, client: "Client") -> None:
        self.clients.add(client)
        self.go_on()
        if client.seats:
            self.send(Present(self.id, self.revision, self.present()))

    def part(self, client: "Client") -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        if client.seats:
            self.send(Present(self.id, self.revision, self.present()))

    def undo_asked(self, open_seats: list[int]) -> None:
        request = self.undo_request
        if request is not None:
            self.send(UndoAsked(self.id, self.revision, request.seat, request.whole_turn, open_seats))

    # Bots and clocks.

    def go_on(self) -> None:
        """Let a bot think if one is asked, and set the alarm for whoever's time may run out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.hall.closing or self.table.is_full():
            return
        if self.table.answering_bot():
            if self.clients or self.table.has_people():
                self.think()
            return
        now = time.time()
        due = self.table.due(now)
        if due is not None:
            revision = self.table.revision
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - now), lambda: self.hall.spawn(self._alarm(revision)))

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
            now = time.time() + SLACK
            deadline, answers_at = table.clock.deadline(), table.answers_at()
            if deadline is not None and deadline <= now:
                away = msgspec.structs.replace(table.sitters[asked], away=True)
                await self.change(SeatChange(asked, away, "clock"))
            elif answers_at is not None and answers_at <= now:
                self.think()
            else:
                self.go_on()

        await self.run(time_up)

    def is_idle(self, since: float, until: float) -> bool:
        """Whether it may leave the memory: nobody looks, nothing has happened since then, nothing will before then."""
        due = self.table.due(time.time())
        waits = due is not None and due < until
        return not self.clients and not waits and not self._lock.locked() and self.used < since

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
