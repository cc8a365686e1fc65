"""Rehearsal of several answers in a row, so that they are given together or not at all."""

from overlord.core.errors import IllegalAction
from overlord.core.events import Event, Watcher, observer
from overlord.core.state import State


class Rehearsal(Watcher):
    """Answers of one seat, tried on a copy of the table.

    Before another answer nothing may have happened that the seat could not foresee: no luck, no
    card that it had not seen, nobody else's turn. Otherwise a request that is refused would tell
    what would have come. Which of these it was is not told either.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.world = state.clone()
        self.world.watch(self, None)
        self.seat = seat
        self.begun = False
        self.surprised = False

    @property
    def stopped(self) -> bool:
        """Whether the seat has to wait and see before it may answer again."""
        return self.begun and (self.surprised or self.world.place(self.seat) < 0)

    def answer(self, action: int) -> None:
        """Try the next answer. Raises IllegalAction, also where no further answer can be given."""
        world = self.world
        if self.stopped:
            message = "something happens before this answer that has to be seen first"
            raise IllegalAction(message, self.seat, action, "not-at-once", "")
        luck = world.rng.words()
        world.apply(self.seat, action)
        self.begun = True
        if world.rng.words() != luck:
            self.surprised = True

    def saw(self, event: Event) -> None:
        if event.kind in ("reveal", "peek", "pass-on"):
            self.surprised = True
        elif event.kind in ("move", "draw", "tuck"):
            known = self.world.sight(event.source)
            shown = self.world.sight(event.target) & ~known
            if shown >> observer(self.seat, self.world.players) & 1:
                self.surprised = True
