"""Running the server: uvicorn with the parts that were measured to be quick."""

import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Thread

import uvicorn

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.server.app import make_app
from kogge.server.logs import set_up
from kogge.server.memory import prepare
from kogge.server.settings import Settings
from kogge.server.sockets import MOST_BYTES

GRACE_SECONDS = 5
EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
DEAD_SECONDS = 30


class Server(uvicorn.Server):
    """Says when it can be reached, and ends well when it is told to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """The socket of the server; a port that is taken is said before anything else happens."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing any more does not keep the connection
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_SECONDS * 1000)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        reason = error.strerror or str(error)
        raise KoggeError(say("server-cannot-listen", host=host, port=str(port), reason=reason)) from None
    return listening


def addresses(host: str, port: int) -> list[str]:
    """Where people find the server: here, and from the network if it listens there."""
    if host not in EVERYWHERE:
        return [f"http://{in_address(host)}:{port}/"]
    return [f"http://127.0.0.1:{port}/", f"http://{network_address()}:{port}/"]


def in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def network_address() -> str:
    """This machine's address in its network.  Nothing is sent: connecting a datagram only chooses the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def run(settings: Settings, tell: Callable[[list[str]], object]) -> None:
    """Serve until somebody stops it; `tell` is called with the addresses when they answer."""
    set_up(settings.log)
    listening = listen(settings.host, settings.port)
    found = addresses(settings.host, listening.getsockname()[1])

    def ready() -> None:
        prepare()
        tell(found)
        if settings.browser:
            Thread(target=webbrowser.open, args=[found[0]], daemon=True).start()

    config = uvicorn.Config(
        make_app(settings),
        loop="auto" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES * 2,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    # Uvicorn ends gracefully and then raises the signal again: to be told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
    Server(config, ready).run([listening])
