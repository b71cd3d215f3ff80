"""Looking after the data: verify, back up, export and prune."""

from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, delete, select

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.core.record_reading import parse_record
from kogge.server.storage.database import copy_database, open_database
from kogge.server.storage.schema import chat, leases, log, seats, tables
from kogge.server.storage.store import read_table
from kogge.server.table import Table


class Difference(msgspec.Struct, frozen=True):
    """A stored game that does not replay as it was played."""

    table: str
    reason: str


def opened(path: Path) -> Engine:
    """The database of an existing file."""
    if not path.exists():
        raise KoggeError(say("admin-no-file", file=str(path)))
    return open_database(path)


def stored_ids(connection: Connection, *where: object) -> list[str]:
    return list(connection.execute(select(tables.c.id).where(*where).order_by(tables.c.created)).scalars())  # type: ignore[arg-type]


def verify(path: Path) -> Iterator[tuple[str, Difference | None]]:
    """Replay every stored game; each table's id with what is different, if anything."""
    engine = opened(path)
    with engine.connect() as connection:
        for table_id in stored_ids(connection):
            reason = fault(connection, table_id)
            yield table_id, Difference(table_id, reason) if reason else None
    engine.dispose()


def fault(connection: Connection, table_id: str) -> str:
    """What is wrong with a table; empty if nothing is."""
    try:
        found = read_table(connection, table_id)
        if found is None:
            return str(say("server-no-such-table", table=table_id))
        row, rows, keys = found
        table = Table(row, keys, rows)
        if [one.revision for one in rows] != list(range(1, len(rows) + 1)):
            return str(say("admin-gap", table=table_id))
        stored = connection.execute(select(tables.c.revision, tables.c.result).where(tables.c.id == table_id)).one()
        summary = table.summary(0.0)
        if (summary.revision, summary.result) != tuple(stored):
            return str(
                say("admin-other-result", stored=str(tuple(stored)), replayed=f"{summary.revision} {summary.result}")
            )
        parse_record(str(table.match.record))
    except (KoggeError, ValueError, msgspec.DecodeError) as error:
        return str(error)
    return ""


def backup(path: Path, to: Path) -> None:
    """A copy of the data as they are now; the server may go on meanwhile."""
    opened(path).dispose()
    if to.exists():
        raise KoggeError(say("admin-exists", file=str(to)))
    copy_database(path, to)


def export(path: Path, folder: Path) -> int:
    """Every finished game as a record in a folder; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = opened(path)
    number = 0
    with engine.connect() as connection:
        for table_id in stored_ids(connection, tables.c.status == "finished"):
            found = read_table(connection, table_id)
            if found is not None:
                row, rows, keys = found
                (folder / f"{table_id}.txt").write_text(str(Table(row, keys, rows).match.record), encoding="utf-8")
                number += 1
    engine.dispose()
    return number


def prune(path: Path, before: float, states: Collection[str] = ("waiting",)) -> int:
    """Remove tables in these states that nobody has touched since then; how many.  The server may go on meanwhile."""
    engine = opened(path)
    with engine.begin() as connection:
        connection.execute(delete(leases).where(leases.c.until < before))  # writing first waits for other writers
        old = stored_ids(connection, tables.c.updated < before, tables.c.status.in_(states))
        for table_id in old:
            for related in (log, seats, chat, leases):
                connection.execute(delete(related).where(related.c.table_id == table_id))
            connection.execute(delete(tables).where(tables.c.id == table_id))
    engine.dispose()
    return len(old)
