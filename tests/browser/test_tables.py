"""Several people at one table: what one does the others see; taking back, being displaced, losing the connection."""

from collections.abc import Callable
from pathlib import Path

from conftest import new_table, sit_down
from player import SECONDS, Player
from playwright.sync_api import BrowserContext, Page, expect
from running import Server
from test_killed import Program

POINT = "Arnheim/Duisburg.1"
PIECE = f'.board [data-spot="point:{POINT}"] .stone'


def end_turn(player: Player) -> None:
    """With actions left the page asks whether that is meant."""
    before = player.revision()
    player.page.keyboard.press("e")
    player.page.locator(".menu:not(.hidden) .item").first.click()
    player.changed(before)


def test_two_people_and_a_spectator_see_the_same(server: Server, context_of: Callable[..., BrowserContext]) -> None:
    table = new_table(server, people=2)
    anneke = sit_down(context_of().new_page(), server, table, 0)
    tilde = sit_down(context_of().new_page(), server, table, 1)
    watching = context_of().new_page()
    watching.goto(f"{server.http}/t/{table['table']}")
    expect(watching.locator(".banners .spectator")).to_be_visible()
    anneke.press(anneke.place(POINT))
    for page in (anneke.page, tilde.page, watching):
        expect(page.locator(PIECE)).to_be_visible()
        expect(page.locator(".log .line").last).to_contain_text("Anneke places a trader on Arnheim–Duisburg")
    expect(watching.locator(".board .legal")).to_have_count(0)
    expect(tilde.page.locator(".board .legal")).to_have_count(0)
    anneke.page.locator(".chat input").fill("Good luck!")
    anneke.page.locator(".chat input").press("Enter")
    expect(tilde.page.locator(".chat .lines")).to_contain_text("Good luck!")
    assert len({player.revision() for player in (anneke, tilde)}) == 1


def test_undo(server: Server, page: Page) -> None:
    player = sit_down(page, server, new_table(server))
    player.press(player.place(POINT))
    expect(page.locator(PIECE)).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(PIECE)).to_have_count(0)
    expect(page.locator(".log .line")).to_have_count(0)
    expect(page.locator(".bar .pip:not(.used)")).to_have_count(2)


def test_the_impossible_says_why(server: Server, page: Page) -> None:
    player = sit_down(page, server, new_table(server, rules={"board": "east"}))
    expect(page.locator(".board .point:not(.legal)")).to_have_count(0)  # a merchant may go to a boat
    page.locator('.kind[aria-label^="Use merchants"]').click()
    before = player.revision()
    player.press(page.locator(".board .point.legal:has(.dot.corner)").first)
    player.changed(before)  # the only merchant is used up
    page.locator('.board .point[aria-label$="free"]:not(.legal)').first.click(force=True)
    expect(page.locator(".notes .reason")).to_contain_text("merchant")


def test_a_displaced_piece_is_put_back_by_its_owner(server: Server, context_of: Callable[..., BrowserContext]) -> None:
    table = new_table(server, people=3, rules={"players": 3, "board": "base23"})
    anneke = sit_down(context_of().new_page(), server, table, 0)
    tilde = sit_down(context_of().new_page(), server, table, 1)
    anneke.press(anneke.place(POINT))
    expect(tilde.page.locator(PIECE)).to_be_visible()
    end_turn(anneke)
    tilde.wait_until_asked()
    tilde.press(tilde.place(POINT))  # one click displaces, and pays in traders
    expect(anneke.page.locator(".bar.reply")).to_contain_text("You are asked")
    expect(anneke.page.locator(".hand .piece")).to_have_count(1)
    legal = anneke.page.locator(".board .point.legal")
    before = anneke.revision()
    anneke.press(legal.first)
    anneke.changed(before)
    expect(anneke.page.locator("[role=log].log")).to_contain_text("Tilde displaces a trader of Anneke")
    anneke.page.locator(".bar [data-key=E]").click()
    expect(tilde.page.locator(".bar .say")).to_have_text("Your turn")


def test_the_connection_comes_back_after_the_server_was_killed(page: Page, tmp_path: Path) -> None:
    program = Program(tmp_path / "kogge.sqlite")
    try:
        server = type("Running", (), {"http": program.http, "settings": type("Settings", (), {"port": program.port})})
        player = sit_down(page, server, new_table(server))  # type: ignore[arg-type]
        player.press(player.place(POINT))
        expect(page.locator(PIECE)).to_be_visible()
        revision = player.revision()
        program.kill()
        expect(page.locator("[data-banner=lost]")).to_be_visible()
        program.start()
        expect(page.locator("[data-banner=lost]")).to_have_count(0, timeout=SECONDS)
        assert player.revision() == revision
        player.press(player.place("Arnheim/Duisburg.2"))
        player.changed(revision)
        expect(page.locator(".board .point .stone")).to_have_count(2)
    finally:
        if program.process.poll() is None:
            program.kill()


def test_an_earlier_position_and_back(server: Server, page: Page) -> None:
    player = sit_down(page, server, new_table(server))
    player.press(player.place(POINT))
    expect(page.locator(PIECE)).to_be_visible()
    player.press(player.place("Arnheim/Duisburg.2"))
    expect(page.locator(".board .point .stone")).to_have_count(2)
    page.locator(".log .when").first.click()
    expect(page.locator(".board .point .stone")).to_have_count(1)
    expect(page.locator(".board .legal")).to_have_count(0)
    page.locator(".banners .past button").last.click()
    expect(page.locator(".board .point .stone")).to_have_count(2)


def test_pieces_travel_and_a_key_does_not_wait_for_them(
    server: Server, context_of: Callable[..., BrowserContext]
) -> None:
    page = context_of(motion=True).new_page()
    player = sit_down(page, server, new_table(server))
    page.evaluate(
        """() => {
          window.flown = 0;
          new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes) {
              if (node.className === "flyer") window.flown++;
            }
          }).observe(document.getElementById("flights"), { childList: true });
        }"""
    )
    player.press(player.place(POINT))
    expect(page.locator(PIECE)).to_be_visible()
    page.wait_for_function("() => window.flown === 1")
    expect(page.locator("#flights .flyer")).to_have_count(0)
    end_turn(player)
    page.keyboard.press("Shift")  # any key shows everything that has been heard
    player.wait_until_asked()
    expect(page.locator("#flights .flyer")).to_have_count(0)
    expect(page.locator(".arriving")).to_have_count(0)


def test_a_piece_is_dragged_from_the_desk_to_a_point_and_on(server: Server, page: Page) -> None:
    player = sit_down(page, server, new_table(server))
    page.locator('.desk [data-drag="merchant"]').drag_to(player.place(POINT))
    player.changed(0)
    expect(page.locator(f'.board [data-place="{POINT}"]')).to_have_attribute(
        "aria-label", "Arnheim–Duisburg, point 1, Anneke: merchant"
    )
    before = player.revision()
    page.locator(f'.board [data-drag="{POINT}"]').drag_to(player.place("Bremen/Hannover.1"))
    player.changed(before)
    expect(page.locator('.board [data-spot="point:Bremen/Hannover.1"] .stone')).to_be_visible()
