"""The store: everything the server asks of its database, as methods with names."""

import asyncio
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kogge.server.entries import (
    ENCODER,
    ENTRY_DECODER,
    SECONDS_DECODER,
    SETTINGS_DECODER,
    SITTERS_DECODER,
    LogRow,
    SeatKey,
    Summary,
    TableRow,
)
from kogge.server.storage.database import Checkpointer, open_database
from kogge.server.storage.schema import chat, leases, log, seats, tables
from kogge.server.storage.writer import Job, Writer

READERS = 2
LISTED = (tables.c.id, tables.c.created, *(tables.c[name] for name in Summary.__struct_fields__))
_ADD_LOG = insert(log)


class RevisionTaken(Exception):
    """Somebody else has made this revision of the table."""


class ChatLine(msgspec.Struct, frozen=True):
    """One line of the talk at a table."""

    number: int
    at: float
    seat: int | None
    name: str
    line: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    created: float
    summary: Summary


class Store:
    """Reads in a few threads, writes in one."""

    def __init__(self, path: Path) -> None:
        self._engine = open_database(path)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(self._engine)
        self._checkpointer = Checkpointer(path)

    def close(self) -> None:
        self._writer.close()
        self._checkpointer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, job: Job) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Job) -> Any:
        """Run a reading job in this thread."""
        with self._engine.connect() as connection:
            return job(connection)

    # Tables and their logs.

    async def add_table(self, row: TableRow, keys: Sequence[SeatKey], rows: Sequence[LogRow], summary: Summary) -> None:
        """A new table, perhaps with a game already begun."""
        await self._writer.do(lambda connection: _add_table(connection, row, keys, rows, summary))

    async def append(self, table_id: str, row: LogRow, summary: Summary, key: SeatKey | None = None) -> None:
        """One more change, perhaps with a new holder of a seat; `RevisionTaken` if there is one of this revision."""
        values = _log_values(table_id, row)
        changed = _summary_values(summary)

        def job(connection: Connection) -> None:
            connection.execute(_ADD_LOG, values)
            if not connection.execute(update(tables).where(tables.c.id == table_id), changed).rowcount:
                raise RevisionTaken  # the table has been removed
            if key is not None:
                connection.execute(_seat_update(table_id, key))

        try:
            await self._writer.do(job)
        except IntegrityError:
            raise RevisionTaken from None

    async def table(self, table_id: str) -> tuple[TableRow, list[LogRow], list[SeatKey]] | None:
        found: tuple[TableRow, list[LogRow], list[SeatKey]] | None = await self._read(
            lambda connection: read_table(connection, table_id)
        )
        return found

    async def rematch_of(self, table_id: str) -> str:
        """The table where the same people play again; empty if there is none."""
        query = select(tables.c.id).where(tables.c.follows == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar()) or ""

    async def newest_revision(self, table_id: str) -> int:
        query = select(func.max(log.c.revision)).where(log.c.table_id == table_id)
        return int(await self._read(lambda connection: connection.execute(query).scalar()) or 0)

    # Lists.

    async def public_tables(self, status: str, most: int) -> list[Listed]:
        query = select(*LISTED).where(tables.c.public, tables.c.status == status)
        query = query.order_by(tables.c.updated.desc()).limit(most)
        return await self._listed(query)

    async def tables_of(self, ids: Sequence[str]) -> list[Listed]:
        return await self._listed(select(*LISTED).where(tables.c.id.in_(ids)))

    async def due(self, before: float) -> list[str]:
        """Tables that go on by themselves before then."""
        query = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due)
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def count(self) -> dict[str, int]:
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {status: number for status, number in rows}

    async def _listed(self, query: Any) -> list[Listed]:
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [Listed(row["id"], row["created"], _summary(row)) for row in rows]

    # Seats and talk.

    async def held_seats(self, ids: Sequence[str], digests: Collection[str]) -> list[tuple[str, int]]:
        """The seats at these tables whose secrets have these hashes."""
        query = select(seats.c.table_id, seats.c.seat)
        query = query.where(seats.c.table_id.in_(ids), seats.c.secret.in_(digests), seats.c.secret != "")
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [(table_id, seat) for table_id, seat in rows]

    async def set_seat(self, table_id: str, key: SeatKey, summary: Summary) -> None:
        changed = _summary_values(summary)

        def job(connection: Connection) -> None:
            connection.execute(_seat_update(table_id, key))
            connection.execute(update(tables).where(tables.c.id == table_id), changed)

        await self._writer.do(job)

    async def say(self, table_id: str, line: ChatLine) -> None:
        query = insert(chat).values(table_id=table_id, **msgspec.structs.asdict(line))
        await self._writer.do(lambda connection: connection.execute(query))

    async def said(self, table_id: str) -> list[ChatLine]:
        columns = [chat.c[name] for name in ChatLine.__struct_fields__]
        query = select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ChatLine(*row) for row in rows]

    # Leases.

    async def lease(self, table_id: str, holder: str, now: float, until: float) -> bool:
        """Whether this process may think for the table until then."""

        def job(connection: Connection) -> bool:
            mine = or_(leases.c.holder == holder, leases.c.until < now)
            query = update(leases).where(leases.c.table_id == table_id, mine).values(holder=holder, until=until)
            if connection.execute(query).rowcount:
                return True
            try:
                with connection.begin_nested():
                    connection.execute(insert(leases).values(table_id=table_id, holder=holder, until=until))
            except IntegrityError:
                return False
            return True

        return bool(await self._writer.do(job))

    async def release(self, table_id: str, holder: str) -> None:
        query = delete(leases).where(leases.c.table_id == table_id, leases.c.holder == holder)
        await self._writer.do(lambda connection: connection.execute(query))

    async def forget_leases(self) -> None:
        """No other process uses this file: what a killed one has left behind counts no more."""
        await self._writer.do(lambda connection: connection.execute(delete(leases)))

    # Housekeeping.

    async def do(self, job: Job) -> Any:
        return await self._writer.do(job)


def read_table(connection: Connection, table_id: str) -> tuple[TableRow, list[LogRow], list[SeatKey]] | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    row = TableRow(
        id=found["id"],
        created=found["created"],
        rules=msgspec.json.decode(found["rules"]),
        version=found["version"],
        deal=msgspec.json.decode(found["deal"], type=dict[str, str]),
        seed=found["seed"],
        settings=SETTINGS_DECODER.decode(found["settings"]),
        sitters=SITTERS_DECODER.decode(found["sitters"]),
        host=found["host"],
        follows=found["follows"],
    )
    columns = [log.c[name] for name in LogRow.__struct_fields__]
    query = select(*columns).where(log.c.table_id == table_id).order_by(log.c.revision)
    rows = [
        LogRow(revision, at, ENTRY_DECODER.decode(entry), client, *map(SECONDS_DECODER.decode, seconds))
        for revision, at, entry, client, *seconds in connection.execute(query)
    ]
    of_seat = select(seats.c.seat, seats.c.secret, seats.c.answers, seats.c.muted)
    keys = connection.execute(of_seat.where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return row, rows, [SeatKey(*key) for key in keys]


def _add_table(
    connection: Connection, row: TableRow, keys: Sequence[SeatKey], rows: Sequence[LogRow], summary: Summary
) -> None:
    values = {
        "id": row.id,
        "created": row.created,
        "rules": _text(row.rules),
        "version": row.version,
        "deal": _text(row.deal),
        "seed": row.seed,
        "settings": _text(row.settings),
        "sitters": _text(row.sitters),
        "host": row.host,
        "follows": row.follows,
    }
    connection.execute(insert(tables).values(values | _summary_values(summary)))
    if keys:
        connection.execute(insert(seats), [{"table_id": row.id, **msgspec.structs.asdict(key)} for key in keys])
    if rows:
        connection.execute(_ADD_LOG, [_log_values(row.id, one) for one in rows])


def _seat_update(table_id: str, key: SeatKey) -> Update:
    values = {"secret": key.secret, "answers": key.answers, "muted": key.muted}
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == key.seat).values(values)


def _log_values(table_id: str, row: LogRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "revision": row.revision,
        "at": row.at,
        "entry": _text(row.entry),
        "client": row.client,
        "banks": _text(row.banks),
        "left": _text(row.left),
    }


def _summary_values(summary: Summary) -> dict[str, Any]:
    return msgspec.structs.asdict(summary) | {"names": _text(summary.names)}


def _summary(row: Any) -> Summary:
    values = {name: row[name] for name in Summary.__struct_fields__}
    return Summary(**values | {"names": msgspec.json.decode(row["names"], type=list[str])})


def _text(data: Any) -> str:
    return ENCODER.encode(data).decode()
