"""A match: playing, what each seat sees of it, and taking back."""

import msgspec
import pytest

from overlord import SPECTATOR, BadOption, BadRecord, IllegalAction, Match, NoUndo, game, verify
from overlord.core.fairness import commitment_of, seed_of
from overlord.core.record import parse_record
from overlord.core.rng import seeded_rng
from overlord.core.start import FREE, ROLLED, SEEN
from tests.toys import ambush, banquet, cellar

DARK = game("dark-dealings")


def played(match: Match, answers: int, seed: int = 1) -> Match:
    """The match after some more random answers, of whichever seat is asked."""
    luck = seeded_rng(seed)
    for _ in range(answers):
        pending = match.state.pending()
        seat = pending[luck.below(len(pending))]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])
    return match


def finished(match: Match, seed: int = 1) -> Match:
    while not match.over:
        played(match, 1, seed + len(match.answers))
    return match


def test_a_match_tells_each_seat_what_it_saw_and_the_others_less() -> None:
    match = Match(DARK, players=2, seed=4)
    hero = match.options(0)[0]
    match.play(0, hero)

    own = match.events(0, since=len(match.log) - 2)
    others = match.events(1, since=len(match.log) - 2)

    assert [event["kind"] for event in own] == ["answer", "move"]
    assert own[1]["card"] == hero
    assert others[1]["card"] == -1
    assert match.events(SPECTATOR)[-1]["card"] == -1
    assert own[1]["rules"] == ["DD-10"]
    assert [event["number"] for event in match.events(0)] == list(range(len(match.log)))


def test_an_illegal_answer_leaves_the_match_as_it_was() -> None:
    match = Match(DARK, players=2, seed=4)
    before = match.state.digest(), len(match.log), len(match.answers)

    with pytest.raises(IllegalAction):
        match.play(0, match.options(1)[0])

    assert (match.state.digest(), len(match.log), len(match.answers)) == before


def test_the_end_is_an_event_and_the_record_holds_the_outcome() -> None:
    match = finished(Match(DARK, players=2, seed=2))

    assert match.events()[-1]["kind"] == "over"
    result = match.record().outcome
    assert result is not None
    assert result.places == match.state.outcome().places


def test_a_match_needs_a_name_for_each_seat() -> None:
    with pytest.raises(BadOption, match="expected 2 names, found 1"):
        Match(DARK, players=2, seed=0, names=["Ada"])


def test_a_secret_choice_is_taken_back_freely_though_others_have_answered() -> None:
    match = Match(DARK, players=3, seed=8)
    for seat in (0, 1, 2):
        match.play(seat, match.options(seat)[0])
    before = match.view(1).as_json()

    assert match.undo_seal(0) == FREE
    match.undo(0)

    assert [(answer.seat, len(match.options(answer.seat))) for answer in match.answers] == [
        (1, 8),
        (2, 8),
    ]
    assert len(match.options(0)) == 9
    assert match.events(1)[-1]["kind"] == "undone"
    zones = match.view(1).zones
    assert zones[DARK.layout.zone("kept.1")] == _zone(before, "kept.1")
    assert zones[DARK.layout.zone("hand.1")] == _zone(before, "hand.1")


def _zone(view: dict[str, object], name: str) -> object:
    zones = view["zones"]
    assert isinstance(zones, list)
    return zones[DARK.layout.zone(name)]


def test_undo_and_the_same_answer_again_is_the_same_position() -> None:
    match = played(Match(DARK, players=2, seed=5), 2)
    seat = match.state.pending()[0]
    action = match.options(seat)[0]
    match.play(seat, action)
    digest = match.state.digest()

    match.undo(seat)
    assert match.state.digest() != digest
    match.play(seat, action)

    assert match.state.digest() == digest


def test_what_others_have_seen_is_taken_back_by_consent_only() -> None:
    match = Match(DARK, players=2, seed=5)
    for seat in (0, 0, 1, 1):  # the last answer passes the hands
        match.play(seat, match.options(seat)[0])

    assert match.undo_seal(1) == SEEN
    with pytest.raises(NoUndo, match="have to agree"):
        match.undo(1)
    match.undo(1, consent=True)

    assert match.state.pending() == [1]
    assert len(match.options(1)) == 8


def test_what_followed_from_an_answer_goes_with_it() -> None:
    match = Match(DARK, players=2, seed=5)
    while match.state.pending() != [0] or match.view(0).prompts != ["take-defense"]:
        played(match, 1)
    market = match.options(0)[:]
    match.play(0, market[0])
    played(match, 1)

    assert match.undo_seal(0) == SEEN  # nobody learnt a card, but the other answer rests on it
    match.undo(0, consent=True)

    assert match.options(0) == market


def test_luck_is_never_taken_back() -> None:
    match = Match(ambush.GAME, players=2, seed=3)
    while all(answer.seal != ROLLED for answer in match.answers):
        played(match, 1, len(match.answers))
    seat = match.answers[-1].seat

    assert match.undo_seal(seat) == ROLLED
    with pytest.raises(NoUndo, match="luck"):
        match.undo(seat, consent=True)


def test_nothing_can_be_taken_back_before_anything_was_said() -> None:
    match = Match(cellar.GAME, players=2, seed=3)

    with pytest.raises(NoUndo, match="seat 1 has not answered"):
        match.undo(1)


def test_no_free_undo_follows_on_anything_learnt() -> None:
    """Whatever is free to take back has changed no other seat's view but for counts."""
    for toy in (cellar.GAME, banquet.GAME, ambush.GAME, DARK):
        match = Match(toy, players=3, seed=6)
        while not match.over and len(match.answers) < 60:
            before = [_known(match, seat) for seat in range(3)]
            played(match, 1, len(match.answers))
            if match.answers[-1].seal == FREE:
                assert [_known(match, seat) <= before[seat] for seat in range(3)] == [True] * 3


def _known(match: Match, seat: int) -> set[int]:
    return {card for zone in match.view(seat).zones for card in zone if card >= 0}


def test_a_promised_deal_is_checked() -> None:
    secret = "0123456789abcdef" * 4
    salts = ["pepper", ""]
    match = Match(DARK, 2, seed_of(secret, salts), commitment=commitment_of(secret))
    record = match.record()
    assert b"secret" not in record.to_bytes()
    record.secret = secret
    record.salts = salts

    assert parse_record(record.to_bytes()) == record
    assert verify(record).seed == match.seed
    with pytest.raises(BadRecord, match="not the one that was promised"):
        verify(msgspec.structs.replace(record, secret="ff" * 32))
    with pytest.raises(BadRecord, match="does not follow from the secret"):
        verify(msgspec.structs.replace(record, salts=["salt", ""]))
    with pytest.raises(BadRecord, match="hexadecimal"):
        verify(msgspec.structs.replace(record, secret=secret[1:]))


@pytest.mark.pure_only
def test_the_last_answer_of_all_is_judged_without_a_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(DARK, 2, 3)
    seat = match.state.pending()[0]
    match.play(seat, match.options(seat)[0])
    monkeypatch.delattr(type(DARK), "state")  # no new table can be set up

    assert match.undo_seal(seat) == FREE
