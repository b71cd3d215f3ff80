"""`kogge serve`: the server, which `kogge` alone starts too."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kogge.cli.common import option, text


def serve(
    *,
    host: Annotated[str | None, option("host")] = None,
    port: Annotated[int | None, option("port")] = None,
    data: Annotated[str | None, option("data")] = None,
    browser: Annotated[bool | None, Parameter(help=text("help-browser"), negative="--no-browser")] = None,
    config: Annotated[Path | None, option("config")] = None,
    origins: Annotated[str | None, option("origins")] = None,
    proxies: Annotated[str | None, option("proxies")] = None,
    bots: Annotated[int | None, option("bots")] = None,
    bot_seconds: Annotated[float | None, option("bot-seconds")] = None,
    messages: Annotated[float | None, option("messages")] = None,
    requests: Annotated[float | None, option("requests")] = None,
    tables: Annotated[float | None, option("tables")] = None,
    connections: Annotated[int | None, option("connections")] = None,
    log: Annotated[str | None, option("log")] = None,
) -> None:
    """Serve tables to browsers, bots and scripts."""
    flags = {name: value for name, value in locals().items() if name != "config"}
    from kogge.server.run import run
    from kogge.server.settings import load

    run(load(flags, config), tell)


def tell(addresses: list[str]) -> None:
    """Where the server is found, here and from the network."""
    here, *elsewhere = addresses
    print(text("serve-here", address=here), flush=True)
    for address in elsewhere:
        print(text("serve-friends", address=address), flush=True)
