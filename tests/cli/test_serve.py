"""The plain start page, for a server without the built browser client."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from overlord.server.app import application
from overlord.server.live.lobby import Lobby


def no_lobby() -> Lobby:
    raise AssertionError("a page needs no table")


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> TestClient:
    monkeypatch.setattr("overlord.server.http.pages.CLIENT", tmp_path)  # nothing is built there
    return TestClient(application(no_lobby))  # not entered, so nothing is started


def test_the_start_page_lists_the_games(client: TestClient) -> None:
    answer = client.get("/")

    assert answer.status_code == 200
    assert "Dark Dealings" in answer.text
    assert '<html lang="en">' in answer.text
    assert "<script" not in answer.text
    assert "style-src 'self'" in answer.headers["content-security-policy"]


def test_it_speaks_the_language_of_the_browser(client: TestClient) -> None:
    italian = client.get("/", headers={"accept-language": "fr, it;q=0.8, en;q=0.5"})

    assert '<html lang="it">' in italian.text
    assert "da 1 a 6 giocatori" in italian.text
    assert '<html lang="it">' in client.get("/?lang=it").text
    assert '<html lang="en">' in client.get("/?lang=<b>").text


def test_style_and_health(client: TestClient) -> None:
    assert client.get("/start.css").headers["content-type"].startswith("text/css")
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/nothing").status_code == 404


def test_every_style_of_the_page_is_in_the_sheet(client: TestClient) -> None:
    used = set(re.findall(r'class="(\w+)"', client.get("/").text))

    assert all(f".{name}" in client.get("/start.css").text for name in used)
