"""Overlords of Infamy as a game: seats, options, and how its states are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import GameOf, Option
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.box import EVENT, KNAVERY, OVERLORD, QUEST, TILE
from overlord.games.overlords_of_infamy.cards import effects  # noqa: F401 - enters its verbs
from overlord.games.overlords_of_infamy.encoding import InfamyEncoding
from overlord.games.overlords_of_infamy.forecast import forecast
from overlord.games.overlords_of_infamy.heuristics.judge import InfamyJudge
from overlord.games.overlords_of_infamy.land import rebuild
from overlord.games.overlords_of_infamy.marks import HOLDERS, SUPPLY
from overlord.games.overlords_of_infamy.set_up import SetUp
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.terms import InfamySetup, Terms
from overlord.games.overlords_of_infamy.zones import (
    DECKS,
    EVENT_DECK,
    EVENTS,
    GOODS,
    HERO,
    LAYOUT,
    LEFT,
    OVERLORD_OF,
    OVERLORDS,
    POOL,
    QUEST_DECK,
    TILE_STACK,
    VOICE,
)

SOLO = ["difficulty", "no-walls", "swift-hero", "every-level", "restless-hero"]
OPTIONS = [
    Option("events", ["standard", *[str(events) for events in range(3, 21)]]),
    Option("first", ["drawn", "1", "2", "3", "4"]),
    Option("zones", ["1", "2", "3", "4"]),
    Option("overlords", ["chosen", "drawn"]),
    Option("quests", ["no", "yes"]),
    Option("hero", ["table", "player"]),
    Option("difficulty", ["normal", "easy", "hard", "overlord"]),
    Option("no-walls", ["no", "yes"]),
    Option("swift-hero", ["no", "yes"]),
    Option("every-level", ["no", "yes"]),
    Option("restless-hero", ["no", "yes"]),
]


class InfamyGame(GameOf[Infamy]):
    """1 to 4 Overlords, and a fifth player, or one of fewer, as the Adventuring Hero."""

    def __init__(self) -> None:
        super().__init__(
            "overlords-of-infamy", range(1, 6), OPTIONS, 2, "OOI", LAYOUT, 20000, InfamyJudge()
        )

    def read_box(self, path: str) -> Box:
        return schema.BOXES.read(path)

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.BOXES.from_source(source)

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """Whether the variants go together, and the box supplies the table."""
        for name in SOLO:
            if players > 1 and options[name] != self.options[name].default:
                raise BadOption(f"option {name} of overlords-of-infamy is for one player only")
        if players == 1 and options["hero"] == "player":
            raise BadOption("the Hero as a player needs an Overlord at the table")
        if players == 1 and options["quests"] == "yes":
            raise BadOption("who plays alone plays with quests anyway")
        terms = Terms(players, options)
        if terms.hero_seat >= 0 and options["quests"] == "yes":
            raise BadOption("the Hero as a player has a quest of his own, so quests stay no")
        if terms.first >= terms.overlords:
            raise BadOption(f"the first player is one of {terms.overlords} Overlords")
        if terms.overlords == 3 and terms.turned == 3:
            raise BadOption("three Overlords have three zones")
        needs = [
            ("tiles", TILE, 13 * terms.overlords + (15 if terms.solo else 3)),
            ("Knavery Plots", KNAVERY, 4 * terms.overlords),
            ("World Events", EVENT, 12),
            ("quests", QUEST, max(12, terms.hero_goal + 3)),
            ("Overlords", OVERLORD, terms.overlords),
        ]
        for name, kind, count in needs:
            found = len(box.numbers(kind))
            if found < count:
                raise BadOption(f"this table needs a box with {count} {name}, found {found}")

    def encoding(self, setup: Setup) -> Encoding:
        return InfamyEncoding(setup)

    def agreed(self, box: Box, players: int, options: Mapping[str, str]) -> Setup:
        return InfamySetup(self, box, players, options)

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Infamy:
        return Infamy(setup, v, agenda, rng)

    def lay_out(self, s: Infamy) -> None:
        """OOI-5, OOI-6, OOI-8."""
        s.put_all(TILE_STACK, s.box.numbers(TILE))
        for level in range(3):
            s.put_all(DECKS + level, s.box.numbers(KNAVERY + level))
        s.put_all(EVENT_DECK, s.box.numbers(EVENT))
        s.put_all(QUEST_DECK, s.box.numbers(QUEST))
        s.put_all(OVERLORDS, s.box.numbers(OVERLORD))
        s[HERO] = s.board.stronghold
        for seat in range(s.players):
            s[VOICE + seat] = seat
        for kind in range(7):
            s[GOODS + 7 * SUPPLY + kind] = 10
        rebuild(s)
        s.then(SetUp())

    def check_position(self, s: Infamy, fields: Reader) -> None:
        """Ten tokens of each resource, six Lackeys of each colour; a word on each event in force.

        The Supply and the Pools are not written: they hold what is nowhere else.
        """
        for kind in range(7):
            s[GOODS + 7 * SUPPLY + kind] = 0
            left = 10 - sum(s[GOODS + 7 * holder + kind] for holder in range(HOLDERS))
            if left < 0:
                raise fields.part("goods").bad("ten tokens of each resource at most")
            s[GOODS + 7 * SUPPLY + kind] = left
        for chair in s.chairs:
            s[POOL + chair] = 6 - s.at_home(chair) - s.standing(chair)
            if not 0 <= s[POOL + chair] <= 5:
                raise fields.part("lackeys").bad(f"one to six Lackeys of chair {chair}")
        if s.count(LEFT) != s.count(EVENTS):
            raise fields.part("left").bad(f"{s.count(EVENTS)} values")
        rebuild(s)

    def factions(self, s: Infamy, seat: int) -> list[int]:
        """The Overlord of a seat; the Adventuring Hero has none."""
        return s.cards(OVERLORD_OF + seat)

    def forecast(self, s: Infamy, seat: int) -> dict[str, object]:
        return forecast(s, seat)
