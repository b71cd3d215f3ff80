"""The desk: what every request of a client at a table needs: who asks, what is checked, how it is answered."""

from typing import TYPE_CHECKING, Any

import msgspec

from kogge.core.errors import KoggeError, Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.server import protocol as p
from kogge.server.entries import Entry, SeatKey, Sitter
from kogge.server.live import LiveTable
from kogge.server.table import Table
from kogge.server.words import words

if TYPE_CHECKING:
    from kogge.server.sockets import Client


class Desk:
    """One client at one table.  Everything here runs alone at its table."""

    def __init__(self, live: LiveTable, client: "Client") -> None:
        self.live = live
        self.client = client

    @property
    def table(self) -> Table:
        return self.live.table

    # Answers.

    def done(self, message_id: str, revision: int | None = None, **more: Any) -> str:
        return p.encode(p.Done(message_id, self.table.id, revision or self.table.revision, **more))

    async def change(self, request: Any, entry: Entry, key: SeatKey | None = None, **more: Any) -> str:
        """Carry out a change, and answer with the revision it has made."""
        return self.done(request.id, await self.live.change(entry, name_of(request), key), **more)

    def repeated(self, request: p.DoAct | p.DoUndo | p.Consent) -> str | None:
        """The answer to a request that has been carried out before: whoever lost its answer sends it again."""
        revision = self.table.seen.get(name_of(request))
        return None if revision is None else self.done(request.id, revision)

    # Checks.

    def check_cost(self) -> None:
        """What takes the server long is rationed more strictly."""
        if not self.live.hall.costly.take(self.client.address):
            raise Refused(say("server-too-many"))

    def check_there_is(self, seat: int) -> Sitter:
        if seat >= len(self.table.sitters):
            raise Refused(say("server-no-such-seat", seat=seat))
        return self.table.sitters[seat]

    def check_mine(self, seat: int) -> Sitter:
        """The sitter of a seat that must be this client's."""
        sitter = self.check_there_is(seat)
        if seat not in self.client.seats:
            raise Refused(say("server-not-your-seat", seat=SEATS[seat]))
        return sitter

    def check_seat(self, seat: int) -> Sitter:
        """The same, and this client sits there."""
        sitter = self.check_mine(seat)
        if not sitter.is_person():
            raise Refused(say("server-sit-first", seat=SEATS[seat]))
        return sitter

    def check_host(self, seat: int) -> Sitter:
        if not self.client.is_host:
            raise Refused(say("server-not-host"))
        return self.check_there_is(seat)

    def check_not_over(self) -> None:
        if self.table.match.actor() is None:
            raise Refused(say("match-over"))


def name_of(request: Any) -> str:
    """What a request that belongs to a revision is remembered by; others may be sent again without harm."""
    revision = getattr(request, "revision", None)
    return "" if revision is None else f"{request.seat}:{revision}:{request.id}"


def refusal(live: LiveTable, message_id: str, error: KoggeError, view: str | None = None) -> str:
    """Why something has not been done; with the whole view where the client's was too old."""
    raw = None if view is None else msgspec.Raw(view.encode())
    return p.encode(p.Refusal(message_id, live.id, live.revision, words(error.message), raw))
