"""Castles, creatures, Places and chests of Bellum Magica in a line of text."""

from overlord.cli.faces import Faces
from overlord.core.view import View
from overlord.games.bellum_magica.box import (
    BONUSES,
    LEFT_ICONS,
    NO_BONUS,
    RIGHT_ICONS,
    SPOILS,
    Castle,
    Chest,
    Creature,
    MagicaBox,
    Place,
    icons,
)
from overlord.games.bellum_magica.zones import CASTLE_BOARD, LEFT, RIGHT

NOTHING = "–"  # a row without an icon


class MagicaFaces(Faces):
    # What lies at a castle counts by its rows, and those stand in a line of their own.
    quiet = frozenset({"ruins", "castle", "left", "right", "wood", "metal", "gold"})
    stacks = frozenset({"ruins"})

    def face(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Castle):
            rival = self._rival(shown, name, facts)
            shield = self._shield(shown.shield, shown.magic)
            sides = self._sides(shown, facts)
            return rival or self.words.say("face-castle", name=name, shield=shield, **sides)
        if isinstance(shown, Creature):
            told = self.words.say("face-creature", name=name, **self._sides(shown, facts))
            bonus = BONUSES[shown.bonus]
            return (
                told if shown.bonus == NO_BONUS else f"{told} · {self.words.say(f'bonus-{bonus}')}"
            )
        if isinstance(shown, Place):
            shield = self._shield(shown.shield, shown.magic)
            spoils = self._spoils(shown)
            return self.words.say("face-place", name=name, shield=shield, spoils=spoils)
        assert isinstance(shown, Chest)
        return self.words.say("face-chest", name=name, value=shown.value)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        if isinstance(self.setup.box.card(card), Chest):
            return self.face(card, facts)
        return super().brief(card, facts)

    def detail(self, card: int) -> str:
        shown = self.setup.box.card(card)
        printed = super().detail(card)
        said = f"«{printed}»" if printed else ""
        if not isinstance(shown, Creature) or shown.bonus == NO_BONUS:
            return said
        key = f"bonus-{BONUSES[shown.bonus]}"
        return f"{self.words.say(key)}: {self.words.find(key, 'text')} {said}"

    def remarks(self, view: View) -> list[str]:
        """The day and its horde, and what the letters of the rows mean."""
        key = "face-horde" if view.facts["die"] else "face-day"
        day = self.words.say(key, day=_number(view.facts["day"]), row=_number(view.facts["die"]))
        letters = ", ".join(
            f"{self.words.say(f'icon-{icon}')} {self.words.find(f'icon-{icon}', 'text')}"
            for icon in (*LEFT_ICONS, *RIGHT_ICONS)
        )
        return [day, self.words.say("face-letters", letters=letters)]

    def badges(self, view: View, seat: int) -> list[str]:
        """Who is Captain, what lies before a castle, and how well it is defended."""
        facts = view.facts
        told = [self.words.say("face-captain")] if facts["captain"] == seat else []
        stock = {"food": "food", "glyph": "glyphs", "barrel": "barrels"}
        for key, fact in stock.items():
            if count := _by_seat(facts[fact], seat):
                told.append(self.words.say(f"face-spoil-{key}", count=count))
        if not view.zones[CASTLE_BOARD + seat]:
            return told
        told.append(self.words.say("face-defence", shield=self._defence(facts, seat)))
        if ready := _by_seat(facts["spells"], seat) - _by_seat(facts["cast"], seat):
            told.append(self.words.say("face-spells", count=ready))
        if seat == view.seat and facts["treasure"]:
            told.append(self.words.say("face-treasure", value=_number(facts["treasure"])))
        return told

    def lines(self, view: View, seat: int) -> list[str]:
        """The six rows of a castle: what gathers before the bar, what fights behind it."""
        castle = view.zones[CASTLE_BOARD + seat]
        if not castle:
            return []
        box = self.setup.box
        assert isinstance(box, MagicaBox)
        rows = []
        for face in range(6):
            left = sum(box.left[6 * card + face] for card in castle + view.zones[LEFT + seat])
            right = sum(box.right[6 * card + face] for card in castle + view.zones[RIGHT + seat])
            gathers, fights = self._letters(left, LEFT_ICONS), self._letters(right, RIGHT_ICONS)
            rows.append(f"{face + 1} {gathers}|{fights}")
        return [self.words.say("face-rows", rows=" · ".join(_lit(rows, view.facts)))]

    def _letters(self, row: int, names: list[str]) -> str:
        counted = zip(names, icons(row), strict=True)
        return "".join(count * self.words.say(f"icon-{name}") for name, count in counted) or NOTHING

    def _sides(self, card: Castle | Creature, facts: dict[str, object]) -> dict[str, str | int]:
        """Six rows on either side, in the order of the die."""
        left = [self._letters(row, LEFT_ICONS) for row in card.left]
        right = [self._letters(row, RIGHT_ICONS) for row in card.right]
        return {"left": " ".join(_lit(left, facts)), "right": " ".join(_lit(right, facts))}

    def _shield(self, shield: int, magic: int) -> str:
        return self.words.say("face-magic", shield=shield, magic=magic) if magic else str(shield)

    def _spoils(self, place: Place) -> str:
        counted = zip(SPOILS, place.spoils, strict=True)
        told = [
            self.words.say(f"face-spoil-{what}", count=count) for what, count in counted if count
        ]
        return ", ".join(told) or self.words.say("face-nothing")

    def _rival(self, castle: Castle, name: str, facts: dict[str, object]) -> str:
        """A castle somebody lives in: what it takes, and what there is to steal."""
        lords = facts.get("lords")
        if not isinstance(lords, dict) or castle.id not in lords:
            return ""
        seat = lords[castle.id]
        shield, chests = self._defence(facts, seat), _by_seat(facts["chests"], seat)
        return self.words.say("face-rival", name=name, shield=shield, chests=chests)

    def _defence(self, facts: dict[str, object], seat: int) -> str:
        defence = facts["defence"]
        assert isinstance(defence, list)
        return self._shield(*defence[seat])


def _lit(rows: list[str], facts: dict[str, object]) -> list[str]:
    """With the active row in brackets."""
    return [f"[{row}]" if facts.get("die") == face else row for face, row in enumerate(rows, 1)]


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _by_seat(fact: object, seat: int) -> int:
    assert isinstance(fact, list)
    return _number(fact[seat])


FACES = MagicaFaces
