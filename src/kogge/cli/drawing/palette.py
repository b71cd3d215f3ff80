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
BOAT: Final = "#22343D"
PERMANENT: Final = "#22606A"
PERMANENT_INK: Final = "#F8F1DE"
GREEN: Final = "#BFD8A0"  # cities without spaces
YELLOW_GREEN: Final = "#DCE29A"  # the same with an ability

LANE: Final = "#22343D"
LANE_HALO: Final = "#C4D2D8"
SLOT: Final = "#DCCBA2"  # where a marker may lie

SERIF: Final = "Vollkorn, Georgia, Gelasio, 'Liberation Serif', 'Times New Roman', serif"
SANS: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Tone:
    """A privilege: its colour, and the strokes that say the same without colour."""

    fill: str
    ink: str
    edge: str
    strokes: int


@dataclass(frozen=True, slots=True)
class Tint:
    """The routes of a country: a faint colour, and dashes that say the same without it."""

    road: str
    glow: str
    dashes: str


COUNTRIES: Final = (Tint("#E9CDA3", "#B98A4A", "5 4"), Tint("#C6D8E2", "#5F8CA6", "2 3"))

SEA: Final = "#A9C2CC"
SEA_EDGE: Final = "#6F909E"
SEA_INK: Final = "#2F4F5C"
REGIONS: Final = {"west": "#C9962A", "central": "#2F7F8C", "east": "#A8423A"}


@dataclass(frozen=True, slots=True)
class Goods:
    """A colour of goods, and what is readable on it."""

    fill: str
    ink: str


GOODS: Final = {
    "red": Goods("#B5321F", "#FFFFFF"),
    "yellow": Goods("#F2C531", "#2A2218"),
    "grey": Goods("#B4B0A8", "#1E1E1E"),
    "green": Goods("#3F7F3A", "#FFFFFF"),
    "blue": Goods("#2F7FC8", "#FFFFFF"),
    "brown": Goods("#7A4A22", "#FFFFFF"),
    "black": Goods("#26221E", "#FFFFFF"),
}

HANSA_GOODS: Final = {
    "orange": Goods("#E58A24", "#2A1A04"),
    "brown": Goods("#7A4E2B", "#FFFFFF"),
    "yellow": Goods("#E9C23A", "#2A2218"),
    "green": Goods("#5E9650", "#FFFFFF"),
    "blue": Goods("#3F7FBF", "#FFFFFF"),
    "pink": Goods("#E59AB8", "#3B0D20"),
}

PRIVILEGES: Final = {
    "white": Tone("#FFFFFF", "#3A3226", PLATE_EDGE, 1),
    "orange": Tone("#F08A1D", "#3A2204", PLATE_EDGE, 2),
    "pink": Tone("#F2A0C0", "#4A1027", PLATE_EDGE, 3),
    "black": Tone("#1D1A17", "#F4EBD6", HAIRLINE, 4),
}
