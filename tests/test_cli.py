"""The program as a user runs it, in a process of its own."""

import json
import re
import subprocess
import sys
from functools import reduce
from pathlib import Path

import pytest
from cyclopts import App

from kogge.cli import app

COMMANDS = ["serve", "play", "replay", "rules", "board", "games"]
COMMANDS += ["sim", "ladder", "stats", "fuzz", "perft", "bench", "admin"]


def kogge(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from kogge.cli import main; main()", *args]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False
    )


def test_version_says_how_the_engine_runs() -> None:
    assert re.match(r"kogge \d+\.\d+\.\d+ \((compiled|plain Python) engine", kogge("--version").stdout)


def test_help_names_every_command() -> None:
    shown = kogge("--help").stdout
    assert all(f"│ {command} " in shown for command in COMMANDS)
    assert sorted(COMMANDS) == sorted(name for name in app if not name.startswith("-"))


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_option_and_has_an_example(command: str) -> None:
    group = app[command]
    parts = [[command]] if group.default_command else [[command, part] for part in group if not part.startswith("-")]
    assert parts
    for words in parts:
        assert re.search(rf"Examples?: kogge {' '.join(words)}", kogge(*words, "--help").stdout)
        for argument in reduce(App.__getitem__, words, app).assemble_argument_collection():
            assert argument.parameter.help or argument.name == "*", argument.name


def test_the_rules_by_topic() -> None:
    assert "displace: " in kogge("rules").stdout
    assert kogge("rules", "teutonica", "pay").stdout.startswith("Displace")
    unknown = kogge("rules", "teutonica", "dancing")
    assert unknown.returncode == 2
    assert "Topics: overview" in unknown.stderr


def test_a_board_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert "drawn into" in kogge("board", "base23", "--svg", str(file)).stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_games() -> None:
    game, *others = json.loads(kogge("games", "--json").stdout)
    assert [other["name"] for other in others] == ["hansa", "traders"]
    assert [edition["name"] for edition in game["editions"]] == ["bigbox", "argentum", "second"]


def test_missions_and_favours_by_flags() -> None:
    game, *_ = json.loads(kogge("games", "--json").stdout)
    assert [edition["options"] for edition in game["editions"]] == [["missions", "favours"], ["provinces"], []]
    flags = ["--missions", "--favours", "--players", "3"]
    played = kogge("play", "--seats", "human,random,greedy", *flags, "--seed", "5", typed="score\nboard\nquit\n")
    assert "missions=on favours=on" in played.stdout
    assert "on display: " in played.stdout
    assert played.stdout.count("Mission of ") == 2
    assert played.stdout.count(", mission 0") == 1  # one's own
    assert "nothing found" in kogge("fuzz", "--games", "1", "--seed", "1", *flags).stdout
    assert json.loads(kogge("perft", "--depth", "1", "--json", *flags).stdout) == [68]
    refused = kogge("play", "--edition", "second", "--missions")
    assert refused.returncode == 2
    assert "missions=on is not possible in edition second" in refused.stderr


def test_board() -> None:
    board = json.loads(kogge("board", "base45", "--json").stdout)
    assert (board["name"], len(board["cities"]), len(board["routes"])) == ("base45", 27, 34)
    groningen = next(city for city in board["cities"] if city["name"] == "Groningen")
    assert groningen["abilities"] == ["book"]
    assert groningen["spaces"][0]["prestige"] == 1
    assert set(board["routes"][0]) == {"cities", "length", "tavern", "boats", "permanent", "country"}


def test_boards_with_countries_boats_and_provinces() -> None:
    britannia = json.loads(kogge("board", "britannia45", "--json").stdout)
    assert (britannia["home"], [country["name"] for country in britannia["abroad"]]) == (
        "England",
        ["Wales", "Scotland"],
    )
    assert [route["boats"] for route in britannia["routes"] if route["permanent"] == "place_two_abroad"] == [[2, 3]]
    assert "Hereford/Montgomery" in kogge("board", "britannia45").stdout
    assert "none (green city)" in kogge("board", "east").stdout
    assert "Westphalia" in kogge("board", "base23").stdout


def test_sim() -> None:
    report = json.loads(kogge("sim", "--seats", "random,greedy,random", "--games", "2", "--seed", "1", "--json").stdout)
    assert (report["games"], report["blocks"]) == (3, 1)
    shares = {row["bot"]: (row["share"], row["seats"]) for row in report["bots"]}
    assert set(shares) == {"random", "greedy"}
    assert sum(share * seats for share, seats in shares.values()) == pytest.approx(1)
    assert report["decisions"] > report["turns"] > 10


def test_results_are_written_continued_and_read(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run = ["sim", "--seats", "random,greedy,random", "--seed", "1", "--out", str(file), "--processes", "1"]
    assert kogge(*run, "--games", "3").returncode == 0
    first = file.read_text(encoding="utf-8")
    assert "Victories by seat: blue" in kogge(*run, "--games", "6").stdout
    assert file.read_text(encoding="utf-8").startswith(first)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    refused = kogge("sim", "--seats", "random,greedy,greedy", "--seed", "1", "--out", str(file))
    assert refused.returncode == 2
    assert "other bots" in refused.stderr
    told = kogge("stats", str(file), "tests/records/bigbox-3.txt", "--plots", str(tmp_path / "pictures")).stdout
    assert "actions a game" in told
    assert (tmp_path / "pictures" / "categories.svg").read_text(encoding="utf-8").startswith("<?xml")
    page = kogge("ladder", str(file), "--markdown").stdout
    assert "## teutonica bigbox base23 players=3" in page
    ladder = json.loads(kogge("ladder", str(file), "--json").stdout)
    assert [row["bot"] for row in ladder] == ["greedy", "random"]


def test_fuzz_and_perft() -> None:
    assert "nothing found" in kogge("fuzz", "--games", "1", "--seed", "1").stdout
    assert json.loads(kogge("perft", "--depth", "2", "--json").stdout) == [72, 4096]


def test_play_save_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = f"help\nlist\nboard\nwhy done\nplace tr emden/osn\nundo\n1\nend\nnonsense\nsave {file}\nquit\nno\n"
    played = kogge("play", "--seats", "human,random,greedy", "--seed", "5", "--players", "3", typed=typed)
    assert played.returncode == 0, played.stderr
    assert "places a trader on" in played.stdout
    assert "\x1b" not in played.stdout
    assert "not understood" in played.stdout
    told = kogge("replay", str(file))
    assert "Turn 2: red has 2 actions." in told.stdout
    assert "not finished" in kogge("replay", str(file), "--summary").stdout


def test_two_play_with_the_pawn() -> None:
    typed = "pawn free hoya\nplace tr hannover/minden\nprovince\nboard\nquit\nno\n"
    flags = ["--edition", "argentum", "--provinces", "strict", "--seed", "1", "--keep-order"]
    played = kogge("play", "--seats", "human,human:Ben", *flags, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "red puts the pawn into Hoya." in played.stdout
    assert "blue places a trader on Hannover/Minden." in played.stdout
    assert "Outside: beside Arnheim/Duisburg" in played.stdout
    assert "nothing found" in kogge("fuzz", "--games", "1", "--seed", "1", *flags[:4], "--players", "2").stdout
    assert json.loads(kogge("perft", *flags[:4], "--players", "2", "--depth", "1", "--json").stdout) == [11]


def test_hansa_on_the_command_line(tmp_path: Path) -> None:
    board = json.loads(kogge("board", "hansa", "--json").stdout)
    assert (board["name"], board["start"], len(board["cities"]), len(board["routes"])) == ("hansa", "Copenhagen", 9, 13)
    assert board["cities"][1]["sources"] == {"number": "reconstructed", "warehouses": "reconstructed"}
    assert "Tønsberg → Stockholm" in kogge("board", "hansa").stdout
    file = tmp_path / "hansa.svg"
    assert "The Baltic Sea: drawn into" in kogge("board", "hansa", "--svg", str(file)).stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")
    assert "free by majority" not in kogge("rules", "hansa", "buy").stdout
    assert kogge("rules", "hansa", "give").stdout.startswith("Taxes and tolls")
    report = json.loads(
        kogge("sim", "--game", "hansa", "--seats", "greedy,random,random", "--games", "2", "--json").stdout
    )
    assert report["cut_off"] == 0
    assert "nothing found" in kogge("fuzz", "--game", "hansa", "--games", "2", "--seed", "1").stdout
    assert json.loads(kogge("perft", "--game", "hansa", "--depth", "2", "--json").stdout) == [8, 64]
    assert json.loads(kogge("bench", "--game", "hansa", "--rounds", "1", "--json").stdout)["inside_us"] > 0


def test_play_save_and_replay_hansa(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = f"help\nlist\nplace co\nplace kal\ncity\npiles\ndesk red\nundo\nsave {file}\nquit\nno\n"
    flags = ["--game", "hansa", "--seed", "5", "--keep-order"]
    played = kogge("play", "--seats", "human,random,greedy", *flags, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "blue places two booths in Kalmar." in played.stdout
    assert "First booths are not placed in Copenhagen" in played.stdout
    assert "A marker costs blue 1 taler for the bank." in played.stdout
    assert "with one barrel" in played.stdout
    assert "\x1b" not in played.stdout
    assert "places two booths" in kogge("replay", str(file)).stdout or "taken back" in played.stdout
    assert "not finished" in kogge("replay", str(file), "--summary").stdout


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--edition", "bigbox", "--provinces", "strict"],
        ["play", "--game", "hansa", "--missions"],
        ["sim", "--game", "hansa", "--seats", "greedy,greedy,greedy,greedy,greedy"],
        ["sim", "--seats", "greedy,nobody,greedy"],
        ["sim", "--seats", "greedy,greedy,greedy", "--players", "4"],
        ["play", "--edition", "deluxe"],
        ["board", "atlantis"],
        ["replay", "nowhere.txt"],
        ["perft", "--players", "two"],
        ["dance"],
    ],
)
def test_bad_input_gets_a_clear_line_and_exit_code_2(args: list[str]) -> None:
    done = kogge(*args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    assert (done.stderr + done.stdout).strip()


def test_every_command_knows_traders_of_the_league(tmp_path: Path) -> None:
    played = json.loads(kogge("sim", "--game", "traders", "--seats", "greedy,random", "--games", "1", "--json").stdout)
    assert played["cut_off"] == 0
    assert "nothing found" in kogge("fuzz", "--game", "traders", "--games", "1", "--seed", "1", "--players", "2").stdout
    assert json.loads(kogge("perft", "--game", "traders", "--depth", "2", "--json").stdout) == [12, 45]
    core = kogge("play", "--game", "traders", "--contracts", "core57", "--seats", "human,random", typed="quit\n")
    assert "traders first traders players=2 contracts=core57" in core.stdout
    refused = kogge("sim", "--game", "traders", "--contracts", "all")
    assert refused.returncode == 2
    assert "There is no contracts “all”. Possible: all63, core57." in refused.stderr
    assert kogge("rules", "traders", "claim").stdout.startswith("Achievements")
    record = Path(__file__).parent / "records" / "traders-3.txt"
    told = kogge("replay", str(record), "--tell-all", "--plain").stdout
    assert "blue sails from Lübeck to Visby (3 hexes)." in told
    assert "Winner: " in told
    svg = tmp_path / "chart.svg"
    assert "drawn into" in kogge("board", "traders", "--svg", str(svg)).stdout
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_the_board_of_traders_for_programs_and_for_people() -> None:
    board = json.loads(kogge("board", "traders", "--json").stdout)
    assert (len(board["cities"]), len(board["hexes"]), len(board["contracts"])) == (15, 31, 63)
    reval = next(city for city in board["cities"] if city["name"] == "Reval")
    assert reval == {"name": "Reval", "region": "east", "supply": ["grey", "grey"]}
    shown = kogge("board", "traders").stdout
    assert "Dagö, Courland, Hangö" in shown
    assert "6 contracts with the same colour" in shown
