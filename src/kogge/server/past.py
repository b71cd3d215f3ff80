"""The past: what happened in every decision of a game, as its viewers may know it, for whoever comes later."""

from kogge.server.protocol import Decided, Story, encode
from kogge.server.table import Table
from kogge.server.views import event_info

MOST_DECISIONS = 500  # of one answer


class Past:
    """Remembers what has been told, so that a decision is compared with the position before it only once a viewer."""

    def __init__(self) -> None:
        self._told: dict[int | None, list[Decided]] = {}

    def story(self, table: Table, message_id: str, viewer: int | None, since: int) -> str:
        """The answer to a question about the past."""
        told = self._told.setdefault(viewer, [])
        last = min(len(table.match.record.actions), since + MOST_DECISIONS)
        told.extend(decided(table, number, viewer) for number in range(len(told) + 1, last + 1))
        return encode(Story(message_id, table.id, table.revision, since, told[since:last]))

    def cut(self, number: int) -> None:
        """Decisions after this number have been taken back."""
        for told in self._told.values():
            del told[number:]


def decided(table: Table, number: int, viewer: int | None) -> Decided:
    """What happened in the decision of this number, counted from 1."""
    match, game = table.match, table.rules.game
    before = match.before(number - 1)
    after = match.before(number) if number < len(match.record.actions) else match.state
    events = game.narrate(before, match.record.actions[number - 1], after, viewer)
    return Decided(number, before.turns() + 1, int(before.actor()), [event_info(event, game.name) for event in events])
