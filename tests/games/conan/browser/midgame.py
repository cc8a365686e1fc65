"""Tables of Conan that begin in the middle.

    python -m tests.games.conan.browser.midgame FILE

The Overlord's turn begins. Conan stands in the open with a Pict Warrior, hyenas are
two steps away, Zogar Sag is in the stone hut; Shevatas waits beside a chest with a potion at his
feet.
"""

import sys
from importlib.metadata import EntryPoint

from overlord.core import registry
from overlord.core.frames import agenda_of
from overlord.core.setup import Setup
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.game import ConanGame
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import TURN
from tests.browser.toys import serve
from tests.games.conan.tables import Table


class Eve(ConanGame):
    def fresh(self, setup: Setup, seed: int) -> Conan:
        assert isinstance(setup.box, ConanBox)
        table = Table(box=setup.box, players=setup.players)
        table.place("c3", "conan", "pict-warriors-1")
        table.place("c1", "shevatas")
        table.place("e5", "hadrathus")
        table.place("c5", "hyenas-1", "hyenas-2", "hyenas-3")
        table.place("b4", "zogar-sag-1", life=5)
        table.place("d4", "giant-snake-1", life=8)
        table.place("c7", "pict-hunters-green-1", "pict-hunters-green-2")
        table.lies("c1", "life-potion-1")
        table.carry("conan", "battle-axe", "shield")
        table.gems("overlord", reserve=5)
        table.gems("conan", reserve=7, fatigue=3)
        table.state[TURN] = 2
        table.state.agenda = agenda_of([OverlordTurn()])
        table.luck("orange 1")  # a bite of no power would ask for no Guard (CO-C70)
        return table.state


GAME = Eve()

if __name__ == "__main__":
    door = EntryPoint("conan", "tests.games.conan.browser.midgame:GAME", "")
    registry._doors = lambda: {door.name: door}  # type: ignore[assignment]
    serve(sys.argv[1])
