"""The menu: what is possible now, by kind of action, with its cost and a number for each."""

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal.ink import LOUD, QUIET
from kogge.core.notation import begins
from kogge.core.state import State

FEW = 3  # so many offers of a kind are named at once, however narrow the terminal
GAPS = 6  # blanks between the columns of the summary


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action and the number it can be chosen by."""

    number: int
    action: int
    verb: str
    words: str  # the action in notation

    @property
    def rest(self) -> str:
        """The words after the verb."""
        return self.words.partition(" ")[2]


class Menu:
    """All offers of one position."""

    def __init__(self, state: State) -> None:
        self.game = state.rules.game
        decoded = [(action, self.game.decode(state.rules, action, state).verb) for action in state.legal_actions()]
        worded = [(verb, state.text(action), action) for action, verb in decoded]
        worded.sort(key=lambda offer: (self.game.verbs.index(offer[0]), first_name(offer[1])))
        self.offers = [Offer(number, action, verb, words) for number, (verb, words, action) in enumerate(worded, 1)]
        self.asked = self.game.prompt(state).key
        self.verbs = list(dict.fromkeys(offer.verb for offer in self.offers))

    def of(self, verb: str) -> list[Offer]:
        return [offer for offer in self.offers if offer.verb == verb]

    def number(self, number: int) -> Offer | None:
        return self.offers[number - 1] if 1 <= number <= len(self.offers) else None

    def title(self, verb: str) -> str:
        return text(f"{self.game.name}-kind-{verb}")

    def cost(self, verb: str) -> str:
        """What it costs; answers to a question cost nothing."""
        return text(f"{self.game.name}-cost-{verb}") if self.asked == f"{self.game.name}-prompt-turn" else ""

    def matching(self, word: str) -> list[str]:
        """The kinds of action that begin like this; all of them for no word."""
        return [verb for verb in self.verbs if not word or begins(word, verb) or begins(word, self.title(verb))]

    def summary(self, plain: bool, width: int = 0) -> RenderableType:
        """One line for each kind of action: all its offers if they are few or the line has room for them."""
        heads = [(self.title(verb), self.cost(verb)) for verb in self.verbs]
        room = width - max(len(title) for title, _ in heads) - max(len(cost) for _, cost in heads) - GAPS
        rows = [(*head, self.ways(verb, plain, room)) for head, verb in zip(heads, self.verbs, strict=True)]
        if plain:
            return "\n".join(". ".join(part for part in row if part) for row in rows)
        table = Table.grid(padding=(0, 2))
        for title, cost, ways in rows:
            table.add_row(Text(f"  {title}", style=LOUD), Text(cost, style=QUIET), Text(ways))
        return table

    def ways(self, verb: str, plain: bool, room: int) -> str:
        offers = self.of(verb)
        named = ", ".join(f"{offer.number} {offer.words if plain else offer.rest or offer.words}" for offer in offers)
        if len(offers) <= FEW or (not plain and len(named) <= room):
            return named
        return text("menu-ways", first=offers[0].number, last=offers[-1].number)

    def listing(self, verb: str, plain: bool) -> RenderableType:
        """Every offer of one kind with its number."""
        offers = self.of(verb)
        if plain:
            return "\n".join(f"{offer.number} {offer.words}" for offer in offers)
        return Columns([Text(f"{offer.number:4} {offer.rest or offer.words}") for offer in offers], padding=(0, 2))


def first_name(words: str) -> str:
    """What an action names first, so that like actions stand together; numbers keep their order."""
    named = words.split()[1:2]
    return named[0] if named and not named[0].isdecimal() else ""
