"""Dark Dealings: lure heroes, boast of them, and hold the castle."""

from overlord.games.dark_dealings.game import DarkDealingsGame

GAME = DarkDealingsGame()
