"""The cards as tables: bytes indexed by card number, sides by `4 * card + side`."""

from typing import Final

from overlord.core.box import Box, Card

HERO: Final = 0  # kinds of cards
DEFENSE: Final = 1

DONE: Final = 0  # spoken actions
FIGHT: Final = 1
DISCARD: Final = 2
SECOND_GROUP: Final = 3
GIVE_UP: Final = 4
SPOKEN: Final = ["done", "fight", "discard", "second-group", "give-up"]

TRAP: Final = 1  # types, as bits
SPELL: Final = 2
MINION: Final = 4

THIEF: Final = 0
HALFLINGS: Final = 1
WIZARD: Final = 2
BERSERKER: Final = 3
KNIGHT: Final = 4
RANGER: Final = 5  # DD-43: no ability, so nothing asks for it

PLAIN: Final = 0  # abilities
HEAVY_HITTER: Final = 1
DETOUR: Final = 2
BOOSTER: Final = 3

TYPES: Final = {"trap": TRAP, "spell": SPELL, "minion": MINION}
CLASSES: Final = ["thief", "halflings", "wizard", "berserker", "knight", "ranger"]
ABILITIES: Final = ["plain", "heavy-hitter", "detour", "booster"]


class Hero(Card):
    """DD-1: Armor, one to three vulnerabilities, a Challenge Value, and a class."""

    def __init__(
        self,
        id: str,
        name: str,
        text: str,
        klass: int,
        armor: int,
        vulnerable: int,
        challenge: int,
    ) -> None:
        super().__init__(id, HERO, name, text)
        self.klass = klass
        self.armor = armor
        self.vulnerable = vulnerable
        self.challenge = challenge


class Side:
    """DD-2: one edge of a defense: a strike with its types, or a Detour."""

    def __init__(self, types: int, strike: int, detour: bool) -> None:
        self.types = types
        self.strike = strike
        self.detour = detour


class Defense(Card):
    """DD-2, DD-5: sides in clockwise order, a Rank, and perhaps an ability."""

    def __init__(
        self, id: str, name: str, text: str, rank: int, ability: int, sides: list[Side]
    ) -> None:
        super().__init__(id, DEFENSE, name, text)
        self.rank = rank
        self.ability = ability
        self.sides = sides


class DarkBox(Box):
    """54 heroes and 54 defenses, or a person's own.

    Derived tables, by side: `ahead`, the types of a side and of all after it; `against`, by the
    vulnerabilities of a hero, what a side strikes for, 0 where no type matches (DD-26); `runs`, the
    same for all sides that match one after another (DD-42).
    """

    def __init__(
        self, heroes: list[Hero], defenses: list[Defense], digest: str, source: dict[str, object]
    ) -> None:
        cards: list[Card] = []
        cards += heroes
        cards += defenses
        super().__init__(SPOKEN, cards, digest, source)
        self.heroes = heroes
        self.defenses = defenses
        spoken = bytes(len(SPOKEN))
        self.armor = spoken + bytes(hero.armor for hero in heroes)
        self.vulnerable = spoken + bytes(hero.vulnerable for hero in heroes)
        self.klass = spoken + bytes(hero.klass for hero in heroes)
        self.challenge = spoken + bytes(hero.challenge for hero in heroes)
        before = bytes(len(SPOKEN) + len(heroes))
        self.rank = before + bytes(defense.rank for defense in defenses)
        self.ability = before + bytes(defense.ability for defense in defenses)
        self.sides = before + bytes(len(defense.sides) for defense in defenses)
        self.types = bytes(4 * len(before)) + _by_side(defenses, 0)
        self.strike = bytes(4 * len(before)) + _by_side(defenses, 1)
        self.detour = bytes(4 * len(before)) + _by_side(defenses, 2)
        self.ahead = _onward(self.types)
        self.against = [_against(self.types, self.strike, weak) for weak in range(8)]
        self.runs = [_runs(strikes) for strikes in self.against]


def _by_side(defenses: list[Defense], what: int) -> bytes:
    row: list[int] = []
    for defense in defenses:
        for i in range(4):
            if i >= len(defense.sides):
                row.append(0)
                continue
            side = defense.sides[i]
            row.append((side.types, side.strike, int(side.detour))[what])
    return bytes(row)


def _onward(types: bytes) -> bytes:
    row = list(types)
    for at in range(len(row) - 2, -1, -1):
        if at % 4 < 3:
            row[at] |= row[at + 1]
    return bytes(row)


def _against(types: bytes, strike: bytes, weak: int) -> bytes:
    return bytes(strike[at] if types[at] & weak else 0 for at in range(len(types)))


def _runs(strikes: bytes) -> bytes:
    row = list(strikes)
    for at in range(len(row) - 2, -1, -1):
        if at % 4 < 3 and row[at]:
            row[at] += row[at + 1]
    return bytes(row)
