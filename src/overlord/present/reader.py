"""Reader of a match: what a seat, a spectator, or OPEN at a finished game sees, in words."""

from overlord.core.frames import Refusal
from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.orders import may_stand
from overlord.core.view import View
from overlord.present.log import OPEN, Chronicle
from overlord.present.outcome import headline, outcome_lines
from overlord.present.question import Question, question_to
from overlord.present.sentence import sentence
from overlord.words import Words


class Offer:
    """One choice a person may want: its words, and why it is not allowed."""

    def __init__(
        self,
        action: int,
        text: str,
        reason: str = "",
        refusal: Refusal | None = None,
        about: str = "",
    ) -> None:
        self.number = 0  # among the choices as they are listed
        self.action = action
        self.text = text
        self.reason = reason  # in words; empty for what is allowed
        self.refusal = refusal
        self.about = about  # what it does, where that is not plain
        self.standing = False  # the answer holds for a while

    @property
    def allowed(self) -> bool:
        return self.refusal is None


REASONS = 3  # that are told in a line; whoever wants more asks for one


def refused_line(words: Words, offers: list[Offer]) -> str:
    """Line of what is not allowed now, by reason where there are few."""
    refused = [offer for offer in offers if not offer.allowed]
    if not refused:
        return ""
    reasons: dict[str, list[str]] = {}
    for offer in refused:
        reasons.setdefault(offer.reason, []).append(f"{offer.number}. {offer.text}")
    if len(reasons) <= REASONS:
        told = [
            f"{', '.join(names)} - {words.say('not-allowed', reason=reason)}"
            for reason, names in reasons.items()
        ]
        return " · ".join(told)
    names = ", ".join(offer.text for offer in refused)
    first, last = refused[0].number, refused[-1].number
    return words.say("refused-folded", first=first, last=last, names=names)


class Reader:
    """Everything goes through `Match.view`, `options`, `refusals` and the log as that seat may
    know it; no state is looked into, except for a finished game with all cards open."""

    def __init__(self, match: Match, words: Words, seat: int) -> None:
        self.match = match
        self.words = words
        self.reader = seat
        self.chronicle = Chronicle(words, match.setup, match.names, seat)
        self.face = self.chronicle.face
        self.names = self.face.names

    def own_view(self) -> View:
        """View of this reader when it happened; with all cards open, a spectator's."""
        return self.match.view(max(self.reader, SPECTATOR))

    def view(self) -> View:
        """View of the table as it lies now; OPEN sees every card."""
        view = self.own_view()
        if self.reader == OPEN:
            for zone in self.match.setup.zones:
                view.zones[zone] = self.match.state.cards(zone)
        return view

    def question(self, forecast: dict[str, object] | None = None) -> Question | None:
        """Question to this seat now."""
        return question_to(self.own_view(), self.reader, forecast) if self.reader >= 0 else None

    def prompt(self) -> str:
        """Line with whose turn it is, and what is to be decided."""
        return self.sentence(self.own_view())

    def sentence(self, view: View) -> str:
        """As `prompt`, at a view of this reader that is there already."""
        return sentence(self.face, view, self.reader)

    def allowed_offers(self, asked: Question | None) -> list[Offer]:
        """The answers that may be given to a question."""
        if asked is None:
            return []
        options = self.match.options(self.reader)
        face = self.face
        return [
            Offer(action, face.answer(asked, action), about=face.about(asked, action))
            for action in options
        ]

    def standing_offer(self, asked: Question | None) -> Offer | None:
        """The answer that may be given for a while, in its own words."""
        if asked is None:
            return None
        action = may_stand(self.match, self.reader)
        choice = self.match.state.asked(self.reader)
        if action is None or choice is None:
            return None
        offer = Offer(action, self.words.standing(choice))
        offer.standing = True
        return offer

    def refused_offers(self, asked: Question | None) -> list[Offer]:
        """Actions that a person might want as well, and why each is not allowed now."""
        if asked is None:
            return []
        return [
            Offer(
                action,
                self.face.choice(asked, action, False),
                self.face.refusal(asked, refusal),
                refusal,
                self.face.about(asked, action),
            )
            for action, refusal in self.match.refusals(self.reader).items()
        ]

    def offers(self, forecast: dict[str, object] | None = None) -> list[Offer]:
        """Everything the seat may be thinking of now, numbered; empty if it is not asked."""
        asked = self.question(forecast)
        found = self.allowed_offers(asked)
        allowed = {offer.action for offer in found}
        standing = self.standing_offer(asked)
        found += [standing] if standing is not None else []
        found += [offer for offer in self.refused_offers(asked) if offer.action not in allowed]
        for number, offer in enumerate(found, 1):
            offer.number = number
        return found

    def result(self) -> str:
        """End of a finished game, in a line."""
        return headline(self.match.state.outcome(), self.face, self.reader)

    def outcome(self) -> list[str]:
        """End of a finished game, a line for the result and one for each seat."""
        return outcome_lines(self.match.state.outcome(), self.face, self.view(), self.reader)
