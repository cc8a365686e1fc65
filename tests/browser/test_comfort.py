"""Comforts of a table: settings, the log, looking closely and back, sounds, dice."""

from typing import Any

from tests.browser.fixtures import Served, Sit

FLIGHTS = "document.getAnimations().filter((one) => one.id === 'flight').length"
NOISE = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.tones += 1; start.apply(this, at); };
"""
TRACE = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    if (how[1].id === "flight") window.flown += 1;
    return animate.apply(this, how);
};
"""


def test_movement_is_off_quick_or_normal_and_any_key_lands_it(sit: Sit) -> None:
    ada = sit(flying=True)
    ada.page.add_init_script(TRACE)
    ada.play_bots()
    # Slow enough to be seen flying; pages cannot ask for that.
    ada.page.evaluate(
        "() => { const fly = Element.prototype.animate;"
        " Element.prototype.animate = function (frames, how) {"
        " return fly.call(this, frames, { ...how, duration: how.duration * 100 }); }; }"
    )
    ada.choices().first.click()
    ada.page.wait_for_function(f"() => {FLIGHTS} > 0")  # a bare expression would need eval
    ada.page.keyboard.press("Shift")
    assert ada.page.evaluate(FLIGHTS) == 0

    ada.page.locator("[data-settings]").click()
    ada.page.get_by_label("At once", exact=True).check()
    ada.page.keyboard.press("Escape")
    before = ada.page.evaluate("flown")
    assert before > 0
    ada.page.locator("button.undo").click()
    ada.sees(9, ".hand .card")
    assert ada.page.evaluate("flown") == before

    ada.page.reload()
    ada.page.wait_for_selector("html[data-pace=off]")


def test_whoever_is_quicker_than_an_acknowledgement_is_heard(sit: Sit) -> None:
    """The table moves on before the ack comes; here it never does, and yet one plays on."""
    ada = sit()

    def without_acks(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda said: None if '"type":"ack"' in said else socket.send(said))

    ada.page.route_web_socket("**", without_acks)
    ada.play_alone()

    assert ada.decide(quick=True)
    assert ada.decide(quick=True)


def test_every_move_can_ask_for_confirmation(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    ada.page.keyboard.press("s")
    ada.page.locator("[data-careful]").check()
    assert not ada.faults()
    ada.page.keyboard.press("Escape")
    ada.sees(0, "dialog")

    ada.choices().first.click()
    ada.sees(1, "[data-sure]")
    ada.sees(1, ".card[data-armed]")
    assert ada.page.locator(".hand .card").count() == 9
    ada.page.keyboard.press("Escape")
    ada.sees(0, "[data-sure]")
    ada.page.keyboard.press("2")
    ada.sees(1, "[data-sure]")
    ada.page.locator("h1").click()
    ada.page.keyboard.press("Enter")
    ada.sees(8, ".hand .card")

    ada.page.reload()
    ada.page.wait_for_selector("[data-prompt]")
    ada.choices().first.click()
    ada.sees(1, "[data-sure]")
    ada.sees(8, ".hand .card")


def test_a_hint_is_given_on_demand_and_gone_with_the_decision(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    assert "Choose the first of two heroes to keep" in ada.prompt

    ada.page.get_by_role("button", name="Hint").click()

    ada.reads("chance to win about", ".hint li")
    hints = ada.page.locator(".hint li button")
    assert 1 <= hints.count() <= 3
    assert not ada.faults()
    hints.first.click()
    ada.sees(0, ".hint li")
    ada.reads("Choose the second hero to keep", "[data-prompt]")


def test_the_levels_of_bots_are_named_in_the_language_of_the_page(sit: Sit) -> None:
    ada = sit()
    ada.set_up("open")
    levels = ada.page.locator("main li select option")
    ada.sees(6, "main li select option")  # the names come with an answer of the server
    assert levels.all_inner_texts()[1:] == ["Random", "Greedy", "Minion", "Lieutenant", "Overlord"]
    ada.page.get_by_role("button", name="Italiano").click()
    ada.reads("Luogotenente", "main li select")


def test_the_log_is_sifted_and_shows_the_table_as_it_was(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    ada.choices().first.click()
    ada.sees(8, ".hand .card")
    everything = ada.page.locator(".log li").count()
    ada.page.get_by_label("Lines about").select_option("Vexandra")
    ada.reads("Dealt to Vexandra", ".log li")
    assert 0 < ada.page.locator(".log li").count() < everything
    ada.sees(0, ".log li >> text=Shuffled")
    ada.page.get_by_label("Search the log").fill("DD-8")
    ada.sees(1, ".log li")
    ada.page.get_by_label("Search the log").fill("dragon")
    ada.reads("Nothing of the kind", ".log")
    ada.page.get_by_label("Lines about").select_option("Everybody")
    ada.page.get_by_label("Search the log").fill("Dealt to you")

    ada.page.locator("[data-moment]").click()
    ada.sees(1, "[data-past]")
    ada.sees(9, ".hand .card")
    ada.sees(0, ".card.option")
    ada.reads("after 0 answers", "[data-past]")
    assert not ada.faults()
    ada.page.keyboard.press("1")
    ada.sees(9, ".hand .card")
    ada.page.get_by_role("button", name="Back to now").click()
    ada.sees(0, "[data-past]")
    ada.sees(8, ".hand .card.option")

    ada.page.locator("[data-moment]").click()
    ada.sees(1, "[data-past]")
    ada.page.keyboard.press("Escape")
    ada.sees(8, ".hand .card.option")


def test_a_card_is_looked_at_closely(sit: Sit) -> None:
    ada = sit()
    ada.play_bots()
    card = ada.choices().first
    name = card.locator(".name").inner_text()
    card.click(button="right")
    assert name.lower() in ada.page.locator("dialog[open]").inner_text().lower()
    assert not ada.faults()
    ada.page.keyboard.press("Escape")
    ada.sees(0, "dialog")
    card.focus()
    ada.page.keyboard.press("z")
    ada.page.get_by_role("button", name="Choose").click()
    ada.sees(8, ".hand .card")


def test_what_happened_is_said_and_sounded_unless_muted(sit: Sit) -> None:
    ada = sit()
    ada.page.add_init_script(NOISE)
    ada.play_bots()
    assert "Choose the first of two heroes to keep" in ada.page.locator("[data-heard]").inner_text()
    assert ada.page.locator("[data-heard]").get_attribute("aria-live") == "polite"
    name = ada.choices().first.locator(".name").inner_text()
    ada.choices().first.click()
    ada.sees(8, ".hand .card")
    assert name.lower() in ada.page.locator("[data-heard]").inner_text().lower()
    assert ada.page.evaluate("tones") > 0

    ada.page.keyboard.press("m")
    before = ada.page.evaluate("tones")
    ada.choices().first.click()
    ada.sees(7, ".hand .card")
    assert ada.page.evaluate("tones") == before
    ada.page.reload()
    ada.page.locator("[aria-label='Sound'][aria-pressed=false]").wait_for()


def test_dice_fall_where_a_game_rolls(sit: Sit, toys: Served) -> None:
    ada = sit(flying=True)
    ada.address = toys.address
    ada.set_up("me", game="toy-ambush")
    ada.begin()
    ada.page.locator("[data-verb=raid]").click()
    ada.page.locator(".cover button").click()
    ada.page.locator("[data-verb=fall-upon]").click()
    ada.page.locator(".cover button").click()
    ada.page.wait_for_selector(".log [data-die]")

    ada.page.locator("[data-verb=roll-raider]").click()
    die = ada.page.locator("[data-news] [data-die]").last
    value = int(die.get_attribute("data-die"))
    assert die.locator("circle").count() == value
    assert str(value) in ada.page.locator("[data-news] [role=img]").last.get_attribute("aria-label")
    style = "one => [getComputedStyle(one).animationName, getComputedStyle(one).animationDuration]"
    name, took = die.evaluate(style)
    assert "tumble" in name
    assert 0 < float(took.removesuffix("s")) <= 0.4
    ada.page.emulate_media(reduced_motion="reduce")
    assert die.evaluate(style)[0] == "none"


def test_not_in_this_battle_is_said_once_and_can_be_taken_back(sit: Sit, toys: Served) -> None:
    ada, bob = sit(), sit()
    ada.address = bob.address = toys.address
    ada.set_up("open", game="toy-ambush")
    bob.join(ada, "Bob")
    ada.begin()

    ada.page.locator("[data-verb=raid]").click()
    bob.reads("Not this turn", "[data-standing]")
    bob.page.locator("[data-verb=fall-upon]").click()
    ada.reads("Not in this battle", "[data-standing]")
    ada.page.locator("[data-standing]").click()
    ada.reads("Not in this battle: “interfere” is answered for you", "[data-order]")
    bob.page.locator("[data-verb=roll-ambusher]").click()
    bob.wait()  # Ada has passed unasked
    bob.sees(0, "[data-order]")
    assert not ada.asked
    assert not ada.faults()

    ada.page.locator("[data-order] button").click()
    ada.sees(0, "[data-order]")
    bob.page.locator("[data-verb=roll-ambusher]").click()
    ada.wait()
    assert not ada.faults()

    ada.ask_everything()
    ada.page.reload()
    ada.page.wait_for_selector("[data-prompt]")
    ada.page.keyboard.press("s")
    assert ada.page.locator("[data-ask-everything]").is_checked()
    assert not ada.faults()
