"""Narration: what happened in an action, found by comparing the positions before and after it."""

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.games.traders.actions import Reader
from kogge.games.traders.names import Names
from kogge.games.traders.state import State
from kogge.games.traders.words import ACHIEVEMENT, CONTRACT, NOBODY, NOT_YET, POINTS_PER_CITY, SOURCES


def narrate(before: State, action: int, after: State, viewer: int | None, reader: Reader) -> list[Event]:
    """First what was done, then what followed from it; everybody sees everything."""
    found = reader.read(action, before)
    assert found is not None
    verb, args = found
    seat = before.actor()
    args = {name: ", ".join(value) if name in ("colours", "contracts") else value for name, value in args.items()}
    if verb == "unload":
        args["points"] = gained(before, after, seat, int(CONTRACT))
    if verb == "claim":
        args["points"] = gained(before, after, seat, int(ACHIEVEMENT))
    events = [Event(verb, seat, args)]
    return events + emptied(before, after, seat, reader.names) + turn_or_end(before, after, seat)


def gained(before: State, after: State, seat: int, source: int) -> int:
    at = seat * int(SOURCES) + source
    return after.earned[at] - before.earned[at]


def emptied(before: State, after: State, seat: int, names: Names) -> list[Event]:
    """A city tile, and the end that the empty city may have triggered."""
    events = []
    for city, (old, new) in enumerate(zip(before.emptied, after.emptied, strict=True)):
        if old == NOBODY and new != NOBODY:
            args = {"city": names.cities[city], "points": int(POINTS_PER_CITY), "empty": after.empty_cities()}
            events.append(Event("empties", seat, args))
    if before.last == NOT_YET and after.last != NOT_YET:
        events.append(Event("triggers_end", seat, {"empty": after.empty_cities()}))
    return events


def turn_or_end(before: State, after: State, seat: int) -> list[Event]:
    if after.is_over():
        return [Event("over", seat, {"winners": " ".join(SEATS[winner] for winner in after.winners())})]
    if after.turns() > before.turns():
        return [Event("turn", after.turn, {"turn": after.turns() + 1, "last": after.last})]
    return []
