"""Screens at the sizes that people have: what is asked is in view, and axe finds nothing."""

import pytest

from overlord.core.registry import games
from tests.browser.fixtures import Sit
from tests.browser.person import Person
from tests.browser.test_pacing import ANY

LARGE_LETTERS = {"width": 720, "height": 450}  # a window of 1440 by 900 at 200 %
WIDE = {"width": 1920, "height": 1080}
FREE = """
() => {
    const prompt = document.querySelector(".prompt").getBoundingClientRect();
    const first = document.querySelector("[data-first]")?.getBoundingClientRect();
    const answers = [...document.querySelectorAll(".prompt [data-verb]")].slice(0, 1);
    return {
        board: prompt.top < innerHeight / 4 || prompt.top > (first?.bottom ?? 0) + 40,
        wide: document.documentElement.scrollWidth - innerWidth,
        answer: answers.every((one) => one.getBoundingClientRect().bottom <= prompt.bottom + 1),
    };
}
"""


def begin(ada: Person, game: str) -> None:
    ada.come()
    ada.page.locator(f"article[data-game={game}] [data-play]").click()
    ada.wait()


def answer(ada: Person) -> None:
    """Something, so that the game goes on."""
    ada.page.evaluate(ANY)
    ada.page.wait_for_timeout(150)
    ada.wait()


@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_on_a_board_in_mid_game(sit: Sit, game: str) -> None:
    ada = sit()
    begin(ada, game)
    for _ in range(6):
        answer(ada)
    ada.wait()
    assert not ada.faults()


@pytest.mark.parametrize("path", ["#/new/conan", "#/nowhere", "#/t/NONE00", "#/replay/NONE00"])
def test_axe_finds_nothing_beside_the_tables(sit: Sit, path: str) -> None:
    ada = sit("it-IT")
    ada.come(path)
    ada.page.wait_for_selector("main h1")
    assert not ada.faults()
    ada.complaints.clear()  # the browser notes what is not found


@pytest.mark.parametrize("size", [LARGE_LETTERS, WIDE], ids=["200 %", "wide"])
@pytest.mark.parametrize("game", games())
def test_with_large_letters_and_on_a_wide_screen(sit: Sit, game: str, size: dict[str, int]) -> None:
    ada = sit()
    ada.page.set_viewport_size(size)
    begin(ada, game)
    for _ in range(3):
        assert ada.page.evaluate(FREE) == {"board": True, "wide": 0, "answer": True}
        answer(ada)


def test_what_is_not_possible_now_stands_behind_one_button(sit: Sit) -> None:
    ada = sit()
    begin(ada, "overlords-of-infamy")
    for _ in range(30):
        if ada.page.locator("[data-not-now]").count():
            break
        answer(ada)
    button = ada.page.locator("[data-not-now]")
    assert ada.page.locator(".prompt [data-verb][aria-disabled]").count() == 0
    button.click()
    assert ada.page.locator(".prompt [data-verb][aria-disabled]").count() >= 3
    assert button.get_attribute("aria-expanded") == "true"
    assert not ada.faults()
