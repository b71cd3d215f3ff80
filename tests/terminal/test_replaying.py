"""Stepping through a recorded game."""

import json
import subprocess
import sys
from pathlib import Path

from program import read, rest, run

RECORD = Path(__file__).parents[1] / "records" / "bigbox-3.txt"


def test_step_forward_and_back_and_jump() -> None:
    child = run("replay", str(RECORD))
    read(child, "decision 0 of")
    child.sendline("")
    first = read(child, "decision 1 of")
    assert "1 blue: " in first
    child.sendline("turn")
    read(child, r"decision \d+ of \d+, turn 2>")
    child.sendline("turn")
    read(child, r"turn 3>")
    child.sendline("turn back")
    read(child, r"turn 2>")
    child.sendline("back")
    read(child, r"turn 1>")
    child.sendline("20")
    read(child, "decision 20 of")
    child.sendline("9999")
    read(child, "The game goes from 0 to")
    child.sendline("dance")
    read(child, "not understood")
    child.sendline("end")
    assert "Winner" in read(child, r"decision (\d+) of \1,")
    child.sendline("start")
    read(child, "decision 0 of")
    child.sendline("quit")
    rest(child)
    assert child.exitstatus == 0


def replay(*args: str) -> str:
    command = [sys.executable, "-c", "from kogge.cli import main; main()", "replay", str(RECORD), *args]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def test_in_a_pipe_the_whole_game_is_told() -> None:
    told = replay()
    assert "Turn 2: red has 2 actions." in told
    assert "Winner" in told


def test_summary() -> None:
    told = replay("--summary")
    assert "Turn 2" not in told
    assert "total" in told


def test_events_as_json() -> None:
    events = [json.loads(line) for line in replay("--events", "json").splitlines()]
    assert events[0]["decision"] == 1
    assert events[-1]["kind"] == "over"
    assert all(set(event) == {"decision", "turn", "seat", "kind", "args", "text"} for event in events)
