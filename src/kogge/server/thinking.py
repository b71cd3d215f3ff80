"""Thinking: lets the bot that is asked answer, under a lease, and greedy in its place if it fails."""

import asyncio
import hashlib
import logging
import os
import secrets
import time
from typing import TYPE_CHECKING

from kogge.core.game import SEATS
from kogge.server.bot_pool import BotFailed, BotPool, Question
from kogge.server.entries import Act
from kogge.server.storage.store import Store
from kogge.server.words import told

if TYPE_CHECKING:
    from kogge.server.live import LiveTable

LOG = logging.getLogger("kogge.server")
SUBSTITUTE = "greedy"
SLACK = 2.0  # seconds that a lease outlives the budgets of the bot and its substitute


class Thinking:
    """Asks the pool for the tables of this process."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.holder = f"{os.getpid()}-{secrets.token_hex(8)}"
        self._leases: dict[str, float] = {}  # until when, by table

    async def answer(self, live: "LiveTable", revision: int) -> None:
        """Let the bot decide at this revision; what comes too late is dropped."""
        try:
            if not await self._lease(live.id):
                await asyncio.sleep(SLACK)
                live.think_again()
                return
            await self._decide(live, revision)
        except Exception:
            LOG.exception("bot did not come to answer", extra={"table": live.id})
            await asyncio.sleep(SLACK)
            live.think_again()

    async def _lease(self, table_id: str) -> bool:
        """One lease is good for several answers; it is renewed when it may not last for the next."""
        now = time.time()
        needed = now + 2 * self.pool.seconds + SLACK
        if self._leases.get(table_id, 0.0) >= needed:
            return True
        until = needed + 2 * self.pool.seconds + SLACK
        granted = await self.store.lease(table_id, self.holder, now, until)
        if granted:
            self._leases[table_id] = until
        return granted

    async def _decide(self, live: "LiveTable", revision: int) -> None:
        table = live.table
        seat = table.asked()
        if seat is None or table.revision != revision:
            return
        name = table.sitters[seat].bot
        seed = bot_seed(table.row.seed, len(table.match.record.actions))
        state = table.state.seen_by(seat)
        failed = ""
        try:
            place = f"{table.id} {seat}"
            text = await self.pool.ask(Question(table.row.rules, name, seed, state.to_bytes(), place))
        except BotFailed as error:
            failed = str(error)
            LOG.warning("bot replaced", extra={"table": table.id, "bot": name, "reason": failed})
            try:
                text = await self.pool.ask(Question(table.row.rules, SUBSTITUTE, seed, state.to_bytes()))
            except BotFailed:
                text = state.text(state.legal_actions()[0])

        async def act() -> None:
            if live.table.revision != revision:
                return
            await live.change(Act(seat, text))
            if failed:
                live.notice(told("server-bot-replaced", bot=name, seat=SEATS[seat]))

        await live.run(act)

    async def release(self, table_id: str) -> None:
        if self._leases.pop(table_id, None) is not None:
            await self.store.release(table_id, self.holder)


def bot_seed(seed: str, decision: int) -> str:
    """The seed of one answer: the same game gets the same bots, and no bot learns the seed of the deal."""
    return hashlib.sha256(f"bot {seed} {decision}".encode()).hexdigest()
