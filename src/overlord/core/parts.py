"""Parts of a record under rules that have changed since: which of them can be checked."""

from typing import NamedTuple

from msgspec.structs import replace

from overlord.core.errors import BadBox, BadRecord, IncompatibleRecord
from overlord.core.match import Match
from overlord.core.record import STRIDE, Record


class Part(NamedTuple):
    """So many answers under a version of the rules, and why they could not be checked, if so."""

    rules: int
    answers: int
    unchecked: str = ""


def check_earlier(record: Record) -> list[Part]:
    """Replay the parts before the last one; raises BadRecord where one is not as recorded."""
    found = []
    for number, part in enumerate(record.earlier):
        alone = replace(
            record,
            rules=part.rules,
            box=part.box,
            cards=part.cards,
            base=part.base,
            earlier=record.earlier[:number],
            answers=part.answers,
            digests=part.digests,
            outcome=None,
        )
        bases = [one.base for one in record.earlier[1:]] + [record.base]
        try:
            _check(Match.begin(alone), alone, bases[number])
        except (IncompatibleRecord, BadBox) as problem:
            found.append(Part(part.rules, len(part.answers), str(problem)))
        else:
            found.append(Part(part.rules, len(part.answers)))
    return found


def _check(match: Match, part: Record, after: dict[str, object] | None) -> None:
    """Check the digests of a part, and that the next one begins where it ends."""
    for number, _ in enumerate(match.steps(part.answers)):
        _check_digest(match, part, number)
    _check_digest(match, part, len(part.answers))
    here, there = match.state.to_json()["zones"], (after or {}).get("zones")
    assert isinstance(here, dict)
    if isinstance(there, dict):
        known = match.setup.layout.names[1:]  # a card that has no zone any more lies aside
        if any(here.get(name, []) != cards for name, cards in there.items() if name in known):
            raise BadRecord("a part does not begin where the one before it has ended")


def _check_digest(match: Match, part: Record, number: int) -> None:
    """Check the digest after so many answers, if there is one."""
    at = number // STRIDE - 1
    if number and number % STRIDE == 0 and part.digests[at : at + 1] != [match.state.digest()]:
        raise BadRecord(f"the state after answer {number} of a part is not the one recorded")
