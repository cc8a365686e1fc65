"""Bellum Magica in a real Chromium: three days with everything that can happen to a castle."""

from typing import Any

from tests.browser.fixtures import Sit
from tests.browser.person import Person
from tests.games.bellum_magica.tables import (
    Printed,
    a_castle,
    a_creature,
    a_place,
    all_chests,
)


def a_box() -> str:
    """All rows of a castle are alike, so that no test depends on luck."""
    box: dict[str, list[Printed]] = {
        "castle": [a_castle(f"castle-{n}", "FFFFGGGM", "SSST") for n in range(5)],
        "goblin": [a_creature(f"goblin-{n}", "F . . . . .", "S . . . . .") for n in range(10)],
        "evil": [a_creature(f"witch-{n}", "F", "S", "confusion") for n in range(9)],
        "most_evil": [a_creature(f"giant-{n}", "G", "SS", "shield-1") for n in range(9)],
        "tavern": [a_place("tavern", 1, barrel=1)],
        "farm": [a_place(f"farm-{n}", 2, wood=1, metal=1) for n in range(7)],
        "village": [a_place(f"village-{n}", 9, 2, gold=1) for n in range(7)],
        "town": [a_place(f"town-{n}", 9, gold=1) for n in range(10)],
        "chest": all_chests(),
    }
    rows = (f"{kind} = {toml(cards)}" for kind, cards in box.items())
    return "\n".join(('remove = ["*"]', *rows))


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def take(person: Person, what: str) -> None:
    """Choose something, and wait for what comes of it."""
    person.wait()
    version = person.page.locator(".board").get_attribute("data-version")
    person.page.locator(what).first.click()
    person.page.wait_for_selector(f".board:not([data-version='{version}'])")


def come_in(ada: Person, bob: Person) -> None:
    ada.come("#/new/bellum-magica")
    ada.page.locator("form select").first.select_option("2")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.locator("summary").click()
    box = {"name": "box.toml", "mimeType": "text/plain", "buffer": a_box().encode()}
    ada.page.locator("input[type=file]").set_input_files(box)
    ada.create()
    bob.join(ada, "Bob")
    ada.begin()


def settle(ada: Person, bob: Person) -> None:
    """Castles, and a Goblin on either side of each; Bob goes by the buttons."""
    take(ada, "[data-id=castle-0]")
    take(bob, "[data-id=castle-1]")
    for side in ("left", "right"):
        take(ada, f".ghost.{side}")
        take(bob, f"[data-verb={side}]")
    for one in (ada, bob):
        one.sees(4, ".strip")
        one.sees(2, ".keep")


def captain_first(ada: Person, bob: Person) -> tuple[Person, Person]:
    ada.page.wait_for_selector("[data-horde]")
    return (ada, bob) if ada.page.locator(".large .mark").count() else (bob, ada)


def day_is(number: int, *people: Person) -> None:
    for person in people:
        person.reads(str(number), ".horde h2")


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_three_days_with_rolls_again_a_raid_and_a_theft(sit: Sit) -> None:
    """Ada at a desk, Bob on a phone and in Italian."""
    ada, bob = sit(), sit(phone=True)
    come_in(ada, bob)
    settle(ada, bob)
    first, second = captain_first(ada, bob)
    bob.page.locator("[lang=it]").click()
    bob.sees(1, "html[lang=it]")

    day_one(first, second)
    day_is(2, ada, bob)
    day_two(first, second)
    bob.reads("1 forziere rubato", "[data-raid]")
    assert not bob.faults()
    assert fits(bob)
    for one in (second, first):
        take(one, "[data-verb=pass]")
    day_is(3, ada, bob)
    day_three(first, second)
    day_is(4, ada, bob)

    ada.page.keyboard.press("t")
    ada.reads("If a 6 is rolled:", "dialog[open]")
    assert not ada.faults()
    assert fits(bob)


def day_one(first: Person, second: Person) -> None:
    """A Barrel for one, two chests for the other, and both prices."""
    first.sees(6, "[data-face]")
    die = first.page.locator("[data-horde]").get_attribute("data-horde")
    first.sees(1, f"[data-face='{die}'].lit")
    first.sees(2, f"[data-lit='{die}']")
    take(first, "[data-id=tavern]")
    first.sees(1, ".large .chip.barrel")
    take(second, ".card.option[data-id^=farm]")
    first.sees(0, ".castle:not(.large) .value")  # chests are counted, not opened
    second.sees(3, ".large .value")
    take(first, ".offer:has([data-id^=giant]) [data-price=pay-glyphs]:enabled")
    take(first, ".ghost.right")
    first.refused().last.focus()
    first.page.keyboard.press("Enter")
    first.reads("BM-50", ".notice")
    take(first, ".offer:has([data-id^=witch]) .price:enabled")
    take(first, ".ghost.left")
    for one in (first, second):
        take(one, "[data-verb=pass]")


def day_two(first: Person, second: Person) -> None:
    """A round of drinks, a raid and a theft."""
    first.wait()
    first.sees(1, ".horde li.asked")
    second.sees(1, ".horde li.open")
    assert not first.faults()
    before = first.page.locator("[data-throw]").get_attribute("data-throw")
    take(first, ".large .chip.barrel")
    first.sees(0, ".large .chip.barrel")
    first.sees(1, f"[data-throw]:not([data-throw='{before}'])")
    take(second, "[data-verb=pass]")
    take(first, ".keep[data-state=option]")
    second.sees(1, ".large [data-raid]")
    assert not first.faults()
    take(first, "button.stock:has(.metal)")
    for one in (first, second):
        one.sees(1, "[data-raid] [data-stolen='1']")
        one.sees(3, ".large .value")


def day_three(first: Person, second: Person) -> None:
    """Confusion, and then peace."""
    take(first, ".large button.chip.confusion")
    first.sees(1, ".large .chip.confusion.none")
    for _ in ("attack", "recruit"):
        for one in (first, second):
            take(one, "[data-verb=pass]")
