"""Settings of a server: a TOML file, environment variables above it, options of the command above
both. Each is checked; a key that is not known is refused.
"""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from overlord.core.errors import OverlordError

PREFIX = "OVERLORD_"


class BadSettings(OverlordError):
    """A setting that cannot be used; says which, where, and what was expected."""


class Settings(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Settings, as `docs/howto/run-a-server.md` lists them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    db: str = ""  # a file, or postgresql://…
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    hosts: list[str] = []  # names under which the server is reached, beside its addresses
    proxies: list[str] = []  # addresses of proxies, whose X-Forwarded-For is believed
    limits: bool = True  # for each address
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    metrics: Literal["off", "local", "all"] = "local"  # who may read /metrics
    keep_finished_days: Annotated[int, Meta(ge=0)] = 0  # 0: for ever


def read_settings(
    file: str = "", surroundings: Mapping[str, str] = os.environ, **options: object
) -> Settings:
    """The settings of a file, of the environment and of the command line; raises BadSettings."""
    found: dict[str, Any] = {}
    if file:
        found |= _of_file(Path(file))
    names = Settings.__struct_fields__
    for name in names:
        text = surroundings.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _of_text(name, text)
    found |= {name: value for name, value in options.items() if value is not None}
    return _checked(found, file or "settings")


def _of_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise BadSettings(f"cannot read {file}: {problem.strerror}") from None
    except ValueError as problem:
        raise BadSettings(f"{file}: expected TOML; {problem}") from None
    for name in found:
        if name not in Settings.__struct_fields__:
            like = get_close_matches(name, Settings.__struct_fields__, 1)
            known = f"perhaps {like[0]}" if like else ", ".join(Settings.__struct_fields__)
            raise BadSettings(f"{file}: there is no setting {name!r}; expected: {known}")
    _checked(found, str(file))
    return found


def _of_text(name: str, text: str) -> object:
    """Value of an environment variable, checked by itself so that it can be named."""
    kind = Settings.__annotations__[name]
    value: object = text
    if kind == list[str]:
        value = [part.strip() for part in text.split(",") if part.strip()]
    elif kind is bool:
        value = {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    elif text.isdecimal() and kind is not str:
        value = int(text)
    _checked({name: value}, PREFIX + name.upper())
    return value


def _checked(found: dict[str, Any], place: str) -> Settings:
    try:
        return msgspec.convert(found, Settings)
    except msgspec.ValidationError as problem:
        raise BadSettings(f"{place}: {problem}") from None
