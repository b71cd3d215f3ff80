"""The writer: one thread that does all writing, many requests in one commit."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine

MOST_AT_ONCE = 256

Job = Callable[[Connection], Any]


class Writer:
    """Takes jobs from the event loop and answers when they are committed.

    A job is only statements, so that it can be done again.  If one fails, all are, each with a savepoint of its own, so
    that it takes no other with it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> Any:
        """Run a job in the writer's thread; returns when it is committed."""
        future = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def close(self) -> None:
        """Finish what has been asked for."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            batch = [self._jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get())
            closing = None in batch
            self._commit([request for request in batch if request is not None])

    def _commit(self, batch: list[tuple[Job, "asyncio.Future[Any]"]]) -> None:
        if not batch:
            return
        results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]
        try:
            with self._engine.begin() as connection:
                results = [(future, job(connection), None) for job, future in batch]
        except Exception:
            results = self._one_by_one(batch)
        answers: dict[asyncio.AbstractEventLoop, list[Any]] = {}
        for result in results:
            answers.setdefault(result[0].get_loop(), []).append(result)
        for loop, of_loop in answers.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, of_loop)

    def _one_by_one(
        self, batch: list[tuple[Job, "asyncio.Future[Any]"]]
    ) -> list[tuple["asyncio.Future[Any]", Any, BaseException | None]]:
        try:
            with self._engine.begin() as connection:
                return [(future, *_attempt(connection, job)) for job, future in batch]
        except Exception as error:  # nothing of this batch has been stored
            return [(future, None, error) for _, future in batch]


def _attempt(connection: Connection, job: Job) -> tuple[Any, BaseException | None]:
    savepoint = connection.begin_nested()
    try:
        result = job(connection)
    except Exception as error:
        savepoint.rollback()
        return None, error
    savepoint.commit()
    return result, None


def _answer(results: list[tuple["asyncio.Future[Any]", Any, BaseException | None]]) -> None:
    for future, result, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
