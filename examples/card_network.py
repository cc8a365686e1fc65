"""Network for rows of `overlord.core.encoding`: each card's zone is embedded, and all are summed.

That is a linear layer on "this card lies in that zone", without the many zeros. The other numbers
are scaled to their ranges, and the question is embedded like a card.
"""

import torch
from torch import nn

from overlord.core.encoding import Encoding


class CardNetwork(nn.Module):  # type: ignore[misc]  # torch is not installed where mypy runs
    """From rows to a vector of features."""

    def __init__(self, encoding: Encoding, size: int = 256) -> None:
        super().__init__()
        low, high = encoding.ranges()
        self.cards = encoding.cards
        self.question = encoding.question
        zones = high[0] + 1
        questions = high[self.question] + 1
        self.register_buffer("offsets", torch.arange(self.cards) * zones)
        scale = [1.0 / max(1, abs(a), abs(b)) for a, b in zip(low, high, strict=True)]
        scale[self.question + 1 : self.question + 1 + about_size(encoding)] = [0.0] * about_size(
            encoding
        )  # card numbers mean nothing as quantities
        self.register_buffer("scale", torch.tensor(scale[self.cards :]))
        self.embedding = nn.EmbeddingBag(self.cards * zones, size, mode="sum")
        nn.init.normal_(self.embedding.weight, std=self.cards**-0.5 / 4)
        self.asked = nn.Embedding(questions, size)
        nn.init.normal_(self.asked.weight, std=0.1)
        self.numbers = nn.Linear(encoding.width - self.cards, size)
        self.hidden = nn.Sequential(nn.Tanh(), nn.Linear(size, size), nn.Tanh())
        self.size = size

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        where = rows[:, : self.cards].long() + self.offsets
        question = rows[:, self.question].long()
        numbers = rows[:, self.cards :].float() * self.scale
        summed = self.embedding(where) + self.asked(question) + self.numbers(numbers)
        return self.hidden(summed)


def about_size(encoding: Encoding) -> int:
    return next(run.size for run in encoding.runs if run.name == "about")
