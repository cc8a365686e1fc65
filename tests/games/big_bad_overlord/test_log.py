"""The log of Big Bad Overlord, line by line, in both languages."""

from overlord.core.layout import SPECTATOR
from overlord.core.start import Entry
from overlord.present.log import Chronicle
from overlord.words import Words
from tests.games.big_bad_overlord.tables import (
    DUKES,
    FAR,
    WALL,
    Duke,
    Table,
    a_battle,
    a_quest,
    a_table,
)

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def lines_for(table: Table, language: str = "en", reader: int = SPECTATOR) -> list[str]:
    """What was heard so far, in words."""
    words = Words(language, "big-bad-overlord")
    names = NAMES[: table.state.players]
    entries = [Entry(number, 0, event) for number, event in enumerate(table.heard.events)]
    return [line.text for line in Chronicle(words, table.state.setup, names, reader).lines(entries)]


def thrown(table: Table, start: str, language: str = "en") -> str:
    """The first line that begins so."""
    return next(line for line in lines_for(table, language) if line.startswith(start))


def test_mind_and_magic_say_what_had_to_be_reached() -> None:
    table = a_battle("wicked-witch-1 riff-raff-1", "riff-raff-2 legion-of-doom-1")
    table.attack(1, 11, 8)
    assert thrown(table, "Ann · MIND").endswith("(+1) = 12 · 12 needed: succeeds")
    assert thrown(table, "Ann · MAGIC").endswith("(+2) = 10 · 12 needed: fails")
    assert thrown(table, "Ann · MENTE", "it").endswith("(+1) = 12 · serve 12: riesce")
    assert thrown(table, "Ann · MAGIA", "it").endswith("(+2) = 10 · serve 12: fallisce")


def test_two_ones_and_two_sixes_are_called_so() -> None:
    table = a_battle("wicked-witch-1 riff-raff-1", "riff-raff-2 legion-of-doom-1")
    table.attack(1, 12, 2)
    assert thrown(table, "Ann · MIND").endswith("= 13 · 12 needed: two sixes succeed")
    assert thrown(table, "Ann · MAGIC").endswith("= 4 · 12 needed: two ones fail")
    assert thrown(table, "Ann · MENTE", "it").endswith("serve 12: il doppio sei riesce")


def test_a_citadel_says_what_it_does_to_a_bonus() -> None:
    table = a_battle("wicked-witch-1 legion-of-doom-1", "", "riff-raff-2 thunder-newts-1")
    table.attack(1, 7, 7, 7, 7, 7)
    assert thrown(table, "Ann · MIND").endswith(
        " = 7 · the Citadel halves the bonus · 12 needed: fails"
    )
    assert thrown(table, "Bob · MAGIC").endswith(
        "(+2) = 9 · the Citadel doubles the bonus · 12 needed: fails"
    )
    assert thrown(table, "Bob · MELEE").endswith(
        "(+4) = 11 against 11 · the Citadel doubles the bonus"
    )
    assert thrown(table, "Ann · MELEE").endswith("(+4) = 11")
    assert "la Cittadella dimezza il bonus" in thrown(table, "Ann · MENTE", "it")
    assert "la Cittadella raddoppia il bonus" in thrown(table, "Bob · MISCHIA", "it")


def test_a_do_gooder_says_what_it_leaves_of_a_bonus() -> None:
    table = a_quest("mister-nice-guy", "troops-of-terror-1 legion-of-doom-1")
    table.luck(7, 7, 7)
    table.idle()
    assert thrown(table, "Ann · MELEE").endswith("the Do-Gooder halves the bonus")
    light = a_quest("legion-of-light", "mighty-sorcerer legion-of-doom-1")
    light.luck(7, 7, 7)
    light.idle()
    assert "the Do-Gooder cancels the bonus" in thrown(light, "Ann · MAGIC")
    assert "il Buoncuore annulla il bonus" in thrown(light, "Ann · MAGIA", "it")


def test_a_die_names_the_cards_it_decides_among() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1 riff-raff-2 legion-of-doom-2")
    table.attack(1, 9, 5, (1, 2, 2))
    line = "Equal lowest defence: Riff-Raff, Riff-Raff · the die picks number 2 of 2"
    assert line in lines_for(table)
    line = thrown(table, "Difesa più bassa", "it")
    assert line.endswith(": Accozzaglia, Accozzaglia · il dado sceglie la numero 2 di 2")


def test_a_tie_in_melee_is_called_one() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "legion-of-doom-2 riff-raff-2")
    table.attack(1, 7, 7, 8, 6)
    assert lines_for(table).count("A tie at 12: both sides roll again") == 1
    assert lines_for(table, "it").count("Parità a 12: entrambe le parti ritirano") == 1


def test_who_sends_a_card_says_to_which_side() -> None:
    others = Duke("octobats-1"), Duke("octobats-2 octobats-3")
    table = a_battle("legion-of-doom-1 legion-of-doom-2", "riff-raff-1", "", *others)
    table.answer(DUKES[1], "octobats-2", "octobats-3", "done", "octobats-1")
    lines = lines_for(table)
    assert lines.count("Dan joins the attackers") == 1
    assert lines.index("Dan joins the attackers") + 1 == lines.index(
        "Dan sends Octobats, Octobats into the battle"
    )
    assert "Cleo joins the defenders" in lines
    assert "You join the defenders" not in lines_for(table, reader=3)
    assert "Dan si unisce a chi attacca" in lines_for(table, "it")
    assert "Cleo si unisce a chi si difende" in lines_for(table, "it")


def test_a_drawn_card_that_is_hidden_is_told_to_its_owner_alone() -> None:
    table = a_table(
        Duke("riff-raff-1", WALL), FAR, FAR_TOO, agenda=[("Turn", {"chair": 0})], deck="doomsword"
    )
    table.answer("toady-1")
    assert not [line for line in lines_for(table) if "Doomsword" in line]
    assert not [line for line in lines_for(table, reader=1) if "Doomsword" in line]
    assert "You put Doomsword into your Citadel" in lines_for(table, reader=0)
    assert "Into the Army of Ann: Toady" in lines_for(table)


def cited(table: Table, topic: str) -> set[tuple[str, ...]]:
    """The rules that were told with a kind of event, or a move between two zones."""
    names = table.state.setup.layout.names
    found = set()
    for event in table.heard.events:
        move = ""
        if event.source >= 0:
            zones = [names[zone].partition(".")[0] for zone in (event.source, event.target)]
            move = "-".join(zones)
        if topic in (event.topic, move):
            found.add(event.rules)
    return found


def test_what_happens_cites_the_rule_that_did_it() -> None:
    charmed = a_battle("brain-stormer-1", "legion-of-doom-1 troops-of-terror-1 riff-raff-1")
    charmed.attack(1, 9, 11, 4)
    assert cited(charmed, "army-captives") == {("BBO-39",)}
    charmed.answer("done")
    assert cited(charmed, "captives-discard") == {("BBO-41",)}
    assert cited(charmed, "breaks-off") == {("BBO-60",)}
    assert cited(charmed, "attacks") == {("BBO-21",)}
    tied = a_battle("legion-of-doom-1 riff-raff-1", "legion-of-doom-2 riff-raff-2")
    tied.attack(1, 7, 7, 8, 6)
    assert cited(tied, "tied") == {("BBO-53",)}
    looted = a_battle("legion-of-doom-1", "riff-raff-1 doomsword", "riff-raff-2")
    looted.attack(1, 9, 5)
    assert cited(looted, "army-army") == {("BBO-107",)}
    looted.answer("toady-1")
    assert cited(looted, "citadel-army") == {("BBO-60",)}
    machine = a_battle("legion-of-doom-1", "machine-o-death-axes champion-of-evil")
    machine.attack(1, 12, 5, (1, 6, 5))
    assert cited(machine, "machine") == {("BBO-54",)}
    exchange = a_table(
        Duke("riff-raff-1", WALL), FAR, FAR_TOO, agenda=[("Turn", {"chair": 0})], deck="doomsword"
    )
    exchange.answer("toady-1")
    assert cited(exchange, "citadel-army") == {("BBO-A48",)}


def test_what_is_announced_cites_its_rule() -> None:
    immune = a_battle("brain-stormer-1", "machine-o-death-axes doomsword")
    immune.attack(1, 11)
    assert cited(immune, "nobody-to-charm") == {("BBO-A12",)}
    ones = a_battle("legion-of-doom-1", "riff-raff-1")
    ones.attack(1, 2, 2)
    assert cited(ones, "both-stumble") == {("BBO-51",)}
    held = a_battle("legion-of-doom-1", "lickspittle-3")
    held.attack(1, 5, 12)
    assert cited(held, "holds-out") == {("BBO-56",)}
    stormed = a_battle("legion-of-doom-1", "", "riff-raff-1")
    stormed.attack(1, 9, 5)
    assert cited(stormed, "duke-appears") == {("BBO-89",)}
    thrones = a_battle("legion-of-doom-1 riff-raff-2", "", "riff-raff-1")
    thrones.attack(1, 9, 5)
    thrones.press_on(12, 9, 5)
    assert cited(thrones, "duke-hides") == {("BBO-94",)}
    assert cited(thrones, "army-citadel") == {("BBO-94",)}
    dead = Duke(alive=False)
    ghosts = a_table(Duke("legion-of-doom-1", WALL), Duke("riff-raff-1 riff-raff-2"), dead, dead)
    ghosts.answer(DUKES[1], "done", "help-attack-melee", f"ghost-{DUKES[3]}")
    assert cited(ghosts, "haunts") == {("BBO-101",)}
    assert cited(ghosts, "cancels") == {("BBO-104",)}


FAR_TOO = Duke("lickspittle-3")
