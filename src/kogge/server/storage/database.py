"""The database engine: the one place that knows it is SQLite."""

import logging
import sqlite3
import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.server.storage.migrations import migrate

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger("kogge.server")
BUSY_SECONDS = 10
CHECKPOINT_SECONDS = 1.0
MOST_LOG_PAGES = 16_000  # of 4 KB


def open_database(path: Path) -> Engine:
    """The engine of a file, which is created or brought up to date if needed."""
    if not path.parent.is_dir():
        raise KoggeError(say("server-no-folder", folder=str(path.parent)))
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        migrate(connection)
    return engine


def _prepare(connection: Any, record: Any) -> None:
    """A commit is on the disk before it is acknowledged; readers never wait for the writer."""
    connection.isolation_level = None  # we begin ourselves, so that savepoints work
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # a `Checkpointer` does it, or whoever closes the file last
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def copy_database(path: Path, to: Path) -> None:
    """A copy as the data are at one moment, whoever writes meanwhile."""
    source, copy = sqlite3.connect(path), sqlite3.connect(to)
    with copy:
        source.backup(copy)
    source.close()
    copy.close()


class Checkpointer:
    """Moves what has been committed from SQLite's log into the file, beside the writer, so that no commit waits for it.

    Writers begin the log anew when everything has been moved; where they never pause, it is done for them now and then.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, timeout=CHECKPOINT_SECONDS, isolation_level=None)
        while not self._stop.wait(CHECKPOINT_SECONDS):
            try:
                _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > MOST_LOG_PAGES:
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
            except sqlite3.Error:
                LOG.exception("the log of the file could not be moved into it")
        connection.close()


class FileLock:
    """Keeps a second server off the same file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(path.name + ".lock").open("a")
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise KoggeError(say("server-file-in-use", file=str(path))) from None

    def release(self) -> None:
        self._file.close()
