"""The board of Big Bad Overlord: a battle from the field over the walls to a Duke."""

import time

from tests.browser.fixtures import Sit
from tests.browser.person import Person

STAGES = ["field", "gate", "walls", "throne"]
FIGHT = ["[data-verb=press-on]:not([aria-disabled])", "[data-chair='1'] .mat .card.option"]
ANSWERS = [*FIGHT, "[data-verb]:not([aria-disabled])", ".board .card.option"]


def begun(person: Person, *others: str, words: tuple[str, str] = ("Seat", "Begin")) -> None:
    """A table that begins in the middle: it is this person's turn, with the better Army."""
    person.come("#/new/big-bad-overlord")
    page = person.page
    page.locator("form select").first.select_option(str(len(others) + 1))
    for seat, kind in enumerate(others, 2):
        page.get_by_label(f"{words[0]} {seat}", exact=True).select_option(kind)
    person.create()
    page.get_by_role("button", name=words[1], exact=True).click()
    page.wait_for_selector(".bbo")


def step(person: Person) -> None:
    """The first answer there is, in the order of ANSWERS."""
    page = person.page
    person.wait(20)
    version = page.locator(".board").get_attribute("data-version")
    choice = next(one for one in ANSWERS if page.locator(one).count())
    page.locator(choice).first.click()
    page.wait_for_selector(f".board:not([data-version='{version}'])")


def stage_of(person: Person) -> str:
    battle = person.page.locator("[data-stage]")
    return str(battle.get_attribute("data-stage")) if battle.count() else ""


def fought(person: Person, stage: str, seconds: float = 60) -> list[str]:
    """Fight on until that stage of the battle; the stages on the way."""
    end = time.monotonic() + seconds
    seen: list[str] = []
    while stage_of(person) != stage:
        assert time.monotonic() < end, seen
        assert not person.over, seen
        step(person)
        person.wait(20)
        seen.append(stage_of(person))
    return seen


def test_a_battle_goes_over_the_walls_to_the_duke(besiege: Sit) -> None:
    ada = besiege()
    begun(ada, "bot", "bot")
    page = ada.page
    page.locator("[data-odds='1']").wait_for()
    assert "%" in page.locator("[data-odds='1']").inner_text()
    assert page.locator("[data-chair='1']").get_by_label("3 hidden cards").count() == 1

    ada.page.locator("[data-chair='1'] .mat .card.option").click()
    page.wait_for_selector(".battle")
    ada.wait(20)
    assert stage_of(ada) in STAGES
    assert page.locator("[data-side=attack] .card").count() >= 6

    fought(ada, "walls")
    page.locator("[data-battle-odds]").wait_for()
    assert page.locator("[data-battle-odds] [data-share]").count() == 3
    assert page.locator("[data-bonus=melee-attack]").inner_text().strip().startswith("Attack:")
    assert page.locator("[data-roll] [data-die]").count() >= 2
    assert page.locator("[data-side=defense] .card").count() >= 1
    assert not ada.faults()

    fought(ada, "throne")
    duke = page.locator("[data-side=defense] .relic.duke")
    assert duke.inner_text().split("\n")[0].strip()
    assert page.get_by_role("button", name="Fight round ").count() == 1
    assert not ada.faults()

    end = time.monotonic() + 60
    while not page.locator("[data-chair='1'].dead").count() and time.monotonic() < end:
        step(ada)
        ada.wait(20)
    assert page.locator("[data-chair='1'] .relic.ghost").count() == 1


def test_cards_are_marked_and_go_together_or_not_at_all(besiege: Sit) -> None:
    ada = besiege()
    begun(ada, "bot", "bot")
    page = ada.page
    own = page.locator("[data-chair='0'] .ground")
    own.locator("[data-id=knights-of-darkness-1]").click()
    page.locator("[data-marked='1']").wait_for()
    assert own.locator(".card.planned").count() == 1
    page.locator("[data-verb=done]").click()
    page.locator(".notice.bad").wait_for()
    assert "BBO-10" in page.locator(".notice.bad").inner_text()
    assert own.locator(".card.planned").count() == 1

    own.locator("[data-id=wicked-witch-1]").click()
    page.locator("[data-chair='1'] .mat .card.option").click()
    page.wait_for_selector(".battle")
    ada.sees(1, "[data-side=attack] [data-id=knights-of-darkness-1]")
    ada.sees(0, "[data-side=attack] [data-id=wicked-witch-1]")
    assert not ada.faults()


def test_the_text_view_tells_the_odds_and_what_is_marked(besiege: Sit) -> None:
    ada = besiege()
    begun(ada, "bot", "bot")
    page = ada.page
    page.locator("[data-odds='1']").wait_for()
    page.keyboard.press("t")
    text = page.locator("dialog[open]").inner_text()
    assert "Cards read attack/defence" in text
    assert "victory" in text
    assert "End the turn without an attack" in text
    page.keyboard.press("Escape")
    page.keyboard.press("1")  # the first card of the Army is to go into the Citadel
    page.locator("[data-marked='1']").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-marked]").wait_for(state="detached")


def test_a_ghost_haunts_a_roll_and_may_be_left_alone(besiege: Sit) -> None:
    ada, bob = besiege(), besiege()
    ada.set_up("bot", "bot", "open", game="big-bad-overlord")
    bob.join(ada, "Bob")
    ada.begin()
    ada.page.locator("[data-chair='1'] .mat .card.option").click()
    bob.wait(20)
    page = bob.page
    assert page.locator("[data-chair='3'] .relic.ghost").count() == 1
    assert "standing order" in page.locator(".prompt").inner_text()
    assert page.locator("[data-verb=not-this-battle]").count() == 1
    assert not bob.faults()

    page.locator("[data-verb=help-attack-melee]").click()
    ada.wait(20)
    assert "Help the attackers' MELEE" in ada.page.locator(".log").inner_text()

    ada.page.locator("[data-verb=press-on]").click()
    bob.wait(20)
    page.locator("[data-verb=not-this-battle]").click()
    page.get_by_text("not asked in this battle").wait_for()
    ada.wait(20)
    ada.page.locator("[data-verb=press-on]").click()
    ada.wait(20)
    assert not bob.asked


def test_a_battle_on_a_phone_in_italian(besiege: Sit) -> None:
    ada = besiege("it-IT", phone=True)
    begun(ada, "bot", "bot", words=("Posto", "Comincia"))
    page = ada.page

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    assert fits()
    assert "Tocca a te" in ada.prompt
    fought(ada, "walls")
    assert fits()
    assert "assalto alla Cittadella" in page.locator("[data-stage]").inner_text()
    page.locator("[data-battle-odds]").wait_for()
    assert "L'attacco perde una carta" in page.locator("[data-battle-odds]").inner_text()
    assert not ada.faults()


def test_two_dukes_each_have_two_places(besiege: Sit) -> None:
    ada = besiege()
    begun(ada, "bot")
    ada.sees(4, "[data-chair]")
    ada.sees(2, ".chair.large")
    assert "(left)" in ada.page.locator("[data-chair='1']").inner_text()
    assert not ada.faults()
