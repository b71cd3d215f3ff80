"""One block: the same deal with every rotation of the seats."""

from collections import Counter
from random import Random
from time import process_time
from typing import Any

from kogge.bots import bot
from kogge.core.ruleset import parse_ruleset

MOST_TURNS = 150  # of a seat: the rules do not force an end, so games are cut off there and counted as cut off


def play_block(rules_text: str, board_source: str, bots: list[str], seed: str, number: int) -> dict[str, Any]:
    """As many games as seats; bot n of the list sits at seat n of the first one and moves on by one seat a game."""
    games = [play_game(rules_text, board_source, bots, f"{seed} {number}", turn) for turn in range(len(bots))]
    return {"block": number, "bots": bots, "games": games}


def play_game(rules_text: str, board_source: str, bots: list[str], seed: str, rotation: int) -> dict[str, Any]:
    """What came of one game, by the bots' places in the list."""
    rules = parse_ruleset(rules_text, board_source)
    many = len(bots)
    seats = [(place + rotation) % many for place in range(many)]  # by place in the list: the seat
    places = [seats.index(seat) for seat in range(many)]
    players = [bot(name, seed=f"{seed} {rotation} {place}") for place, name in enumerate(bots)]
    state = rules.game.start(rules, rules.game.deal(rules, Random(seed)))
    seconds = [0.0] * many
    decisions = [0] * many
    kinds: list[Counter[str]] = [Counter() for _ in bots]
    while not state.is_over() and state.turns() < MOST_TURNS * many:
        place = places[state.actor()]
        seen = state.seen_by(state.actor())
        begin = process_time()
        action = players[place].choose(seen)
        seconds[place] += process_time() - begin
        decisions[place] += 1
        kinds[place][rules.decode(action).verb] += 1
        state.apply(action)
    sheet = state.score_sheet()
    winners = state.winners()
    return {
        "rotation": rotation,
        "seats": seats,
        "sources": [{name: int(points) for name, points in sheet[seat].items() if name != "total"} for seat in seats],
        "scores": [int(state.scores()[seat]) for seat in seats],
        "wins": [round((seat in winners) / len(winners), 4) for seat in seats],
        "decisions": decisions,
        "seconds": [round(second, 4) for second in seconds],
        "kinds": [dict(sorted(counted.items())) for counted in kinds],
        "turns": state.turns(),
        "cut": not state.is_over(),
    }
