"""Boxes, discs and lines of text as elements."""

from kogge.cli.drawing.geometry import Box, Point
from kogge.cli.drawing.palette import INK, SANS
from kogge.cli.drawing.svg import Markup, element

Look = str | float | None


def rect(box: Box, **look: Look) -> Markup:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, **look)


def disc(at: Point, radius: float, **look: Look) -> Markup:
    return element("circle", cx=at[0], cy=at[1], r=radius, **look)


def words(
    text: str,
    at: Point,
    size: float,
    *,
    family: str = SANS,
    bold: bool = False,
    italic: bool = False,
    fill: str = INK,
    anchor: str | None = "middle",
    **look: Look,
) -> Markup:
    """A line of text whose baseline is here, by its middle unless the anchor says otherwise."""
    return element(
        "text",
        text,
        x=at[0],
        y=at[1],
        font_family=family,
        font_size=size,
        font_weight="700" if bold else None,
        font_style="italic" if italic else None,
        text_anchor=anchor,
        fill=fill,
        **look,
    )
