"""Small tables of Big Bad Overlord: only the cards a test needs, then real answers and chosen dice.

`table.luck(12, 7)` lets the next two throws of two dice add up to 12 and 7; `(1, 6, 4)` is a single
die that shows 4. Cards are those of the shipped box, by id.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from overlord.core.rng import Rng, seeded_rng
from overlord.core.state import State
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.state import BigBadOverlord
from tests.games.named_table import NamedTable
from tests.heard import Heard

Roll = int | tuple[int, int, int]
DUKES = [card.id for card in GAME.box.cards if card.kind == 3]
IDLE = {"join-attack": "stay-out", "join-defense": "stay-out", "haunt": "stay-out"}
IDLE |= {"muster": "done", "withdraw": "stay", "cancel-haunt": "stay-out"}


@dataclass
class Duke:
    """One place at the table."""

    army: str = ""
    citadel: str = ""
    alive: bool = True


class Table(NamedTable[BigBadOverlord]):
    """A table where several may be asked at once: the first of them answers."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, BigBadOverlord)
        super().__init__(state)
        self.heard = Heard()
        state.watch(self.heard, state.memory)

    # Asking

    def prompt(self) -> str:
        return next(iter(self.who_is_asked().values()), "")

    def _seat(self, seat: int) -> int:
        return seat if seat >= 0 else self.state.pending()[0]

    # Answering

    def luck(self, *rolls: Roll) -> None:
        self.state.rng = fortune(rolls).clone()

    def idle(self) -> None:
        """Nobody joins, haunts, moves or withdraws until something else is asked."""
        while self.prompt() in IDLE:
            self.answer(IDLE[self.prompt()])

    def attack(self, chair: int, *rolls: Roll) -> None:
        """The turn player attacks and nobody interferes with the first round."""
        if rolls:
            self.luck(*rolls)
        self.answer(DUKES[chair])
        self.idle()

    def press_on(self, *rolls: Roll) -> None:
        if rolls:
            self.luck(*rolls)
        self.answer("press-on")
        self.idle()

    # Looking

    def army(self, chair: int) -> list[str]:
        return self.zone(f"army.{chair}")

    def citadel(self, chair: int) -> list[str]:
        return self.zone(f"citadel.{chair}")

    def announced(self, kind: str, topic: str = "") -> list[list[int]]:
        """The numbers of all events of a kind and topic."""
        return [
            event.numbers
            for event in self.heard.events
            if event.kind == kind and topic in ("", event.topic)
        ]

    def bonus(self, topic: str) -> int:
        """What was added to the last throw on a topic."""
        numbers = self.announced("throw", topic)[-1]
        return numbers[2 + numbers[0] + 1]


@cache
def fortune(rolls: tuple[Roll, ...]) -> Rng:
    """A generator whose next throws are these."""
    for seed in range(300_000):
        rng = seeded_rng(seed)
        words = rng.words()
        if all(_sum(rng, roll) for roll in rolls):
            return Rng(*words)
    raise AssertionError(f"no luck for {rolls}")


def _sum(rng: Rng, roll: Roll) -> bool:
    dice, sides, total = (2, 6, roll) if isinstance(roll, int) else roll
    return sum(rng.below(sides) + 1 for _ in range(dice)) == total


def a_new_game(players: int, seed: int = 0, **options: str) -> Table:
    return Table(GAME.table(GAME.setup(players, options), seed, memory=True))


MARCH = [("EndTurn", {"chair": 0}), ("March", {"seat": 0, "chair": 0, "left": 6})]


def a_table(
    *dukes: Duke,
    agenda: Sequence[tuple[str, dict[str, int]]] = MARCH,
    deck: str = "riff-raff-8 menacing-horde-6",
    fields: dict[str, object] | None = None,
    zones: dict[str, str] | None = None,
    players: int = 0,
    options: dict[str, str] | None = None,
) -> Table:
    """Any position; it is the turn of chair 0 unless told otherwise."""
    chairs = len(dukes)
    placed: dict[str, list[str]] = {"deck": deck.split()}
    alive = []
    fell: list[int] = []
    for chair, duke in enumerate(dukes):
        placed[f"mat.{chair}"] = [DUKES[chair]]
        placed[f"army.{chair}"] = duke.army.split()
        placed[f"citadel.{chair}"] = duke.citadel.split()
        ghost = [f"ghost-{DUKES[chair]}"]
        placed["ghosts"] = placed.get("ghosts", []) + (ghost if duke.alive else [])
        placed[f"ghost.{chair}"] = [] if duke.alive else ghost
        alive += [chair] if duke.alive else []
        fell.append(0 if duke.alive else 1 + len([n for n in fell if n]))
    for name, cards in (zones or {}).items():
        placed[name] = cards.split()
    position = {
        "game": "big-bad-overlord",
        "rules": GAME.rules_version,
        "players": players or chairs,
        "options": options or {},
        "zones": placed,
        "open": [],
        "agenda": [{"frame": frame, **numbers} for frame, numbers in agenda],
        "rng": [1, 2, 3, 4],
        "fields": {
            "turn": 0,
            "alive": alive,
            "fell": fell,
            "struck": [],
            "attacker": -1,
            "defender": -1,
            "stage": 0,
            "round": 0,
            "helpers": [],
            "shields": [],
            "quiet": [],
            "declined": [],
            "haunts": [0] * chairs,
            **(fields or {}),
        },
    }
    return Table(GAME.from_json(position))


WALL = "toady-1 toady-2 toady-3"  # a Citadel that lets its owner march
FAR = Duke("lickspittle-1", "lickspittle-2")  # somebody who has nothing to do with it


def a_battle(army: str, enemy: str, enemy_citadel: str = "", *others: Duke) -> Table:
    """Chair 0 is about to attack chair 1; chair 2 sits by."""
    return a_table(Duke(army, WALL), Duke(enemy, enemy_citadel), *(others or (FAR,)))


def a_quest(hero: str, army: str, citadel: str = "", *others: Duke) -> Table:
    """Chair 0 is about to draw a Do-Gooder."""
    agenda = [("Turn", {"chair": 0})]
    rest = others or (FAR, Duke("riff-raff-7"))
    return a_table(Duke(army, citadel), *rest, agenda=agenda, deck=f"riff-raff-8 {hero}")
