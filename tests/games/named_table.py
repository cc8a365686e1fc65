"""A table for tests of any game, with names instead of numbers."""

from typing import Any, Generic, TypeVar

from overlord.core.frames import Refusal
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.state import State

S = TypeVar("S", bound=State)


class NamedTable(Generic[S]):
    def __init__(self, state: S) -> None:
        self.state = state

    # Asking

    def who_is_asked(self) -> dict[int, str]:
        """The seats that may answer now, and what each is asked."""
        view = self.state.view(0)
        return dict(zip(view.pending, view.prompts, strict=True))

    def options(self, seat: int = -1) -> set[str]:
        """What the seat may answer, by card id or word; the only seat asked if none is named."""
        legal = self.state.legal(self._seat(seat))
        names = {self._name(action) for action in legal}
        assert len(names) == len(legal), "an option is offered twice"
        return names

    def refusal(self, name: str) -> Refusal | None:
        """Why the seat that is asked may not choose something it might click on."""
        return self.state.refusals(self._seat(-1)).get(self._number(name))

    def _seat(self, seat: int) -> int:
        if seat >= 0:
            return seat
        [only] = self.state.pending()
        return only

    def _name(self, action: int) -> str:
        meaning = self.state.setup.box.actions[action]
        return meaning.arguments[0] if meaning.arguments else meaning.verb

    def _number(self, name: str) -> int:
        box = self.state.setup.box
        spoken = [action.verb for action in box.actions[: box.first]]
        return spoken.index(name) if name in spoken else box.number(name)

    # Answering

    def answer(self, *names: str, seat: int = -1) -> None:
        """One answer after the other, of the only seat asked if none is named."""
        for name in names:
            self.state.apply(self._seat(seat), self._number(name))

    def play_until(self, prompt: str, seed: int = 1) -> None:
        """Random answers until somebody is asked this."""
        rng = seeded_rng(seed)
        while prompt not in self.who_is_asked().values():
            assert play_on(self.state, rng, 1), f"nobody was ever asked {prompt}"

    def play_to_the_end(self, seed: int = 1) -> None:
        play_on(self.state, seeded_rng(seed), -1)

    # Looking

    def field(self, name: str) -> Any:
        """A field of the state, as a position holds it."""
        return self.state.fields()[name]

    def zone(self, name: str) -> list[str]:
        """The cards of a zone from the bottom to the top, or in the order they were laid."""
        number = self.state.setup.layout.zone(name)
        assert number >= 0, name
        return [self._name(card) for card in self.state.cards(number)]

    def zones(self, name: str) -> list[list[str]]:
        """The same zone of every seat."""
        return [self.zone(f"{name}.{seat}") for seat in range(self.state.players)]

    def seen(self, seat: int, zone: str) -> list[str]:
        """A zone as a seat sees it; "?" is the back of a card."""
        cards = self.state.view(seat).zones[self.state.setup.layout.zone(zone)]
        return ["?" if card < 0 else self._name(card) for card in cards]

    def places(self) -> list[int]:
        assert self.state.over
        return self.state.outcome().places
