"""Somebody who plays Hansa Teutonica with mouse, finger or keys, and sees nothing but the page."""

from playwright.sync_api import Locator, Page, expect

SECONDS = 20_000  # milliseconds until the page must have answered

# What is to be done next, found by looking at the page: like a beginner who continues his fullest route.
LOOK = """() => {
  const table = document.querySelector(".table");
  if (!table) return { kind: "wait" };
  if (document.querySelector("dialog.sheet")) return { kind: "over" };
  if (table.dataset.asked !== "true" || table.dataset.waiting !== "0") return { kind: "wait" };
  const menu = document.querySelector(".menu:not(.hidden) .item:not(:disabled)");
  if (menu) return { kind: "menu" };
  const done = [...document.querySelectorAll(".bar [data-key=E]")].find((one) => !one.hasAttribute("data-end"));
  const legal = [...document.querySelectorAll(".board .legal[data-place][role=button]")];
  const name = (one) => one.dataset.place;
  const road = legal.find((one) => one.matches("path.hit"));
  const free = (one) => !one.querySelector(".stone");
  const end = document.querySelector("[data-end]:not(:disabled)");
  if (road && end) return { kind: "route", place: name(road) };
  const points = legal.filter((one) => one.matches(".point"));
  if (!end) {
    const open = points.filter(free);
    if (done && !points.some((one) => free(one) && !document.querySelector(".hand .piece"))) return { kind: "done" };
    if (document.querySelector(".hand .piece") && open.length) return { kind: "place", place: name(open[0]) };
    if (done) return { kind: "done" };
    const first = legal[0];
    if (first) return { kind: "place", place: name(first) };
    const button = document.querySelector(".bar .button:not([aria-disabled=true]):not([data-key=U]):not(:disabled)");
    return button ? { kind: "button" } : { kind: "stuck" };
  }
  const left = document.querySelectorAll(".bar .pip:not(.used)").length;
  if (left === 0) return { kind: "end" };
  const me = document.querySelector("[data-seat-desk] .name").textContent.trim();
  const worth = (one) => {
    const route = name(one).slice(0, name(one).lastIndexOf("."));
    const all = [...document.querySelectorAll(".point")].filter((other) => name(other).startsWith(route + "."));
    const own = all.filter((other) => other.getAttribute("aria-label").includes(me)).length;
    const others = all.filter((other) => !free(other)).length - own;
    return own * 10 - others * 20 - all.length;
  };
  const open = points.filter((one) => free(one) && !one.querySelector(".dot.corner"));
  open.sort((a, b) => worth(b) - worth(a));
  const supply = document.querySelector("[data-seat-desk] .kind:not(:disabled) .piece");
  if (open.length && supply) return { kind: "place", place: name(open[0]) };
  const income = document.querySelector(".bar [data-key=I]:not([aria-disabled=true])");
  return income ? { kind: "income" } : { kind: "end" };
}"""


class Player:
    """One page at one table."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.clicks = 0

    def place(self, name: str) -> Locator:
        point = f"{name}.1" if "/" in name and "." not in name else name  # a route is clicked on its first point
        return self.page.locator(f'.board [data-place="{point}"]').first

    def press(self, what: Locator) -> None:
        self.clicks += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def wait_until_asked(self) -> None:
        """Until it is for this player to decide, and everything before has been shown; or the game is over."""
        self.page.locator('dialog.sheet, .table[data-asked=true][data-waiting="0"]').first.wait_for(timeout=SECONDS)

    def revision(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-revision") or 0)

    def changed(self, before: int) -> None:
        """Until the table has gone on."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('.table').dataset.revision) > before",
            arg=before,
            timeout=SECONDS,
        )

    def step(self) -> str:
        """Do one thing; what it was."""
        self.wait_until_asked()
        look = self.page.evaluate(LOOK)
        before = self.revision()
        kind = str(look["kind"])
        if kind in ("wait", "over"):
            return kind
        if kind == "menu":
            self.press(self.page.locator(".menu .item:not(:disabled)").first)
            self.page.wait_for_function("() => !document.querySelector('.menu')")
        elif kind == "route":
            self.press(self.place(look["place"]))
            expect(self.page.locator(".menu:not(.hidden)")).to_be_visible()
            return kind
        elif kind == "place":
            self.press(self.place(look["place"]))
        elif kind == "income":
            self.press(self.page.locator(".bar [data-key=I]"))
        elif kind == "done":
            self.press(self.page.locator(".bar [data-key=E]:not([data-end])"))
        elif kind == "end":
            self.press(self.page.locator("[data-end]"))
        elif kind == "button":
            self.press(
                self.page.locator(".bar .button:not([aria-disabled=true]):not([data-key=U]):not(:disabled)").first
            )
        else:
            raise AssertionError(f"nothing can be done: {self.page.locator('.bar').inner_text()}")
        self.page.wait_for_function(
            "(before) => document.querySelector('.menu:not(.hidden)') || document.querySelector('.bar .chosen')"
            " || Number(document.querySelector('.table').dataset.revision) > before",
            arg=before,
            timeout=SECONDS,
        )
        return kind

    def play(self, most: int = 2000) -> int:
        """Play to the score sheet; the number of clicks."""
        for _ in range(most):
            if self.step() == "over":
                return self.clicks
        raise AssertionError("the game has not ended")
