"""Running the server: uvicorn with the parts that were measured to be quick."""

import socket
import sys
import webbrowser
from threading import Timer

import uvicorn

from kogge.server.app import make_app
from kogge.server.logs import set_up
from kogge.server.settings import Settings
from kogge.server.sockets import MOST_BYTES

GRACE_SECONDS = 5
BROWSER_DELAY = 1.0
EVERYWHERE = ("0.0.0.0", "::")


def addresses(settings: Settings) -> list[str]:
    """Where people find the server: here, and from the network if it listens there."""
    if settings.host not in EVERYWHERE:
        return [f"http://{settings.host}:{settings.port}/"]
    return [f"http://127.0.0.1:{settings.port}/", f"http://{network_address()}:{settings.port}/"]


def network_address() -> str:
    """This machine's address in its network.  Nothing is sent: connecting a datagram only chooses the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    set_up(settings.log)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
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
    if settings.browser:
        Timer(BROWSER_DELAY, webbrowser.open, [addresses(settings)[0]]).start()
    uvicorn.Server(config).run()
