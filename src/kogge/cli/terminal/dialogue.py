"""The short dialogue before a game: Enter takes what is usual, everything else can be chosen."""

from collections.abc import Callable, Sequence
from typing import Any

import kogge
from kogge.bots import NAMES as BOTS
from kogge.cli.common import HUMAN, Rules, read_seats, text
from kogge.cli.terminal.keyboard import Keyboard
from kogge.cli.terminal.screen import Screen
from kogge.core.ruleset import Ruleset

USUAL_BOT = "greedy"


def choose_game(screen: Screen, keyboard: Keyboard) -> tuple[Ruleset, list[kogge.Seat]]:
    """What is played and who plays."""
    game = kogge.game(choose(screen, keyboard, "game", kogge.GAMES, lambda name: text(f"{name}-name")))
    usual = Rules(game=game.name).ruleset()
    screen.say("ask-begin", game=text(f"{game.name}-name"), edition=edition_name(usual), players=usual.players)
    if not keyboard.ask(text("ask-begin-prompt") + " "):
        return usual, seats_for(usual.players, HUMAN, USUAL_BOT)
    edition = choose(screen, keyboard, "edition", game.editions, lambda name: text(f"{game.name}-edition-{name}"))
    numbers = game.players(edition)
    many = int(
        choose(screen, keyboard, "players", numbers, usual=min(max(game.usual_players, numbers[0]), numbers[-1]))
    )
    board = choose(screen, keyboard, "board", game.boards(edition, many), lambda name: game.board(name)["title"])
    options = {}
    for option in game.options:
        if not game.option_applies(option.name, edition, board, many):
            continue
        screen.say(option.about)
        options[option.name] = choose(screen, keyboard, option.name, option.values)
    rules = kogge.ruleset(game.name, edition=edition, players=many, board=board, **options)
    return rules, choose_seats(screen, keyboard, many)


def choose(
    screen: Screen,
    keyboard: Keyboard,
    what: str,
    possible: Sequence[Any],
    about: Callable[[Any], str] | None = None,
    usual: Any = None,
) -> Any:
    """One of the possible values; a question with one answer is not asked."""
    words = [str(value) for value in possible]
    default = str(usual if usual is not None else possible[0])
    if len(possible) == 1:
        return possible[0]
    screen.heading(text(f"ask-{what}"))
    for word, value in zip(words, possible, strict=True):
        if about:
            screen.print(f"  {word}: {about(value)}")
    while True:
        typed = keyboard.ask(text("ask-one-of", values=", ".join(words), usual=default) + " ", words) or default
        found = [word for word in words if word == typed] or [word for word in words if word.startswith(typed.lower())]
        if len(found) == 1:
            return possible[words.index(found[0])]
        screen.say("ask-again", typed=typed, values=", ".join(words))


def choose_seats(screen: Screen, keyboard: Keyboard, players: int) -> list[kogge.Seat]:
    """Names of people; every other seat is for a bot."""
    screen.heading(text("ask-people", players=players))
    while True:
        typed = keyboard.ask(text("ask-people-prompt") + " ")
        names = [name.strip() for name in typed.split(",") if name.strip()] or [HUMAN]
        if len(names) > players:
            screen.say("ask-too-many", players=players)
            continue
        try:
            people = read_seats([f"{HUMAN}:{name}" for name in names])
        except kogge.KoggeError as error:
            screen.print(str(error))
            continue
        break
    if len(people) == players:
        return people
    bot = choose(screen, keyboard, "bot", BOTS, lambda name: text(f"bot-{name}"), usual=USUAL_BOT)
    return [*people, *read_seats([bot] * (players - len(people)))]


def seats_for(players: int, first: str, others: str) -> list[kogge.Seat]:
    """One seat for the first, the rest for the others."""
    return read_seats([first] + [others] * (players - 1))


def edition_name(rules: Ruleset) -> str:
    return text(f"{rules.game.name}-edition-{rules.edition}")
