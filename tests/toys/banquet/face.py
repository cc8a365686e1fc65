"""Face of the banquet: its dishes and seats in words, and what its board is told."""

from msgspec import Struct

from overlord.core.view import View
from overlord.present.face import Face

from . import TABLE, worth


class Dish(Struct):
    worth: int


class BanquetFace(Face):
    def line(self, card: int, facts: dict[str, object]) -> str:
        name = self.words.card(self.setup.box, card)
        return self.words.say("face-dish", name=name, worth=worth(card))

    brief = line

    def badges(self, view: View, seat: int) -> list[str]:
        total = sum(worth(card) for card in view.zones[TABLE + seat])
        return [self.words.say("badge-total", total=total)]

    def facts(self, card: int) -> Dish:
        return Dish(worth(card))


FACE = BanquetFace
