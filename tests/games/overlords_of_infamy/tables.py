"""Small tables of Overlords of Infamy: a box of plain cards, a position in words, real answers.

Spaces have the names of the board: chair 0 sits in the north-east with its Lair on a9 (Barracks),
b9 (Village) and b10 (Resource), chair 1 in the south-east on i9, h9 and h10. The tiles c8, c7, d7
lead from Lair 0 to the Kingdom of Good and to the eastern arm (e8 to e11); g8, g7, f7 from Lair 1.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from overlord.core.frames import Frame, Refusal, agenda_of
from overlord.core.layout import SPECTATOR
from overlord.core.match import Entry
from overlord.core.one_step import one_step
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.games.overlords_of_infamy import GAME, schema
from overlord.games.overlords_of_infamy.board import names
from overlord.games.overlords_of_infamy.box import InfamyBox, spoken
from overlord.games.overlords_of_infamy.cards.vocabulary import LEVELS, RELICS, RESOURCES
from overlord.games.overlords_of_infamy.fields import SPOT_NAMES
from overlord.games.overlords_of_infamy.hero.hero_die import FACES
from overlord.games.overlords_of_infamy.hero.hero_phase import HeroPhase
from overlord.games.overlords_of_infamy.marks import STRONGHOLD, SUPPLY
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE_CHAIR, GOODS
from overlord.games.overlords_of_infamy.zones import HERO as HERO_AT
from overlord.present.log import Chronicle
from overlord.words import Words
from tests.heard import Heard

Printed = dict[str, Any]  # a card as a box file holds it
How = dict[str, Any]  # how a table is laid
SPOKEN = spoken()
QUIET = ["lord-aether", "tyrano-de-bergerac", "comrade-borgg", "the-menace-in-metal"]
WAY_0 = {"c8": "wood-1", "c7": "wood-2", "d7": "wood-3"}  # to the Kingdom and to the eastern arm
WAY_1 = {"g8": "food-1", "g7": "food-2", "f7": "food-3"}


# -- cards -----------------------------------------------------------------------------------


def a_plot(
    id: str,
    level: str = "knavery",
    *,
    cost: Mapping[str, int] | None = None,
    points: int = 2,
    relic: str = "",
    lackeys: int = 0,
    aftermath: Sequence[Printed] = (),
    ap: int = 0,
) -> Printed:
    plot: Printed = {"id": id, "name": id, "level": level, "points": points, "lackeys": lackeys}
    plot["cost"] = dict(cost or {"water": 1})
    if relic:
        plot["relic"] = relic
    if aftermath:
        plot["aftermath"] = {"ap": ap, "effects": list(aftermath)}
    return plot


def an_event(
    id: str,
    *effects: Printed,
    scope: str = "instant",
    modifiers: Sequence[Printed] = (),
) -> Printed:
    event: Printed = {"id": id, "name": id, "scope": scope, "mood": "mixed"}
    event["effects"] = list(effects)
    event["modifiers"] = list(modifiers)
    return event


def lasting(id: str, rule: str, amount: int = 1, scope: str = "next-event") -> Printed:
    return an_event(id, scope=scope, modifiers=[{"rule": rule, "amount": amount}])


def a_quest(id: str, needs: Mapping[str, int], *effects: Printed) -> Printed:
    return {"id": id, "name": id, "needs": dict(needs), "effects": list(effects)}


def tiles() -> list[Printed]:
    """As many and of such kinds as the real ones, with names that say what they show."""
    found: list[Printed] = []
    for i, kind in enumerate(RESOURCES):
        after = RESOURCES[(i + 1) % 7]
        found += [{"id": f"{kind}-{n}", "resources": [kind]} for n in (1, 2, 3)]
        found.append({"id": f"{kind}-village", "resources": [kind], "village": True})
        found.append({"id": f"{kind}-and-{after}", "resources": [kind, after]})
        found.append({"id": f"{kind}-wall", "resources": [kind], "walls": [0, 1, 2]})
    found += [{"id": f"village-{n}", "village": True} for n in range(1, 9)]
    return [*found, *[{"id": f"pitfall-{n}", "pitfall": True} for n in range(1, 6)]]


@cache
def shipped() -> dict[str, object]:
    return schema.BOXES.shipped_source()


def a_box(
    plots: Sequence[Printed] = (), events: Sequence[Printed] = (), quests: Sequence[Printed] = ()
) -> InfamyBox:
    """These cards first, and plain ones that nobody ever completes."""
    dear = {"water": 10, "food": 10}
    fillers = [a_plot(f"{level}-{n}", level, cost=dear) for level in LEVELS for n in range(20)]
    nothing = {"verb": "infamy", "who": "all", "amount": 0}
    calm = [an_event(f"calm-{n}", nothing) for n in range(20)]
    chores = [a_quest(f"chore-{n}", dear) for n in range(12)]
    return schema.BOXES.from_source(
        {
            "board": shipped()["board"],
            "overlord": shipped()["overlord"],
            "tile": tiles(),
            "plot": [*plots, *fillers],
            "event": [*events, *calm],
            "quest": [*quests, *chores],
        }
    )


# -- the table -------------------------------------------------------------------------------


class Table:
    """A state with names instead of numbers."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Infamy)
        self.state = state

    # Asking

    @property
    def prompt(self) -> str:
        """What is asked, and of nobody but one seat."""
        [prompt] = self.state.view(0).prompts
        return prompt

    @property
    def asked(self) -> int:
        [seat] = self.state.pending()
        return seat

    def options(self, seat: int = -1) -> set[str]:
        """What may be answered, spaces, resources and cards by their names alone."""
        legal = self.state.legal(self.asked if seat < 0 else seat)
        found = {self._name(action) for action in legal}
        assert len(found) == len(legal), "an option is offered twice"
        return found

    def refusal(self, name: str) -> Refusal | None:
        """Why the seat that is asked may not choose something it might click on."""
        refusals = self.state.refusals(self.asked)
        number = self._number(name)
        candidates = self.state.asked(self.asked)
        assert candidates is not None
        assert number in candidates.candidates(self.state), f"{name} is no candidate"
        return refusals.get(number)

    def why_not(self, name: str) -> tuple[str, str]:
        """Reason and rule of a refusal."""
        refusal = self.refusal(name)
        assert refusal is not None, f"{name} is allowed"
        assert name not in self.options(), f"{name} is refused and offered"
        return refusal.reason, refusal.rule

    def preferred(self) -> str:
        """The answer that looks best to the seat that is asked, one step ahead."""
        options = self.state.legal(self.asked)
        worth = one_step(self.state, self.asked, options, 1)
        return self._name(options[worth.index(max(worth))])

    def _name(self, action: int) -> str:
        meaning = self.state.box.actions[action]
        if meaning.arguments:
            return meaning.arguments[0]
        kind, _, rest = meaning.verb.partition("-")
        if kind == "spot":
            return rest + "b"
        return rest if kind in ("space", "resource", "relic") else meaning.verb

    def _number(self, name: str) -> int:
        if name in SPOKEN:
            return SPOKEN.index(name)
        if name in SPOT_NAMES:
            kind = "spot" if name.endswith("b") else "space"
            return SPOKEN.index(f"{kind}-{name.removesuffix('b')}")
        if name in RESOURCES:
            return SPOKEN.index(f"resource-{name}")
        if name in RELICS:
            return SPOKEN.index(f"relic-{name}")
        return self.state.box.number(name)

    # Answering

    def answer(self, *answers: str, seat: int = -1) -> None:
        for name in answers:
            self.state.apply(self.asked if seat < 0 else seat, self._number(name))

    def load(self, *throws: int) -> None:
        """Let the Hero die fall like this next."""
        for a in range(100_000):
            rng = seeded_rng(a)
            if all(FACES[rng.below(6)] == throw for throw in throws):
                self.state.rng = seeded_rng(a)
                return
        raise AssertionError(throws)

    def play_until(self, prompt: str, seed: int = 1) -> None:
        """Random answers until somebody is asked this."""
        rng = seeded_rng(seed)
        while prompt not in self.state.view(0).prompts:
            assert play_on(self.state, rng, 1), f"nobody was ever asked {prompt}"

    def spend_all(self) -> None:
        """Get rid of the Action Points by placing tiles and whatever else is at hand."""
        turn = self.state[ACTIVE_CHAIR]
        while (
            self.state[ACTIVE_CHAIR] == turn
            and self.prompt == "act"
            and "done" not in self.options()
        ):
            wish = [name for name in ("exploit", "b9", "b10") if name in self.options()]
            self.answer(wish[0] if wish else min(self.options()))
            while self.prompt in ("pick-tile", "place-tile", "turn-tile"):
                self.answer(min(self.options()))

    def said(self, *answers: str, language: str = "en") -> list[str]:
        """Give these answers; the lines of the log about them, with the rule where it was one."""
        heard = Heard()
        self.state.remember(heard)
        heard.events.clear()
        self.answer(*answers)
        names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][: self.state.players]
        chronicle = Chronicle(Words(language, GAME.id), self.state.setup, names, SPECTATOR)
        entries = [Entry(i, 0, event) for i, event in enumerate(heard.events)]
        return [
            f"{line.text} ({line.rules[0]})" if len(line.rules) == 1 else line.text
            for line in chronicle.lines(entries)
        ]

    # Looking

    def field(self, name: str) -> Any:
        """A field as the layout declares it, those included that no position holds."""
        [found] = [one for one in self.state.setup.layout.fields if one.name == name]
        return found.write(self.state)

    def zone(self, name: str) -> list[str]:
        number = self.state.setup.layout.zone(name)
        assert number >= 0, name
        return [self._name(card) for card in self.state.cards(number)]

    def seen(self, seat: int, zone: str) -> list[str]:
        """A zone as a seat sees it; "?" is the back of a card."""
        cards = self.state.view(seat).zones[self.state.setup.layout.zone(zone)]
        return ["?" if card < 0 else self._name(card) for card in cards]

    def goods(self, holder: int) -> dict[str, int]:
        first = GOODS + 7 * holder
        row = {kind: self.state[first + i] for i, kind in enumerate(RESOURCES)}
        return {kind: count for kind, count in row.items() if count}

    @property
    def stronghold(self) -> dict[str, int]:
        return self.goods(STRONGHOLD)

    def supply(self, kind: str) -> int:
        return self.state[GOODS + 7 * SUPPLY + RESOURCES.index(kind)]

    @property
    def lackeys(self) -> dict[str, int]:
        """Who stands where."""
        lackeys = self.field("lackeys")
        assert isinstance(lackeys, dict)
        return lackeys

    @property
    def hero(self) -> str:
        return names()[self.state[HERO_AT]]

    @property
    def land(self) -> dict[str, str]:
        return {space: tile for space, (tile, _) in self.field("land").items()}

    def relic(self, chair: int) -> str:
        return str(self.field("relics")[chair])


# -- building tables -------------------------------------------------------------------------

ACTION = ("EndPhase", "EspionagePhase", "ActionPhase")
ESPIONAGE = ("EndPhase", "EspionagePhase")
HERO = (*ACTION, "HeroPhase")
END = ("EndPhase",)


def a_table(
    *phases: str,
    players: int = 2,
    chair: int = 0,
    box: InfamyBox | None = None,
    overlords: Sequence[str] = QUIET,
    options: Mapping[str, str] | None = None,
    active: Mapping[int, str] | None = None,
    zones: Mapping[str, Sequence[str]] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    land: Mapping[str, str] | None = None,
    walls: Mapping[str, int] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    stronghold: Mapping[str, int] | None = None,
    memory: bool = False,
    **fields: Any,
) -> Table:
    """Any position: the phases that are still to come, the next one last.

    Cards that are not mentioned lie in their decks; `top` says which of them lie on top.
    """
    box = box or a_box()
    chosen = dict(options or {})
    played = players == 5 or chosen.get("hero") == "player"
    count = players - 1 if played else players
    board = box.board(count)
    held = {f"overlord.{i}": [overlords[i]] for i in range(count)}
    held |= {f"active.{i}": [f"knavery-{i}"] for i in range(count)}
    held |= {f"active.{i}": [card] if card else [] for i, card in (active or {}).items()}
    held |= {zone: list(cards) for zone, cards in (zones or {}).items()}
    for space, tile in (land or {}).items():
        held.setdefault(f"land.{board.part[names().index(space)]}", []).append(tile)
    position = {
        "game": "overlords-of-infamy",
        "rules": GAME.rules_version,
        "players": players,
        "options": chosen,
        "zones": decks(box, held, top or {}),
        "open": [],
        "agenda": [{"frame": phase, "chair": chair} for phase in phases],
        "rng": [1, 2, 3, 4],
        "fields": blank(players, count)
        | {"active": chair, "goods": [tokens((goods or {}).get(i)) for i in range(count)]}
        | {"stronghold": tokens(stronghold)}
        | {"land": {s: [tile, (walls or {}).get(s, 0)] for s, tile in (land or {}).items()}}
        | fields,
    }
    state = GAME.from_json(position, box)
    if memory:
        state.remember(None)
    return Table(state)


def decks(
    box: InfamyBox, held: dict[str, list[str]], top: Mapping[str, Sequence[str]]
) -> dict[str, list[str]]:
    """Every card in its deck, unless it is held elsewhere."""
    places = {
        0: "tile-stack",
        1: "knavery-deck",
        2: "villainy-deck",
        3: "domination-deck",
        4: "event-deck",
        5: "quest-deck",
        6: "overlords",
    }
    gone = {card for cards in held.values() for card in cards}
    gone |= {card for cards in top.values() for card in cards}
    zones: dict[str, list[str]] = {place: [] for place in places.values()}
    for card in box.cards:
        if card.id not in gone:
            zones[places[card.kind]].append(card.id)
    for place, cards in top.items():
        zones[place] += list(cards)[::-1]  # the first one named is drawn first
    return zones | held


def tokens(row: Mapping[str, int] | None) -> list[int]:
    return [(row or {}).get(kind, 0) for kind in RESOURCES]


def blank(players: int, overlords: int) -> dict[str, object]:
    return {
        **dict.fromkeys(("first", "acts", "done", "fell", "plated"), 0),
        **dict.fromkeys(("tension", "stirred", "fallen"), 0),
        "ap": 3,
        "flipped": 0,
        "verdict": 0,
        "final": -1,
        "hero": "e6",
        "relics": [""] * overlords,
        "barracks": [3] * overlords,
        "resting": [0] * overlords,
        "infamy": [1] * overlords,
        "misery": [0] * overlords,
        "sabotage": [0] * overlords,
        "bribed": [-1] * overlords,
        "voice": list(range(players)),
        "dice": [0] * overlords,
        "sent": [],
        "left": [],
        "lackeys": {},
    }


def a_turn(**how: Any) -> Table:
    """At the first action of chair 0."""
    return a_table(*ACTION, **how)


def at_espionage(**how: Any) -> Table:
    """Two Overlords who both touch the Kingdom of Good; chair 0 may spy."""
    how = {"land": WAY_0 | WAY_1, "infamy": [5, 5]} | how
    return a_table(*ESPIONAGE, **how)


def a_march(throw: int, **how: Any) -> Table:
    """The Hero is about to move for chair 0."""
    chair = how.get("chair", 0)
    table = a_table(*ACTION, **how)
    # Built anew with the Hero Phase on top, now that the die can be loaded.
    table.state.agenda = agenda_of([*restart(chair), HeroPhase(chair)])
    table.load(throw)
    table.state.advance()
    return table


def restart(chair: int) -> list[Frame[Any]]:
    frames: dict[str, Any] = GAME.frames()
    return [frames[name](chair=chair) for name in ACTION]


def a_new_game(players: int, seed: int = 0, **options: Any) -> Table:
    return Table(GAME.new(players, seed, **options))
