"""Outcome of a game: places and scores of all seats, and what the scores are made of."""


class Outcome:
    """`places` starts at 1 and is shared in a tie; `breakdown` names each part by a message key.

    `scores` is what the table would write down; the parts of the breakdown are compared one after
    another, the first difference decides. A game may be `lost` by all: then nobody has won it,
    not even the seats in the first place.
    """

    def __init__(
        self,
        places: list[int],
        scores: list[int],
        breakdown: list[dict[str, int]],
        lost: bool = False,
    ) -> None:
        self.places = places
        self.scores = scores
        self.breakdown = breakdown
        self.lost = lost

    def winners(self) -> list[int]:
        if self.lost:
            return []
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def as_json(self) -> dict[str, object]:
        return {
            "places": self.places[:],
            "scores": self.scores[:],
            "breakdown": [dict(parts) for parts in self.breakdown],
        }


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for sort keys, the highest first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
