"""The door by which games come in."""

import importlib
from importlib.metadata import EntryPoint

import pytest

import overlord
from overlord.core import registry


def test_the_installed_games_are_found_by_id() -> None:
    assert "dark-dealings" in overlord.games()
    assert overlord.game("dark-dealings").id == "dark-dealings"


def test_the_package_of_the_games_does_not_hide_the_function() -> None:
    package = importlib.import_module("overlord.games")

    assert callable(package)
    assert overlord.games() == registry.games() == package()


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(overlord.UnknownGame, match=r"no game 'chess'; installed: .*dark-dealings"):
        overlord.game("chess")


def test_a_strangers_game_enters_by_the_same_door(monkeypatch: pytest.MonkeyPatch) -> None:
    door = EntryPoint("toy-cellar", "tests.toys.cellar:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "_doors", lambda: {"toy-cellar": door})
    registry.game.cache_clear()

    assert registry.games() == ["toy-cellar"]
    assert registry.game("toy-cellar").id == "toy-cellar"
    registry.game.cache_clear()


def test_what_is_no_game_does_not_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    door = EntryPoint("odd", "tests.toys.cellar:HAND", registry.GROUP)
    monkeypatch.setattr(registry, "_doors", lambda: {"odd": door})
    registry.game.cache_clear()

    with pytest.raises(overlord.UnknownGame, match="must name a Game"):
        registry.game("odd")
    registry.game.cache_clear()
