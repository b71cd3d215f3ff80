"""Playing: to decide, to ask why not and what if, to look at what happened, to take back."""

from kogge.core.errors import IllegalAction, Refused
from kogge.core.game import SEATS
from kogge.core.messages import say
from kogge.core.state import State
from kogge.server import protocol as p
from kogge.server.desk import Desk
from kogge.server.entries import Act, SeatChange, Undo, back
from kogge.server.live import UndoRequest
from kogge.server.words import words

NEEDS_CONSENT = ("undo-others", "undo-revealed", "undo-turn-ended")


class Playing(Desk):
    """The requests about the game itself."""

    async def act(self, request: p.DoAct) -> str:
        sitter = self.check_seat(request.seat)
        if answer := self.repeated(request):
            return answer
        self.live.check_revision(request.revision)
        if self.table.is_waiting():
            raise Refused(say("server-waiting"))
        text = self.chosen(request)
        if sitter.away:
            await self.live.change(SeatChange(request.seat, back(sitter), "back"))
        return await self.change(request, Act(request.seat, text))

    def chosen(self, request: p.DoAct | p.Why | p.Preview) -> str:
        """The words of the action that is meant.  Only what the seat knows is looked at, so no reason tells more."""
        state = self.table.state
        if state.is_over():
            raise Refused(say("match-over"))
        if state.actor() != request.seat:
            raise Refused(say("match-not-asked", seat=SEATS[request.seat], asked=SEATS[state.actor()]))
        seen = state.seen_by(request.seat)
        if request.action is None:
            return self.read(request.text, seen)
        if request.action not in seen.legal_actions():
            raise seen.rules.illegal(seen, request.action)
        return seen.text(request.action)

    def read(self, text: str | None, seen: State) -> str:
        """Words as they are offered are found at once; what else a person may mean takes longer to find."""
        if text is None:
            raise Refused(say("server-no-action"))
        if any(seen.text(action) == text for action in seen.legal_actions()):
            return text
        self.check_cost()
        return seen.text(seen.parse(text))

    def why(self, request: p.Why) -> str:
        self.check_mine(request.seat)
        reason = None
        try:
            self.chosen(request)
        except IllegalAction as error:
            reason = words(error.message)
        return p.encode(p.Answer(request.id, self.table.id, self.table.revision, reason=reason))

    def preview(self, request: p.Preview) -> str:
        self.check_mine(request.seat)
        self.check_cost()
        seen = self.table.state.seen_by(request.seat)
        after = seen.clone()
        after.apply(seen.parse(self.chosen(request)))
        if after.reveals() != seen.reveals():
            raise Refused(say("server-preview-reveals"))
        return p.encode(p.Answer(request.id, self.table.id, self.table.revision, position=after.view(request.seat)))

    def look(self, request: p.Look) -> str:
        return self.live.views.of(self.client.seats)

    def past(self, request: p.Past) -> str:
        if request.seat is not None:
            self.check_mine(request.seat)
        self.check_cost()
        return self.live.past.story(self.table, request.id, request.seat, request.since)

    # Taking back.

    async def undo(self, request: p.DoUndo) -> str:
        self.check_seat(request.seat)
        if answer := self.repeated(request):
            return answer
        self.live.check_revision(request.revision)
        self.check_undo()
        mine = [seat for seat in self.table.people() if seat in self.client.seats]
        alone = set(self.table.people()) <= set(mine)
        if self.table.settings.undo == "turn" or alone:
            try:
                return await self.change(request, Undo(request.seat, 0, request.whole_turn, mine if alone else []))
            except Refused as refused:
                if refused.message.key not in NEEDS_CONSENT:
                    raise
        self.live.undo_request = UndoRequest(request.seat, request.whole_turn, {*mine, request.seat})
        self.live.undo_asked(self.missing())
        return self.done(request.id)

    def check_undo(self) -> None:
        if self.table.settings.undo == "never":
            raise Refused(say("server-undo-never"))
        if self.table.match.actor() is None:
            raise Refused(say("server-undo-finished"))

    def missing(self) -> list[int]:
        """The people who have not yet agreed."""
        request = self.live.undo_request
        return [seat for seat in self.table.people() if request is None or seat not in request.agreed]

    async def consent(self, request: p.Consent) -> str:
        self.check_seat(request.seat)
        if answer := self.repeated(request):
            return answer
        self.live.check_revision(request.revision)
        asked = self.live.undo_request
        if asked is None:
            raise Refused(say("server-undo-not-asked"))
        if not request.agree:
            self.live.undo_asked([])
            self.live.undo_request = None
            self.live.notice(words(say("server-undo-declined", seat=SEATS[request.seat])))
            return self.done(request.id)
        asked.agreed.add(request.seat)
        if self.missing():
            self.live.undo_asked(self.missing())
            return self.done(request.id)
        return await self.change(request, Undo(asked.seat, 0, asked.whole_turn, sorted(asked.agreed)))
