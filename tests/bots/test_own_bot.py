"""The bot that the guide builds plays, and an entry point makes it known by name."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import kogge
from kogge.bots import naming

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.S)


def test_the_example_of_search_runs(capsys):
    exec(EXAMPLES[0], {})
    number, *turns = capsys.readouterr().out.splitlines()
    assert number.isdecimal()
    assert len(turns) == 3


def test_the_bot_of_the_guide_is_short_and_plays(monkeypatch):
    assert len(EXAMPLES[1].strip().splitlines()) <= 30
    known = {}
    exec(EXAMPLES[1], known)
    monkeypatch.setattr(EntryPoint, "load", lambda entry: known["Creator"])
    entry = EntryPoint("creator", "my_package:Creator", naming.GROUP)
    monkeypatch.setattr(naming, "entry_points", lambda group: [entry] if group == naming.GROUP else [])
    naming.others.cache_clear()
    try:
        rules = kogge.ruleset("teutonica", players=3)
        state = kogge.start(rules, 1)
        bots = [kogge.bot(name, seed=1) for name in ("creator:5", "random", "random")]
        assert bots[0].player(state).argument == "5"
        while not state.is_over() and state.turns() < 60:
            seat = state.actor()
            state.apply(bots[seat].choose(state.seen_by(seat)))
        assert state.turns() > 20
    finally:
        naming.others.cache_clear()
