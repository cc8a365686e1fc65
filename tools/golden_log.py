"""Logs of one golden game of each game, written down in every language.

    python -m tools.golden_log [GAME ...]

The test compares the log with what is written. Run this when words or rules have changed on
purpose, and read the difference as somebody who does not know the game.
"""

import sys
from pathlib import Path

import overlord
from overlord.core.layout import SPECTATOR
from overlord.present.log import Chronicle, without_repeats
from overlord.words import LANGUAGES, Words
from tools.golden import folder_of, records_of

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Ed", "Flo"]


def log_path(id: str, language: str) -> Path:
    return folder_of(id) / f"log.{language}.txt"


def shortest_usual_game(id: str) -> Path:
    """The shortest golden record of a game with the most usual table: its default options."""
    game = overlord.game(id)
    usual = {name: option.default for name, option in game.options.items()}
    records = [(file, overlord.read_record(file)) for file in records_of(id)]
    several = [(len(one.answers), file) for file, one in records if one.players > 1]
    plain = [(len(one.answers), file) for file, one in records if one.options == usual]
    return min(set(plain) & set(several) or several)[1]


def log_of(file: Path, language: str) -> list[str]:
    """Log that a spectator reads from the first line to the last, and how it ended."""
    record = overlord.read_record(file)
    record.names = NAMES[: record.players]
    match = overlord.replay(record)
    chronicle = Chronicle(Words(language, record.game), match.setup, match.names, SPECTATOR)
    lines = without_repeats(chronicle.lines(match.log))
    return [f"{line.answers:3} {line.with_rule}" for line in lines]


def main() -> None:
    for id in sys.argv[1:] or overlord.games():
        file = shortest_usual_game(id)
        for language in LANGUAGES:
            lines = [f"# {file.name}", *log_of(file, language)]
            log_path(id, language).write_text("\n".join(lines) + "\n", "utf-8")
        print(f"{id}: {file.name}")


if __name__ == "__main__":
    main()
