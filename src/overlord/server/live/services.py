"""Services that all tables of a server share."""

from collections.abc import Callable

from overlord.processes import Processes
from overlord.server.bots.workers import Workers
from overlord.server.live.kept import Kept
from overlord.server.live.views import Views
from overlord.server.metrics import Metrics
from overlord.server.rate_limits import Limits
from overlord.server.store.store import Store
from overlord.server.threads import Threads

Clock = Callable[[], float]


class Services:
    def __init__(
        self, store: Store, workers: Workers, clock: Clock, date: Clock, limits: Limits
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock  # only goes forward
        self.date = date  # of the day, as it is stored
        self.kept = Kept()
        self.limits = limits
        self.metrics = Metrics()
        # Each kind of work has its own pool, so that none starves another.
        self.reading = Threads("reading", 4)
        # After a restart all tables are asked for at once; each comes back when it is its turn.
        self.restoring = Threads("restoring", 1, hasty=False)
        self.building = Threads("building", 1)
        self._views = Threads("views", 1, hasty=False)
        self.views = Views(self._views, self.kept)
        self.forecasts = Threads("forecasts", 1)
        self.boxes: Processes = workers.beside(1)

    def close(self) -> None:
        self.workers.close()
        self.boxes.close()
        for pool in (self.reading, self.restoring, self.building, self._views, self.forecasts):
            pool.close()
