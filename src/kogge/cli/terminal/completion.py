"""Completion in prompt_toolkit's terms; a file of its own, because that library takes a while to load."""

from collections.abc import Iterable, Sequence

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from kogge.cli.terminal.keyboard import completions


class LineCompleter(Completer):
    """Offers whole lines that go on from what is typed."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        for line in completions(typed, self.lines):
            yield Completion(line, start_position=-len(typed))
