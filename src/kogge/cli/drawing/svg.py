"""SVG as text: elements whose attributes and words are always escaped."""

from collections.abc import Iterable
from html import escape
from typing import Final

DECIMALS: Final = 2


class Markup(str):
    """Text that is SVG already; every other text is escaped before it gets in."""

    __slots__ = ()


def element(tag: str, *children: str, **attributes: str | float | None) -> Markup:
    """One element; `stroke_width=2` writes stroke-width, `class_` writes class, None writes nothing.

    >>> element("text", "Tom & Jerry", x=1.50, text_anchor="middle")
    '<text x="1.5" text-anchor="middle">Tom &amp; Jerry</text>'
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value_text(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(child if isinstance(child, Markup) else escaped(child) for child in children)
    return Markup(f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>")


def together(parts: Iterable[Markup]) -> Markup:
    """Several elements in a row, one a line."""
    return Markup("\n".join(part for part in parts if part))


def value_text(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """A number as short as it can be written: 3, 0.5, -12.25."""
    return f"{round(value, DECIMALS) + 0.0:.{DECIMALS}f}".rstrip("0").rstrip(".")


def escaped(text: str) -> str:
    """The text without what XML forbids, and with the signs of XML written out."""
    return escape("".join(sign for sign in text if sign.isprintable()), quote=True)


def path_data(*parts: str | float) -> str:
    """Commands and numbers of a path: `path_data("M", 1, 2.5, "h", 3)` is "M1 2.5h3"."""
    text = ""
    for part in parts:
        word = part if isinstance(part, str) else number(part)
        between = " " if text and not isinstance(part, str) and not text[-1].isalpha() else ""
        text += between + word
    return text
