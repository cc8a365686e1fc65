"""Bellum Magica: raise a horde, plunder the human kingdom, and hide the chests."""

from overlord.games.bellum_magica.game import BellumMagicaGame

GAME = BellumMagicaGame()
