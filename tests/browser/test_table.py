"""The table in a real Chromium, against a real server."""

import time

import pytest

from tests.browser.fixtures import Served, Sit


def test_two_people_and_a_bot_finish_a_game(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open", "bot")
    bob.join(ada, "Bob")
    ada.begin()

    end = time.monotonic() + 80
    decisions = 0
    reloaded = False
    while not (ada.over and bob.over) and time.monotonic() < end:
        decisions += ada.decide(quick=reloaded) + bob.decide(quick=reloaded)
        if decisions >= 40 and not reloaded:
            reloaded = True
            lines = ada.page.locator(".log li").count()
            ada.page.reload()
            ada.page.wait_for_selector("[data-prompt]")
            assert ada.page.locator(".log li").count() >= lines
        ada.page.wait_for_timeout(10)

    assert ada.over
    assert bob.over
    assert ada.page.locator("section.end tbody tr").count() == 3
    assert bob.page.locator("section.end tbody tr").count() == 3


def test_undo_takes_the_card_back(sit: Sit) -> None:
    ada = sit(flying=True)
    ada.play_bots()
    ada.sees(9, ".hand .card")
    ada.choices().first.click()
    ada.sees(8, ".hand .card")

    ada.page.locator("button.undo").click()

    ada.sees(9, ".hand .card")


def test_a_greyed_card_says_why_with_its_rule(sit: Sit) -> None:
    ada = sit()
    ada.play_alone()
    ada.choices().nth(-2).click()
    ada.page.wait_for_selector(".card.refused")

    ada.refused().first.hover()
    assert "(DD-59)" in ada.page.locator("[role=tooltip]").inner_text()

    ada.refused().first.click(force=True)  # Playwright waits for what is greyed to be enabled
    assert "below the hero or further right" in ada.page.locator(".notice").inner_text()
    ada.page.locator(".notice .link").click()
    assert "DD-59" in ada.page.locator("[data-rule].wanted").inner_text()


def test_italian_is_switched_in_place(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    assert ada.prompt.startswith(
        "Your turn: Choose the first of two heroes to keep; the other 7 go"
    )

    ada.page.get_by_role("button", name="Italiano").click()

    ada.sees(1, "html[lang=it]")
    ada.page.get_by_role(
        "heading", name="Tocca a te: Scegli il primo di due eroi da tenere"
    ).wait_for()
    assert ada.page.get_by_text("Dato a te").or_(ada.page.get_by_text("DD-7")).count()
    assert "Tocca a te" in ada.page.title()


def test_the_keyboard_is_enough(sit: Sit) -> None:
    ada = sit()
    ada.come()
    ada.page.wait_for_selector("article")
    for _ in range(12):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate(
            "document.activeElement.matches('article[data-game=dark-dealings] .primary')"
        ):
            break
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("[data-prompt]")
    ada.page.keyboard.press("?")
    assert ada.page.locator("dialog[open] kbd").count() > 8
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog[open]").wait_for(state="detached")
    ada.page.keyboard.press("/")
    assert ada.page.evaluate("document.activeElement.matches('[data-rules]')")
    ada.page.keyboard.type("Thief")
    ada.page.locator("[data-rule='DD-38']").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("l")
    ada.page.keyboard.press("1")
    ada.sees(8, ".hand .card")
    ada.page.keyboard.press("u")
    ada.sees(9, ".hand .card")
    ada.page.keyboard.press("t")
    text = ada.page.locator("dialog[open]").inner_text()
    assert "Armor" in text
    assert "9 hidden cards" in text


def test_a_phone_shows_everything_without_scrolling_sideways(sit: Sit) -> None:
    ada = sit(phone=True)

    def fits() -> bool:
        return bool(ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    ada.come()
    ada.page.wait_for_selector("article")
    assert fits()
    ada.play_alone()
    assert fits()
    ada.choices().first.tap()
    ada.page.wait_for_selector("[data-prompt] >> text=defense")
    ada.choices().first.tap()
    ada.page.wait_for_selector("[data-prompt] >> text=hero")
    assert fits()
    ada.page.locator("[data-panel=rules]").tap()
    ada.page.locator("dialog[open] [data-rule='DD-1']").wait_for()
    assert fits()
    assert not ada.faults()


def test_a_game_alone_from_first_pick_to_replay(sit: Sit) -> None:
    ada = sit()
    ada.play_alone()
    ada.play_on()
    assert not ada.faults()
    ada.page.locator(".piles button:enabled").first.click()
    ada.page.wait_for_selector("dialog[open] .card")
    ada.page.keyboard.press("Escape")

    ada.page.get_by_role("button", name="Fair luck").first.click()
    ada.page.get_by_text("everybody kept their promises").wait_for()
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.locator("[data-step]").wait_for()
    assert ada.page.locator("[data-step]").inner_text().startswith("after 0 of")
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.locator("[data-step]").inner_text().startswith("after 1 of")
    ada.page.locator("[data-share]").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    assert ada.page.locator("figure polyline").count() == 1
    ada.page.keyboard.press("End")
    ada.page.locator("section.end").wait_for()
    ada.reads("Chances as the cards lie", "[data-chances]")
    assert not ada.faults()

    bob = sit()
    bob.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    bob.reads("after 1 of", "[data-step]")


def test_the_table_comes_back_when_the_server_does(sit: Sit, served: Served) -> None:
    ada = sit()
    ada.play_bots()
    ada.choices().first.click()
    ada.sees(8, ".hand .card")

    served.kill()
    ada.page.get_by_text("The link is down").wait_for()
    served.start()

    ada.page.get_by_text("The link is down").wait_for(state="detached", timeout=15_000)
    ada.choices().first.click()
    ada.page.wait_for_selector(".small .card >> nth=1")


@pytest.mark.parametrize("path", ["", "#/new/dark-dealings"])
def test_axe_finds_nothing_before_the_table(sit: Sit, path: str) -> None:
    ada = sit()
    ada.come(path)
    ada.page.wait_for_selector("article, fieldset")

    assert not ada.faults()


def test_axe_finds_nothing_in_the_lobby_and_in_the_draft(sit: Sit) -> None:
    ada = sit()
    ada.come("#/new/dark-dealings")
    ada.page.locator("form button[type=submit]").click()
    ada.page.wait_for_selector(".code")
    assert not ada.faults()
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.wait_for_selector("[data-prompt]")
    for panel in ("chat", "rules", "fair", "log"):
        ada.page.locator(f"[data-panel={panel}]").click()
        assert not ada.faults(), panel


@pytest.mark.parametrize("game", ["toy-ambush", "toy-cellar"])
def test_a_game_without_a_board_is_played_by_two_at_one_device(
    sit: Sit, toys: Served, game: str
) -> None:
    ada = sit()
    ada.address = toys.address
    ada.come(f"#/new/{game}")
    ada.page.locator("form select").first.select_option("2")
    ada.page.locator("fieldset select").nth(1).select_option("me")
    ada.page.locator("form button[type=submit]").click()
    ada.page.locator("main button.primary").click()
    ada.page.wait_for_selector("[data-prompt]")

    end = time.monotonic() + 25
    while not ada.over and time.monotonic() < end:
        if ada.page.locator(".cover").count():
            ada.page.locator(".cover button").click()
            ada.sees(0, ".cover")
        elif not ada.decide():
            ada.page.wait_for_timeout(20)
    assert ada.over, ada.prompt
    assert not ada.faults()
