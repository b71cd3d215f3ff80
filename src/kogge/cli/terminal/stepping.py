"""Stepping through a recorded game: forward and back by decision or turn."""

from kogge.cli.common import text
from kogge.cli.scores import score_table, show_result
from kogge.cli.terminal.keyboard import Keyboard
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.session import picture
from kogge.core.game import SEATS
from kogge.core.record import Record
from kogge.core.state import SPECTATOR, State
from kogge.texts import tell

COMMANDS = ("next", "back", "turn", "turn back", "go ", "board", "score", "start", "end", "help", "quit")


class Stepper:
    """A place in a recorded game: the number of decisions played."""

    def __init__(self, record: Record, screen: Screen, keyboard: Keyboard) -> None:
        self.record = record
        self.screen = screen
        self.keyboard = keyboard
        self.states: list[State] = [state.clone() for state in record.states()]
        self.names = {SEATS[i]: name for i, name in enumerate(record.seats)}
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def run(self) -> None:
        self.screen.say("replay-help")
        self.show_board()
        while True:
            turn = self.states[self.at].turns() + 1
            label = text("replay-prompt", at=self.at, last=self.last, turn=turn)
            try:
                line = self.keyboard.ask(label + " ", COMMANDS).lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("quit", "q"):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in ("", "next", "n"):
            self.go(self.at + 1)
        elif line in ("back", "b"):
            self.go(self.at - 1)
        elif line in ("turn", "t"):
            self.go(self.turn_after(self.at))
        elif line in ("turn back", "tb"):
            self.go(self.turn_before(self.at))
        elif line == "start":
            self.go(0)
        elif line == "end":
            self.go(self.last)
        elif word in ("go", "g") and rest.isdecimal():
            self.go(int(rest))
        elif line.isdecimal():
            self.go(int(line))
        elif line == "board":
            self.show_board()
        elif line == "score":
            seen = self.states[self.at].seen_by(SPECTATOR)
            self.screen.print(score_table(seen, self.names, self.screen.plain))
        elif line in ("help", "?"):
            self.screen.say("replay-help")
        else:
            self.screen.say("replay-unknown", line=line)

    def go(self, to: int) -> None:
        """Go to a decision, and tell what led there."""
        if not 0 <= to <= self.last:
            self.screen.say("replay-no-further", last=self.last)
            return
        forward = range(self.at, to)
        self.at = to
        for number in forward if forward else range(max(0, to - 1), to):
            self.tell(number)
        if len(forward) != 1:
            self.show_board()
        if to == self.last:
            show_result(self.screen, self.states[to].seen_by(SPECTATOR), self.names)

    def tell(self, number: int) -> None:
        game = self.record.rules.game
        action = self.record.actions[number]
        before, after = self.states[number], self.states[number + 1]
        self.screen.print(f"{number + 1} {SEATS[before.actor()]}: {before.text(action)}")
        for event in game.narrate(before, action, after, None):
            self.screen.print(f"  {tell(event, game.name)}")

    def turn_after(self, at: int) -> int:
        """The first decision of the next turn."""
        turn = self.states[at].turns()
        return next((i for i in range(at, self.last + 1) if self.states[i].turns() > turn), self.last)

    def turn_before(self, at: int) -> int:
        """The first decision of this turn, or of the one before if this is it."""
        turn = self.states[max(0, at - 1)].turns()
        return next(i for i in range(at + 1) if self.states[i].turns() == turn)

    def show_board(self) -> None:
        self.screen.print(picture(self.states[self.at], None, self.names, self.screen).position())
