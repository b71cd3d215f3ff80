"""What can be typed during a game besides actions: one function a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import kogge
from kogge.bots import is_bot
from kogge.cli.common import text
from kogge.cli.rules import show_topic
from kogge.cli.scores import score_table
from kogge.cli.terminal.menu import Menu
from kogge.core.game import SEATS
from kogge.core.messages import say

if TYPE_CHECKING:
    from kogge.cli.terminal.session import Session

USUAL_FILE = "kogge-game.txt"
PLAYS_ON = "greedy"  # the bot that takes the place of somebody who resigns
LOG_LINES = 30
NEEDS_CONSENT = ("undo-others", "undo-revealed", "undo-turn-ended", "undo-over")


class Leave(Exception):
    """Somebody leaves the game."""


def run_command(session: Session, seat: int, menu: Menu, line: str) -> bool:
    """Carry out a command; False if the line is none."""
    word, _, rest = line.partition(" ")
    if word.lower() in session.looks():
        look(session, seat, word.lower(), rest.strip())
        return True
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(session, seat, menu, rest.strip())
    return True


def show_help(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """What can be typed; with a word, the rules about it."""
    if rest:
        show_rules(session, seat, menu, rest)
    else:
        game = session.match.rules.game.name
        looks = "\n".join(f"  {text(f'{game}-look-{word}')}" for word in session.looks())
        example, legend = text(f"{game}-help-example"), text(f"{game}-help-legend")
        session.screen.say("play-help", example=example, looks=looks, legend=legend)


def show_list(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Every action with its number; with a word, those of that kind."""
    verbs = menu.matching(rest)
    if not verbs:
        session.screen.say("play-no-such-kind", word=rest, kinds=", ".join(menu.verbs))
    for verb in verbs:
        session.screen.heading(" ".join(part for part in (menu.title(verb), menu.cost(verb)) if part))
        session.screen.print(menu.listing(verb, session.screen.plain))


def show_board(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """The position, and what is asked."""
    session.show_position(seat)
    session.asked_at = -1


def look(session: Session, seat: int, word: str, rest: str) -> None:
    """A part of the position that the game can show by name; without a colour it is one's own desk."""
    if word == "desk":
        playing = SEATS[: session.match.rules.players]
        if rest and rest.lower() not in playing:
            session.screen.say("play-no-such-seat", word=rest, seats=", ".join(playing))
            return
        rest = rest.lower() or SEATS[seat]
    session.screen.print(getattr(session.picture(seat), word)(rest))


def show_log(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """What happened, the last lines or as many as asked for."""
    story = session.story()
    number = int(rest) if rest.isdecimal() else LOG_LINES
    for message in story[max(0, len(story) - number) :]:
        session.screen.print(f"  {message}")
    for message in session.match.log:
        session.screen.print(f"  {message}")


def show_scores(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Points by source, as far as this player knows."""
    seen = session.match.state.seen_by(seat)
    session.screen.print(score_table(seen, session.names(), session.screen.plain))


def show_rules(session: Session, seat: int, menu: Menu, rest: str) -> None:
    show_topic(session.screen, session.match.rules.game.name, rest)


def explain(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Why an action is possible or not."""
    state = session.match.state
    try:
        session.screen.say("play-possible", action=state.text(state.parse(rest)))
    except kogge.KoggeError as error:
        session.screen.print(str(error))


def take_back(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """One decision of the person who decided last, or with `turn` all of the turn."""
    match = session.match
    people = session.people()
    whole_turn = rest.lower() == "turn"
    last = next((who for who in reversed(match.deciders()) if who in people), seat)
    try:
        number = match.undo(last, whole_turn)
    except kogge.Refused as refused:
        others = [match.seats[who].name for who in people if who != last]
        if refused.message.key not in NEEDS_CONSENT:
            raise
        session.screen.print(str(refused))
        if not agrees(session, text("play-undo-agree", names=", ".join(others))):
            return
        number = match.undo(last, whole_turn, consent=people)
    session.screen.say("play-undone", number=number)
    session.show_again()


def save(session: Session, seat: int, menu: Menu, rest: str) -> None:
    save_to(session, rest or USUAL_FILE)


def save_to(session: Session, name: str) -> None:
    """Write the game down; an existing file is replaced only if it is a record or somebody agrees."""
    file = Path(name).expanduser()
    if file.exists() and not is_record(file) and not agrees(session, text("play-overwrite", file=name)):
        return
    file.write_text(str(session.match.record), encoding="utf-8")
    session.screen.say("play-saved", file=name)


def is_record(file: Path) -> bool:
    try:
        kogge.read_record(file)
    except kogge.BadRecord:
        return False
    return True


def open_game(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Go on with a game written down; the present one is left."""
    session.match = saved_match(rest or USUAL_FILE)
    session.told = len(session.match.record.actions)
    session.show_again()
    session.asked_at = -1
    session.introduce()


def saved_match(name: str) -> kogge.Match:
    """The game of a file, with the people and bots who were playing it."""
    record = kogge.read_record(Path(name).expanduser())
    return kogge.Match.from_record(record, [kogge.Seat(name, is_bot=is_bot(name)) for name in record.seats])


def resign(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """A bot plays on; when nobody is left it plays to the end at once."""
    if session.match.actor() is None:
        raise kogge.Refused(say("match-over"))
    if not agrees(session, text("play-resign-sure", bot=PLAYS_ON)):
        return
    session.match.hand_over(seat, kogge.Seat(PLAYS_ON, is_bot=True))
    session.screen.print(str(session.match.log[-1]))
    session.hurry = not session.people()


def leave(session: Session, seat: int, menu: Menu, rest: str) -> None:
    raise Leave


def agrees(session: Session, question: str) -> bool:
    answer = session.keyboard.ask(f"{question} ", [text("word-yes"), text("word-no")])
    return answer.lower() in (text("word-yes"), text("word-yes")[0])


def offer_to_save(session: Session) -> None:
    """What interrupting leads to: nothing is lost unless somebody says so."""
    session.screen.print()
    if session.match.actor() is None or not session.match.record.actions:
        return
    try:
        name = session.keyboard.ask(text("play-save-where", file=USUAL_FILE) + " ")
        if name.lower() not in (text("word-no"), text("word-no")[0]):
            save_to(session, name or USUAL_FILE)
    except (EOFError, KeyboardInterrupt):
        session.screen.say("play-not-saved")


Command = Callable[["Session", int, Menu, str], None]
COMMANDS: dict[str, Command] = {
    "help": show_help,
    "?": show_help,
    "list": show_list,
    "board": show_board,
    "": show_board,
    "log": show_log,
    "score": show_scores,
    "rules": show_rules,
    "why": explain,
    "undo": take_back,
    "save": save,
    "open": open_game,
    "resign": resign,
    "quit": leave,
}
