"""Big Bad Overlord: dukes, minions and do-gooders, and one throne."""

from overlord.games.big_bad_overlord.game import BigBadOverlordGame

GAME = BigBadOverlordGame()
