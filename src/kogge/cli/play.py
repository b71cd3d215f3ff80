"""`kogge play`: a game in the terminal, among people and bots."""

import sys
from pathlib import Path
from typing import Annotated

import kogge
from kogge.cli.common import HUMAN, Rules, option, read_seats
from kogge.cli.terminal.commands import Leave, offer_to_save, saved_match
from kogge.cli.terminal.dialogue import USUAL_BOT, choose_game, seats_for
from kogge.cli.terminal.keyboard import Keyboard, PlainKeyboard, RichKeyboard
from kogge.cli.terminal.screen import Screen, is_interactive
from kogge.cli.terminal.session import Session
from kogge.core.ruleset import Ruleset


def play(
    *,
    rules: Rules | None = None,
    seats: Annotated[str | None, option("seats")] = None,
    seed: Annotated[str | None, option("seed")] = None,
    load: Annotated[Path | None, option("load")] = None,
    keep_order: Annotated[bool, option("keep-order")] = False,
    watch: Annotated[bool, option("watch")] = False,
    delay: Annotated[float, option("delay")] = 1.0,
    plain: Annotated[bool, option("plain")] = False,
) -> None:
    """Play in the terminal."""
    screen = Screen(plain or not sys.stdout.isatty())
    keyboard: Keyboard = RichKeyboard() if is_interactive() and not plain else PlainKeyboard()
    if load:
        match = saved_match(str(load))
    else:
        if rules is None and seats is None and not watch and is_interactive():
            ruleset, sitting = choose_game(screen, keyboard)
        else:
            ruleset, sitting = as_told(rules or Rules(), seats, watch)
        match = kogge.Match(ruleset, sitting, seed, draw_start=not keep_order)
    session = Session(match, screen, keyboard, delay)
    try:
        session.run()
    except Leave:
        offer_to_save(session)
    except EOFError:
        if is_interactive():
            offer_to_save(session)
        else:
            screen.say("play-input-ended")
    except KeyboardInterrupt:
        offer_to_save(session)
        raise


def as_told(rules: Rules, seats: str | None, watch: bool) -> tuple[Ruleset, list[kogge.Seat]]:
    """The rules and seats that the flags name; what is left out is usual."""
    if seats is not None:
        sitting = read_seats(seats.split(","))
        return rules.ruleset(len(sitting)), sitting
    ruleset = rules.ruleset()
    return ruleset, seats_for(ruleset.players, USUAL_BOT if watch else HUMAN, USUAL_BOT)
