"""Conan: the Overlord against the heroes."""

from overlord.games.conan.game import ConanGame

GAME = ConanGame()
