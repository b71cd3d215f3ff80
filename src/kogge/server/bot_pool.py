"""The bot pool: processes in which bots think, so that nobody at a table ever waits for them."""

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from kogge.bots import NamedBot, bot
from kogge.core.ruleset import ruleset_from_dict

START_SECONDS = 60.0  # a new process imports the games first


class BotFailed(Exception):
    """A bot has crashed, or taken too long."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: the position as its seat knows it."""

    rules: dict[str, Any]
    bot: str
    seed: str
    state: bytes
    place: str = ""  # table and seat: the same bot goes on there, with what it has planned for the turn


def think(question: Question) -> str:
    """The bot's answer in words: numbers of actions do not leave their process."""
    rules = ruleset_from_dict(question.rules)
    state = rules.game.from_bytes(rules, question.state)
    found = kept_bot(question.place, question.bot)
    found.reseed(question.seed)
    return rules.text(found.choose(state), state)


@lru_cache(maxsize=1000)
def kept_bot(place: str, name: str) -> NamedBot:
    """The bot of a seat; one that is forgotten plans its turn anew."""
    return bot(name, place)


Thinker = Callable[[Question], str]


def work(connection: Connection, thinker: Thinker) -> None:
    """A process of the pool: answers until the other end is closed."""
    connection.send(("ready", ""))
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            connection.send(("answer", thinker(question)))
        except KeyboardInterrupt:
            return
        except Exception as error:
            connection.send(("error", f"{type(error).__name__}: {error}"))


class Worker:
    """One process; it is started when it is first needed, and again after it had to be ended."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._running: tuple[Any, Connection] | None = None  # the process, and our end of the pipe to it
        self._lock = threading.Lock()  # closing the pool ends a process while a thread still waits for its answer
        self._closed = False

    def ask(self, question: Question, seconds: float) -> str:
        """Blocks; runs in a thread."""
        try:
            connection = self._connected()
            connection.send(question)
            kind, text = self._receive(connection, seconds)
        except (EOFError, OSError) as error:
            self.end()
            raise BotFailed(f"process ended: {type(error).__name__}") from None
        if kind == "error":
            raise BotFailed(text)
        return text

    def _connected(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self._lock:
            if self._closed:
                raise BotFailed("closed")
            if self._running is not None:
                return self._running[1]
            context = multiprocessing.get_context("spawn")
            connection, other = context.Pipe()
            process = context.Process(target=work, args=(other, self._thinker), name="bot", daemon=True)
            process.start()
            other.close()
            self._running = process, connection
        self._receive(connection, START_SECONDS)
        return connection

    def _receive(self, connection: Connection, seconds: float) -> tuple[str, str]:
        if not connection.poll(seconds):
            self.end()
            raise BotFailed("time")
        kind, text = connection.recv()
        return str(kind), str(text)

    def end(self, for_good: bool = False) -> None:
        """End the process; it is started again when it is needed, unless for good."""
        with self._lock:
            running, self._running = self._running, None
            self._closed = self._closed or for_good
        if running is not None:
            process, connection = running
            process.kill()
            process.join()
            connection.close()


class BotPool:
    """So many processes; questions wait for a free one, and the budget counts from when it begins to think."""

    def __init__(self, processes: int, seconds: float, thinker: Thinker = think) -> None:
        self.seconds = seconds
        self._workers = [Worker(thinker) for _ in range(processes)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(processes, "bots")

    async def ask(self, question: Question) -> str:
        """The answer in words, or `BotFailed`."""
        worker = await self._free.get()
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, self.seconds)
        asking.add_done_callback(lambda _: self._free.put_nowait(worker))
        return await asking

    def close(self) -> None:
        for worker in self._workers:
            worker.end(for_good=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
