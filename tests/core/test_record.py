"""Records: text and JSON, and errors that name the line."""

import json
from pathlib import Path

import pytest

import kogge
from kogge.core.errors import BadRecord

SUPPLY = "extra_post,extra_post,extra_post,swap,swap,actions_3,actions_3,actions_4,actions_4,develop,develop,move_three"
TEXT = f"""# A beginning.
[Ruleset teutonica bigbox base23 players=3 missions=off favours=off]
[Rules 1]  [Seats blue=Anna red=greedy green=Ben]
[Deal taverns=swap,move_three,extra_post supply={SUPPLY}]
1 blue: place trader Bremen/Osnabrück; end
2 red: displace trader Bremen/Osnabrück with trader; pay traders (blue: put trader Emden/Osnabrück; done); end
"""


def test_a_record_reads_and_writes_itself(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8")
    record = kogge.read_record(file)
    assert record.seats == ["Anna", "greedy", "Ben"]
    assert record.final().turns() == 2
    written = str(record)
    assert "2 red: displace blue trader Bremen/Osnabrück with trader; pay traders (blue: put trader" in written
    assert str(kogge.parse_record(written)) == written
    assert str(kogge.parse_record(json.dumps(record.to_dict()))) == written


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("players=3", "players=9", 2, "bad-players"),
        ("[Rules 1]", "[Rules 99]", 3, "record-version"),
        ("[Rules 1]", "[Rulez 1]", 3, "record-unknown-header"),
        ("[Rules 1]", "[Board sha256:0]", 3, "record-board"),
        ("red=greedy", "pink=greedy", 3, "record-seats"),
        ("taverns=swap,", "taverns=", 4, "record-deal"),
        ("1 blue: place", "blue place", 5, "record-turn"),
        ("1 blue: place", "1 red: place", 5, "record-seat"),
        ("place trader Bremen/Osnabrück; end", "place trader Atlantis; end", 5, "record-action"),
        ("(blue: put", "(put", 6, "record-answer"),
        ("[Rules 1]", "[Result blue 3]", 3, "record-result"),
    ],
)
def test_an_error_names_its_line(old: str, new: str, line: int, key: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord) as caught:
        kogge.parse_record(TEXT.replace(old, new))
    message = caught.value.message
    assert message.key == "record-line"
    assert message.params["line"] == line
    assert message.params["reason"].key == key


def test_a_missing_header_or_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Deal"):
        kogge.parse_record("[Ruleset teutonica]\n")
    with pytest.raises(BadRecord, match="nowhere"):
        kogge.read_record(tmp_path / "nowhere.txt")
    with pytest.raises(BadRecord, match="Line 1"):
        kogge.parse_record("{")
    with pytest.raises(BadRecord):
        kogge.parse_record("{}")


def test_a_record_of_an_own_board_contains_it(tmp_path: Path) -> None:
    shipped = kogge.game("teutonica").board("base23")["source"]
    own = tmp_path / "mine.toml"
    own.write_text(shipped.replace('name = "base23"', 'name = "mine"'), encoding="utf-8")
    rules = kogge.ruleset("teutonica", players=3, board=str(own))
    match = kogge.Match(rules, [kogge.Seat(name) for name in "abc"], seed=1)
    match.act(0, match.state.parse("end"))
    written = str(match.record)
    own.unlink()
    again = kogge.parse_record(written)
    assert again.rules == rules
    assert str(again) == written


@pytest.mark.parametrize("name", ["Anna von Lübeck", "[x_x]", "50 % greedy", "a=b; c(d)", "tab\there", "blue"])
def test_anybodys_name_survives_both_forms(name: str) -> None:
    seats = [kogge.Seat(name), kogge.Seat("Ben"), kogge.Seat("Cleo")]
    match = kogge.Match(kogge.ruleset("teutonica", players=3), seats, seed=1)
    written = str(match.record)
    assert kogge.parse_record(written).seats == match.record.seats
    assert kogge.parse_record(json.dumps(match.record.to_dict())).seats == match.record.seats
