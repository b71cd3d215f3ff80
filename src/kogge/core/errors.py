"""Errors that people read: each carries a message, and says what to do instead."""

from kogge.core.messages import Message


class KoggeError(Exception):
    """Something a person asked for cannot be done; `str` of it is a sentence."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class BadRuleset(KoggeError, ValueError):
    """No such game, edition, board, option or number of players."""


class IllegalAction(KoggeError):
    """The action is not possible now; the message is the reason."""


class BadNotation(KoggeError, ValueError):
    """A text that names no action, or more than one."""


class BadRecord(KoggeError, ValueError):
    """A record that cannot be read; the message names the line."""


class BadPosition(KoggeError, ValueError):
    """A position that cannot be: the message says where and why."""


class Refused(KoggeError):
    """The referee refuses: wrong seat, old revision, nothing to undo."""
