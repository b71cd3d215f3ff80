"""Actions as people and programs read them; inside the engine an action is a number."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Action:
    """One action: its number in this process, the kind, what it names, and where a click may mean it."""

    id: int
    verb: str
    args: Mapping[str, Any] = field(default_factory=dict)
    targets: tuple[str, ...] = ()  # every point, route, city, ability or marker that stands for it


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in an action: who, what, where, how many points."""

    kind: str
    seat: int
    args: Mapping[str, Any] = field(default_factory=dict)
