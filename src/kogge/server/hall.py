"""The hall: all live tables of this process, and what they share."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from kogge.core.errors import KoggeError, Refused
from kogge.core.messages import say
from kogge.server.bot_pool import BotPool
from kogge.server.creation import Created, Draft
from kogge.server.limits import Limiter
from kogge.server.live import LiveTable
from kogge.server.lobby import Lobby
from kogge.server.memory import Collector
from kogge.server.settings import Settings
from kogge.server.storage.store import Store
from kogge.server.table import Table
from kogge.server.thinking import Thinking

if TYPE_CHECKING:
    from kogge.server.sockets import Client

LOG = logging.getLogger("kogge.server")
IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
COSTLY_RATE, COSTLY_BURST = 0.1, 1.0  # of what an address may ask a second: what takes the server long, and at once


class NoSuchTable(Refused):
    """There is no table of this id."""


class Hall:
    """Opens tables when somebody wants them, and lets go of them when nobody does."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.thinking = Thinking(store, pool)
        self.pool = pool
        self.lobby = Lobby(self)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connections: Counter[str] = Counter()
        self.costly = Limiter(settings.messages * COSTLY_RATE, settings.messages * COSTLY_BURST)
        self._collector = Collector()
        self._faulty: set[str] = set()  # tables that cannot be opened; said once
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task and hold on to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, KoggeError):
            LOG.error("task failed", exc_info=error)

    # Tables.

    async def open(self, table_id: str) -> LiveTable:
        """The live table of this id."""
        if live := self._tables.get(table_id):
            live.used = time.monotonic()
            return live
        if table_id not in self._opening:
            self._opening[table_id] = self.spawn(self._open(table_id))
        try:
            return await asyncio.shield(self._opening[table_id])
        finally:
            self._opening.pop(table_id, None)

    async def _open(self, table_id: str) -> LiveTable:
        live = await self.load(table_id)
        self._tables[table_id] = live
        live.go_on()
        return live

    async def load(self, table_id: str) -> LiveTable:
        """Read a table and replay its log."""
        found = await self.store.table(table_id)
        if found is None:
            raise NoSuchTable(say("server-no-such-table", table=table_id))
        row, rows, keys = found
        return LiveTable(self, Table(row, keys, rows), await self.store.said(table_id))

    async def add(self, draft: Draft) -> Created:
        """Store a new table and let it begin."""
        table = draft.table()
        now = time.time()
        table.run_clock(now)
        await self.store.add_table(draft.row, draft.keys, draft.rows, table.summary(now))
        live = LiveTable(self, table, [])
        self._tables[table.id] = live
        live.go_on()
        self.lobby_changed()
        return draft.created

    # Connections.

    def enter(self, address: str) -> bool:
        """Whether one more connection of this address is welcome."""
        if self.closing or self._connections[address] >= self.settings.connections:
            return False
        self._connections[address] += 1
        return True

    def exit(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    # The lobby.

    def watchers(self, table_id: str, seat: int) -> "set[Client]":
        return self.lobby.watchers(table_id, seat)

    def lobby_changed(self) -> None:
        self.lobby.changed()

    # Coming and going.

    async def start(self) -> None:
        """Go on where a server was stopped: bots that are asked, clocks that run."""
        await self.store.forget_leases()
        self.spawn(self._sweep())

    async def _sweep(self) -> None:
        """Open tables before they go on by themselves, let go of those that nobody needs."""
        while True:
            soon = time.time() + 2 * SWEEP_SECONDS
            await self._open_due(soon)
            since = time.monotonic() - IDLE_SECONDS
            for live in list(self._tables.values()):
                if live.is_idle(since, soon):
                    del self._tables[live.id]
                    live.close()
                    await self.thinking.release(live.id)
            self._collector.sweep(quiet=not self._connections)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _open_due(self, before: float) -> None:
        try:
            due = await self.store.due(before)
        except Exception:
            LOG.exception("the database does not answer")
            return
        for table_id in due:
            try:
                await self.open(table_id)
            except Exception:
                if table_id not in self._faulty:
                    LOG.exception("table cannot be opened", extra={"table": table_id})
                self._faulty.add(table_id)

    async def stop(self) -> None:
        """Let changes that have begun be stored, and nothing new begin."""
        self.closing = True
        for live in list(self._tables.values()):
            live.close()
            await live.run(_nothing)
        for task in list(self._tasks):
            task.cancel()
        self.pool.close()

    def counts(self) -> dict[str, int]:
        clients = sum(len(live.clients) for live in self._tables.values())
        return {"tables_in_memory": len(self._tables), "clients": clients}


async def _nothing() -> None:
    pass
