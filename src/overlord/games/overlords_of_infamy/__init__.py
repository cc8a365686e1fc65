"""Overlords of Infamy: plot, spy, and make the world miserable."""

from overlord.games.overlords_of_infamy.game import InfamyGame

GAME = InfamyGame()
