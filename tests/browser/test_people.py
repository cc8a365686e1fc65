"""People at one table: inviting, leaving, standing in, agreeing, talking, watching."""

from pathlib import Path

import overlord
from tests.browser.fixtures import Served, Sit
from tests.browser.person import Person

BOX = Path(overlord.__file__).parent / "games" / "dark_dealings" / "box"


def two(sit: Sit) -> tuple[Person, Person]:
    """Ada, Bob and a bot in the draft, each with nine heroes."""
    ada, bob = sit(), sit()
    ada.set_up("open", "bot")
    bob.join(ada, "Bob")
    ada.begin()
    bob.page.wait_for_selector("[data-prompt]")
    return ada, bob


def test_a_table_out_of_the_list_is_entered_by_its_code(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.come("#/new/dark-dealings")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.locator("[data-listed]").uncheck()
    ada.create()

    bob.come()
    bob.page.wait_for_selector("article")
    bob.page.get_by_text("Nobody is waiting for players").or_(
        bob.page.locator("section.list a.table").first
    ).first.wait_for()
    assert bob.page.locator(f"a[href='#/t/{ada.table}']").count() == 0
    bob.page.get_by_label("Code of a table").fill(f" {ada.table.lower()} ")
    bob.page.get_by_role("button", name="Go there").click()
    bob.page.get_by_role("button", name="Sit here").click()
    ada.sees(0, "li >> text=open")


def test_a_seat_left_before_the_start_is_open_again(sit: Sit) -> None:
    ada, bob = sit(), sit()
    ada.set_up("open")
    bob.join(ada, "Bob")
    ada.reads("Bob", "ul")

    bob.page.locator("[data-leave]").click()

    ada.sees(1, "li >> text=Sit here")
    bob.sees(1, "li >> text=Sit here")
    bob.come()
    bob.page.get_by_text("The tables where you sit will stand here").wait_for()


def test_who_leaves_a_running_game_may_come_back(sit: Sit) -> None:
    ada, bob = two(sit)
    bob.page.keyboard.press("s")
    bob.page.locator("[data-leaving]").click()
    bob.page.locator("[data-leave]").click()
    bob.page.wait_for_selector("article")

    ada.reads("has left", ".rivals")
    ada.choices().first.click()
    ada.page.wait_for_selector(".small .card")

    bob.page.locator("a.table").first.click()
    bob.page.get_by_text("A bot is playing for you").wait_for()
    bob.page.get_by_role("button", name="Play yourself").click()
    bob.sees(0, "[data-substituted]")
    ada.sees(0, ".rivals >> text=has left")
    bob.wait()


def test_a_bot_stands_in_for_somebody_gone_and_the_seat_is_reclaimed(
    sit: Sit, toys: Served
) -> None:
    ada, bob = sit(), sit()
    ada.address = bob.address = toys.address
    ada.set_up("open", game="toy-cellar")
    bob.join(ada, "Bob")
    ada.begin()
    bob.page.wait_for_selector("[data-prompt]")
    back = bob.page.url
    bob.page.goto("about:blank")

    ada.page.get_by_text("Bob is away").wait_for()
    ada.page.wait_for_timeout(400)  # so long the toys' server waits
    ada.page.get_by_role("button", name="Let a bot play").click()
    ada.reads("Greedy", ".head >> text=Bob >> xpath=..")
    ada.sees(0, ".away")

    bob.page.goto(back)
    bob.page.get_by_role("button", name="Play yourself").click()
    bob.sees(0, "[data-substituted]")
    ada.sees(0, ".head .bot")


def test_an_undo_that_others_have_seen_needs_their_consent(sit: Sit) -> None:
    ada, bob = two(sit)
    while not ada.page.locator("button.undo", has_text="The others have to agree").count():
        ada.decide(quick=True)
        bob.decide(quick=True)
        ada.page.wait_for_timeout(20)
    ada.wait()
    kept = ada.page.locator(".small .card").count()

    ada.page.keyboard.press("u")
    bob.reads("would like to take back the last answer", "[data-vote]")
    bob.page.get_by_role("button", name="Refuse").click()
    bob.sees(0, "[data-vote]")
    ada.sees(kept, ".small .card")

    ada.page.keyboard.press("u")
    bob.page.get_by_role("button", name="Agree", exact=True).click()
    ada.sees(kept - 1, ".small .card")
    bob.sees(0, "[data-vote]")


def test_talk_is_heard_until_it_is_muted(sit: Sit) -> None:
    ada, bob = two(sit)
    ada.page.keyboard.press("c")
    ada.page.keyboard.type("I smell <b>halflings</b>")
    ada.page.keyboard.press("Enter")
    bob.reads("(1)", "[data-panel=chat]")
    bob.page.locator("[data-panel=chat]").click()
    bob.reads("I smell <b>halflings</b>", ".chat li")

    bob.page.get_by_role("button", name="mute").first.click()
    bob.sees(0, ".chat li >> text=halflings")
    ada.page.keyboard.type("And knights")
    ada.page.keyboard.press("Enter")
    ada.reads("And knights", ".chat li:last-child")
    bob.page.get_by_role("button", name="Hear").click()
    bob.reads("halflings", ".chat li")


def test_who_watches_sees_only_what_all_may_see(sit: Sit) -> None:
    ada, eve = sit(), sit()
    ada.set_up("bot")
    ada.begin()
    ada.wait()
    hand = ada.page.locator(".hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
    eve.come(f"t/{ada.table}")
    eve.page.wait_for_selector("[data-prompt]")

    assert not eve.asked
    assert eve.page.locator("button.undo, [data-verb], .card.option").count() == 0
    assert eve.page.locator(".board .card").count() == 0
    assert "9" in eve.page.locator(".castle").first.inner_text()
    ada.choices().first.click()
    eve.page.wait_for_timeout(300)
    seen = eve.page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert len(hand) == 9
    assert not set(hand) & set(seen)


def test_the_clock_runs_for_whom_it_is_asked(sit: Sit) -> None:
    ada = sit()
    ada.come("#/new/dark-dealings")
    ada.page.get_by_label("Clock").select_option("brisk")
    ada.create()
    ada.begin()

    clock = ada.page.locator(".large .clock")
    clock.wait_for()
    first = clock.inner_text()
    changed = "was => document.querySelector('.large .clock').innerText !== was"
    ada.page.wait_for_function(changed, arg=first)
    before, after = (int(text.rpartition(":")[2]) for text in (first, clock.inner_text()))
    assert 20 < after < before <= 30


def test_a_box_of_ones_own_is_taken_or_refused_with_a_reason(sit: Sit, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = "".join((BOX / name).read_text("utf-8") for name in ("heroes.toml", "defenses.toml"))
    bad = tmp_path / "bad.toml"
    bad.write_text(f"{text}\n[secret]\nx = 1", "utf-8")
    own.write_text(text, "utf-8")
    ada = sit()
    ada.come("#/new/dark-dealings")
    ada.page.get_by_text("More", exact=True).click()

    ada.page.get_by_label("Cards of your own").set_input_files(bad)
    ada.page.locator("form button[type=submit]").click()
    ada.reads("This box cannot be used", ".problem")
    ada.reads("secret", ".problem")

    ada.page.get_by_label("Cards of your own").set_input_files(own)
    ada.create()
    ada.begin()
    ada.sees(9, ".hand .card")
