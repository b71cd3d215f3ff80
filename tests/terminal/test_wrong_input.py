"""Whatever is typed wrongly gets a sentence and changes nothing."""

from pathlib import Path

import pytest
from program import Shadow, read, run

import kogge

SEATS = "human,random,random"
WRONG = [
    ("dance", "not understood"),
    ("place trader Atlantis", "not understood"),
    ("place", "can mean"),
    ("999", "the list goes from 1 to"),
    ("0", "the list goes from 1 to"),
    ("create Hamburg/Stade", "is not full of your pieces"),
    ("done", "Nothing is open"),
    ("why place trader Hamburg/Stade", "possible."),
    ("why create Hamburg/Stade", "is not full of your pieces"),
    ("why", "not understood"),
    ("city", "can mean"),
    ("city Atlantis", "There is no"),
    ("route Hamburg", "can mean"),
    ("route Hamburg/Atlantis", "There is no"),
    ("desk pink", "There is no seat"),
    ("list dance", "Nothing of the kind"),
    ("rules dance", "no topic"),
    ("open nowhere.txt", "cannot be read"),
    ("save nowhere/game.txt", "No such file"),
    ("log nonsense", "places"),
    ("ünïcödé ☠", "not understood"),
]


@pytest.mark.parametrize("plain", [["--plain"], []], ids=["plain", "coloured"])
def test_wrong_input_gets_a_sentence_and_loses_nothing(tmp_path: Path, plain: list[str]) -> None:
    shadow = Shadow(SEATS, "6")
    child = run("play", "--seats", SEATS, "--seed", "6", *plain, cwd=tmp_path)
    for line, answer in WRONG:
        read(child, shadow.prompt())
        child.sendline(line)
        shown = read(child, answer)
        assert "Traceback" not in shown, line
    read(child, shadow.prompt())
    child.sendline("save after.txt")
    read(child, "Saved to")
    saved = kogge.read_record(tmp_path / "after.txt")
    assert saved.actions == shadow.match.record.actions
    child.close()
