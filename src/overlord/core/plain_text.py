"""Text from elsewhere without what a terminal would obey or a reader would not see."""

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # scripts and emoji need them inside a word


def is_plain(sign: str) -> bool:
    """No control character, mark of direction, or sign that is private or not assigned."""
    kind = unicodedata.category(sign)
    return (kind[0] != "C" and kind not in ("Zl", "Zp")) or sign in JOINERS


def plain(text: str) -> str:
    """One line that may be printed anywhere: what moves the pen becomes a space."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    for sign in text:
        if sign.isspace() or unicodedata.category(sign) == "Cc":
            kept.append(" ")
        elif is_plain(sign):
            kept.append(sign)
    return "".join(kept)
