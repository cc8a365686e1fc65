"""The board of Dark Dealings: the market of heroes, and the plan of a fight."""

import pytest

from tests.browser.fixtures import Sit
from tests.browser.person import Person


def fight(person: Person) -> None:
    """Alone and step by step, up to the first fight with something to plan."""
    person.play_alone()
    person.ask_everything()
    while not (person.page.locator(".tray").count() and person.choices().count()):
        person.wait()
        assert not person.over
        person.decide(quick=True)


def test_the_last_part_of_a_plan_is_taken_back_by_key(sit: Sit) -> None:
    ada = sit()
    fight(ada)
    for key in ("Backspace", "Escape"):
        before = ada.page.locator(".tray").inner_text()
        ada.choices().first.click()
        ada.page.wait_for_selector(".card.planned")
        assert ada.page.locator(".tray").inner_text() != before
        ada.page.keyboard.press(key)
        ada.sees(0, ".card.planned")
        assert ada.page.locator(".tray").inner_text() == before


@pytest.mark.parametrize("phone", [True, False])
def test_axe_finds_nothing_in_a_fight_in_italian(sit: Sit, phone: bool) -> None:
    ada = sit("it-IT", phone=phone)
    fight(ada)
    ada.choices().first.click()
    ada.page.wait_for_selector(".card.planned")

    assert ada.page.locator("html").get_attribute("lang") == "it"
    assert "Armatura" in ada.page.locator(".tray").inner_text()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not ada.faults()


def test_the_market_says_who_picks_and_who_is_next(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    while not ada.page.locator(".boasts .mark").count():
        ada.wait()
        ada.decide(quick=True)
    assert "You" in ada.page.locator("li.now").inner_text()
    values = ada.page.locator(".boasts .challenge b").all_inner_texts()
    assert [int(value) for value in values] == sorted(map(int, values), reverse=True)
    assert ada.page.locator(".boasts .mark", has_text="picks now").count() == 1
    assert not ada.faults()
