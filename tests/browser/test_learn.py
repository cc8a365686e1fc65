"""Learning by playing, in a real Chromium: every lesson to its end, and what one may do in it."""

import time
from typing import Any

import pytest

from overlord.core.registry import games
from overlord.lessons.lesson import lessons
from tests.browser.fixtures import Sit
from tests.browser.person import Person

GAME = "dark-dealings"
ALL = [id for id in games() if lessons(id)]
COACH = "[data-coach]"


def learn(person: Person, game: str = GAME) -> None:
    person.come()
    person.page.locator(f"[data-learn={game}]").click()
    person.page.wait_for_selector(COACH)


def step(person: Person) -> tuple[str, int, str]:
    """The step, what it wants, and the version of the table."""
    return person.page.evaluate(  # type: ignore[no-any-return]
        """() => {
            const { step, answer } = document.querySelector("[data-coach]").dataset;
            return [step, Number(answer), document.querySelector(".board").dataset.version];
        }"""
    )


def read(person: Person) -> None:
    """All pages of the step."""
    while person.page.locator(f"{COACH} [data-next]").count() and step(person)[0] != "end":
        person.page.locator(f"{COACH} [data-next]").click()


def target(person: Person, action: int) -> Any:
    places = (f'[data-{kind}="{action}"]' for kind in ("card", "action", "spoken"))
    return person.page.locator(", ".join(places)).first


def obey(person: Person) -> None:
    """Do what the coach points at, where the coach points at it."""
    read(person)
    _, action, version = step(person)
    assert action >= 0
    person.page.wait_for_selector(".pointer .ring")
    target(person, action).click()
    person.page.wait_for_selector(f".board:not([data-version='{version}'])")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("game", ALL)
def test_every_lesson_is_played_to_its_end(sit: Sit, game: str, locale: str) -> None:
    ada = sit(locale)
    learn(ada, game)
    end = time.monotonic() + 120
    told: list[str] = []
    while step(ada)[0] != "end" and time.monotonic() < end:
        now = step(ada)[0]
        if now not in told:
            told.append(now)
        obey(ada)

    assert step(ada)[0] == "end"
    assert len(told) >= 8
    while ada.page.locator(f"{COACH} [data-next]").count():
        ada.page.locator(f"{COACH} [data-next]").click()
    ada.sees(0, COACH)
    ada.wait()
    assert ada.asked
    ada.come()
    ada.sees(1, f"[data-learn={game}] .done")


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("game", ALL)
def test_axe_finds_nothing_beside_the_coach(sit: Sit, game: str, phone: bool) -> None:
    ada = sit("it-IT", phone=phone)
    ada.come()
    assert not ada.faults()
    learn(ada, game)
    assert not ada.faults()
    obey(ada)
    read(ada)
    assert not ada.faults()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_click_is_answered_with_what_it_would_do(sit: Sit) -> None:
    ada = sit()
    learn(ada)
    _, action, version = step(ada)
    ada.page.locator(f'.hand .card.option:not([data-card="{action}"])').first.click()

    ada.reads("I want to show you a high boast first", f"{COACH} .objection")
    ada.reads("Boast with Warden Oakley.", f"{COACH} .objection")
    assert list(step(ada))[1:] == [action, version]
    assert ada.page.locator(f"{COACH} [role=alert]").count() == 1
    obey(ada)
    ada.sees(0, f"{COACH} .objection")


def test_it_is_left_and_resumed_where_it_was(sit: Sit) -> None:
    ada = sit()
    learn(ada)
    obey(ada)
    obey(ada)
    ada.page.locator(f"{COACH} [data-next]").click()
    at = step(ada), ada.page.locator(COACH).get_attribute("data-page")
    assert at[1] == "1"

    ada.page.reload()
    ada.page.wait_for_selector(COACH)
    assert (step(ada), ada.page.locator(COACH).get_attribute("data-page")) == at

    table = ada.table
    ada.page.locator(f"{COACH} [data-away]").click()
    ada.page.wait_for_selector(f"[data-learn={GAME}]")
    ada.reads("Go on learning", f"[data-learn={GAME}]")
    ada.page.locator(f"[data-learn={GAME}]").click()
    ada.page.wait_for_selector(COACH)
    assert ada.table == table
    assert step(ada) == at[0]

    ada.page.locator(f"{COACH} [data-again]").click()
    ada.page.wait_for_selector(f"{COACH}[data-step=boast]")
    assert ada.table != table


def test_a_step_is_done_for_whoever_skips_it(sit: Sit) -> None:
    ada = sit()
    learn(ada)
    ada.page.locator(f"{COACH} [data-skip]").click()
    ada.page.wait_for_selector(f"{COACH}[data-step=boast-small]")
    ada.page.locator(f"{COACH} [data-skip]").click()
    ada.page.wait_for_selector(f"{COACH}[data-step=take]")


def test_the_keyboard_is_enough_and_what_is_said_is_heard(sit: Sit) -> None:
    ada = sit()
    ada.come()
    ada.page.locator(f"[data-learn={GAME}]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(COACH)
    live = ada.page.locator(f"{COACH} [aria-live=polite]")
    assert "Welcome." in live.inner_text()
    ada.page.keyboard.press("n")
    ada.page.keyboard.press("n")
    assert "Boast with Warden Oakley." in live.inner_text()
    key = target(ada, step(ada)[1]).locator("kbd").inner_text()
    ada.page.keyboard.press(key)
    ada.page.wait_for_selector(f"{COACH}[data-step=boast-small]")
    ada.page.locator(f"{COACH} [data-skip]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(f"{COACH}[data-step=take]")


def test_a_first_word_at_an_ordinary_table_and_none_for_who_wants_none(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    ada.page.wait_for_selector("[data-first=keep-hero]")
    ada.reads("You keep two heroes of each hand", "[data-first]")
    assert not ada.faults()
    ada.page.locator("[data-first] [data-next]").click()
    ada.sees(0, "[data-first]")
    ada.page.reload()
    ada.wait()
    ada.sees(0, "[data-first]")

    while not ada.page.locator("[data-first]").count():
        ada.wait()
        ada.decide(quick=True)
        ada.page.wait_for_timeout(50)
    ada.page.locator("[data-first] [data-no-more]").click()
    ada.sees(0, "[data-first]")
    ada.page.reload()
    ada.wait()
    ada.sees(0, "[data-first]")
    ada.page.keyboard.press("s")
    assert not ada.page.locator("[data-remarks]").is_checked()
