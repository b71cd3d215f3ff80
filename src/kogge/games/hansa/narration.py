"""Narration: what happened in an action, found by comparing the positions before and after it."""

from collections.abc import Callable, Sequence

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.games.hansa.actions import Args, Reader
from kogge.games.hansa.names import GOODS, Names
from kogge.games.hansa.position import counted_goods
from kogge.games.hansa.state import State
from kogge.games.hansa.words import CLASSES, EMPTY, MAX_SEATS


def narrate(before: State, action: int, after: State, reader: Reader) -> list[Event]:
    """First what was done, then what followed from it; questions with one answer are part of what followed."""
    found = reader.read(action)
    assert found is not None
    verb, args = found
    story = Story(before, after, before.actor(), reader.names)
    events = story.told(verb, args)
    events += story.sale() + story.losses(verb, args)
    return events + story.taxes(verb, args) + story.last_round() + story.turn_or_end()


class Story:
    """The differences between two positions, one kind at a time."""

    def __init__(self, before: State, after: State, seat: int, names: Names) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.names = names
        self.city = names.cities[before.ship]
        self.players = range(before.variant.players)

    def told(self, verb: str, args: Args) -> list[Event]:
        """The action itself, with what it costs or brings; that a sale is done is told by what is sold."""
        if verb == "done":
            return []
        more: dict[str, Callable[[], Args]] = {
            "refill": self.refilled,
            "sail": lambda: {"from": self.city},
            "buy": self.bought,
            "build": self.built,
            "sell": lambda: {"city": self.city},
        }
        return [Event(verb, self.seat, {**args, **(more[verb]() if verb in more else {})})]

    def refilled(self) -> Args:
        """Which markers came to which cities."""
        came = [
            f"{self.names.cities[self.before.board.warehouse_city[w]]} {GOODS[self.after.warehouses[w]]}"
            for w in self.before.board.fill_order
            if self.before.warehouses[w] == EMPTY and self.after.warehouses[w] != EMPTY
        ]
        return {"number": len(came), "goods": ", ".join(came), "left": len(self.after.piles)}

    def bought(self) -> Args:
        owner = self.before.majority(self.before.ship)
        payee = "free" if owner == self.seat else SEATS[owner] if owner >= 0 else "bank"
        return {"city": self.city, "payee": payee}

    def built(self) -> Args:
        place = self.before.ship * MAX_SEATS + self.seat
        return {"city": self.city, "booths": self.after.booths[place] - self.before.booths[place]}

    def changed(self, rows: tuple[Sequence[int], Sequence[int]], seat: int) -> list[str]:
        """The markers that a seat has more of in the second row than in the first."""
        numbers = [rows[1][slot] - rows[0][slot] for slot in range(seat * CLASSES, (seat + 1) * CLASSES)]
        return counted_goods(numbers)

    def sale(self) -> list[Event]:
        """What was turned over."""
        goods = self.changed((list(self.before.sold), list(self.after.sold)), self.before.turn)
        if not goods:
            return []
        return [Event("done", self.seat, {"goods": ", ".join(goods), "number": len(goods), "city": self.city})]

    def gone(self, verb: str, told: str, args: Args, seat: int) -> list[Event]:
        """The markers a seat has no more, without the one that the action itself names."""
        goods = self.changed((list(self.after.goods), list(self.before.goods)), seat)
        if verb == told and seat == self.seat:
            goods.remove(args["good"])
        return [Event(told, seat, {"good": good}) for good in goods]

    def losses(self, verb: str, args: Args) -> list[Event]:
        """Losses of others that left no choice, clockwise from the seller."""
        order = [(self.before.turn + i) % len(self.players) for i in self.players if i]
        return [event for seat in order for event in self.gone(verb, "lose", args, seat)]

    def taxes(self, verb: str, args: Args) -> list[Event]:
        """What the end of a turn takes without a question."""
        if verb not in ("end", "give"):
            return []
        given = self.gone(verb, "give", args, self.seat)
        paid = self.before.talers[self.seat] - self.after.talers[self.seat]
        return ([Event("taxes", self.seat, {"talers": paid})] if paid else []) + given

    def last_round(self) -> list[Event]:
        if self.after.is_last_round() and not self.before.is_last_round():
            return [Event("last_round", self.seat)]
        return []

    def turn_or_end(self) -> list[Event]:
        if self.after.is_over():
            winners = " ".join(SEATS[seat] for seat in self.after.winners())
            return [Event("over", self.seat, {"winners": winners})]
        if self.after.turns() > self.before.turns() and self.after.is_set_up():
            turn = self.after.turn
            return [Event("turn", turn, {"turn": self.after.turns() + 1, "talers": self.after.talers[turn]})]
        return []
