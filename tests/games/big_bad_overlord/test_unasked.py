"""Questions that a Duke is not asked, and those where only his hidden cards leave one answer."""

import pytest

from overlord import Match
from overlord.core.frames import Choice
from overlord.core.layout import SPECTATOR
from overlord.core.offer import options_of
from overlord.core.orders import Orders, may_stand
from overlord.core.rng import seeded_rng
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.box import DONE, STAY, STAY_OUT
from overlord.games.big_bad_overlord.campaign import Press
from overlord.games.big_bad_overlord.combat.allies import JoinAttack, JoinDefense, Withdraw
from overlord.games.big_bad_overlord.combat.battle import Shrink
from overlord.games.big_bad_overlord.drawing import DiscardOne
from overlord.games.big_bad_overlord.rearranging import Muster
from overlord.games.big_bad_overlord.state import GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ATTACKER,
    DEFENDER,
    FIELD,
    GATE,
    STAGE,
    THRONE,
    TURN,
)
from overlord.testing import rule
from overlord.words import Words
from tests.games.big_bad_overlord.tables import DUKES, Duke, Table, a_battle, a_table

NO = {"muster": DONE, "join-attack": STAY_OUT, "join-defense": STAY_OUT, "withdraw": STAY}
FIGHT_EN = "ight on until the Army is beaten; at a Citadel, until the Duke falls"
FIGHT_IT = (
    "Combatti finché l'Armata non è sconfitta; davanti a una Cittadella, finché non cade il Duca"
)
HELP_EN = (
    "Help nobody until my turn",
    "Until your turn you help nobody, neither to attack nor to defend",
)
HELP_IT = (
    "Non aiutare nessuno fino al mio turno",
    "Fino al tuo turno non aiuti nessuno, né in attacco né in difesa",
)
READ = {
    "en": {
        "join-attack": HELP_EN,
        "join-defense": HELP_EN,
        "withdraw": (
            "Leave my lent cards in battle until my turn",
            "Until your turn your lent cards stay in battle",
        ),
        "muster": (
            "Leave my cards as they are until my turn",
            "Until your turn your cards stay as they are when you are attacked",
        ),
        "press": (f"F{FIGHT_EN}", f"You f{FIGHT_EN}"),
    },
    "it": {
        "join-attack": HELP_IT,
        "join-defense": HELP_IT,
        "withdraw": (
            "Lascia in battaglia le carte prestate fino al mio turno",
            "Fino al tuo turno le carte che hai prestato restano in battaglia",
        ),
        "muster": (
            "Lascia le mie carte come sono fino al mio turno",
            "Fino al tuo turno, se ti attaccano, le tue carte restano come sono",
        ),
        "press": (FIGHT_IT, FIGHT_IT),
    },
}


@rule("BBO-109", "BBO-A13")
def test_the_only_card_that_is_no_artifact_of_a_citadel_is_a_secret() -> None:
    state = a_table(Duke("", "toady-1 doomsword mageskull"), Duke(), Duke()).state

    for choice in (Shrink(0, 0), DiscardOne(0, 0)):
        assert len(options_of(choice, state)) == 1
        assert not choice.openly_forced(state)


def at_a_table(table: Table) -> tuple[Match, Orders]:
    """People at a position."""
    match = Match(GAME, table.state.players, 1)
    match.state = table.state
    return match, Orders()


def order(match: Match, orders: Orders, seat: int) -> None:
    """The seat says what may be said for a while."""
    action = may_stand(match, seat)
    assert action is not None
    orders.give(match, seat)
    match.play(seat, action)
    orders.settle(match)


def obey(match: Match, orders: Orders) -> int:
    """How many questions are answered by orders, one after the other."""
    given = 0
    while True:
        for seat in match.state.pending():
            action = orders.answer(match, seat)
            if action is not None:
                match.play(seat, action, ordered=True)
                orders.settle(match)
                given += 1
                break
        else:
            return given


@rule("BBO-73", "BBO-76", "BBO-77")
def test_who_helps_nobody_is_asked_neither_to_attack_nor_to_defend() -> None:
    """Chair 2 stays out of the attack; a card is lost, and no call for help reaches it."""
    legion = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"
    friend = Duke("octobats-1", "octobats-2")
    table = a_battle(legion, "riff-raff-1 riff-raff-2 riff-raff-3", "", friend)
    match, orders = at_a_table(table)
    table.answer(DUKES[1])
    assert table.who_is_asked() == {2: "join-attack"}

    order(match, orders, 2)
    table.luck(7, 7)
    table.answer("done")  # nothing is mustered, and the first card falls
    assert obey(match, orders) == 0
    table.answer("press-on")
    assert table.who_is_asked() == {2: "join-defense"}

    assert obey(match, orders) == 1
    assert table.zone("lent.2") == []
    assert table.who_is_asked() == {0: "press"}


@rule("BBO-81", "BBO-A47")
def test_lent_cards_are_left_in_battle_until_my_turn() -> None:
    legion = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"
    enemy = "riff-raff-1 riff-raff-2 riff-raff-3 riff-raff-4"
    table = a_battle(legion, enemy, "", Duke("octobats-1", "octobats-2"))
    match, orders = at_a_table(table)
    table.answer(DUKES[1], "octobats-1", "stay-out")
    table.luck(5, 7, 7)  # MIND fails, MELEE is won
    table.answer("done")
    assert table.who_is_asked() == {2: "withdraw"}

    order(match, orders, 2)
    table.luck(5, 7, 7)
    table.answer("press-on")
    assert table.who_is_asked() == {2: "withdraw"}

    assert obey(match, orders) == 1
    assert table.zone("lent.2") == ["octobats-1"]
    assert table.who_is_asked() == {0: "press"}


@pytest.mark.parametrize("choice", [JoinAttack(0, 0), JoinDefense(0, 0), Withdraw(0, 0)])
def test_my_turn_ends_what_was_said_until_then(choice: Choice[BigBadOverlord]) -> None:
    state = a_table(Duke("riff-raff-1"), Duke(), Duke()).state
    during = choice.scope(state)
    state[TURN] = 1
    after = choice.scope(state)
    state[TURN] = 2

    assert during != after == choice.scope(state)


@rule("BBO-57", "BBO-82")
def test_who_fights_on_does_so_until_the_army_is_beaten_and_is_asked_before_the_citadel() -> None:
    legion = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"
    table = a_battle(legion, "riff-raff-1 riff-raff-2 riff-raff-3", "riff-raff-4")
    match, orders = at_a_table(table)
    table.attack(1, 7, 7)
    assert len(table.army(1)) == 2

    table.luck(7, 7, 7, 7)
    order(match, orders, 0)
    table.idle()
    assert obey(match, orders) == 1
    table.idle()
    orders.settle(match)
    assert (table.army(1), table.field("stage")) == ([], GATE)
    assert table.who_is_asked() == {0: "press"}
    assert orders.of(0) == []


@rule("BBO-82", "BBO-89")
def test_who_storms_on_does_so_until_the_duke_falls() -> None:
    legion = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"
    table = a_battle(legion, "riff-raff-1", "riff-raff-4")
    match, orders = at_a_table(table)
    table.attack(1, 7, 7)
    assert table.field("stage") == GATE

    table.luck(7, 7)
    order(match, orders, 0)
    assert table.field("stage") == THRONE
    table.luck(7, 7, 9, 5)  # the Duke's MIND and MAGIC, then MELEE
    assert obey(match, orders) == 1
    assert not table.state.lives(1)
    assert orders.of(0) == []


@rule("BBO-58")
def test_an_order_to_fight_on_is_for_one_enemy() -> None:
    legion = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"
    riff = "riff-raff-1 riff-raff-2 riff-raff-3"
    table = a_battle(legion, riff, "", Duke("riff-raff-4 riff-raff-5 riff-raff-6"))
    table.attack(1, 7, 7)
    press = Press(0, 0)
    scopes = {press.scope(table.state)}
    table.state[STAGE] = GATE
    scopes.add(press.scope(table.state))
    table.state[STAGE] = THRONE
    assert press.scope(table.state) in scopes
    table.state[STAGE] = FIELD
    table.state[DEFENDER] = 2
    scopes.add(press.scope(table.state))
    table.state[ATTACKER] = GOOD  # sent against somebody in the same turn
    scopes.add(press.scope(table.state))

    assert len(scopes) == 4


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_order_reads_as_a_sentence_in_which_nothing_is_missing(language: str) -> None:
    words = Words(language, GAME.id)
    choices = (JoinAttack(0, 0), JoinDefense(0, 0), Withdraw(0, 0), Muster(0, 0, 6), Press(0, 0))
    found = [(words.standing(choice), words.order(choice)) for choice in choices]

    assert found[0] == found[1]
    assert found == [READ[language][choice.prompt] for choice in choices]


@rule("BBO-70", "BBO-77")
def test_not_until_my_turn_lasts_until_then() -> None:
    """Everybody says so to every muster and every call for help, and is asked once a round."""
    kept = ended = 0
    for seed in range(6):
        match = Match(GAME, 4, seed)
        orders = Orders()
        luck = seeded_rng(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, BigBadOverlord)
            turn = state[TURN]
            seat = state.pending()[0]
            prompt = match.view(SPECTATOR).prompts[0]
            held = [choice.subject() for choice in orders.of(seat)]
            choice = state.asked(seat)
            assert choice is not None
            own = True
            if choice.subject() in held:
                action = orders.answer(match, seat)
                assert action == NO[prompt]
                own = False
                kept += 1
            elif prompt in NO and turn != seat:
                action = may_stand(match, seat)
                assert action == NO[prompt]
                orders.give(match, seat)
            else:
                options = match.options(seat)
                action = options[luck.below(len(options))]
            match.play(seat, action, not own)
            orders.settle(match)
            after = match.state
            assert isinstance(after, BigBadOverlord)
            if after[TURN] != turn:
                ended += bool(held)
                assert orders.of(after[TURN]) == []

    assert kept
    assert ended
