"""Beats: the table from one thing that happens to the next, while an answer is carried out."""

from overlord.core.state import State


class Moment:
    """The table as it was when so many events had happened."""

    def __init__(self, events: int, state: State) -> None:
        self.events = events
        self.state = state


class Beats:
    """Moments between which something happened; the first is where it began."""

    def __init__(self, events: int, state: State) -> None:
        self.moments = [Moment(events, state.clone())]

    def copy(self) -> "Beats":
        first = self.moments[0]
        twin = Beats(first.events, first.state)
        twin.moments = self.moments[:]
        return twin

    def passed(self, events: int, state: State) -> None:
        """A frame is done; a moment ends here if anything has happened since the last one."""
        if events > self.moments[-1].events:
            self.moments.append(Moment(events, state.clone()))

    def ended(self, events: int, state: State) -> None:
        """An answer is done; what changed without an event belongs to its last beat."""
        if events > self.moments[-1].events or len(self.moments) == 1:
            self.moments.append(Moment(events, state.clone()))
        else:
            self.moments[-1] = Moment(self.moments[-1].events, state.clone())

    def since(self, events: int) -> list[Moment]:
        """The moments from the last one that had no more events than these."""
        start = 0
        for i, moment in enumerate(self.moments):
            if moment.events <= events:
                start = i
        return self.moments[start:]
