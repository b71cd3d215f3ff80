"""What a client needs before anybody plays: games, boards, rules, sentences; and that the API describes itself."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from running import Server
from table_client import HTTP

import kogge
from kogge.texts.rules import topics


def test_the_catalogue_offers_what_can_be_played(server: Server) -> None:
    """Every combination it names makes a ruleset, and every one with an option that it names."""
    for game in HTTP.get(f"{server.http}/api/games").json():
        found = kogge.game(game["name"])
        assert [edition["name"] for edition in game["editions"]] == list(found.editions)
        assert game["title"]["text"]
        options = {option["name"]: option for option in game["options"]}
        assert all(option["about"]["text"].endswith(".") for option in options.values())
        for edition in game["editions"]:
            assert {board["players"] for board in edition["boards"]} == set(edition["players"])
            for board in edition["boards"]:
                values = {name: options[name]["values"][-1] for name in board["options"]}
                parts = {"edition": edition["name"], "board": board["name"], "players": board["players"]}
                assert set(dict(kogge.ruleset(game["name"], **parts).options)) == set(values)
                assert kogge.ruleset(game["name"], **parts, **values).board == board["name"]


@pytest.mark.parametrize("name", kogge.GAMES)
def test_boards_and_rules_of_a_game(server: Server, name: str) -> None:
    game = kogge.game(name)
    board = game.boards(game.editions[0], game.usual_players)[0]
    assert HTTP.get(f"{server.http}/api/games/{name}/boards/{board}").json()["digest"] == game.board(board)["digest"]
    rules = HTTP.get(f"{server.http}/api/games/{name}/rules").json()
    assert [topic["text"] for topic in rules] == [topic.text for topic in topics(name)]
    assert HTTP.get(f"{server.http}/api/games/chess/rules").status_code == 404


def test_the_sentences_make_the_same_words(server: Server) -> None:
    answer = HTTP.get(f"{server.http}/api/tables/nowhere")
    error = answer.json()["error"]
    assert (answer.status_code, error["params"]) == (404, {"table": "nowhere"})
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(HTTP.get(f"{server.http}/api/texts").text))
    pattern = bundle.get_message(error["key"]).value
    assert pattern is not None
    assert bundle.format_pattern(pattern, error["params"])[0] == error["text"]
