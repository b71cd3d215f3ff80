"""A server for tests: the real application on a loopback port, in a thread of its own."""

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import uvicorn

from kogge.server.app import make_app
from kogge.server.bot_pool import Thinker, think
from kogge.server.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Runs in this process; `hall` is only for looking inside."""

    def __init__(self, data: Path, thinker: Thinker = think, **settings: Any) -> None:
        generous: dict[str, Any] = {"messages": 1e6, "requests": 1e6, "tables": 1e6, "connections": 1000}
        self.settings = Settings(**generous | {"data": str(data), "port": free_port(), "browser": False} | settings)
        self.app = make_app(self.settings, thinker)
        config = uvicorn.Config(
            self.app, port=self.settings.port, ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        for _ in range(1000):
            if self._server.started:
                return
            threading.Event().wait(0.01)
        raise AssertionError("the server does not start")

    def _run(self) -> None:
        asyncio.run(self._server.serve())

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.settings.port}/ws"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
