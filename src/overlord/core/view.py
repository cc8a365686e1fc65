"""View of one seat: what it may know, as plain data; nothing leads back to the state."""

from overlord.core.layout import SPECTATOR


class View:
    """Zones by number with -1 for a card the seat may not know, and the game's public facts."""

    def __init__(
        self,
        seat: int,
        players: int,
        zones: list[list[int]],
        facts: dict[str, object],
        pending: list[int],
        prompts: list[str],
        about: list[dict[str, int]],
        over: bool,
    ) -> None:
        self.seat = seat
        self.players = players
        self.zones = zones
        self.facts = facts
        self.pending = pending
        self.prompts = prompts
        self.about = about  # the parameters of each choice that is pending, by name
        self.over = over

    @property
    def watching(self) -> bool:
        return self.seat == SPECTATOR

    def as_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "players": self.players,
            "zones": [zone[:] for zone in self.zones],
            "facts": self.facts,
            "pending": self.pending[:],
            "prompts": self.prompts[:],
            "about": [dict(parts) for parts in self.about],
            "over": self.over,
        }
