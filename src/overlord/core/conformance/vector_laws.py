# ruff: noqa: ARG001  (all laws of a kind are called alike)
"""Laws of the vector: numbers in range, derived ones that follow, places that hold their own."""

from overlord.core.conformance.law_support import Breach, law
from overlord.core.errors import BadPosition
from overlord.core.fields import APART, CARDS, LIST, ONE, ROW, Field, Notation, bound
from overlord.core.game import Game
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State


@law
def what_is_derived_follows_from_the_rest(game: Game, s: State, luck: Rng) -> None:
    """A position that is read has all numbers again, also those that are not written."""
    again = game.from_json(s.to_json(), s.setup.box)
    read = numbers(again)
    for name, found in numbers(s).items():
        if read[name] != found:
            raise Breach(f"after reading, {name} is {read[name]}, not {found}")


@law
def a_number_is_in_its_range(game: Game, s: State, luck: Rng) -> None:
    for field in s.setup.layout.fields:
        if field.shape == APART or type(field.notation) is not Notation:
            continue
        low, high = bound(field.low, s.setup), bound(field.high, s.setup)
        for number in numbers_of(s, field):
            unset = field.shape == CARDS and number == field.start
            if not unset and not low <= number <= high:
                raise Breach(f"{field.name} holds {number}, not from {low} to {high}")


@law
def a_full_place_says_its_name(game: Game, setup: Setup, seed: int, met: list[str]) -> None:
    """All zones and lists are filled to the brim; one number more is refused, and none is lost."""
    s: State = game.fresh(setup, seed)
    places = setup.zones + [one.place for one in setup.layout.fields if one.shape == LIST]
    for place in places:
        s.put_all(place, [place] * setup.room(place))
    for place in places:
        name = setup.layout.name_of(place)
        try:
            s.put(place, 0)
        except IndexError as problem:
            if name not in str(problem):
                raise Breach(f"{name} is full and says {problem}") from None
        else:
            raise Breach(f"{name} takes more than {setup.room(place)}")
    for place in places:
        if s.cards(place) != [place] * setup.room(place):
            raise Breach(f"{setup.layout.name_of(place)} shares its room with another place")


@law
def a_field_keeps_to_its_bounds(game: Game, setup: Setup, seed: int, met: list[str]) -> None:
    """The least and the greatest number are read and written, those beyond are refused by name."""
    s: State = game.fresh(setup, seed)
    for field in setup.layout.fields:
        if not field.written:
            continue
        _refuses(s, field, None)
        if field.shape == APART or type(field.notation) is not Notation:
            continue
        low, high = bound(field.low, setup), bound(field.high, setup)
        for number in (low, high):
            data = _filled(s, field, number)
            field.read(s, Reader(data, field.name))
            if field.write(s) != data:
                raise Breach(f"{field.name} reads {number}, and writes {field.write(s)}")
        for number in (low - 1, high + 1):
            _refuses(s, field, _filled(s, field, number))


def _refuses(s: State, field: Field, data: object) -> None:
    if data in ([], {}):  # a table may have none of them
        return
    try:
        field.read(s, Reader(data, field.name))
    except BadPosition as problem:
        if not str(problem).startswith(field.name):
            raise Breach(f"{field.name} refuses {data} as {problem}") from None
    else:
        raise Breach(f"{field.name} accepts {data}")


def _filled(s: State, field: Field, number: int) -> object:
    """A field as it is written when it is full of one number."""
    if field.shape == ONE:
        return number
    if field.shape == ROW:
        return [number] * field.rows(s.setup)
    if field.shape == LIST:
        return [number] * field.size
    cards = s.setup.box.cards if number != field.start else []
    return {card.id: number for card in cards}


def numbers(s: State) -> dict[str, list[int]]:
    """All that a vector says by name. What lies behind the end of a zone or a list says nothing."""
    setup = s.setup
    found = {setup.layout.names[zone]: s.cards(zone) for zone in setup.zones}
    found["open zones"] = [s[setup.sight_at + zone] for zone in setup.zones]
    for field in setup.layout.fields:
        if field.shape != APART:
            found[field.name] = numbers_of(s, field)
    return found


def numbers_of(s: State, field: Field) -> list[int]:
    if field.shape == LIST:
        return s.cards(field.place)
    if field.shape == CARDS:
        return [s.of(field.place, card) for card in range(len(s.setup.box.actions))]
    return [s[field.place + i] for i in range(field.rows(s.setup) if field.shape == ROW else 1)]
