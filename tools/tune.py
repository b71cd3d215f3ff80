"""Tunes the weights of an evaluation by self-play: SPSA on the points by which a changed evaluation beats its opposite.

    python tools/tune.py teutonica --steps 300 --log tools/tuning-teutonica.jsonl

Every step changes all weights at random by a few percent in one direction and in the opposite one, lets the two play
each other with common seeds in all rotations, and moves the weights towards the better one.  Weights start from the
last line of the log, or from the table of the game; the log says after every step what was measured.  What goes into
the table is the mean of the later half of the log (`--mean`), which varies less than its last line.
"""

import argparse
import json
import random
from importlib import import_module
from pathlib import Path
from time import process_time

from librt.vecs import vec
from mypy_extensions import i64

import kogge
from kogge.bots.search.greedy import Greedy

MOST_TURNS = 150  # of a seat


def play(rules, seed, evaluations):
    """One game of greedy players; every seat's points, and its share of the victory."""
    state = kogge.start(rules, seed)
    bots = [Greedy(evaluation, 1 + number) for number, evaluation in enumerate(evaluations)]
    while not state.is_over() and state.turns() < MOST_TURNS * rules.players:
        state.play(bots[state.actor()].choose(state.seen_by(state.actor())))
    winners = state.winners()
    return state.scores(), [int(seat in winners) / len(winners) for seat in range(rules.players)]


def compare(rules, make, one, other, seeds, win_points):
    """By how many points one does better than the other, mixed two and two in every arrangement of seats."""
    total, games = 0.0, 0
    for seed in seeds:
        for arrangement in (0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100):
            if rules.players != 4 and arrangement not in (0b0101, 0b1010):
                continue
            mine = [arrangement >> seat & 1 == 1 for seat in range(rules.players)]
            scores, wins = play(rules, seed, [make(one if is_one else other) for is_one in mine])
            for seat, is_one in enumerate(mine):
                worth = scores[seat] + win_points * wins[seat]
                total += worth / sum(mine) if is_one else -worth / (rules.players - sum(mine))
            games += 1
    return total / games


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--ruleset", default="", help="for example: teutonica bigbox base45 players=4")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seeds", type=int, default=4, help="deals a step, six games each")
    parser.add_argument("--change", type=float, default=0.12, help="of a weight, to either side")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--mean", action="store_true", help="print the means of the later half of the log as a table")
    args = parser.parse_args()
    if args.mean:
        lines = [json.loads(line)["weights"] for line in args.log.read_text(encoding="utf-8").splitlines()]
        later = lines[len(lines) // 2 :]
        for name in later[0]:
            print(f'    ("{name}", {round(sum(line[name] for line in later) / len(later))}),')
        return
    rules = kogge.parse_ruleset(args.ruleset or args.game)
    table = import_module(f"kogge.bots.{args.game}.weights").TABLE
    evaluation = import_module(f"kogge.bots.{args.game}").evaluation
    names = [name for name, _ in table]
    weights = [float(value) for _, value in table]
    done = 0
    if args.log.exists():
        lines = args.log.read_text(encoding="utf-8").splitlines()
        done = len(lines)
        last = json.loads(lines[-1])["weights"]
        weights = [float(last.get(name, value)) for name, value in table]

    def make(values):
        return evaluation(rules, 1, vec[i64]([round(value) for value in values]))

    for step in range(done, args.steps):
        rng = random.Random(f"{args.seed} {step}")
        begin = process_time()
        signs = [rng.choice((-1, 1)) for _ in weights]
        sizes = [max(abs(value), 20.0) * args.change if value else 0.0 for value in weights]
        up = [value + sign * size for value, sign, size in zip(weights, signs, sizes, strict=True)]
        down = [value - sign * size for value, sign, size in zip(weights, signs, sizes, strict=True)]
        gain = compare(rules, make, up, down, [f"{args.seed} {step} {deal}" for deal in range(args.seeds)], 10.0)
        move = args.rate * max(-6.0, min(6.0, gain))
        weights = [value + sign * size * move for value, sign, size in zip(weights, signs, sizes, strict=True)]
        line = {"step": step, "gain": round(gain, 3), "seconds": round(process_time() - begin, 2)}
        line["weights"] = {name: round(value, 1) for name, value in zip(names, weights, strict=True)}
        with args.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
