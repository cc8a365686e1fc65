"""Verification of a record: the game is played again, and the deal was the promised one."""

from overlord.core.errors import BadRecord
from overlord.core.fairness import bound_seed_of, commitment_of, promise_of, seed_of
from overlord.core.match import Match, replay
from overlord.core.record import FORMAT, STRIDE, Record


def verify(record: Record) -> Match:
    """Replay a record and check every digest and the outcome; raises BadRecord where it fails."""
    expected = -(-len(record.answers) // STRIDE)
    if len(record.digests) != expected:
        found = len(record.digests)
        raise BadRecord(f"expected {expected} digests for these answers, found {found}")
    _check_deal(record)
    match = replay(record)
    for i, (ours, theirs) in enumerate(zip(match.digests(), record.digests, strict=True)):
        if ours != theirs:
            number = min((i + 1) * STRIDE, len(record.answers))
            raise BadRecord(f"the state after answer {number} is not the one recorded")
    if match.result() != record.outcome:
        raise BadRecord("the outcome is not the one recorded")
    return match


def check_part(record: Record, commitment: str, salt: str) -> None:
    """Check a deal against what one has noted oneself, each where it is not empty."""
    if commitment and commitment != record.commitment:
        raise BadRecord("the record has another commitment")
    parts = record.deal.parts if record.deal is not None else []
    if salt and salt not in [part.salt for part in parts]:
        raise BadRecord("the deal was made without this salt")


def _check_deal(record: Record) -> None:
    """Check that the seed is the promised one, if the record tells the secret."""
    if not record.secret:
        return
    try:
        promised = commitment_of(record.secret)
        old = record.format == FORMAT
        seed = seed_of(record.secret, record.salts) if old else _bound_seed(record)
    except ValueError:
        raise BadRecord("expected the secret of the deal in hexadecimal digits") from None
    if promised != record.commitment:
        raise BadRecord("the secret of the deal is not the one that was promised")
    if str(seed) != record.seed:
        raise BadRecord("the seed does not follow from the secret and the salts")


def _bound_seed(record: Record) -> int:
    """The seed of format 2, where each salt has to be the one that was promised."""
    deal = record.deal
    if deal is None:
        raise BadRecord("the record tells a secret, but not how the seed was made of it")
    starts = [void.round for void in deal.voids] + [deal.round]
    if starts != list(range(1, len(starts) + 1)):
        raise BadRecord("the record does not tell of every start that came to nothing")
    if any(seat not in range(record.players) for void in deal.voids for seat in void.missing):
        raise BadRecord("the record names a seat that is not at the table")
    seats = [part.seat for part in deal.parts]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(record.players)):
        raise BadRecord("expected the parts of the deal by seat, at most one of each")
    for part in deal.parts:
        if promise_of(record.commitment, deal.round, part.seat, part.salt) != part.hash:
            raise BadRecord(f"the salt of seat {part.seat} is not the one that was promised")
    return bound_seed_of(record.secret, deal.round, [(part.seat, part.salt) for part in deal.parts])
