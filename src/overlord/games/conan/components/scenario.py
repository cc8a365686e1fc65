"""A scenario: who starts where with what, the River, what events do, and what wins."""

from typing import Final

from overlord.games.conan.components.board import Board
from overlord.games.conan.components.vocabulary import GOALS

HEROES: Final = 1  # sides; 0 is the Overlord
SIDES: Final = ["overlord", "heroes"]


class Start:
    """A hero at the start."""

    def __init__(
        self, hero: int, at: int, assets: list[int], spells: list[int], cast: list[int]
    ) -> None:
        self.hero = hero
        self.at = at
        self.assets = assets
        self.spells = spells
        self.cast = cast


class Purse:
    """The gems of the Overlord for a number of heroes."""

    def __init__(self, heroes: int, reserve: int, fatigue: int, recovery: int) -> None:
        self.heroes = heroes
        self.reserve = reserve
        self.fatigue = fatigue
        self.recovery = recovery


class Berth:
    """A tile of the River and what belongs to it; the unit of an event tile is -1."""

    def __init__(
        self,
        tile: int,
        unit: int,
        at: list[int],
        life: int,
        spells: list[int],
        cast: list[int],
        most: int,
    ) -> None:
        self.tile = tile
        self.unit = unit
        self.at = at
        self.life = life
        self.spells = spells
        self.cast = cast
        self.most = most  # models it may ever have


class Happening:
    """One thing that an event tile may do."""

    def __init__(self, verb: int, amount: int, what: list[int], at: list[int], turn: int) -> None:
        self.verb = verb
        self.amount = amount
        self.what = what
        self.at = at
        self.turn = turn


class Goal:
    """One thing that must be so; `what` are units, or cards."""

    def __init__(self, verb: int, what: list[int], amount: int) -> None:
        self.verb = verb
        self.what = what
        self.amount = amount


class Win:
    def __init__(self, side: int, goals: list[Goal]) -> None:
        self.side = side
        self.goals = goals


class Aims:
    """Aims of all ways to win together, for players that look ahead."""

    def __init__(self, wins: list[Win]) -> None:
        self.fetch: list[int] = []  # cards that the heroes must carry off
        self.slay: list[int] = []  # units that they must kill
        self.guard: list[int] = []  # heroes by whose death the Overlord wins
        self.keep: list[int] = []  # cards by whose loss he does
        self.escape = False  # whether the heroes themselves must get away
        self.last = 0  # the turn with which time is over; 0 if it never is
        self.patient = False  # whether the heroes win then
        for win in wins:
            for goal in win.goals:
                verb = GOALS[goal.verb]
                if win.side and verb == "carried-off":
                    self.fetch += goal.what
                elif win.side and verb == "escaped":
                    self.escape = True
                elif win.side and verb == "slain":
                    self.slay += goal.what
                elif not win.side and verb == "hero-slain":
                    self.guard += goal.what
                elif not win.side and verb == "asset-lost":
                    self.keep += goal.what
                elif verb == "rounds-over":
                    self.last = self.last or goal.amount
                    self.patient |= win.side == HEROES


class Gate:
    """Gate that a scenario puts on a border of its board, by its number there."""

    def __init__(
        self, border: int, kind: int, cost: int, life: int, difficulty: int, key: int
    ) -> None:
        self.border = border
        self.kind = kind
        self.cost = cost
        self.life = life
        self.difficulty = difficulty  # 0: a simple manipulation is enough
        self.key = key  # the asset it takes, or 0


class Alarm:
    """Alarm: what it brings, and when it is raised at the latest."""

    def __init__(self, turn: int, recovery: int, unit: int, at: list[int]) -> None:
        self.turn = turn
        self.recovery = recovery
        self.unit = unit
        self.at = at


class Scenario:
    """Immutable. Areas are numbers of its board."""

    def __init__(  # noqa: PLR0917 - made in one place only, all of the file by position
        self,
        id: str,
        name: str,
        text: str,
        board: Board,
        gates: list[Gate],
        first: int,
        shift: int,
        fewest: int,
        starts: list[Start],
        purses: list[Purse],
        river: list[Berth],
        later: list[Berth],
        allies: list[Berth],
        mutineers: int,
        stations: list[int],
        reinforcement: list[int],
        events: int,
        happenings: list[Happening],
        chests: list[int],
        difficulty: int,
        deck: list[int],
        hiding: list[int],
        hidden: list[int],
        alarm: Alarm | None,
        last_chest: int,
        objects: list[tuple[int, int]],
        fixed: list[int],
        heads: list[tuple[int, int]],
        no_doors: list[int],
        no_control: list[int],
        elevation: int,
        specials: list[int],
        marker: int,
        wins: list[Win],
    ) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.board = board
        self.gates = gates
        self.first = first
        self.shift = shift
        self.fewest = fewest
        self.starts = starts
        self.purses = purses
        self.river = river
        self.later = later
        self.allies = allies
        self.mutineers = mutineers  # the unit, or -1
        self.stations = stations
        self.reinforcement = reinforcement
        self.events = events
        self.happenings = happenings
        self.chests = chests
        self.difficulty = difficulty
        self.deck = deck
        self.hiding = hiding
        self.hidden = hidden
        self.alarm = alarm
        self.last_chest = last_chest  # an asset, or 0
        self.objects = objects
        self.fixed = fixed  # objects that nobody can pick up or hurt
        self.heads = heads  # a unit and the asset that it leaves behind
        self.no_doors = no_doors
        self.no_control = no_control
        self.elevation = elevation
        self.specials = specials
        self.marker = marker
        self.wins = wins
        self.aims = Aims(wins)
        locked = any(gate.key for gate in gates)
        # whether one thing has to be done after the other, for players that look ahead
        self.chained = self.aims.escape or (locked and bool(self.aims.fetch))

    def purse(self, heroes: int) -> Purse:
        """CO-3, CO-80: the gems against that many heroes, or against the most that are foreseen."""
        for purse in self.purses:
            if purse.heroes == heroes:
                return purse
        return self.purses[-1]

    def has(self, special: int) -> bool:
        return special in self.specials
