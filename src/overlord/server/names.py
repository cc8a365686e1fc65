"""Names and lines of people, cleaned of what could mislead those who read them."""

import unicodedata

from overlord.core.plain_text import JOINERS, plain
from overlord.server.refusal import Refusal

MARKS = 2  # of accents one upon the other; more would cover the line above

# Letters that look like Latin ones; capitals are compared as small letters.
ALIKE = str.maketrans(
    "аеорсухкмтвніјѕԁԛԝαεορςυχκμτνικ0135|ı",
    "aeopcyxkmtbhijsdqwaeopcyxkmtvikoiesli",
)


def clean_line(text: str) -> str:
    """One line without control characters, marks of direction, and towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in plain(unicodedata.normalize("NFC", text)):
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(name: str, seat: int) -> str:
    """A name as everybody will read it; raises Refusal if nothing is left of it."""
    cleaned = clean_line(name).strip(JOINERS)
    if not any(sign.isalnum() or unicodedata.category(sign)[0] == "S" for sign in cleaned):
        raise Refusal("no-name", detail=str(seat))
    return cleaned


def looks(name: str) -> str:
    """Look of a name at a glance: two that are equal are taken for each other."""
    flat = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in flat if sign.isalnum() or sign == "|")
    return letters.translate(ALIKE).replace("l", "i").replace("rn", "m")


def told_apart(name: str, seat: int, others: list[str]) -> str:
    """The name, with the number of its seat if it looks like another one at the table."""
    if looks(name) in {looks(other) for other in others}:
        return f"{name} ({seat + 1})"
    return name
