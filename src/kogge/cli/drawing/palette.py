"""Colours and fonts of all drawings, from our sea chart on a merchant's desk."""

from dataclasses import dataclass
from typing import Final

INK: Final = "#2A2218"
FAINT_INK: Final = "#5B4D39"
PAGE: Final = "#F6EEDA"
SHADE: Final = "#EBDFC3"
HAIRLINE: Final = "#C9B78F"
LAND: Final = "#F1E7CD"
LAND_EDGE: Final = "#E6D8B6"
RHUMB: Final = "#DCCCA4"
ROSE: Final = "#A08C63"
ROAD: Final = "#FBF5E4"
ROAD_EDGE: Final = "#7A6848"
POINT: Final = "#F8F1DE"
POINT_EDGE: Final = "#5C4D34"
PLATE: Final = "#FBF6E8"
PLATE_EDGE: Final = "#3A2F1E"
SHADOW: Final = "#1A1208"
WAX: Final = "#5F1024"
CREAM: Final = "#FBEFD2"
PENNANT: Final = "#B5321F"
COIN: Final = "#E3B132"
COIN_EDGE: Final = "#5D4510"
COIN_INK: Final = "#2A1B02"
SCROLL: Final = "#2F3E46"

SERIF: Final = "Vollkorn, Georgia, Gelasio, 'Liberation Serif', 'Times New Roman', serif"
SANS: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Tone:
    """A privilege: its colour, and the strokes that say the same without colour."""

    fill: str
    ink: str
    edge: str
    strokes: int


PRIVILEGES: Final = {
    "white": Tone("#FFFFFF", "#3A3226", PLATE_EDGE, 1),
    "orange": Tone("#F08A1D", "#3A2204", PLATE_EDGE, 2),
    "pink": Tone("#F2A0C0", "#4A1027", PLATE_EDGE, 3),
    "black": Tone("#1D1A17", "#F4EBD6", HAIRLINE, 4),
}
