"""The end of the game, scoring and ties (TR-048 to TR-053)."""

from typing import Any

from playing import play, verbs
from traders_tools import CITIES, SEATS, TO_EMPTY, contracts, emptied, every_number, player, position, sheet

from kogge.core.state import State

OUT_OF_REACH = ["diversifier A", "regional_trader A", "monopolist A", "explorer A", "specialist A", "merchant A"]


def before_the_end(seats: int, **more: Any) -> State:
    """Red is in Reval with red aboard; the last contract there is that of the last city needed.  Åbo has one, too."""
    tiles = [city for city in CITIES if city not in ("Reval", "Åbo")][: TO_EMPTY[seats] - 1]
    red = {"ship": "Reval", "cargo": {"red": 2}, "city_tiles": tiles}
    cities = emptied(*tiles) | {"Reval": ["red/grey"], "Åbo": ["red/black"]}
    goals = dict.fromkeys(OUT_OF_REACH[: seats + 1])
    return position(seats, players={"red": red} | more, cities=cities, turn="red", achievements=goals)


@every_number
def test_the_number_of_empty_cities_triggers_the_end_TR_048(players):
    state = before_the_end(players)
    assert state.to_dict()["last_turns"] is None
    assert state.view()["ends"]["empty"] == [TO_EMPTY[players] - 1, TO_EMPTY[players]]
    play(state, "unload red/grey")
    assert state.to_dict()["last_turns"] == players
    assert state.view()["ends"]["empty"] == [TO_EMPTY[players], TO_EMPTY[players]]
    assert not state.is_over()


@every_number
def test_everybody_else_has_one_more_turn_and_the_trigger_the_last_TR_049(players):
    state = play(before_the_end(players), "unload red/grey", "sail Hangö", "end")
    had = []
    while not state.is_over():
        had.append(state.actor())
        play(state, next(text for text in map(state.text, state.legal_actions()) if text.startswith("sail")), "end")
    assert had == [*range(2, players), 0, 1]


@every_number
def test_cities_emptied_after_the_trigger_still_give_a_tile_TR_050(players):
    """The next player empties Åbo in the last turn; nothing is triggered anew."""
    last = SEATS[2 % players]
    state = before_the_end(players, **{last: {"ship": "Åbo", "cargo": {"red": 1}}})
    play(state, "unload red/grey", "end", "unload red/black")
    assert player(state, last)["city_tiles"] == ["Åbo"]
    assert state.to_dict()["last_turns"] == players - 1
    assert sheet(state, "cities")[2 % players] == 2


def over(**players: dict[str, Any]) -> State:
    """A finished game of three; the cities of their tiles are empty."""
    tiles = [city for has in players.values() for city in has.get("city_tiles", [])]
    return position(players=players, cities=emptied(*tiles), questions=[])


def test_contracts_achievements_and_two_per_tile_are_the_score_TR_051():
    blue = {"contracts": contracts("east", "red/yellow", "grey/blue"), "city_tiles": ["Reval", "Riga", "Visby"]}
    red = {"contracts": contracts("west", "yellow/grey", "grey/blue", "red/grey")}
    given = {"players": {"blue": blue, "red": red}, "cities": emptied("Reval", "Riga", "Visby"), "questions": []}
    sides = {"supplier A": "blue", "explorer A": None, "banker B": "red", "merchant A": None}
    state = position(achievements=sides, **given)
    assert state.score_sheet() == [
        {"contracts": 5 + 1, "achievements": 4, "cities": 6, "total": 16},
        {"contracts": 5 + 5 + 3, "achievements": 3, "cities": 0, "total": 16},
        {"contracts": 0, "achievements": 0, "cities": 0, "total": 0},
    ]
    assert state.scores() == [16, 16, 0]
    more = over(blue=blue, red=red, green={"contracts": contracts("east", "red/green", "red/brown", "red/black")})
    assert more.scores() == [12, 13, 11]
    assert more.winners() == [1]
    assert verbs(more) == set()


def test_a_tie_goes_to_the_most_contracts_TR_052():
    one_big = {"contracts": contracts("east", "red/yellow")}
    many = {"contracts": contracts("west", "red/yellow", "red/grey")}
    state = over(blue=one_big, green=many)
    assert state.scores() == [5, 0, 5]
    assert state.winners() == [2]
    better = over(blue={"contracts": contracts("east", "red/yellow", "grey/blue")}, green=many)
    assert better.winners() == [0]  # contracts count on a tie only


def test_a_victory_still_tied_is_shared_TR_053():
    state = over(
        blue={"contracts": contracts("east", "red/yellow")}, red={"contracts": contracts("west", "yellow/grey")}
    )
    assert state.scores() == [5, 5, 0]
    assert state.winners() == [0, 1]
