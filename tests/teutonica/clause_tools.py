"""What the tests of the clauses share: positions made by hand, playing on by words, and looking at what came of it."""

from typing import Any

import pytest
from playing import offered, play, refused, texts, verbs

import kogge
from kogge.core.errors import IllegalAction
from kogge.core.ruleset import Ruleset
from kogge.core.state import State
from kogge.games.teutonica.loading import load_board

__all__ = ["offered", "play", "refused", "texts", "verbs"]  # what the tests of all games share

EDITIONS = ["argentum", "second", "bigbox"]
FIRST_TWO = ["argentum", "second"]
SEATS = ["blue", "red", "green", "yellow", "purple"]
KINDS = ["trader", "merchant"]
FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}  # steps to the end of each track
TAVERNS = {"Bremen/Osnabrück", "Lüneburg/Perleberg", "Goslar/Hildesheim"}
LENGTHS = {"/".join(route.cities): route.length for route in load_board("base45").routes}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
first_two_editions = pytest.mark.parametrize("edition", FIRST_TWO)
both_boards = pytest.mark.parametrize("players", [3, 4])


# Positions


def rules(edition: str = "bigbox", seats: int = 4) -> Ruleset:
    """The rules of an edition on the base board for so many players."""
    return kogge.ruleset("teutonica", edition=edition, players=seats)


def position(edition: str = "bigbox", seats: int = 4, **given: Any) -> State:
    """A position by hand; what is not given is as at the start of a game, and blue's turn begins."""
    return rules(edition, seats).state_from_dict(given)


def finished(edition: str, players: dict[str, Any] | None = None, **given: Any) -> State:
    """A game of four that is over."""
    state = position(edition, players=players or {}, questions=[], **given)
    assert state.is_over()
    return state


def has(prestige: int, **more: Any) -> dict[str, Any]:
    """What a player has: these points on the track, and more."""
    return {"prestige": {"control": prestige}, **more}


def pieces(traders: int, merchants: int) -> dict[str, int]:
    """A supply or a stock."""
    return {"traders": traders, "merchants": merchants}


def full(route: str, seat: str = "blue", merchants: int = 0) -> list[str]:
    """All points of a route with a seat's pieces, merchants first."""
    return [f"{seat} merchant"] * merchants + [f"{seat} trader"] * (LENGTHS[route] - merchants)


def marker_of_three(edition: str) -> str:
    """The marker about three pieces that the edition has."""
    return "move_three" if edition == "bigbox" else "remove_three"


# Playing


def targets(state: State, kind: str = "trader") -> set[str]:
    """The routes a piece of this kind can be put on."""
    return {text.split()[-1] for text in texts(state, f"put {kind} ")}


def refused_exactly(state: State, text: str) -> str:
    """Why this one action is not possible; its point is named with its number.

    A player who writes "income 1 trader" may also mean "income 1 trader 1 merchant"; here the first is meant.
    """
    before, action = state.to_dict(), state.rules.parse(text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.to_dict() == before
    return caught.value.message.key


# What came of it


def player(state: State, seat: str = "blue") -> dict[str, Any]:
    """What a seat has: supply, stock, desk, markers, points."""
    return state.to_dict()["players"][seat]


def ability_values(state: State, seat: str = "blue") -> dict[str, int]:
    """The values of a seat's abilities."""
    return state.view()["players"][seat]["values"]


def on(state: State, route: str) -> list[str]:
    """What stands on a route, the order of its points left aside."""
    return sorted(piece for piece in state.to_dict()["routes"].get(route, []) if piece)


def prestige(state: State, seat: str = "blue") -> dict[str, int]:
    """A seat's points during play by their source: control, coin, connection."""
    return player(state, seat)["prestige"]


def track(state: State) -> dict[str, int]:
    """Every seat's points during play."""
    return {seat: sum(prestige(state, seat).values()) for seat in state.to_dict()["players"]}


def control(state: State) -> dict[str, int]:
    """The points for control of all who have any."""
    points = {seat: prestige(state, seat)["control"] for seat in state.to_dict()["players"]}
    return {seat: number for seat, number in points.items() if number}


def sheet(state: State, source: str) -> list[int]:
    """What the seats score from one source."""
    return [row[source] for row in state.score_sheet()]
