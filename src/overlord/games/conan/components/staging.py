"""Builder of a scenario from its file: names become numbers."""

from typing import Final

from overlord.core.errors import BadBox
from overlord.games.conan.components import schema as f
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import OPAQUE, Board, Border
from overlord.games.conan.components.box import ASSET, HERO, SPELL, TOKENS, ConanBox
from overlord.games.conan.components.scenario import (
    SIDES,
    Alarm,
    Berth,
    Gate,
    Goal,
    Happening,
    Purse,
    Scenario,
    Start,
    Win,
)
from overlord.games.conan.table.terms import SCENARIOS

OF_UNITS: Final = ("slain",)  # goals whose `what` are units


class Stage:
    """Looks up names for one scenario; complaints name it."""

    def __init__(self, box: ConanBox, file: f.BoxFile, where: str) -> None:
        self.box = box
        self.file = file
        self.where = where
        self.areas: dict[str, int] = {}

    def bad(self, what: str) -> BadBox:
        return BadBox(f"{self.where}: {what}")

    # Names

    def card(self, id: str, kind: int, what: str) -> int:
        number = self.box.number(id)
        if number < 0 or self.box.kinds[number] != kind:
            raise self.bad(f"{id!r} is no {what}")
        return number

    def assets(self, ids: list[str]) -> list[int]:
        return [self.card(id, ASSET, "asset") for id in ids]

    def spells(self, ids: list[str]) -> list[int]:
        return [self.card(id, SPELL, "spell") for id in ids]

    def area(self, id: str) -> int:
        if id not in self.areas:
            raise self.bad(f"{id!r} is no area of its board")
        return self.areas[id]

    def unit(self, id: str) -> int:
        for i, unit in enumerate(self.box.units):
            if unit.id == id:
                return i
        raise self.bad(f"{id!r} is no unit")

    # Parts

    def scenario(self, file: f.ScenarioFile) -> Scenario:
        board = self.board(file)
        hidden = file.hidden
        scenario = Scenario(
            file.id,
            file.name,
            file.text,
            board,
            [self.gate(board, gate) for gate in file.gate],
            SIDES.index(file.first),
            file.shift,
            file.fewest,
            [self.start(start) for start in file.hero],
            [Purse(p.heroes, p.reserve, p.fatigue, p.recovery) for p in file.overlord],
            [self.berth(berth) for berth in file.river],
            [self.berth(berth) for berth in file.reserve_units],
            [self.allies(allies) for allies in file.allies],
            self.unit(file.mutineers) if file.mutineers else -1,
            [self.area(id) for id in file.stations],
            [self.area(id) for id in file.reinforcement],
            file.events,
            [self.happening(event) for event in file.event],
            [self.area(id) for id in file.chests],
            file.chest_difficulty,
            self.assets(list(file.deck)),
            [self.area(id) for id in hidden.at] if hidden else [],
            self.assets(list(hidden.what)) if hidden else [],
            self.alarm(file.alarm) if file.alarm else None,
            self.assets([file.last_chest])[0] if file.last_chest else 0,
            [(self.assets([asset])[0], self.area(at)) for asset, at in file.objects.items()],
            self.assets(list(file.fixed)),
            [(self.unit(unit), self.assets([asset])[0]) for unit, asset in file.head.items()],
            [self.unit(id) for id in file.no_doors],
            [self.unit(id) for id in file.no_control],
            v.COLOURS.index(file.elevation),
            [v.SPECIALS.index(special) for special in file.special],
            file.marker,
            [self.win(win) for win in file.win],
        )
        self.fits(scenario)
        return scenario

    def board(self, file: f.ScenarioFile) -> Board:
        for board in self.box.boards:
            if board.id == file.board:
                self.areas = {place.id: i for i, place in enumerate(board.places)}
                return self.altered(board, file)
        raise self.bad(f"{file.board!r} is no board")

    def altered(self, board: Board, file: f.ScenarioFile) -> Board:
        """The board with what the scenario puts on it."""
        gates: dict[int, Border] = {}
        for gate in file.gate:
            i = self.border(board, gate.between)
            kind = v.BORDERS.index(gate.kind)
            a, b, line = board.borders[i].a, board.borders[i].b, board.borders[i].line
            both = gate.difficulty if gate.key else 0  # a key and skill
            gates[i] = Border(a, b, kind, gate.cost, line, kind in OPAQUE, [], [], both)
        out = [self.area(id) for id in file.out_of_play]
        return board.altered(gates, out) if gates or out else board

    def border(self, board: Board, between: tuple[str, str]) -> int:
        found = board.between(self.area(between[0]), self.area(between[1]))
        if found < 0:
            raise self.bad(f"there is no border between {' and '.join(between)}")
        return found

    def gate(self, board: Board, gate: f.GateFile) -> Gate:
        kind = v.BORDERS.index(gate.kind)
        if (gate.life > 0) != (kind == v.BARRICADE):
            raise self.bad("a barricade has life, and nothing else on a border has")
        key = self.assets([gate.key])[0] if gate.key else 0
        border = self.border(board, gate.between)
        return Gate(border, kind, gate.cost, gate.life, gate.difficulty, key)

    def alarm(self, alarm: f.AlarmFile) -> Alarm:
        at = [self.area(id) for id in alarm.at]
        return Alarm(alarm.turn, alarm.recovery, self.unit(alarm.unit), at)

    def start(self, start: f.StartFile) -> Start:
        hero = self.card(start.hero, HERO, "hero")
        spells = self.spells(list(start.spells))
        cast = self.spells(list(start.cast))
        if not set(cast) <= set(spells):
            raise self.bad(f"{start.hero} starts with a spell cast that is none of their own")
        return Start(hero, self.area(start.at), self.assets(list(start.assets)), spells, cast)

    def berth(self, berth: f.RiverFile) -> Berth:
        if (berth.unit != "") == (berth.event != ""):
            raise self.bad("a tile of the River is of a unit or of an event")
        if berth.event:
            return Berth(self.event(berth.event), -1, [], 0, [], [], 0)
        index = self.unit(berth.unit)
        unit = self.box.units[index]
        if berth.tile > len(unit.tiles):
            raise self.bad(f"{berth.unit} has no second tile")
        most = max(berth.most, len(berth.at))
        if most > len(unit.models):
            raise self.bad(f"there are only {len(unit.models)} models of {berth.unit}")
        at = [self.area(id) for id in berth.at]
        spells = self.spells(list(berth.spells))
        cast = self.spells(list(berth.cast))
        tile = unit.tiles[berth.tile - 1]
        return Berth(tile, index, at, berth.life, spells, cast, most)

    def event(self, id: str) -> int:
        number = self.box.number(id)
        if id not in [event.id for event in self.file.event]:
            raise self.bad(f"{id!r} is no event tile")
        return number

    def allies(self, allies: f.AlliesFile) -> Berth:
        index = self.unit(allies.unit)
        unit = self.box.units[index]
        if len(allies.at) > len(unit.models):
            raise self.bad(f"there are only {len(unit.models)} models of {allies.unit}")
        at = [self.area(id) for id in allies.at]
        return Berth(unit.tiles[0], index, at, 1, [], [], len(at))

    def happening(self, event: f.HappeningFile) -> Happening:
        what = [self.unit(id) for id in event.what]
        at = [self.area(id) for id in event.at]
        verb = v.EVENTS.index(event.verb)
        return Happening(verb, event.amount, what, at, event.from_turn)

    def win(self, win: f.WinFile) -> Win:
        return Win(SIDES.index(win.side), [self.goal(goal) for goal in win.goals])

    def goal(self, goal: f.GoalFile) -> Goal:
        if goal.verb in OF_UNITS:
            what = [self.unit(id) for id in goal.what]
        elif goal.verb == "hero-slain":
            what = [self.card(id, HERO, "hero") for id in goal.what]
        else:
            what = self.assets(list(goal.what))
        return Goal(v.GOALS.index(goal.verb), what, goal.amount)

    def fits(self, scenario: Scenario) -> None:
        """Check what no single line of the file can say."""
        if scenario.id not in SCENARIOS:
            raise self.bad(f"expected one of {', '.join(SCENARIOS)}")
        if (scenario.fewest, len(scenario.starts)) != SCENARIOS[scenario.id]:
            fewest, most = SCENARIOS[scenario.id]
            raise self.bad(f"it is for {fewest} to {most} heroes")
        if len(scenario.hiding) > TOKENS:
            raise self.bad(f"there are only {TOKENS} numbered tokens")
        cards = scenario.deck + scenario.hidden + [asset for asset, _ in scenario.objects]
        cards += [asset for _, asset in scenario.heads]
        cards += [scenario.last_chest] if scenario.last_chest else []
        for start in scenario.starts:
            cards += start.assets + start.spells
        for berth in scenario.river + scenario.later:
            cards += berth.spells
        if len(set(cards)) < len(cards):
            raise self.bad("a card is in two places at once")
