"""The board of Conan: a turn of both sides, with mouse, keys, thumb and in Italian."""

import pytest

from tests.browser.fixtures import Sit
from tests.browser.person import Person

CALM = ("keep", "no")  # what ends a question about dice or reactions


def two(raid: Sit, *, phone: bool = False) -> tuple[Person, Person]:
    """Ada is the Overlord and has just begun her turn; Ben has the heroes."""
    ada, ben = raid(), raid(phone=phone)
    ada.set_up("open", game="conan")
    ben.join(ada, "Ben")
    ada.begin()
    ben.page.wait_for_selector("[data-prompt]")
    for person in (ada, ben):
        person.ask_everything()
    return ada, ben


def choose(person: Person, what: str) -> None:
    """Click, and wait for what comes of it."""
    version = person.page.locator(".board").get_attribute("data-version")
    person.page.locator(what).first.click()
    person.page.wait_for_selector(f".board:not([data-version='{version}'])")


def settled(*people: Person) -> None:
    """Nobody throws a die again or reacts, until something else is asked."""
    verbs = ", ".join(f"[data-verb={verb}]:not([aria-disabled])" for verb in CALM)
    for _ in range(20):
        for person in people:
            if person.asked and person.page.locator(verbs).count():
                choose(person, verbs)
                break
        else:
            return


def gems(person: Person, chair: int, spot: str, count: int) -> None:
    person.sees(count, f"[data-spot='{chair} {spot}'] .gem")


def label(person: Person, area: str) -> str:
    found = person.page.locator(f"[data-area=village-{area}]").get_attribute("aria-label")
    return str(found)


def hover(person: Person, what: str, tip: str) -> None:
    person.page.locator(what).hover()
    person.page.locator("[role=tooltip]").get_by_text(tip).wait_for()
    person.page.mouse.move(0, 0)
    person.sees(0, "[role=tooltip]")


def charge(ada: Person) -> None:
    """A hyena runs over to Conan and bites, up to the question how he guards."""
    choose(ada, "[data-tile=tile-hyenas] .card")
    ada.page.wait_for_selector(".target.far[data-area=village-c3]")
    ada.page.locator("[data-area=village-c3]").click()
    ada.reads("to C3", ".log li:last-child")
    choose(ada, "[data-verb=melee]")
    choose(ada, "[data-piece=conan]")
    settled(ada)


def test_a_turn_of_the_overlord_and_a_turn_of_a_hero(raid: Sit) -> None:
    ada, ben = two(raid)
    bite(ada, ben)
    second_activation(ada, ben)
    hero(ada, ben)


def bite(ada: Person, ben: Person) -> None:
    """The first activation; Conan guards himself with two gems and his shield."""
    page = ada.page
    gems(ada, 0, "reserve", 10)
    assert page.locator("[data-tile=tile-hyenas] .cost b").inner_text() == "4"
    choose(ada, "[data-tile=tile-hyenas] .card")
    gems(ada, 0, "reserve", 6)
    gems(ada, 0, "fatigue", 7)
    assert page.locator("[data-tile]").last.get_attribute("data-tile") == "tile-hyenas"

    page.locator("[data-area=village-c7]").hover()
    ada.reads("3 movement points of 10", "[data-reach]")
    page.locator("[data-area=village-b2]").hover()
    ada.reads("Not in sight from C5 (CO-H35)", "[data-sight]")
    ada.sees(1, ".sight.blind")
    assert not ada.faults()
    page.locator("[data-area=village-c3]").click()
    ada.reads("to C3", ".log li:last-child")
    assert "Conan · Pict Warrior · Hyena" in label(ada, "c3")

    choose(ada, "[data-verb=melee]")
    hover(ada, "[data-piece=shevatas]", "Out of reach")
    choose(ada, "[data-piece=conan]")
    ada.sees(1, "[data-fight=attack]")
    settled(ada)
    ben.sees(1, "[data-fight=meeting]")
    ben.reads("Hyena", "[data-fight]")
    assert ben.prompt.startswith("Your turn: Hyena attacks Conan with a power of ")
    assert "to come away unhurt" in str(
        ben.page.locator("[data-verb=gems-2]").get_attribute("aria-label")
    )
    assert not ben.faults()
    choose(ben, "[data-verb=gems-2]")
    gems(ben, 1, "guard", 2)
    settled(ben)
    ada.wait()
    ada.sees(1, "[data-fight=over]")
    assert page.locator("[data-defence]").get_attribute("data-defence")
    ada.reads("Conan defends with", ".log")


def second_activation(ada: Person, ben: Person) -> None:
    """A Pict Warrior strikes, and a third tile is refused."""
    choose(ada, "[data-verb=done]")
    choose(ada, "[data-tile=tile-pict-warriors] .card")
    choose(ada, "[data-verb=melee]")
    choose(ada, "[data-piece=conan]")
    settled(ada)
    choose(ben, "[data-verb=gems-0]")
    settled(ben)
    ada.wait()
    choose(ada, "[data-verb=done]")
    hover(ada, "[data-tile=tile-zogar-sag] .card", "Two tiles have been activated")
    ada.reads("End the turn", "[data-verb=done]")
    choose(ada, "[data-verb=done]")


def hero(ada: Person, ben: Person) -> None:
    """Conan strikes a hyena with his axe, and the Overlord guards it.

    Shevatas has no Fatigue, so he is not asked for a stance; Hadrathus has his Halo (CO-C73).
    """
    page = ben.page
    for id in ("conan", "hadrathus"):
        page.wait_for_selector(f"[data-subject={id}]")
        choose(ben, "[data-verb=aggressive]")
    page.wait_for_selector("[data-subject=conan]")
    page.locator("[data-area=village-b3]").hover()
    ben.reads("An enemy with Blocking is in the way (CO-K10)", "[data-reach]")
    choose(ben, "[data-verb=melee]")
    choose(ben, "[data-piece=hyenas-1]")
    choose(ben, "[data-verb=gems-2]")
    gems(ben, 1, "melee", 2)
    settled(ben)
    ada.wait()
    ada.sees(1, "[data-fight=meeting]")
    choose(ada, "[data-verb=gems-1]")
    gems(ada, 0, "guard", 1)
    settled(ada)
    ben.wait()
    ben.sees(1, "[data-fight=over]")
    ben.reads("Battle Axe", "[data-fight]")
    ben.reads("Hyena defends with", ".log")


def test_the_map_is_read_and_enlarged_with_the_keyboard(raid: Sit) -> None:
    ada, _ben = two(raid)
    page = ada.page
    choose(ada, "[data-tile=tile-hyenas] .card")
    page.wait_for_selector("[data-area=village-c4][data-state=option]")
    page.locator("[data-area=village-c4]").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.area") == "village-b4"
    ada.reads("Hut 2, of stone (B4)", "[data-description]")
    ada.reads("Zogar Sag, 5 life", "[data-description]")
    page.keyboard.press("v")
    page.locator("path.dark").first.wait_for(state="attached")
    page.keyboard.press("v")
    ada.sees(0, "path.dark")
    page.keyboard.press("+")
    ada.sees(1, "svg.enlarged")
    page.keyboard.press("0")
    ada.sees(0, "svg.enlarged")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    ada.reads("to C4", ".log li:last-child")

    page.keyboard.press("t")
    text = page.locator("dialog[open]").inner_text()
    assert "The heroes win if Yselda and Zogar Sag's Head are carried off the board" in text
    assert "[1] Pict Hunters (blue) †" in text
    assert "C1 · " not in text
    assert "Hut 4 (C1) · hut · a chest" in text


def test_a_guard_on_a_phone_in_italian(raid: Sit) -> None:
    ada, ben = two(raid, phone=True)
    page = ben.page
    page.get_by_role("button", name="IT", exact=True).tap()
    charge(ada)
    page.get_by_role("heading", name="scegli quante gemme mettere in Guardia").wait_for()
    page.get_by_role("region", name="Attacco").wait_for()
    ben.reads("potenza", "[data-fight]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not ben.faults()
    page.locator("[data-verb=gems-2]").tap()
    ben.reads("Il Libro di Skelos", "[data-book]")
    ben.reads("Gli eroi vincono se escono dal tabellone Yselda", ".story")


@pytest.mark.parametrize(
    ("scenario", "board"), [("hunting-the-tigress", "ships"), ("in-the-heart-of-darkness", "fort")]
)
def test_every_scenario_has_its_board(sit: Sit, scenario: str, board: str) -> None:
    ada = sit()
    ada.come("#/new/conan")
    ada.page.locator(f"select:has(option[value={scenario}])").select_option(scenario)
    ada.create()
    ada.begin()
    ada.page.wait_for_selector(f"[data-area^={board}-]")
    assert ada.page.locator("[data-piece]").count() > 10
