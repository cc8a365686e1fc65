"""Schemathesis: requests made up from our own OpenAPI document, good and bad, crash nothing."""

import os
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from schemathesis.openapi import from_dict

from overlord.server.app import UVICORN, application
from overlord.server.http.openapi import document
from overlord.server.live.lobby import Lobby
from overlord.server.rate_limits import Limits
from overlord.server.store.store import Store, url_of
from tests.server.beside import in_threads

pytestmark = pytest.mark.pure_only  # nothing here depends on the engine

EXAMPLES = int(os.environ.get("OVERLORD_EXAMPLES", "10"))  # for each operation, twice
# What is as the schema says may be refused all the same: it cannot know games, bots and tables.
BEYOND = [positive_data_acceptance]

api = from_dict(document("test"))
refusing = api.config.checks.negative_data_rejection
refusing.expected_statuses = [*refusing.expected_statuses, "413"]  # too large is a refusal, too
requests = settings(  # the same ones every time; more of them find more
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


class Door(NamedTuple):
    address: str
    table: str
    token: str


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A server with one table that is open, behind a real port; it limits nobody."""
    folder = tmp_path_factory.mktemp("openapi")
    store = Store(url_of(str(folder / "x.sqlite")))
    app = application(lambda: Lobby(store, in_threads(), limits=Limits(on=False)))
    server = uvicorn.Server(uvicorn.Config(app, port=0, **UVICORN))
    running = threading.Thread(target=server.run)
    running.start()
    while not server.started:
        time.sleep(0.01)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    seats = [{"kind": "me", "name": "Ann"}] + [{"kind": "open"}] * 5
    wish = {"game": "dark-dealings", "seats": seats}
    made = httpx2.post(f"{address}/api/tables", json=wish).json()
    yield Door(address, made["table"], made["token"])
    server.should_exit = True
    running.join()


@api.parametrize()
@requests
def test_requests_from_strangers(case: "schemathesis.Case[Any]", door: Door) -> None:
    case.call_and_validate(base_url=door.address, excluded_checks=BEYOND)


@api.parametrize()
@requests
def test_requests_from_somebody_who_is_seated(case: "schemathesis.Case[Any]", door: Door) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = door.table
    token = {"Authorization": f"Bearer {door.token}"}
    case.call_and_validate(base_url=door.address, headers=token, excluded_checks=BEYOND)
