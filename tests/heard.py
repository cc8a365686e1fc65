"""A watcher that writes down everything that happens, for tests."""

from overlord.core.events import Event, Watcher


class Heard(Watcher):
    def __init__(self) -> None:
        self.events: list[Event] = []

    def saw(self, event: Event) -> None:
        self.events.append(event)
