"""Fields of the messages that `bench/messages.py` has kept: new ones, gone ones, and changed ones.

usage: python bench/messages.py REV --keep FOLDER; python bench/message_fields.py FOLDER

For commits between which the protocol has grown, so that nearly every line differs. A changed field
is one that both have and that says something else, as long as the cards lie the same for that
person; from the first difference on the two games are different games.
"""

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# What a game says of its own, and what grows with the protocol in any case
OWN = ("facts", "forecast", "printed", "schemas", "paths")
CODE = re.compile(r"/[A-Z0-9]{8}(?=[/?]|$)")  # of a table, in an address
NUMBER = re.compile(r"-?\d+")
Place = tuple[str, str]  # table, person
Message = dict[str, Any]


def kept(path: Path) -> Iterator[tuple[Place, Message]]:
    """The messages and bodies that a server sent; of a body the person is its request."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            table, where, text = json.loads(line)
            if text.startswith("{") and not where.endswith(" says"):
                yield (table, where), json.loads(text)


def kind_of(place: Place, message: Message) -> str:
    request = CODE.sub("/TABLE", " ".join(place[1].split()[:2]))
    return str(message.get("type", request))


def below(name: str, key: str) -> str:
    return f"{name}.{'*' if NUMBER.fullmatch(key) else key}"


def fields(value: Any, name: str = "") -> Iterator[str]:
    """The names of all fields; numbers as names are all alike, and so are entries of a list."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in OWN:
                inner = below(name, key)
                yield inner
                yield from fields(part, inner)
    elif isinstance(value, list):
        for part in value:
            yield from fields(part, f"{name}[]")


def fields_by_kind(messages: list[tuple[Place, Message]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for place, message in messages:
        found[kind_of(place, message)].update(fields(message))
    return found


def outermost(names: set[str]) -> list[str]:
    return sorted(
        one
        for one in names
        if not any(one.startswith((f"{other}.", f"{other}[]")) for other in names)
    )


def scenes(messages: list[tuple[Place, Message]]) -> dict[Place, list[Message]]:
    """Whatever showed a person the table, in order."""
    found: dict[Place, list[Message]] = defaultdict(list)
    for place, message in messages:
        if message.get("type") in ("snapshot", "update") and message.get("scene"):
            found[place].append(message)
    return found


def changes(old: Any, new: Any, name: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The fields that both have and that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old.keys() & new.keys() - set(OWN):
            yield from changes(
                old[key], new[key], f"{name}.{'*' if NUMBER.fullmatch(key) else key}"
            )
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for before, after in zip(old, new, strict=True):
            yield from changes(before, after, f"{name}[]")
    elif old != new:
        yield name, old, new


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder
    old, new = list(kept(folder / "old.jsonl")), list(kept(folder / "new.jsonl"))
    before, after = fields_by_kind(old), fields_by_kind(new)
    for kind in sorted(before.keys() & after.keys()):
        gone, fresh = before[kind] - after[kind], after[kind] - before[kind]
        if gone or fresh:
            print(f"{kind}: gone {outermost(gone)}, new {outermost(fresh)}")
    counts: Counter[str] = Counter()
    examples: dict[str, str] = {}
    same = 0
    shown, theirs = scenes(old), scenes(new)
    for place, messages in shown.items():
        for one, other in zip(messages, theirs.get(place, []), strict=False):
            if one["scene"]["view"]["zones"] != other["scene"]["view"]["zones"]:
                break
            same += 1
            for name, was, is_ in changes(one, other):
                counts[name] += 1
                examples.setdefault(name, f"{str(was)[:80]} | {str(is_)[:80]}")
    print(f"{same} of {sum(map(len, shown.values()))} scenes with the same cards; they differ in")
    for name, count in counts.most_common():
        print(f"  {name} {count}: {examples[name]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
