"""Pace at which a page shows what others do: one thing after the other, in nobody's way."""

from tests.browser.fixtures import Sit
from tests.browser.person import Person

ANY = """
() => {
    const what = ".board [data-state=option], [data-ready], " +
        ".prompt [data-verb]:not([aria-disabled])";
    const all = document.querySelector(".prompt.mine") ? [...document.querySelectorAll(what)] : [];
    window.turn = (window.turn ?? 0) + 7;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    all[window.turn % all.length]?.dispatchEvent(click); // areas of a map have no click()
    return Boolean(document.querySelector("[data-skip]"));
}
"""


def until_played(ada: Person, *, most: int = 400) -> bool:
    """Decide something, again and again, until something is played."""
    for _ in range(most):
        if ada.page.evaluate(ANY):
            return True
        ada.page.wait_for_timeout(25)
    return False


def at_big_bad_overlord(ada: Person) -> None:
    ada.come()
    ada.page.locator("article[data-game=big-bad-overlord] [data-play]").click()
    ada.page.wait_for_selector("[data-prompt]")


def slowly(ada: Person) -> None:
    ada.page.keyboard.press("s")
    ada.page.get_by_label("Slow", exact=True).check()
    assert not ada.faults()
    ada.page.keyboard.press("Escape")
    ada.sees(0, "dialog")


def lines(ada: Person) -> int:
    return int(ada.page.locator(".log li").count())


def test_a_key_and_a_click_show_what_is_now_and_choose_nothing(sit: Sit) -> None:
    ada = sit(flying=True)
    at_big_bad_overlord(ada)
    slowly(ada)
    assert until_played(ada)
    assert not ada.asked
    before = lines(ada)
    ada.page.keyboard.press("Space")
    ada.sees(0, "[data-skip]")
    assert lines(ada) > before

    assert until_played(ada)
    assert not ada.faults()
    before, version = lines(ada), ada.page.locator(".board").get_attribute("data-version")
    ada.page.mouse.click(300, 500)
    ada.sees(0, "[data-skip]")
    assert lines(ada) >= before
    assert int(ada.page.locator(".board").get_attribute("data-version") or 0) >= int(version or 0)

    assert until_played(ada)
    ada.page.locator("[data-pace-choice]").select_option("off")
    ada.sees(0, "[data-skip]")
    assert not until_played(ada, most=60)


def test_with_reduced_motion_it_is_a_list_at_once(sit: Sit) -> None:
    ada = sit()
    at_big_bad_overlord(ada)
    assert not until_played(ada, most=80)
    ada.sees(1, "[data-news]")


def test_it_is_over_within_three_seconds_under_a_clock(sit: Sit) -> None:
    ada = sit(flying=True)
    ada.come("#/new/big-bad-overlord")
    ada.page.get_by_label("Clock").select_option("relaxed")
    ada.create()
    ada.begin()
    slowly(ada)
    ada.page.evaluate("""() => {
        window.longest = 0;
        let since = 0;
        new MutationObserver(() => {
            const playing = Boolean(document.querySelector("[data-skip]"));
            if (playing && !since) since = Date.now();
            if (!playing && since) {
                window.longest = Math.max(window.longest, Date.now() - since);
                since = 0;
            }
        }).observe(document.body, { subtree: true, childList: true });
    }""")
    assert until_played(ada)
    ada.wait(30)
    assert ada.page.evaluate("longest") > 0


def test_who_comes_back_sees_what_happened_meanwhile(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.begin()
    place = ada.page.url
    for _ in range(2):
        ada.wait()
        ada.decide(quick=True)
    ada.page.goto("about:blank")
    for _ in range(3):
        bob.wait()
        bob.decide(quick=True)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.goto(place)
    ada.page.wait_for_selector("[data-prompt]")
    ada.sees(1, "[data-missed]")
    assert not ada.faults()
    ada.page.locator("[data-missed-list]").click()
    ada.reads("Bob", "[data-missed-lines]")
    ada.page.keyboard.press("Escape")
    ada.sees(0, "[data-missed]")

    ada.page.goto("about:blank")
    bob.wait()
    bob.decide(quick=True)
    ada.page.goto(place)
    ada.page.locator("[data-missed-play]").click()
    ada.sees(1, "[data-skip]")
    ada.page.keyboard.press("Space")
    ada.sees(0, "[data-skip]")


def test_what_stands_out_is_shown_over_the_board(sit: Sit) -> None:
    ada = sit(flying=True)
    ada.play_alone()
    ada.page.evaluate("""() => {
        window.moments = [];
        new MutationObserver(() => {
            const kind = document.querySelector("[data-moment-kind]")?.dataset.momentKind;
            if (kind && window.moments.at(-1) !== kind) window.moments.push(kind);
        }).observe(document.body, { subtree: true, childList: true });
    }""")
    for _ in range(200):
        ada.page.evaluate(ANY)
        if ada.page.locator("[data-skip]").count():
            ada.page.keyboard.press("Space")
        if "battle" in ada.page.evaluate("moments"):
            break
        ada.page.wait_for_timeout(40)
    assert "battle" in ada.page.evaluate("moments")
