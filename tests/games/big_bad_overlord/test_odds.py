"""Odds: tables against dice, battles against games, and nothing but open cards."""

import json

import pytest

from overlord.core.rng import seeded_rng
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.odds.battle_odds import Battle, Odds, _drawn
from overlord.games.big_bad_overlord.odds.dice_odds import clashes, hits, melee, success
from overlord.games.big_bad_overlord.schema import BOXES
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, FAR, Duke, a_battle, a_table

ROLLS = 200_000


def odds(attack: str, defense: str, *, citadel: bool = False) -> Odds:
    box = BOXES.shipped()
    ours = [box.number(card) for card in attack.split()]
    theirs = [box.number(card) for card in defense.split()]
    return Battle(box, ours, theirs, citadel, [0] * 6).odds()


@rule("BBO-35", "BBO-44", "BBO-A20")
def test_the_table_of_single_attacks_is_what_dice_do() -> None:
    rng = seeded_rng(11)
    counts = [0] * 13
    for _ in range(ROLLS):
        counts[rng.below(6) + rng.below(6) + 2] += 1
    for bonus in range(-3, 13):
        good = sum(
            count
            for dice, count in enumerate(counts)
            if dice == 12 or (dice > 2 and dice + bonus >= 12)
        )
        assert success(bonus) == hits(bonus)
        assert good / ROLLS == pytest.approx(success(bonus), abs=0.004)
    assert [round(36 * success(bonus)) for bonus in range(13)] == [
        1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 35, 35, 35,
    ]  # fmt: skip


@rule("BBO-47", "BBO-49", "BBO-50", "BBO-51", "BBO-52", "BBO-53")
def test_the_table_of_melee_is_complete_and_fair() -> None:
    for difference in range(-12, 13):
        ours, theirs, both, none = melee(difference)
        assert ours + theirs + both + none == pytest.approx(1)
        assert melee(-difference)[0] == pytest.approx(theirs)
        assert clashes(difference) == melee(difference)
    assert melee(0)[0] == pytest.approx(melee(0)[1])
    assert 0 < melee(30)[1] < 0.06


@rule("BBO-47")
def test_one_against_one_is_decided_by_a_single_clash() -> None:
    found = odds("riff-raff-1", "riff-raff-2")
    assert found.exact
    assert found.wins == pytest.approx(melee(0)[0] / (1 - melee(0)[3]))
    assert found.attack_loses == pytest.approx(melee(0)[1] + melee(0)[2])


@rule("BBO-105")
def test_an_artifact_counts_in_the_odds() -> None:
    ours, _, both, none = melee(2)
    found = odds("riff-raff-1 doomsword", "riff-raff-2")
    assert found.wins == pytest.approx(ours / (1 - none))
    assert found.defense_loses == pytest.approx(ours + both)
    skull = odds("thunder-newts-1 legion-of-doom-1 mageskull", "legion-of-doom-2")
    missed = (1 - success(1 + 4)) * (1 - melee(1)[0] - melee(1)[2])
    assert skull.defense_loses == pytest.approx(1 - missed)


@rule("BBO-84")
def test_a_citadel_doubles_what_its_cards_add_in_the_odds() -> None:
    ours, theirs, both, _ = melee(4 - 2 * 1)
    found = odds("legion-of-doom-1", "riff-raff-1", citadel=True)
    assert found.attack_loses == pytest.approx(theirs + both)
    assert found.defense_loses == pytest.approx(ours + both)


@rule("BBO-66")
@pytest.mark.parametrize(("hero", "resisted"), [("mister-nice-guy", 2), ("cavalry-of-caring", 4)])
def test_a_do_gooder_resists_in_the_odds(hero: str, resisted: int) -> None:
    box = BOXES.shipped()
    good = box.fighters[box.number(hero) - box.first].values
    ours, theirs, both, _ = melee(good[2].attack // 2 - resisted)
    found = odds(hero, "legion-of-doom-1")
    missed = 1 - success(good[0].attack // 2) if good[0].attack > 0 else 1.0
    assert found.attack_loses == pytest.approx(missed * (theirs + both))
    assert found.defense_loses == pytest.approx(1 - missed * (1 - ours - both))


@rule("BBO-54")
def test_a_beaten_machine_may_fight_on_for_its_captors_in_the_odds() -> None:
    ours, _, both, none = melee(0)
    lone = odds("champion-of-evil", "machine-o-death-axes")
    assert lone.wins == pytest.approx((ours + both / 2) / (1 - none))
    ours, _, _, none = melee(3)
    taken = odds("machine-o-death-axes", "legion-of-doom-1")
    assert taken.wins == pytest.approx(ours / (1 - none))


@pytest.mark.parametrize(
    ("attack", "defense"),
    [
        ("legion-of-doom-1 riff-raff-1", "troops-of-terror-1 riff-raff-2 riff-raff-3"),
        ("brain-stormer-1 legion-of-doom-1", "knights-of-darkness-1 riff-raff-1"),
        ("machine-o-death-axes", "legion-of-doom-1 legion-of-doom-2"),
    ],
)
def test_odds_are_what_battles_bring(attack: str, defense: str) -> None:
    """Fight the same battle many times with real dice."""
    found = odds(attack, defense)
    table = a_battle(attack, defense)
    won = 0
    battles = 1500
    for seed in range(battles):
        world = type(table)(table.state.clone())
        world.state.rng = seeded_rng(seed)
        world.attack(1)
        while world.prompt() == "press" and world.field("stage") == 0:
            world.press_on()
        won += world.field("stage") == 1 and world.prompt() == "press"
    assert won / battles == pytest.approx(found.wins, abs=0.045)
    assert found.exact


def test_large_battles_are_simulated_and_say_so() -> None:
    army = "brain-stormer-1 wicked-witch-1 legion-of-doom-1 octobats-1 riff-raff-1"
    found = odds(army, "knights-of-darkness-1 thunder-newts-1 toady-1 octobats-2 riff-raff-2")
    assert not found.exact
    assert 0 < found.wins < 1
    again = odds(army, "knights-of-darkness-1 thunder-newts-1 toady-1 octobats-2 riff-raff-2")
    assert again.as_json() == found.as_json()


def test_a_forecast_is_given_before_an_attack_and_before_each_round() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    targets = GAME.forecast(table.state, 0)["targets"]
    assert isinstance(targets, list)
    assert [one["chair"] for one in targets] == [1, 2]
    table.answer(DUKES[1])
    battle = GAME.forecast(table.state, 2)["battle"]
    assert isinstance(battle, dict)
    assert battle["bonuses"] == {"mind": [None, None], "magic": [None, None], "melee": [5, 2]}
    assert battle["attack-wins"] == targets[0]["attack-wins"]


def test_a_forecast_does_not_look_into_a_citadel() -> None:
    told = []
    for citadel in ("champion-of-evil", "toady-1"):
        table = a_table(
            Duke("legion-of-doom-1", "octobats-1 octobats-2 octobats-3"), Duke("", citadel), FAR
        )
        table.answer(DUKES[1])
        assert table.field("stage") == 1
        told.append(json.dumps(GAME.forecast(table.state, 0)))
    assert told[0] == told[1]


@rule("BBO-A39")
def test_nobody_wins_where_nobody_can_strike() -> None:
    found = odds("toady-1", "lickspittle-1")
    assert found.exact
    assert (found.wins, found.attack_loses, found.defense_loses) == (0.0, 0.0, 0.0)


@rule("BBO-63")
def test_a_do_gooder_that_is_charmed_is_sent_on_and_not_lost() -> None:
    found = odds("angry-mob-of-justice", "brain-stormer-1")
    charmed = success(3)
    assert found.attack_loses == 0  # the one has no MELEE attack, and the other is sent on
    assert found.defense_loses == pytest.approx((1 - charmed) * (melee(8)[0] + melee(8)[2]))


@rule("BBO-92", "BBO-93")
def test_a_duke_who_strikes_is_not_slain_by_it_in_the_odds() -> None:
    """One card that fights hand to hand: it is lost to MIND or MAGIC by a 12, and else clashes."""
    found = odds("legion-of-doom-1", "", citadel=True)
    even = melee(0)

    assert found.defense_loses == pytest.approx((35 / 36) ** 2 * (even[0] + even[2]))


def test_a_victim_among_several_is_drawn_by_its_chance() -> None:
    rng = seeded_rng(1)
    drawn = [_drawn({1: 0.25, 2: 0.5, 4: 0.25}, rng) for _ in range(2000)]

    for place, share in ((1, 0.25), (2, 0.5), (4, 0.25)):
        assert drawn.count(place) / 2000 == pytest.approx(share, abs=0.05)
