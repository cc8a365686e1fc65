"""Luck for each answer: what was seen says nothing about what comes."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from overlord import BadRecord, Match, game, verify
from overlord.core.fairness import bound_seed_of, commitment_of, promise_of
from overlord.core.luck import seed_for
from overlord.core.match import replay
from overlord.core.record import (
    FORMAT,
    FORMAT_2,
    Deal,
    Luck,
    NewLuck,
    Part,
    Record,
    Void,
    parse_record,
)
from overlord.core.rng import MASK, Rng, seeded_rng
from overlord.core.start import ROLLED
from overlord.players.base import Outlook
from overlord.players.levels import player

BATTLES = game("big-bad-overlord")
DARK = game("dark-dealings")


def played(match: Match, answers: int, choice: int = 5) -> Match:
    luck = seeded_rng(choice)
    while len(match.answers) < answers and not match.over:
        seat = match.state.pending()[0]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])
    return match


def unwound(words: list[int], steps: int) -> list[int]:
    """The generator so many words earlier: each step of sfc32 can be undone."""
    a, b, c, counter = words
    for _ in range(steps):
        earlier_c = b * pow(9, -1, 1 << 32) & MASK  # b became c + (c << 3)
        earlier_b = a
        for _ in range(4):  # a became b ^ (b >> 9)
            earlier_b = a ^ (earlier_b >> 9)
        word = (c - ((earlier_c << 21 | earlier_c >> 11) & MASK)) & MASK
        counter = counter - 1 & MASK
        a, b, c = (word - earlier_b - counter) & MASK, earlier_b, earlier_c
    return [a, b, c, counter]


def computed_ahead(luck: Luck) -> tuple[int, int]:
    """How many answers with luck went as somebody foretold who knows all of the generator."""
    match = Match(BATTLES, 3, 11, luck=luck)
    choice = seeded_rng(3)
    foretold = rolled = 0
    for _ in range(300):
        if match.over:
            break
        seat = match.state.pending()[0]
        options = match.options(seat)
        action = options[choice.below(len(options))]
        guess = match.state.clone()
        guess.apply(seat, action)
        match.play(seat, action)
        if match.answers[-1].seal == ROLLED:
            rolled += 1
            foretold += guess.digest() == match.state.digest()
    return foretold, rolled


def test_who_knows_all_of_the_generator_foretells_one_stream_and_no_luck_for_each_answer() -> None:
    foretold, rolled = computed_ahead("stream")
    assert foretold == rolled > 10

    foretold, rolled = computed_ahead("answers")
    assert rolled > 10
    assert foretold == 0


def test_the_seed_does_not_follow_from_the_generator() -> None:
    seed = 0x0123456789ABCDEF01234567

    def found(luck: Luck) -> int:
        """What somebody finds who knows the generator after the deal, and goes back."""
        rng = Match(DARK, 3, seed, luck=luck).state.rng
        words = rng.words()
        a, b, c, counter = unwound(words, words[3] - 1)  # it counts from 1
        assert counter == 1
        return a | b << 32 | c << 64

    assert found("stream") == seed
    assert found("answers") == seed_for(seed, 0) != seed
    assert Rng(*seeded_rng(seed).words()).words()[3] == 13


def test_the_same_seed_plays_the_same_game_again() -> None:
    match = played(Match(BATTLES, 4, 9, luck="answers"), 150)
    record = match.record()

    assert record.format == FORMAT_2
    assert parse_record(record.to_bytes()) == record
    assert verify(record).state.digest() == match.state.digest()
    assert match.from_start().luck == "answers"
    stream = msgspec.structs.replace(record, luck="stream")
    with pytest.raises(BadRecord):
        verify(stream)


def test_a_record_of_one_stream_is_of_format_1_as_before() -> None:
    record = played(Match(DARK, 2, 9), 20).record()

    assert record.format == FORMAT
    assert b"luck" not in record.to_bytes()
    with pytest.raises(BadRecord, match="format 'overlord-record-2'"):
        parse_record(record.to_bytes().replace(b' "seed"', b' "luck": "answers",\n "seed"'))


def test_an_illegal_answer_changes_no_luck() -> None:
    match = Match(BATTLES, 3, 4, luck="answers")
    before = match.state.digest()
    with pytest.raises(Exception, match=r"."):
        match.play(match.state.pending()[0], 99_999)
    assert match.state.digest() == before


def test_an_undo_and_what_follows_use_the_luck_of_their_places() -> None:
    match = Match(BATTLES, 3, 2, luck="answers")
    undone = 0
    for _ in range(200):
        seat = match.state.pending()[0]
        match.play(seat, match.options(seat)[0])
        if match.undo_seal(seat) != ROLLED:
            match.undo(seat, consent=True)
            undone += 1
            played(match, len(match.answers) + 1, undone)

    assert undone > 20
    assert sum(answer.seal == ROLLED for answer in match.answers) > 10
    assert replay(match.record()).state.digest() == match.state.digest()
    verify(match.record())


def test_new_luck_has_its_own_way_from_its_moment_on() -> None:
    """A game of one stream is played on with luck for each answer, and the other way round."""
    for first, then in (("stream", "answers"), ("answers", "stream"), ("answers", "answers")):
        old = played(Match(BATTLES, 3, 21, luck=first), 120)  # type: ignore[arg-type]
        new = NewLuck(40, "77", then)  # type: ignore[arg-type]
        match = Match(BATTLES, 3, 21, luck=first, new_luck=new)  # type: ignore[arg-type]
        for answer in old.answers[:40]:
            match.play(answer.seat, answer.action)
        same = replay(old.record(), 39)
        assert match.answers[39].seal == ROLLED
        assert [a.action for a in match.answers[:39]] == [a.action for a in same.answers]
        played(match, 120)
        assert match.state.digest() != old.state.digest()
        record = match.record()
        assert record.format == FORMAT_2
        assert verify(parse_record(record.to_bytes())).state.digest() == match.state.digest()


def test_a_bot_learns_nothing_from_the_luck_of_the_match() -> None:
    """Two tables alike but for their luck: the same bot answers the same."""
    for level in ("greedy", "search:iterations=20"):
        match = played(Match(BATTLES, 3, 5, luck="answers"), 30)
        seat = match.state.pending()[0]
        one, other = match.state.clone(), match.state.clone()
        other.rng = seeded_rng(987_654_321)
        answers = [player(level, 1).choose(Outlook(state, seat)) for state in (one, other)]
        assert answers[0] == answers[1]


def bound() -> Record:
    """A record with a deal of two, after a start in vain."""
    secret = "5e" * 32
    commitment = commitment_of(secret)
    salts = [(0, "a" * 64), (2, "b" * 64)]
    match = Match(DARK, 3, bound_seed_of(secret, 2, salts), commitment=commitment, luck="answers")
    record = played(match, 20).record()
    record.secret = secret
    parts = [Part(seat, promise_of(commitment, 2, seat, salt), salt) for seat, salt in salts]
    record.deal = Deal(2, parts, [Void(1, [0])])
    return record


def test_a_bound_deal_is_checked() -> None:
    record = bound()
    verify(parse_record(record.to_bytes()))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda deal: deal.parts[0].__setattr__("salt", "c" * 64), "not the one that was promised"),
        (lambda deal: deal.parts.pop(), "does not follow"),
        (lambda deal: deal.parts.reverse(), "by seat"),
        (lambda deal: deal.parts.append(deal.parts[1]), "by seat"),
        (lambda deal: deal.parts.append(Part(7, "", "")), "by seat"),
        (lambda deal: deal.voids.clear(), "came to nothing"),
        (lambda deal: deal.voids[0].missing.append(9), "not at the table"),
        (lambda deal: deal.__setattr__("round", 1), "came to nothing"),
    ],
)
def test_a_bound_deal_that_was_altered_is_refused(
    change: Callable[[Deal | None], object], why: str
) -> None:
    record = bound()
    change(record.deal)
    with pytest.raises(BadRecord, match=why):
        verify(record)


def test_a_ground_salt_does_not_pass_though_the_seed_follows_from_it() -> None:
    """Whoever knows the secret and all other salts looks for a last salt that deals well."""
    record = bound()
    deal = record.deal
    assert deal is not None
    deal.parts[1].salt = "d" * 64
    told = [(part.seat, part.salt) for part in deal.parts]
    match = Match(
        DARK, 3, bound_seed_of(record.secret, 2, told), commitment=record.commitment, luck="answers"
    )
    ground = played(match, 20).record()
    ground.secret, ground.deal = record.secret, deal
    with pytest.raises(BadRecord, match="salt of seat 2 is not the one"):
        verify(ground)


def test_no_two_lists_of_salts_read_alike() -> None:
    secret = "5e" * 32
    seeds = {
        bound_seed_of(secret, 1, salts)
        for salts in (
            [],
            [(1, "")],
            [(1, "a"), (2, "b")],
            [(1, "a2b")],
            [(1, "a\n2\nb")],
            [(12, "b")],
        )
    }
    assert len(seeds) == 6
    assert bound_seed_of(secret, 2, []) not in seeds


def test_promises_and_seed_are_those_of_the_browser() -> None:
    """web/tests/fairness.test.ts reads the same file."""
    kept = json.loads(Path(__file__).with_name("deal.json").read_text("utf-8"))
    salts = [(seat, salt) for seat, salt in kept["salts"]]
    commitment = commitment_of("5e" * 32)
    assert kept["promises"] == [promise_of(commitment, 2, seat, salt) for seat, salt in salts]
    assert kept["seed"] == str(bound_seed_of("5e" * 32, kept["round"], salts))
