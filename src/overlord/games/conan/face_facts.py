"""Facts of a view, read back from plain data."""

from typing import Any


def table_of(facts: dict[str, object], key: str) -> dict[str, object]:
    found = facts.get(key)
    return found if isinstance(found, dict) else {}


def row_of(facts: dict[str, object], key: str) -> list[Any]:
    found = facts.get(key)
    return found if isinstance(found, list) else []


def number_of(value: object) -> int:
    return value if isinstance(value, int) else 0


def text_of(value: object) -> str:
    return value if isinstance(value, str) else ""
