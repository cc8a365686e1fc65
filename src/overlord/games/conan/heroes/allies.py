"""Allies follow a hero with Leadership (CO-H102 to CO-H106, CO-K22)."""

from overlord.core.frames import ChairChoice
from overlord.core.offer import Offer
from overlord.games.conan.overlord.model_acts import ModelActs
from overlord.games.conan.state import ALLIES, LED, RESERVE, STRUCK, Conan


def followers(s: Conan) -> list[int]:
    """Allies that were not activated in this phase."""
    found: list[int] = []
    for unit in s.terms.allies:
        found += [card for card in s.living(unit) if not s.marks(card) & LED]
    return found


def can_lead(s: Conan, chair: int) -> bool:
    """CO-H102: only the leader whom allies follow, with a gem to spare."""
    return s.leader() == chair and s.held(chair, RESERVE) > 0 and bool(followers(s))


def lead(s: Conan, seat: int, chair: int) -> None:
    s.then(LeadWhich(seat, chair))


class LeadWhich(ChairChoice[Conan]):
    """CO-H102: one gem activates one ally model, each once per phase."""

    prompt = "lead"
    rules = ("CO-H102", "CO-K22")

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(followers(s))

    def choose(self, s: Conan, action: int) -> None:
        s.cite("CO-H102")
        s.shift(self.chair, RESERVE, ALLIES, 1)
        s.add_marks(action, LED)
        s.drop_marks(action, STRUCK)
        s.set_points(action, s.unit(action).move)
        s.set_bought(action, 0)
        s.then(ModelActs(self.seat, action, 0, 0))
