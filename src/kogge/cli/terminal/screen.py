"""The screen: where the program speaks, in colours with symbols or in plain text."""

import sys
from typing import Any

from rich.console import Console, Group, RenderableType

from kogge.cli.common import text


class Screen:
    """Prints for people; plain text is for screen readers and pipes."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        if plain:
            self.console = Console(color_system=None, highlight=False, soft_wrap=True, emoji=False)
        else:
            self.console = Console(highlight=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, thing: RenderableType = "") -> None:
        self.console.print(thing, markup=False)

    def say(self, key: str, **params: Any) -> None:
        self.print(text(key, **params))

    def heading(self, words: str) -> None:
        if self.plain:
            self.print(words)
        else:
            self.console.rule(words, align="left", style="dim")


def stacked(*parts: RenderableType) -> Group:
    return Group(*parts)


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
