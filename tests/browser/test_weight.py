"""Weight of the page, and its use without a network."""

from typing import Any

import pytest

from tests.browser.fixtures import Served, Sit
from tests.browser.person import Person

FIRST_PAGE = 120_000  # bytes over the wire, fonts apart
FONTS = 60_000
A_GAME = 250_000
SHIFT = 0.05
WIRE = """
(fonts) => ["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
    .filter((one) => one.name.endsWith(".woff2") === fonts)
    .reduce((sum, one) => sum + one.transferSize, 0)
"""
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def controlled(ada: Person) -> None:
    """The service worker has all that it needs."""
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")


def test_the_first_page_is_light_and_nothing_in_it_jumps(sit: Sit) -> None:
    ada = sit()
    ada.page.add_init_script(SHIFTS)
    ada.come()
    ada.page.wait_for_selector("article")
    ada.page.wait_for_timeout(500)
    assert 0 < ada.page.evaluate(WIRE, False) <= FIRST_PAGE
    assert ada.page.evaluate(WIRE, True) <= FONTS
    assert ada.page.evaluate("shift") <= SHIFT


@pytest.mark.parametrize("game", ["conan", "overlords-of-infamy"])
def test_a_game_is_light(sit: Sit, game: str) -> None:
    ada = sit()
    ada.come()
    ada.page.wait_for_selector("article")
    ada.page.wait_for_timeout(300)
    before = ada.page.evaluate(WIRE, False)
    ada.page.locator(f"article[data-game={game}] [data-play]").click()
    ada.page.wait_for_selector("[data-prompt]")
    assert 0 < ada.page.evaluate(WIRE, False) - before <= A_GAME


def test_files_come_compressed_and_for_ever(sit: Sit) -> None:
    ada = sit()
    heard: list[Any] = []

    def hear(answer: Any) -> None:
        heard.append(answer)

    ada.page.on("response", hear)
    ada.come()
    ada.page.wait_for_selector("article")
    assets = [one for one in heard if "/assets/" in one.url and one.url.endswith((".js", ".css"))]
    assert len(assets) > 3
    for one in assets:
        headers = one.all_headers()
        assert headers.get("content-encoding") in ("br", "gzip"), one.url
        assert "immutable" in headers["cache-control"]
    page = next(one for one in heard if one.url == ada.address)
    assert page.all_headers()["cache-control"] == "no-cache"


def test_without_a_network_it_opens_and_an_answer_waits_for_the_link(
    sit: Sit, served: Served
) -> None:
    ada = sit()
    ada.play_bots()
    controlled(ada)
    ada.page.reload()
    ada.page.wait_for_selector("[data-prompt]")
    ada.sees(9, ".hand .card")
    ada.page.locator("[data-panel=rules]").click()
    ada.reads("DD-1", ".rules .list")

    served.kill()
    ada.page.get_by_text("The link is down").wait_for()
    ada.page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    ada.page.wait_for_timeout(500)
    ada.page.reload()
    ada.page.get_by_text("No network: the table as you saw it last").wait_for()
    ada.sees(9, ".hand .card")
    ada.page.locator("[data-panel=rules]").click()
    ada.reads("DD-1", ".rules .list")
    ada.choices().first.click()

    served.start()
    ada.sees(8, ".hand .card")
    ada.page.get_by_text("No network").wait_for(state="detached")
