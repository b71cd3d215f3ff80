"""The terminal's picture of a position: everything is there at every width, and in plain words."""

import io
from typing import Any

import pytest
from playing import play
from rich.console import Console, RenderableType
from traders_tools import BOARD, CITIES, SEATS, contracts, goal, in_city, position, rules

import kogge
from kogge.cli.terminal import ink, traders_map
from kogge.cli.terminal.traders import Picture
from kogge.core.state import State
from kogge.games.traders.names import COLOUR_NAMES, SHORT_COLOURS

NAMES = dict(zip(SEATS, ["Anna", "Ben", "Cora", "Dirk", "Elsa"], strict=True))
WIDE = 121  # from here on no name is shortened


def picture(state: State, width: int = 130, plain: bool = False) -> Picture:
    seat = None if state.is_over() else int(state.actor())
    return Picture(state.rules.board_data(), state.view(seat), NAMES, plain, width)


def printed(thing: RenderableType, width: int = 130) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, soft_wrap=True)
    console.print(thing, markup=False)
    found: Any = console.file
    return str(found.getvalue())


def played(players: int, decisions: int) -> State:
    state = kogge.start(rules(players), seed=3)
    bot = kogge.bot("greedy", seed=1)
    for _ in range(decisions):
        state.apply(bot.choose(state.seen_by(state.actor())))
    return state


@pytest.mark.parametrize("width", [97, 100, 109, 121, 133, 145, 200])
def test_the_map_fits_and_names_every_hex(width):
    drawn = traders_map.draw(BOARD_DATA, played(4, 40).view(0), "blue", width)
    assert drawn is not None
    lines = drawn.plain.split("\n")
    assert max(map(len, lines)) <= width
    for one in BOARD.hexes:
        shown = one.name if width >= WIDE else one.name[1:6]
        assert shown in drawn.plain, one.name


BOARD_DATA = rules().board_data()


@pytest.mark.parametrize("width", [60, 80, 96])
def test_narrow_terminals_get_a_line_for_every_city(width):
    state = played(3, 30)
    assert traders_map.draw(BOARD_DATA, state.view(0), "blue", width) is None
    lines = printed(picture(state, width).position(), width).splitlines()
    for name in CITIES:
        assert sum(line[3:].startswith(f"{name} ") for line in lines) == 1


def test_a_contract_shows_what_is_lacking_and_what_is_not():
    state = in_city("Reval", "red black", ["red/grey", "yellow/black", "red/black"])
    shown = printed(picture(state).position())
    assert "re/gy 3✓" in shown
    assert "YE/bk 2 " in shown
    assert "re/bk 3✓" in shown
    line = next(line for line in printed(picture(state, 80).position(), 80).splitlines() if "Reval" in line)
    assert line.split() == ["0", "Reval", "gygy", "re/gy", "3✓", "YE/bk", "2", "re/bk", "3✓", "+"]


def test_ships_distances_empty_cities_and_their_owners_are_on_the_map():
    state = position(
        players={
            "blue": {"ship": "Hangö"},
            "red": {"ship": "Dogger", "city_tiles": ["Riga"]},
            "green": {"ship": "Åbo"},
        },
        cities={"Riga": []},
    )
    shown = printed(picture(state).position())
    assert "Reval¹" in shown
    assert "Riga¹" in shown
    assert "Visby²" in shown
    assert "Danzig³" in shown
    assert "Lübeck " in shown  # out of reach
    assert "empty   x" in shown
    assert shown.count("x├") + shown.count("x│") == 2  # the ship in the Dogger, and the tile of Riga


def test_the_letters_of_the_cubes_can_be_typed():
    for colour in COLOUR_NAMES:
        state = position(players={"blue": {"cargo": {colour: 1}}})
        letters, _ = ink.CUBES[colour]
        assert state.text(state.parse(f"drop {letters}")) == f"drop {colour}"
        assert letters in SHORT_COLOURS or colour.startswith(letters)
    state = in_city("Reval", "red black", ["red/grey", "red/black"])
    assert state.text(state.parse("UN GY/re")) == "unload red/grey"
    assert state.text(state.parse("sa ri")) == "sail Riga"


def test_achievements_show_progress_what_can_be_claimed_and_who_has_what():
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    sides = goal("explorer B", "specialist A", "monopolist B") | {"explorer B": None}
    given = {"players": {"blue": {"contracts": owned}}, "achievements": sides}
    shown = printed(picture(position(**given)).position())
    assert "explorer: 1 each of west, central, east" in shown
    assert "3/3✓" in shown
    assert "specialist: 4 contracts with blue" in shown
    assert "3/4" in shown
    claimed = printed(picture(position(**given | {"achievements": sides | {"explorer B": "red"}})).achievements())
    assert " x red " in claimed


def test_plain_words_say_everything():
    tiles = ["Riga"]
    state = position(
        players={
            "blue": {"ship": "Reval", "cargo": {"red": 1, "black": 2}},
            "red": {"ship": "Sound", "contracts": contracts("east", "red/yellow"), "city_tiles": tiles},
        },
        cities={"Reval": ["red/grey", "yellow/black"], "Riga": []},
    )
    shown = printed(picture(state, plain=True).position())
    assert (
        "Reval (east, your ship is here) supplies grey, grey. red/grey for 3: you have everything. "
        "yellow/black for 2: you lack yellow. Ships here: blue." in shown
    )
    assert "Riga (east, 2 hexes away) supplies blue, blue. Empty; red has its tile." in shown
    assert "Sound: red." in shown
    assert "blue (Anna) in Reval: 0 points. Aboard: 1 red, 2 black; room for 2. 0 contracts, 0 city tiles." in shown
    assert "red (Ben) in Sound: 7 points. Aboard: 1 yellow; room for 4. 1 contract, 1 city tile." in shown
    assert "Empty cities: 1 of 6." in shown
    assert "diversifier A (4 points): 1 of every colour. Of 7: blue 0, red 2, green 0." in shown
    assert not set(shown) & set("✓│─·")


def test_what_can_be_looked_at_by_name():
    state = in_city("Reval", "red", ["red/grey", "red/blue"])
    shown = picture(state)
    assert "Reval, here: red/grey for 3: you have everything." in printed(shown.contracts("")).splitlines()[0]
    assert "re/gy 3✓" in printed(shown.city("rev"))
    desk = printed(shown.desk("red"))
    assert desk.startswith("red (Ben) in Lübeck: 0 points. Aboard: 1 yellow")
    assert "monopolist, 7 contracts with the same colour: 0 of 7" in desk
    with pytest.raises(kogge.BadNotation):
        shown.city("atlantis")


def test_the_end_of_the_game_is_announced_and_drawn():
    tiles = ["Riga", "Reval", "Åbo", "Visby", "Danzig", "Stockholm"]
    given = {"players": {"red": {"city_tiles": tiles}}, "cities": {city: [] for city in tiles}}
    assert "one more turn follows" in printed(picture(position(last_turns=1, **given)).position())
    sides = dict.fromkeys(["diversifier A", "monopolist A", "explorer A", "merchant A"])
    over = play(position(last_turns=0, taken=["sail"], achievements=sides, **given), "end")
    assert over.is_over()
    shown = printed(picture(over).position())
    assert "Empty cities: 6 of 6.\n" in shown
    assert printed(picture(over).contracts("")) == "The game is over.\n"
