"""From a message of the catalogue to what a client gets: key, parameters and the sentence."""

from typing import Any

from kogge.core.messages import Message, say
from kogge.server.protocol import Words


def words(message: Message) -> Words:
    return Words(message.key, {name: _plain(value) for name, value in message.params.items()}, str(message))


def told(key: str, **params: Any) -> Words:
    return words(say(key, **params))


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return str(value)
    return value if isinstance(value, int | float | str | bool | None) else str(value)
