"""Log of the server: each line has its time, its level, an event, and facts such as the table.

No token, salt or secret is ever among the facts. What a client sent is escaped, so that no line can
be forged.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

log = logging.getLogger("overlord.server")


def about(**facts: object) -> dict[str, Any]:
    """The facts of a line, for `extra`."""
    return {"facts": facts}


def facts_of(record: logging.LogRecord) -> dict[str, str]:
    facts: dict[str, object] = getattr(record, "facts", {})
    return {name: str(fact) for name, fact in facts.items()}


class Lines(logging.Formatter):
    """For people and for grep: time, level, event, facts as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={_quoted(fact)}" for name, fact in facts_of(record).items())
        line = f"{_time(record)} {record.levelname:7} {_quoted(record.getMessage(), True)} {facts}"
        if record.exc_info:
            line = f"{line.rstrip()}\n{self.formatException(record.exc_info)}"
        return line.rstrip()


class Json(logging.Formatter):
    """For a collector of logs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _quoted(text: str, words: bool = False) -> str:
    plain = text.isascii() and text.isprintable() and '"' not in text
    return text if plain and (words or (text and " " not in text)) else json.dumps(text)


def set_up(form: Literal["text", "json"], level: str) -> None:
    """Have the server and its libraries log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
