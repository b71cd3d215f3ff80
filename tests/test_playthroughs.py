"""Golden playthroughs: a whole game per edition and number of players reads as it did."""

import importlib.util
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "playthroughs"
spec = importlib.util.spec_from_file_location("make", FOLDER / "make.py")
assert spec is not None
assert spec.loader is not None
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)


@pytest.mark.parametrize("game", make.GAMES)
def test_playthrough(game: str) -> None:
    assert make.playthrough(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
