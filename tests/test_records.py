"""Records of finished games: at least one per way to end, number of players and kind of marker where there are such."""

from pathlib import Path

import pytest

import kogge
from kogge.core.match import Match
from kogge.games.teutonica.editions import EDITIONS
from kogge.games.teutonica.names import MARKER_NAMES

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = kogge.read_record(file)
    assert record.result()
    assert str(record) == text


def events_of(edition: str) -> list[tuple[str, str]]:
    """What happened in the records of an edition: kinds of markers used, and reasons of the end."""
    found: list[tuple[str, str]] = []
    for file in FILES:
        record = kogge.read_record(file)
        if record.rules.edition != edition:
            continue
        for event in Match.from_record(record).events():
            if event.kind == "use":
                found.append(("marker", event.args["marker"]))
            elif event.kind in ("develop", "swap"):
                found.append(("marker", event.kind))
            elif event.kind == "create" and event.args["benefit"] == "extra":
                found.append(("marker", "extra_post"))
            elif event.kind == "over":
                found.append(("end", event.args["reason"]))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_end_and_every_marker_has_a_record(edition: str) -> None:
    found = set(events_of(edition))
    needed = {("end", reason) for reason in ("prestige", "completed", "markers")}
    needed |= {("marker", MARKER_NAMES[kind]) for kind in EDITIONS[edition].markers}
    assert needed - found == set()


def test_every_end_and_every_permanent_marker_of_the_east_has_a_record() -> None:
    ends, used = set(), set()
    for file in FILES:
        record = kogge.read_record(file)
        if record.rules.board != "east":
            continue
        for step in record.steps():
            verb = record.rules.decode(step.action, step.before).verb
            used.add((step.before.to_dict()["questions"][-1]["decision"], verb))
            ends |= {event.args["reason"] for event in step.events if event.kind == "over"}
    assert ends == {"prestige", "completed", "markers"}
    assert {("move_any", "put"), ("raise", "develop"), ("green_post", "post"), ("place_two", "put")} <= used


def test_every_end_has_a_record_on_britannia() -> None:
    found = set()
    for file in FOLDER.glob("britannia-*.txt"):
        record = kogge.read_record(file)
        assert record.rules.board.startswith("britannia")
        events = Match.from_record(record).events()
        found |= {event.args["reason"] for event in events if event.kind == "over"}
        assert any(event.kind == "uses_permission" for event in events)
    assert found == {"prestige", "completed", "markers"}


def test_hansa_has_a_record_of_every_number_of_players_and_every_result() -> None:
    """The game ends in one way only, but it is won, won by the tie rule, or shared, and the goods may run out."""
    found = set()
    for file in FOLDER.glob("hansa-*.txt"):
        record = kogge.read_record(file)
        state = record.final()
        scores, winners = state.scores(), state.winners()
        result = "shared" if len(winners) > 1 else "tie" if scores.count(max(scores)) > 1 else "won"
        found.add((record.rules.players, result))
        if sum(state.view()["piles"]) == 0:
            found.add((record.rules.players, "used up"))
        if any(not step.before.view()["warehouses"] and step.before.reveals() for step in record.steps()):
            found.add((0, "all warehouses empty"))
    results = {(players, result) for players in (2, 3, 4) for result in ("won", "tie", "shared", "used up")}
    assert results | {(0, "all warehouses empty")} <= found


def records_of_traders() -> list[kogge.Record]:
    return [kogge.read_record(file) for file in FOLDER.glob("traders-*.txt")]


def test_every_number_of_players_and_both_sets_of_contracts_have_a_record_of_traders() -> None:
    played = {(record.rules.players, dict(record.rules.options)["contracts"]) for record in records_of_traders()}
    assert played == {(players, contracts) for players in (2, 3, 4, 5) for contracts in ("all63", "core57")}


def test_every_side_of_every_achievement_is_claimed_in_a_record_of_traders() -> None:
    claimed = set()
    for record in records_of_traders():
        events = Match.from_record(record).events()
        claimed |= {(event.args["tile"], event.args["side"]) for event in events if event.kind == "claim"}
    data = kogge.game("traders").board("traders")
    assert claimed == {(side["tile"], side["side"]) for side in data["achievements"]}


def test_what_can_happen_around_the_end_has_a_record_of_traders() -> None:
    """A tie that contracts decide, a city emptied after the end was triggered, an achievement left for later."""
    found = set()
    for record in records_of_traders():
        final = record.final()
        if final.scores().count(max(final.scores())) > len(final.winners()):
            found.add("tie")
        kinds = [event.kind for event in Match.from_record(record).events()]
        assert kinds[-1] == "over"
        if "empties" in kinds[kinds.index("triggers_end") :]:
            found.add("emptied later")
        if "done" in kinds:
            found.add("left for later")
    assert found == {"tie", "emptied later", "left for later"}
