"""Running blocks: every rotation, common deals, results that an interrupted run continues."""

import json

import pytest

import kogge
from kogge.arena.playing import play_block
from kogge.arena.recorded import block_of
from kogge.arena.running import Plan, read_results, run

RULES = kogge.ruleset("teutonica", players=3)
BOTS = ["greedy", "random", "greedy"]


def plan(blocks=2, bots=BOTS, seed="7"):
    return Plan(RULES, [bots], blocks, seed, {"kogge": "0"})


def without_time(blocks):
    return [
        [{name: value for name, value in game.items() if name != "seconds"} for game in block["games"]]
        for block in sorted(blocks, key=lambda block: block["block"])
    ]


def test_a_block_has_every_rotation_of_one_deal():
    block = play_block(str(RULES), "", BOTS, "7", 0)
    assert [game["seats"] for game in block["games"]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    for game in block["games"]:
        assert sum(game["wins"]) == pytest.approx(1, abs=0.001)
        assert [sum(sources.values()) for sources in game["sources"]] == game["scores"]
        assert not game["cut"]


def test_an_interrupted_run_goes_on_and_ends_as_one_that_was_not(tmp_path):
    whole = list(run(plan(), None, 1))
    file = tmp_path / "results.jsonl"
    next(iter(run(plan(), file, 1)))
    with file.open("a") as lines:
        lines.write('{"block": 1, "bots": ["gree')  # killed while writing
    list(run(plan(), file, 1))
    heading, blocks = read_results(file)
    assert heading["rules"] == str(RULES)
    assert without_time(blocks) == without_time(whole)


def test_processes_play_the_same(tmp_path):
    assert without_time(run(plan(), None, 2)) == without_time(run(plan(), None, 1))


def test_results_of_another_run_are_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    list(run(plan(blocks=1), file, 1))
    with pytest.raises(kogge.BadRuleset, match="other bots"):
        list(run(plan(seed="8"), file, 1))
    (tmp_path / "else.jsonl").write_text(json.dumps([1]) + "\n")
    with pytest.raises(kogge.BadRecord, match="no file of results"):
        read_results(tmp_path / "else.jsonl")


def test_a_game_without_end_is_cut_off_and_counted(monkeypatch):
    monkeypatch.setattr("kogge.arena.playing.MOST_TURNS", 3)
    games = play_block(str(RULES), "", BOTS, "7", 0)["games"]
    assert all(game["cut"] and game["turns"] == 9 for game in games)


def test_a_record_is_a_block():
    record = kogge.read_record("tests/records/bigbox-3.txt")
    (game,) = block_of(record)["games"]
    assert game["scores"] == record.final().scores()
    assert sum(game["decisions"]) == len(record.actions)


def test_the_same_blocks_on_ray():
    pytest.importorskip("ray")
    assert without_time(run(plan(), None, 1, on_ray=True)) == without_time(run(plan(), None, 1))
