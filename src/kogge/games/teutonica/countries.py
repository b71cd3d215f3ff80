"""Countries as people are told of them: who may act abroad and who leads there, for views, prompts, events, reasons."""

from typing import Any

from kogge.core.actions import Event
from kogge.core.game import SEATS
from kogge.core.messages import Message, say
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.region_scoring import ranking, share
from kogge.games.teutonica.state import State
from kogge.games.teutonica.verbs.abroad import holder, permitted
from kogge.games.teutonica.words import PERMISSIONS


def permissions(state: State, names: Names) -> list[dict[str, Any]]:
    """The cities that give permission to place abroad, in the order in which they are used up."""
    found = []
    for i, city in enumerate(state.board.permission_city):
        seat = holder(state, city)
        found.append(
            {
                "city": names.cities[city],
                "countries": countries_in(state.board.permission_countries[i], names),
                "holder": None if seat < 0 else SEATS[seat],
                "used": bool(state.aside[PERMISSIONS] >> i & 1),
            }
        )
    return found


def countries_in(bits: int, names: Names) -> list[str]:
    return [name for number, name in enumerate(names.countries) if bits >> number & 1]


def regions(state: State, names: Names) -> dict[str, Any]:
    """By country: what its places are worth, and every player's cities, posts and points as if the game ended now."""
    found = {}
    for number, prestige in enumerate(state.board.country_prestige):
        rank = ranking(state, 1 << (number + 1))
        players = {
            SEATS[seat]: {
                "cities": value // 100,
                "posts": value % 100,
                "prestige": share(rank, seat, prestige) if value else 0,
            }
            for seat, value in enumerate(rank)
        }
        found[names.countries[number + 1]] = {"prestige": list(prestige), "players": players}
    return found


def left_for(state: State, seat: int, names: Names) -> str:
    """The permissions the seat has left in this turn, each with its countries."""
    left = [one for one in permissions(state, names) if one["holder"] == SEATS[seat] and not one["used"]]
    return ", ".join(f"{one['city']} ({', '.join(one['countries'])})" for one in left)


def used_permissions(before: State, after: State, country: str, seat: int, names: Names) -> list[Event]:
    """The permission that an action has used."""
    cities = before.board.permission_city
    return [
        Event("uses_permission", seat, {"city": names.cities[city], "country": country})
        for i, city in enumerate(cities)
        if (after.aside[PERMISSIONS] & ~before.aside[PERMISSIONS]) >> i & 1
    ]


def forbidden(state: State, seat: int, route: int, names: Names) -> Message | None:
    """Why the seat may not place on a route: it lies in a country for which no permission is left."""
    number = state.board.country[route]
    if number == 0 or permitted(state, seat) & (1 << number):
        return None
    country = names.countries[number]
    sources = [one for one in permissions(state, names) if country in one["countries"]]
    if any(one["holder"] == SEATS[seat] for one in sources):
        return say("teutonica-reason-permission-used", country=country)
    return say("teutonica-reason-permission", country=country, cities=", ".join(one["city"] for one in sources))
