"""What lies beside the board in a terminal, a line for each: favours, missions, permissions and countries."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import ink


def extra_lines(view: Mapping[str, Any], plain: bool, seat: str | None = None) -> list[Text]:
    """Tiles, missions that the viewer knows, permissions and countries; with a seat, only what it has."""
    lines = []
    for favour, owner in view.get("favours", {}).items():
        if seat is None or owner == seat:
            about = text(f"teutonica-favour-{favour}")
            sentence = text("teutonica-tile", favour=favour, about=about, owner=owner or "display")
            lines.append(line(sentence, owner, plain))
    for owner, cities in view.get("missions", {}).items():
        if seat is None or owner == seat:
            lines.append(line(text("teutonica-mission", seat=owner, cities=", ".join(cities)), owner, plain))
    for permission in view.get("permissions", []):
        if seat in (None, permission["holder"]):
            lines.append(line(permission_sentence(permission), permission["holder"], plain))
    for country, region in view.get("regions", {}).items() if seat is None else ():
        lines.append(line(country_sentence(country, region), None, plain))
    return lines


def permission_sentence(permission: Mapping[str, Any]) -> str:
    """Who may place abroad because of a city, and whether that is still to be done in this turn."""
    holder, used = permission["holder"] or "nobody", "yes" if permission["used"] else "no"
    countries = ", ".join(permission["countries"])
    return text("teutonica-permission", city=permission["city"], countries=countries, holder=holder, used=used)


def country_sentence(country: str, region: Mapping[str, Any]) -> str:
    """What a country would bring everybody who has a post there."""
    standing = [
        text("teutonica-in-country", seat=seat, **row) for seat, row in region["players"].items() if row["posts"]
    ]
    prestige = ", ".join(map(str, region["prestige"]))
    return text("teutonica-country", country=country, prestige=prestige, standing="; ".join(standing) or "none")


def line(sentence: str, owner: str | None, plain: bool) -> Text:
    """In a drawing an owner is also shown by his colour."""
    if plain:
        return Text(sentence)
    return Text.assemble(ink.seat(owner) if owner else Text("   "), f" {sentence}")
