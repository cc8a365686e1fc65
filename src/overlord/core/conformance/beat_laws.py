# ruff: noqa: ARG001  (all laws of a kind are called alike)
"""Law of the beats: between two frames, too, everybody sees what they may see and no more."""

import json

from overlord.core.conformance.law_support import Breach, eyes, law
from overlord.core.events import HIDDEN, Event, Watcher
from overlord.core.game import Game
from overlord.core.rng import Rng
from overlord.core.state import State


class Onlooker(Watcher):
    """Looks at the table with all eyes wherever a beat ends."""

    def __init__(self, s: State, luck: Rng) -> None:
        self.s = s
        self.luck = luck
        self.news = 0

    def saw(self, event: Event) -> None:
        self.news += 1

    def between(self) -> None:
        if not self.news:
            return
        self.news = 0
        for seat in eyes(self.s):
            self._look(seat)

    def _look(self, seat: int) -> None:
        s = self.s
        seen = json.dumps(s.view(seat).as_json())
        if json.dumps(s.clone().view(seat).as_json()) != seen:
            raise Breach(f"a copy shows seat {seat} something else between two frames")
        for zone, shown in enumerate(s.view(seat).zones):
            if not s.sees(seat, zone) and shown != [HIDDEN] * len(s.cards(zone)):
                raise Breach(f"seat {seat} is shown {shown} in {s.setup.layout.names[zone]}")
        world = s.determinize(seat, self.luck.seed())
        imagined = json.dumps(world.view(seat).as_json())
        if imagined != seen:
            raise Breach(f"between two frames seat {seat} could tell {seen} from {imagined}")


@law
def a_beat_shows_nothing_hidden(game: Game, s: State, luck: Rng) -> None:
    for seat in s.pending()[:1]:
        options = s.legal(seat)
        trial = s.clone()
        trial.watch(Onlooker(trial, luck), None if s.memory is None else s.memory.clone())
        trial.apply(seat, options[luck.below(len(options))])
