"""Prompts: what is asked of whom, as a message."""

from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.hansa.names import COLOURS, DECISION_NAMES, GOODS, Names
from kogge.games.hansa.state import State
from kogge.games.hansa.verbs.refill import must_refill
from kogge.games.hansa.verbs.sell import lonely_colour
from kogge.games.hansa.words import BEGIN, EMPTY, KEPT_GOODS, LOSS, ROUNDS, SELLING, SET_UP, TURN


def prompt(state: State, names: Names) -> Message:
    """The open question in one sentence."""
    if not state.stack:
        return say("hansa-prompt-over")
    frame = state.stack[-1]
    seat = SEATS[frame.seat]
    key = f"hansa-prompt-{DECISION_NAMES[frame.decision].replace('_', '-')}"
    if frame.decision in (TURN, BEGIN):
        refill = "must" if must_refill(state, frame) else "no"
        city, talers = names.cities[state.ship], int(state.talers[frame.seat])
        acted = "yes" if state.acted else "no"
        payee = paid_here(state, frame.seat)
        return say("hansa-prompt-turn", seat=seat, city=city, talers=talers, acted=acted, payee=payee, refill=refill)
    if frame.decision == SET_UP:
        return say(key, seat=seat, round=state.turns() // state.variant.players + 1, rounds=ROUNDS)
    if frame.decision == SELLING:
        hand = ", ".join(GOODS[good] for good in frame.hand) or "nothing"
        lonely = lonely_colour(frame)
        return say(key, seat=seat, hand=hand, lonely=COLOURS[lonely] if lonely >= 0 else "none")
    if frame.decision == LOSS:
        return say(key, seat=seat, seller=SEATS[state.turn], colour=COLOURS[frame.colour])
    return say(key, seat=seat, number=state.count_goods(frame.seat) - KEPT_GOODS)


def paid_here(state: State, seat: int) -> str:
    """Who is paid for a marker in the ship's city: a seat, the bank, nobody (free); none if none can be bought."""
    first = state.board.city_first[state.ship]
    goods = state.warehouses[first : first + state.board.city_size[state.ship]]
    if state.acted or all(good == EMPTY for good in goods):
        return "none"
    owner = state.majority(state.ship)
    return "free" if owner == seat else SEATS[owner] if owner >= 0 else "bank"
