"""Mended flaws that people have stumbled over."""

from pathlib import Path

import pytest

from overlord.cli.play import USUAL
from overlord.core.registry import games
from tests.browser.fixtures import Sit
from tests.browser.person import Person

ROOT = Path(__file__).resolve().parents[2]
SMALL_WORDS = """
() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim()) continue;
        if (element.closest(".hidden, .short, .long")) continue;
        if (!element.getBoundingClientRect().width) continue;
        let size = parseFloat(getComputedStyle(element).fontSize);
        if (element.ownerSVGElement) size *= element.getScreenCTM()?.d ?? 1;
        if (size < 10.9) found.push(`${element.className.baseVal ?? element.className} ${size}`);
    }
    return found;
}
"""
SMALL_TARGETS = """
() => [...document.querySelectorAll("[data-state=option], button:not(:disabled), select, input")]
    .filter((one) => !one.closest(".hidden") && !one.matches(".link"))
    .map((one) => [one.dataset.action ?? one.className, one.getBoundingClientRect()])
    .filter(([, at]) => at.width && Math.min(at.width, at.height) < 24)
    .map(([name, at]) => `${name} ${at.width}x${at.height}`)
"""
OUT_OF_SIGHT = """
(what) => [...document.querySelectorAll(what)].filter((one) => {
    const at = one.getBoundingClientRect();
    const prompt = document.querySelector(".prompt").getBoundingClientRect();
    const below = prompt.top > innerHeight / 2 ? prompt.top : innerHeight;
    return at.width && (at.top < 0 || at.top + Math.min(at.height, 40) > below);
}).length
"""


def against_bots(ada: Person, game: str, side: str = "") -> None:
    ada.come()
    card = ada.page.locator(f"article[data-game={game}]")
    if side:
        card.locator("[data-side]").select_option(label=side)
    card.locator("[data-play]").click()
    ada.page.wait_for_selector("[data-prompt]")
    ada.wait()


def test_pointing_at_a_card_tells_the_rule_first_and_the_joke_last(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    card = ada.page.locator(".hand .card").first
    card.hover()
    tip = ada.page.locator("[role=tooltip]")
    tip.wait_for()
    flavour = tip.locator(".flavour").inner_text()
    told = tip.inner_text()
    assert told.index("Armor") < told.index(flavour)
    assert told.endswith(flavour)
    described = card.get_attribute("aria-description") or ""
    assert described.index("Armor") < described.index(flavour.strip("«»"))


@pytest.mark.parametrize(
    ("path", "words"),
    [("t/ZZZZ99", "There is no such table"), ("nowhere/at/all", "There is no page")],
)
def test_an_address_that_leads_nowhere_says_so(sit: Sit, path: str, words: str) -> None:
    ada = sit()
    ada.page.goto(ada.address + path)
    ada.reads(words, "main [role=alert]")
    assert not ada.faults()
    ada.complaints.clear()  # the browser notes the 404 itself


def test_what_may_be_chosen_is_explained_too(sit: Sit) -> None:
    ada = sit()
    against_bots(ada, "conan", "the Overlord")
    ada.reads("one of these numbered places", "[data-about]")
    assert not ada.faults()


@pytest.mark.parametrize("phone", [False, True])
def test_the_overlord_of_conan_has_river_and_map_on_one_screen(sit: Sit, phone: bool) -> None:
    ada = sit(phone=phone)
    against_bots(ada, "conan", "the Overlord")
    for _ in range(6):
        if ada.page.locator("[data-tile] [data-state=option]").count():
            break
        ada.wait()
        ada.decide(quick=True) or ada.page.locator(".board [data-state=option]").first.click()
        ada.page.wait_for_timeout(300)
    if not phone:
        assert ada.page.evaluate(OUT_OF_SIGHT, "[data-tile] [data-state=option]") == 0
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hero_of_conan_has_their_sheet_on_the_screen(sit: Sit) -> None:
    ada = sit()
    against_bots(ada, "conan", "heroes")
    assert ada.page.locator(".side .sheet, .side [data-spot]").count()
    assert ada.page.evaluate(OUT_OF_SIGHT, ".side [data-spot='1 reserve']") == 0


@pytest.mark.parametrize("game", ["bellum-magica", "big-bad-overlord", "dark-dealings"])
def test_what_is_chosen_first_is_on_the_screen(sit: Sit, game: str) -> None:
    ada = sit()
    against_bots(ada, game)
    assert ada.page.locator(".board [data-state=option]").count()
    assert ada.page.evaluate(OUT_OF_SIGHT, ".board [data-state=option]") == 0


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_written_in_the_chat_can_be_sent(sit: Sit, phone: bool) -> None:
    ada = sit(phone=phone)
    ada.play_bots()
    ada.page.locator("[data-panel=chat]").click()
    send = ada.page.get_by_role("button", name="Send")
    send.wait_for()
    place = send.evaluate(
        "one => { const at = one.getBoundingClientRect(), "
        "panel = one.closest('aside, dialog').getBoundingClientRect(); "
        "return [panel.right - at.right, at.left - panel.left]; }"
    )
    assert min(place) >= 0


def test_fairness_is_not_stretched_and_the_tab_does_not_follow(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    ada.page.locator("[data-panel=fair]").click()
    assert ada.page.locator(".fair code").first.bounding_box()["height"] < 90
    ada.play_bots()
    assert ada.page.locator("[data-panel=log]").get_attribute("aria-pressed") == "true"


def test_after_a_click_enter_confirms(sit: Sit) -> None:
    """The card that was clicked has had its click: Enter does not strike with it again."""
    ada = sit()
    ada.play_bots()
    ada.choices().first.click()
    ada.sees(8, ".hand .card")
    ada.page.locator(".hand .card").first.click()
    ada.sees(7, ".hand .card")
    ada.wait()
    before = ada.page.locator(".hand .card").count()
    ada.page.keyboard.press("Enter")
    ada.reads("Choose something first", ".notice")
    assert ada.page.locator(".hand .card").count() == before


def test_sound_is_on_where_it_is_ticked_and_a_rule_is_named_once(sit: Sit) -> None:
    ada = sit()
    ada.play_alone()
    ada.page.keyboard.press("s")
    assert ada.page.locator("[data-sound]").is_checked()
    ada.page.keyboard.press("Escape")
    ada.choices().nth(-2).click()
    ada.page.wait_for_selector(".card.refused")
    ada.refused().first.click(force=True)
    assert ada.page.locator(".notice").inner_text().count("DD-59") == 1


def test_the_board_stays_where_it_is_from_step_to_step(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    tops = set()
    for _ in range(4):
        ada.wait()
        tops.add(round(ada.page.locator(".board > :last-child").bounding_box()["y"]))
        ada.decide(quick=True)
    assert max(tops) - min(tops) < 27, tops


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", games())
def test_everything_can_be_read_and_hit(sit: Sit, game: str, phone: bool) -> None:
    ada = sit(phone=phone)
    against_bots(ada, game)
    ada.page.wait_for_timeout(200)
    assert ada.page.evaluate(SMALL_WORDS) == []
    assert ada.page.evaluate(SMALL_TARGETS) == []
    height = ada.page.locator(".prompt").bounding_box()["height"]
    assert height < 0.4 * ada.page.viewport_size["height"]


def test_hints_are_for_those_who_play_alone_unless_the_table_agrees(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.begin()
    ada.wait()
    assert ada.page.locator("[data-hint]").count() == 0

    ada.come("#/new/dark-dealings")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.locator("[data-hints]").check()
    ada.create()
    ada.sees(1, "[data-hints-on]")


def test_the_words_of_the_page_in_italian(sit: Sit) -> None:
    ada = sit("it-IT")
    ada.play_bots()
    panels = ada.page.locator("aside .tools").first.inner_text()
    assert "Fortuna onesta" in panels
    assert "Cronaca" in panels
    ada.reads("Avido", ".board .bot")


def test_the_readme_promises_as_many_bots_as_play_seats() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"you against {('no', 'one', 'two', 'three')[USUAL - 1]} bots, in the terminal" in readme


def test_an_invitation_from_this_machine_alone_says_so(sit: Sit) -> None:
    ada = sit()
    ada.set_up("open")
    ada.reads("works on this machine only", "[data-local]")
    assert not ada.faults()


def test_the_lobby_has_a_fixed_order_and_goes_on_first(sit: Sit) -> None:
    ada, bob = sit(), sit()
    against_bots(ada, "conan", "heroes")
    place = ada.table
    ada.come()
    ada.page.wait_for_selector("article")
    order = ada.page.locator("article").evaluate_all("all => all.map(one => one.dataset.game)")
    assert order[0] == "dark-dealings"
    assert order[-1] == "conan"
    assert ada.page.locator("article [data-facts]").count() == len(order)
    assert ada.page.locator("article img").count() == len(order)
    ada.reads("to decide", f"[data-continue] [data-table='{place}'] [data-state-of]")
    assert not ada.faults()

    bob.come()
    bob.page.wait_for_selector("article")
    assert bob.page.locator(f"[data-table='{place}']").count() == 0  # it is Ada's alone
    ada.page.locator(f"[data-continue] [data-table='{place}'] button").click()
    ada.sees(0, f"[data-table='{place}']")


def test_options_that_do_not_apply_are_not_shown_and_the_others_are_explained(sit: Sit) -> None:
    ada = sit()
    ada.come("#/new/dark-dealings")
    ada.page.get_by_label("Mode").wait_for()
    assert ada.page.get_by_label("Solo row").count() == 0
    assert ada.page.locator("#about-mode").count() == 1
    ada.page.locator("form select").first.select_option("1")
    ada.page.get_by_label("Solo row").wait_for()
    ada.come("#/new/conan")
    ada.page.wait_for_selector("[data-role]")
    assert ada.page.locator("[data-role]").first.inner_text() == "the Overlord"
