"""Fitted section of a game's `weights.py`: what the fit writes, between two marks."""

import ast
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src/overlord/games"
END = "# -- end of what is fitted --"

Value = float | list[float] | dict[str, float] | dict[str, list[int]]


@dataclass(frozen=True)
class Constant:
    """One name in the section, with what it means."""

    name: str
    meaning: str = ""
    digits: int = 3


@dataclass(frozen=True)
class Group:
    """Constants under one heading."""

    heading: str
    constants: list[Constant]


def file_of(game: str) -> Path:
    return GAMES / game.replace("-", "_") / "heuristics" / "weights.py"


def begin(game: str) -> str:
    return f"# -- fitted by `python3 dev.py fit {game}` --"


def values_of(file: Path) -> dict[str, Value]:
    """All constants that are plain numbers or made of them, by name."""
    found: dict[str, Value] = {}
    for line in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value:
            found[line.target.id] = ast.literal_eval(line.value)
    return found


def section_of(game: str, text: str) -> str:
    """Text between the marks."""
    return text.partition(begin(game))[2].partition(END)[0]


def section(groups: list[Group], values: dict[str, Value]) -> str:
    """The text between the marks, written with new values."""
    parts = []
    for group in groups:
        lines = [f"# {group.heading}:"]
        lines += [line(constant, values[constant.name]) for constant in group.constants]
        parts.append("\n".join(lines))
    return "\n\n" + "\n\n".join(parts) + "\n\n"


def line(constant: Constant, value: Value) -> str:
    meaning = f"  # {constant.meaning}" if constant.meaning else ""
    if isinstance(value, dict):
        rows = [f'    "{key}": {rounded_text(one, constant.digits)},' for key, one in value.items()]
        return "\n".join([f"{constant.name}: Final = {{{meaning}", *rows, "}"])
    return f"{constant.name}: Final = {rounded_text(value, constant.digits)}{meaning}"


def rounded_text(value: float | list[float] | list[int], digits: int) -> str:
    if isinstance(value, list):
        return f"[{', '.join(rounded_text(one, digits) for one in value)}]"
    return str(value) if isinstance(value, int) else str(round(value, digits) + 0.0)


def write(game: str, file: Path, groups: list[Group], values: dict[str, Value]) -> None:
    text = file.read_text(encoding="utf-8")
    old = section_of(game, text)
    assert old, f"{file} has no section that is fitted"
    file.write_text(text.replace(old, section(groups, values)), encoding="utf-8")
