"""Requests: what a client at a table may ask for, one method each; everything runs alone at its table."""

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from kogge.bots import bot as find_bot
from kogge.core.errors import IllegalAction, KoggeError, Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.core.state import State
from kogge.server import protocol as p
from kogge.server.creation import clean, draft_rematch
from kogge.server.entries import Act, SeatChange, SeatKey, Sitter, Undo
from kogge.server.live import LiveTable, UndoRequest
from kogge.server.protocol import encode
from kogge.server.secret_keys import digest, new_secret
from kogge.server.storage.store import ChatLine
from kogge.server.words import words

if TYPE_CHECKING:
    from kogge.server.sockets import Client

LOG = logging.getLogger("kogge.server")
NEEDS_CONSENT = ("undo-others", "undo-revealed", "undo-turn-ended")
MOST_CHAT = 500  # lines a table


class Requests:
    """The requests of one client at one table."""

    def __init__(self, live: LiveTable, client: "Client") -> None:
        self.live = live
        self.client = client

    async def handle(self, request: Any) -> None:
        """Do it, and answer the client."""

        async def do() -> str:
            return await self._do(request)

        self.client.send(await self.live.run(do))

    async def _do(self, request: Any) -> str:
        match request:
            case p.DoAct():
                return await self.act(request)
            case p.DoUndo():
                return await self.undo(request)
            case p.Consent():
                return await self.consent(request)
            case p.Why():
                return self.why(request)
            case p.Preview():
                return self.preview(request)
            case p.Look():
                return self.live.views.of(self.client.seats)
            case p.Sit():
                return await self.sit(request)
            case p.Leave():
                return await self.leave(request, "left")
            case p.Resign():
                return await self.leave(request, "resigned")
            case p.Away():
                return await self.away(request)
            case p.Back():
                return await self.back(request)
            case p.Answers():
                return await self.answers(request)
            case p.SetSeat():
                return await self.set_seat(request)
            case p.Mute():
                return await self.mute(request)
            case p.Chat():
                return await self.chat(request)
            case p.Rematch():
                return await self.rematch(request)
        raise AssertionError(request)

    def done(self, message_id: str, revision: int | None = None, **more: Any) -> str:
        table = self.live.table
        return encode(p.Done(message_id, table.id, table.revision if revision is None else revision, **more))

    def check_seat(self, seat: int) -> Sitter:
        """The sitter of a seat that must be this client's."""
        if seat >= len(self.live.table.sitters):
            raise Refused(say("server-no-such-seat", seat=seat))
        if seat not in self.client.seats:
            raise Refused(say("server-not-your-seat", seat=SEATS[seat]))
        return self.live.table.sitters[seat]

    def check_host(self, seat: int) -> Sitter:
        if not self.client.is_host:
            raise Refused(say("server-not-host"))
        if seat >= len(self.live.table.sitters):
            raise Refused(say("server-no-such-seat", seat=seat))
        return self.live.table.sitters[seat]

    def check_running(self) -> None:
        if self.live.table.is_waiting():
            raise Refused(say("server-waiting"))

    # Playing.

    async def act(self, request: p.DoAct) -> str:
        sitter = self.check_seat(request.seat)
        table = self.live.table
        key = f"{request.seat}:{request.id}"
        if key in table.seen:
            return self.done(request.id, table.seen[key])
        self.live.check_revision(request.revision)
        self.check_running()
        text = self.chosen(request, table.state)
        if sitter.away:
            await self.live.change(SeatChange(request.seat, _back(sitter), "back"))
        return self.done(request.id, await self.live.change(Act(request.seat, text), key))

    def chosen(self, request: Any, state: State) -> str:
        """The words of the action that is meant.  Only what the seat knows is looked at, so no reason tells more."""
        if state.is_over():
            raise Refused(say("match-over"))
        if state.actor() != request.seat:
            raise Refused(say("match-not-asked", seat=SEATS[request.seat], asked=SEATS[state.actor()]))
        seen = state.seen_by(request.seat)
        if request.text is not None:
            return seen.text(seen.parse(request.text))
        if request.action is None:
            raise Refused(say("server-no-action"))
        if request.action not in seen.legal_actions():
            raise seen.rules.illegal(seen, request.action)
        return seen.text(request.action)

    def why(self, request: p.Why) -> str:
        self.check_seat(request.seat)
        table = self.live.table
        reason = None
        try:
            self.chosen(request, table.state)
        except IllegalAction as error:
            reason = words(error.message)
        return encode(p.Answer(request.id, table.id, table.revision, reason=reason))

    def preview(self, request: p.Preview) -> str:
        self.check_seat(request.seat)
        table = self.live.table
        seen = table.state.seen_by(request.seat)
        action = seen.parse(self.chosen(request, table.state))
        after = seen.clone()
        after.apply(action)
        if after.reveals() != seen.reveals():
            raise Refused(say("server-preview-reveals"))
        return encode(p.Answer(request.id, table.id, table.revision, position=after.view(request.seat)))

    # Taking back.

    async def undo(self, request: p.DoUndo) -> str:
        self.check_seat(request.seat)
        table = self.live.table
        key = f"{request.seat}:{request.id}"
        if key in table.seen:
            return self.done(request.id, table.seen[key])
        self.live.check_revision(request.revision)
        self.check_undo()
        mine = [seat for seat in table.people() if seat in self.client.seats]
        alone = set(table.people()) <= set(mine)
        if table.settings.undo == "turn" or alone:
            try:
                entry = Undo(request.seat, 0, request.whole_turn, mine if alone else [])
                return self.done(request.id, await self.live.change(entry, key))
            except Refused as refused:
                if refused.message.key not in NEEDS_CONSENT:
                    raise
        self.live.undo_request = UndoRequest(request.seat, request.whole_turn, set(mine) | {request.seat})
        self.live.undo_asked(self.missing())
        return self.done(request.id)

    def check_undo(self) -> None:
        if self.live.table.settings.undo == "never":
            raise Refused(say("server-undo-never"))
        if self.live.table.match.actor() is None:
            raise Refused(say("server-undo-finished"))

    def missing(self) -> list[int]:
        """The people who have not yet agreed."""
        request = self.live.undo_request
        return [seat for seat in self.live.table.people() if request is None or seat not in request.agreed]

    async def consent(self, request: p.Consent) -> str:
        self.check_seat(request.seat)
        self.live.check_revision(request.revision)
        asked = self.live.undo_request
        if asked is None:
            raise Refused(say("server-undo-not-asked"))
        if not request.agree:
            self.live.undo_asked([])
            self.live.undo_request = None
            self.live.notice(words(say("server-undo-declined", seat=SEATS[request.seat])))
            return self.done(request.id)
        asked.agreed.add(request.seat)
        if self.missing():
            self.live.undo_asked(self.missing())
            return self.done(request.id)
        entry = Undo(asked.seat, 0, asked.whole_turn, sorted(asked.agreed))
        return self.done(request.id, await self.live.change(entry))

    # Seats.

    async def sit(self, request: p.Sit) -> str:
        table = self.live.table
        name = clean(request.name)
        open_seats = [seat for seat, sitter in enumerate(table.sitters) if sitter.kind == "open"]
        if not name:
            raise Refused(say("server-no-name"))
        wanted = open_seats if request.seat is None or table.settings.shuffled else [request.seat]
        if not open_seats or wanted[0] not in open_seats:
            raise Refused(say("server-no-open-seat"))
        seat = self.client.any_of(wanted) if table.settings.shuffled else wanted[0]
        secret = new_secret()
        self.client.digests.add(digest(secret))
        sitter = Sitter("person", name, table.sitters[seat].bot)
        revision = await self.live.change(SeatChange(seat, sitter, "sits"), key=SeatKey(seat, digest(secret)))
        return self.done(request.id, revision, secret=secret, seat=seat)

    async def leave(self, request: p.Leave | p.Resign, why: str) -> str:
        """The seat is no longer this person's: a bot plays on, or it is open if the game has not begun."""
        sitter = self.check_seat(request.seat)
        table = self.live.table
        if table.match.actor() is None:
            raise Refused(say("match-over"))
        waiting = table.is_waiting() and why == "left"
        successor = Sitter("open", bot=sitter.bot) if waiting else Sitter("bot", bot=sitter.bot)
        revision = await self.live.change(SeatChange(request.seat, successor, why), key=SeatKey(request.seat))
        return self.done(request.id, revision)

    async def away(self, request: p.Away) -> str:
        sitter = self.check_seat(request.seat)
        away = Sitter("person", sitter.name, find_bot(request.bot).name, away=True)
        return self.done(request.id, await self.live.change(SeatChange(request.seat, away, "away")))

    async def back(self, request: p.Back) -> str:
        sitter = self.check_seat(request.seat)
        if not sitter.away:
            return self.done(request.id)
        return self.done(request.id, await self.live.change(SeatChange(request.seat, _back(sitter), "back")))

    async def answers(self, request: p.Answers) -> str:
        self.check_seat(request.seat)
        by = str(request.seconds) if request.by == "after" else request.by
        key = self.live.table.keys[request.seat]
        await self.live.set_key(msgspec.structs.replace(key, answers=by))
        return self.done(request.id)

    async def set_seat(self, request: p.SetSeat) -> str:
        """Seats of bots and nobody, and of people who are not here."""
        sitter = self.check_host(request.seat)
        if self.live.table.match.actor() is None:
            raise Refused(say("match-over"))
        if sitter.kind == "person" and request.seat in self.live.present():
            raise Refused(say("server-person-is-here", name=sitter.name))
        successor = Sitter(request.to, bot=find_bot(request.bot).name)
        revision = await self.live.change(SeatChange(request.seat, successor, "host"), key=SeatKey(request.seat))
        return self.done(request.id, revision)

    # Talk, and again.

    async def mute(self, request: p.Mute) -> str:
        self.check_host(request.seat)
        key = self.live.table.keys[request.seat]
        await self.live.set_key(msgspec.structs.replace(key, muted=request.muted))
        return self.done(request.id)

    async def chat(self, request: p.Chat) -> str:
        sitter = self.check_seat(request.seat)
        live = self.live
        if live.table.keys[request.seat].muted:
            raise Refused(say("server-muted"))
        said = clean(request.line)
        if not said or len(live.chat) >= MOST_CHAT:
            raise Refused(say("server-chat-full", most=MOST_CHAT))
        line = ChatLine(len(live.chat) + 1, time.time(), request.seat, sitter.name, said)
        await live.hall.store.say(live.id, line)
        live.chat.append(line)
        live.send(p.Said(live.id, live.table.revision, line))
        return self.done(request.id)

    async def rematch(self, request: p.Rematch) -> str:
        self.check_seat(request.seat)
        live = self.live
        if live.table.match.actor() is not None:
            raise Refused(say("server-not-over"))
        if not live.rematch:
            created = await live.hall.add(draft_rematch(live.table))
            live.rematch = created.table
        live.send(p.RematchReady(live.id, live.table.revision, live.rematch))
        return self.done(request.id)


def _back(sitter: Sitter) -> Sitter:
    return msgspec.structs.replace(sitter, away=False)


def refusal(live: LiveTable, message_id: str, error: KoggeError, view: str | None) -> str:
    """Why something has not been done; with the whole view where the client's was too old."""
    raw = None if view is None else msgspec.Raw(view.encode())
    return encode(p.Refusal(message_id, live.id, live.table.revision, words(error.message), raw))
