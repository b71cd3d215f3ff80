"""Creating tables: from what somebody asks for to seats, secrets and a deal."""

import random
import time
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kogge.bots import bot as find_bot
from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.match import new_seed
from kogge.core.messages import say
from kogge.core.record import Record
from kogge.core.ruleset import ruleset_from_dict
from kogge.server.entries import Act, ClockSettings, LogRow, SeatKey, Sitter, TableRow, TableSettings
from kogge.server.protocol import MOST_SEATS, DisplayName
from kogge.server.secret_keys import digest, new_secret, new_table_id
from kogge.server.table import Table

HOUR = 3600.0


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a seat: I myself, somebody whom I send the link, a bot, or whoever comes."""

    kind: Literal["me", "invited", "open", "bot"] = "open"
    name: DisplayName | None = None
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    colour: Annotated[str, Meta(max_length=20)] | None = None


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, a live one (bank and seconds per turn) or a slow one (hours per turn)."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[float, Meta(ge=0, le=86400)] = 300.0
    seconds_per_turn: Annotated[float, Meta(ge=0, le=86400)] = 30.0
    hours_per_turn: Annotated[float, Meta(gt=0, le=2000)] = 24.0


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is asked for; what is left out of the rules gets the game's usual value."""

    rules: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    public: bool = True
    undo: Literal["turn", "consent", "never"] = "turn"
    clock: ClockWish = ClockWish()
    shuffled: bool = True
    seed: Annotated[str, Meta(max_length=64)] | None = None


class SeatLink(msgspec.Struct, frozen=True):
    """The secret of a seat, told once: whoever has it holds the seat."""

    seat: int
    kind: Literal["me", "invited"]
    secret: str
    link: str


class Created(msgspec.Struct, frozen=True):
    """A new table, the secret of its host, and the links of its seats."""

    table: str
    host_secret: str
    seats: list[SeatLink]


class Draft(msgspec.Struct, frozen=True):
    """A table that is ready to be stored."""

    row: TableRow
    keys: list[SeatKey]
    rows: list[LogRow]
    created: Created

    def table(self) -> Table:
        return Table(self.row, self.keys, self.rows)


def draft_table(wish: NewTable) -> Draft:
    """A new game."""
    rules = ruleset_from_dict(wish.rules)
    wishes = list(wish.seats) or [SeatWish() for _ in range(rules.players)]
    seed = wish.seed or new_seed()
    deal = rules.game.deal(rules, Random(seed))
    _check_colours(wishes)
    if wish.shuffled:
        random.SystemRandom().shuffle(wishes)
    settings = TableSettings(
        public=wish.public,
        undo=wish.undo,
        clock=_clock(wish.clock),
        shuffled=wish.shuffled,
        practice=wish.seed is not None,
    )
    return _draft(Record(rules, deal, [], seed), wishes, settings)


def draft_practice(record: Record, wishes: Sequence[SeatWish], continues: str = "") -> Draft:
    """Practice: a game written down that is gone on with."""
    return _draft(record, list(wishes), TableSettings(public=False, practice=True, continues=continues))


def practice_seats(players: int, seat: int, name: str, bot: str) -> list[SeatWish]:
    """I in one seat, bots in the others."""
    if seat >= players:
        raise Refused(say("server-no-such-seat", seat=seat))
    return [SeatWish("me", name) if one == seat else SeatWish("bot", bot=bot) for one in range(players)]


def _draft(record: Record, wishes: list[SeatWish], settings: TableSettings) -> Draft:
    rules = record.rules
    if len(wishes) != rules.players:
        raise Refused(say("match-seats", seats=len(wishes), players=rules.players))
    host = new_secret()
    secrets = [new_secret() if wish.kind in ("me", "invited") else "" for wish in wishes]
    row = _row(record, settings, [_sitter(seat, wish) for seat, wish in enumerate(wishes)], digest(host))
    links = [
        SeatLink(seat, wish.kind, secret, f"/t/{row.id}#{secret}")
        for seat, (wish, secret) in enumerate(zip(wishes, secrets, strict=True))
        if wish.kind == "me" or wish.kind == "invited"
    ]
    keys = [SeatKey(seat, digest(secret) if secret else "") for seat, secret in enumerate(secrets)]
    acts = [Act(seat, text) for seat, _, text in record.decisions()]
    rows = [LogRow(revision, row.created, act) for revision, act in enumerate(acts, 1)]
    return Draft(row, keys, rows, Created(row.id, host, links))


def draft_rematch(table: Table) -> Draft:
    """The same people and rules once more; everybody's secret stays the same, and the order is drawn anew."""
    order = list(range(table.rules.players))
    if table.settings.shuffled:
        random.SystemRandom().shuffle(order)
    colours = table.colours()
    sitters = [_anew(table.sitters[seat], colours[seat]) for seat in order]
    keys = [SeatKey(new, table.keys[old].secret, table.keys[old].answers) for new, old in enumerate(order)]
    settings = msgspec.structs.replace(table.settings, practice=False, continues="")
    rules, seed = table.rules, new_seed()
    record = Record(rules, rules.game.deal(rules, Random(seed)), [], seed)
    row = _row(record, settings, sitters, table.row.host)
    return Draft(row, keys, [], Created(row.id, "", []))


def _row(record: Record, settings: TableSettings, sitters: list[Sitter], host: str) -> TableRow:
    rules = record.rules
    return TableRow(
        id=new_table_id(),
        created=time.time(),
        rules=rules.to_dict(),
        version=rules.version,
        deal=dict(rules.game.deal_to_text(rules, record.deal)),
        seed=record.seed,
        settings=settings,
        sitters=sitters,
        host=host,
    )


def _anew(sitter: Sitter, colour: str) -> Sitter:
    """The game begins when everybody has come again."""
    kind: Literal["bot", "invited"] = "invited" if sitter.is_person() else "bot"
    return Sitter(kind, sitter.name, sitter.bot, colour=colour)


def _sitter(seat: int, wish: SeatWish) -> Sitter:
    bot = find_bot(wish.bot).name
    name = clean(wish.name or "")
    colour = wish.colour or ""
    if wish.kind == "me":
        return Sitter("person", name or SEATS[seat], bot, colour=colour)
    return Sitter(wish.kind, "" if wish.kind == "bot" else name, bot, colour=colour)


def clean(name: str) -> str:
    """A display name without what could disturb: one line, no control characters, no blanks around."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _clock(wish: ClockWish) -> ClockSettings:
    if wish.kind == "live":
        return ClockSettings("live", wish.bank, wish.seconds_per_turn)
    if wish.kind == "slow":
        return ClockSettings("slow", 0.0, wish.hours_per_turn * HOUR)
    return ClockSettings()


def _check_colours(wishes: Sequence[SeatWish]) -> None:
    chosen = [wish.colour for wish in wishes if wish.colour is not None]
    for colour in chosen:
        check_colour(colour, taken=chosen.count(colour) > 1)


def check_colour(colour: str, taken: bool) -> None:
    """Refuse a colour that there is not, or that somebody else has chosen."""
    if colour not in SEATS or taken:
        raise Refused(say("server-bad-colour", colour=colour, possible=", ".join(SEATS)))
