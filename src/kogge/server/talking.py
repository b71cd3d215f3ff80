"""Talking: what is said at a table, who is not heard, and whether to play again."""

import time

import msgspec

from kogge.core.errors import Refused
from kogge.core.messages import say
from kogge.server import protocol as p
from kogge.server.creation import clean, draft_rematch
from kogge.server.desk import Desk
from kogge.server.storage.store import ChatLine

MOST_CHAT = 500  # lines a table


class Talking(Desk):
    """The requests that do not touch the game."""

    async def mute(self, request: p.Mute) -> str:
        self.check_host(request.seat)
        key = self.table.keys[request.seat]
        await self.live.set_key(msgspec.structs.replace(key, muted=request.muted))
        return self.done(request.id)

    async def chat(self, request: p.Chat) -> str:
        sitter = self.check_seat(request.seat)
        live = self.live
        if self.table.keys[request.seat].muted:
            raise Refused(say("server-muted"))
        line = clean(request.line)
        if (request.seat, request.id, line) in live.said:
            return self.done(request.id)
        if not line or len(live.chat) >= MOST_CHAT:
            raise Refused(say("server-chat-full", most=MOST_CHAT))
        chat_line = ChatLine(len(live.chat) + 1, time.time(), request.seat, sitter.name, line)
        await live.hall.store.say(live.id, chat_line)
        live.chat.append(chat_line)
        live.said.add((request.seat, request.id, line))
        live.send(p.Said(live.id, live.revision, chat_line))
        return self.done(request.id)

    async def rematch(self, request: p.Rematch) -> str:
        self.check_seat(request.seat)
        live = self.live
        if self.table.match.actor() is not None:
            raise Refused(say("server-not-over"))
        if not self.table.rematch:
            created = await live.hall.add(draft_rematch(self.table))
            self.table.rematch = created.table
            live.tell_again()
        live.send(p.RematchReady(live.id, live.revision, self.table.rematch))
        return self.done(request.id)
