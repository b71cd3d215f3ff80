"""A game at one terminal: bots play, people are asked, and everybody reads what happened."""

import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import kogge
from kogge.bots import NamedBot
from kogge.cli.common import MOST_TURNS, text
from kogge.cli.scores import show_result
from kogge.cli.terminal.commands import COMMANDS, Leave, run_command
from kogge.cli.terminal.keyboard import Keyboard
from kogge.cli.terminal.menu import Menu
from kogge.cli.terminal.screen import Screen
from kogge.core.game import SEATS
from kogge.core.messages import Message
from kogge.core.state import State
from kogge.texts import tell

NEVER = (-1, -1)


class Session:
    """One match, the screen and the keyboard."""

    def __init__(self, match: kogge.Match, screen: Screen, keyboard: Keyboard, delay: float = 0.0) -> None:
        self.match = match
        self.screen = screen
        self.keyboard = keyboard
        self.delay = delay  # seconds after every decision, where only bots play
        self.told = 0  # decisions whose events have been told
        self.shown_at = NEVER  # the turn, and how much was revealed, when the position was shown last
        self.asked_at = -1  # the revision at which the question was shown last
        self.bots: dict[int, NamedBot] = {}  # by seat; a bot may have planned its turn
        self.hurry = False  # nobody watches any more: play to the end

    # Who is there.

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.match.seats) if not seat.is_bot]

    def names(self) -> dict[str, str]:
        """Who sits where, by the seat's colour."""
        return {SEATS[number]: seat.name for number, seat in enumerate(self.match.seats)}

    def picture(self, viewer: int | None = None) -> Any:
        return picture(self.match.state, viewer, self.names(), self.screen)

    def looks(self) -> tuple[str, ...]:
        """The parts of the position that can be looked at by name, as the game has them."""
        found: tuple[str, ...] = pictures(self.match.state).Picture.looks
        return found

    # The game.

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.introduce()
        while (actor := self.match.actor()) is not None and self.match.state.turns() < MOST_TURNS:
            if self.match.seats[actor].is_bot:
                self.bot_acts(actor)
            else:
                self.person_acts(actor)
            self.tell_news()
        if self.match.actor() is None:
            self.finish()
        else:
            self.screen.say("play-cut-off", turns=MOST_TURNS)

    def introduce(self) -> None:
        say, match = self.screen.say, self.match
        say("play-welcome", game=text(f"{match.rules.game.name}-name"), rules=str(match.rules))
        for number, seat in enumerate(match.seats):
            say("play-seat", seat=SEATS[number], name=seat.name, kind="bot" if seat.is_bot else "person")
        if self.people():
            say(f"{match.rules.game.name}-in-short")
            say("play-hint")

    def bot_acts(self, seat: int) -> None:
        """The choice depends only on the game so far, so that a saved game goes on as it would have."""
        record, name = self.match.record, self.match.seats[seat].name
        seed = f"{record.seed} {len(record.actions)}"
        if seat not in self.bots or self.bots[seat].name != name:
            self.bots[seat] = kogge.bot(name, seed)
        self.bots[seat].reseed(seed)
        self.match.act(seat, self.bots[seat].choose(self.match.state.seen_by(seat)))
        if self.delay and not self.people() and not self.hurry:
            self.tell_news()
            time.sleep(self.delay)

    def person_acts(self, seat: int) -> None:
        """Show what is asked, and read one line."""
        match = self.match
        menu = Menu(match.state)
        now = (match.state.turns(), match.state.reveals())
        if self.shown_at != now:
            self.shown_at = now
            self.show_position(seat)
        if self.asked_at != match.revision:
            self.asked_at = match.revision
            self.show_question(seat, menu)
        lines = [*(offer.words for offer in menu.offers), *self.looks(), *COMMANDS]
        self.answer(seat, menu, self.keyboard.ask(f"{SEATS[seat]}> ", lines))

    def show_again(self) -> None:
        """Show the position before the next question, whatever has been shown."""
        self.shown_at = NEVER

    def show_position(self, seat: int | None = None) -> None:
        self.screen.print(self.picture(seat).position())

    def show_question(self, seat: int, menu: Menu) -> None:
        sitter = self.match.seats[seat]
        prompt = str(self.match.rules.game.prompt(self.match.state))
        self.screen.heading(prompt if len(self.people()) < 2 else f"{sitter.name}. {prompt}")
        self.screen.print(menu.summary(self.screen.plain, self.screen.width))

    def answer(self, seat: int, menu: Menu, line: str) -> None:
        """A command, a number of the list, or an action; what cannot be done gets its reason and changes nothing."""
        try:
            if run_command(self, seat, menu, line):
                return
            if line.isdecimal():
                offer = menu.number(int(line))
                if offer is None:
                    self.screen.say("play-no-such-number", number=line, most=len(menu.offers))
                    return
                self.match.act(seat, offer.action)
            else:
                self.match.act(seat, self.match.state.parse(line))
        except (kogge.KoggeError, OSError) as error:
            self.screen.print(str(error))

    # What people read.

    def tell_news(self) -> None:
        """What happened since the last time; after an undo there may be nothing."""
        self.told = min(self.told, len(self.match.record.actions))
        if not self.hurry:
            for message in self.story(self.told):
                self.screen.print(f"  {message}")
        self.told = len(self.match.record.actions)

    def story(self, since: int = 0) -> list[Message]:
        """What happened from some decision on."""
        return [tell(event, self.match.rules.game.name) for event in self.match.events(None, since)]

    def finish(self) -> None:
        """The score sheet; people may look around, save or take back before they leave."""
        self.show_position()
        show_result(self.screen, self.match.state, self.names())
        if not self.people() or self.hurry:
            return
        self.screen.say("play-over")
        while self.match.actor() is None:
            try:
                line = self.keyboard.ask(text("play-over-prompt"), [*self.looks(), *COMMANDS])
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("", "quit"):
                return
            try:
                if not run_command(self, self.people()[0], Menu(self.match.state), line):
                    self.screen.say("play-over")
            except (kogge.KoggeError, OSError) as error:
                self.screen.print(str(error))
            except Leave:
                return
        self.run()


def picture(state: State, viewer: int | None, names: Mapping[str, str], screen: Screen) -> Any:
    """The game's own picture of a position."""
    board = state.rules.board_data()
    return pictures(state).Picture(board, state.view(viewer), names, screen.plain, screen.width)


def pictures(state: State) -> Any:
    """The module that draws positions of this game."""
    return import_module(f"kogge.cli.terminal.{state.rules.game.name}")
