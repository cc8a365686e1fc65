"""The box that ships is the one that was designed."""

from collections import Counter

import pytest

from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.box import Effect, InfamyBox
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    MODIFIERS,
    RELICS,
    RESOURCES,
    SCOPES,
    VERBS,
)
from overlord.testing import rule


@pytest.fixture(scope="module")
def box() -> InfamyBox:
    return schema.BOXES.shipped()


def key(effects: list[Effect], price: int) -> tuple[object, ...]:
    told = [(one.verb, one.who, one.amount, one.resource, one.special) for one in effects]
    return (price, *told)


def test_55_tiles(box: InfamyBox) -> None:
    shapes = Counter(
        (len(tile.resources), tile.village, tile.walls.bit_count(), tile.pitfall)
        for tile in box.tiles
    )

    assert shapes == {
        (1, False, 0, False): 21,
        (1, True, 0, False): 7,
        (2, False, 0, False): 7,
        (0, True, 0, False): 8,
        (1, False, 3, False): 7,
        (0, False, 0, True): 5,
    }


def test_every_resource_lies_on_as_many_tiles(box: InfamyBox) -> None:
    shown = Counter(kind for tile in box.tiles for kind in tile.resources)

    assert shown == dict.fromkeys(range(len(RESOURCES)), 7)


@pytest.mark.parametrize(
    ("level", "cards", "tokens", "with_lackeys", "each_relic", "aftermaths", "points"),
    [
        (0, 35, {2: 20, 3: 15}, 5, 0, 5, (2, 4)),
        (1, 30, {4: 20, 5: 10}, 10, 2, 12, (5, 8)),
        (2, 25, {5: 6, 6: 8, 7: 11}, 10, 3, 15, (13, 17)),
    ],
)
def test_plots(
    box: InfamyBox,
    level: int,
    cards: int,
    tokens: dict[int, int],
    with_lackeys: int,
    each_relic: int,
    aftermaths: int,
    points: tuple[int, int],
) -> None:
    plots = [plot for plot in box.plots if plot.level == level]
    relics = Counter(plot.relic for plot in plots if plot.relic >= 0)
    kinds = range(len(RESOURCES))
    needed = [sum(plot.cost[kind] for plot in plots) for kind in kinds]
    if level == 0:
        needed = [sum(plot.cost[kind] > 0 for plot in plots) for kind in kinds]

    assert len(plots) == cards
    assert Counter(sum(plot.cost) for plot in plots) == tokens
    assert sum(plot.lackeys > 0 for plot in plots) == with_lackeys
    assert [relics[relic] for relic in range(len(RELICS))] == [each_relic] * len(RELICS)
    assert max(needed) - min(needed) <= 1
    assert sum(bool(plot.aftermath) for plot in plots) == aftermaths
    assert min(plot.points for plot in plots) == points[0]
    assert max(plot.points for plot in plots) == points[1]


def test_points(box: InfamyBox) -> None:
    """What the levels give; only a strong Aftermath takes one away."""
    for plot in box.plots:
        tokens = sum(plot.cost)
        of_tokens = [tokens, tokens + 1, 2 * tokens][plot.level]
        full = of_tokens + plot.lackeys + (3 if plot.relic >= 0 else 0)
        assert plot.points in ([full, full - 1] if plot.aftermath else [full]), plot.id


def test_no_two_aftermaths_do_the_same(box: InfamyBox) -> None:
    told = [key(plot.aftermath, plot.price) for plot in box.plots if plot.aftermath]

    assert len(set(told)) == 32


def test_60_world_events(box: InfamyBox) -> None:
    events = schema.BOXES.shipped_source()["event"]
    assert isinstance(events, list)
    told = [
        (*key(event.effects, event.scope), *((one.rule, one.amount) for one in event.modifiers))
        for event in box.events
    ]

    assert Counter(SCOPES[event.scope] for event in box.events) == {
        "instant": 24,
        "next-turn": 24,
        "next-event": 12,
    }
    assert Counter(event["mood"] for event in events) == {"helpful": 20, "harmful": 20, "mixed": 20}
    assert len(set(told)) == 60


@rule("OOI-D25")
def test_24_quests_of_three_tokens(box: InfamyBox) -> None:
    needed = [sum(quest.needs[kind] for quest in box.quests) for kind in range(len(RESOURCES))]

    assert [sum(quest.needs) for quest in box.quests] == [3] * 24
    assert max(needed) - min(needed) <= 1
    assert sum(bool(quest.effects) for quest in box.quests) == 12


def test_every_word_of_the_vocabulary_is_on_a_card(box: InfamyBox) -> None:
    effects = [one for plot in box.plots for one in plot.aftermath]
    effects += [one for event in box.events for one in event.effects]
    effects += [one for quest in box.quests for one in quest.effects]
    rules = {modifier.rule for event in box.events for modifier in event.modifiers}

    assert {VERBS[one.verb] for one in effects} == set(VERBS)
    unused = set(MODIFIERS) - {MODIFIERS[one] for one in rules if one < len(MODIFIERS)}
    assert unused == {"harvest", "no-harvest"}  # only of a named resource
