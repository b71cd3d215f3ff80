"""Reading records: a text or JSON becomes a draft, and a draft that replays without fault becomes a record."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kogge.core.errors import BadRecord, KoggeError
from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.core.record import Record, named, result_of
from kogge.core.ruleset import Ruleset, parse_ruleset, ruleset_from_dict
from kogge.core.wording import Wording

_HEADER = re.compile(r"\[(\w+) ([^\]]*)\]")
_TURN = re.compile(r"(\d+) (\w+): *(.*)$")
_KNOWN = {"Ruleset", "Rules", "Board", "Seats", "Deal", "Seed", "Result"}


def read_record(path: str | Path) -> Record:
    """Read a record from a file, text or JSON, and verify it by replaying it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord(say("record-file", path=str(path), reason=reason)) from None
    return parse_record(text)


def parse_record(text: str) -> Record:
    """The record of a text or JSON, verified by replaying it."""
    if text.lstrip().startswith("{"):
        try:
            return record_from_dict(json.loads(text))
        except json.JSONDecodeError as error:
            raise _bad(error.lineno, say("record-json", reason=error.msg)) from None
        except RecursionError as error:
            raise BadRecord(say("record-json", reason=str(error))) from None
    return TextReader(text).draft().verified()


def record_from_dict(data: Mapping[str, Any]) -> Record:
    """The record that `to_dict` wrote, verified."""
    try:
        draft = Draft(
            rules=ruleset_from_dict(data["rules"]),
            seats=[str(name) for name in data["seats"]],
            deal={str(name): str(value) for name, value in data["deal"].items()},
            seed=str(data.get("seed", "")),
            version=str(data["rules"]["version"]),
            board=str(data["board"]),
            result=str(data.get("result", "")),
            decisions=[(str(seat), str(text), 0) for seat, text in data["decisions"]],
        )
    except BadRecord:
        raise
    except KoggeError as error:
        raise BadRecord(error.message) from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(say("record-shape", reason=repr(error))) from None
    return draft.verified()


def _bad(line: int, reason: Message) -> BadRecord:
    return BadRecord(say("record-line", line=line, reason=reason) if line else reason)


@dataclass
class Draft:
    """What a record claims.  Lines are numbers in a text; 0 where there is no text."""

    rules: Ruleset
    seats: list[str]
    deal: Mapping[str, str]
    seed: str
    version: str
    board: str
    result: str
    decisions: list[tuple[str, str, int]]  # seat, action, line
    lines: Mapping[str, int] = field(default_factory=dict)  # by header

    def fault(self, header: str, reason: Message) -> BadRecord:
        return _bad(self.lines.get(header, 0), reason)

    def verified(self) -> Record:
        """The record, if everything that is claimed holds."""
        rules = self.rules
        if self.version not in ("", str(rules.version)):
            raise self.fault("Rules", say("record-version", version=self.version, known=rules.version))
        if self.board not in ("", rules.board_data()["digest"]):
            raise self.fault("Board", say("record-board", board=rules.board))
        if len(self.seats) != rules.players:
            raise self.fault("Seats", say("match-seats", seats=len(self.seats), players=rules.players))
        try:
            deal = rules.game.deal_from_text(rules, self.deal)
        except ValueError as error:
            raise self.fault("Deal", say("record-deal", reason=str(error))) from None
        record = Record(rules, deal, self.seats, self.seed)
        self.replay(record)
        return record

    def replay(self, record: Record) -> None:
        state = record.start()
        wording = Wording(record.rules)
        for seat, text, line in self.decisions:
            if state.is_over():
                raise _bad(line, say("record-over", text=text))
            asked = SEATS[state.actor()]
            if seat != asked:
                raise _bad(line, say("record-seat", text=text, seat=seat, asked=asked))
            try:
                action = wording.action(text, state)
            except KoggeError as error:
                raise _bad(line, say("record-action", text=text, reason=error.message)) from None
            record.actions.append(action)
            state.play(action)
        result = result_of(state)
        if self.result and self.result != result:
            raise self.fault("Result", say("record-result", given=self.result, result=result or "-"))


class TextReader:
    """Reads the text form line by line, so that every error can name its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.headers: dict[str, tuple[str, int]] = {}
        self.board: list[str] = []
        self.decisions: list[tuple[str, str, int]] = []

    def draft(self) -> Draft:
        for number, raw in enumerate(self.lines, 1):
            line = raw.strip()
            if line.startswith("|"):
                self.board.append(line[1:].removeprefix(" "))
            elif line.startswith("["):
                self.read_headers(line, number)
            elif line and not line.startswith("#"):
                self.read_turn(line, number)
        rules = self.rules()
        return Draft(
            rules=rules,
            seats=self.seats(rules),
            deal=self.pairs("Deal"),
            seed=self.header("Seed", ""),
            version=self.header("Rules", ""),
            board=self.header("Board", ""),
            result=self.header("Result", ""),
            decisions=self.decisions,
            lines={name: line for name, (_, line) in self.headers.items()},
        )

    def header(self, name: str, default: str | None = None) -> str:
        if name not in self.headers:
            if default is None:
                raise _bad(1, say("record-missing", header=name))
            return default
        return self.headers[name][0]

    def pairs(self, name: str, default: str | None = None) -> dict[str, str]:
        """The words `this=that` of a header."""
        return dict(word.partition("=")[::2] for word in self.header(name, default).split())

    def read_headers(self, line: str, number: int) -> None:
        if _HEADER.sub("", line).strip():
            raise _bad(number, say("record-header", text=line))
        for name, value in _HEADER.findall(line):
            if name not in _KNOWN:
                raise _bad(number, say("record-unknown-header", header=name, known=", ".join(sorted(_KNOWN))))
            self.headers[name] = (value.strip(), number)

    def read_turn(self, line: str, number: int) -> None:
        turn = _TURN.match(line)
        if not turn:
            raise _bad(number, say("record-turn", text=line))
        owner = turn[2]
        for part in re.split(r"([()])", turn[3]):
            if part == "(":
                owner = ""
            elif part == ")":
                owner = turn[2]
            else:
                seat, texts = owner, part
                if not owner:
                    seat, colon, texts = part.partition(":")
                    if not colon:
                        raise _bad(number, say("record-answer", text=part))
                self.decisions += [(seat.strip(), text.strip(), number) for text in texts.split(";") if text.strip()]

    def rules(self) -> Ruleset:
        text = self.header("Ruleset")
        try:
            return parse_ruleset(text, "\n".join(self.board) + "\n" if self.board else "")
        except KoggeError as error:
            raise _bad(self.headers["Ruleset"][1], error.message) from None

    def seats(self, rules: Ruleset) -> list[str]:
        names = self.pairs("Seats", "")
        expected = SEATS[: rules.players]
        if names and tuple(names) != expected:
            form = " ".join(f"{seat}=..." for seat in expected)
            raise _bad(self.headers["Seats"][1], say("record-seats", expected=form))
        return [named(names.get(seat, "")) or seat for seat in expected]
