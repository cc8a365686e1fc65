"""Tables of Overlords of Infamy that begin in the middle.

    python -m tests.games.overlords_of_infamy.browser.midgame FILE

The Hero is about to move for seat 0, whose Plot lacks one Water: there is a tile with Water beside
the Lair, another Lackey is out, and both Overlords stand at the Kingdom of Good.
"""

import sys
from importlib.metadata import EntryPoint
from typing import Any, Final

from overlord.core import registry
from overlord.core.frames import Frame, agenda_of
from overlord.core.setup import Setup
from overlord.games.overlords_of_infamy.box import InfamyBox
from overlord.games.overlords_of_infamy.game import InfamyGame
from overlord.games.overlords_of_infamy.hero.hero_phase import HeroPhase
from overlord.games.overlords_of_infamy.state import Infamy
from tests.browser.toys import serve
from tests.games.overlords_of_infamy.tables import ACTION, a_table, restart

PLOTS: Final = {0: "lukewarm-baths-by-decree", 1: "knit-an-itchy-jumper-for-all"}
LAND: Final = {
    "b8": "sulking-pond",  # Water
    "c8": "mushroom-forest",  # two symbols
    "c7": "fence-of-old-swords",  # Walls
    "d7": "heap",
    "a8": "suspicious-rug",  # a Pitfall
    "g8": "turnip-estate",
    "g7": "goat-hill",
    "f7": "whispering-wood",
}


class Eve(InfamyGame):
    def frames(self) -> dict[str, type[Frame[Any]]]:
        return InfamyGame().frames()

    def fresh(self, setup: Setup, seed: int) -> Infamy:
        assert isinstance(setup.box, InfamyBox)
        table = a_table(
            *ACTION,
            players=setup.players,
            box=setup.box,
            active=PLOTS,
            land=LAND,
            walls={"c7": 0b000111},
            goods={0: {"sparktech": 1}, 1: {"wood": 1}},
            stronghold={"fauna": 1},
            lackeys={"d7": 0, "g8": 1, "e8": 1},
            barracks=[2, 1],
            infamy=[2, 1],
            tension=6,
            relics=["", "femur"],
        )
        table.state.agenda = agenda_of([*restart(0), HeroPhase(0)])
        table.load(3)
        return table.state


GAME = Eve()

if __name__ == "__main__":
    place = "tests.games.overlords_of_infamy.browser.midgame:GAME"
    door = EntryPoint("overlords-of-infamy", place, "")
    registry._doors = lambda: {door.name: door}  # type: ignore[assignment]
    serve(sys.argv[1])
