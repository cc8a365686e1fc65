"""Search that thinks ahead in imagined worlds; see `tree` for how."""

from overlord.players.search.player import Search

__all__ = ["Search"]
