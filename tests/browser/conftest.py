"""What the tests in a real browser share: a server, the browser, pages, tables."""

import json
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.insert(0, str(Path(__file__).parent))

import chromium
from player import Player
from running import Server

from kogge.server import client_files

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session", autouse=True)
def _client() -> None:
    """The tests need the client; `make` builds it."""
    assert (client_files.FOLDER / "index.html").is_file(), "the client is not built: python web/npm.py build"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "kogge.sqlite")
    yield running
    running.stop()


@pytest.fixture
def context_of(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Browser contexts without motion; a fault on a page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(motion: bool = False, **options: Any) -> BrowserContext:
        reduced = "no-preference" if motion else "reduce"
        context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": reduced} | options)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def page(context_of: Callable[..., BrowserContext]) -> Page:
    return context_of().new_page()


def address(server: Server, path: str = "/") -> str:
    return f"http://127.0.0.1:{server.settings.port}{path}"


def new_table(server: Server, people: int = 1, **wish: Any) -> dict[str, Any]:
    """A table with so many people and otherwise bots; always the same game."""
    rules = {"game": "teutonica", "edition": "bigbox", "board": "base45", "players": 4} | wish.pop("rules", {})
    names = ("Anneke", "Tilde", "Wulf")
    seats = [{"kind": "me", "name": name} for name in names[:people]]
    seats += [{"kind": "bot", "bot": "greedy"}] * (rules["players"] - people)
    body = {"rules": rules, "seats": seats, "shuffled": False, "seed": "7"} | wish
    request = urllib.request.Request(
        address(server, "/api/tables"), json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def sit_down(page: Page, server: Server, table: dict[str, Any], seat: int = 0, touch: bool = False) -> Player:
    page.goto(address(server, table["seats"][seat]["link"]))
    player = Player(page, touch)
    page.locator(".table").wait_for()
    return player
