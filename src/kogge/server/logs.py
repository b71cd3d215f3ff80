"""Logs: one line an event, for people or as JSON for programs; never a secret."""

import logging
import sys
import time
from typing import Any

import msgspec

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Every record as one object."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_fields(record) | {"message": record.getMessage()}, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """Every record as one line: time, level, what, and name=value for the rest."""

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        head = f"{fields.pop('time')} {fields.pop('level')} {record.getMessage()}"
        return " ".join([head, *(f"{name}={value}" for name, value in fields.items())])


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
        "level": record.levelname.lower(),
        "logger": record.name,
    }
    fields |= {name: value for name, value in vars(record).items() if name not in _USUAL}
    if record.exc_info:
        fields["error"] = logging.Formatter().formatException(record.exc_info)
    return fields


def set_up(form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # not a line for everybody who comes and goes
