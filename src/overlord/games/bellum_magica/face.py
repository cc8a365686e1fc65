"""Castles, creatures, Places and chests of Bellum Magica in a line of text."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import convert

from overlord.core.view import View
from overlord.games.bellum_magica import face_board
from overlord.games.bellum_magica.box import (
    BONUSES,
    ENOUGH,
    EVIL,
    LEFT_ICONS,
    NO_BONUS,
    ON_THE_LEFT,
    PAY_FOOD,
    RIGHT_ICONS,
    STEAL_WOOD,
    Castle,
    Chest,
    Creature,
    MagicaBox,
    Place,
    icons,
)
from overlord.games.bellum_magica.recruit import FEAST, GLYPH_PRICE
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    CASTLE_BOARD,
    EVIL_ROW,
    LEFT,
    MOST_EVIL_ROW,
    RIGHT,
    STOCKS,
)
from overlord.present.face import Face, Value
from overlord.present.question import Question

NOTHING = "–"  # a row without an icon


class MagicaFace(Face):
    # What lies at a castle counts by its rows, and those stand in a line of their own.
    quiet = frozenset({"ruins", "castle", "left", "right", "wood", "metal", "gold"})
    stacks = frozenset({"ruins"})

    parameters: ClassVar = {"victim": "seat"}
    minutes: ClassVar = 45
    weight: ClassVar = 2
    events: ClassVar = {
        "first-captain": "player:nth-seat",
        "names-castle": "(seat:seat)",
        "day-begins": "captain:seat day",
        "buys-a-round": "(seat:seat) (barrels)",
        "casts-confusion": "(seat:seat) (spells)",
        "gathers": "seat:seat food glyphs",
        "scouts": "seat:seat maps",
        "plunders": "(seat:seat)",
        "loots": "(seat:seat) food glyphs",
        "stores-barrels": "(seat:seat) barrels",
        "refuses-barrels": "(seat:seat) barrels",
        "raids": "(seat:seat) victim:seat",
        "gains-shield": "seat:seat shields",
        "ten-chests": "seat:seat chests",
        "bargains": "(seat:seat)",
        "pays": "(seat:seat) food glyphs",
        "gains-spell": "(seat:seat) spells",
    }
    moments: ClassVar = {
        "announce-raids": "battle",
        "announce-plunders": "triumph",
        "announce-ten-chests": "deed",
    }

    @property
    def box(self) -> MagicaBox:
        box = self.setup.box
        assert isinstance(box, MagicaBox)
        return box

    def line(self, card: int, facts: dict[str, object]) -> str:
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
            spoils = face_board.spoils(self.words, shown)
            return self.words.say("face-place", name=name, shield=shield, spoils=spoils)
        assert isinstance(shown, Chest)
        return self.words.say("face-chest", name=name, value=shown.value)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        if isinstance(self.setup.box.card(card), Chest):
            return self.line(card, facts)
        return super().brief(card, facts)

    def detail(self, card: int) -> str:
        printed = super().detail(card)
        said = f"«{printed}»" if printed else ""
        able = self.ability(card)
        return f"{able} {said}" if able else said

    def altered(self, view: View) -> dict[int, str]:
        """Castles that somebody lives in, and the creatures for hire, by the row of the day."""
        shown = [card for zone in (EVIL_ROW, MOST_EVIL_ROW) for card in view.zones[zone]]
        lords = view.facts["lords"]
        assert isinstance(lords, dict)
        cards = [*(self.setup.box.number(id) for id in lords), *shown]
        return {card: self.line(card, view.facts) for card in cards}

    def ability(self, card: int) -> str:
        return face_board.ability(self.words, self.setup.box.card(card))

    def facts(
        self, card: int
    ) -> face_board.Castle | face_board.Creature | face_board.Place | face_board.Chest:
        return face_board.facts(self.words, self.setup.box.card(card))

    def table_facts(self, view: View) -> face_board.TableFacts:
        return convert(view.facts, face_board.TableFacts)

    def foreseen(self, told: dict[str, object]) -> face_board.Forecast:
        forecast = convert(told, face_board.Forecast)
        for roll in forecast.faces:
            roll.text = face_board.roll_text(self.words, self.box, roll)
        return forecast

    def forecast(self, told: dict[str, object]) -> list[str]:
        """Gains by face of the die; a terminal shows the rows instead."""
        return [roll.text for roll in self.foreseen(told).faces] if self.cards_shown else []

    def remarks(self, view: View) -> list[str]:
        """The day and its horde, and what the letters of the rows mean."""
        key = "face-horde" if view.facts["die"] else "face-day"
        day = self.words.say(key, day=_number(view.facts["day"]), row=_number(view.facts["die"]))
        letters = ", ".join(
            f"{self.words.say(f'icon-{icon}')} {self.words.find(f'icon-{icon}', 'text')}"
            for icon in (*LEFT_ICONS, *RIGHT_ICONS)
        )
        return [day, self.words.say("face-letters", letters=letters)]

    # Questions and answers

    def question_values(self, asked: Question) -> dict[str, Value]:
        """Values of a question: the card that waits, the row of the day, what one owns."""
        view, seat = asked.view, asked.seat
        waiting = view.zones[ARRIVING + seat]
        newcomer = self.words.card(self.setup.box, waiting[0]) if waiting else ""
        values = super().question_values(asked)
        values |= {"goblin": newcomer, "creature": newcomer, "die": _number(view.facts["die"])}
        values["stock"] = self._counts_text(
            ("food", _by_seat(view.facts["food"], seat)),
            ("glyph", _by_seat(view.facts["glyphs"], seat)),
        )
        values["strength"] = self._counts_text(*self._active(view, seat, RIGHT_ICONS))
        return values

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        facts, seat = asked.view.facts, asked.seat
        values = super().answer_values(asked, action)
        if action >= self.setup.box.first:
            return values | self._chosen(asked, action)
        if asked.prompt in ("place-goblin", "place-creature"):
            values["rows"] = self._rows(asked, action)
        elif asked.prompt == "steal" and action != ENOUGH:
            stock = STOCKS[action - STEAL_WOOD] + asked.about["victim"]
            values["count"] = len(asked.view.zones[stock])
        elif asked.prompt == "pay":
            paid = (FEAST, 1) if action == PAY_FOOD else (0, GLYPH_PRICE)
            values["left"] = self._counts_text(
                ("food", _by_seat(facts["food"], seat) - paid[0]),
                ("glyph", _by_seat(facts["glyphs"], seat) - paid[1]),
            )
        elif asked.prompt == "roll-again":
            row = self._active(asked.view, seat, LEFT_ICONS + RIGHT_ICONS)
            values |= {
                "yield": self._counts_text(*row),
                "barrels": _by_seat(facts["barrels"], seat),
            }
        return values

    def answer(self, asked: Question, action: int) -> str:
        """A castle is robbed where a Place is plundered."""
        chosen = action >= self.setup.box.first
        if asked.prompt == "attack" and chosen and self._is_castle(action):
            return self.words.say("answer-raid", **self.answer_values(asked, action))
        return super().answer(asked, action)

    def _is_castle(self, card: int) -> bool:
        return isinstance(self.setup.box.card(card), Castle)

    def _chosen(self, asked: Question, card: int) -> dict[str, Value]:
        """Cost or gain of choosing a card."""
        facts, shown = asked.view.facts, self.setup.box.card(card)
        if isinstance(shown, Creature):
            # The rows decide, and in a line of text they stand nowhere else while one chooses.
            told = self.words.card(self.setup.box, card)
            told = told if self.cards_shown else self.line(card, facts)
            return {"price": self.words.say(f"face-price-{self._price(asked, card)}"), "card": told}
        if isinstance(shown, Place):
            return {"spoils": face_board.spoils(self.words, shown)}
        lords = facts.get("lords")
        if not isinstance(lords, dict) or shown.id not in lords:
            return {}
        thieves = dict(self._active(asked.view, asked.seat, RIGHT_ICONS))["thief"]
        chests = _by_seat(facts["chests"], lords[shown.id])
        victim = self.word("seat", lords[shown.id])
        return {"victim": victim, "thieves": min(thieves, chests)}

    def _price(self, asked: Question, card: int) -> str:
        """BM-49, BM-50: what a creature costs whoever is asked."""
        facts, seat = asked.view.facts, asked.seat
        if self.setup.box.card(card).kind == EVIL:
            return "evil"
        glyphs = _by_seat(facts["glyphs"], seat)
        feast = glyphs >= 1 and _by_seat(facts["food"], seat) >= FEAST
        if feast and glyphs >= GLYPH_PRICE:
            return "either"
        return "feast" if feast else "glyphs"

    def _rows(self, asked: Question, action: int) -> str:
        """The six rows of the side that will count."""
        [waiting, *_] = asked.view.zones[ARRIVING + asked.seat]
        shown = self.setup.box.card(waiting)
        assert isinstance(shown, Creature)
        side = "left" if action == ON_THE_LEFT else "right"
        if self.cards_shown:
            return face_board.side_of(self.words, shown, side)
        return str(self._sides(shown, asked.view.facts)[side])

    def _active(self, view: View, seat: int, names: Sequence[str]) -> list[tuple[str, int]]:
        """The icons of the active row of a seat, by name."""
        rows = view.facts["active"]
        assert isinstance(rows, list)
        counted = zip((*LEFT_ICONS, *RIGHT_ICONS), rows[seat], strict=False)
        return [(name, count) for name, count in counted if name in names]

    def _counts_text(self, *counts: tuple[str, int]) -> str:
        told = [self.words.say("face-icons", icon=name, count=n) for name, n in counts if n]
        return ", ".join(told) or self.words.say("face-nothing")

    # The seats

    def badges(self, view: View, seat: int) -> list[str]:
        """Captain, what lies before a castle, and how well it is defended."""
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
        box = self.box
        rows = []
        for face in range(6):
            left = sum(box.left[6 * card + face] for card in castle + view.zones[LEFT + seat])
            right = sum(
                self.box.right[6 * card + face] for card in castle + view.zones[RIGHT + seat]
            )
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
    """The rows of a castle, the active one in brackets."""
    return [f"[{row}]" if facts.get("die") == face else row for face, row in enumerate(rows, 1)]


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _by_seat(fact: object, seat: int) -> int:
    assert isinstance(fact, list)
    return _number(fact[seat])


FACE = MagicaFace
