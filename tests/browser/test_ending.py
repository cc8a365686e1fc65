"""The end of a game comes into view, and one can go on from it."""

from tests.browser.fixtures import Sit
from tests.browser.person import Person

IN_SIGHT = """
() => {
    const { top, height } = document.querySelector("section.end").getBoundingClientRect();
    return top >= 0 && top + Math.min(height, 200) <= innerHeight;
}
"""


def to_the_end(ada: Person, *others: Person) -> None:
    """Everybody decides; Ada has scrolled down as far as it goes."""
    for _ in range(600):
        if ada.over:
            return
        for one in (ada, *others):
            one.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            one.decide(quick=True)
        ada.page.wait_for_timeout(10)


def test_the_result_is_in_sight_and_the_game_is_played_on_from_a_moment(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    to_the_end(ada)
    ada.page.wait_for_function(IN_SIGHT)
    ada.sees(1, "[data-turns]")
    assert 1 <= ada.page.locator("[data-turns] li").count() <= 3
    assert not ada.faults()

    ada.page.locator("[data-turns] [data-play-on]").first.click()
    ada.reads("Played on from a finished game", "[data-played-on]")
    ada.page.wait_for_selector("[data-prompt]")
    assert not ada.faults()


def test_a_replay_plays_by_itself_until_somebody_takes_a_step(sit: Sit) -> None:
    ada = sit()
    ada.play_alone()
    ada.play_on()
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.locator("[data-play-replay]").click()
    ada.reads("after 2 of", "[data-step]")
    ada.page.keyboard.press("Home")
    ada.reads("after 0 of", "[data-step]")
    ada.page.locator("[data-play-on]").click()
    ada.page.wait_for_selector("[data-prompt]")


def test_one_click_is_a_rematch_and_everybody_keeps_their_seat(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.begin()
    old = ada.table
    to_the_end(ada, bob)
    bob.page.wait_for_selector("section.end")
    bob.page.goto("about:blank")  # who leaves before it …

    ada.page.locator("[data-rematch]").click()
    ada.page.wait_for_selector(".code")
    assert ada.table != old
    ada.reads("You", "main li")

    bob.come(f"t/{ada.table}")  # … still sits there
    bob.reads("You", "main li >> nth=1")
    assert bob.page.get_by_role("button", name="Sit here").count() == 0
