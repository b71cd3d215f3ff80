"""Everybody can play: with a finger on a phone, with the keyboard alone, with a screen reader."""

from collections.abc import Callable
from functools import cache
from typing import Any

import chromium
import pytest
from conftest import PHONE, address, new_table, sit_down
from player import Player
from playwright.sync_api import BrowserContext, Page, expect
from running import Server


@cache
def axe() -> str:
    chromium.tools()
    return (chromium.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()


def faults(page: Page) -> list[str]:
    """What axe finds serious, with the first element."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in serious]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/rules/teutonica", "/settings", "/about", "/nowhere"])
def test_axe_finds_nothing_serious(
    server: Server, context_of: Callable[..., BrowserContext], path: str, scheme: str
) -> None:
    page = context_of(color_scheme=scheme).new_page()
    page.goto(address(server, path if path != "/nowhere" else "/t/nowhere"))
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [None, PHONE])
def test_axe_finds_nothing_serious_at_the_table(
    server: Server, context_of: Callable[..., BrowserContext], scheme: str, size: Any
) -> None:
    options = {"viewport": size, "has_touch": True, "is_mobile": True} if size else {}
    page = context_of(color_scheme=scheme, **options).new_page()
    sit_down(page, server, new_table(server), touch=bool(size))
    page.locator(".board .point.legal").first.wait_for()
    assert faults(page) == []
    page.locator("[data-end]").click()
    expect(page.locator(".menu:not(.hidden)")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator('[aria-label="Standing"]').click()
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert faults(page) == []


def test_two_clicks_to_a_game(server: Server, page: Page) -> None:
    page.goto(address(server))
    page.get_by_role("button", name="Play a bot now").click()
    page.locator(".board .point").first.wait_for()
    assert page.locator(".board .point").count() > 100


def test_a_table_of_ones_own(server: Server, page: Page) -> None:
    page.goto(address(server, "/new"))
    page.get_by_label("Your name").fill("Anneke")
    page.get_by_text("East", exact=True).click()
    page.get_by_text("5", exact=True).click()
    page.get_by_role("button", name="Set the table").click()
    page.locator(".board .point").first.wait_for()
    expect(page.locator(".top .about")).to_contain_text("Eastern")
    expect(page.locator("[data-player]")).to_have_count(4)  # the others; I have my desk


def test_missions_and_favours_are_on_the_desk(server: Server, page: Page) -> None:
    page.goto(address(server, "/new"))
    for option in ("Missions", "Emperor’s Favour"):
        page.get_by_role("group", name=option).get_by_text("on", exact=True).click()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("group", name="My mission").get_by_role("button")).to_have_count(3)
    expect(page.get_by_role("group", name="Favours").locator(".favour")).to_have_count(4)


def test_the_tour_goes_on_when_something_is_done(server: Server, page: Page) -> None:
    page.goto(address(server))
    page.get_by_role("button", name="Learn it at a table").click()
    tour = page.locator(".tour")
    tour.get_by_role("button", name="Next").click()
    expect(tour).to_contain_text("Step 2")
    Player(page).wait_until_asked()
    page.locator(".board .point.legal").first.click()
    expect(tour).to_contain_text("Step 3")
    tour.get_by_role("button", name="Leave the tour").click()
    expect(tour).to_have_count(0)


def test_a_turn_with_a_finger(server: Server, context_of: Callable[..., BrowserContext]) -> None:
    page = context_of(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).new_page()
    player = sit_down(page, server, new_table(server), touch=True)
    point = page.locator(".board .point.legal").first
    box = page.locator(".board .point.legal .reach").first.bounding_box()
    assert box
    assert box["width"] >= 40  # as large as a finger
    inside = page.evaluate(
        """() => [...document.querySelectorAll('.board .point.legal')].map((one) => [one.dataset.place,
        one.getBoundingClientRect()]).find(([, box]) => box.x > 140 && box.right < 320 && box.y > 240 &&
        box.bottom < 500)?.[0]"""
    )
    assert inside, point
    player.press(player.place(inside))
    player.changed(0)
    expect(page.locator(".bar .pip:not(.used)")).to_have_count(1)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".over .log .line")).to_have_count(1)
    page.get_by_role("button", name="Chart").tap()
    player.press(page.locator("[data-end]"))
    expect(page.locator(".menu.sheet")).to_be_visible()
    player.press(page.locator(".menu.sheet .item").first)
    player.wait_until_asked()
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


def test_a_turn_with_the_keyboard_alone(server: Server, page: Page) -> None:
    player = sit_down(page, server, new_table(server))
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.classList.contains('board')"):
            break
    else:
        raise AssertionError("the chart cannot be reached")
    page.keyboard.press("ArrowRight")
    first = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("() => document.activeElement.dataset.place")
    assert first
    assert second
    assert first != second
    page.evaluate("() => document.querySelector('.point.legal').focus()")
    page.keyboard.press("m")
    expect(page.locator(".kind[aria-pressed=true]")).to_have_attribute(
        "aria-label", "Use merchants next: 1 in the supply"
    )
    page.keyboard.press("Enter")
    player.changed(0)
    expect(page.locator(".log .line").last).to_contain_text("merchant")
    page.keyboard.press("e")
    expect(page.locator(".menu:not(.hidden) .item").first).to_be_focused()
    page.keyboard.press("Enter")
    player.wait_until_asked()
    expect(page.locator(".log h3")).to_have_count(4)
    page.keyboard.press("i")
    player.wait_until_asked()
    assert player.revision() > 0


def test_every_point_and_city_has_a_spoken_name(server: Server, page: Page) -> None:
    sit_down(page, server, new_table(server))
    names = page.locator(".board .point, .board .city").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(names) > 100
    assert all(names)
    assert "Arnheim–Duisburg, point 1, free" in names
    assert not [name for name in names if "[" in name or "{" in name]
