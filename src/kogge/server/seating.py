"""Seating: to sit down, to leave, to let a bot answer, to come back; what the host may do with a seat."""

import secrets

import msgspec

from kogge.bots import bot as find_bot
from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.server import protocol as p
from kogge.server.creation import check_colour, clean
from kogge.server.desk import Desk
from kogge.server.entries import Reason, SeatChange, SeatKey, Sitter, back
from kogge.server.secret_keys import digest, new_secret


class Seating(Desk):
    """The requests about who sits where."""

    async def sit(self, request: p.Sit) -> str:
        name = clean(request.name)
        if not name:
            raise Refused(say("server-no-name"))
        if request.seat in self.client.seats and self.check_there_is(request.seat).kind == "invited":
            sitter = self.sitter(request, name, request.seat)
            return await self.change(request, SeatChange(request.seat, sitter, "sits"), seat=request.seat)
        seat = self.open_seat(request.seat)
        secret = new_secret()
        self.client.digests.add(digest(secret))
        entry, key = SeatChange(seat, self.sitter(request, name, seat), "sits"), SeatKey(seat, digest(secret))
        return await self.change(request, entry, key, secret=secret, seat=seat)

    def open_seat(self, wanted: int | None) -> int:
        """The one that is wanted; at a table with shuffled seats any."""
        found = [seat for seat, sitter in enumerate(self.table.sitters) if sitter.kind == "open"]
        if self.table.settings.shuffled and found:
            return secrets.choice(found)
        if not found or wanted not in (None, *found):
            raise Refused(say("server-no-open-seat"))
        return found[0] if wanted is None else wanted

    def sitter(self, request: p.Sit, name: str, seat: int) -> Sitter:
        """Who sits down, in the colour of his choice if the game has not begun."""
        before = self.table.sitters[seat]
        colour = request.colour or before.colour
        if colour != before.colour:
            others = [sitter.colour for number, sitter in enumerate(self.table.sitters) if number != seat]
            check_colour(colour, taken=colour in others or not self.table.is_waiting())
        return Sitter("person", name, before.bot, colour=colour)

    async def leave(self, request: p.Leave | p.Resign, why: Reason) -> str:
        """The seat is no longer this person's: a bot plays on, or it is open if the game has not begun."""
        sitter = self.check_seat(request.seat)
        self.check_not_over()
        if why == "left" and self.table.is_waiting():
            successor = Sitter("open", bot=sitter.bot)
        else:
            successor = Sitter("bot", bot=sitter.bot, colour=sitter.colour)
        return await self.change(request, SeatChange(request.seat, successor, why), SeatKey(request.seat))

    async def away(self, request: p.Away) -> str:
        sitter = self.check_seat(request.seat)
        self.check_not_over()
        away = msgspec.structs.replace(sitter, bot=find_bot(request.bot).name, away=True)
        return await self.change(request, SeatChange(request.seat, away, "away"))

    async def back(self, request: p.Back) -> str:
        sitter = self.check_seat(request.seat)
        if not sitter.away:
            return self.done(request.id)
        return await self.change(request, SeatChange(request.seat, back(sitter), "back"))

    async def answers(self, request: p.Answers) -> str:
        self.check_mine(request.seat)
        by = str(request.seconds) if request.by == "after" else request.by
        key = self.table.keys[request.seat]
        await self.live.set_key(msgspec.structs.replace(key, answers=by))
        return self.done(request.id)

    async def set_seat(self, request: p.SetSeat) -> str:
        """The host may fill and open seats, but take nobody's for good once the game has begun."""
        sitter = self.check_host(request.seat)
        self.check_not_over()
        bot = find_bot(request.bot).name
        if sitter.is_person():
            self.check_may_replace(request, sitter)
            if not self.table.is_waiting():
                away = msgspec.structs.replace(sitter, bot=bot, away=True)
                return await self.change(request, SeatChange(request.seat, away, "host"))
        successor = Sitter(request.to, bot=bot, colour=sitter.colour)
        return await self.change(request, SeatChange(request.seat, successor, "host"), SeatKey(request.seat))

    def check_may_replace(self, request: p.SetSeat, sitter: Sitter) -> None:
        if request.seat in self.live.present():
            raise Refused(say("server-person-is-here", name=sitter.name))
        if request.to == "open" and not self.table.is_waiting():
            raise Refused(say("server-seat-is-kept", name=sitter.name, seat=SEATS[request.seat]))
