"""Record: a game written down so that people can read and edit it, and programs replay it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.core.ruleset import Ruleset
from kogge.core.state import State

_SPECIAL = re.compile(r"[%_\[\]\s]")  # in a name, what the text form itself needs


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a recorded game."""

    number: int
    before: State
    action: int
    after: State  # clone it to keep it
    events: Sequence[Event]


@dataclass(slots=True)
class Record:
    """A game: rules, players, deal and every decision.  `str` of it is its text.

    >>> import kogge
    >>> match = kogge.Match(kogge.ruleset("teutonica", players=3), [kogge.Seat(name) for name in ("A", "B", "C")], 7)
    >>> match.act(0, match.state.parse("place trader Emden/Osnabrück"))
    >>> print(str(match.record).splitlines()[-1])
    1 blue: place trader Emden/Osnabrück
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
        yield f"[Board {rules.board_data()['digest']}]"
        if rules.board_source:
            yield from (f"| {line}".rstrip() for line in rules.board_source.rstrip("\n").split("\n"))
        yield "[Seats " + " ".join(f"{SEATS[i]}={noted_name(name)}" for i, name in enumerate(self.seats)) + "]"
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

    def steps(self, viewer: int | None = None) -> Iterator[Step]:
        """Every decision with what happened in it, as far as a viewer may know."""
        state = self.start()
        for number, action in enumerate(self.actions, 1):
            before = state.clone()
            state.play(action)
            yield Step(number, before, action, state, self.rules.game.narrate(before, action, state, viewer))

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data, for JSON."""
        return {
            "rules": self.rules.to_dict(),
            "board": self.rules.board_data()["digest"],
            "seats": self.seats,
            "deal": dict(self.rules.game.deal_to_text(self.rules, self.deal)),
            "seed": self.seed,
            "result": self.result(),
            "decisions": [[SEATS[seat], text] for seat, _, text in self.decisions()],
        }


def noted_name(name: str) -> str:
    """Anybody's name as one word of a text.

    >>> noted_name("Anna von Lübeck"), named("Anna_von_Lübeck"), named(noted_name("[x_x]"))
    ('Anna_von_Lübeck', 'Anna von Lübeck', '[x_x]')
    """
    return _SPECIAL.sub(lambda found: "_" if found[0] == " " else quote(found[0]).replace("_", "%5F"), name)


def named(word: str) -> str:
    """The name this word stands for."""
    return unquote(word.replace("_", " "))


def result_of(state: State) -> str:
    if not state.is_over():
        return ""
    scores = state.scores()
    best = sorted(range(len(scores)), key=lambda seat: (seat not in state.winners(), -scores[seat], seat))
    return ", ".join(f"{SEATS[seat]} {scores[seat]}" for seat in best)
