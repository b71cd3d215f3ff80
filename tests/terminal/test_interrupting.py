"""Interrupting, saving and going on."""

from pathlib import Path

import pytest
from program import Shadow, read, rest, run, settle

import kogge
from kogge.core.record import result_of

SEATS = "human,random,random"


def play_some(child: object, shadow: Shadow, decisions: int) -> None:
    for _ in range(decisions):
        read(child, shadow.prompt())
        action = shadow.choice("greedy")
        child.sendline(shadow.words(action))  # type: ignore[attr-defined]
        shadow.play(action)


@pytest.mark.parametrize("how", ["interrupt", "end of input", "quit"])
def test_leaving_offers_to_save_and_the_game_goes_on_exactly(tmp_path: Path, how: str) -> None:
    shadow = Shadow(SEATS, "11")
    child = run("play", "--seats", SEATS, "--seed", "11", cwd=tmp_path)
    play_some(child, shadow, 5)
    read(child, shadow.prompt())
    settle(child)
    if how == "interrupt":
        child.sendintr()
    elif how == "quit":
        child.sendline("quit")
    else:
        child.sendeof()
    read(child, "File name")
    child.sendline("mine.txt")
    rest(child)
    assert child.exitstatus == (130 if how == "interrupt" else 0)
    saved = kogge.read_record(tmp_path / "mine.txt")
    assert saved.actions == shadow.match.record.actions
    # Going on, the same decisions lead to the same end as without the interruption.
    child = run("play", "--load", "mine.txt", "--plain", cwd=tmp_path)
    while not shadow.is_over:
        play_some(child, shadow, 1)
    read(child, "over>")
    child.sendline("save end.txt")
    read(child, "Saved to")
    settle(child)
    child.sendeof()
    rest(child)
    assert kogge.read_record(tmp_path / "end.txt").result() == result_of(shadow.match.state)


def test_nothing_is_saved_against_ones_will(tmp_path: Path) -> None:
    shadow = Shadow(SEATS, "11")
    child = run("play", "--seats", SEATS, "--seed", "11", cwd=tmp_path)
    play_some(child, shadow, 2)
    read(child, shadow.prompt())
    settle(child)
    child.sendintr()
    read(child, "File name")
    settle(child)
    child.sendintr()
    assert "Not saved" in rest(child)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_game_is_not_replaced_unasked(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("a letter", encoding="utf-8")
    shadow = Shadow(SEATS, "11")
    child = run("play", "--seats", SEATS, "--seed", "11", cwd=tmp_path)
    read(child, shadow.prompt())
    child.sendline("save precious.txt")
    read(child, "Replace it")
    child.sendline("no")
    read(child, shadow.prompt())
    assert precious.read_text(encoding="utf-8") == "a letter"
    child.close()


def test_load_in_the_middle_of_another_game(tmp_path: Path) -> None:
    shadow = Shadow(SEATS, "11")
    child = run("play", "--seats", SEATS, "--seed", "11", cwd=tmp_path)
    play_some(child, shadow, 3)
    read(child, shadow.prompt())
    child.sendline("save")
    read(child, "Saved to kogge-game.txt")
    child.close()
    child = run("play", "--seats", SEATS, "--seed", "99", cwd=tmp_path)
    read(child, "(blue|red|green)>")
    child.sendline("open")
    read(child, shadow.prompt())
    play_some_more = shadow.choice("greedy")
    child.sendline(shadow.words(play_some_more))
    shadow.play(play_some_more)
    read(child, shadow.prompt())
    child.close()
