"""Record: a game written down so that people can read and edit it, and programs replay it."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kogge.core.errors import BadRecord, KoggeError
from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.core.ruleset import Ruleset, parse_ruleset
from kogge.core.state import State

_HEADER = re.compile(r"\[(\w+) ([^\]]*)\]")
_TURN = re.compile(r"(\d+) (\w+): *(.*)$")
_KNOWN = {"Ruleset", "Rules", "Board", "Seats", "Deal", "Seed", "Result"}


@dataclass(slots=True)
class Record:
    """A game: rules, players, deal and every decision.  `str` of it is its text.

    >>> import kogge
    >>> record = kogge.read_record("docs/examples/first-game.txt")  # doctest: +SKIP
    """

    rules: Ruleset
    deal: Any
    seats: list[str]  # who sits where: names of people or bots
    seed: str = ""
    actions: list[int] = field(default_factory=list)

    def start(self) -> State:
        return self.rules.game.start(self.rules, self.deal)

    def states(self) -> Iterator[State]:
        """The position before the first decision, and after every one.  Clone what you want to keep."""
        state = self.start()
        yield state
        for action in self.actions:
            state.play(action)
            yield state

    def final(self) -> State:
        """The position after the last decision."""
        state = self.start()
        for action in self.actions:
            state.play(action)
        return state

    def result(self) -> str:
        """Scores from best to worst if the game is over, otherwise nothing."""
        return result_of(self.final())

    def __str__(self) -> str:
        return "\n".join([*self._headers(), *self._turns()]) + "\n"

    def _headers(self) -> Iterator[str]:
        rules = self.rules
        yield f"[Ruleset {rules}]"
        yield f"[Rules {rules.version}]"
        yield f"[Board {rules.game.board_digest(rules)}]"
        if rules.board_source:
            yield from (f"| {line}".rstrip() for line in rules.board_source.rstrip("\n").split("\n"))
        yield "[Seats " + " ".join(f"{SEATS[i]}={name.replace(' ', '_')}" for i, name in enumerate(self.seats)) + "]"
        yield "[Deal " + " ".join(f"{k}={v}" for k, v in rules.game.deal_to_text(rules, self.deal).items()) + "]"
        if self.seed:
            yield f"[Seed {self.seed}]"
        result = self.result()
        if result:
            yield f"[Result {result}]"

    def _turns(self) -> Iterator[str]:
        """One line a turn; what other players answer stands in brackets behind what it answers."""
        number, owner, line = 0, -1, ""
        answering = -1  # the seat whose answers are being listed in brackets
        for seat, turn, text in self.decisions():
            if turn != number:
                if line:
                    yield line + (")" if answering >= 0 else "")
                number, owner, line, answering = turn, seat, f"{turn} {SEATS[seat]}: {text}", -1
            elif seat == answering:
                line += f"; {text}"
            else:
                line += ")" if answering >= 0 else ""
                answering = -1 if seat == owner else seat
                line += f"; {text}" if seat == owner else f" ({SEATS[seat]}: {text}"
        if line:
            yield line + (")" if answering >= 0 else "")

    def decisions(self) -> Iterator[tuple[int, int, str]]:
        """Seat, number of the turn, and text of every decision."""
        state = self.start()
        for action in self.actions:
            yield int(state.actor()), state.turns() + 1, self.rules.text(action, state)
            state.play(action)

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data, for JSON."""
        return {
            "rules": self.rules.to_dict(),
            "board": self.rules.game.board_digest(self.rules),
            "seats": self.seats,
            "deal": dict(self.rules.game.deal_to_text(self.rules, self.deal)),
            "seed": self.seed,
            "result": self.result(),
            "decisions": [[SEATS[seat], text] for seat, _, text in self.decisions()],
        }


def result_of(state: State) -> str:
    if not state.is_over():
        return ""
    scores = state.scores()
    best = sorted(range(len(scores)), key=lambda seat: (seat not in state.winners(), -scores[seat], seat))
    return ", ".join(f"{SEATS[seat]} {scores[seat]}" for seat in best)


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
    return _TextReader(text).read()


def record_from_dict(data: Mapping[str, Any]) -> Record:
    """The record that `to_dict` wrote, verified."""
    try:
        rules = data["rules"]
        words = [rules["game"], rules["edition"], rules["board"].replace(" ", "_"), f"players={rules['players']}"]
        words += [f"{name}={value}" for name, value in rules.get("options", {}).items()]
        lines = [f"[Ruleset {' '.join(words)}]", f"[Rules {rules['version']}]", f"[Board {data['board']}]"]
        lines += [f"| {line}" for line in rules.get("board_source", "").rstrip("\n").split("\n") if line]
        lines += ["[Seats " + " ".join(f"{SEATS[i]}={name}" for i, name in enumerate(data["seats"])) + "]"]
        lines += ["[Deal " + " ".join(f"{name}={value}" for name, value in data["deal"].items()) + "]"]
        lines += [f"[Seed {data['seed']}]"] if data.get("seed") else []
        lines += [f"[Result {data['result']}]"] if data.get("result") else []
        reader = _TextReader("\n".join(lines))
        decisions = [(seat, text, 0) for seat, text in data["decisions"]]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadRecord(say("record-shape", reason=repr(error))) from None
    reader.decisions = decisions
    return reader.read()


def _bad(line: int, reason: Message) -> BadRecord:
    return BadRecord(say("record-line", line=line, reason=reason) if line else reason)


class _TextReader:
    """Reads the text form line by line, so that every error can name its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.headers: dict[str, tuple[str, int]] = {}
        self.board: list[str] = []
        self.decisions: list[tuple[str, str, int]] = []  # seat, text, line

    def read(self) -> Record:
        for number, raw in enumerate(self.lines, 1):
            line = raw.strip()
            if line.startswith("|"):
                self.board.append(line[1:].removeprefix(" "))
            elif line.startswith("["):
                self.read_headers(line, number)
            elif line and not line.startswith("#"):
                self.read_turn(line, number)
        rules = self.read_rules()
        record = Record(rules, self.read_deal(rules), self.read_seats(rules), self.header("Seed", ""))
        self.replay(record)
        return record

    def header(self, name: str, default: str | None = None) -> str:
        if name not in self.headers:
            if default is None:
                raise _bad(1, say("record-missing", header=name))
            return default
        return self.headers[name][0]

    def line_of(self, name: str) -> int:
        return self.headers[name][1] if name in self.headers else 1

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

    def read_rules(self) -> Ruleset:
        line = self.line_of("Ruleset")
        try:
            rules = parse_ruleset(self.header("Ruleset"), "\n".join(self.board) + "\n" if self.board else "")
        except BadRecord:
            raise
        except KoggeError as error:
            raise _bad(line, error.message) from None
        version = self.header("Rules", str(rules.version))
        if version != str(rules.version):
            raise _bad(self.line_of("Rules"), say("record-version", version=version, known=rules.version))
        digest = rules.game.board_digest(rules)
        if self.header("Board", digest) != digest:
            raise _bad(self.line_of("Board"), say("record-board", board=rules.board))
        return rules

    def read_deal(self, rules: Ruleset) -> Any:
        words = dict(word.partition("=")[::2] for word in self.header("Deal").split())
        try:
            return rules.game.deal_from_text(rules, words)
        except ValueError as error:
            raise _bad(self.line_of("Deal"), say("record-deal", reason=str(error))) from None

    def read_seats(self, rules: Ruleset) -> list[str]:
        names = dict(word.partition("=")[::2] for word in self.header("Seats", "").split())
        expected = SEATS[: rules.players]
        if names and tuple(names) != expected:
            raise _bad(
                self.line_of("Seats"), say("record-seats", expected=" ".join(f"{seat}=..." for seat in expected))
            )
        return [names.get(seat, seat).replace("_", " ") for seat in expected]

    def replay(self, record: Record) -> None:
        state = record.start()
        for seat, text, line in self.decisions:
            if state.is_over():
                raise _bad(line, say("record-over", text=text))
            asked = SEATS[state.actor()]
            if seat != asked:
                raise _bad(line, say("record-seat", text=text, seat=seat, asked=asked))
            try:
                action = record.rules.parse(text, state)
            except KoggeError as error:
                raise _bad(line, say("record-action", text=text, reason=error.message)) from None
            record.actions.append(action)
            state.play(action)
        result = result_of(state)
        if "Result" in self.headers and self.header("Result") != result:
            raise _bad(self.line_of("Result"), say("record-result", given=self.header("Result"), result=result or "-"))
