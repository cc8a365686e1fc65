"""Choices of a seat in words: what is allowed first, then what is not, with the reason."""

from overlord.core.match import Match
from overlord.core.orders import may_stand
from overlord.present.face import Face
from overlord.present.question import question_to


class Offer:
    """One choice a person may want: its number, its words, and why it is not allowed."""

    def __init__(
        self, number: int, action: int, text: str, reason: str, standing: bool = False
    ) -> None:
        self.number = number
        self.action = action
        self.text = text
        self.reason = reason  # empty for what is allowed
        self.standing = standing  # the answer holds for a while

    @property
    def allowed(self) -> bool:
        return not self.reason


def offers(
    match: Match, seat: int, face: Face, forecast: dict[str, object] | None = None
) -> list[Offer]:
    """Everything the seat may be thinking of now; empty if it is not asked."""
    asked = question_to(match.view(seat), seat, forecast)
    if asked is None:
        return []
    allowed = match.options(seat)
    found = [Offer(n, one, face.answer(asked, one), "") for n, one in enumerate(allowed, 1)]
    found += _standing(match, seat, face, len(found) + 1)
    for action, refusal in match.refusals(seat).items():
        if action not in allowed:
            text, reason = face.choice(asked, action, False), face.refusal(asked, refusal)
            found.append(Offer(len(found) + 1, action, text, reason))
    return found


def _standing(match: Match, seat: int, face: Face, number: int) -> list[Offer]:
    """The answer that may be given for a while, after all others that are allowed."""
    action = may_stand(match, seat)
    choice = match.state.asked(seat)
    if action is None or choice is None:
        return []
    return [Offer(number, action, face.words.standing(choice.standing), "", standing=True)]
