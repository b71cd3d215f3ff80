"""The bot of the documentation plays as the documentation says, in a process that knows nothing of Kogge."""

import subprocess
import sys
from pathlib import Path

import pytest
from games import imported, record_of
from running import Server
from table_client import HTTP

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
LAST = 8  # decisions of the game that are left to it


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_the_bot_of_the_documentation_plays_a_game_to_its_end(server: Server, kind: str) -> None:
    created = imported(server, record_of(), -LAST, [{"kind": kind}, *BOTS])
    secrets = [link["secret"] for link in created["seats"]]
    command = [sys.executable, "-I", str(BOT), server.http, created["table"], *secrets]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (played.stdout, played.stderr) == ("The game is over.\n", "")
    info = HTTP.get(f"{server.http}/api/tables/{created['table']}").json()
    assert info["status"] == "finished"
    assert info["seats"][0]["name"] == "Robin"


def test_a_wrong_secret_is_told(server: Server) -> None:
    created = imported(server, record_of(), -LAST)
    command = [sys.executable, "-I", str(BOT), server.http, created["table"], "x" * 32]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert "does not open a seat" in played.stderr
