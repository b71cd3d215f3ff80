"""What is stored about a table: who sits where, what was agreed on, and one entry for every change."""

from typing import Any, Literal

import msgspec

MOST_NAME = 40  # letters of a display name
Status = Literal["waiting", "running", "finished"]
Reason = Literal["sits", "left", "resigned", "away", "back", "clock", "host"]  # why a seat changes


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat.

    `invited` is a person who has a link and has not come yet; `away` is a person for whom a bot answers meanwhile.
    """

    kind: Literal["person", "bot", "open", "invited"]
    name: str = ""
    bot: str = "greedy"  # who answers when the person does not
    away: bool = False
    colour: str = ""  # chosen; empty: one that is left

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    def is_person(self) -> bool:
        return self.kind == "person"

    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")


class ClockSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think: seconds for every turn, and then what is left in its bank."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: float = 0.0
    per_turn: float = 0.0


class TableSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed on besides the rules."""

    public: bool = True
    undo: Literal["turn", "consent", "never"] = "turn"
    clock: ClockSettings = ClockSettings()
    shuffled: bool = True  # who takes an open seat gets any of them
    practice: bool = False
    continues: str = ""  # the table whose game this one goes on with


class Act(msgspec.Struct, tag="act", frozen=True, omit_defaults=True):
    """A decision in notation."""

    seat: int
    text: str


class Undo(msgspec.Struct, tag="undo", frozen=True, omit_defaults=True):
    """Decisions taken back by a seat, and who agreed."""

    seat: int
    number: int
    whole_turn: bool = False
    consent: list[int] = []


class SeatChange(msgspec.Struct, tag="seat", frozen=True, omit_defaults=True):
    """Somebody sits down, leaves, goes away, comes back or resigns."""

    seat: int
    sitter: Sitter
    why: Reason


Entry = Act | Undo | SeatChange


class LogRow(msgspec.Struct, frozen=True):
    """One change of a table as it is stored; revisions count from 1."""

    revision: int
    at: float  # seconds since 1970
    entry: Entry
    client: str = ""  # the client's own number of the message, so that a repeated one is recognised
    banks: list[float] = []  # seconds left in the bank of every seat
    left: list[float] = []  # seconds left to every seat for this turn


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was created."""

    id: str
    created: float
    rules: dict[str, Any]
    version: int  # of the rules
    deal: dict[str, str]
    seed: str
    settings: TableSettings
    sitters: list[Sitter]
    host: str  # hash of the host's secret


class SeatKey(msgspec.Struct, frozen=True):
    """What belongs to a seat and is no part of the game: the hash of its secret, and how its questions are answered."""

    seat: int
    secret: str = ""
    answers: str = "self"  # to questions in somebody else's turn: self, bot, or seconds after which the bot answers
    muted: bool = False


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table; kept beside the log so that a list opens no tables."""

    revision: int
    status: Status
    asked: int | None
    by_bot: bool  # whether a bot is to answer
    deadline: float | None
    due: float | None  # when the table goes on by itself, for a bot, a clock or an automatic answer
    updated: float
    result: str
    names: list[str]
    open_seats: int
    ruleset: str
    public: bool


def back(sitter: Sitter) -> Sitter:
    """A person who answers again."""
    return msgspec.structs.replace(sitter, away=False)


ENTRY_DECODER = msgspec.json.Decoder(Entry)
SETTINGS_DECODER = msgspec.json.Decoder(TableSettings)
SECONDS_DECODER = msgspec.json.Decoder(list[float])
SITTERS_DECODER = msgspec.json.Decoder(list[Sitter])
ENCODER = msgspec.json.Encoder()
