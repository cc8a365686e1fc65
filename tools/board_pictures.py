"""Pictures of the boards for the pages "how to play", taken in the guided first games.

usage: python tools/board_pictures.py [GAME ...]

Needs Chromium and Playwright. Starts a server of its own, lets the coach do the steps up to the one
that is shown, and writes docs/pictures/how-to-play/GAME.jpg.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures" / "how-to-play"
SHOWN = {  # the step of the lesson at which the board is shown
    "dark-dealings": "knight-twice",
    "big-bad-overlord": "press",
    "bellum-magica": "giant",
    "overlords-of-infamy": "hero",
    "conan": "strike",
}
QUALITY = 58  # of JPEG: a picture is to stay below 120 kB


def picture(page: Any, address: str, game: str) -> None:
    """The board of a game as it is at the step that is shown."""
    page.goto(address)
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_selector("[data-coach]")
    while page.locator("[data-coach]").get_attribute("data-step") != SHOWN[game]:
        version = page.locator(".board").get_attribute("data-version")
        page.locator("[data-skip]:not([disabled])").click()
        page.wait_for_selector(f".board:not([data-version='{version}'])")
    page.wait_for_timeout(500)
    page.add_style_tag(content=".pointer, [data-coach] { visibility: hidden }")
    page.evaluate("scrollTo(0, 0)")
    board = page.locator("main.board").bounding_box()
    height = min(board["height"], 980)
    clip = {"x": board["x"], "y": board["y"], "width": board["width"], "height": height}
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"{game}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY, clip=clip, full_page=True)


def main(games: list[str]) -> None:
    chromium = shutil.which("chromium") or shutil.which("chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        db = str(Path(folder, "tables.sqlite"))
        words = [sys.executable, "-m", "overlord.cli", "serve", "--port", "0", "--db", db]
        server = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if "://" in word)
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            size = ViewportSize(width=1280, height=900)
            context = browser.new_context(
                viewport=size, reduced_motion="reduce", locale="en-GB", bypass_csp=True
            )
            for game in games or SHOWN:
                picture(context.new_page(), address, game)
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
