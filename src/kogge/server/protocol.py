"""The protocol: every message between a client and the server, as a tagged union of structs.

The version grows when a client written for an older one would misunderstand something.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kogge.server.entries import MOST_NAME, ClockSettings, Reason, Status
from kogge.server.storage.store import ChatLine

PROTOCOL = 1
MOST_TEXT = 300  # letters of an action in words, or of a line of chat
MOST_SEATS = 5

Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
DisplayName = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
ActionText = Annotated[str, Meta(max_length=MOST_TEXT)]
ChatText = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
BotName = Annotated[str, Meta(max_length=40)]
Colour = Annotated[str, Meta(max_length=20)]


class ToServer(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends.  The answer carries the same `id`.

    Whoever does not know whether a message with a revision came through sends it again just as it was: it is answered
    again, and done once.
    """


class Hello(ToServer, tag="hello"):
    """The first message: which table, and the secrets of the seats (and of the host) this client holds.

    With a name, whoever comes by the link of an invitation sits down at once.
    """

    protocol: int
    table: TableId
    secrets: Annotated[list[Secret], Meta(max_length=MOST_SEATS + 1)] = []
    name: DisplayName | None = None


class Lobby(ToServer, tag="lobby"):
    """The first message of a client that looks at the lobby and waits for its turn at its tables."""

    protocol: int
    tables: Annotated[list[TableId], Meta(max_length=200)] = []
    secrets: Annotated[list[Secret], Meta(max_length=200)] = []


class DoAct(ToServer, tag="act"):
    """Decide: the number of a legal action, or its words."""

    id: ClientId
    seat: SeatNumber
    revision: Number
    action: Number | None = None
    text: ActionText | None = None


class DoUndo(ToServer, tag="undo"):
    """Take back one decision or the whole turn; beyond the rule the others are asked."""

    id: ClientId
    seat: SeatNumber
    revision: Number
    whole_turn: bool = False


class Consent(ToServer, tag="consent"):
    """Agree, or not, to what somebody wants to take back."""

    id: ClientId
    seat: SeatNumber
    revision: Number
    agree: bool = True


class Why(ToServer, tag="why"):
    """Ask why an action is not possible."""

    id: ClientId
    seat: SeatNumber
    action: Number | None = None
    text: ActionText | None = None


class Preview(ToServer, tag="preview"):
    """Ask what the position would be after a legal action; never past something hidden."""

    id: ClientId
    seat: SeatNumber
    action: Number | None = None
    text: ActionText | None = None


class Look(ToServer, tag="look"):
    """Ask for the whole view again."""

    id: ClientId


class Past(ToServer, tag="past"):
    """Ask what happened in the decisions after that number, as a seat knows it; without a seat, as everybody does."""

    id: ClientId
    since: Number = 0
    seat: SeatNumber | None = None


class Sit(ToServer, tag="sit"):
    """Take an open seat (at a table with shuffled seats any of them), or the one I am invited to."""

    id: ClientId
    name: DisplayName
    seat: SeatNumber | None = None
    colour: Colour | None = None


class Leave(ToServer, tag="leave"):
    """Give the seat up for good: a bot goes on, or before the game begins the seat is open again."""

    id: ClientId
    seat: SeatNumber


class Away(ToServer, tag="away"):
    """Let a bot answer until I am back."""

    id: ClientId
    seat: SeatNumber
    bot: BotName = "greedy"


class Back(ToServer, tag="back"):
    """I answer again myself."""

    id: ClientId
    seat: SeatNumber


class Resign(ToServer, tag="resign"):
    """Give the game up; a bot plays on."""

    id: ClientId
    seat: SeatNumber


class Answers(ToServer, tag="answers"):
    """Who answers my questions in other turns: I myself, a bot, or a bot after so many seconds."""

    id: ClientId
    seat: SeatNumber
    by: Literal["self", "bot", "after"]
    seconds: Annotated[float, Meta(ge=0, le=1e6)] = 0.0


class SetSeat(ToServer, tag="set_seat"):
    """The host gives a seat to a bot, or opens one.

    A person is only replaced while not here: before the game begins for good, later by a bot until the person is back.
    """

    id: ClientId
    seat: SeatNumber
    to: Literal["bot", "open"]
    bot: BotName = "greedy"


class Mute(ToServer, tag="mute"):
    """The host does not want to hear a seat, or does again."""

    id: ClientId
    seat: SeatNumber
    muted: bool = True


class Chat(ToServer, tag="chat"):
    """Say something to the table."""

    id: ClientId
    seat: SeatNumber
    line: ChatText


class Rematch(ToServer, tag="rematch"):
    """Play again with the same people: a new table with the same secrets."""

    id: ClientId
    seat: SeatNumber


Request = (
    DoAct | DoUndo | Consent | Why | Preview | Look | Past | Sit | Leave | Away | Back | Resign | Answers | SetSeat
    | Mute | Chat | Rematch
)  # fmt: skip
FirstMessage = Hello | Lobby


class Words(msgspec.Struct, frozen=True):
    """A message of the catalogue, and its sentence in English."""

    key: str
    params: dict[str, Any]
    text: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: str
    colour: str
    kind: Literal["person", "bot", "open", "invited"]
    name: str
    bot: str
    away: bool
    answers: str
    muted: bool


class ClockInfo(msgspec.Struct, frozen=True):
    """How much time there is, in seconds; moments count from 1970."""

    settings: ClockSettings
    banks: list[float]
    left: list[float]  # for this turn, by seat
    running: int | None  # the seat whose time it is
    since: float
    deadline: float | None  # when that seat's time ends


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody at the table knows besides the position."""

    status: Status
    ruleset: str
    rules: dict[str, Any]
    seats: list[SeatInfo]
    clock: ClockInfo
    undo: Literal["turn", "consent", "never"]
    public: bool
    practice: bool
    turn: int  # counted from 1
    owner: int | None  # whose turn it is; nobody's after the end
    asked: int | None  # who is to decide; nobody before all seats are taken
    reply: bool  # whether that is a question in somebody else's turn
    decisions: int
    rematch: str  # the table where the same people play again


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened."""

    kind: str
    seat: str
    args: dict[str, Any]
    words: Words


class Change(msgspec.Struct, frozen=True):
    """What led to this revision.  A decision is told by its events, what was taken back and who came by the words."""

    kind: Literal["act", "undo", "seat"]
    seat: int
    number: int = 0  # of decisions taken back
    why: Reason | None = None
    words: Words | None = None


class ActionInfo(msgspec.Struct, frozen=True):
    """A legal action: its number in this process, its kind, what it names, where a click means it, its words."""

    id: int
    verb: str
    args: Mapping[str, Any]
    targets: tuple[str, ...]
    text: str


class Shared(msgspec.Struct, frozen=True):
    """The part of a view that is the same for everybody, made once per revision."""

    info: TableInfo
    position: dict[str, Any]
    prompt: Words
    change: Change | None
    events: list[EventInfo]  # since the revision before


class Own(msgspec.Struct, frozen=True):
    """What a seat sees besides: replaces the entries of the same name of the shared position, and its own events."""

    seat: int
    position: dict[str, Any]
    events: list[EventInfo] | None  # none where they are the shared ones


class KindInfo(msgspec.Struct, frozen=True):
    """A kind of action: what it is called, and what it costs where it costs something."""

    verb: str
    name: Words
    cost: Words | None


class Asked(msgspec.Struct, frozen=True):
    """The question to a seat of this client: everything that may be answered, and the kinds of these actions."""

    seat: int
    prompt: Words
    kinds: list[KindInfo]
    actions: list[ActionInfo]


class Decided(msgspec.Struct, frozen=True):
    """A decision of the past: its number and turn, counted from 1, whose it was, and what happened."""

    number: int
    turn: int
    seat: int
    events: list[EventInfo]


class ToClient(msgspec.Struct, tag_field="type"):
    """What the server sends."""


class View(ToClient, tag="view"):
    """The table as this client sees it, at this revision."""

    table: str
    revision: int
    shared: msgspec.Raw
    own: list[Own] = []
    asked: Asked | None = None


class Welcome(ToClient, tag="welcome"):
    """The answer to hello: the seats that are this client's, and what was said so far.  A view follows."""

    protocol: int
    table: str
    revision: int
    seats: list[int]
    host: bool
    chat: list[ChatLine]
    present: list[int]
    time: float


class Done(ToClient, tag="done"):
    """What was asked for has been done and stored; this revision followed from it."""

    id: str
    table: str
    revision: int
    secret: str | None = None  # to whoever has taken a seat, once
    seat: int | None = None


class Refusal(ToClient, tag="refused"):
    """What was asked for has not been done, and why.  A stale message gets the whole view with it."""

    id: str
    table: str
    revision: int
    reason: Words
    view: msgspec.Raw | None = None


class Answer(ToClient, tag="answer"):
    """The answer to `why` (a reason, or none if it is possible) and `preview` (the position afterwards)."""

    id: str
    table: str
    revision: int
    reason: Words | None = None
    position: dict[str, Any] | None = None


class Story(ToClient, tag="story"):
    """The answer to `past`.  If it does not reach the last decision, ask again from where it ends."""

    id: str
    table: str
    revision: int
    since: int
    decisions: list[Decided]


class YourTurn(ToClient, tag="your_turn"):
    """A seat of this client is asked: once in its turn, again after a person's answer, once for every reply."""

    table: str
    revision: int
    seat: int
    reply: bool


class UndoAsked(ToClient, tag="undo_asked"):
    """Somebody wants to take back; `open` lists the seats that have not agreed yet.

    Withdrawn when it is empty, and by every change of the table.
    """

    table: str
    revision: int
    seat: int
    whole_turn: bool
    open: list[int]


class Said(ToClient, tag="said"):
    """A line of chat."""

    table: str
    revision: int
    line: ChatLine


class Notice(ToClient, tag="notice"):
    """Something the table should know."""

    table: str
    revision: int
    words: Words


class Present(ToClient, tag="present"):
    """The seats whose people are connected."""

    table: str
    revision: int
    seats: list[int]


class RematchReady(ToClient, tag="rematch_ready"):
    """There is a new table for the same people; the secrets of their seats are the same."""

    table: str
    revision: int
    new_table: str


class LobbyTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    status: Status
    ruleset: str
    names: list[str]
    open_seats: int
    revision: int
    updated: float
    deadline: float | None
    result: str
    your_turn: bool = False


class Tables(ToClient, tag="tables"):
    """The lobby: my tables, those where it is my turn first, and the open, running and finished public ones."""

    mine: list[LobbyTable]
    waiting: list[LobbyTable]
    running: list[LobbyTable]
    finished: list[LobbyTable]


class Bye(ToClient, tag="bye"):
    """The server closes the connection, and why."""

    reason: Words


Message = (
    View | Welcome | Done | Refusal | Answer | Story | YourTurn | UndoAsked | Said | Notice | Present | RematchReady
    | Tables | Bye
)  # fmt: skip

FIRST_DECODER = msgspec.json.Decoder(FirstMessage)
REQUEST_DECODER = msgspec.json.Decoder(Request)
ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> str:
    """A message as the text of a WebSocket frame."""
    return ENCODER.encode(message).decode()
