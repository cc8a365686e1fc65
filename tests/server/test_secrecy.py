"""Messages to a seat do not depend on what it cannot know, byte for byte."""

import msgspec
import pytest

from overlord.core.conformance.law_support import contents
from overlord.core.events import HIDDEN, Event, observer
from overlord.core.layout import SPECTATOR
from overlord.core.match import Entry, Match
from overlord.core.registry import game
from overlord.core.rng import Rng, seeded_rng
from overlord.server.bots.thinking import imagined_world, think
from overlord.server.live.scene import LogLines, header, reader_of, scene
from overlord.server.table import events
from overlord.server.table.events import Place
from overlord.server.table.table import Table


def played(players: int, answers: int, seed: int) -> Table:
    """A table in the middle of a game."""
    dark = game("dark-dealings")
    places = [Place(kind="person", name=f"P{n}", holder=f"h{n}") for n in range(players)]
    made = events.Created(
        table="T", game=dark.id, rules=1, options={}, places=places, clock="off",
        private=False, cards={}, secret=f"{seed:064x}", at=0.0,
    )  # fmt: skip
    table = Table(made, dark, dark.box, 0.0)
    table.apply(events.Started(), 0.0)
    assert table.match is not None
    luck = seeded_rng(seed)
    for _ in range(answers):
        if table.match.over:
            break
        pending = table.match.state.pending()
        seat = pending[luck.below(len(pending))]
        options = table.match.options(seat)
        action = options[luck.below(len(options))]
        table.apply(events.Acted(seat=seat, action=action, source="person"), 0.0)
    return table


def sent(table: Table, seat: int, language: str) -> bytes:
    """All that reaches a seat: the header, the scene and the whole log."""
    assert table.match is not None
    reader = reader_of(table.match, seat, language)
    seal = table.undo_seal(seat) if seat >= 0 else -1
    happened = LogLines(table.match.log).for_reader(reader.chronicle)
    parts = [header(table, 0.0, 0, language), scene(reader, seal, table.orders), happened]
    return msgspec.json.encode(parts)


def otherwise(match: Match, seat: int, luck: Rng) -> int:
    """Deal anew all that the seat cannot know, also in the log; how many cards changed."""
    before = contents(match.state)
    world = match.state.determinize(seat, luck.seed())
    world.watch(match, match.state.memory)
    match.state = world
    cards = len(match.setup.box.cards)
    log = []
    for entry in match.log:
        event = entry.event
        if event.card != HIDDEN and not event.seen >> observer(seat, match.setup.players) & 1:
            other = match.setup.box.first + luck.below(cards)
            event = Event(
                event.kind, other, event.source, event.target, event.seen, event.numbers,
                event.topic, event.rules,
            )  # fmt: skip
        log.append(Entry(entry.number, entry.answers, event))
    match.log = log
    return sum(
        one != other
        for zone, content in enumerate(before)
        for one, other in zip(content, world.cards(zone), strict=True)
    )


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_differ_in_hidden_cards_are_told_alike(players: int) -> None:
    luck = seeded_rng(players)
    changed = 0
    pairs = 0
    for seed in range(6):
        for answers in (0, 7, 25, 60):
            for seat in (0, players - 1, SPECTATOR):
                table = played(players, answers, seed)
                assert table.match is not None
                if table.match.over:
                    continue
                truth = [sent(table, seat, language) for language in ("en", "it")]
                changed += otherwise(table.match, seat, luck)
                table.history._seals.clear()
                assert [sent(table, seat, language) for language in ("en", "it")] == truth
                pairs += 1

    assert pairs > 60
    assert changed > 10 * pairs


def test_news_put_into_words_for_several_tell_each_what_it_would_be_told_alone() -> None:
    differ = 0
    for seed in range(4):
        match = played(4, 80, seed).match
        assert match is not None
        luck = seeded_rng(seed)
        for entry in match.log:  # in some game, whoever is not named may know a card
            entry.event.seen = luck.below(1 << 5)
        for order in ([SPECTATOR, 0, 1, 2, 3], [3, 1, SPECTATOR, 2, 0]):
            shared = LogLines(match.log)
            told = [shared.for_reader(reader_of(match, seat, "en").chronicle) for seat in order]
            assert told == [
                LogLines(match.log).for_reader(reader_of(match, seat, "en").chronicle)
                for seat in order
            ]
            differ += sum(one != other for one, other in zip(told[0], told[1], strict=True))

    assert differ > 100


def test_a_game_in_progress_tells_neither_secret_nor_seed_nor_salt() -> None:
    table = played(3, 10, 5)
    table.places[1].salt = "pepper"
    for seat in (0, 1, 2, SPECTATOR):
        told = sent(table, seat, "en")
        assert table.created.secret.encode() not in told
        assert str(table.seed).encode() not in told
        assert b"pepper" not in told
        assert b"h0" not in told  # the hash of a token


def test_bots_get_a_world_that_is_not_the_true_one() -> None:
    table = played(4, 6, 3)
    assert table.match is not None
    state = table.match.state
    seat = state.pending()[0]
    worlds = [msgspec.json.decode(imagined_world(state, seat)) for _ in range(8)]
    truth = msgspec.json.decode(msgspec.json.encode(state.to_json()))

    assert all(world["rng"] != truth["rng"] for world in worlds)
    assert all(world["zones"]["hero-deck"] != truth["zones"]["hero-deck"] for world in worlds)
    assert len({msgspec.json.encode(world["zones"]) for world in worlds}) == 8
    for world in worlds:
        assert world["zones"][f"hand.{seat}"] == truth["zones"][f"hand.{seat}"]
        assert len({msgspec.json.encode(row) for row in world["memory"]["where"]}) == 1
        answer = think("dark-dealings", b"", msgspec.json.encode(world), seat, "greedy", 1)
        assert answer in state.legal(seat)
