"""Messages: a key with parameters that a text catalogue turns into a sentence of some language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Renderer = Callable[[str, Mapping[str, Any]], str]

_renderers: list[Renderer] = []


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, without the words: `str(message)` says it in the language in use."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        if _renderers:
            return _renderers[-1](self.key, self.params)
        return self.key + "".join(f" {name}={value}" for name, value in self.params.items())


def say(key: str, **params: Any) -> Message:
    return Message(key, params)


def render_with(renderer: Renderer) -> None:
    """Let this function turn messages into sentences from now on."""
    _renderers[:] = [renderer]
