"""A quick policy that plays whole games: a kind of action first, creating and continuing routes where it can."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from kogge.bots.teutonica.pawn import full_route, pawn_to
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.displace import own_bits
from kogge.games.teutonica.words import (
    BANK,
    BENEFITS,
    CREATE,
    EMPTY_BITS,
    END,
    FREE,
    FREE_BIT,
    FREE_BOAT,
    INCOME,
    INCOME_TRADERS,
    LIFT,
    MERCHANT,
    MOVE,
    MOVED,
    NOTHING,
    PLACE,
    PUT,
    SEND_HOME,
    SWAP_POSTS,
    TRADER,
)

TRIES: i64 = 8  # how often it looks for a better action of the kind chosen


@final
class Policy:
    """Random, but not aimless: uniformly random play would hardly ever finish a game."""

    __slots__ = ("name", "rng")

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Random(seed)

    def choose(self, s: State) -> i64:
        row = s.listing()
        frame = s.stack[-1]
        if frame.decision == MOVE and self.rng.randrange(10) < 7:
            lane = self.begun_lane(s)
            if lane >= 0:
                action = PUT + free_point(s, lane) * 2 + frame.hand[0] % 2
                if row.has(action):
                    return action
        if frame.decision > MOVED:
            return s.listing().any_of(self.rng.randrange(row.parts), self.rng)
        if CREATE <= row.ids[0] < SWAP_POSTS and self.rng.randrange(10) > 0:
            return self.creation(s)
        if s.board.provinces is not None and s.actions > 0 and self.rng.randrange(10) < 7:
            action = pawn_to(s, full_route(s))
            if action >= 0:
                return action
        if s.actions > 0 and self.rng.randrange(10) < 8:
            action = self.hiring(s) if ready(s) < 2 else self.continuation(s)
            if action >= 0:
                return action
        # The last part is End: only now and then while something else is possible.
        others = row.parts - 1
        if others == 0 or self.rng.randrange(50) == 0 or (s.actions == 0 and self.rng.randrange(2) == 0):
            return END
        part = self.rng.randrange(others)
        if LIFT <= row.ids[row.cuts[part] - 1] < SEND_HOME and self.rng.randrange(4) > 0:
            part = self.rng.randrange(others)  # moves take long and lead nowhere by chance
        return s.listing().any_of(part, self.rng)

    def creation(self, s: State) -> i64:
        """Some route, with a benefit if a few looks find one."""
        action = s.listing().any_of(0, self.rng)
        for _ in range(TRIES):
            if (action - CREATE) % BENEFITS != NOTHING:
                break
            action = s.listing().any_of(0, self.rng)
        return action

    def hiring(self, s: State) -> i64:
        """The largest income; -1 with an empty stock."""
        most = s.value(s.turn, BANK)
        traders = min(most, s.stock[s.turn * 2 + TRADER])
        merchants = min(most - traders, s.stock[s.turn * 2 + MERCHANT])
        return INCOME + merchants * INCOME_TRADERS + traders if traders + merchants > 0 else -1

    def continuation(self, s: State) -> i64:
        """A piece placed on a route begun, or the pawn moved there; -1 if there is none."""
        lane = self.begun_lane(s)
        if lane < 0:
            return -1
        at_sea = lane >= s.board.n_routes
        kind = MERCHANT if at_sea or s.supply[s.turn * 2 + TRADER] == 0 else TRADER
        action = PLACE + free_point(s, lane) * 2 + kind
        certain = not at_sea and len(s.aside) == 0
        return action if certain or s.listing().has(action) else pawn_to(s, s.board.lane_route[lane])

    def begun_lane(self, s: State) -> i64:
        """A lane with a free point on a route where only own pieces stand; -1 if there is none."""
        own = own_bits(s.turn)
        lanes = len(s.present)
        start = self.rng.randrange(lanes)
        for i in range(lanes):
            lane = start + i if start + i < lanes else start + i - lanes
            mask = s.present[lane]
            if lane >= s.board.n_routes:
                mask |= s.present[s.board.lane_route[lane]] & ~FREE_BIT
            if mask & EMPTY_BITS != 0 and mask & own != 0 and mask & ~(own | EMPTY_BITS) == 0:
                return lane
        return -1


def free_point(s: State, lane: i64) -> i64:
    return s.first_of(lane, FREE if lane < s.board.n_routes else FREE_BOAT)


def ready(s: State) -> i64:
    """The pieces in the active player's supply."""
    return s.supply[s.turn * 2 + TRADER] + s.supply[s.turn * 2 + MERCHANT]


def playout(s: State, policy: Policy, most_plies: i64) -> i64:
    """Play on to the end of the game, or for so many decisions; the number played."""
    plies: i64 = 0
    while plies < most_plies and len(s.stack) > 0:
        s.play(policy.choose(s))
        plies += 1
    return plies
