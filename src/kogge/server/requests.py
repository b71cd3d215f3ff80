"""Requests: what a client at a table may ask for, and who answers it."""

from typing import Any

from kogge.core.errors import KoggeError
from kogge.server import protocol as p
from kogge.server.desk import refusal
from kogge.server.live import Stale
from kogge.server.playing import Playing
from kogge.server.seating import Seating
from kogge.server.talking import Talking


class Requests(Playing, Seating, Talking):
    """The requests of one client at one table."""

    async def handle(self, request: Any) -> None:
        """Do it alone at the table, and answer the client."""

        async def do() -> str:
            try:
                return await self.answer(request)
            except Stale as error:
                return refusal(self.live, request.id, error, self.live.views.of(self.client.seats))
            except KoggeError as error:
                return refusal(self.live, request.id, error)

        self.client.send(await self.live.run(do))

    async def answer(self, request: Any) -> str:
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
                return self.look(request)
            case p.Past():
                return self.past(request)
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
