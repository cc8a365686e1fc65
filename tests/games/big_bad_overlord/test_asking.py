"""What a Duke is not asked, and what only his own cards leave him."""

from overlord import Match
from overlord.core.layout import SPECTATOR
from overlord.core.orders import Orders, may_stand
from overlord.core.rng import seeded
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.box import DONE, STAY_OUT
from overlord.games.big_bad_overlord.combat.battle import Shrink
from overlord.games.big_bad_overlord.drawing import DiscardOne
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import Duke, a_table

NO = {"muster": DONE, "join-defense": STAY_OUT}


@rule("BBO-109", "BBO-A13")
def test_the_only_card_that_is_no_artifact_of_a_citadel_is_a_secret() -> None:
    state = a_table(Duke("", "toady-1 doomsword mageskull"), Duke(), Duke()).state

    for choice in (Shrink(0, 0), DiscardOne(0, 0)):
        assert len(choice.options(state)) == 1
        assert not choice.openly_forced(state)


@rule("BBO-70", "BBO-77")
def test_not_until_my_turn_lasts_until_then() -> None:
    """Everybody says so to every muster and every call for help, and is asked once a round."""
    kept = ended = 0
    for seed in range(6):
        match = Match(GAME, 4, seed)
        orders = Orders()
        luck = seeded(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, BigBadOverlord)
            turn = state.turn
            seat = state.pending()[0]
            prompt = match.view(SPECTATOR).prompts[0]
            held = [choice.prompt for choice in orders.of(seat)]
            own = True
            if prompt in held:
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
            if after.turn != turn:
                ended += bool(held)
                assert orders.of(after.turn) == []

    assert kept
    assert ended
