"""Tree: max^n search over single decisions, where every seat wants the best for itself."""

from math import sqrt
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from kogge.bots.search.answers import settle
from kogge.bots.search.budget import Budget, Meter
from kogge.bots.search.evaluation import Evaluation
from kogge.bots.search.greedy import WASTE, Greedy
from kogge.core.asking import AskingState

EXPLORE: Final = 0.5  # how much a prior counts against what was found
SPREAD: Final = 1500.0  # hundredths of a point by which a lead counts half
SOFT: Final = 150.0  # hundredths of a point by which a prior falls to a half
INFORMED: Final[i64] = 2  # visits after which the actions of a node are looked at one by one
WIDTH: Final[i64] = 2  # actions considered at first
ROLLOUT: Final[i64] = 0  # decisions played on by the quick policy
SHARE: Final[i64] = 2  # the first decision of a turn gets one part in so many of the budget
LATER: Final[i64] = 6  # every further one


@final
class Node:
    """A question: the actions that answer it, the likeliest first, and what came of those tried."""

    __slots__ = ("actions", "actor", "children", "informed", "priors", "totals", "visits")

    def __init__(self, actor: i64, seats: i64) -> None:
        self.actor = actor
        self.visits: i64 = 0
        self.totals = [0.0] * seats  # by seat, of what the position was worth to it
        self.actions: list[i64] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.informed = False


@final
class Tree:
    """Simulations from the position as the seat knows it; what it cannot know is dealt anew in each of them.

    A new node gives every kind of action the same chance (kind first); one that is visited again looks at what each
    action leads to.  Progressive widening: the more visits, the more actions are considered.  A simulation ends in the
    evaluation, after some decisions by the quick policy and greedy answers to what is open.
    """

    __slots__ = (
        "budget",
        "evaluation",
        "greedy",
        "informed",
        "known",
        "looked",
        "reveals",
        "rng",
        "rollout",
        "seat",
        "simulations",
        "turn",
    )

    def __init__(
        self,
        evaluation: Evaluation[Any],
        budget: Budget,
        seed: i64,
        rollout: i64 = ROLLOUT,
        informed: i64 = INFORMED,
    ) -> None:
        self.evaluation = evaluation
        self.budget = budget
        self.rollout = rollout
        self.informed = informed
        self.rng = Random(seed)
        self.greedy = Greedy(evaluation, seed)
        self.known: dict[int, Node] = {}  # own decisions of this turn, by position: orders that meet are one
        self.turn: i64 = -1
        self.seat: i64 = -1
        self.reveals: i64 = -1
        self.simulations: i64 = 0  # so far
        self.looked: i64 = 0  # positions looked at, those of the simulations and those of the priors

    def choose(self, s: AskingState[Any]) -> i64:
        row = s.listing()
        if row.n == 1:
            return row.ids[0]
        root = self.searched(s)
        best: i64 = -1
        most = -1.0
        for i in range(len(root.actions)):
            child = root.children[i]
            if child is not None and row.has(root.actions[i]):
                worth = float(child.visits) + child.totals[root.actor] / float(child.visits)
                if worth > most:
                    best, most = root.actions[i], worth
        return best if best >= 0 else row.ids[0]

    def reseed(self, seed: i64) -> None:
        self.rng = Random(seed)

    def searched(self, s: AskingState[Any]) -> Node:
        """The node of a position after the simulations that it gets."""
        meter = self.meter_for(s)
        if i64(s.reveals()) != self.reveals:
            self.known = {}  # the worlds simulated so far are not the real one
            self.reveals = s.reveals()
        key = s.key()
        root = self.known.get(key)
        if root is None or not answers_all(root, s):
            root = Node(s.actor(), self.evaluation.seats)
            self.known[key] = root
        while meter.share() < 1.0:
            before = self.greedy.looked
            self.simulate(s, root)
            self.simulations += 1
            meter.spend(1 + self.greedy.looked - before)
        self.looked += meter.used
        return root

    def meter_for(self, s: AskingState[Any]) -> Meter:
        """The first decision of a turn gets most; what was found then serves the later ones."""
        turn: i64 = s.turns()
        if s.turn != s.actor():
            self.known = {}
            self.turn = -1
            self.seat = s.actor()
            return self.budget.part(1, 5)
        if turn == self.turn and self.seat == s.actor():
            return self.budget.part(1, LATER)
        self.known = {}
        self.turn = turn
        self.seat = s.actor()
        return self.budget.part(1, SHARE)

    def simulate(self, start: AskingState[Any], root: Node) -> None:
        s: AskingState[Any] = start.clone()
        s.determinize(self.rng)
        node = root
        path = [root]
        while not s.is_over():
            if len(node.actions) == 0:
                self.open(s, node)
                if node is not root:
                    break
            elif not node.informed and node.visits >= self.informed:
                self.inform(s, node)
            at = pick(s, node)
            if at < 0:
                break  # in this world, or with like pieces in another order, the answers are others
            s.play(node.actions[at])
            child = node.children[at]
            if child is None:
                child = self.node_for(s)
                node.children[at] = child
            node = child
            path.append(node)
        for _ in range(self.rollout):
            if s.is_over():
                break
            s.play(self.evaluation.quick(s, self.rng))
        self.greedy.looked += settle(s, self.evaluation)
        self.learn(path, self.evaluation.values(s))

    def node_for(self, s: AskingState[Any]) -> Node:
        """A new node, or the known one of an own decision that another order has led to."""
        if s.is_over() or s.actor() != self.seat or i64(s.turns()) != self.turn:
            return Node(s.actor(), self.evaluation.seats)
        key = s.seen_by(self.seat).key()
        known = self.known.get(key)
        if known is None:
            known = Node(s.actor(), self.evaluation.seats)
            self.known[key] = known
        return known

    def open(self, s: AskingState[Any], node: Node) -> None:
        """List the actions, every kind with the same chance, the kinds in turn."""
        row = s.listing()
        kinds = float(row.parts)
        longest: i64 = 0
        start: i64 = 0
        for part in range(row.parts):
            longest = max(longest, row.cuts[part] - start)
            start = row.cuts[part]
        for place in range(longest):
            start = 0
            for part in range(row.parts):
                size = row.cuts[part] - start
                if place < size:
                    node.actions.append(row.ids[start + place])
                    node.priors.append(1.0 / (kinds * float(size)))
                    node.children.append(None)
                start = row.cuts[part]

    def inform(self, s: AskingState[Any], node: Node) -> None:
        """Order the actions by what each leads to; what was tried already keeps its result."""
        tried: dict[int, Node | None] = {}
        for i in range(len(node.actions)):
            if node.children[i] is not None:
                tried[node.actions[i]] = node.children[i]
        row = s.listing()
        worths = self.greedy.worths(s)
        order = sorted([(-worths[i], row.ids[i]) for i in range(row.n)])
        best = -order[0][0]
        weights = [1.0 / (1.0 + float(best + worth) / SOFT) ** 2 for worth, _ in order]
        if best > WASTE // 2:
            weights = [weight if -order[i][0] > WASTE // 2 else 0.0 for i, weight in enumerate(weights)]
        total = sum(weights)
        node.actions = [action for _, action in order]
        node.priors = [weight / total for weight in weights]
        node.children = [tried.get(action) for action in node.actions]
        node.informed = True

    def learn(self, path: list[Node], values: vec[i64]) -> None:
        shares = [share_of(values, seat) for seat in range(len(values))]
        for node in path:
            node.visits += 1
            for seat in range(len(shares)):
                node.totals[seat] += shares[seat]


def answers_all(node: Node, s: AskingState[Any]) -> bool:
    """Whether the node has every legal action: like pieces may stand in another order than when it was made."""
    row = s.listing()
    for action in node.actions:
        if not row.has(action):
            return False
    return len(node.actions) == row.n


def pick(s: AskingState[Any], node: Node) -> i64:
    """The most promising of the actions considered so far that are legal here; -1 if none is."""
    width = min(i64(len(node.actions)), WIDTH + i64(sqrt(float(node.visits))))
    root = EXPLORE * sqrt(float(node.visits + 1))
    seat = node.actor
    best: i64 = -1
    most = -1.0
    tried = 0.0
    tries: i64 = 0
    for i in range(len(node.actions)):
        child = node.children[i]
        if child is not None:
            tried += child.totals[seat]
            tries += child.visits
    unknown = tried / float(tries) if tries > 0 else 0.5
    row = s.listing()
    considered: i64 = 0
    for i in range(len(node.actions)):
        if considered >= width and best >= 0:
            break
        if not row.has(node.actions[i]):
            continue
        considered += 1
        child = node.children[i]
        visits: i64 = 0
        worth = unknown
        if child is not None:
            visits = child.visits
            worth = child.totals[seat] / float(visits) if visits > 0 else unknown
        worth += root * node.priors[i] / float(1 + visits)
        if worth > most:
            best, most = i, worth
    return best


def share_of(values: vec[i64], seat: i64) -> float:
    """A seat's standing between 0 and 1: one half is even with the average of the others."""
    total: i64 = 0
    for value in values:
        total += value
    lead = float(values[seat] - (total - values[seat]) // (len(values) - 1))
    return 0.5 + 0.5 * lead / (SPREAD + abs(lead))
