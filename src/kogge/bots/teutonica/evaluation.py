"""Evaluation of Hansa Teutonica: what a position is worth to every seat, as a sum of named terms."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.search.answers import settle
from kogge.bots.search.evaluation import WORST, Evaluation, standing
from kogge.bots.teutonica.pawn import leaves, worth_to_next
from kogge.bots.teutonica.policy import Policy
from kogge.bots.teutonica.posts import (
    ACTIONS_TERM,
    FAVOURS_TERM,
    N_TERMS,
    PIECES_TERM,
    TERMS,
    WIN_TERM,
    Standing,
)
from kogge.bots.teutonica.routes import add_routes
from kogge.bots.teutonica.weights import (
    ACTION_LEFT,
    FAVOUR,
    MERCHANT_READY,
    MERCHANT_STOCK,
    READY_FIRST,
    READY_MORE,
    READY_NEXT,
    SHORTAGE,
    STOCK,
    WIN,
    usual_weights,
)
from kogge.games.teutonica.scoring import winners
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    CREATE,
    EMPTY_BITS,
    END,
    FAVOURS,
    INCOME,
    LIFT,
    MERCHANT,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    MOVE_PAWN,
    PUT,
    SWAP_POSTS,
    TILES,
    TRADER,
)

FEWEST_PIECES: i64 = 6  # of two players, for a route or two
WASTE: i64 = -(1 << 40)


@final
class TeutonicaEvaluation(Evaluation[State]):
    """Points as if the game ended now, what abilities, markers and posts may still bring, and the routes begun."""

    __slots__ = ("policy", "standing", "weights")

    def __init__(self, seats: i64, seed: int, weights: vec[i64] | None = None) -> None:
        super().__init__(TERMS, seats)
        self.weights = usual_weights() if weights is None else weights
        self.policy = Policy(seed)
        self.standing: Standing | None = None

    def terms(self, s: State) -> vec[i64]:
        standing = self.standing_of(s)
        terms = standing.terms[:]
        if s.is_over():
            for seat in winners(s):
                terms[seat * N_TERMS + WIN_TERM] = self.weights[WIN]
            return terms
        weights = self.weights
        for seat in range(self.seats):
            terms[seat * N_TERMS + PIECES_TERM] = worth_of_pieces(s, seat, weights, standing.left)
        if len(s.aside) > 0:
            add_favours(s, weights, terms)
        terms[s.turn * N_TERMS + ACTIONS_TERM] = s.actions * weights[ACTION_LEFT]
        add_routes(s, standing, weights, terms)
        return terms

    def standing_of(self, s: State) -> Standing:
        known = self.standing
        if known is None or not known.fits(s):
            known = Standing(s, self.weights)
            self.standing = known
        return known

    def quick(self, s: State, rng: Random) -> i64:
        return self.policy.choose(s)

    def considers(self, s: State, action: i64, at_once: bool) -> bool:
        """Moved pieces join own ones, or begin a route together; lifting another is a question of its own."""
        frame = s.stack[-1]
        moving = frame.decision == MOVE or frame.decision == MOVE_OTHERS or frame.decision == MOVE_ANY
        if not moving or len(frame.hand) == 0:
            return True
        if not PUT <= action < LIFT:
            return not at_once
        if frame.decision != MOVE:
            return True
        mask = s.on_route(s.board.point_route[(action - PUT) // 2])
        own = own_bits(frame.seat)
        return mask & own != 0 or (len(frame.hand) > 1 and mask & ~EMPTY_BITS == 0)

    def may_wait(self, s: State) -> bool:
        return len(s.stack) == 1 and s.actions > 0

    def is_waste(self, before: State, action: i64, after: State) -> bool:
        if INCOME <= action < PUT or CREATE <= action < SWAP_POSTS:
            return False
        return action == END or leaves(after) or is_same_but_for_actions(before, after)

    def outlook(self, before: State, action: i64, after: State, seat: i64) -> i64:
        if before.board.provinces is not None and (action == END or action >= MOVE_PAWN):
            return self.with_pawn(after, seat)
        return standing(self.values(after), seat)

    def with_pawn(self, after: State, seat: i64) -> i64:
        """The pawn alone brings nothing: what the best action after its move does, or how it leaves the opponent."""
        if after.turn == seat and not leaves(after):
            most = WORST
            for action in after.legal_actions():
                if action < MOVE_PAWN:
                    then = after.clone()
                    then.play(action)
                    settle(then, self)
                    most = max(most, standing(self.values(then), seat))
            return most - 1 if after.actions > 0 else WASTE
        left = after.clone()
        if leaves(left):
            left.play(END)
            settle(left, self)
        return standing(self.values(left), seat) - self.worth_to_next(left)

    def worth_to_next(self, s: State) -> i64:
        """What lies within free reach of the pawn for the player whose turn begins."""
        if s.is_over():
            return 0
        return worth_to_next(s, self.standing_of(s), self.weights)


def worth_of_pieces(s: State, seat: i64, weights: vec[i64], left: i64) -> i64:
    """Pieces at hand are worth less and less, those in the stock little; at the end none is worth anything."""
    merchants = s.supply[seat * 2 + MERCHANT]
    ready = s.supply[seat * 2 + TRADER] + merchants
    worth = min(ready, 4) * weights[READY_FIRST] + max(0, min(ready - 4, 4)) * weights[READY_NEXT]
    worth += max(0, ready - 8) * weights[READY_MORE]
    stock = s.stock[seat * 2 + TRADER] + s.stock[seat * 2 + MERCHANT]
    worth += stock * weights[STOCK] + merchants * weights[MERCHANT_READY]
    worth += s.stock[seat * 2 + MERCHANT] * weights[MERCHANT_STOCK]
    if s.variant.players == 2:
        worth -= shortage(s, seat) * weights[SHORTAGE]
    return worth * (left + 25) // 125


def shortage(s: State, seat: i64) -> i64:
    """Two players set so many posts that the last pieces have to be kept: without them no route is ever created."""
    pieces = s.supply[seat * 2 + TRADER] + s.supply[seat * 2 + MERCHANT]
    pieces += s.stock[seat * 2 + TRADER] + s.stock[seat * 2 + MERCHANT]
    for piece in s.points:
        if piece // 2 == seat:
            pieces += 1
    missing = max(0, FEWEST_PIECES - pieces)
    return missing * missing


def add_favours(s: State, weights: vec[i64], terms: vec[i64]) -> None:
    """What tiles are expected to bring until the end, which points on the track bring nearer."""
    most: i64 = 0
    for seat in range(s.variant.players):
        most = max(most, s.prestige(seat))
    left = max(0, s.board.end_prestige - most)
    for tile in range(FAVOURS):
        owner = s.aside[TILES + tile]
        if 0 <= owner < s.variant.players:
            terms[owner * N_TERMS + FAVOURS_TERM] += weights[FAVOUR + tile] * left // s.board.end_prestige


def is_same_but_for_actions(before: State, after: State) -> bool:
    """Whether an action was spent on nothing: a piece lifted and put back."""
    if after.is_over() or after.turn != before.turn:
        return False
    left, asked = after.actions, after.stack[0]
    after.actions, after.stack[0] = before.actions, before.stack[0]
    same = after.key() == before.key()
    after.actions, after.stack[0] = left, asked
    return same
