"""Tables of Big Bad Overlord that begin in the middle.

    python -m tests.games.big_bad_overlord.browser.midgame FILE

It is seat 0's turn, with the best of Armies against the worst. With four players the last one is
dead and haunts the others.
"""

import sys
from importlib.metadata import EntryPoint
from typing import Final

from overlord.core import registry
from overlord.core.frames import Step
from overlord.core.setup import Setup
from overlord.core.vectors import append
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, DONE, MINION
from overlord.games.big_bad_overlord.game import BigBadOverlordGame
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    CITADEL,
    DECK,
    DISCARD,
    FELL,
    GHOST_OF,
    GHOSTS,
    HAND,
    TURN,
    VIRTUE,
)
from tests.browser.toys import serve

SEED: Final = 4
ARMIES: Final = [
    [
        "champion-of-evil",
        "dastardly-demon",
        "mighty-sorcerer",
        "wicked-witch-1",
        "brain-stormer-1",
        "machine-o-death-axes",
    ],
    ["toady-1", "octobats-1"],
    ["thunder-newts-1", "menacing-horde-1", "mageskull"],
]
CITADELS: Final = [
    ["knights-of-darkness-1", "knights-of-darkness-2", "knights-of-darkness-3"],
    ["lickspittle-1", "riff-raff-1", "riff-raff-2"],
    ["legion-of-doom-1", "riff-raff-3", "riff-raff-4"],
]


class Siege(BigBadOverlordGame):
    def fresh(self, setup: Setup, seed: int) -> BigBadOverlord:
        s = super().fresh(setup, SEED)
        s.advance()
        while s[TURN] or s.asked(0) is None or s.asked(0).prompt != "march":  # type: ignore[union-attr]
            seat = s.pending()[0]
            options = s.legal(seat)
            s.apply(seat, DONE if DONE in options else options[0])
        arrange(s)
        s.agenda = append(s.agenda, Opening())
        return s


class Opening(Step[BigBadOverlord]):
    """A table is told when something happens."""

    def run(self, s: BigBadOverlord) -> None:
        s.announce("turn", s.duke(s[TURN]), s[TURN])


def arrange(s: BigBadOverlord) -> None:
    """Deal the cards above; all that is left is the deck."""
    for home in (ARMY, CITADEL, HAND):
        for chair in range(s.chairs):
            s.clear(home + chair)
    for chair in range(min(s.chairs, 3)):
        s.put_all(ARMY + chair, [s.box.number(id) for id in ARMIES[chair]])
        s.put_all(CITADEL + chair, [s.box.number(id) for id in CITADELS[chair]])
    dealt = {card for zone in s.setup.zones if zone >= HAND for card in s.cards(zone)}
    kinds = (MINION, ARTIFACT, DO_GOODER)
    all_cards = [card for kind in kinds for card in s.box.numbers(kind)]
    s.clear(DISCARD)
    s.clear(VIRTUE)
    s.put_all(DECK, [card for card in all_cards if card not in dealt])
    if s.chairs > 3:
        s[ALIVE] &= ~8
        s[FELL + 3] = 1
        ghost = s.duke(3) + len(s.box.dukes)
        s.move(ghost, GHOSTS, GHOST_OF + 3)


GAME = Siege()

if __name__ == "__main__":
    door = EntryPoint("big-bad-overlord", "tests.games.big_bad_overlord.browser.midgame:GAME", "")
    registry._doors = lambda: {door.name: door}  # type: ignore[assignment]
    serve(sys.argv[1])
