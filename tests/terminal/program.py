"""The program in a pseudo-terminal, and a shadow of its game to know what to type."""

import os
import re
import sys
from pathlib import Path
from typing import Any

import pexpect

import kogge
from kogge.cli.common import read_seats
from kogge.cli.terminal.menu import Menu
from kogge.core.game import SEATS

SOURCE = str(Path(kogge.__file__).parents[1])  # the program under test, wherever it runs
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>()][0-9A-B]?)")


def run(*args: str, width: int = 130, height: int = 50, cwd: Path | None = None) -> Any:
    """Start the program; the terminal echoes nothing, so that the output is what it prints."""
    environment = os.environ | {"PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm-256color", "PYTHONPATH": SOURCE}
    return pexpect.spawn(
        sys.executable,
        ["-c", "from kogge.cli import main; main()", *args],
        env=environment,
        cwd=cwd,
        dimensions=(height, width),
        encoding="utf-8",
        timeout=60,
        echo=False,
    )


def read(child: Any, pattern: str) -> str:
    """Everything up to this pattern, without the codes that colour it."""
    child.expect(pattern)
    return ESCAPES.sub("", child.before + child.after)


def settle(child: Any) -> None:
    """Wait until the program is silent, and so waits for a key itself; a line may come early, a single key may not."""
    while True:
        try:
            child.read_nonblocking(10_000, timeout=1)
        except pexpect.TIMEOUT:
            return


def rest(child: Any) -> str:
    """Everything up to the end of the program."""
    child.expect(pexpect.EOF)
    child.close()
    return ESCAPES.sub("", child.before)


class Shadow:
    """The same game in this process: it knows whose turn it is and what is legal."""

    def __init__(self, seats: str, seed: str, game: str = "teutonica", **rules: Any) -> None:
        sitting = read_seats(seats.split(","))
        self.match = kogge.Match(kogge.ruleset(game, players=len(sitting), **rules), sitting, seed)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        match = self.match
        while (seat := match.actor()) is not None and match.seats[seat].is_bot:
            match.act(seat, self.choice(match.seats[seat].name))

    def choice(self, bot: str) -> int:
        """What a bot plays here; the program's bots decide by the same seeds."""
        record = self.match.record
        state = self.match.state
        return kogge.bot(bot, seed=f"{record.seed} {len(record.actions)}").choose(state.seen_by(state.actor()))

    def prompt(self) -> str:
        seat = self.match.actor()
        return "over>" if seat is None else f"{SEATS[seat]}>"

    def words(self, action: int) -> str:
        return self.match.state.text(action)

    def number(self, action: int) -> str:
        return next(str(offer.number) for offer in Menu(self.match.state).offers if offer.action == action)

    def play(self, action: int) -> None:
        seat = self.match.actor()
        assert seat is not None
        self.match.act(seat, action)
        self.let_bots_play()

    @property
    def is_over(self) -> bool:
        return self.match.actor() is None
