"""Narration of the neutral colour: its traders put and lost, the routes it creates, its posts and discarded markers."""

from kogge.core.actions import Event
from kogge.games.teutonica.actions import Args
from kogge.games.teutonica.board import MAX_ROUTES
from kogge.games.teutonica.decisions import Frame
from kogge.games.teutonica.names import MARKER_NAMES, Names, owner_name
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.move import in_hand
from kogge.games.teutonica.words import (
    DISPLACE,
    FEE,
    FREE,
    FREE_BIT,
    LIFT,
    MOVE_ANY,
    NEUTRAL,
    NEUTRAL_BIT,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    NEUTRAL_TRADER,
    NO_MARKER,
    PUT,
    PUT_MARKER,
    SET_POST,
)


def neutral_events(before: State, action: int, names: Names) -> list[Event]:
    """What an action, and the questions after it that had only one answer, brought about for the neutral colour."""
    state = before.clone()
    events = Step(state, action, names).events()
    while len(state.stack) > 1 and len(state.legal_actions()) == 1:
        step = Step(state, state.legal_actions()[0], names)
        events += step.unasked() + step.events()
    return events


class Step:
    """One answer, carried out on the state given."""

    def __init__(self, state: State, action: int, names: Names) -> None:
        self.names = names
        self.frame = state.stack[-1]
        self.action = action
        self.active = int(state.turn)
        self.displaced = displaced_by(state, action)
        self.route = neutral_goes_to(state, action)
        self.fills = self.route >= 0 and is_last_point(state, self.route)
        self.marker = laid_marker(action) if self.fills and action >= PUT_MARKER else marker_on(state, self.route)
        markers = len(state.bag)
        state.answer(action)
        self.drawn = len(state.bag) < markers
        self.asked = state.stack[-1].decision if state.stack else -1

    def unasked(self) -> list[Event]:
        """What the answer itself was."""
        if self.frame.decision == NEUTRAL_REPLY and self.route >= 0:
            return [Event("neutral_put", self.frame.seat, {"route": self.names.routes[self.route]})]
        if self.frame.decision == NEUTRAL_POST:
            city = self.names.cities[(self.action - SET_POST) // 2]
            return [Event("neutral_post", self.active, {"city": city})]
        if self.fills:
            args = {"marker": MARKER_NAMES[self.marker], "route": self.names.routes[self.route]}
            return [Event("lay", self.active, args)]
        return []

    def events(self) -> list[Event]:
        """What followed from it."""
        if self.displaced == NEUTRAL_TRADER and self.asked not in (FEE, NEUTRAL_REPLY):
            return [Event("neutral_leaves", self.active, {})]
        if not self.fills:
            return []
        events = [Event("neutral_creates", self.active, {"route": self.names.routes[self.route]})]
        if self.marker != NO_MARKER:
            args = {"marker": MARKER_NAMES[self.marker], "drawn": "yes" if self.drawn else "no"}
            events.append(Event("neutral_discards", self.active, args))
        return events


def told_kind(frame: Frame, verb: str, args: Args) -> str:
    """The kind of event that tells of an action."""
    if verb == "put" and args.get("owner") == owner_name(NEUTRAL):
        return "neutral_put"
    return "neutral_post" if frame.decision == NEUTRAL_POST else verb


def arrivals(before: State, after: State, names: Names) -> list[Event]:
    """The traders that came with markers."""
    if not before.variant.neutral:
        return []
    changes = enumerate(zip(before.route_marker, after.route_marker, strict=True))
    routes = [names.routes[route] for route, (old, new) in changes if old == NO_MARKER and new != NO_MARKER]
    return [Event("neutral_arrives", int(before.turn), {"route": route}) for route in routes]


def discarded(events: list[Event]) -> list[int]:
    """The markers that were discarded in these events."""
    return [MARKER_NAMES.index(event.args["marker"]) for event in events if event.kind == "neutral_discards"]


def displaced_by(state: State, action: int) -> int:
    """The piece that a displacement whose fee is being settled has pushed off its point."""
    frame = state.stack[-1]
    if frame.decision == FEE:
        return frame.piece
    return state.points[(action - DISPLACE) // 2] if DISPLACE <= action < PUT else FREE


def neutral_goes_to(state: State, action: int) -> int:
    """The route on which an answer puts a neutral trader, -1 if on none."""
    frame = state.stack[-1]
    moves = frame.decision == MOVE_ANY and len(frame.hand) > 0 and in_hand(frame.hand[0]) == NEUTRAL_TRADER
    if (moves or frame.decision == NEUTRAL_REPLY) and PUT <= action < LIFT:
        return state.board.point_route[(action - PUT) // 2]
    return (action - PUT_MARKER) % MAX_ROUTES if PUT_MARKER <= action < SET_POST else -1


def is_last_point(state: State, route: int) -> bool:
    """Whether one more neutral trader fills the route with neutral ones alone."""
    return state.on_route(route) & ~(NEUTRAL_BIT | FREE_BIT) == 0 and state.count_on(route, FREE) == 1


def marker_on(state: State, route: int) -> int:
    return state.route_marker[route] if route >= 0 else NO_MARKER


def laid_marker(action: int) -> int:
    return (action - PUT_MARKER) // MAX_ROUTES
