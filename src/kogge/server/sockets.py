"""Sockets: one connection of a client, from its first message to its last."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from kogge.core.errors import KoggeError
from kogge.core.messages import Message, say
from kogge.server.creation import clean
from kogge.server.desk import refusal
from kogge.server.doors import is_allowed_origin
from kogge.server.entries import SeatChange
from kogge.server.hall import Hall
from kogge.server.limits import Bucket
from kogge.server.live import LiveTable
from kogge.server.protocol import FIRST_DECODER, PROTOCOL, REQUEST_DECODER, Bye, Hello, Lobby, Welcome, encode
from kogge.server.requests import Requests
from kogge.server.secret_keys import digest
from kogge.server.table import Table
from kogge.server.words import words

LOG = logging.getLogger("kogge.server")
MOST_WAITING = 256  # messages that a slow client may be behind
FIRST_SECONDS = 20.0  # for the first message
LAST_SECONDS = 1.0  # for what is still to be sent
MOST_BAD = 10  # messages that are no messages, before the connection is closed
MOST_BYTES = 16_384  # of one message
POLICY, TRY_AGAIN = 1008, 1013


class Client:
    """Who is at the other end: which seats it holds, and what is still to be sent."""

    def __init__(self, address: str, hang_up: Callable[[], object]) -> None:
        self.address = address
        self._hang_up = hang_up
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.digests: set[str] = set()
        self.seats: list[int] = []
        self.is_host = False
        self.watched: list[tuple[str, int]] = []
        self.too_slow = False

    def send(self, text: str) -> None:
        """Send when there is room; who cannot keep up comes back and gets the whole view."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            if not self.too_slow:
                self.too_slow = True
                self._hang_up()

    def hold(self, table: Table) -> None:
        """The seats whose secrets this client knows."""
        self.seats = [key.seat for key in table.keys if key.secret and key.secret in self.digests]

    def watches(self, table_id: str, seat: int) -> bool:
        return (table_id, seat) in self.watched


class Connection:
    """Reads and writes one WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, address: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.socket = socket
        self.hall = hall
        self.client = Client(address, task.cancel)
        self.bucket = Bucket(hall.settings.messages, hall.settings.messages * 2)
        self.bad = 0
        self.closing: int | None = None  # the code to hang up with

    async def run(self) -> None:
        writing = asyncio.get_running_loop().create_task(self._write())
        try:
            await self._converse()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self.client.too_slow:
                raise
            LOG.info("client too slow", extra={"address": self.client.address})
        finally:
            await self._finish(writing)

    async def _finish(self, writing: "asyncio.Task[None]") -> None:
        """What has been promised is still sent; a client that has gone does not keep us."""
        try:
            self.client.outbox.put_nowait(None)
            await asyncio.wait_for(writing, LAST_SECONDS)
        except (asyncio.QueueFull, TimeoutError):
            writing.cancel()
        if self.closing is not None:
            await self.close(self.closing)

    async def _write(self) -> None:
        while (text := await self.client.outbox.get()) is not None:
            try:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
            except Exception:
                return

    async def close(self, code: int) -> None:
        try:
            await self.socket.close(code=code)
        except Exception as error:
            LOG.debug("already closed", extra={"reason": type(error).__name__})

    def bye(self, why: Message) -> None:
        """Say why, and hang up."""
        self.client.send(encode(Bye(words(why))))
        self.closing = POLICY

    async def _receive(self) -> bytes:
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=event.get("code", 1000))
        text = event.get("text")
        return bytes(event.get("bytes") or b"") if text is None else str(text).encode()

    async def _converse(self) -> None:
        try:
            first = FIRST_DECODER.decode(await asyncio.wait_for(self._receive(), FIRST_SECONDS))
        except TimeoutError:
            return self.bye(say("server-no-hello"))
        except (msgspec.DecodeError, UnicodeError) as error:
            return self.bye(say("server-bad-message", reason=str(error)))
        if first.protocol != PROTOCOL:
            return self.bye(say("server-protocol", version=first.protocol, known=PROTOCOL))
        if isinstance(first, Lobby):
            return await self._lobby(first)
        return await self._table(first)

    async def _lobby(self, first: Lobby) -> None:
        lobby = self.hall.lobby
        self.client.watched = await lobby.seats_of(first.tables, first.secrets)
        lobby.join(self.client, self.client.watched)
        try:
            self.client.send(encode(await lobby.tables(self.client.watched)))
            while True:
                await self._receive()
                if not self.bucket.take():
                    return self.bye(say("server-too-many"))
        finally:
            lobby.part(self.client)

    async def _table(self, hello: Hello) -> None:
        try:
            live = await self.hall.open(hello.table)
        except KoggeError as error:
            return self.bye(error.message)
        client = self.client
        client.digests = {digest(secret) for secret in hello.secrets}
        client.is_host = live.table.row.host in client.digests
        client.hold(live.table)
        if hello.secrets and not client.seats and not client.is_host:
            LOG.warning("wrong secret", extra={"table": live.id})
            return self.bye(say("server-wrong-secret"))
        try:
            await live.run(lambda: self._join(live, hello))
            await self._serve(live)
        finally:
            live.part(client)

    async def _join(self, live: LiveTable, hello: Hello) -> None:
        """Between two changes, so that nobody sees what is not yet stored."""
        await self._sit_down(live, hello)
        self._welcome(live)
        live.join(self.client)
        self.client.send(live.views.of(self.client.seats))

    def _welcome(self, live: LiveTable) -> None:
        client = self.client
        client.send(
            encode(
                Welcome(
                    PROTOCOL,
                    live.id,
                    live.table.revision,
                    client.seats,
                    client.is_host,
                    live.chat,
                    live.present(),
                    time.time(),
                )
            )
        )

    async def _sit_down(self, live: LiveTable, hello: Hello) -> None:
        """Who comes with a name and the link of an invitation sits down."""
        name = clean(hello.name or "")
        for seat in self.client.seats if name else ():
            invited = live.table.sitters[seat]
            if invited.kind == "invited":
                person = msgspec.structs.replace(invited, kind="person", name=name)
                await live.change(SeatChange(seat, person, "sits"))

    async def _serve(self, live: LiveTable) -> None:
        requests = Requests(live, self.client)
        while True:
            data = await self._receive()
            if not self.bucket.take():
                LOG.warning("flooding", extra={"table": live.id})
                return self.bye(say("server-too-many"))
            if len(data) > MOST_BYTES:
                return self.bye(say("server-too-long", most=MOST_BYTES))
            try:
                request = REQUEST_DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError) as error:
                self.bad += 1
                if self.bad > MOST_BAD:
                    return self.bye(say("server-bad-message", reason=str(error)))
                message = KoggeError(say("server-bad-message", reason=str(error)))
                self.client.send(refusal(live, _id_of(data), message))
                continue
            try:
                await requests.handle(request)
            except Exception:
                LOG.exception("request failed", extra={"table": live.id, "request": type(request).__name__})
                self.client.send(refusal(live, request.id, KoggeError(say("server-fault"))))


def _id_of(data: bytes) -> str:
    """The id of a message that is otherwise wrong, if it has one."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return ""
    return str(found.get("id", ""))[:64] if isinstance(found, dict) else ""


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any], state: AppState) -> None:
    """The WebSocket of the protocol."""
    hall: Hall = state.hall
    address = socket.client.host if socket.client else ""
    headers = socket.headers
    if not is_allowed_origin(headers.get("origin"), headers.get("host"), hall.settings.origins):
        LOG.warning("foreign origin", extra={"address": address})
        await socket.close(code=POLICY)
        return
    if not state.requests.take(address) or not hall.enter(address):
        await socket.close(code=TRY_AGAIN)
        return
    try:
        await socket.accept()
        await Connection(socket, hall, address).run()
    finally:
        hall.exit(address)
