"""A deal that nobody chooses: the browser takes part by itself, and says what it found."""

from tests.browser.fixtures import Sit
from tests.browser.person import Person


def shows(person: Person, what: str) -> None:
    """Look at the panel about luck, and find that there."""
    person.page.locator("[data-panel=fair]").click()
    person.sees(1, f".fair {what}")


def test_alone_against_bots_two_clicks_are_enough_and_a_reload_keeps_the_salt(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    shows(ada, "[data-own=true]")
    ada.page.reload()
    ada.page.wait_for_selector("[data-prompt]")
    ada.play_on()
    shows(ada, "[data-verdict=good]")
    ada.reads("your own luck is in the deal", ".fair")

    stranger = sit()
    stranger.come(f"t/{ada.table}")
    stranger.page.wait_for_selector("section.end")
    shows(stranger, "[data-own=false]")
    stranger.reads("cannot say that nobody chose it", ".fair")


def test_a_rematch_alone_begins_by_itself_with_a_part_in_a_new_deal(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    first = ada.table
    ada.play_on()
    ada.page.locator("[data-rematch]").click()
    ada.page.wait_for_selector("[data-prompt]")
    ada.page.wait_for_url(lambda url: first not in url)
    shows(ada, "[data-own=true]")


def test_two_people_have_a_part_each_also_after_a_reload_in_the_room(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.reads("Bob", "[data-parts]")
    ada.page.reload()
    ada.page.wait_for_selector(".code")
    bob.reads("You", "[data-parts]")
    ada.begin()
    bob.page.wait_for_selector("[data-prompt]")
    shows(ada, "[data-own=true]")
    shows(bob, "[data-own=true]")


def test_who_is_not_there_is_waited_for_unless_the_others_agree(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.reads("Bob", "[data-parts]")
    path = f"t/{ada.table}"
    bob.page.goto("about:blank")
    ada.reads("Bob", "[data-absent]")
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    ada.reads("Bob: not there", ".problem")
    ada.page.locator("[data-without]").click()
    ada.page.wait_for_selector("[data-prompt]")
    shows(ada, "[data-own=true]")
    ada.reads("Bob", "[data-no-part]")
    bob.come(path)
    bob.page.wait_for_selector("[data-prompt]")
    shows(bob, "[data-own=false]")


def test_one_device_for_all_says_that_the_server_alone_vouches(sit: Sit) -> None:
    ada = sit()
    ada.set_up("me")
    ada.sees(1, ".fair [data-alone]")
    ada.begin()
    shows(ada, "[data-alone]")
