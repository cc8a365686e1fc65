"""Tables of docs/research/encoding.md, written anew from the games.

python tools/encoding_page.py
"""

from pathlib import Path

from overlord.core.encoding import Encoding
from overlord.core.game import Game
from overlord.core.registry import game, games

PAGE = Path(__file__).parents[1] / "docs" / "research" / "encoding.md"
MARK = "<!-- written by tools/encoding_page.py -->"


def encoding_of(found: Game) -> Encoding:
    return found.encoding(found.setup(max(2, found.seats[0]), {}))


def tables() -> str:
    """A chapter for each game."""
    parts = []
    for id in games():
        encoding = encoding_of(game(id))
        parts.append(f"## {id}-v{encoding.version}\n")
        parts.append(f"{encoding.width} numbers, {encoding.actions} actions.\n")
        rows = ["| name | from | count | range | meaning |", "| --- | --- | --- | --- | --- |"]
        rows += [
            f"| `{run.name}` | {run.first} | {run.size} | {run.low}..{run.high} | {run.about} |"
            for run in encoding.runs
        ]
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def written(text: str) -> str:
    """The page with the tables as they are now."""
    return text[: text.index(MARK)] + f"{MARK}\n\n{tables()}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
