"""Favour tiles and mission cards in a terminal, a line for each."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import ink


def extra_lines(view: Mapping[str, Any], plain: bool, seat: str | None = None) -> list[Text]:
    """The tiles in play with what they do, and the missions that the viewer knows; with a seat, only that seat's."""
    lines = []
    for favour, owner in view.get("favours", {}).items():
        if seat is None or owner == seat:
            about = text(f"teutonica-favour-{favour}")
            sentence = text("teutonica-tile", favour=favour, about=about, owner=owner or "display")
            lines.append(line(sentence, owner, plain))
    for owner, cities in view.get("missions", {}).items():
        if seat is None or owner == seat:
            lines.append(line(text("teutonica-mission", seat=owner, cities=", ".join(cities)), owner, plain))
    return lines


def line(sentence: str, owner: str | None, plain: bool) -> Text:
    """In a drawing an owner is also shown by his colour."""
    if plain:
        return Text(sentence)
    return Text.assemble(ink.seat(owner) if owner else Text("   "), f" {sentence}")
