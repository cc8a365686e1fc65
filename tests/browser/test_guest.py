"""A game that nobody here knows of, in a package of its own, in the browser."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.fixtures import Served, Sit, seats_at, serving
from tests.browser.person import Person
from tests.toys.packed import installed

CHOICE = ".guest .dish[data-state=option]"
ENGLISH = "The board of this game cannot be drawn. Here is the plain table instead."


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("banquet"))


@pytest.fixture(scope="module")
def feast(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Served]:
    yield from serving(tmp_path_factory, more=str(site))


@pytest.fixture
def dine(feast: Served, chromium: Any) -> Iterator[Sit]:
    yield from seats_at(feast, chromium)


def begin(who: Person) -> None:
    """A table with a bot."""
    who.come("#/new/toy-banquet")
    who.page.locator("form select").first.select_option("2")
    who.page.locator("form button[type=submit]").click()
    who.page.locator("main button.primary").click()
    who.page.wait_for_selector("[data-prompt]")
    who.wait()


def choose(who: Person, what: str) -> None:
    before = who.page.locator(".board").get_attribute("data-version")
    who.page.locator(what).first.click()
    who.page.wait_for_selector(f".board:not([data-version='{before}'])")
    who.wait()


@pytest.mark.parametrize(
    ("locale", "phone", "verb", "told"),
    [("en-GB", False, "Serve ", "On the table: 0"), ("it-IT", True, "Servi ", "In tavola: 0")],
)
def test_its_board_is_played_to_the_end(
    dine: Sit, locale: str, phone: bool, verb: str, told: str
) -> None:
    ada = dine(locale, phone=phone)
    begin(ada)

    ada.sees(4, ".guest .dish")
    ada.reads(told, ".guest .place")
    first = ada.page.locator(CHOICE).first
    assert str(first.get_attribute("aria-description")).startswith(verb)
    hand = ada.page.locator(".guest .hand").first
    assert hand.evaluate("one => getComputedStyle(one).display") == "flex"
    assert not ada.faults()
    choose(ada, CHOICE)
    first.focus()
    ada.page.keyboard.press("Enter")
    ada.sees(2, ".guest .place:first-child .hand .dish")
    ada.wait()
    while not ada.over:
        choose(ada, CHOICE)

    ada.sees(0, ".guest .hand .dish")
    assert ada.page.locator("section.end tbody tr").count() == 2


def with_board(text: str, folder: Path, site: Path) -> str:
    """The same package with a board of another kind."""
    copy = folder / "site"
    shutil.copytree(site, copy)
    (copy / "banquet" / "web" / "board.js").write_text(text, "utf-8")
    return str(copy)


@pytest.mark.parametrize(
    "text",
    [
        "export function mount( {",
        "export const amount = 1;",
        "export function mount() { throw new Error('never drawn'); }",
        "export const mount = () => ({ update() { throw new Error('once'); }, destroy() {} });",
    ],
    ids=["does not parse", "exports no mount", "is never drawn", "is drawn once"],
)
def test_a_board_that_fails_gives_way_to_the_plain_table(
    text: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, site: Path, chromium: Any
) -> None:
    for place in serving(tmp_path_factory, more=with_board(text, tmp_path, site)):
        for sit in seats_at(place, chromium):
            ada = sit()
            begin(ada)
            if "once" in text:
                choose(ada, ".board [data-action][data-state=option]")
            ada.reads(ENGLISH, ".board [role=status]")
            while not ada.over:
                choose(ada, ".board .card.option")
            assert ada.complaints
            assert all("/games/toy-banquet/board.js" in told for told in ada.complaints)
            ada.complaints.clear()


def test_cards_that_a_board_does_not_show_are_offered_below_it(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, site: Path, chromium: Any
) -> None:
    text = "export const mount = () => ({ update() {}, destroy() {} });"
    for place in serving(tmp_path_factory, more=with_board(text, tmp_path, site)):
        for sit in seats_at(place, chromium):
            ada = sit()
            begin(ada)
            ada.sees(4, ".board .card.option")
            while not ada.over:
                choose(ada, ".board .card.option")
