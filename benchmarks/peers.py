"""Kogge's speed next to other engines driven from Python, all measured in turn in one run."""

import json as jsons
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter, run, validators

import kogge
from kogge.cli.bench import driven, each, middle_of_a_game
from kogge.core import rows

Figures = dict[str, float]  # microseconds by name: driven, clone and, where there is one, key

MEASURES = {"driven": "us per ply", "clone": "us per clone", "key": "us per key"}
INSTALL = "pip install -r benchmarks/requirements.txt"


@dataclass(frozen=True)
class Engine:
    """One game of one package: the module it is imported from, and how one round of it is measured."""

    name: str
    package: str
    module: str
    calls: str  # what a ply consists of
    measure: Callable[[int], Figures]


def kogge_teutonica(seed: int) -> Figures:
    rules = kogge.ruleset("teutonica", board="base45", players=4)
    state = middle_of_a_game(rules, seed)
    return {"driven": driven(rules, seed), "clone": each(state.clone, 20_000), "key": each(state.key, 20_000)}


def per_ply(play: Callable[[], int]) -> float:
    """Microseconds per ply of whole games, by Kogge's clock; `play` answers how many plies they had."""
    plies: list[int] = []
    return each(lambda: plies.append(play()), 1) / plies[0]


def python_chess(seed: int) -> Figures:
    chess: Any = import_module("chess")
    zobrist_hash: Any = import_module("chess.polyglot").zobrist_hash
    choice = Random(seed).choice

    def play() -> int:
        plies = 0
        while plies < 8_000:
            board = chess.Board()
            while not board.is_game_over():
                board.push(choice(list(board.legal_moves)))
                plies += 1
        return plies

    middle = chess.Board()
    while middle.ply() < 100:
        if middle.is_game_over():
            middle = chess.Board()
        middle.push(choice(list(middle.legal_moves)))
    return {
        "driven": per_ply(play),
        "clone": each(lambda: middle.copy(stack=False), 5_000),
        "key": each(lambda: zobrist_hash(middle), 2_000),
    }


def open_spiel(name: str, plies_to_middle: int) -> Callable[[int], Figures]:
    """How a game of this name is measured."""

    def measure(seed: int) -> Figures:
        game: Any = import_module("pyspiel").load_game(name)
        choice = Random(seed).choice

        def play() -> int:
            plies = 0
            while plies < 20_000:
                state = game.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(choice(state.legal_actions()))
                    plies += 1
            return plies

        middle = game.new_initial_state()
        while middle.move_number() < plies_to_middle:
            if middle.is_terminal():
                middle = game.new_initial_state()
            middle.apply_action(choice(middle.legal_actions()))
        return {"driven": per_ply(play), "clone": each(middle.clone, 5_000)}

    return measure


def catanatron(seed: int) -> Figures:
    package: Any = import_module("catanatron")
    most_turns: int = import_module("catanatron.game").TURNS_LIMIT
    rng = Random(seed)
    choice = rng.choice

    def start() -> Any:
        players = [package.RandomPlayer(color) for color in package.Color]
        return package.Game(players, seed=rng.randrange(1, 2**32))  # 0 would mean no seed

    def play() -> int:
        plies = 0
        while plies < 8_000:
            game = start()
            while game.winning_color() is None and game.state.num_turns < most_turns:
                game.execute(choice(game.state.playable_actions))
                plies += 1
        return plies

    middle = start()
    while len(middle.state.actions) < 300:
        if middle.winning_color() is not None:
            middle = start()
        middle.execute(choice(middle.state.playable_actions))
    return {"driven": per_ply(play), "clone": each(middle.copy, 2_000)}


KOGGE = Engine("Kogge, Hansa Teutonica", "kogge", "kogge", "legal_actions, apply (checks)", kogge_teutonica)
SPIEL = ("open_spiel", "pyspiel")
SPIEL_PLY = "legal_actions, apply_action"
PEERS = [
    Engine("catanatron, Catan", "catanatron", "catanatron", "playable_actions, execute (checks)", catanatron),
    Engine("python-chess, chess", "chess", "chess", "legal_moves, push (unchecked)", python_chess),
    Engine("OpenSpiel, chess", *SPIEL, f"{SPIEL_PLY} (unchecked)", open_spiel("chess", 100)),
    Engine("OpenSpiel, backgammon", *SPIEL, f"{SPIEL_PLY} (unchecked)", open_spiel("backgammon", 50)),
    Engine("OpenSpiel, gin rummy", *SPIEL, SPIEL_PLY, open_spiel("gin_rummy", 45)),
]


def main(
    *,
    rounds: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 9,
    seed: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 0,
    json: bool = False,
) -> None:
    """Measure Kogge and every peer that is installed, and how many times longer each peer takes.

    Parameters
    ----------
    rounds
        How often everything is measured; the medians count.
    seed
        Another number plays other games.
    json
        Print JSON.
    """
    engines = [KOGGE] + [peer for peer in PEERS if find_spec(peer.module) is not None]
    missing = sorted({peer.package for peer in PEERS if peer not in engines})
    for package in missing:
        print(f"{package} is not installed and left out; {INSTALL}", file=sys.stderr)
    measured: dict[str, list[Figures]] = {engine.name: [] for engine in engines}
    for number in range(rounds):
        for engine in engines:
            measured[engine.name].append(engine.measure(seed + number))
    report: dict[str, Any] = {
        "python": sys.version.split()[0],
        "compiled": not rows.__file__.endswith(".py"),
        "rounds": rounds,
        "seed": seed,
        "engines": [summary(engine, measured[engine.name]) for engine in engines],
        "missing": missing,
    }
    for one in report["engines"]:
        one["ratio"] = {name: round(us / report["engines"][0]["us"][name], 1) for name, us in one["us"].items()}
    if json:
        print(jsons.dumps(report, indent=2))
    else:
        print_table(report)


def summary(engine: Engine, figures: list[Figures]) -> dict[str, Any]:
    us = {name: round(median(one[name] for one in figures), 3) for name in figures[0]}
    return {"name": engine.name, "version": version(engine.package), "calls": engine.calls, "us": us}


def print_table(report: dict[str, Any]) -> None:
    built = "compiled" if report["compiled"] else "NOT compiled"
    print(f"Medians of {report['rounds']} rounds, Python {report['python']}, Kogge {built}; x: times Kogge's figure")
    print()
    print(f"{'engine':24}{'version':9}" + "".join(f"{text:>14}{'x':>7}" for text in MEASURES.values()) + "  a ply")
    for one in report["engines"]:
        cells = ""
        for name in MEASURES:
            if name in one["us"]:
                cells += f"{one['us'][name]:14.2f}{one['ratio'][name]:7.1f}"
            else:
                cells += f"{'-':>14}{'-':>7}"
        print(f"{one['name']:24}{one['version']:9}{cells}  {one['calls']}")


if __name__ == "__main__":
    run(main)
