"""Documentation under /docs: served where it was built, and a sentence where it was not."""

from pathlib import Path

import pytest

from overlord.server.app import SAFE
from tests.server.conftest import Start


def test_the_site_is_served_where_it_is_built(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    (site / "games").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>manual</title>")
    (site / "games" / "rules.html").write_text("rules")
    (site / "404.html").write_text("no such page")
    monkeypatch.setattr("overlord.server.http.pages.SITE", site)
    client = start()

    front = client.call("GET", "/docs/")
    assert "manual" in front.text
    assert front.headers["content-security-policy"] == SAFE["Content-Security-Policy"]
    assert "manual" in client.call("GET", "/docs").text
    assert client.call("GET", "/docs/games/rules.html").text == "rules"
    missing = client.call("GET", "/docs/none.html")
    assert (missing.status_code, missing.text) == (404, "no such page")
    assert client.call("GET", "/docs/../../pyproject.toml").status_code == 404


def test_a_server_without_the_site_says_how_to_build_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overlord.server.http.pages.SITE", tmp_path)
    client = start()

    for path in ("/docs", "/docs/", "/docs/games/rules.html"):
        answer = client.call("GET", path)
        assert answer.status_code == 404
        assert "python3 dev.py docs" in answer.text


def test_the_page_for_somebody_new_is_told_in_their_language(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "conan"
    folder.mkdir(parents=True)
    (folder / "how-to-play.html").write_text("how")
    monkeypatch.setattr("overlord.server.http.pages.SITE", tmp_path)
    client = start()

    def told(language: str) -> dict[str, str]:
        games = client.call("GET", f"/api/games?lang={language}").json()["games"]
        return {game["id"]: game["how_to_play"] for game in games}

    assert told("it")["conan"] == "/docs/games/conan/how-to-play.html"
    assert told("it")["dark-dealings"] == ""
    (folder / "how-to-play.it.html").write_text("come")
    assert told("it")["conan"] == "/docs/games/conan/how-to-play.it.html"
    assert told("en")["conan"] == "/docs/games/conan/how-to-play.html"
    rules = client.call("GET", "/api/games/conan/rules?lang=it").json()
    assert rules["how_to_play"] == "/docs/games/conan/how-to-play.it.html"
