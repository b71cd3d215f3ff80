"""Narration: what happened in an action, as events and as sentences."""

from playing import play
from traders_tools import contracts, goal, in_city, position

from kogge.core.match import Match, Seat
from kogge.core.state import State
from kogge.texts import tell


def told(state: State, *texts: str) -> list[str]:
    """What is told about these actions."""
    lines: list[str] = []
    for text in texts:
        before, action = state.clone(), state.parse(text)
        play(state, text)
        events = state.rules.game.narrate(before, action, state, None)
        lines += [str(tell(event, "traders")) for event in events]
    return lines


def test_every_kind_of_action_is_told():
    state = in_city("Reval", "red black black", ["red/grey", "red/black", "yellow/black"])
    assert told(state, "drop black", "load grey grey", "unload red/grey", "end") == [
        "blue drops a black cube.",
        "blue loads grey, grey in Reval.",
        "blue unloads in Reval for red/grey: 3 points.",
        "blue ends the turn.",
        "Turn 2: red.",
    ]
    assert told(state, "sail Danzig", "end") == [
        "red sails from Lübeck to Danzig (3 hexes).",
        "red ends the turn.",
        "Turn 3: green.",
    ]
    assert told(state, "sail Sound") == ["green sails from Lübeck to Sound (1 hex)."]


def test_achievements_are_told():
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    given = {"players": {"blue": {"contracts": owned}}, "achievements": goal("explorer B"), "taken": ["sail"]}
    assert told(position(**given), "end", "claim explorer") == [
        "blue ends the turn.",
        "blue claims the achievement explorer B: 3 points.",
        "Turn 2: red.",
    ]
    assert told(position(**given), "end", "done") == [
        "blue ends the turn.",
        "blue claims no achievement.",
        "Turn 2: red.",
    ]


def test_the_end_is_told():
    tiles = ["Riga", "Åbo", "Visby", "Danzig", "Stockholm"]
    blue = {"ship": "Reval", "cargo": {"red": 1}, "city_tiles": tiles}
    sides = ["diversifier A", "monopolist A", "explorer A", "merchant A"]
    state = position(
        players={"blue": blue},
        cities={city: [] for city in tiles} | {"Reval": ["red/grey"]},
        achievements=dict.fromkeys(sides),
    )
    assert told(state, "unload red/grey", "end", "sail Sound", "end", "sail Sound", "end", "sail Riga", "end") == [
        "blue unloads in Reval for red/grey: 3 points.",
        "blue has emptied Reval and takes its tile: 2 points. Empty cities: 6.",
        "6 cities are empty: everybody else has one more turn, then blue has the last one.",
        "blue ends the turn.",
        "Turn 2: red, the last turn of this player.",
        "red sails from Lübeck to Sound (1 hex).",
        "red ends the turn.",
        "Turn 3: green, the last turn of this player.",
        "green sails from Lübeck to Sound (1 hex).",
        "green ends the turn.",
        "Turn 4: blue, the last turn of the game.",
        "blue sails from Reval to Riga (2 hexes).",
        "blue ends the turn.",
        "The game is over. Winner: blue.",
    ]


def test_a_shared_victory_is_told():
    tiles = ["Riga", "Åbo", "Visby", "Danzig", "Stockholm", "Reval"]
    players = {
        "blue": {"contracts": contracts("west", "red/yellow")},
        "green": {"contracts": contracts("west", "red/blue"), "city_tiles": []},
        "red": {"city_tiles": tiles},
    }
    state = position(players=players, cities={city: [] for city in tiles}, last_turns=0, taken=["sail"])
    assert state.winners() == [1]
    shared = position(questions=[])
    assert shared.winners() == [0, 1, 2]


def test_a_turn_can_be_taken_back_decision_by_decision_until_it_ends():
    """Nothing is ever revealed, so only the end of the turn stands in the way."""
    match = Match(position().rules, [Seat("Anna"), Seat("Ben"), Seat("Cora")], seed=4, draw_start=False)
    start = match.state.to_bytes()
    for text in ("load yellow yellow", "drop yellow", "sail Danzig"):
        match.act(0, match.state.parse(text))
    assert match.undo(0) == 1
    assert match.state.to_dict()["players"]["blue"]["cargo"] == {"yellow": 1}
    assert match.undo(0, whole_turn=True) == 2
    assert match.state.to_bytes() == start
