"""The cards of the box as tables by card number, and all that may be answered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.vectors import vec
from overlord.games.overlords_of_infamy.board import Board, names
from overlord.games.overlords_of_infamy.cards.vocabulary import LEVELS, RELICS, RESOURCES
from overlord.games.overlords_of_infamy.marks import NOTHING, VILLAGE

TILE: Final = 0  # kinds of cards
KNAVERY: Final = 1  # the three levels of Plots, in their order
VILLAINY: Final = 2
DOMINATION: Final = 3
EVENT: Final = 4
QUEST: Final = 5
OVERLORD: Final = 6

DONE: Final = 0  # spoken actions
EXPLOIT: Final = 1
RECALL_ALL: Final = 2
SCRATCH: Final = 3
RAID: Final = 4
SWEEP: Final = 5
ABILITY: Final = 6
KEEP: Final = 7
LIBERATE: Final = 8
STAY: Final = 9
GLEAN_INTEL: Final = 10
PLUNDER: Final = 11
PLUNDER_STRONGHOLD: Final = 12
SABOTAGE: Final = 13
SPY: Final = 14
CYCLE: Final = 15
BOMBARD: Final = 16
LACKEY: Final = 17
ENOUGH: Final = 18
RECALL_LAST: Final = 19
SCRATCH_FOR: Final = 20  # and the level of the deck that is drawn from then
WORDS: Final = [
    "done",
    "exploit",
    "recall-all",
    "scratch",
    "raid",
    "sweep",
    "ability",
    "keep",
    "liberate",
    "stay",
    "glean-intel",
    "plunder",
    "plunder-stronghold",
    "sabotage",
    "spy",
    "cycle",
    "bombard",
    "lackey",
    "enough",
    "recall-last",
    *[f"scratch-{level}" for level in LEVELS],
]
OF_RESOURCE: Final = 23  # then the seven resources, the six Relics, ...
OF_RELIC: Final = 30
OF_DECK: Final = 36  # ... the three Plot decks, ...
OF_CHAIR: Final = 39  # ... five chairs, the six edges of a tile, ...
OF_EDGE: Final = 44
OF_SPOT: Final = 50  # ... and two spots for each space; a space is its first spot.
SPOTS: Final = 176


def spoken() -> list[str]:
    """Everything that is said without a card."""
    verbs = WORDS[:]
    verbs += [f"resource-{name}" for name in RESOURCES]
    verbs += [f"relic-{name}" for name in RELICS]
    verbs += [f"deck-{name}" for name in LEVELS]
    verbs += [f"chair-{chair}" for chair in range(5)]
    verbs += [f"edge-{edge}" for edge in range(6)]
    for name in names():
        verbs += [f"space-{name}", f"spot-{name}"]
    return verbs


class Effect:
    """One thing a card does: a verb of the vocabulary and what it needs to know."""

    def __init__(self, verb: int, who: int, amount: int, resource: int, special: int) -> None:
        self.verb = verb
        self.who = who
        self.amount = amount
        self.resource = resource
        self.special = special


class Modifier:
    """One thing that holds while a World Event lasts."""

    def __init__(self, rule: int, amount: int) -> None:
        self.rule = rule
        self.amount = amount


class Tile(Card):
    """OOI-21: up to two symbols, or Walls along some edges, or a Pitfall."""

    def __init__(
        self, id: str, name: str, resources: list[int], village: bool, walls: int, pitfall: bool
    ) -> None:
        super().__init__(id, TILE, name, "")
        self.resources = resources
        self.village = village
        self.walls = walls
        self.pitfall = pitfall
        # OOI-39: a Pitfall has no symbol, so no Lackey ever finds a spot on it.
        symbols = [*resources, VILLAGE] if village else resources[:]
        self.symbols = [*symbols, NOTHING, NOTHING][:2]


class Plot(Card):
    """A Nefarious Plot: what it needs, what it is worth, and perhaps an Aftermath."""

    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        id: str,
        name: str,
        text: str,
        level: int,
        cost: list[int],
        relic: int,
        lackeys: int,
        points: int,
        aftermath: list[Effect],
        price: int,
    ) -> None:
        super().__init__(id, KNAVERY + level, name, text)
        self.level = level
        self.cost = cost
        self.costs = vec[i64](cost)  # the same, for kernels
        self.kinds = vec[i64]([kind for kind in range(7) if cost[kind]])  # of what it needs
        self.tokens = sum(cost)
        self.relic = relic  # -1: none
        self.lackeys = lackeys
        self.points = points
        self.aftermath = aftermath
        self.price = price  # of the Aftermath, in Action Points


class WorldEvent(Card):
    """An event of the world at a tension of ten, at once or for a while."""

    def __init__(
        self,
        id: str,
        name: str,
        text: str,
        scope: int,
        effects: list[Effect],
        modifiers: list[Modifier],
    ) -> None:
        super().__init__(id, EVENT, name, text)
        self.scope = scope
        self.effects = effects
        self.modifiers = modifiers


class Quest(Card):
    """Resources that the Hero wants to gather in the Stronghold."""

    def __init__(
        self, id: str, name: str, text: str, needs: list[int], effects: list[Effect]
    ) -> None:
        super().__init__(id, QUEST, name, text)
        self.needs = needs
        self.effects = effects


class Overlord(Card):
    """OOI-156: an affinity, an ability, and what the Lair's own ground yields."""

    def __init__(
        self, id: str, name: str, text: str, affinity: int, ability: int, lair: int
    ) -> None:
        super().__init__(id, OVERLORD, name, text)
        self.affinity = affinity
        self.ability = ability
        self.lair = lair


class InfamyBox(Box):
    """Tiles, Plots, World Events, quests and Overlords, and the two sides of the board."""

    def __init__(
        self,
        boards: list[Board],
        tiles: list[Tile],
        plots: list[Plot],
        events: list[WorldEvent],
        quests: list[Quest],
        overlords: list[Overlord],
        digest: str,
        source: dict[str, object],
    ) -> None:
        cards: list[Card] = []
        cards += tiles
        cards += plots
        cards += events
        cards += quests
        cards += overlords
        super().__init__(spoken(), cards, digest, source)
        self.boards = boards[:]  # and each turned, so that a zone has the number of its chair
        for board in boards:
            self.boards += [board.turned(steps) for steps in range(1, len(board.zones))]
        self.tiles = tiles
        self.plots = plots
        self.events = events
        self.quests = quests
        self.overlords = overlords
        self.first_plot = self.first + len(tiles)
        self.first_event = self.first_plot + len(plots)
        self.first_quest = self.first_event + len(events)
        self.first_overlord = self.first_quest + len(quests)
        self.plots_of = [[plot for plot in plots if plot.level == level] for level in range(3)]
        self.worth = vec[i64]([0] * len(self.actions))  # by card: the points of Plots
        for i, plot in enumerate(plots):
            self.worth[self.first_plot + i] = plot.points
        self.pitfalls = vec[i64]([0] * len(self.actions))  # by card: which tiles are
        for i, tile in enumerate(tiles):
            self.pitfalls[self.first + i] = int(tile.pitfall)

    def board(self, overlords: int, turned: int = 0) -> Board:
        """OOI-1, OOI-D31: the side for that many Overlords, turned by so many zones."""
        return [board for board in self.boards if overlords in board.overlords][turned]

    def tile(self, card: int) -> Tile:
        return self.tiles[card - self.first]

    def plot(self, card: int) -> Plot:
        return self.plots[card - self.first_plot]

    def event(self, card: int) -> WorldEvent:
        return self.events[card - self.first_event]

    def quest(self, card: int) -> Quest:
        return self.quests[card - self.first_quest]

    def overlord(self, card: int) -> Overlord:
        return self.overlords[card - self.first_overlord]
