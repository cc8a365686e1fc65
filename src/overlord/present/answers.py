"""Answers in words: what somebody meant, read generously, or why it cannot be told."""

import json
import re
from typing import Final

from overlord.present.reader import Offer
from overlord.words import Words

BRACKETS: Final = re.compile(r"[\[<(]\s*(\d{1,4})\s*[\])>]")
NUMBER: Final = re.compile(r"(?<![\w.,-])(\d{1,4})(?![\w]|[.,]\d)")
KEYS: Final = ("answer", "choice", "action", "move", "number")
FINAL: Final = re.compile(r"(?:answer|choice|move|action|risposta|scelta|mossa)\W{0,4}(\d{1,4})\b")
LONG: Final = 60  # characters of an answer that a refusal repeats


class Understood:
    """An action, or the reason why there is none."""

    def __init__(self, action: int, reason: str = "") -> None:
        self.action = action
        self.reason = reason


def understand(said: str, offers: list[Offer], words: Words) -> Understood:
    """Choice that is meant, of the numbered ones: by its number, by JSON, or by its words.

    Of several numbers the last in brackets counts, then one behind "answer", then the only one.
    """
    number = number_in(said)
    if number is not None:
        if not 1 <= number <= len(offers):
            return _refused(words, "answer-out-of-range", said, len(offers))
        return _taken(offers[number - 1], words)
    found = by_words(said, offers)
    if len(found) == 1:
        return _taken(found[0], words)
    key = "answer-ambiguous" if found else "answer-unclear"
    return _refused(words, key, said, len(offers))


def number_in(said: str) -> int | None:
    """The number of a choice, if the answer names one."""
    text = said.strip()
    inside = _from_json(text)
    if inside is not None:
        text = inside
    if text.isdecimal():
        return int(text)
    for pattern in (BRACKETS, FINAL):
        found = pattern.findall(text.casefold())
        if found:
            return int(found[-1])
    numbers = set(NUMBER.findall(text))
    return int(numbers.pop()) if len(numbers) == 1 else None


def _from_json(text: str) -> str | None:
    """Text under a usual key of an object somewhere in the text."""
    first, last = text.find("{"), text.rfind("}")
    if first < 0 or last < first:
        return None
    try:
        data = json.loads(text[first : last + 1])
    except ValueError:
        return None
    if not isinstance(data, dict):
        return None
    for key in KEYS:
        if isinstance(data.get(key), (int, str)) and not isinstance(data[key], bool):
            return str(data[key]).strip()
    return None


def by_words(said: str, offers: list[Offer]) -> list[Offer]:
    """The choices whose words were said: whole, a part of them, or all of them within more."""
    wanted = plain(_from_json(said) or said)
    if not wanted:
        return []
    texts = [plain(offer.text) for offer in offers]
    whole = [offer for offer, text in zip(offers, texts, strict=True) if text == wanted]
    within = [offer for offer, text in zip(offers, texts, strict=True) if text in wanted]
    part = f" {wanted} "
    partly = [offer for offer, text in zip(offers, texts, strict=True) if part in f" {text} "]
    allowed = [[one for one in found if one.allowed] for found in (whole, within, partly)]
    return next((found for found in [*allowed, whole, within, partly] if found), [])


def plain(text: str) -> str:
    """Words alone, in small letters."""
    return " ".join(re.findall(r"\w+", text.casefold()))


def _taken(offer: Offer, words: Words) -> Understood:
    if offer.allowed:
        return Understood(offer.action)
    return Understood(offer.action, words.say("not-allowed", reason=offer.reason))


def _refused(words: Words, key: str, said: str, count: int) -> Understood:
    short = " ".join(said.split())
    found = short if len(short) <= LONG else f"{short[:LONG]}…"
    return Understood(-1, words.say(key, count=count, found=found))
