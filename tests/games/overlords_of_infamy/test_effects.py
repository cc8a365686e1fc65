"""Every card of the shipped box does what its verbs promise, at a table where it can."""

from collections.abc import Callable
from typing import Any

import pytest

from overlord.core.errors import BadBox
from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.box import Effect, InfamyBox
from overlord.games.overlords_of_infamy.cards import vocabulary as v
from overlord.games.overlords_of_infamy.cards.resolve import HANDLERS, overlords_meant, resolve
from overlord.games.overlords_of_infamy.cards.special_effects import SPECIAL_HANDLERS
from overlord.games.overlords_of_infamy.marks import STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.world_tension import FlipEvent
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTIVE_CHAIR,
    AP,
    FALLEN,
    GOODS,
    HERO,
    INFAMY,
    LACKEY_ON,
    LAND,
    MISERY,
    MODS,
    POOL,
    RELIC_OF,
    SABOTAGE_ON,
    TENSION,
)
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    How,
    Table,
    a_box,
    a_plot,
    a_quest,
    a_turn,
    an_event,
)

BOX = schema.BOXES.shipped()
AFTERMATHS = [plot.id for plot in BOX.plots if plot.aftermath]
INSTANTS = [event.id for event in BOX.events if event.effects]
QUESTS = [quest.id for quest in BOX.quests if quest.effects]
LASTING = [event.id for event in BOX.events if event.modifiers]


def single(kind: str, nth: int) -> str:
    """A tile of the shipped box that shows one resource and nothing else."""
    number = v.RESOURCES.index(kind)
    plain = [t.id for t in BOX.tiles if t.symbols == [number, -1] and not t.walls]
    return plain[nth]


LANDS = {
    "c7": single("wood", 0),
    "c6": single("wood", 1),
    "b7": single("wood", 2),
    "h7": single("food", 0),
    "h6": single("food", 1),
    "g6": single("food", 2),
    "e3": single("scrap", 0),
    "e4": single("scrap", 1),
    "d3": single("scrap", 2),
}


def a_rich_table(**how: Any) -> Table:
    """Three Overlords with something of everything; it is the turn of chair 0."""
    each = dict.fromkeys(v.RESOURCES, 1)
    knaveries = [plot.id for plot in BOX.plots if plot.level == 0 and not plot.aftermath][-3:]
    settings: How = {
        "players": 3,
        "box": BOX,
        "land": LANDS,
        "goods": {0: each, 1: dict.fromkeys(v.RESOURCES, 2), 2: {"sparktech": 1}},
        "stronghold": each,
        "lackeys": {"c7": 0, "c6": 1, "h7": 1, "e3": 2},
        "barracks": [2, 2, 3],
        "infamy": [3, 4, 2],
        "relics": ["", "lute", "orbs"],
        "sabotage": [1, 0, 0],
        "active": dict(enumerate(knaveries)),
        "tension": 5,
        "hero": "d5",
    }
    table = a_turn(**settings | how)
    assert table.prompt == "act"
    return table


# -- what a verb promises --------------------------------------------------------------------

Check = Callable[[Effect, Infamy, Infamy, int], bool]


def had(effect: Effect, s: Infamy, holder: int) -> int:
    if effect.resource == v.CHOICE:
        return s.basics(holder)
    return s[GOODS + 7 * holder + effect.resource]


def gone(effect: Effect, s: Infamy, holder: int) -> int:
    return min(effect.amount, had(effect, s, holder))


def tiles(s: Infamy, chair: int) -> int:
    return s.count(LAND + chair)


def bribed(s: Infamy) -> object:
    return s.fields()["bribed"]


def modifiers(s: Infamy) -> dict[int, int]:
    return {rule: s[MODS + rule] for rule in range(v.M_SIZE) if s[MODS + rule]}


def clean(s: Infamy, chair: int) -> bool:
    return all(s[LACKEY_ON + spot] in (0, chair + 1) for spot in s.board.spots[chair])


PROMISES: dict[int, Check] = {
    v.GAIN: lambda e, a, b, c: had(e, b, c) == had(e, a, c) + e.amount,
    v.LOSE: lambda e, a, b, c: had(e, b, c) == had(e, a, c) - gone(e, a, c),
    v.TAKE: lambda e, a, b, c: (
        had(e, b, c) == had(e, a, c) - gone(e, a, c) and b.basics(0) > a.basics(0)
    ),
    v.TRIBUTE: lambda e, a, b, c: (
        b.basics(c) == a.basics(c) - e.amount and b.basics(STRONGHOLD) > a.basics(STRONGHOLD)
    ),
    v.LOOT: lambda e, a, b, c: (
        b.basics(c) == a.basics(c) + e.amount and b.basics(STRONGHOLD) < a.basics(STRONGHOLD)
    ),
    v.HOARD: lambda e, a, b, _: had(e, b, STRONGHOLD) == had(e, a, STRONGHOLD) + e.amount,
    v.SQUANDER: lambda e, a, b, _: had(e, b, STRONGHOLD) == had(e, a, STRONGHOLD) - e.amount,
    v.RECRUIT: lambda e, a, b, c: b[POOL + c] == max(0, a[POOL + c] - e.amount) < a[POOL + c],
    v.DESERT: lambda e, a, b, c: b[POOL + c] == min(5, a[POOL + c] + e.amount) > a[POOL + c],
    v.RECALL: lambda _e, a, b, c: b.out(c) == 0 < a.out(c),
    v.INFAMY: lambda e, a, b, c: b[INFAMY + c] == min(5, max(1, a[INFAMY + c] + e.amount)),
    v.TENSION: lambda e, a, b, _: b[TENSION] == min(10, max(0, a[TENSION] + e.amount)),
    v.ACTION_POINTS: lambda e, a, b, _: b[AP] == a[AP] + e.amount,
    v.HERO_MOVES: lambda _e, a, b, _c: b[HERO] != a[HERO],
    v.HERO_HOME: lambda _e, _a, b, _c: b[HERO] == b.board.stronghold,
    v.HERO_FALLS: lambda _e, _a, b, _c: b[FALLEN] == 1,
    v.EXPLOIT: lambda e, a, b, c: tiles(b, c) == tiles(a, c) + e.amount,
    v.WRECK: lambda e, a, b, c: tiles(b, c) == tiles(a, c) - e.amount,
    v.RELIC: lambda _e, a, b, c: b[RELIC_OF + c] >= 0 and not a.is_held(b[RELIC_OF + c]),
    v.DROP_RELIC: lambda _e, _a, b, c: b[RELIC_OF + c] == -1,
    v.REDRAW: lambda _e, a, b, c: b.cards(ACTIVE + c) != a.cards(ACTIVE + c),
    v.SPY: lambda _e, a, b, c: b.sees(0, ACTIVE + c) and not a.sees(0, ACTIVE + c),
    v.SABOTAGE: lambda e, a, b, c: b[SABOTAGE_ON + c] == a[SABOTAGE_ON + c] + e.amount,
    v.REPAIR: lambda _e, a, b, c: b[SABOTAGE_ON + c] == 0 < a[SABOTAGE_ON + c],
    v.SWEEP: lambda _e, a, b, c: clean(b, c) and (c != 0 or not clean(a, c)),
    v.MISERY: lambda e, a, b, c: b[MISERY + c] == a[MISERY + c] + e.amount,
    v.SPECIAL: lambda _e, a, b, _c: bribed(b) != bribed(a) or b.cards(ACTIVE) != a.cards(ACTIVE),
}


def carry_out(table: Table, card: int) -> Infamy:
    """Let a card do its work for chair 0, answering whatever is asked; the state before."""
    s = table.state
    before = s.clone()
    s.mark = len(s.agenda)
    resolve(s, card, 0)
    s.advance()
    while table.prompt != "act":
        options = table.options()
        table.answer("e5" if table.prompt == "move-hero" else min(options - {"enough"}))
    return before


def check_promises(table: Table, box: InfamyBox, id: str, effects: list[Effect]) -> None:
    before = carry_out(table, box.number(id))
    for effect in effects:
        if effect.verb in v.NOBODYS:
            victims = [0]
        elif effect.who == v.TARGET:
            victims = [1]  # the first one offered
        else:
            victims = overlords_meant(before, effect.who, 0)
        for victim in victims:
            kept = PROMISES[effect.verb](effect, before, table.state, victim)
            assert kept, f"{id}: {v.VERBS[effect.verb]} does nothing to {victim}"


@rule("OOI-74", "OOI-169")
@pytest.mark.parametrize("id", AFTERMATHS)
def test_an_aftermath_does_what_it_says(id: str) -> None:
    check_promises(a_rich_table(), BOX, id, BOX.plot(BOX.number(id)).aftermath)


@rule("OOI-99", "OOI-169")
@pytest.mark.parametrize("id", INSTANTS)
def test_a_world_event_does_what_it_says(id: str) -> None:
    check_promises(a_rich_table(), BOX, id, BOX.event(BOX.number(id)).effects)


@rule("OOI-127", "OOI-D25")
@pytest.mark.parametrize("id", QUESTS)
def test_a_quest_does_what_it_says(id: str) -> None:
    assert len(BOX.quests) == 24
    check_promises(a_rich_table(), BOX, id, BOX.quest(BOX.number(id)).effects)


@rule("OOI-102", "OOI-115")
@pytest.mark.parametrize("id", LASTING)
def test_a_lasting_event_holds_when_it_should(id: str) -> None:
    event = BOX.event(BOX.number(id))
    table = a_rich_table(top={"event-deck": [id]})
    s = table.state
    s.mark = len(s.agenda)
    s.then(FlipEvent(0))
    s.advance()
    now = modifiers(s)
    s[ACTIVE_CHAIR] = 1
    s.weigh()
    later = modifiers(s)
    promised = {modifier.rule: modifier.amount for modifier in event.modifiers}
    assert later == promised
    assert now == (promised if event.scope == v.NEXT_EVENT else {})


def test_every_verb_and_every_special_has_a_function_and_a_card() -> None:
    used = {e.verb for plot in BOX.plots for e in plot.aftermath}
    used |= {e.verb for event in BOX.events for e in event.effects}
    used |= {e.verb for quest in BOX.quests for e in quest.effects}
    assert set(HANDLERS) == set(PROMISES) == set(range(len(v.VERBS))) == used
    specials = {e.special for plot in BOX.plots for e in plot.aftermath if e.special >= 0}
    assert set(SPECIAL_HANDLERS) == set(range(len(v.SPECIALS))) == specials


# -- what the shipped cards do not show -------------------------------------------------------


def using(*effects: How, **how: Any) -> Table:
    """An Aftermath of these effects has been used."""
    box = a_box([a_plot("x", aftermath=effects)])
    table = a_turn(**{"box": box, "zones": {"completed.0": ["x"]}} | how)
    table.answer("x")
    return table


@rule("OOI-46")
def test_some_lackeys_are_recalled_as_their_owner_likes_stranded_or_not() -> None:
    out = {"b9": 0, "b10": 0, "e8": 0}
    table = using({"verb": "recall", "amount": 2}, lackeys=out, barracks=[0, 3])
    assert table.options() == {"done", *out}
    table.answer("e8", "b9")
    assert table.lackeys == {"b10": 0}
    stop = using({"verb": "recall", "amount": 2}, lackeys=out, barracks=[0, 3])
    stop.answer("done")
    assert stop.lackeys == out


@rule("OOI-171")
def test_several_lackeys_on_the_board_are_lost_one_by_one() -> None:
    out = {"b9": 0, "b10": 0, "e8": 0}
    table = using({"verb": "desert", "amount": 2}, lackeys=out, barracks=[0, 3])
    table.answer("e8", "b9")
    assert table.lackeys == {"b10": 0}


def test_several_tiles_are_wrecked_one_by_one() -> None:
    land = {"c8": "wood-1", "c7": "wood-2", "c9": "wood-3"}
    table = using({"verb": "wreck", "amount": 2}, land=land)
    table.answer("c8", "c9")
    assert table.land == {"c7": "wood-2"}


def test_a_named_resource_leaves_no_choice() -> None:
    table = using(
        {"verb": "tribute", "resource": "wood", "amount": 2}, goods={0: {"wood": 3, "food": 1}}
    )
    assert (table.stronghold, table.prompt) == ({"wood": 2}, "act")


def test_without_a_rival_nobody_is_the_target() -> None:
    box = a_box([a_plot("x", aftermath=[{"verb": "take", "who": "target"}])])
    zones = {"completed.0": ["x"], "quests-down": ["chore-0"]}
    table = a_turn(box=box, players=1, zones=zones)
    assert table.why_not("x") == ("no-target", "OOI-74")


BAD: list[tuple[How, str]] = [
    ({"plot": [a_plot("x", aftermath=[{"verb": "sing"}])]}, "is no verb"),
    ({"plot": [a_plot("x", aftermath=[{"verb": "special"}])]}, "go together"),
    (
        {"plot": [a_plot("x", aftermath=[{"verb": "special", "special": "sing"}])]},
        "is no special",
    ),
    ({"plot": [a_plot("x", aftermath=[{"verb": "gain", "amount": -1}])]}, "no negative amount"),
    ({"plot": [a_plot("x", aftermath=[{"verb": "take", "who": "you"}])]}, "done to others"),
    ({"plot": [a_plot("x"), a_plot("x")]}, "used twice"),
    ({"plot": [a_plot("x") | {"level": "mischief"}]}, "Invalid enum value"),
    ({"event": [an_event("e")]}, "expected effects or modifiers"),
    ({"event": [an_event("e", {"verb": "gain"}, scope="next-turn")]}, "what lasts has modifiers"),
    ({"event": [an_event("e", {"verb": "action-points"})]}, "for Aftermaths"),
    ({"event": [an_event("e", {"verb": "tension"})]}, "this would be lost"),
    (
        {"event": [an_event("e", scope="next-turn", modifiers=[{"rule": "sing"}])]},
        "is no modifier",
    ),
    (
        {
            "event": [
                an_event("e", scope="next-turn", modifiers=[{"rule": "raid", "resource": "wood"}])
            ]
        },
        "about no single resource",
    ),
    ({"quest": [a_quest("q", {"wood": 1}, {"verb": "gain"})]}, "nobody is 'you' to a quest"),
    (
        {"quest": [a_quest("q", {"wood": 1}, {"verb": "spy", "who": "richest"})]},
        "needs an Overlord who acts",
    ),
    ({"tile": [{"id": "t", "village": True, "resources": ["wood", "food"]}]}, "room for two"),
    ({"tile": [{"id": "t", "village": True, "pitfall": True}]}, "shows nothing else"),
    ({"tile": [{"id": "t"}]}, "expected resources"),
    ({"tile": [{"id": "t", "colour": "red"}]}, "unknown field"),
]


@pytest.mark.parametrize(("part", "complaint"), BAD, ids=lambda part: str(part)[-40:])
def test_a_bad_box_is_refused_with_its_place(part: How, complaint: str) -> None:
    with pytest.raises(BadBox, match=complaint):
        schema.BOXES.from_source(schema.BOXES.shipped_source() | part)
