"""Positions of the game for two with the neutral colour, and what tests do with them."""

import pytest

import kogge
from kogge.core.errors import IllegalAction
from kogge.games.teutonica.loading import load_board

BLUE, RED = 0, 1
NEUTRAL = "neutral trader"
FROM = "Dortmund/Duisburg"  # two points; ring 1 is Arnheim/Duisburg and Dortmund/Paderborn
NEAR = {"Arnheim/Duisburg", "Dortmund/Paderborn"}
LENGTHS = {"/".join(route.cities): route.length for route in load_board("base23").routes}
RULES = kogge.ruleset("teutonica", edition="second", players=2)
MANY = {"supply": {"traders": 5, "merchants": 0}}


def position(**given):
    return RULES.state_from_dict({"routes": {}, "players": {"blue": MANY}} | given)


def do(state, *texts):
    for text in texts:
        state.apply(state.parse(text))
    RULES.game.check(state)


def refused(state, text):
    before = state.to_dict()
    with pytest.raises(IllegalAction) as error:
        state.parse(text)
    assert state.to_dict() == before
    return error.value.message.key


def texts(state):
    return {state.text(action) for action in state.legal_actions()}


def on(state, route):
    return [piece for piece in state.to_dict()["routes"].get(route, []) if piece]


def posts(state, city):
    return [piece for piece in state.to_dict()["cities"].get(city, []) if piece]


def scored(state, source="control"):
    return [state.to_dict()["players"][seat]["prestige"][source] for seat in ("blue", "red")]


def about_to_fill(route="Arnheim/Duisburg", **given):
    """Blue has displaced a neutral trader; red can fill a neutral route with it, or put it on Dortmund/Paderborn."""
    routes = {FROM: [NEUTRAL], route: [NEUTRAL] * (LENGTHS[route] - 1)} | given.pop("routes", {})
    state = position(routes=routes, **given)
    do(state, f"displace neutral trader {FROM} with trader")
    assert state.actor() == RED
    return state


def filled(*answers, **given):
    """The same after red has filled Arnheim/Duisburg, blue has answered, and red adds nothing."""
    state = about_to_fill(**given)
    do(state, "put neutral trader Arnheim/Duisburg", *answers)
    if not state.is_over() and state.actor() == RED:
        do(state, "done")
    return state


def crowded():
    """Every point of every other route is taken, and no route by neutral traders alone."""
    routes = {}
    for number, (name, length) in enumerate(LENGTHS.items()):
        first = "red trader" if number % 2 and name != FROM else "blue trader"
        routes[name] = [first] + [NEUTRAL] * (length - 1)
    desk = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}
    players = {seat: {"desk": desk, "supply": {"traders": 2, "merchants": 0}} for seat in ("blue", "red")}
    return position(routes=routes, players=players)
