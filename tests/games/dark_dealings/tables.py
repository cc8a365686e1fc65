"""Small tables of Dark Dealings: only the cards a test needs, then real answers.

Sides are written as on the cards: "T2 SM3" strikes for 2 as a Trap and then for 3 as a Spell and
Minion; "D" is a Detour.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from overlord.core.state import State
from overlord.games.dark_dealings import GAME, schema
from overlord.games.dark_dealings.box import DarkBox
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import SIDE
from tests.games.named_table import NamedTable

Printed = dict[str, object]  # a card as a box file holds it
TYPES = {"T": "trap", "S": "spell", "M": "minion"}


# -- cards -----------------------------------------------------------------------------------


def a_hero(
    klass: str = "ranger", armor: int = 1, weak: str = "TSM", challenge: int = 10, id: str = ""
) -> Printed:
    """A hero, called like its class unless it gets an id of its own."""
    return {
        "id": id or klass,
        "name": id or klass,
        "class": klass,
        "armor": armor,
        "vulnerable": [TYPES[letter] for letter in weak],
        "challenge": challenge,
    }


def a_defense(id: str, sides: str, ability: str = "plain", rank: int = 10) -> Printed:
    return {
        "id": id,
        "name": id,
        "rank": rank,
        "ability": ability,
        "sides": [_side(word) for word in sides.split()],
    }


def a_heavy_hitter(id: str, sides: str) -> Printed:
    return a_defense(id, sides, "heavy-hitter")


def a_booster(id: str, sides: str) -> Printed:
    return a_defense(id, sides, "booster")


def a_detour(id: str, sides: str) -> Printed:
    return a_defense(id, sides, "detour")


def _side(word: str) -> Printed:
    if word == "D":
        return {"detour": True}
    letters = word.rstrip("0123456789")
    return {"types": [TYPES[letter] for letter in letters], "strike": int(word[len(letters) :])}


def named(cards: Sequence[Printed]) -> list[str]:
    return [str(card["id"]) for card in cards]


def a_box(
    heroes: Sequence[Printed] = (), defenses: Sequence[Printed] = (), players: int = 2
) -> DarkBox:
    """A box with these cards first, and as many nameless ones as the table needs."""
    crowd = [a_hero(id=f"passer-by-{n}") for n in range(max(9 * players, 28) - len(heroes))]
    junk = [a_defense(f"junk-{n}", "T1") for n in range(max(8 * players, 28) - len(defenses))]
    return schema.BOXES.from_source({"hero": [*heroes, *crowd], "defense": [*defenses, *junk]})


# -- the table -------------------------------------------------------------------------------


class Table(NamedTable[DarkDealings]):
    """A state with names instead of numbers."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, DarkDealings)
        super().__init__(state)

    # Answering

    def choose(self, seat: int, *cards: str) -> None:
        """Several answers of one seat."""
        for card in cards:
            self.answer(card, seat=seat)

    def fight(self) -> None:
        self.answer("fight")

    def discard(self) -> None:
        """Let the hero pass; in Hardcore that is called what it is."""
        self.answer("give-up" if self.state.hardcore else "discard")

    def strike(self, *cards: str) -> None:
        """Name strikers; a Heavy Hitter is written with the card it turns, as "maul>pit"."""
        for word in cards:
            for card in word.split(">"):
                self.answer(card)

    def second_group(self) -> None:
        self.answer("second-group")

    def done(self) -> None:
        self.answer("done")

    def beat_it_with(self, *cards: str) -> None:
        """Fight, strike, done."""
        self.fight()
        self.strike(*cards)
        self.done()

    # Looking

    def everyones(self, name: str) -> list[str]:
        """The cards of all these zones together."""
        return [card for zone in self.zones(name) for card in zone]

    def side(self, card: str) -> int:
        """Which side of a defense points up, counted from 0."""
        return self.state.of(SIDE, self._number(card))

    def defenses(self, seat: int = 0) -> dict[str, int]:
        """The defenses in play before a seat, each with the number of its current side."""
        return {card: self.side(card) for card in self.zone(f"defenses.{seat}")}


def a_new_game(
    players: int,
    seed: int = 0,
    box: DarkBox | None = None,
    *,
    mode: str = "normal",
    row: int = 5,
) -> Table:
    return Table(GAME.new(players, seed, box, mode=mode, row=row))


def a_table(
    box: DarkBox,
    agenda: Sequence[tuple[str, dict[str, int]]],
    zones: dict[str, list[str]],
    *,
    players: int = 2,
    first: int = 0,
    turned: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
) -> Table:
    """Any position: the last frame of the agenda comes first."""
    position = {
        "game": "dark-dealings",
        "rules": GAME.rules_version,
        "players": players,
        "options": options or {},
        "zones": zones,
        "open": [],
        "agenda": [{"frame": frame, **numbers} for frame, numbers in agenda],
        "rng": [1, 2, 3, 4],
        "fields": {"first": first, "turned": turned or {}, "plan": []},
    }
    return Table(GAME.from_json(position, box))


# -- sieges ----------------------------------------------------------------------------------


@dataclass
class Castle:
    """One overlord: the heroes in the order in which they are faced, and the defenses."""

    facing: Sequence[Printed] = ()
    defenses: Sequence[Printed] = ()
    turned: dict[str, int] = field(default_factory=dict)


def the_castle_next_door() -> Castle:
    """Of seat 1: nothing that seat 0 does may touch it."""
    hero = a_hero(id="next-door-hero", challenge=1)
    return Castle([hero], [a_defense("next-door-broom", "T3 S3")])


def a_war(*castles: Castle, first: int = 0, mode: str = "normal") -> Table:
    """The beginning of a combat round for all these overlords."""
    heroes = [hero for castle in castles for hero in castle.facing]
    defenses = [defense for castle in castles for defense in castle.defenses]
    zones: dict[str, list[str]] = {}
    turned: dict[str, int] = {}
    for seat, castle in enumerate(castles):
        zones[f"pile.{seat}"] = named(castle.facing)[::-1]
        zones[f"defenses.{seat}"] = named(castle.defenses)
        turned |= castle.turned
    players = len(castles)
    box = a_box(heroes, defenses, players)
    options = {"mode": mode}
    agenda: list[tuple[str, dict[str, int]]] = [("CombatRound", {})]
    return a_table(box, agenda, zones, players=players, first=first, turned=turned, options=options)


def a_siege(
    hero: Printed,
    defenses: Sequence[Printed],
    *,
    later: Sequence[Printed] = (),
    turned: dict[str, int] | None = None,
    mode: str = "normal",
) -> Table:
    """Seat 0 faces a hero, and then the later ones; seat 1 next door waits for its turn."""
    castle = Castle([hero, *later], defenses, turned or {})
    return a_war(castle, the_castle_next_door(), mode=mode)


def nothing_happened_next_door(table: Table) -> bool:
    return (
        table.defenses(1) == {"next-door-broom": 0}
        and table.zone("pile.1") + table.zone("faced") == ["next-door-hero"]
        and not table.zone("defeated.1")
    )


# -- drafts ----------------------------------------------------------------------------------


def a_boast(
    hands: Sequence[Sequence[Printed]], market: Sequence[Printed], *, first: int = 0
) -> Table:
    """A round of the Defense Phase: two heroes in each hand, the defenses still in the deck."""
    players = len(hands)
    heroes = [hero for hand in hands for hero in hand]
    zones = {f"hand.{seat}": named(hand) for seat, hand in enumerate(hands)}
    zones["defense-deck"] = named(market)[::-1]
    box = a_box(heroes, market, players)
    return a_table(box, [("OpenMarket", {})], zones, players=players, first=first)
