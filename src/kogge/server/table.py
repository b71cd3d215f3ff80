"""A table: the match, who sits where, and the log that both follow from.  Nothing here waits or writes."""

from collections.abc import Sequence
from functools import lru_cache

from kogge.core.errors import Refused
from kogge.core.game import SEATS
from kogge.core.match import Match, Seat
from kogge.core.messages import say
from kogge.core.record import Record, result_of
from kogge.core.ruleset import Ruleset, ruleset_from_dict
from kogge.core.state import State
from kogge.core.wording import Wording
from kogge.server.clocks import Clock
from kogge.server.entries import Act, Entry, LogRow, SeatChange, SeatKey, Sitter, Status, Summary, TableRow, Undo

MOST_REVISIONS = 20_000  # no game is as long; bots that come to no end stop there


@lru_cache(maxsize=64)
def wording(rules: Ruleset) -> Wording:
    """One reader of exact words for all tables of a ruleset."""
    return Wording(rules)


class Table:
    """A game with its people.  Every change is an entry, and the number of entries is the revision."""

    def __init__(self, row: TableRow, keys: Sequence[SeatKey], rows: Sequence[LogRow] = ()) -> None:
        rules = ruleset_from_dict(row.rules)
        if rules.version != row.version:
            raise Refused(say("record-version", version=row.version, known=rules.version))
        self.row = row
        self.id = row.id
        self.rules = rules
        self.settings = row.settings
        self.sitters = list(row.sitters)
        self.keys = list(keys)
        deal = rules.game.deal_from_text(rules, row.deal)
        record = Record(rules, deal, [_name(seat, sitter) for seat, sitter in enumerate(row.sitters)], row.seed)
        self.match = Match.from_record(record, self._seats(), practice=row.settings.practice)
        self.rematch = ""  # the table where the same people play again
        self.changed = row.created
        self.rows: list[LogRow] = []
        self.seen: dict[str, int] = {}  # the revision that a client's message has made
        for one in rows:
            self.replay(one)
        banks, left = (rows[-1].banks, rows[-1].left) if rows else ((), ())
        self.clock = Clock(row.settings.clock, rules.players, self.state.turns(), banks, left)

    # The log.

    @property
    def revision(self) -> int:
        return self.match.revision

    @property
    def state(self) -> State:
        return self.match.state

    def is_full(self) -> bool:
        return self.revision >= MOST_REVISIONS

    def apply(self, entry: Entry, at: float) -> Entry:
        """Carry out a change, or refuse it; the entry as it is to be stored."""
        if self.is_full():
            raise Refused(say("server-game-too-long", most=MOST_REVISIONS))
        match entry:
            case Act(seat, text):
                self.match.act(seat, wording(self.rules).action(text, self.state))
            case Undo(seat, _, whole_turn, consent):
                entry = Undo(seat, self.match.undo(seat, whole_turn, consent), whole_turn, consent)
            case SeatChange(seat, sitter):
                self.sitters[seat] = sitter
                self.match.hand_over(seat, _seat(seat, sitter))
        self.changed = at
        return entry

    def add(self, row: LogRow) -> None:
        """Remember a change that has been applied."""
        self.rows.append(row)
        if row.client:
            self.seen[row.client] = row.revision

    def replay(self, row: LogRow) -> None:
        """Apply a stored change; it must lead where it led."""
        applied = self.apply(row.entry, row.at)
        if applied != row.entry or self.revision != row.revision:
            raise Refused(say("server-replay-differs", table=self.id, revision=row.revision))
        self.add(row)

    # Who is there.

    def _seats(self) -> list[Seat]:
        return [_seat(seat, sitter) for seat, sitter in enumerate(self.sitters)]

    def people(self) -> list[int]:
        """Seats of people who are not away."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_person() and not sitter.away]

    def has_people(self) -> bool:
        """Whether anybody plays; bots among themselves go on only while somebody watches."""
        return any(sitter.is_person() for sitter in self.sitters)

    def is_waiting(self) -> bool:
        """Whether the game has not begun, because somebody is missing."""
        return not self.match.record.actions and not all(sitter.is_taken() for sitter in self.sitters)

    def asked(self) -> int | None:
        """The seat that is to decide; nobody before the game begins or after its end."""
        return None if self.is_waiting() else self.match.actor()

    def is_reply(self) -> bool:
        """Whether the question comes in somebody else's turn."""
        return self.match.actor() != self.match.turn_owner()

    def answering_bot(self) -> str:
        """The bot that is to answer at once; empty if a person is asked."""
        asked = self.asked()
        if asked is None:
            return ""
        sitter = self.sitters[asked]
        automatic = sitter.is_person() and self.keys[asked].answers == "bot" and self.is_reply()
        return sitter.bot if sitter.is_played_by_bot() or automatic else ""

    def answers_at(self) -> float | None:
        """When the bot is to answer this question for the person, who has asked for it."""
        asked = self.asked()
        if asked is None or not self.sitters[asked].is_person() or not self.is_reply():
            return None
        answers = self.keys[asked].answers
        return None if answers in ("self", "bot") else self.changed + float(answers)

    def resume_clock(self, now: float) -> None:
        """Let the clock go on when the table comes into memory: a slow one has run meanwhile, a live one has not."""
        self.run_clock(self.changed if self.settings.clock.kind == "slow" else now)

    def run_clock(self, now: float) -> None:
        """Let the clock run for whoever is asked now."""
        asked = self.asked()
        if asked is not None and (not self.sitters[asked].is_person() or self.answering_bot()):
            asked = None
        self.clock.ask(asked, self.state.turns(), now)

    def due(self, now: float) -> float | None:
        """When the table goes on by itself: at once for a bot, at the end of somebody's time, or not at all."""
        if self.is_full():
            return None
        if self.answering_bot():
            return now if self.has_people() else None
        return min((end for end in (self.clock.deadline(), self.answers_at()) if end is not None), default=None)

    def colours(self) -> list[str]:
        """The colour of every seat: the one that is chosen, the usual one, or one that is left."""
        chosen = [sitter.colour for sitter in self.sitters]
        left = [colour for colour in SEATS if colour not in chosen]
        for seat, colour in enumerate(chosen):
            if not colour:
                chosen[seat] = SEATS[seat] if SEATS[seat] in left else left[0]
                left.remove(chosen[seat])
        return chosen

    # What the lobby knows.

    def status(self) -> Status:
        if self.match.actor() is None:
            return "finished"
        return "waiting" if self.is_waiting() else "running"

    def summary(self, now: float) -> Summary:
        status = self.status()
        return Summary(
            revision=self.revision,
            status=status,
            asked=self.asked(),
            by_bot=bool(self.answering_bot()),
            deadline=self.clock.deadline(),
            due=self.due(now),
            updated=now,
            result=result_of(self.state) if status == "finished" else "",
            names=[_name(seat, sitter) for seat, sitter in enumerate(self.sitters)],
            open_seats=sum(sitter.kind == "open" for sitter in self.sitters),
            ruleset=str(self.rules),
            public=self.settings.public,
        )


def _name(seat: int, sitter: Sitter) -> str:
    """What a seat is called in a record."""
    if sitter.kind == "bot":
        return sitter.bot
    return sitter.name or SEATS[seat]


def _seat(seat: int, sitter: Sitter) -> Seat:
    return Seat(_name(seat, sitter), sitter.is_played_by_bot())
