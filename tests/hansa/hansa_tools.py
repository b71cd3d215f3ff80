"""What the tests of Hansa share: positions made by hand, playing on by words, and looking at what came of it."""

from collections import Counter
from typing import Any

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.core.ruleset import Ruleset
from kogge.core.state import State
from kogge.games.hansa.loading import load_board

BOARD = load_board("hansa")
CITIES = [city.name for city in BOARD.cities]
IN_ORDER = [city.name for city in sorted(BOARD.cities, key=lambda city: city.number) for _ in range(city.warehouses)]
STOCK = {  # a filling of all warehouses
    "Tønsberg": ["blue 2", "blue 1"],
    "Aalborg": ["blue 2"],
    "Copenhagen": ["blue 2"],
    "Lübeck": ["blue 2", "blue 1"],
    "Stockholm": ["blue 2", "blue 1"],
    "Kalmar": ["blue 3"],
    "Danzig": ["blue 3", "blue 1"],
    "Reval": ["blue 3"],
    "Riga": ["blue 3", "pink 1"],
}
SEATS = ["blue", "red", "green", "yellow"]

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def rules(seats: int = 4) -> Ruleset:
    return kogge.ruleset("hansa", players=seats)


def start(seats: int = 4, seed: int = 1) -> State:
    """A game before the first booths are placed."""
    return kogge.start(rules(seats), seed=seed)


def position(seats: int = 4, **given: Any) -> State:
    """A position by hand; what is not given is as at the start, and blue's first turn begins."""
    return rules(seats).state_from_dict(given)


def finished(players: dict[str, Any] | None = None, seats: int = 4, **given: Any) -> State:
    """A game that is over."""
    state = position(seats, players=players or {}, questions=[], **given)
    assert state.is_over()
    return state


def full(**other: list[str | None]) -> dict[str, list[str | None]]:
    """All warehouses with a marker: those of STOCK or, where named, others."""
    goods: dict[str, list[str | None]] = {city: [*row] for city, row in STOCK.items()}
    return goods | other


def has(talers: int = 6, goods: str = "", sold: str = "") -> dict[str, Any]:
    """What a player has; markers are written "orange 2, brown 1"."""
    return {"talers": talers, "goods": listed(goods), "sold": listed(sold)}


def listed(goods: str) -> list[str]:
    return [good for good in goods.split(", ") if good]


def play(state: State, *texts: str) -> State:
    """Carry out these actions; the state comes back for convenience."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def offered(state: State, verb: str) -> list[str]:
    """The legal actions of one verb, without the verb."""
    texts = sorted(map(state.text, state.legal_actions()))
    return [text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb]


def verbs(state: State) -> set[str]:
    return {state.text(action).split()[0] for action in state.legal_actions()}


def refused(state: State, text: str) -> str:
    """Why this action is not possible; trying it changes nothing."""
    before, action = state.to_bytes(), state.rules.parse(text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.to_bytes() == before
    key = caught.value.message.key
    assert key.startswith("hansa-reason-")
    assert not str(caught.value).startswith("[")
    return key.removeprefix("hansa-reason-")


def player(state: State, seat: str = "blue") -> dict[str, Any]:
    """What a seat has: talers, goods, sold markers, booths in hand."""
    found: dict[str, Any] = state.to_dict()["players"][seat]
    return found


def talers(state: State) -> list[int]:
    """What the seats have."""
    return [one["talers"] for one in state.to_dict()["players"].values()]


def goods(state: State, seat: str = "blue") -> list[str]:
    found: list[str] = player(state, seat)["goods"]
    return found


def booths(state: State, city: str) -> dict[str, int]:
    found: dict[str, int] = state.to_dict()["booths"].get(city, {})
    return found


def all_markers(state: State) -> Counter[str]:
    """Every marker that is still in the game, wherever it lies."""
    data = state.to_dict()
    found = Counter(data["piles"])
    for row in data["warehouses"].values():
        found.update(good for good in row if good)
    for one in data["players"].values():
        found.update(one["goods"] + one["sold"])
    return found


def sheet(state: State, source: str) -> list[int]:
    """What the seats score from one source."""
    return [row[source] for row in state.score_sheet()]


def asked(state: State) -> tuple[str, str]:
    """Who is asked what."""
    question = state.to_dict()["questions"][-1]
    return question["seat"], question["decision"]


def told(before: State, text: str) -> list[str]:
    """The events of an action, in words; the position before it is not changed."""
    from kogge.texts import tell

    after = before.clone()
    action = before.parse(text)
    after.apply(action)
    return [str(tell(event, "hansa")) for event in before.rules.game.narrate(before, action, after, None)]
