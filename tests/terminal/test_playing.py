"""Whole games typed into the real program."""

from pathlib import Path

import pytest
from program import Shadow, read, rest, run, settle

import kogge
from kogge.core.record import result_of

SEATS = "human,random,random"


def score_lines(shadow: Shadow) -> list[str]:
    return [str(points) for points in shadow.match.state.scores()]


def finish(child: object, shadow: Shadow) -> None:
    """The program ends with the same scores as the shadow."""
    shown = read(child, "over>")
    assert "Winner: " in shown or "shared" in shown
    total = next(line for line in reversed(shown.splitlines()) if line.strip().startswith("total"))
    assert total.split()[1:] == score_lines(shadow)


def test_a_whole_game_by_notation(tmp_path: Path) -> None:
    shadow = Shadow(SEATS, "5")
    child = run("play", "--seats", SEATS, "--seed", "5", cwd=tmp_path)
    while not shadow.is_over:
        read(child, shadow.prompt())
        action = shadow.choice("greedy")
        child.sendline(shadow.words(action))
        shadow.play(action)
    finish(child, shadow)
    child.sendline("save end.txt")
    read(child, "Saved to")
    read(child, "over>")
    child.sendline("")
    rest(child)
    assert child.exitstatus == 0
    assert kogge.read_record(tmp_path / "end.txt").result() == result_of(shadow.match.state)


def test_a_whole_game_by_numbers_in_plain_text() -> None:
    shadow = Shadow(SEATS, "8", edition="second")
    child = run("play", "--seats", SEATS, "--seed", "8", "--edition", "second", "--plain")
    shown = ""
    while not shadow.is_over:
        shown += read(child, shadow.prompt())
        action = shadow.choice("greedy")
        child.sendline(shadow.number(action))
        shadow.play(action)
    child.expect("over>")
    assert "\x1b" not in shown + child.before
    assert "Winner: " in child.before or "shared" in child.before
    for total in score_lines(shadow):
        assert f"total {total}" in child.before
    settle(child)
    child.sendeof()
    rest(child)
    assert child.exitstatus == 0


@pytest.mark.parametrize("width", [60, 80, 130])
def test_a_whole_game_of_hansa(width: int) -> None:
    shadow = Shadow(SEATS, "6", game="hansa")
    child = run("play", "--game", "hansa", "--seats", SEATS, "--seed", "6", width=width)
    while not shadow.is_over:
        read(child, shadow.prompt())
        action = shadow.choice("greedy")
        child.sendline(shadow.words(action) if width > 60 else shadow.number(action))
        shadow.play(action)
    finish(child, shadow)
    child.sendline("")
    rest(child)
    assert child.exitstatus == 0


def test_a_turn_of_hansa_is_planned_and_taken_back() -> None:
    shadow = Shadow(SEATS, "6", game="hansa")
    child = run("play", "--game", "hansa", "--seats", SEATS, "--seed", "6", "--plain")
    while not shadow.match.state.turns() >= 9:
        read(child, shadow.prompt())
        action = shadow.choice("random")
        child.sendline(shadow.words(action))
        shadow.play(action)
    before = read(child, shadow.prompt())
    sail = next(text for text in map(shadow.words, shadow.match.state.legal_actions()) if text.startswith("sail"))
    child.sendline(sail)
    read(child, shadow.prompt())
    child.sendline("undo turn")
    assert "One decision is taken back." in read(child, "The ship is here")
    assert "The ship is here" in before
    child.close()


@pytest.mark.parametrize(("width", "plain"), [(130, []), (90, []), (80, ["--plain"])])
def test_a_whole_game_of_traders(width: int, plain: list[str], tmp_path: Path) -> None:
    seats = "human,greedy,greedy"
    shadow = Shadow(seats, "4", game="traders")
    child = run("play", "--game", "traders", "--seats", seats, "--seed", "4", *plain, width=width, cwd=tmp_path)
    while not shadow.is_over:
        shown = read(child, shadow.prompt())
        assert "[traders-" not in shown
        action = shadow.choice("greedy")
        child.sendline(shadow.number(action) if width == 90 else shadow.words(action))
        shadow.play(action)
    if not plain:
        finish(child, shadow)
    else:
        shown = read(child, "over>")
        assert all(f"total {total}" in shown for total in score_lines(shadow))
    child.sendline("save end.txt")
    read(child, "Saved to")
    child.close()
    assert kogge.read_record(tmp_path / "end.txt").result() == result_of(shadow.match.state)


def test_cargo_is_loaded_and_games_are_opened() -> None:
    """In Traders of the League `load` is an action, and so no command."""
    child = run("play", "--game", "traders", "--seats", "human,greedy", "--seed", "4", "--keep-order", "--plain")
    read(child, "blue>")
    child.sendline("lo ye ye")
    read(child, "blue loads yellow, yellow in Lübeck.")
    child.sendline("open nowhere.txt")
    read(child, "nowhere.txt cannot be read")
    child.close()


def test_numbers_mean_the_action_that_the_list_shows() -> None:
    shadow = Shadow(SEATS, "2")
    child = run("play", "--seats", SEATS, "--seed", "2", "--plain")
    read(child, shadow.prompt())
    child.sendline("list")
    listed = read(child, shadow.prompt())
    legal = {shadow.words(action): shadow.number(action) for action in shadow.match.state.legal_actions()}
    for words, number in legal.items():
        assert f"\n{number} {words}\r\n" in listed
    child.close()


def test_tab_completes_what_is_typed() -> None:
    shadow = Shadow(SEATS, "5")
    child = run("play", "--seats", SEATS, "--seed", "5")
    read(child, shadow.prompt())
    settle(child)
    child.send("pl mer hild/pad\t")
    read(child, "place merchant Hildesheim/Paderborn")
    child.sendline("")
    read(child, "places a merchant on Hildesheim/Paderborn")
    child.close()


def test_two_people_take_turns_and_agree_to_take_back() -> None:
    seats = "human:Anna,human:Ben,random"
    shadow = Shadow(seats, "3")
    child = run("play", "--seats", seats, "--seed", "3")
    people = {name: number for number, name in enumerate(shadow.match.record.seats)}
    assert people["Ben"] == (people["Anna"] + 1) % 3  # clockwise, whoever starts
    shown = read(child, shadow.prompt())
    first = shadow.match.record.seats[shadow.match.actor() or 0]
    assert f"{first}. " in shown
    child.sendline("end")
    shadow.play(shadow.match.state.parse("end"))
    second = shadow.match.record.seats[shadow.match.actor() or 0]
    assert f"{second}. " in read(child, shadow.prompt())
    child.sendline("undo")
    read(child, "agree")
    child.sendline("no")
    read(child, shadow.prompt())
    child.sendline("undo")
    read(child, "agree")
    child.sendline("yes")
    assert f"{first}. " in read(child, "(blue|red|green)>")
    child.sendline("log")
    read(child, "All agreed that")
    child.close()


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_bots_play_while_one_watches(plain: list[str]) -> None:
    child = run("play", "--watch", "--seats", "random,random,random", "--delay", "0", "--seed", "4", *plain)
    told = rest(child)
    assert child.exitstatus == 0
    assert "Turn 2: red has 2 actions." in told
    assert "Winner: " in told or "shared" in told


def test_watching_waits_between_decisions() -> None:
    child = run("play", "--watch", "--seats", "random,random,random", "--delay", "30", "--seed", "4")
    read(child, "Type|blue")
    read(child, r"blue (places|hires|displaces|ends)")
    child.sendintr()
    read(child, "File name")
    child.sendline("no")
    rest(child)
    assert child.exitstatus == 130


def test_somebody_resigns_and_a_bot_plays_to_the_end() -> None:
    shadow = Shadow(SEATS, "5")
    child = run("play", "--seats", SEATS, "--seed", "5")
    read(child, shadow.prompt())
    child.sendline("resign")
    read(child, "Resign")
    child.sendline("no")
    read(child, shadow.prompt())
    child.sendline("resign")
    read(child, "Resign")
    child.sendline("yes")
    told = rest(child)
    assert "greedy plays on for" in told
    assert "Winner: " in told or "shared" in told
    assert child.exitstatus == 0
