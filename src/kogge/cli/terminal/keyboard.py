"""The keyboard: lines that people type, with completion and history where the terminal allows it."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from kogge.core.notation import begins

MOST_COMPLETIONS = 40


class Keyboard(Protocol):
    """Where lines come from."""

    def ask(self, label: str, completions: Sequence[str] = ()) -> str:
        """One line.  `KeyboardInterrupt` and `EOFError` mean that somebody wants to leave."""


class PlainKeyboard:
    """Lines as the system reads them: for pipes and screen readers."""

    def ask(self, label: str, completions: Sequence[str] = ()) -> str:
        return input(label).strip()


class RichKeyboard:
    """Lines with completion (Tab) and history (arrow keys)."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession()

    def ask(self, label: str, completions: Sequence[str] = ()) -> str:
        from kogge.cli.terminal.completion import LineCompleter

        return self.session.prompt(label, completer=LineCompleter(completions), complete_while_typing=False).strip()


def completions(typed: str, lines: Iterable[str]) -> list[str]:
    """The lines that begin with these words, each of them perhaps shortened.

    >>> completions("pl tr em", ["place trader Emden/Osnabrück", "place merchant Emden/Osnabrück", "end"])
    ['place trader Emden/Osnabrück']
    """
    words = typed.split()
    found = []
    for line in lines:
        parts = line.split()
        if len(words) <= len(parts) and all(begins(word, part) for word, part in zip(words, parts, strict=False)):
            found.append(line)
            if len(found) == MOST_COMPLETIONS:
                break
    return found
