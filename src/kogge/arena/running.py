"""Running blocks: here, in local processes or on a Ray cluster; results as JSON lines that a later run continues."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from kogge.arena.playing import MOST_TURNS, play_block
from kogge.core.errors import BadRecord, BadRuleset
from kogge.core.messages import say
from kogge.core.ruleset import Ruleset


@dataclass
class Plan:
    """What is to be played: in block n the line-up n, from the first again after the last."""

    rules: Ruleset
    line_ups: list[list[str]]
    blocks: int
    seed: str
    about: dict[str, str] = field(default_factory=dict)  # versions and command, for whoever reads the results

    def heading(self) -> dict[str, Any]:
        return {
            "rules": str(self.rules),
            "line_ups": self.line_ups,
            "seed": self.seed,
            "most_turns": MOST_TURNS,
            "about": self.about,
        }

    def task(self, number: int) -> tuple[str, str, list[str], str, int]:
        line_up = self.line_ups[number % len(self.line_ups)]
        return str(self.rules), self.rules.board_source, line_up, self.seed, number


def run(plan: Plan, file: Path | None, processes: int, on_ray: bool = False) -> Iterator[dict[str, Any]]:
    """Every block as soon as it is there, those of an earlier run first; each is written down at once."""
    done = begun(plan, file) if file else []
    yield from done
    missing = sorted(set(range(plan.blocks)) - {block["block"] for block in done})
    tasks = [plan.task(number) for number in missing]
    for block in results(tasks, processes, on_ray):
        if file:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(block, ensure_ascii=False) + "\n")
        yield block


def begun(plan: Plan, file: Path) -> list[dict[str, Any]]:
    """The blocks that a file has already; a new file gets its first line."""
    if not file.exists() or not file.read_text(encoding="utf-8").strip():
        file.write_text(json.dumps(plan.heading(), ensure_ascii=False) + "\n", encoding="utf-8")
        return []
    repair(file)
    heading, blocks = read_results(file)
    mine = plan.heading()
    if any(heading[name] != mine[name] for name in ("rules", "line_ups", "seed", "most_turns")):
        raise BadRuleset(say("results-of-another-run", file=str(file)))
    return [block for block in blocks if block["block"] < plan.blocks]


def repair(file: Path) -> None:
    """Take away a last line that an interruption has left unfinished."""
    text = file.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        file.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


def read_results(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first line and the blocks of a file, in their order."""
    try:
        heading, *blocks = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        if "line_ups" not in heading:
            raise ValueError
        return heading, sorted(blocks, key=lambda block: int(block["block"]))
    except (ValueError, KeyError, TypeError):
        raise BadRecord(say("no-results", file=str(file))) from None


def results(tasks: Sequence[tuple[Any, ...]], processes: int, on_ray: bool) -> Iterator[dict[str, Any]]:
    if on_ray:
        yield from results_of_ray(tasks)
    elif processes == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_block(*task)
    elif tasks:
        with ProcessPoolExecutor(min(processes, len(tasks)), mp_context=get_context("spawn")) as pool:
            try:
                for future in as_completed([pool.submit(play_block, *task) for task in tasks]):
                    yield future.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def results_of_ray(tasks: Sequence[tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    """The same blocks, on the cluster that Ray finds, or on this machine."""
    try:
        import ray
    except ImportError:
        raise BadRuleset(say("extra-missing", extra="ray")) from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(play_block)
    waiting = [remote.remote(*task) for task in tasks]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for one in ready:
            yield ray.get(one)
