"""The numbered choices of a seat: what is allowed first, then what is not, with the reason."""

from overlord.cli.faces import Faces
from overlord.core.frames import Refusal
from overlord.core.match import Match


class Offer:
    """One choice a person may want: its number, its words, and why it is not allowed."""

    def __init__(self, number: int, action: int, text: str, reason: str) -> None:
        self.number = number
        self.action = action
        self.text = text
        self.reason = reason  # empty for what is allowed

    @property
    def allowed(self) -> bool:
        return not self.reason


def offers(match: Match, seat: int, faces: Faces) -> list[Offer]:
    """Everything the seat may be thinking of now; empty if it is not asked."""
    view = match.view(seat)
    refused: dict[int, Refusal] = match.refusals(seat)
    allowed = match.options(seat)
    actions = allowed + [action for action in refused if action not in allowed]
    found = []
    for number, action in enumerate(actions, 1):
        reason = "" if action in allowed else faces.words.refusal(refused[action])
        text = faces.action(action, view, not reason)
        found.append(Offer(number, action, text, reason))
    return found
