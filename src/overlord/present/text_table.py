"""Table in words, for language models: what a seat reads, what it may say, its answers read.

The text is that of the terminal and of screen readers (`overlord.present.text_reader`).
"""

import secrets
from typing import Final

from overlord.core.errors import BadOption
from overlord.core.match import Match
from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.present.answers import Understood, understand
from overlord.present.reader import Offer
from overlord.present.text_reader import TextReader
from overlord.words import Words

SEED: Final = 48  # bits of a seed that is drawn
STRIKES: Final = 3  # unreadable or illegal answers after which a seat has lost


class TextTable:
    """A match whose seats read and write words. `seat` is whose turn it is.

    A seat that has given `strikes` answers that are none forfeits: from then on chance answers for
    it, and its reward is 0 whatever happens. The others go on.
    """

    def __init__(self, setup: Setup, language: str = "en", strikes: int = STRIKES) -> None:
        if strikes < 1:
            raise BadOption(f"expected at least one strike, found {strikes}")
        self.setup = setup
        self.words = Words(language, setup.game.id)
        self.most = strikes
        self.reset(0)

    def reset(self, seed: int | None = None) -> str:
        """Deal, and give what the first seat reads."""
        deal = secrets.randbits(SEED) if seed is None else seed
        setup = self.setup
        self.match = Match(setup.game, setup.players, deal, setup.options, setup.box)
        self.strikes = [0] * setup.players
        self._luck = seeded_rng(deal)
        self._readers = [TextReader(self.match, self.words, seat) for seat in range(setup.players)]
        self._told = [0] * setup.players
        return self.observe()

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> int:
        """Seat to move; -1 when the game is over."""
        pending = self.match.state.pending()
        return pending[0] if pending else -1

    def offers(self, seat: int | None = None) -> list[Offer]:
        """The numbered choices of a seat, those included that are not allowed now."""
        reader = self._readers[self._seat(seat)]
        return [offer for offer in reader.offers() if not offer.standing]

    def legal(self) -> list[str]:
        """Answers that the seat to move may give: each allowed choice with its number."""
        offers = [] if self.over else self.offers()
        return [f"{offer.number}. {offer.text}" for offer in offers if offer.allowed]

    def observe(self, seat: int | None = None) -> str:
        """All that a seat may know: the table, what has happened since it last read, its choices.

        What it has been told as news is not told as news again.
        """
        at = self._seat(seat)
        reader = self._readers[at]
        lines = reader.lines()
        news = [f"* {line.with_rule}" for line in lines[self._told[at] :]]
        self._told[at] = len(lines)
        rows = [row.plain() for row in reader.rows()]
        if self.over:
            return "\n".join([*news, "", *reader.outcome()])
        text = [*news, "", *rows, "", reader.prompt()]
        for offer in self.offers(at):
            no = "" if offer.allowed else f" - {self.words.say('not-allowed', reason=offer.reason)}"
            text.append(f"  {offer.number}. {offer.text}{no}")
        return "\n".join(text).strip()

    def read(self, answer: str) -> Understood:
        """Meaning of an answer of the seat to move, or why it means nothing."""
        return understand(answer, self.offers(), self.words)

    def step(self, answer: str) -> str:
        """Take an answer of the seat to move; gives "", or why it was refused."""
        if self.over:
            raise BadOption("the game is over; reset deals the next one")
        seat = self.seat
        understood = self.read(answer)
        if understood.reason:
            self.strikes[seat] += 1
            if self.strikes[seat] >= self.most:
                self._answer_for_those_who_forfeit()
            return understood.reason
        self.match.play(seat, understood.action)
        self._answer_for_those_who_forfeit()
        return ""

    def forfeited(self, seat: int) -> bool:
        return self.strikes[seat] >= self.most

    def rewards(self) -> list[float]:
        """Worth of the finished game to each seat, 0 to those that forfeited."""
        if not self.over:
            return [0.0] * self.setup.players
        return [
            0.0 if self.forfeited(seat) else worth
            for seat, worth in enumerate(self.match.state.returns())
        ]

    def _answer_for_those_who_forfeit(self) -> None:
        while not self.over and self.forfeited(self.seat):
            options = self.match.options(self.seat)
            self.match.play(self.seat, options[self._luck.below(len(options))])

    def _seat(self, seat: int | None) -> int:
        return max(0, self.seat) if seat is None else seat
