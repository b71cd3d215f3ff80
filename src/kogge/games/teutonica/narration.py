"""Narration: what happened in an action, found by comparing the positions before and after it."""

from collections import Counter

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.games.teutonica.actions import Args, Reader
from kogge.games.teutonica.countries import used_permissions
from kogge.games.teutonica.favours import markers_given
from kogge.games.teutonica.missions import MISSIONS
from kogge.games.teutonica.names import ABILITY_NAMES, KINDS, MARKER_NAMES, TRACK_NAMES, Names, owner_name
from kogge.games.teutonica.narration_neutral import arrivals, discarded, neutral_events, told_kind
from kogge.games.teutonica.scoring import points_by_source
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.move import in_hand
from kogge.games.teutonica.words import (
    ABILITIES,
    CARDS,
    ECHO,
    FREE,
    FREE_BOAT,
    GREEN_POST,
    MERCHANT,
    MISSION_CARD,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    NEUTRAL_TRADER,
    NO_MARKER,
    PLACE_ABROAD,
    PLACE_TWO,
    RAISE,
    REPLACE,
    SOURCES,
    TRACK_SOURCES,
    TRADER,
)

MOVES = (MOVE, MOVE_OTHERS, MOVE_ANY)
PERMANENT = (MOVE_ANY, RAISE, GREEN_POST, PLACE_TWO, PLACE_ABROAD)
ALL_OF_TWO = 2  # what is left of a permanent marker for two pieces while it has not been used


def narrate(before: State, action: int, after: State, viewer: int | None, reader: Reader) -> list[Event]:
    """First what was done, then what followed from it; questions with one answer are part of what followed."""
    found = reader.read(action, before)
    assert found is not None
    verb, args = found
    seat = before.actor()
    story = Story(before, after, seat, reader.names)
    neutral = neutral_events(before, action, reader.names) if before.variant.neutral else []
    events = story.told(verb, args)
    if verb == "done" and before.stack[-1].decision == ECHO:
        events = [Event("declines", seat)]
    if verb in ("buy", "give"):
        events += markers_given(before, after, seat, args.get("marker"))
    events += story.permission(args)
    if verb in ("displace", "pay"):
        events += story.fee()
    events += story.unasked_takes(verb, args)
    events += story.unasked_puts(verb, story.told_put(verb, args))
    events += neutral or story.taken_markers()
    events += story.points() + story.developed() + story.completed() + story.looked(viewer)
    events += story.laid(args.get("route") if verb == "lay" else None) + arrivals(before, after, reader.names)
    events += story.left_the_game(discarded(neutral))
    return events + story.turn_or_end()


class Story:
    """The differences between two positions, one kind at a time."""

    def __init__(self, before: State, after: State, seat: int, names: Names) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.names = names
        self.players = range(before.variant.players)

    def told(self, verb: str, args: Args) -> list[Event]:
        """The action itself; a fee is told by its pieces, and a permanent marker is no marker that is used up."""
        frame = self.before.stack[-1]
        if verb == "pay":
            return []
        if verb == "develop" and frame.decision == RAISE:
            return [Event("uses_permanent", self.seat)]
        if verb == "done" and frame.decision in PERMANENT and frame.left in (0, ALL_OF_TWO):
            return [Event("declines_permanent", self.seat)]
        return [Event(told_kind(frame, verb, args), self.seat, args)]

    def permission(self, args: Args) -> list[Event]:
        """Placing and displacing abroad use one up."""
        if "route" not in args:
            return []
        country = self.before.board.country[self.names.route_number[args["route"]]]
        return used_permissions(self.before, self.after, self.names.countries[country], self.seat, self.names)

    def fee(self) -> list[Event]:
        """Pieces of the active player that went to the stock."""
        paid = [
            self.after.stock[self.seat * 2 + kind] - self.before.stock[self.seat * 2 + kind]
            for kind in (TRADER, MERCHANT)
        ]
        return [Event("pay", self.seat, {"traders": paid[0], "merchants": paid[1]})] if any(paid) else []

    def unasked_takes(self, verb: str, args: Args) -> list[Event]:
        """The only piece that a marker could take off a route."""
        if verb != "use" or args["marker"] not in ("remove_three", "move_three"):
            return []
        kind = "remove" if args["marker"] == "remove_three" else "lift"
        events = []
        for point, (old, new) in enumerate(zip(self.before.points, self.after.points, strict=True)):
            if old not in (FREE, FREE_BOAT, new):
                route = self.names.routes[self.before.board.point_route[point]]
                events.append(
                    Event(kind, self.seat, {"piece": KINDS[old % 2], "owner": owner_name(old // 2), "route": route})
                )
        return events

    def unasked_puts(self, verb: str, told: tuple[int, int] | None) -> list[Event]:
        """Pieces that came to a route, or went to the stock, because they had only one way to go."""
        if verb not in ("displace", "pay", "put", "lift"):
            return []
        came: Counter[tuple[int, int]] = Counter()
        board = self.before.board
        for point, (old, new) in enumerate(zip(self.before.points, self.after.points, strict=True)):
            if new not in (FREE, FREE_BOAT, NEUTRAL_TRADER, old):
                came[board.point_route[point], new] += 1
        if told:
            came[told] -= 1
        events = []
        moved = self.before.stack[-1].decision in MOVES
        for (route, piece), number in came.items():
            kind = "put" if moved or piece // 2 == self.seat else "returns"
            args = {"kind": KINDS[piece % 2], "route": self.names.routes[route]}
            events += [Event(kind, self.seat if moved else piece // 2, args) for _ in range(number)]
        for piece in range(len(self.before.stock)):
            if piece // 2 != self.seat and self.after.stock[piece] > self.before.stock[piece]:
                events.append(Event("returns_to_stock", piece // 2, {"kind": KINDS[piece % 2]}))
        return events

    def told_put(self, verb: str, args: Args) -> tuple[int, int] | None:
        """The route and the piece that the action itself brought there."""
        if verb not in ("displace", "put"):
            return None
        piece = self.seat * 2 + KINDS.index(args["with" if verb == "displace" else "kind"])
        frame = self.before.stack[-1]
        if frame.decision in MOVES:
            piece = in_hand(frame.hand[0])
        return self.names.route_number[args["route"]], piece

    def taken_markers(self) -> list[Event]:
        events = []
        for route, (old, new) in enumerate(zip(self.before.route_marker, self.after.route_marker, strict=True)):
            if old != NO_MARKER and new == NO_MARKER:
                drawn = len(self.after.bag) < len(self.before.bag)
                args = {
                    "marker": MARKER_NAMES[old],
                    "route": self.names.routes[route],
                    "drawn": "yes" if drawn else "no",
                }
                events.append(Event("takes_marker", self.seat, args))
        return events

    def points(self) -> list[Event]:
        events = []
        for seat in self.players:
            for source, name in enumerate(TRACK_NAMES):
                at = seat * TRACK_SOURCES + source
                gained = self.after.earned[at] - self.before.earned[at]
                if gained:
                    events.append(Event("points", seat, {"points": gained, "source": name}))
        return events

    def developed(self) -> list[Event]:
        events = []
        for seat in self.players:
            for ability, name in enumerate(ABILITY_NAMES):
                at = seat * ABILITIES + ability
                if self.after.levels[at] > self.before.levels[at]:
                    events.append(Event("develops", seat, {"ability": name, "value": self.after.value(seat, ability)}))
        return events

    def completed(self) -> list[Event]:
        if self.after.completed == self.before.completed:
            return []
        cities = [
            city
            for city in range(self.before.board.n_cities)
            if self.after.is_complete(city) and not self.before.is_complete(city)
        ]
        return [
            Event("completes", self.seat, {"city": self.names.cities[city], "completed": self.after.completed})
            for city in cities
        ]

    def looked(self, viewer: int | None) -> list[Event]:
        """The owner of the plate sees what he has drawn; others see how many."""
        if self.after.turn != self.seat or not self.after.stack or self.after.stack[-1].decision != REPLACE:
            return []
        if self.before.stack[-1].decision == REPLACE:
            return []
        number = len(self.after.plate)
        names = ", ".join(MARKER_NAMES[kind] for kind in self.after.plate) if viewer == self.seat else "?"
        return [Event("looks", self.seat, {"number": number, "markers": names})]

    def laid(self, told: str | None) -> list[Event]:
        """Markers that had only one place to go."""
        events = []
        for route, (old, new) in enumerate(zip(self.before.route_marker, self.after.route_marker, strict=True)):
            name = self.names.routes[route]
            if old == NO_MARKER and new != NO_MARKER and name != told:
                events.append(Event("lay", self.seat, {"marker": MARKER_NAMES[new], "route": name}))
        return events

    def left_the_game(self, discarded: list[int]) -> list[Event]:
        """Markers drawn in this turn that no route could take."""
        if not self.after.stack or self.after.turns() == self.before.turns():
            return []
        laid = [new for old, new in zip(self.before.route_marker, self.after.route_marker, strict=True) if old != new]
        gone = Counter(self.before.plate) - Counter(laid) - Counter(discarded)
        return [Event("leaves_game", self.seat, {"marker": MARKER_NAMES[kind]}) for kind in gone.elements()]

    def turn_or_end(self) -> list[Event]:
        if self.after.is_over():
            winners = " ".join(SEATS[seat] for seat in self.after.winners())
            return [*self.missions(), Event("over", self.seat, {"reason": self.reason(), "winners": winners})]
        if self.after.turns() > self.before.turns():
            return [Event("turn", self.after.turn, {"turn": self.after.turns() + 1, "actions": self.after.actions})]
        return []

    def missions(self) -> list[Event]:
        """The cards are turned up when the game is over."""
        if not self.after.has_missions():
            return []
        points = points_by_source(self.after)
        events = []
        for seat in self.players:
            cities = ", ".join(MISSIONS[self.after.aside[CARDS + seat]])
            args = {"cities": cities, "points": points[seat * SOURCES + MISSION_CARD]}
            events.append(Event("shows_mission", seat, args))
        return events

    def reason(self) -> str:
        """Which end of the game it was."""
        board = self.after.board
        if any(self.after.prestige(seat) >= board.end_prestige for seat in self.players):
            return "prestige"
        return "completed" if self.after.completed >= board.end_completed else "markers"
