"""Somebody at a browser: looks at the page and does what people do."""

import re
import time
from typing import Any

import pytest

NETWORK = re.compile("WebSocket connection|ERR_CONNECTION|Failed to load resource")
WISHES = [
    "[data-verb=fight]:not([aria-disabled])",
    "[data-verb=done]:not([aria-disabled])",
    "[data-verb=second-group]:not([aria-disabled])",
    ".board .card.option",
    "[data-verb]:not([aria-disabled])",
]
LOOK = """
([wishes, quick]) => {
    const board = document.querySelector(".board");
    const asked = board && document.querySelector(".prompt.mine");
    const wish = asked && wishes.find((one) => document.querySelector(one));
    const found = wish && document.querySelector(wish);
    const { version } = board?.dataset ?? {};
    if (found && quick) found.click();
    const { card } = found?.dataset ?? {};
    return [version, card ? `.board [data-card="${card}"]` : wish];
}
"""


class Person:
    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        page.on("console", self._listen)

    def _listen(self, said: Any) -> None:
        """A link that breaks is told by the browser itself; all else is a fault of ours."""
        if said.type in ("error", "warning") and not NETWORK.search(said.text):
            self.complaints.append(said.text)

    # Going somewhere

    def come(self, path: str = "") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def play_bots(self) -> None:
        """Two clicks: the address, and this one."""
        self.come()
        self.page.locator("article[data-game=dark-dealings] .primary").click()
        self.page.wait_for_selector("[data-prompt]")

    def play_alone(self) -> None:
        self.come("#/new/dark-dealings")
        self.page.locator("form select").first.select_option("1")
        self.page.locator("form button[type=submit]").click()
        self.page.locator("main button.primary").click()
        self.page.wait_for_selector("[data-prompt]")

    def set_up(self, *others: str, game: str = "dark-dealings") -> None:
        """A table where the other seats are `open`, `bot` or `me`; it is not begun yet."""
        self.come(f"#/new/{game}")
        self.page.locator("form select").first.select_option(str(len(others) + 1))
        for seat, kind in enumerate(others, 1):
            self.page.get_by_label(f"Seat {seat + 1}", exact=True).select_option(kind)
        self.create()

    def create(self) -> None:
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_selector(".code")

    def join(self, host: "Person", name: str) -> None:
        self.come(f"t/{host.table}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").click()
        self.page.locator("main li").filter(has_text="You").first.wait_for()  # the seat, linked

    def begin(self) -> None:
        """Begin, once all who have a seat are there."""
        self.page.wait_for_function("() => !document.querySelector('[data-absent]')")
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.page.wait_for_selector("[data-prompt]")

    @property
    def table(self) -> str:
        return str(self.page.url).rpartition("/")[2]

    def ask_everything(self) -> None:
        """Also what has one answer, for tests that go step by step."""
        self.page.keyboard.press("s")
        self.page.locator("[data-ask-everything]").check()
        self.page.keyboard.press("Escape")
        self.sees(0, "dialog")

    # Looking

    @property
    def prompt(self) -> str:
        return str(self.page.locator("[data-prompt]").inner_text())

    @property
    def over(self) -> bool:
        return bool(self.page.locator("section.end").count())

    @property
    def asked(self) -> bool:
        return bool(self.page.locator(".prompt.mine").count())

    def wait(self, seconds: float = 10) -> None:
        """Until asked, or until the game is over."""
        self.page.wait_for_selector(".prompt.mine, section.end", timeout=seconds * 1000)

    def choices(self) -> Any:
        return self.page.locator(".board .card.option")

    def refused(self) -> Any:
        return self.page.locator(".board .card.refused")

    def sees(self, count: int, what: str) -> None:
        """Wait until there are so many of something."""
        from playwright.sync_api import expect

        expect(self.page.locator(what)).to_have_count(count)

    def reads(self, words: str, what: str) -> None:
        """Wait until it says so somewhere in there."""
        from playwright.sync_api import expect

        expect(self.page.locator(what).first).to_contain_text(words)

    def faults(self) -> list[str]:
        """What axe finds."""
        axe = pytest.importorskip("axe_playwright_python.sync_playwright")
        return [
            f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
            for one in axe.Axe().run(self.page).response["violations"]
            for node in one["nodes"]
        ]

    # Playing

    def decide(self, *, quick: bool = False) -> bool:
        """Fight where it is possible, close a plan where it may be closed, else the first card.

        False if there is nothing to decide now. Quick: without moving the mouse there, for the
        stretches of a game that a test only wants behind it.
        """
        if self.page.locator("dialog[open]").count():  # a card that was no option any more
            self.page.keyboard.press("Escape")
        version, choice = self.page.evaluate(LOOK, [WISHES, quick])
        if not choice:
            return False
        if not quick:
            self.page.click(choice)
        self.page.wait_for_selector(f".board:not([data-version='{version}'])")
        return True

    def play_on(self, seconds: float = 60) -> None:
        """To the end."""
        end = time.monotonic() + seconds
        while not self.over and time.monotonic() < end:
            self.wait(seconds)
            self.decide(quick=True)
        assert self.over, self.prompt
