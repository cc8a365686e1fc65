"""Difference of two boxes, card by card and number by number."""

from collections.abc import Iterator

from overlord.core.box import Box, Card

PLAIN = (bool, int, float, str, bytes)
DEEP = 4  # parts of parts; deeper nothing of a card is written


def box_diff(before: Box, after: Box) -> list[str]:
    """One line for each card that came, went, or became different."""
    old = {card.id: card for card in before.cards}
    new = {card.id: card for card in after.cards}
    lines = [f"- {id}" for id in old if id not in new]
    lines += [f"+ {id}" for id in new if id not in old]
    for id, card in new.items():
        if id in old:
            lines += [f"{id}: {line}" for line in _card_diff(old[id], card)]
    return lines


def _card_diff(old: Card, new: Card) -> Iterator[str]:
    before, after = dict(_parts(old, "", DEEP)), dict(_parts(new, "", DEEP))
    for name in dict.fromkeys([*before, *after]):
        if before.get(name) != after.get(name):
            yield f"{name} {before.get(name)} → {after.get(name)}"


def _parts(thing: object, name: str, depth: int) -> Iterator[tuple[str, object]]:
    """All numbers and words of a thing by their path; compiled classes have no `vars`."""
    if thing is None or isinstance(thing, PLAIN):
        yield name, thing
    elif depth == 0:
        return
    elif isinstance(thing, list | tuple):
        for i, one in enumerate(thing):
            yield from _parts(one, f"{name}[{i}]", depth - 1)
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield from _parts(one, f"{name}.{key}", depth - 1)
    else:
        for attribute in dir(thing):
            if attribute.startswith("_"):
                continue
            one = getattr(thing, attribute)
            if not callable(one):
                path = f"{name}.{attribute}" if name else attribute
                yield from _parts(one, path, depth - 1)
