"""The gaps in the rows of a player alone: what was taken leaves its place empty (DD-B27)."""

from typing import Any

from overlord.core.frames import Choice


class RowChoice(Choice[Any]):
    """A choice from the rows. `hero_gap` and `defense_gap` are where the first pair lay, or -1."""

    hero_gap: int
    defense_gap: int

    def gaps(self) -> dict[str, list[int]]:
        """The empty places of both rows, from the left."""
        return {
            "hero-row": [self.hero_gap] if self.hero_gap >= 0 else [],
            "defense-row": [self.defense_gap] if self.defense_gap >= 0 else [],
        }


def place(index: int, gap: int) -> int:
    """Place of the card with this index in a row, one place being empty or none (-1)."""
    return index + 1 if 0 <= gap <= index else index
