"""Settings of the server: flags before environment before a TOML file before what is usual."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kogge.core.errors import KoggeError
from kogge.core.messages import say

PREFIX = "KOGGE_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8137
    data: str = "kogge.sqlite"
    browser: bool = True
    origins: list[str] = []  # other addresses whose pages may open a WebSocket here
    proxies: list[str] = []  # addresses of reverse proxies that tell us who is asking
    bots: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that think
    bot_seconds: Annotated[float, Meta(gt=0)] = 5.0  # for one answer
    messages: Annotated[float, Meta(gt=0)] = 20.0  # a second and connection
    requests: Annotated[float, Meta(gt=0)] = 20.0  # a second and address
    tables: Annotated[float, Meta(gt=0)] = 60.0  # new tables an hour and address
    connections: Annotated[int, Meta(ge=1)] = 200  # at a time and address
    log: Literal["text", "json"] = "text"


def load(flags: Mapping[str, Any], config: Path | None = None) -> Settings:
    """The settings of a start; a flag that is not given is None."""
    chosen: dict[str, Any] = {}
    if config is not None:
        chosen |= _from_file(config)
    chosen |= {
        name: os.environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in os.environ
    }
    chosen |= {name: value for name, value in flags.items() if value is not None}
    for name in ("origins", "proxies"):
        if isinstance(chosen.get(name), str):
            chosen[name] = [part.strip() for part in chosen[name].split(",") if part.strip()]
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise KoggeError(say("server-bad-settings", reason=str(error))) from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise KoggeError(say("server-bad-config", file=str(path), reason=str(error))) from None
