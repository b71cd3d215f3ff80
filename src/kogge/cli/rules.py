"""`kogge rules`: the rules of a game in our own words."""

import sys
from typing import Annotated

import kogge
from kogge.cli.common import option, text
from kogge.cli.terminal.screen import Screen
from kogge.texts.rules import document, topic, topics


def rules(
    game: Annotated[str, option("rules-game")] = "teutonica",
    topic: Annotated[str | None, option("rules-topic")] = None,
    *,
    markdown: Annotated[bool, option("rules-markdown")] = False,
    plain: Annotated[bool, option("plain")] = False,
) -> None:
    """Print the topics of a game's rules, one topic, or all of them as a page."""
    name = kogge.game(game).name
    if markdown:
        sys.stdout.write(document(name))
        return
    show_topic(Screen(plain or not sys.stdout.isatty()), name, topic or "")


def show_topic(screen: Screen, game: str, word: str) -> None:
    """One topic of the rules; without a word the list of topics."""
    if not word:
        example = next(one.name for one in topics(game) if one.verbs)
        screen.say("rules-topics", game=text(f"{game}-name"), example=example)
        for one in topics(game):
            screen.print(f"  {one.name}: {one.summary}")
        return
    found = topic(game, word)
    screen.heading(found.title)
    if screen.plain:
        screen.print(found.text)
        return
    from rich.markdown import Markdown

    screen.print(Markdown(found.text, hyperlinks=False))
