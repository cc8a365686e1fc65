"""The page about Big Bad Overlord shows the numbers of the box."""

from pathlib import Path

from overlord.core.registry import game
from overlord.games.big_bad_overlord.box import DO_GOODER, MIND, MINION, TYPES, Fighter
from overlord.words.number_text import halves

PAGE = Path(__file__).parents[3] / "docs" / "games" / "big_bad_overlord" / "index.md"
BOX = game("big-bad-overlord").box


def values(card: Fighter, type: int) -> str:
    if card.machine and type == MIND:
        return "immune"
    shown = card.values[type]
    attack = halves(shown.attack) if shown.attack >= 0 else "–"
    if card.defense_only and TYPES[type] == "melee":
        attack = f"d. o. {halves(card.defense_only)}"
    return f"{attack}/{shown.defense}"


def row(card: Fighter) -> str:
    """A line of a table: the copies of a minion, or what a Do-Gooder resists."""
    numbers = [values(card, type) for type in range(len(TYPES))]
    if card.kind == MINION:
        copies = sum(other.design == card.design for other in BOX.cards)
        return f"| {' | '.join([card.name, str(copies), *numbers])} |"
    words = {0: "all of", 1: "half of"}
    resisted = [
        f"{words[left]} {TYPES[type].upper()}"
        for type, left in enumerate(card.resist)
        if left in words
    ]
    return f"| {' | '.join([card.name, *numbers, ', '.join(resisted) or 'nothing'])} |"


def test_the_tables_are_those_of_the_box() -> None:
    fighters = [BOX.card(number) for kind in (MINION, DO_GOODER) for number in BOX.numbers(kind)]
    rows = dict.fromkeys(row(card) for card in fighters if isinstance(card, Fighter))

    written = PAGE.read_text("utf-8").splitlines()
    assert [line for line in written if line in rows] == list(rows), "\n".join(rows)
