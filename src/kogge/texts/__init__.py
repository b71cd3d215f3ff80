"""Every sentence a person reads, one catalogue per language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.core.messages import Message, render_with, say

LANGUAGE = "en"


@cache
def source(language: str) -> str:
    """The catalogue of a language as text: all `.ftl` files of its folder."""
    folder = sorted((files("kogge.texts") / language).iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in folder if file.name.endswith(".ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of a language, ready to make sentences."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


def render(key: str, params: Mapping[str, Any]) -> str:
    """The sentence of a key; a key without a sentence is a fault of ours, and says so."""
    found = bundle(LANGUAGE)
    pattern = found.get_message(key).value if found.has_message(key) else None
    if pattern is None:
        return f"[{key}] " + ", ".join(f"{name}={value}" for name, value in params.items())
    plain = {name: value if isinstance(value, int | float) else str(value) for name, value in params.items()}
    sentence, errors = found.format_pattern(pattern, plain)
    if errors:
        raise ValueError(f"{key}: {errors}")
    return str(sentence)


def tell(event: Event, game: str) -> Message:
    """The message of an event."""
    return say(f"{game}-event-{event.kind.replace('_', '-')}", seat=SEATS[event.seat], **event.args)


def kind_of(game: str, verb: str) -> Message:
    """What a kind of action is called."""
    return say(f"{game}-kind-{verb}")


def cost_of(game: str, verb: str, asked: str) -> Message | None:
    """What a kind of action costs; answers to another question than the turn's cost nothing."""
    return say(f"{game}-cost-{verb}") if asked == f"{game}-prompt-turn" else None


render_with(render)
