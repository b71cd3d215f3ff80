"""What the tests of the server share."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from running import Server


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers on one file; all are stopped at the end."""
    servers: list[Server] = []

    def starting(**settings: Any) -> Server:
        servers.append(Server(tmp_path / "kogge.sqlite", **settings))
        return servers[-1]

    yield starting
    for server in servers:
        server.stop()


@pytest.fixture
def server(start: Callable[..., Server]) -> Server:
    return start()
