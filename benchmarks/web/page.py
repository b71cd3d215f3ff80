"""Measures the page in a real Chromium: size of the first load, time from a click to its answer, work of one view.

.venv/bin/python benchmarks/web/page.py
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

import chromium  # noqa: E402
from conftest import new_table, sit_down  # noqa: E402
from running import Server  # noqa: E402

CLICKS = 30
# From the click until the piece is drawn: measured in the page, by the frame after the change.
CLICK = """(place) => new Promise((done) => {
  const target = document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!target.querySelector(".stone")) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  watch.observe(target, { childList: true, subtree: true });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")  # seconds, as Chromium counts them


def first_load(page: Page, server: Server, table: dict[str, Any]) -> dict[str, float]:
    """Kilobytes as they come over the wire, by kind."""
    sizes: dict[str, float] = {"page": 0.0, "fonts": 0.0}

    def note(response: Response) -> None:
        kind = "fonts" if response.url.endswith((".woff2", ".woff")) else "page"
        sizes[kind] += response.request.sizes()["responseBodySize"] / 1000

    page.on("requestfinished", lambda request: note(request.response()))
    sit_down(page, server, table)
    page.locator(".board .point.legal").first.wait_for()
    page.wait_for_load_state("networkidle")
    return sizes


def click_times(page: Page) -> list[float]:
    times = []
    for _ in range(CLICKS):
        place = page.locator(".board .point.legal").first.get_attribute("data-place")
        times.append(float(page.evaluate(CLICK, place)))
        page.keyboard.press("u")
        page.wait_for_function("() => !document.querySelector('.board .point .stone')")
    return times


def draw_times(page: Page) -> list[float]:
    """Script, style and layout of one view on the largest board: an earlier position and back."""
    for _ in range(2):
        before = page.locator(".table").get_attribute("data-revision")
        page.locator(".board .point.legal").first.click()
        page.wait_for_function("(old) => document.querySelector('.table').dataset.revision !== old", arg=before)
    page.locator(".log .when").first.click()
    page.locator("[data-step=back]").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def work() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * sum(float(one["value"]) for one in metrics if one["name"] in WORK)

    times = []
    for step in ["back", "forward"] * 10:
        pieces = page.locator(".board .point .stone").count()
        begun = work()
        page.locator(f"[data-step={step}]").dispatch_event("click")
        page.wait_for_function("(old) => document.querySelectorAll('.board .point .stone').length !== old", arg=pieces)
        times.append(work() - begun)
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "kogge.sqlite")
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        loaded = first_load(context.new_page(), server, new_table(server))
        page = context.new_page()
        sit_down(page, server, new_table(server))
        page.locator(".board .point.legal").first.wait_for()
        clicks = click_times(page)
        largest = context.new_page()
        sit_down(largest, server, new_table(server, rules={"board": "britannia45", "players": 5}))
        draws = draw_times(largest)
        browser.close()
        server.stop()
    found = {
        "first load without fonts, KB": round(loaded["page"], 1),
        "fonts, KB": round(loaded["fonts"], 1),
        "click to answer, median ms": round(statistics.median(clicks), 1),
        "click to answer, slowest ms": round(max(clicks), 1),
        "view on the largest board, median ms": round(statistics.median(draws), 1),
        "view on the largest board, slowest ms": round(max(draws), 1),
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
