"""The board of Overlords of Infamy: a round on the map, with mouse, keys, thumb and in Italian."""

from tests.browser.fixtures import Sit
from tests.browser.person import Person

OPTION = "[data-space][data-state=option]"


def begun(person: Person) -> None:
    """A table that begins in the middle: this person is about to move the Hero."""
    person.set_up("bot", game="overlords-of-infamy")
    person.begin()
    person.page.wait_for_selector(OPTION)


def label(person: Person, space: str) -> str:
    return str(person.page.locator(f"[data-space={space}]").first.get_attribute("aria-label"))


def choose(person: Person, what: str) -> None:
    """Click, and wait for what comes of it."""
    version = person.page.locator(".board").get_attribute("data-version")
    person.page.locator(what).first.click()
    person.page.wait_for_selector(f".board:not([data-version='{version}'])")
    person.wait(20)


def exploit(person: Person) -> str:
    """Draw, choose, place and perhaps turn a tile; the space where it lies."""
    page = person.page
    choose(person, "[data-verb=exploit]")
    assert page.locator(".drawn .card.option").count() == 2
    choose(person, ".drawn .card.option")
    space = str(page.locator(OPTION).first.get_attribute("data-space"))
    assert "empty" in label(person, space)
    choose(person, f"[data-space={space}]")
    if page.locator("[data-verb=edge-0]").count():
        choose(person, "[data-verb=edge-2]")
    return space


def test_a_round_with_a_hero_move_exploit_harvest_and_a_completed_plot(plot: Sit) -> None:
    ada = plot()
    begun(ada)
    page = ada.page
    assert ada.prompt == "Your turn: The Hero moves 3 spaces: choose where he ends"
    assert "the Hero" in label(ada, "e6")

    page.locator("[data-space=c4]").hover()
    ada.sees(1, ".way:not(.faint)")
    ada.reads("C4 · empty", "[data-description]")
    choose(ada, "[data-space=c4]")
    assert "the Hero" in label(ada, "c4")
    ada.reads("The Hero goes to C4", ".log")

    assert page.locator("[data-progress]").inner_text().split() == ["0/1", "1/1"]
    page.locator("[data-space=f6]").hover()
    page.locator("[role=tooltip]").get_by_text("Somebody holds this Relic").wait_for()
    assert "(OOI-" in page.locator("[role=tooltip]").inner_text()
    assert not ada.faults()

    space = exploit(ada)
    assert "your zone" in label(ada, space)
    assert "empty" not in label(ada, space)
    ada.reads("2 Action Points left", "[data-realm='0']")

    choose(ada, "[data-space=b8]")
    ada.reads("You complete Lukewarm Baths by Decree!", ".log")
    while "choose an action" not in ada.prompt:
        choose(ada, ".drawn .card.option, [data-verb^=deck-]:not([aria-disabled])")
    assert "your Lackey" in label(ada, "b8")
    assert page.locator("[data-realm='0'] header .points b").inner_text() == "2"
    ada.sees(1, "[data-realm='0'] .done .card")
    assert not ada.faults()


def test_espionage_says_against_whom_and_why_not(plot: Sit) -> None:
    ada = plot()
    begun(ada)
    page = ada.page
    act = page.locator("[data-realm='1'] [data-act=glean-intel]")
    act.wait_for()
    assert act.get_attribute("aria-label") == "Glean Intel"
    ada.reads("in contact", "[data-realm='1']")
    assert page.get_by_label("Active Plot, face down").count() == 1


def test_the_map_is_played_and_enlarged_with_the_keyboard(plot: Sit) -> None:
    ada = plot()
    begun(ada)
    page = ada.page
    page.locator("[data-space=d6]").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.space") == "d5"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.space") == "c5"
    ada.reads("C5 ·", "[data-description]")
    page.keyboard.press("+")
    ada.sees(1, "svg.enlarged")
    page.keyboard.press("0")
    ada.sees(0, "svg.enlarged")

    page.keyboard.press("t")
    text = page.locator("dialog[open]").inner_text()
    assert "World Tension 6 of 10" in text
    assert "C5 · Wood (Contested)" in text
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")

    page.locator("[data-space=c5]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Choose an action").wait_for()
    assert "the Hero" in label(ada, "c5")


def test_the_wheel_enlarges_the_map_and_is_no_trap_for_the_page(plot: Sit) -> None:
    ada = plot()
    begun(ada)
    page = ada.page
    page.locator("[data-space=d5]").hover()
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") > 50
    ada.sees(0, "svg.enlarged")

    page.locator("[data-space=d5]").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    ada.sees(1, "svg.enlarged")

    before = page.locator("[data-space=d5]").bounding_box()
    page.mouse.down()
    page.mouse.move(before["x"] + 60, before["y"] + 60, steps=4)
    page.mouse.up()
    assert page.locator("[data-space=d5]").bounding_box() != before
    assert "choose where he ends" in ada.prompt, "a drag chooses nothing"
    page.get_by_role("button", name="Show the whole map").click()
    ada.sees(0, "svg.enlarged")


def test_on_a_phone_in_italian(plot: Sit) -> None:
    ada = plot(phone=True)
    begun(ada)
    page = ada.page
    page.get_by_role("button", name="IT", exact=True).tap()
    page.get_by_role("heading", name="scegli dove finisce").wait_for()
    page.get_by_role("region", name="Mappa").wait_for()
    assert "l'Eroe" in label(ada, "e6")
    hexes = page.locator("[data-space=d5]").bounding_box()
    assert hexes["width"] > 40
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    page.get_by_role("button", name="Più vicino").tap()
    page.get_by_role("button", name="Mostra tutta la mappa").tap()
    ada.sees(0, "svg.enlarged")
    page.locator("[data-space=c4]").tap()
    page.get_by_role("heading", name="scegli un’azione").wait_for()
    assert not ada.faults()
